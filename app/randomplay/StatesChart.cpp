// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/StatesChart.h"

#include "look/Theme.h"

#include <QCoreApplication>

namespace lightsout {

Chart statesChart(const StateSummary& summary) {
    const QString boards = QCoreApplication::translate("lightsout::StatesCard", "boards");
    Chart chart;
    chart.title =
        QCoreApplication::translate("lightsout::StatesCard", "Boards by number of presses needed");
    chart.x = {.title = QCoreApplication::translate("lightsout::StatesCard", "presses"),
               .isInteger = true};
    chart.y = {.title = boards, .isInteger = true};
    ChartSeries bars{.name = boards, .shape = ChartShape::bars, .colour = &Theme::accent};
    for (std::size_t presses = 0; presses < summary.boardsByPresses.size(); ++presses) {
        bars.points.push_back(
            {static_cast<double>(presses), static_cast<double>(summary.boardsByPresses[presses])});
    }
    chart.series.push_back(std::move(bars));
    return chart;
}

} // namespace lightsout
