// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "files/RecentBoards.h"

#include <QPointer>
#include <QScrollArea>

class QAction;
class QGridLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class BoardActions;
class Card;
class FileActions;
class TextLabel;

/// The start page of the window: what most people came for, the last board or lesson, the lessons
/// as a course, and recent boards. The page is left when the user chooses any of these, presses
/// Escape or makes a move on the board.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    /// `books` and `liveClass` are the commands that list the books and open a live class.
    StartPage(Workbench& workbench, BoardActions& board, FileActions& files, QAction& books,
              QAction& liveClass, QWidget* parent = nullptr);

    /// Offers lessons, each as a command that opens it, in the order of the course. The property
    /// "number" of a command is the number of its lesson, or 0 for the user's own lessons, and
    /// "isFinished" is true if all its steps are done.
    void offerLessons(const QList<QAction*>& lessons);

    /// Shows that a live class is open at this address or, if the address is empty, that the
    /// program does not use the network.
    void setClassHost(const QString& host);

Q_SIGNALS:
    /// Emitted when the page is no longer needed.
    void left();
    /// Emitted when the user wants to continue an interrupted lesson at a step whose board was in
    /// the state `game`.
    void lessonRequested(const QString& name, std::size_t step, const lightsout::Game& game);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QWidget* makeHead();
    QWidget* makeChoices(QAction& books);
    Card* makeLast();
    QWidget* makeRecent();
    Card* makeLessons();
    QWidget* makeFoot(QAction& liveClass);
    /// Shows the recent boards with their names and times.
    void showRecent();
    void describeLast();
    void showPrivacy();
    void resume(const RecentBoard& board);
    /// Returns the command of the lesson to which a board belongs; null if there is no such lesson.
    QAction* lessonOf(const RecentBoard& board) const;

    Workbench& workbench_;
    BoardActions& board_;
    FileActions& files_;
    std::vector<RecentBoard> recent_;
    Job reading_{this};
    TextLabel* greeting_;
    TextLabel* lastTitle_;
    TextLabel* lastDetail_;
    QLabel* lastPicture_;
    TextLabel* privacy_ = nullptr;
    QString classHost_;
    QPushButton* continue_;
    Card* lessonCard_ = nullptr;
    TextLabel* lessonsDone_ = nullptr;
    TextLabel* nextLesson_ = nullptr;
    QList<QPointer<QAction>> lessons_;
    QWidget* recentRow_ = nullptr;
    QGridLayout* recentTiles_ = nullptr;
};

} // namespace lightsout
