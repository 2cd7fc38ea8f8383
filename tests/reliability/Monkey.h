// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "MainWindow.h"
#include "analysis/Workbench.h"
#include "support/Random.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace lightsout {

/// Uses the window at random as a person does, with mouse and keyboard: clicks, drags, types,
/// chooses commands in menus, answers dialogs, and opens and saves files in the current folder.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(Workbench& workbench, MainWindow& window, std::uint64_t seed);

    /// Performs this many actions; finished() is emitted after the last one.
    void work(std::uint64_t actions);

    /// Returns the last actions.
    const QStringList& lastActions() const { return lastActions_; }
    std::uint64_t actionsDone() const { return done_; }
    void note(const QString& action);

    /// Undoes everything since the board was begun, and redoes it. Returns a description of a
    /// fault, or an empty text.
    QString undoToTheStart();

Q_SIGNALS:
    void acted();
    void finished();

private:
    void resume(int milliseconds);
    void act();
    /// Returns the target of the next action: a popup, a dialog or the window.
    QWidget* stage() const;
    bool isStageNew() const;

    void actInPopup(QWidget& popup);
    void actInDialog(QWidget& dialog);
    void actInWindow();
    /// Ends a drag of Qt, which waits only for that.
    void letGo();
    void close(QWidget& widget);
    void answerFileDialog(QWidget& dialog);
    void clickSomewhere(QWidget& area);
    void drag(QWidget& area, Qt::MouseButton button, QPoint from, QPoint to);
    void workBoard();
    void pressKey(QWidget& area);
    void typeText(QWidget& area);
    void turnWheel(QWidget& area);
    void chooseCommand();
    void resizeWindow();
    void changePage();

    /// Remembers the state to which undo must lead from now on.
    void noteBeginning();
    QWidget* visibleChild(QWidget& area);
    QPoint placeIn(const QWidget& widget);
    template <typename List>
    const auto& oneOf(const List& list) {
        return list[static_cast<decltype(list.size())>(
            random_.below(static_cast<std::uint64_t>(list.size())))];
    }

    Workbench& workbench_;
    MainWindow& window_;
    Random random_;
    Game begun_;                        ///< the game with which the document began
    std::optional<Game> begunInLesson_; ///< the board of a lesson
    std::uint64_t left_ = 0;
    std::uint64_t done_ = 0;
    QStringList lastActions_;
    std::vector<QPointer<QWidget>> stages_; ///< stages of the unfinished actions, outermost first
    QPointer<QWidget> lastStage_;
    int timesOnStage_ = 0;
    int waits_ = 0; ///< for the unfinished action
};

} // namespace lightsout
