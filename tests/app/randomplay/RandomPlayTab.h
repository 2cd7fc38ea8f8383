// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "randomplay/LawCards.h"
#include "randomplay/RandomPlayPage.h"

#include "tests/support/PageDriver.h"

#include <QLabel>

#include <algorithm>

namespace lightsout {

/// The tab on the screen.
struct RandomPlayTab {
    explicit RandomPlayTab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1280, 760);
        page.show();
    }
    template <typename Card>
    Chart chart() const {
        return page.findChild<Card*>()->template findChild<ChartPanel*>()->data();
    }
    std::size_t points(const Chart& chart, const QString& series) const {
        for (const ChartSeries& one : chart.series) {
            if (one.name == series) {
                return one.points.size();
            }
        }
        return 0;
    }
    bool hasGames() const {
        const Chart shown = chart<GamesCard>();
        return !shown.series.empty() && !shown.series[0].points.empty();
    }
    void choose(const char* mode) const { PageDriver(page).choose(mode); }
    void click(const char* button) const { PageDriver(page).click(button); }
    QString read(const char* label) const { return PageDriver(page).read(label); }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench;
    RandomPlayPage page;
};

inline Game grid(std::size_t rows, std::size_t cols, bool isLit = false) {
    const Rule rule = Lattice{.rows = rows, .cols = cols};
    return isLit ? Game::allOn(rule) : Game(rule, BitVector(rows * cols), BitVector(rows * cols));
}

} // namespace lightsout
