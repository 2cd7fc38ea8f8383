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

/// The start page of the window, with commands to continue the last board, to open a recent one or
/// one of the gallery, and to draw a new one. Any of these, Escape, or a press on the board closes
/// the page.
class StartPage : public QScrollArea {
    Q_OBJECT

public:
    StartPage(Workbench& workbench, BoardActions& board, FileActions& files,
              QWidget* parent = nullptr);

    /// Offers lessons as commands that begin them, in the order in which they build on each other.
    /// The property "level" of a command gives the place in this order; -1 for the user's own.
    void offerLessons(const QList<QAction*>& lessons);

    /// Shows that a live class is open at this address, or, if it is empty, that nothing is on a
    /// network.
    void setClassHost(const QString& host);

Q_SIGNALS:
    /// The page is no longer needed.
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
    /// Shows the recent boards and the known facts about them.
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
