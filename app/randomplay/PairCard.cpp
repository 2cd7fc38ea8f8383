// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/PairCard.h"

#include "analysis/WorkThreads.h"
#include "chart/ChartPanel.h"
#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "randomplay/ExperimentControls.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int dependenceDecimals = 4;
constexpr int firstLast = 24;

} // namespace

PairCard::PairCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), first_(new QSpinBox(this)), second_(new QSpinBox(this)),
      last_(new QSpinBox(this)), table_(new NumberTable(this)), chart_(new ChartPanel(this)) {
    QLabel* title = addText(TextRole::title);
    new WhyButton(*title, QStringLiteral("random.md#experiments"));
    onLanguageChanged(title, [title] { title->setText(tr("Two cells over time")); });
    first_->setObjectName(QStringLiteral("firstCell"));
    second_->setObjectName(QStringLiteral("secondCell"));
    last_->setObjectName(QStringLiteral("lastTime"));
    last_->setRange(1, maxPresses);
    last_->setValue(firstLast);
    QList<QWidget*> fields;
    for (QSpinBox* field : {first_, second_, last_}) {
        field->setKeyboardTracking(false);
        QLabel* label = makeLabel(TextRole::body, true, this);
        onLanguageChanged(label, [this, field, label] {
            label->setText(field == first_    ? tr("First cell")
                           : field == second_ ? tr("Second cell")
                                              : tr("Presses up to"));
        });
        fields << labelledField(label, field, this);
    }
    controls_ = new ExperimentControls(fields, *table_, QStringLiteral("cells.csv"), this);
    content()->addWidget(controls_);
    auto* row = new QHBoxLayout;
    row->setSpacing(16);
    row->addWidget(table_, 1);
    row->addWidget(chart_, 1);
    content()->addLayout(row, 1);
    text_ = addText(TextRole::small);
    const auto refresh = [this] {
        isStale_ = true;
        if (isVisible()) {
            this->play();
        }
    };
    connect(&play, &RandomPlay::boardChanged, this, refresh);
    connect(controls_, &ExperimentControls::changed, this, refresh);
    for (QSpinBox* field : {first_, second_, last_}) {
        connect(field, &QSpinBox::valueChanged, this, refresh);
    }
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] {
        adoptBoard();
        showDependences();
    });
}

void PairCard::retranslate() {
    first_->setAccessibleName(tr("First cell"));
    second_->setAccessibleName(tr("Second cell"));
    first_->setToolTip(tr("The number of the cell, counted row by row"));
    second_->setToolTip(tr("The number of the cell, counted row by row"));
    last_->setAccessibleName(tr("Largest number of presses"));
    table_->setAccessibleName(tr("Covariance and correlation by number of presses"));
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

void PairCard::showEvent(QShowEvent* event) {
    Card::showEvent(event);
    if (isStale_ || (found_.empty() && !job_.isRunning())) {
        play();
    } else {
        showDependences(); // the language may have changed
    }
}

void PairCard::play() {
    isStale_ = false;
    found_.clear();
    adoptBoard();
    job_.cancel();
    showDependences();
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
            showDependences();
        });
}

void PairCard::showDependences() {
    if (!isVisible() || isStale_) {
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
                       .arg(name, vertexName(play_.rule(), v)));
}

void PairCard::showTable() {
    QStringList rows;
    for (const PairDependence& at : found_) {
        rows << numberText(at.presses);
    }
    table_->setHeads(rows,
                     {tr("Covariance,\nexact"), tr("Covariance,\ngames"), tr("Standard\nerror"),
                      tr("Correlation,\nexact"), tr("Correlation,\ngames")});
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
    chart.y = {.title = chart.title};
    ChartSeries band{
        .name = tr("games (95% interval)"), .shape = ChartShape::band, .colour = &Theme::press};
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
