// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "page/Page.h"

class QStackedWidget;

namespace lightsout {

class AtlasView;
class MapView;
class SweepView;

/// Returns the scenes for pictures of the page.
std::vector<Scene> countsScenes();

/// The page for solution counts. It contains the map of grids of all sizes, the atlas of graphs,
/// and sweeps of other quantities.
class CountsPage : public Page {
    Q_OBJECT

public:
    explicit CountsPage(Workbench& workbench, QWidget* parent = nullptr);

    static PageDescription description();

    void setStage(Stage stage) override;
    /// On a wall, brings the histogram of the atlas to the front, or the table again.
    void turn(bool isForward) override;
    /// In a lesson, too, the map or a sweep is viewed together with its cards.
    Stage stageInLesson(Stage stage) const override { return stage; }

    QStringList commands() const override;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    Card* showCard(const QString& id) override;

private:
    void showView(const QString& mode);
    /// Returns the view of sweeps, which is created on first use.
    SweepView& sweep();

    MapView* map_;
    AtlasView* atlas_; ///< computes its graphs when it is first shown
    SweepView* sweep_ = nullptr;
    QJsonObject sweepState_; ///< state of the sweep view until that view exists
    QStackedWidget* views_;
    Stage stage_ = Stage::desk;
};

} // namespace lightsout
