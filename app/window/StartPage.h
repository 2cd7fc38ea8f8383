// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "files/RecentBoards.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class BoardActions;
class Card;
class FileActions;
class TextLabel;

/// The start page of the window. It lets the user continue the last board or lesson, open a recent
/// board or one from the gallery, or draw a board. The page is left when the user chooses any of
/// these, presses Escape or makes a move on the board.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    StartPage(Workbench& workbench, BoardActions& board, FileActions& files,
              QWidget* parent = nullptr);

    /// Offers lessons, each as a command that opens it, in the order in which they build on each
    /// other. The property "level" of a command is the lesson's LessonShelf::levelOf(), or -1 for
    /// the user's own lessons.
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
    Card* makeLast();
    QWidget* makeRecent();
    QWidget* makeGallery();
    QWidget* makeLessons();
    static QString levelName(int level);
    QWidget* makeFoot();
    /// Shows the recent boards with their names and times.
    void showRecent();
    void describeLast();
    void showPrivacy();
    void resume(const RecentBoard& board);
    /// Returns the title of the lesson to which a board belongs; empty if there is no such lesson.
    QString lessonTitle(const RecentBoard& board) const;

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
    QWidget* lessonRow_ = nullptr;
    QWidget* recentRow_ = nullptr;
    QGridLayout* recentTiles_ = nullptr;
};

} // namespace lightsout
