// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningView.h"

#include "randomplay/WinningCards.h"

namespace lightsout {

namespace {

constexpr int minChart = 130;

} // namespace

WinningView::WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : StageGrid(parent), play_(play), chances_(workbench, this) {
    addCard(new WinningMeansCard(chances_, this), {0, 0, 1, 1});
    addCard(new WinningLawCard(chances_, this), {0, 1, 1, 1});
    addCard(new MonkeyCard(chances_, this), {1, 0, 1, 1});
    addCard(new WinningFactsCard(chances_, this), {1, 1, 1, 1});
    setShares({2, 1}, {1, 1});
    for (ChartPanel* chart : findChildren<ChartPanel*>()) {
        chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
        chart->setMinimumHeight(minChart);
    }
    connect(&workbench.analysis, &Analysis::factsChanged, this, &WinningView::follow);
    connect(&workbench.document, &CurrentDocument::changed, this, &WinningView::follow);
    connect(&play, &RandomPlay::boardChanged, this, &WinningView::follow);
}

void WinningView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    follow();
}

void WinningView::follow() {
    if (isVisible()) {
        chances_.setWalk(play_.walk());
        chances_.refresh();
    }
}

} // namespace lightsout

#include "moc_WinningView.cpp"
