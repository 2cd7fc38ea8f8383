// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/PairCard.h"

#include "chart/ChartPanel.h"
#include "controls/Layouts.h"
#include "random/Confidence.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace lightsout {

namespace {

constexpr int dependenceDecimals = 4;
constexpr int firstLast = 24;

/// Returns the correlation for a covariance and the probabilities that the lights are on.
std::optional<double> correlationFor(double covariance, double chanceU, double chanceV) {
    const double variances = chanceU * (1 - chanceU) * chanceV * (1 - chanceV);
    constexpr double roundingError = 1e-15;
    return variances > roundingError ? std::optional(covariance / std::sqrt(variances))
                                     : std::nullopt;
}

/// Returns the exact covariance and correlation of two lights. `rule` must be the rule of
/// `moments`.
PairDependence exactDependence(const Moments& moments, const Rule& rule, Vertex u, Vertex v,
                               std::uint64_t presses, Walk walk) {
    PairDependence dependence{.presses = presses};
    dependence.exactCovariance = moments.covariance(rule, u, v, presses, walk);
    dependence.exactCorrelation =
        correlationFor(dependence.exactCovariance, moments.chanceOn(u, presses, walk),
                       moments.chanceOn(v, presses, walk));
    return dependence;
}

} // namespace

std::vector<std::uint64_t> pairTimes(std::uint64_t last, std::size_t most) {
    std::vector<std::uint64_t> times;
    const std::uint64_t intervals = std::min<std::uint64_t>(last, most - 1);
    for (std::uint64_t i = 0; i <= intervals; ++i) {
        times.push_back(intervals == 0 ? 0 : last * i / intervals);
    }
    return times;
}

std::vector<PairDependence> pairDependences(const Rule& rule, const BitVector& lights,
                                            const std::vector<SimulationPlan>& plans,
                                            Progress& progress) {
    const Moments moments(rule, lights, progress);
    std::vector<PairDependence> dependences;
    for (const SimulationPlan& plan : plans) {
        const auto [u, v] = *plan.watchedPair;
        PairDependence dependence = exactDependence(moments, rule, u, v, plan.presses, plan.walk);
        const Simulation games = simulate(rule, lights, plan, progress);
        std::tie(dependence.covariance, dependence.standardError) = games.pairCovariance();
        dependence.margin = games.pairCovarianceMargin();
        const auto count = static_cast<double>(games.games);
        const auto share = [&](std::size_t first, std::size_t second) {
            return static_cast<double>(games.pairStates[first] + games.pairStates[second]) / count;
        };
        // The variances below have the divisor n, so the covariance needs that divisor too, instead
        // of n − 1.
        const double biased = dependence.covariance * (count - 1) / count;
        dependence.correlation = correlationFor(biased, share(2, 3), share(1, 3));
        dependences.push_back(dependence);
    }
    return dependences;
}

PairCard::PairCard(RandomPlay& play, QWidget* parent)
    : ExperimentCard(
          {"pairCard", [] { return tr("Two cells over time"); }, "random.md#experiments"}, play,
          parent),
      first_(new QSpinBox(this)), second_(new QSpinBox(this)), last_(new QSpinBox(this)),
      table_(new NumberTable(this)), chart_(new ChartPanel(this)) {
    first_->setObjectName(QStringLiteral("firstCell"));
    second_->setObjectName(QStringLiteral("secondCell"));
    last_->setObjectName(QStringLiteral("lastTime"));
    last_->setRange(1, maxPresses);
    last_->setValue(firstLast);
    addControls(*table_,
                {{first_, [] { return tr("First cell"); }},
                 {second_, [] { return tr("Second cell"); }},
                 {last_, [] { return tr("Presses up to"); }}},
                QStringLiteral("cells.csv"));
    auto* row = makeRow({{table_, 1}, {chart_, 1}}, 16);
    content()->addLayout(row, 1);
    text_ = addText(TextRole::small);
    for (QSpinBox* field : {first_, second_, last_}) {
        field->setKeyboardTracking(false);
        connect(field, &QSpinBox::valueChanged, this, &PairCard::restart);
    }
    setNames<PairCard>(first_, QT_TR_NOOP("First cell"),
                       QT_TR_NOOP("The number of the cell, counted row by row"));
    setNames<PairCard>(second_, QT_TR_NOOP("Second cell"),
                       QT_TR_NOOP("The number of the cell, counted row by row"));
    setNames<PairCard>(last_, QT_TR_NOOP("Largest number of presses"));
    setNames<PairCard>(table_, QT_TR_NOOP("Covariance and correlation by number of presses"));
    onAppearanceChanged(this, [this] {
        adoptBoard();
        showResults();
    });
}

void PairCard::adoptBoard() {
    // Cells are numbered as on the board.
    const auto cells =
        static_cast<int>(std::min(play_.rule().vertexCount(), RandomPlay::maxVertices));
    const auto first = static_cast<int>(shownNumber(0));
    for (QSpinBox* field : {first_, second_}) {
        const QSignalBlocker blocker(field);
        const bool isNew = field->maximum() == field->minimum();
        const int vertex = isNew && field == second_ ? 1 : field->value() - field->minimum();
        field->setRange(first, first + std::max(cells, 1) - 1);
        field->setValue(first + vertex);
    }
}

std::vector<SimulationPlan> PairCard::plans() const {
    std::vector<SimulationPlan> plans;
    if (play_.isTooLarge() || play_.rule().vertexCount() == 0) {
        return plans;
    }
    const auto cell = [](const QSpinBox* field) {
        return static_cast<Vertex>(field->value() - field->minimum());
    };
    for (const std::uint64_t presses :
         pairTimes(static_cast<std::uint64_t>(last_->value()), maxTimes)) {
        plans.push_back(controls_->plan(presses, plans.size(), play_.walk()));
        plans.back().watchedPair = std::pair(cell(first_), cell(second_));
    }
    return plans;
}

void PairCard::play() {
    found_.clear();
    adoptBoard();
    job_.cancel();
    showResults();
    const std::vector<SimulationPlan> experiments = plans();
    if (experiments.empty()) {
        return;
    }
    job_.start(
        [rule = play_.rule(), lights = play_.lights(), experiments](Progress& progress) {
            return pairDependences(rule, lights, experiments, progress);
        },
        [this](std::vector<PairDependence> found) {
            found_ = std::move(found);
            showResults();
        });
}

void PairCard::showResults() {
    if (!isUpToDate()) {
        return;
    }
    if (found_.empty()) {
        table_->setHeads({}, {});
        chart_->setData({});
        text_->setText(
            play_.isTooLarge()
                ? tr("This board is too large for random play. The limit is %1 vertices.")
                      .arg(numberText(RandomPlay::maxVertices))
                : QString());
        return;
    }
    showTable();
    showChart();
    const auto [u, v] = *plans().front().watchedPair;
    QString name = vertexName(play_.rule(), u);
    name[0] = name[0].toUpper();
    text_->setText(tr("%1 and %2: if they were independent, the covariance would always be 0. The "
                      "covariance from the games is shown with its standard error.")
                       .arg(name, vertexName(play_.rule(), v)) +
                   QLatin1Char(' ') +
                   tr("But covariance 0 does not mean independent: in the limit on 2 × 2 every two "
                      "cells have covariance 0, yet the parity of all four is certain."));
}

void PairCard::showTable() {
    QStringList rows;
    for (const PairDependence& at : found_) {
        rows << numberText(at.presses);
    }
    table_->setHeads(rows,
                     {tr("Covariance,\nexact"), tr("Covariance,\ngames"), tr("Standard\nerror"),
                      tr("Correlation,\nexact"), tr("Correlation,\ngames")});
    table_->setRowsName(tr("Presses"));
    for (int row = 0; row < rows.size(); ++row) {
        const PairDependence& at = found_[static_cast<std::size_t>(row)];
        const std::optional<double> numbers[] = {at.exactCovariance, at.covariance,
                                                 at.standardError, at.exactCorrelation,
                                                 at.correlation};
        for (int column = 0; column < static_cast<int>(std::size(numbers)); ++column) {
            if (const std::optional<double>& number = numbers[column]) {
                table_->setDecimal(row, column, *number, dependenceDecimals);
            }
        }
        table_->setEmphasized(row, 1);
        table_->setPale(row, 2);
    }
}

void PairCard::showChart() {
    Chart chart;
    chart.title = tr("Covariance and correlation");
    chart.x = {.title = tr("presses"), .isInteger = true};
    chart.y.title = chart.title;
    ChartSeries band{.name = tr("games: 95 % confidence interval"),
                     .shape = ChartShape::band,
                     .colour = &Theme::press};
    ChartSeries games{
        .name = tr("covariance, games"), .shape = ChartShape::dots, .colour = &Theme::press};
    ChartSeries covariance{.name = tr("covariance, exact"), .colour = &Theme::accent};
    ChartSeries correlation{.name = tr("correlation, exact"), .colour = &Theme::quiet};
    double least = 0;
    for (const PairDependence& at : found_) {
        const auto x = static_cast<double>(at.presses);
        band.points.push_back({x, at.covariance + at.margin, at.covariance - at.margin});
        games.points.push_back({x, at.covariance});
        covariance.points.push_back({x, at.exactCovariance});
        least = std::min({least, at.covariance - at.margin, at.exactCovariance});
        if (at.exactCorrelation) {
            correlation.points.push_back({x, *at.exactCorrelation});
            least = std::min(least, *at.exactCorrelation);
        }
    }
    if (least < 0) {
        chart.y.low = least;
    }
    chart.series = {std::move(band), std::move(games), std::move(covariance),
                    std::move(correlation)};
    chart_->setData(std::move(chart));
}

} // namespace lightsout

#include "moc_PairCard.cpp"
