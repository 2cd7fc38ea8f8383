// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningView.h"

#include "randomplay/MonkeyCard.h"
#include "randomplay/WinningFactsCard.h"
#include "randomplay/WinningLawCard.h"
#include "randomplay/WinningMeansCard.h"

#include <QGridLayout>

namespace lightsout {

namespace {

constexpr int minChart = 130;

} // namespace

WinningView::WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : QWidget(parent), play_(play), chances_(workbench, this) {
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(14);
    grid->addWidget(new WinningMeansCard(chances_, this), 0, 0);
    grid->addWidget(new MonkeyCard(chances_, this), 0, 1);
    grid->addWidget(new WinningLawCard(chances_, this), 1, 0);
    grid->addWidget(new WinningFactsCard(chances_, this), 1, 1);
    grid->setColumnStretch(0, 2);
    grid->setColumnStretch(1, 1);
    grid->setRowStretch(0, 1);
    grid->setRowStretch(1, 1);
    for (ChartPanel* chart : findChildren<ChartPanel*>()) {
        chart->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
        chart->setMinimumHeight(minChart);
    }
    connect(&workbench.analysis, &Analysis::factsChanged, this, &WinningView::follow);
    connect(&workbench.document, &Document::changed, this, &WinningView::follow);
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
