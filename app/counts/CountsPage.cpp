// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsPage.h"

#include "controls/FrontStack.h"
#include "controls/Layouts.h"
#include "counts/AtlasView.h"
#include "counts/MapView.h"
#include "laboratory/SweepView.h"
#include "sweep/Sweep.h"

#include <QCoreApplication>

namespace lightsout {

PageDescription CountsPage::description() {
    const std::vector<std::string_view> facts = namesOfSweptFacts();
    return {
        .id = QStringLiteral("counts"),
        .title = QCoreApplication::translate("Pages", "Solution counts"),
        .shortTitle = QCoreApplication::translate("Pages", "Counts"),
        .toolTip = QCoreApplication::translate(
            "Pages", "The number of solutions for boards of all sizes and for graphs"),
        .modes = {{tr("Map"), QStringLiteral("map"),
                   tr("Show the number of solutions for all sizes as a map")},
                  {tr("Atlas"), QStringLiteral("atlas"),
                   tr("Search all connected graphs with few vertices for properties")},
                  {tr("Sweep"), QStringLiteral("sweep"),
                   tr("Measure a quantity for many boards and show it as a chart, map and table")}},
        .cards = {{QStringLiteral("size"), QString(), QStringLiteral("map")},
                  {QStringLiteral("bound"), QString(), QStringLiteral("map")},
                  {QStringLiteral("squares"), QString(), QStringLiteral("map")},
                  {QStringLiteral("charts"), QString(), QStringLiteral("map")},
                  {QStringLiteral("atlasCounts"), QString(), QStringLiteral("atlas")},
                  {QStringLiteral("atlasChosen"), QString(), QStringLiteral("atlas")},
                  {QStringLiteral("atlasFiles"), QString(), QStringLiteral("atlas")},
                  {QStringLiteral("identities"),
                   QCoreApplication::translate("lightsout::IdentitiesCard",
                                               "What the literature says"),
                   QStringLiteral("map")}},
        .values = {{{"fact", {facts.begin(), facts.end()}}, QStringLiteral("sweep/quantity"), true},
                   {{"colours", {"solutions", "unique", "solvable", "nullity"}},
                    QStringLiteral("mode"),
                    true}},
        .make = [](Workbench& workbench) -> Page* { return new CountsPage(workbench); },
        .scenes = countsScenes};
}

CountsPage::CountsPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), map_(new MapView(workbench)),
      atlas_(new AtlasView(workbench)), views_(new FrontStack(this)) {
    views_->addWidget(map_);
    views_->addWidget(atlas_);
    setColumn(this, {modes_, {views_, 1}}, 0);
    connect(modes_, &ModeBar::modeChosen, this, &CountsPage::showView);
    connect(map_, &MapView::graphsRequested, this, [this] { showView(QStringLiteral("atlas")); });
    connect(atlas_, &AtlasView::sweepRequested, this, [this](const SweptGraphs& graphs) {
        showView(QStringLiteral("sweep"));
        sweep().chooseGraphs(graphs);
    });
    showView(QStringLiteral("map"));
}

void CountsPage::showView(const QString& mode) {
    modes_->setMode(mode);
    views_->setCurrentWidget(mode == QStringLiteral("map")     ? static_cast<QWidget*>(map_)
                             : mode == QStringLiteral("atlas") ? static_cast<QWidget*>(atlas_)
                                                               : &sweep());
    setFocusProxy(views_->currentWidget());
}

SweepView& CountsPage::sweep() {
    if (sweep_ == nullptr) {
        sweep_ = new SweepView(workbench_);
        sweep_->setStage(stage_);
        sweep_->restore(sweepState_);
        views_->addWidget(sweep_);
    }
    return *sweep_;
}

void CountsPage::setStage(Stage stage) {
    stage_ = stage;
    map_->setStage(stage);
    atlas_->setStage(stage);
    if (sweep_ != nullptr) {
        sweep_->setStage(stage);
    }
}

void CountsPage::turn(bool /*isForward*/) {
    if (views_->currentWidget() == atlas_) {
        atlas_->turn();
    }
}

Card* CountsPage::showCard(const QString& id) {
    if (id == QLatin1String("atlasCounts")) {
        atlas_->showHistogram();
    }
    return Page::showCard(id);
}

QStringList CountsPage::commands() const {
    if (views_->currentWidget() == atlas_) {
        const QString command = atlas_->command();
        return command.isEmpty() ? QStringList() : QStringList{command};
    }
    return {views_->currentWidget() == map_ ? map_->command() : sweep_->command()};
}

QJsonObject CountsPage::state() const {
    QJsonObject state = map_->state();
    state.insert(QStringLiteral("view"), mode());
    state.insert(QStringLiteral("atlas"), atlas_->state());
    state.insert(QStringLiteral("sweep"), sweep_ != nullptr ? sweep_->state() : sweepState_);
    return state;
}

void CountsPage::restore(const QJsonObject& state) {
    map_->restore(state);
    atlas_->restore(state.value(QStringLiteral("atlas")).toObject());
    sweepState_ = state.value(QStringLiteral("sweep")).toObject();
    if (sweep_ != nullptr) {
        sweep_->restore(sweepState_);
    }
    showView(modes_->storedMode(state.value(QStringLiteral("view"))));
}

} // namespace lightsout

#include "moc_CountsPage.cpp"
