// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "labbook/LabBook.h"
#include "live/LiveClass.h"

#include <QTimer>
#include <QWidget>

#include <memory>

class QComboBox;
class QMenu;
class QPushButton;
class QScrollArea;
class QStackedWidget;
class QTableWidget;

namespace lightsout {

class AnswerBars;
class CellCounts;
class FactLabel;
class PupilWall;
class QrCode;
class TextLabel;

/// The wall of a live class, in a separate window. It shows the pupils' boards, questions and the
/// ranking. Closing it ends the class.
class LiveWindow : public QWidget {
    Q_OBJECT

public:
    /// `book` is the lab book to which the teacher can add the results.
    LiveWindow(std::unique_ptr<LiveClass> opened, Workbench& workbench, LabBook& book,
               QWidget* parent);
    ~LiveWindow() override;

    LiveClass& liveClass() { return *class_; }
    PupilWall& wall() { return *wall_; }

    // These functions perform actions that are also in the menu of the main window.
    void ask();
    void ask(ClassQuestion question);
    void giveBoardOnTable();
    void chooseBoards();
    void saveResults();
    /// Writes the results as CSV. Returns false if that fails.
    bool writeResults(const QString& path) const;
    void keepResults();

    /// Closes the window. If `asks` is true and there are pupils, asks for confirmation first.
    /// Returns whether it was closed.
    bool close(bool asks);

Q_SIGNALS:
    void closed();

protected:
    void closeEvent(QCloseEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeBoardPage();
    QWidget* makeQuestionPage();
    QWidget* makeRankingPage();
    QPushButton* makeButton(const char* name);
    void retranslate();
    void refresh();
    void refreshSoon();
    void refreshButtons();
    void refreshFacts();
    void refreshQuestion();
    void refreshRanking();
    void fitColumns();
    void proceed();
    bool canGiveTable() const;

    std::unique_ptr<LiveClass> class_;
    Workbench& workbench_;
    LabBook& book_;
    bool asksToClose_ = true;
    bool isShowingSolution_ = false;

    TextLabel* title_ = nullptr;
    QPushButton* names_ = nullptr;
    QPushButton* pause_ = nullptr;
    QPushButton* solution_ = nullptr;
    QPushButton* ask_ = nullptr;
    QPushButton* again_ = nullptr;
    QPushButton* reveal_ = nullptr;
    QPushButton* more_ = nullptr;
    QPushButton* next_ = nullptr; ///< performs the step that usually comes next
    QMenu* menu_ = nullptr;
    QStackedWidget* pages_ = nullptr;

    PupilWall* wall_ = nullptr;
    QScrollArea* side_ = nullptr;
    QrCode* code_ = nullptr;
    TextLabel* address_ = nullptr;
    TextLabel* word_ = nullptr;
    TextLabel* joined_ = nullptr;
    TextLabel* roundTitle_ = nullptr;
    FactLabel* solved_ = nullptr;
    FactLabel* fewest_ = nullptr;
    FactLabel* time_ = nullptr;
    TextLabel* heatTitle_ = nullptr;
    CellCounts* heat_ = nullptr;
    TextLabel* heatText_ = nullptr;

    TextLabel* question_ = nullptr;
    CellCounts* questionBoard_ = nullptr;
    TextLabel* answered_ = nullptr;
    AnswerBars* bars_ = nullptr;
    TextLabel* right_ = nullptr;

    QTableWidget* ranking_ = nullptr;
    QComboBox* order_ = nullptr;
    TextLabel* orderName_ = nullptr;
    TextLabel* emptyRanking_ = nullptr;

    QTimer ticking_;
    QTimer soon_;
};

} // namespace lightsout
