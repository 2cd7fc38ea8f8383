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

/// Works the window as a person does, with mouse and keyboard, by chance: clicks, drags, types,
/// chooses in menus, answers dialogs, opens and saves files in the current folder.
class Monkey : public QObject {
    Q_OBJECT

public:
    Monkey(Workbench& workbench, MainWindow& window, std::uint64_t seed);

    /// Does so many things; the last one done is told by finished().
    void work(std::uint64_t actions);

    /// What it did last.
    const QStringList& lastActions() const { return lastActions_; }
    std::uint64_t actionsDone() const { return done_; }
    void note(const QString& action);

    /// Takes back everything since the board was begun, and makes it again. What is wrong then, or
    /// an empty text.
    QString undoToTheStart();

Q_SIGNALS:
    void acted();
    void finished();

private:
    void resume(int milliseconds);
    void act();
    /// What the next thing is done to: a popup, a dialog or the window.
    QWidget* stage() const;
    bool isStageNew() const;

    void actInPopup(QWidget& popup);
    void actInDialog(QWidget& dialog);
    void actInWindow();
    /// Ends a drag of Qt's, which waits for that and for nothing else.
    void letGo();
    void close(QWidget& widget);
    void answerFileDialog(QWidget& dialog);
    /// Lets boards be dealt, then begins.
    void makeContest(QWidget& dialog);
    void clickSomewhere(QWidget& area);
    void drag(QWidget& area, Qt::MouseButton button, QPoint from, QPoint to);
    void workBoard();
    void pressKey(QWidget& area);
    void typeText(QWidget& area);
    void turnWheel(QWidget& area);
    void chooseCommand();
    void resizeWindow();
    void changePage();

    /// Where undo is to lead from now on.
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
    Game begun_;                     ///< as the document began
    std::optional<Game> begunAside_; ///< the board for which it was put aside
    bool isLeaving_ = false;
    std::uint64_t left_ = 0;
    std::uint64_t done_ = 0;
    QStringList lastActions_;
    std::vector<QPointer<QWidget>> stages_; ///< of the actions that are going on, outermost first
    QPointer<QWidget> lastStage_;
    int timesOnStage_ = 0;
    int waits_ = 0; ///< for the action that is going on
};

} // namespace lightsout
