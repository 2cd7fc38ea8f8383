// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "randomplay/LawCards.h"
#include "randomplay/RandomPlayPage.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>

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
    void click(const QString& text) const {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == text && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
                return;
            }
        }
        QFAIL(qPrintable(text));
    }
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
