// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lessons/LessonSession.h"

#include <QDockWidget>

class QBoxLayout;
class QPushButton;
class QScrollArea;
class QToolButton;

namespace lightsout {

class AskCard;
class PointerOverlay;
class StepDots;
class TextLabel;

/// A lesson beside the pages; below them where the window is narrow.
class LessonDock : public QDockWidget {
    Q_OBJECT

public:
    /// The window must outlive it.
    LessonDock(Workbench& workbench, LessonShelf& shelf, QWidget& window);

    LessonSession& session() { return session_; }
    /// Opens a lesson where it was left, or says what is wrong with its file.
    void openLesson(const QString& name, std::optional<std::size_t> step = {});
    /// Opens a lesson from elsewhere, which becomes one of the user's own; or says why it can't.
    void openFile(const QString& path);
    /// The number and title of the open lesson.
    QString heading() const;
    /// A presenter's keys: on by a step or back by one. False where no lesson is open.
    bool turn(bool isForward);
    /// Whether the window is on a wall.
    void setOnWall(bool isOnWall);
    /// So many pixels of the step are seen only by scrolling; 0 where all find room.
    int overflow() const;
    /// The menu beside the title, for what can be done with the lesson.
    QMenu* menu() { return menu_; }

    /// In windows that are narrower it stands below the pages.
    static constexpr int narrowWindow = 1180;

Q_SIGNALS:
    void pageRequested(const QString& objectName);
    void stepChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeFoot();
    void fillMenu();
    void retranslate();
    void showStep();
    void refresh();
    /// Shows what was learnt and which lesson comes next.
    void showEnd();
    /// The next lesson of the program; null after the last one and after one of the reader's own.
    const ShelvedLesson* nextLesson() const;
    /// Stands where the window has room.
    void settle();
    /// On a wall, makes the text as large as finds room in its panel, which is wider for long ones.
    void fillPanel();
    bool isBelow() const;
    int widthOnWall() const;
    void followShelf();
    /// Says why a lesson can't be read.
    void refuse(const QString& name, const QString& problem);
    /// The thing pointed at, which is scrolled to at first.
    LandmarkPlace revealed();

    LessonShelf& shelf_;
    QWidget& window_;
    LessonSession session_;
    PointerOverlay* pointer_;
    QWidget* body_;
    QScrollArea* scroll_;
    /// What stands side by side below the pages, and one below the other beside them.
    QBoxLayout* headTexts_ = nullptr;
    QBoxLayout* columns_ = nullptr;
    QBoxLayout* footRows_ = nullptr;
    TextLabel* title_;
    TextLabel* place_;
    QMenu* menu_;
    QToolButton* more_;
    QToolButton* close_;
    TextLabel* stepTitle_;
    ProseView* text_;
    QWidget* pointerRow_;
    QWidget* knob_; ///< where the pointer's line ends
    ProseView* pointerText_;
    AskCard* ask_;
    TextLabel* problem_; ///< of the file, while it can't be read
    StepDots* dots_;
    TextLabel* minutes_;
    QPushButton* back_;
    QPushButton* startOver_;
    QPushButton* next_;
    bool isOnWall_ = false;
    int refills_ = 0;  ///< of the panel, for what is shown now
    double wallShare_; ///< of the window's width
    int attempts_ = 0; ///< to scroll to the thing
};

} // namespace lightsout
