// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "window/RecentBoards.h"

#include <QScrollArea>

class QGridLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class BoardActions;
class Card;
class FileActions;
class TextLabel;

/// What stands in the window when the program begins: go on with the last board, recent boards,
/// some of the gallery, draw your own. Any of these, Escape, or a move on the board leaves it.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    StartPage(Workbench& workbench, BoardActions& board, FileActions& files,
              QWidget* parent = nullptr);

    /// Offers lessons: commands that begin them, in the order in which they build on each other,
    /// which is their property "level"; -1 for the user's own.
    void offerLessons(const QList<QAction*>& lessons);

    /// Shows that a live class is open at this address; that nothing is on a network if it is
    /// empty.
    void setClassHost(const QString& host);

Q_SIGNALS:
    /// The page is done with.
    void left();

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
    /// Says what is known of the recent boards, and shows them.
    void showRecent();
    void describeLast();
    void showPrivacy();
    void resume(const RecentBoard& board);

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
