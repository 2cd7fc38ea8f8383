// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "look/Stage.h"
#include "randomplay/RandomPlay.h"
#include "tab/CommandSource.h"
#include "tab/PageState.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QLabel;
class QStackedWidget;

namespace lightsout {

class ExperimentsView;
class ModeBar;
class StageGrid;
class StatesCard;
class WinningView;

/// The tab for random play, with simulation, exact laws, the Markov chain and the state graph.
class RandomPlayPage : public QWidget, public Staged, public PageState, public CommandSource {
    Q_OBJECT

public:
    explicit RandomPlayPage(Workbench& workbench, QWidget* parent = nullptr);

    /// In wall mode, the page shows one chart in front.
    void setStage(Stage stage) override;
    /// Turns to the next or previous chart of the view.
    void turn(bool isForward) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    void refresh();
    StageGrid* makeLaws();
    QWidget* makeChain();
    void addSwitches(ModeBar& bar);
    void showView(int view);
    /// Returns the commands for the winning times and for the games that were played.
    QStringList winningCommands() const;
    /// Shows which cell is the single black one at the start.
    void nameStart();

    Workbench& workbench_;
    RandomPlay play_;
    QCheckBox* lazy_;
    QComboBox* start_;
    StageGrid* laws_;
    ExperimentsView* experiments_;
    StatesCard* states_;
    WinningView* winning_;
    QStackedWidget* views_;
    QLabel* refusal_;
    ModeBar* modes_;
};

} // namespace lightsout
