// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/SizesCard.h"

#include "chart/ChartPanel.h"
#include "controls/Layouts.h"
#include "random/Confidence.h"
#include "random/Moments.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace lightsout {

namespace {

constexpr int meanDecimals = 3;
constexpr int fieldWidth = 190;

QString sizeText(const Lattice& board) {
    return isolated(QStringLiteral("%1 × %2").arg(board.rows).arg(board.cols));
}

} // namespace

Game squareGame(const Lattice& board, SquareStart start) {
    if (start == SquareStart::allOn) {
        return Game::allOn(board);
    }
    BitVector lights(board.vertexCount());
    if (start == SquareStart::middleOn) {
        lights.set(board.cell((board.rows - 1) / 2, (board.cols - 1) / 2));
    }
    return {board, std::move(lights), BitVector(board.vertexCount())};
}

double SquareMean::deviation() const {
    return standardError > 0 ? (mean - exact) / standardError : 0;
}

std::vector<SquareMean> squareMeans(const std::vector<Lattice>& boards, SquareStart start,
                                    const std::vector<SimulationPlan>& plans, Progress& progress) {
    std::vector<SquareMean> means;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Game game = squareGame(boards[i], start);
        const SimulationPlan& plan = plans[i];
        const Simulation games = simulate(game.rule(), game.lights(), plan, progress);
        means.push_back(
            {.board = boards[i],
             .presses = plan.presses,
             .mean = games.mean(),
             .standardError = games.meanError(),
             .margin = games.meanMargin(),
             .exact = Moments(game.rule(), game.lights(), progress).mean(plan.presses, plan.walk)});
    }
    return means;
}

SizesCard::SizesCard(RandomPlay& play, QWidget* parent)
    : ExperimentCard(
          {"sizesCard", [] { return tr("Squares side by side"); }, "random.md#experiments"}, play,
          parent),
      sides_(new QLineEdit(QStringLiteral("2, 3, 5, 10, 20, 50"), this)),
      lengths_(new QLineEdit(QStringLiteral("100"), this)), others_(new QLineEdit(this)),
      table_(new NumberTable(this)), chart_(new ChartPanel(this)) {
    sides_->setObjectName(QStringLiteral("sides"));
    lengths_->setObjectName(QStringLiteral("sizeLengths"));
    others_->setObjectName(QStringLiteral("other"));
    addControls(*table_,
                {{sides_, [] { return tr("Sides"); }},
                 {lengths_, [] { return tr("Presses"); }},
                 {others_, [] { return tr("Other means"); }}},
                QStringLiteral("squares.csv"));
    content()->addLayout(makeRow({{table_, 3}, {chart_, 2}}, 16), 1);
    text_ = addText(TextRole::small);
    for (QLineEdit* field : {sides_, lengths_, others_}) {
        field->setLayoutDirection(Qt::LeftToRight);
        field->setMaximumWidth(fieldWidth);
        connect(field, &QLineEdit::editingFinished, this, [this] {
            const auto before = std::tuple(boards_, presses_, mistake_);
            read();
            if (before != std::tuple(boards_, presses_, mistake_)) {
                restart();
            } else {
                showResults();
            }
        });
    }
    setNames<SizesCard>(sides_, QT_TR_NOOP("Sides of the squares"),
                        QT_TR_NOOP("Several numbers, separated by commas"));
    setNames<SizesCard>(lengths_, QT_TR_NOOP("Presses in each game"),
                        QT_TR_NOOP("One number for all squares, or one for each of them"));
    setNames<SizesCard>(
        others_, QT_TR_NOOP("Other means"),
        QT_TR_NOOP("Means to compare with, from an article or a class: one for each "
                   "square, separated by semicolons"));
    onAppearanceChanged(this, [this] {
        sides_->setFixedWidth(static_cast<int>(fieldWidth * textScaleInUse()));
        table_->setAccessibleName(play_.hasLamps() ? tr("Mean number of lights on by size")
                                                   : tr("Mean number of black cells by size"));
        showResults();
    });
}

std::optional<std::vector<double>> SizesCard::meansIn(const QString& text) {
    static const QRegularExpression between(QStringLiteral("[;\\s]+"));
    std::vector<double> means;
    for (QString part : text.split(between, Qt::SkipEmptyParts)) {
        bool isNumber = false;
        means.push_back(part.replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&isNumber));
        if (!isNumber || !(means.back() >= 0)) {
            return std::nullopt;
        }
    }
    return means;
}

SquareStart SizesCard::start() const {
    const BitVector& lights = play_.lights();
    return play_.start() == RandomPlay::Start::oneBlack ? SquareStart::middleOn
           : play_.start() == RandomPlay::Start::board && lights.size() > 0 &&
                   lights.count() == lights.size()
               ? SquareStart::allOn
               : SquareStart::allOff;
}

void SizesCard::read() {
    boards_.clear();
    presses_.clear();
    mistake_.clear();
    const NumberList sides = numbersIn(sides_->text(), 1, maxSide);
    const NumberList lengths = numbersIn(lengths_->text(), 0, maxPresses);
    const std::optional<std::vector<double>> means = meansIn(others_->text());
    otherMeans_ = means.value_or(std::vector<double>());
    if (!sides.invalid.isEmpty()) {
        mistake_ = tr("“%1” is not valid. Enter sides from 1 to %2.")
                       .arg(sides.invalid, numberText(maxSide));
    } else if (!lengths.invalid.isEmpty()) {
        mistake_ = tr("“%1” is not valid. Enter numbers of presses from 0 to %2.")
                       .arg(lengths.invalid, numberText(maxPresses));
    } else if (sides.numbers.empty() || sides.numbers.size() > maxSizes) {
        mistake_ = tr("Enter up to %1 sides, separated by commas.").arg(numberText(maxSizes));
    } else if (lengths.numbers.size() != 1 && lengths.numbers.size() != sides.numbers.size()) {
        mistake_ = tr("Enter one number of presses for all squares, or one for each of them.");
    } else if (!means) {
        mistake_ = tr("Enter the means as numbers, separated by semicolons.");
    }
    if (!mistake_.isEmpty()) {
        return;
    }
    const Lattice* lattice = play_.rule().lattice();
    for (const std::uint64_t side : sides.numbers) {
        Lattice board = lattice != nullptr ? *lattice : Lattice();
        board.rows = board.cols = static_cast<std::size_t>(side);
        boards_.push_back(board);
        presses_.push_back(lengths.numbers.size() == 1 ? lengths.numbers.front()
                                                       : lengths.numbers[presses_.size()]);
    }
}

std::vector<Game> SizesCard::starts() const {
    std::vector<Game> games;
    for (const Lattice& board : boards_) {
        games.push_back(squareGame(board, start()));
    }
    return games;
}

std::vector<SimulationPlan> SizesCard::plans() const {
    std::vector<SimulationPlan> plans;
    for (const std::uint64_t presses : presses_) {
        plans.push_back(controls_->plan(presses, plans.size(), play_.walk()));
    }
    return plans;
}

void SizesCard::play() {
    means_.clear();
    read();
    job_.cancel();
    showResults();
    if (boards_.empty()) {
        return;
    }
    job_.start([boards = boards_, start = start(), plans = plans()](
                   Progress& progress) { return squareMeans(boards, start, plans, progress); },
               [this](std::vector<SquareMean> means) {
                   means_ = std::move(means);
                   showResults();
               });
}

void SizesCard::showResults() {
    if (!isUpToDate()) {
        return;
    }
    if (means_.empty() || !mistake_.isEmpty()) {
        table_->setHeads({}, {});
        chart_->setData({});
        text_->setText(mistake_);
        return;
    }
    showTable();
    showChart();
    text_->setText(legend());
}

void SizesCard::showTable() {
    QStringList rows;
    for (const SquareMean& mean : means_) {
        rows << sizeText(mean.board);
    }
    QStringList columns{tr("Presses"),
                        tr("Mean of\nthe games"),
                        tr("Standard\nerror"),
                        tr("95 %\nconfidence: ±"),
                        tr("Exact\nmean"),
                        play_.hasLamps() ? tr("Lights on,\nexact") : tr("Black cells,\nexact")};
    const int otherColumn = static_cast<int>(columns.size());
    if (!otherMeans_.empty()) {
        columns << tr("Other\nmean");
    }
    table_->setHeads(rows, columns);
    table_->setRowsName(tr("Square"));
    table_->verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    for (int row = 0; row < rows.size(); ++row) {
        const SquareMean& mean = means_[static_cast<std::size_t>(row)];
        int column = 0;
        table_->setNumber(row, column++, numberText(mean.presses), QString::number(mean.presses));
        // Estimates have the decimals that their margin allows.
        const int decimals = std::min(decimalsOfEstimate(mean.margin), meanDecimals);
        for (const double number : {mean.mean, mean.standardError, mean.margin}) {
            table_->setNumber(row, column++, decimalText(number, decimals),
                              QString::number(number, 'f', decimals));
        }
        table_->setDecimal(row, column++, mean.exact, meanDecimals);
        const double share = mean.exact / static_cast<double>(mean.board.vertexCount());
        table_->setNumber(row, column, shareText(share), QString::number(share));
        table_->setEmphasized(row, 1);
        for (const int pale : {0, 2, 3}) {
            table_->setPale(row, pale);
        }
        if (static_cast<std::size_t>(row) < otherMeans_.size()) {
            table_->setDecimal(row, otherColumn, otherMeans_[static_cast<std::size_t>(row)],
                               meanDecimals);
        }
    }
}

void SizesCard::showChart() {
    Chart chart;
    chart.title = play_.hasLamps() ? tr("Share of lights on") : tr("Share of black cells");
    chart.x = {.title = tr("side of the square"), .isLogarithmic = true, .isInteger = true};
    chart.y = {.title = chart.title, .isShare = true};
    ChartSeries band{.name = tr("games: 95 % confidence interval of the mean"),
                     .shape = ChartShape::band,
                     .colour = &Theme::press};
    ChartSeries games{.name = tr("games"), .shape = ChartShape::dots, .colour = &Theme::press};
    ChartSeries exact{.name = tr("exact"), .colour = &Theme::accent};
    ChartSeries others{.name = tr("other"), .shape = ChartShape::dots, .colour = &Theme::quiet};
    std::vector<std::size_t> order(means_.size());
    for (std::size_t i = 0; i < order.size(); ++i) {
        order[i] = i;
    }
    std::ranges::stable_sort(order, {}, [this](std::size_t i) { return means_[i].board.rows; });
    for (const std::size_t i : order) {
        const SquareMean& mean = means_[i];
        const auto side = static_cast<double>(mean.board.rows);
        const double cells = side * side;
        band.points.push_back(
            {side, (mean.mean + mean.margin) / cells, (mean.mean - mean.margin) / cells});
        games.points.push_back({side, mean.mean / cells});
        exact.points.push_back({side, mean.exact / cells});
        if (i < otherMeans_.size()) {
            others.points.push_back({side, otherMeans_[i] / cells});
        }
    }
    chart.series = {std::move(band), std::move(games), std::move(exact)};
    if (!others.points.empty()) {
        chart.series.push_back(std::move(others));
    }
    chart_->setData(std::move(chart));
}

QString SizesCard::legend() const {
    const bool hasLamps = play_.hasLamps();
    const QString begin =
        start() == SquareStart::allOff  ? (hasLamps ? tr("All lights are off at the start.")
                                                    : tr("All cells are white at the start."))
        : start() == SquareStart::allOn ? (hasLamps ? tr("All lights are on at the start.")
                                                    : tr("All cells are black at the start."))
                                        : (hasLamps ? tr("The middle light is on at the start.")
                                                    : tr("The middle cell is black at the start."));
    const double farthest =
        std::abs(std::ranges::max_element(means_, {}, [](const SquareMean& mean) {
                     return std::abs(mean.deviation());
                 })->deviation());
    return begin + QLatin1Char(' ') +
           tr("In 95 of 100 experiments, the interval from Student's t-distribution contains the "
              "exact mean. Here, the farthest mean is %1 standard errors away from its exact "
              "value.")
               .arg(isolated(decimalText(farthest, 1)));
}

} // namespace lightsout

#include "moc_SizesCard.cpp"
