// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/ExperimentsCard.h"

#include "chart/ChartAxes.h"
#include "random/GoodnessOfFit.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

/// The maximum number of rows that are visible without scrolling.
constexpr int maxRowsAtOnce = 14;
/// On boards with more vertices than this, the numbers of black cells are grouped into about
/// maxClasses classes.
constexpr std::size_t maxSingle = 40;
constexpr int maxClasses = 20;
/// Smaller expected counts are not shown.
constexpr double minExpected = 0.05;
/// The rows above the numbers of black cells.
constexpr int meanRow = 0;
constexpr int varianceRow = 1;
constexpr int chiSquaredRow = 2;
constexpr int chanceRow = 3;
constexpr int firstClassRow = 4;

} // namespace

ExperimentsCard::ExperimentsCard(RandomPlay& play, QWidget* parent)
    : ExperimentCard(
          {"lengthsCard", [] { return tr("Experiments side by side"); }, "random.md#experiments"},
          play, parent),
      presses_(new QLineEdit(QStringLiteral("20, 30, 40, 100"), this)),
      table_(new NumberTable(this)), text_(nullptr) {
    presses_->setObjectName(QStringLiteral("lengths"));
    presses_->setLayoutDirection(Qt::LeftToRight);
    addControls(*table_, {{presses_, [] { return tr("Presses"); }}},
                QStringLiteral("experiments.csv"));
    table_->setMinimumHeight(200);
    content()->addWidget(table_, 1);
    text_ = addText(TextRole::small);
    connect(&play, &RandomPlay::exactChanged, this, &ExperimentsCard::showResults);
    connect(presses_, &QLineEdit::editingFinished, this, [this] {
        const Lengths typed = lengthsIn(presses_->text());
        if (typed.numbers != lengths_ || typed.mistake != mistake_) {
            restart();
        }
    });
    setNames<ExperimentsCard>(presses_, QT_TR_NOOP("Presses in each game"),
                              QT_TR_NOOP("Several numbers, separated by commas"));
    onAppearanceChanged(this, [this] {
        constexpr int width = 260;
        presses_->setFixedWidth(static_cast<int>(width * textScaleInUse()));
        table_->setAccessibleName(play_.hasLamps() ? tr("Games by number of lights on")
                                                   : tr("Games by number of black cells"));
        showResults();
    });
}

ExperimentsCard::Lengths ExperimentsCard::lengthsIn(const QString& text) {
    const NumberList lengths = numbersIn(text, 0, maxPresses);
    if (!lengths.invalid.isEmpty()) {
        return {{},
                tr("“%1” is not valid. Enter a whole number from 0 to %2.")
                    .arg(lengths.invalid, numberText(maxPresses))};
    }
    if (lengths.numbers.empty() || lengths.numbers.size() > maxLengths) {
        return {{},
                tr("Type up to %1 numbers of presses, separated by commas.")
                    .arg(numberText(maxLengths))};
    }
    return {lengths.numbers, {}};
}

void ExperimentsCard::play() {
    found_.clear();
    const Lengths typed = lengthsIn(presses_->text());
    lengths_ = typed.numbers;
    mistake_ = typed.mistake;
    if (!lengths_.empty()) {
        QStringList shown;
        for (const std::uint64_t length : lengths_) {
            shown << QString::number(length);
        }
        presses_->setText(shown.join(QStringLiteral(", ")));
    }
    job_.cancel();
    showResults();
    if (play_.isTooLarge() || lengths_.empty()) {
        return;
    }
    job_.start(
        [rule = play_.rule(), lights = play_.lights(), plans = plans()](Progress& progress) {
            std::vector<Simulation> found;
            for (const SimulationPlan& plan : plans) {
                found.push_back(simulate(rule, lights, plan, progress));
            }
            return found;
        },
        [this](std::vector<Simulation> found) {
            found_ = std::move(found);
            showResults();
        });
}

std::vector<SimulationPlan> ExperimentsCard::plans() const {
    std::vector<SimulationPlan> plans;
    for (const std::uint64_t length : play_.isTooLarge() ? decltype(lengths_)() : lengths_) {
        plans.push_back(controls_->plan(length, plans.size(), play_.walk()));
    }
    return plans;
}

void ExperimentsCard::showResults() {
    if (!isUpToDate()) {
        return;
    }
    if (play_.isTooLarge() || found_.empty()) {
        table_->setHeads({}, {});
        text_->setText(
            play_.isTooLarge()
                ? tr("This board is too large for random play. The limit is %1 vertices.")
                      .arg(numberText(RandomPlay::maxVertices))
                : mistake_);
        return;
    }
    findClasses();
    QStringList rows{tr("Mean"), tr("Variance"), QStringLiteral("χ²"), QStringLiteral("p")};
    for (const auto& [first, last] : classes_) {
        rows << (first == last
                     ? numberText(first)
                     : isolated(numberText(first) + QStringLiteral(" – ") + numberText(last)));
    }
    QStringList columns;
    for (const std::uint64_t length : lengths_) {
        const QString presses = tr("%Ln press(es)", nullptr, static_cast<int>(length));
        columns << presses + QLatin1Char('\n') + tr("games")
                << presses + QLatin1Char('\n') + tr("expected");
    }
    table_->setHeads(rows, columns);
    table_->setRowsName(play_.hasLamps() ? tr("Lights on") : tr("Black cells"));
    const bool isShort = rows.size() <= maxRowsAtOnce;
    table_->verticalHeader()->setSectionResizeMode(isShort ? QHeaderView::Stretch
                                                           : QHeaderView::Fixed);
    for (std::size_t i = 0; i < found_.size(); ++i) {
        showColumn(static_cast<int>(2 * i), found_[i]);
    }
    const std::size_t vertices = play_.rule().vertexCount();
    const bool areAll = classes_.front().first == 0 && classes_.back().second == vertices;
    const QString rest =
        areAll ? QString()
               : QLatin1Char(' ') +
                     tr("Numbers that never occurred and are not expected are left out.");
    text_->setText(legend() + rest);
}

QString ExperimentsCard::legend() const {
    const QString rows =
        play_.hasLamps() ? tr("Each row stands for a number of lights on at the end of a game.")
                         : tr("Each row stands for a number of black cells at the end of a game.");
    return rows + QLatin1Char(' ') +
           (play_.isLawOutOfReach()
                ? tr("The exact law of this board is out of reach, but the mean and variance are "
                     "exact.")
                : tr("Expected: the number of games predicted by the exact law. χ² measures the "
                     "distance between both, with its degrees of freedom next to it; p is the "
                     "share "
                     "of such experiments with the same or a larger distance. Means and variances "
                     "have 95 % confidence intervals."));
}

void ExperimentsCard::findClasses() {
    const std::size_t vertices = play_.rule().vertexCount();
    classes_.clear();
    if (vertices <= maxSingle) {
        for (std::size_t black = 0; black <= vertices; ++black) {
            classes_.emplace_back(black, black);
        }
        return;
    }
    // The classes begin at round numbers, and cover the numbers that occur or are expected.
    std::size_t least = vertices;
    std::size_t most = 0;
    for (const Simulation& games : found_) {
        const std::vector<double> law = lawOf(games);
        for (std::size_t black = 0; black <= vertices; ++black) {
            if (games.histogram[black] > 0 ||
                (!law.empty() && law[black] * static_cast<double>(games.games) > minExpected)) {
                least = std::min(least, black);
                most = std::max(most, black);
            }
        }
    }
    const auto span = static_cast<double>(most - least + 1);
    const auto width = static_cast<std::size_t>(std::max(roundStep(span, maxClasses), 1.0));
    for (std::size_t first = least - least % width; first <= most; first += width) {
        classes_.emplace_back(first, std::min(first + width - 1, vertices));
    }
}

std::vector<double> ExperimentsCard::lawOf(const Simulation& games) const {
    return play_.law() != nullptr ? play_.law()->after(games.presses, play_.walk())
                                  : std::vector<double>();
}

void ExperimentsCard::showColumn(int column, const Simulation& games) {
    const std::vector<double> law = lawOf(games);
    int row = firstClassRow;
    for (const auto& [first, last] : classes_) {
        std::uint64_t count = 0;
        double expected = 0;
        for (std::size_t black = first; black <= last; ++black) {
            count += games.histogram[black];
            expected += law.empty() ? 0 : law[black] * static_cast<double>(games.games);
        }
        table_->setNumber(row, column, numberText(count), QString::number(count));
        if (count == 0) {
            table_->setPale(row, column);
        }
        if (!law.empty()) {
            table_->setDecimal(row, column + 1, expected, 1);
            table_->setPale(row, column + 1);
        }
        ++row;
    }
    table_->setEstimate(meanRow, column, games.mean(), games.meanMargin());
    table_->setEstimate(varianceRow, column, games.variance(), games.varianceMargin());
    for (const int moment : {meanRow, varianceRow}) {
        table_->setEmphasized(moment, column);
    }
    if (const auto fit = law.empty() ? std::nullopt : goodnessOfFit(games.histogram, law)) {
        table_->setDecimal(chiSquaredRow, column, fit->chiSquared, 1);
        table_->setNumber(chiSquaredRow, column + 1, numberText(fit->degreesOfFreedom()));
        table_->setNumber(chanceRow, column, significantText(fit->p, 2),
                          QString::number(fit->p, 'g', 6));
    }
    if (const Moments* moments = play_.moments()) {
        const double mean = moments->mean(games.presses, play_.walk());
        const double variance = moments->variance(games.presses, play_.walk());
        table_->setDecimal(meanRow, column + 1, mean, 3);
        table_->setDecimal(varianceRow, column + 1, variance, 3);
    }
}

} // namespace lightsout

#include "moc_ExperimentsCard.cpp"
