// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "look/Stage.h"
#include "tab/CommandSource.h"
#include "tab/PageState.h"

#include <QWidget>

class QStackedWidget;

namespace lightsout {

class MapView;
class ModeBar;
class SweepView;

/// The tab for solution counts. It contains the map of all sizes, and sweeps of any other quantity.
class CountsPage : public QWidget, public Staged, public PageState, public CommandSource {
    Q_OBJECT

public:
    explicit CountsPage(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage) override;

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

private:
    void showView(int view);
    /// Returns the view of sweeps, which is created on first use.
    SweepView& sweep();

    Workbench& workbench_;
    ModeBar* modes_;
    MapView* map_;
    SweepView* sweep_ = nullptr;
    QJsonObject sweepState_; ///< state of the sweep view until that view exists
    QStackedWidget* views_;
    Stage stage_ = Stage::desk;
};

} // namespace lightsout
