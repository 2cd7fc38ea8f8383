// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/EnumBox.h"
#include "live/LiveClass.h"

#include <QDockWidget>
#include <QTimer>

class QBoxLayout;
class QListWidget;
class QMainWindow;
class QMenu;
class QPushButton;
class QScrollArea;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace lightsout {

class LiveWall;
class QuestionForm;
class TextLabel;

/// The teacher's side of a live class: the pupils, the questions, and everything that changes what
/// the class sees. It is next to the pages, or below them if the window is narrow.
class ClassDock : public QDockWidget {
    Q_OBJECT

public:
    /// `commands` are in the menu of the dock, and `end` ends the class. The class, the wall and
    /// the window must outlive the dock.
    ClassDock(LiveClass& live, LiveWall& wall, Workbench& workbench,
              const QList<QAction*>& commands, QAction* end, QMainWindow* window);

    /// Moves the keyboard focus to the question.
    void beginQuestion();

Q_SIGNALS:
    /// Emitted when the teacher wants to choose other boards.
    void boardsRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeControls(QAction* end);
    QWidget* makePupils();
    QWidget* makeQuestions();
    QPushButton* makeButton(const char* name, QWidget* parent);
    /// Makes a button that looks like a link.
    QPushButton* makeLink(const char* name, QWidget* parent);
    void retranslate();
    void refresh();
    void refreshControls();
    void refreshPupils();
    void refreshQuestions();
    void proceed();
    void ask();
    /// Moves the dock next to or below the pages, depending on the width of the window.
    void settle();
    /// Returns the position of the pupil who is selected in the list; nullopt if none is.
    std::optional<std::size_t> selected() const;
    void removeSelected();
    void takeName(QTreeWidgetItem* item);

    LiveClass& live_;
    LiveWall& wall_;
    QMainWindow& window_;
    QScrollArea* scroll_;
    QBoxLayout* sections_ = nullptr; ///< horizontal if the dock is below the pages

    TextLabel* title_ = nullptr;
    TextLabel* word_ = nullptr;
    TextLabel* info_ = nullptr;
    QToolButton* close_ = nullptr;
    QPushButton* begin_ = nullptr;
    QPushButton* pause_ = nullptr;
    QPushButton* names_ = nullptr;
    QPushButton* solution_ = nullptr;
    QPushButton* again_ = nullptr;
    QPushButton* reveal_ = nullptr;
    QPushButton* next_ = nullptr; ///< performs the step that usually comes next
    EnumBox<RankingOrder>* order_ = nullptr;
    QPushButton* showWall_ = nullptr;
    QPushButton* wayIn_ = nullptr;
    QPushButton* more_ = nullptr;
    QMenu* menu_;
    QPushButton* end_ = nullptr;

    TextLabel* pupilsTitle_ = nullptr;
    TextLabel* solved_ = nullptr;
    QTreeWidget* pupils_ = nullptr;
    QPushButton* closer_ = nullptr;
    QPushButton* rename_ = nullptr;
    QPushButton* remove_ = nullptr;

    TextLabel* questionTitle_ = nullptr;
    QWidget* preparedBox_ = nullptr;
    TextLabel* preparedTitle_ = nullptr;
    QListWidget* prepared_ = nullptr;
    QPushButton* askNext_ = nullptr;
    QPushButton* forget_ = nullptr;
    QuestionForm* form_ = nullptr;
    QPushButton* ask_ = nullptr;

    QTimer soon_;
};

} // namespace lightsout
