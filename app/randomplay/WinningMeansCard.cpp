// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningMeansCard.h"

#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lightsout {

WinningMeansCard::WinningMeansCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      text_(addText(TextRole::small)), chart_(new ChartPanel(this)) {
    new WhyButton(*title_, QStringLiteral("random.md#winning-by-chance"));
    text_->setTone(TextLabel::Tone::second);
    content()->addWidget(chart_, 1);
    connect(&chances, &WinningChances::changed, this, &WinningMeansCard::refresh);
    onLanguageChanged(this, [this] {
        title_->setText(tr("Mean number of presses until the board is won"));
        refresh();
    });
    onAppearanceChanged(this, [this] { refresh(); });
}

void WinningMeansCard::refresh() {
    text_->setText(text());
    const auto* exact = chances_.exact();
    chart_->setVisible(exact != nullptr && exact->layers.size() > 1);
    chart_->setData(chart());
}

QString WinningMeansCard::text() const {
    const auto* exact = chances_.exact();
    if (exact == nullptr) {
        return tr("Counting …");
    }
    const QString reached = powerOfTwoText(exact->rank);
    const QString board = boardName(chances_.rule());
    if (exact->layers.empty()) {
        return tr("%1: %2 boards can be reached. That is too many to examine one by one; the limit "
                  "is %3.")
            .arg(board, reached, powerOfTwoText(WinningChances::maxRank));
    }
    return tr("%1 with random presses: %2 boards can be reached, grouped here by the number of "
              "presses needed")
        .arg(board, reached);
}

Chart WinningMeansCard::chart() const {
    Chart chart;
    chart.x = {.title = tr("presses needed"), .isInteger = true};
    const auto* exact = chances_.exact();
    if (exact == nullptr || exact->layers.size() < 2) {
        return chart;
    }
    ChartSeries means{.name = tr("mean"), .colour = &Theme::accent};
    ChartSeries boards{.name = tr("boards that can be reached"), .colour = &Theme::quiet};
    const double reached = std::ldexp(1.0, static_cast<int>(exact->rank));
    double least = reached;
    double greatest = reached;
    for (std::size_t presses = 1; presses < exact->layers.size(); ++presses) {
        const double mean = exact->layers[presses].mean;
        means.points.push_back({static_cast<double>(presses), mean});
        boards.points.push_back({static_cast<double>(presses), reached});
        least = std::min(least, mean);
        greatest = std::max(greatest, mean);
    }
    // The means are close to each other, and far from 0.
    constexpr double margin = 0.15;
    chart.y.low = std::max(0.0, least - margin * (greatest - least));
    chart.series = {std::move(means), std::move(boards)};
    return chart;
}

} // namespace lightsout

#include "moc_WinningMeansCard.cpp"
