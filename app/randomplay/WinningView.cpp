// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningView.h"

#include "controls/WrapLayout.h"
#include "page/FactCard.h"
#include "random/WinningTimes.h"
#include "randomplay/FitText.h"
#include "solve/Solver.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace lightsout {

namespace {

/// The largest number of presses that early() considers.
constexpr std::uint64_t lookedAt = 64;
constexpr double impossible = 1e-11;

QString meanText(double mean) {
    constexpr double large = 1e6;
    constexpr double writtenOut = 1e15;
    return isolated(mean >= writtenOut ? significantText(mean, 4)
                                       : decimalText(mean, mean >= large ? 0 : 2));
}

/// Returns the probability of winning after at most `lookedAt` presses, at a time of the given
/// parity.
double early(const WinningTimeLaw& law, std::uint64_t parity) {
    double sum = 0;
    for (std::uint64_t time = parity; time <= lookedAt; time += 2) {
        sum += time > 0 ? law.chance(time) : 0;
    }
    return sum;
}

/// Returns a description of the card with the means, the median and other facts about winning.
FactCardDescription winningFacts(WinningChances& chances, const Workbench& workbench) {
    const auto law = [&chances]() -> const WinningTimeLaw* {
        const auto* exact = chances.exact();
        return exact != nullptr && exact->law ? &*exact->law : nullptr;
    };
    const auto row = [](std::function<QString()> name, auto value) {
        return FactRow{.name = std::move(name),
                       .value = [value](const Game& /*game*/) -> ShownValue { return value(); }};
    };
    const auto ofLaw = [&](std::function<QString()> name, auto text) {
        return row(std::move(name), [law, text]() -> ShownValue {
            const WinningTimeLaw* known = law();
            return known != nullptr
                       ? ShownValue{text(*known)}
                       : ShownValue{.reason = WinningView::tr("The law of the winning time is not "
                                                              "known for this board.")};
        });
    };
    return {
        .frame = {"winning-factsCard", [] { return WinningView::tr("Facts"); },
                  "random.md#winning-by-chance"},
        .rows = {row([] { return WinningView::tr("Exact mean"); },
                     [&chances]() -> ShownValue {
                         const auto* exact = chances.exact();
                         return exact != nullptr && exact->mean
                                    ? ShownValue{meanText(*exact->mean)}
                                    : ShownValue{.reason = WinningView::tr(
                                                     "The mean is not known for this board.")};
                     }),
                 row(
                     [&chances] {
                         return WinningView::tr("Mean of %Ln game(s)", nullptr,
                                                static_cast<int>(chances.games().size()));
                     },
                     [&chances]() -> ShownValue {
                         return chances.games().empty()
                                    ? ShownValue{.reason =
                                                     WinningView::tr("No game has been won yet.")}
                                    : ShownValue{meanText(chances.meanOfGames())};
                     }),
                 ofLaw([] { return WinningView::tr("Half the games are over by press"); },
                       [](const WinningTimeLaw& known) {
                           return numberText(std::max<std::uint64_t>(known.quantile(0.5), 1));
                       }),
                 // If the game can only end at times of one parity, the law is 0 at the others,
                 // except for rounding errors.
                 ofLaw([] { return WinningView::tr("Won on the first press"); },
                       [](const WinningTimeLaw& known) {
                           const double chance = known.chance(1) > impossible ? known.chance(1) : 0;
                           return isolated(significantText(100 * chance, 3) + QStringLiteral(" %"));
                       }),
                 ofLaw([] { return WinningView::tr("Can end on"); },
                       [](const WinningTimeLaw& known) {
                           return early(known, 0) < impossible
                                      ? WinningView::tr("odd-numbered presses")
                                  : early(known, 1) < impossible
                                      ? WinningView::tr("even-numbered presses")
                                      : WinningView::tr("any press");
                       })},
        .columns = {{.game = [&workbench]() -> const Game& { return workbench.document.game(); }}},
        .actions = {
            {.objectName = QStringLiteral("playMore"),
             .text = [] { return WinningView::tr("Play more games"); },
             .run = [&chances] { chances.playMore(); },
             .toolTip =
                 [] {
                     return WinningView::tr(
                         "Simulate more games to compare their mean with the exact one");
                 },
             .isEnabled = [&chances] { return chances.canPlay() && !chances.isPlaying(); }}}};
}

constexpr std::uint64_t bars = 24;
/// Approximate fraction of the games that are longer than the chart shows.
constexpr double leftOut = 0.08;

constexpr std::size_t minSide = 2;
constexpr std::size_t maxSide = 5;
constexpr double pressesInASecond = 10;

constexpr int minChart = 130;

} // namespace

MonkeyCard::MonkeyCard(WinningChances& chances, QWidget* parent)
    : Card({"winning-gamesCard", [] { return tr("A monkey at the board"); },
            "random.md#winning-by-chance"},
           parent),
      chances_(chances), text_(addText(TextRole::small)), table_(new NumberTable(this)),
      rule_(addText(TextRole::small)) {
    for (TextLabel* label : {text_, rule_}) {
        label->setTone(TextLabel::Tone::second);
    }
    content()->insertWidget(2, table_, 1);
    connect(&chances, &WinningChances::changed, this, &MonkeyCard::follow);
    setTexts<MonkeyCard>(text_, QT_TR_NOOP("one press from winning, ten presses a second"));
    setTexts<MonkeyCard>(
        rule_, QT_TR_NOOP("The number of reachable boards is 1 plus the mean number of random "
                          "presses needed to win from boards one press away."));
    setNames<MonkeyCard>(table_, QT_TR_NOOP("Mean number of presses and time by board size"));
    onAppearanceChanged(this, [this] { show(); });
}

void MonkeyCard::follow() {
    const Lattice* lattice = chances_.rule().lattice();
    Lattice kind = lattice != nullptr ? *lattice : Lattice{};
    kind.rows = kind.cols = 1;
    if (kind_ != kind) {
        kind_ = kind;
        squares_.clear();
        for (std::size_t side = minSide; side <= maxSide; ++side) {
            kind.rows = kind.cols = side;
            Progress progress;
            const Result<Solver> solver = Solver::build(kind, progress);
            squares_.push_back({side, solver->rank()});
        }
    }
    show();
}

void MonkeyCard::show() {
    QStringList rows;
    for (const Square& square : squares_) {
        rows << isolated(QStringLiteral("%1 × %1").arg(square.side));
    }
    table_->setHeads(rows, {tr("mean presses"), tr("time")});
    const bool isLazy = chances_.walk() == Walk::lazy;
    for (int row = 0; row < static_cast<int>(squares_.size()); ++row) {
        const double mean =
            static_cast<double>(meanAfterOnePress(squares_[row].rank)) * (isLazy ? 2 : 1);
        table_->setNumber(row, 0, decimalText(mean, 0), QString::number(mean, 'f', 0));
        // The table runs from left to right. Isolating marks keep the text in the direction of its
        // own language.
        table_->setNumber(
            row, 1, QStringLiteral("\u2068%1\u2069").arg(durationText(mean / pressesInASecond)));
    }
}

QString MonkeyCard::durationText(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    constexpr double year = 365.25 * day;
    const auto whole = [](double number) { return decimalText(std::floor(number), 0); };
    const auto rest = [](double number, double unit) { return std::fmod(number, unit); };
    if (seconds < minute) {
        return tr("%1 s").arg(decimalText(seconds, seconds < 10 ? 1 : 0));
    }
    if (seconds < hour) {
        return tr("%1 min %2 s").arg(whole(seconds / minute), whole(rest(seconds, minute)));
    }
    if (seconds < day) {
        return tr("%1 h %2 min").arg(whole(seconds / hour), whole(rest(seconds, hour) / minute));
    }
    if (seconds < year) {
        return tr("%1 d %2 h").arg(whole(seconds / day), whole(rest(seconds, day) / hour));
    }
    return tr("%1 years").arg(decimalText(seconds / year, 0));
}

WinningLawCard::WinningLawCard(WinningChances& chances, QWidget* parent)
    : Card({"winning-lawCard", [] { return tr("Length of a game from this board"); },
            "random.md#winning-by-chance"},
           parent),
      chances_(chances), chart_(new ChartPanel(this)),
      text_(makeLabel(TextRole::small, true, this)) {
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    content()->addWidget(text_);
    connect(&chances, &WinningChances::changed, this, &WinningLawCard::refresh);
    onAppearanceChanged(this, [this] { refresh(); });
}

void WinningLawCard::refresh() {
    const auto* exact = chances_.exact();
    const bool isWon = exact != nullptr && exact->mean == 0;
    const WinningTimeLaw* law = exact != nullptr && exact->law && !isWon ? &*exact->law : nullptr;
    chart_->setVisible(law != nullptr);
    if (law != nullptr) {
        const Classes found = classes(*law);
        chart_->setData(chart(*law, found));
        text_->setText(text(*law, found));
    } else {
        text_->setText(exact == nullptr ? QString()
                       : isWon          ? tr("This board is already won.")
                       : !exact->isReachable
                           ? tr("This board can't be won, not even by chance.")
                           : tr("The exact law is known only if at most %1 boards can be reached.")
                                 .arg(powerOfTwoText(WinningChances::maxRank)));
    }
}

WinningLawCard::Classes WinningLawCard::classes(const WinningTimeLaw& law) const {
    const std::uint64_t end = std::max<std::uint64_t>(law.quantile(1 - leftOut), 1);
    // A class contains an even number of lengths, because many boards can be won only after an odd,
    // or only after an even, number of presses.
    const std::uint64_t width = 2 * std::max<std::uint64_t>(1, (end + 2 * bars - 1) / (2 * bars));
    return {.first = 1, .width = width, .count = (end + width - 1) / width};
}

Chart WinningLawCard::chart(const WinningTimeLaw& law, const Classes& classes) const {
    Chart chart;
    chart.x = {.title = tr("presses")};
    chart.y = {.title = tr("share of the games per %Ln press(es)", nullptr,
                           static_cast<int>(classes.width)),
               .isShare = true};
    const std::vector<std::uint64_t>& games = chances_.games();
    ChartSeries played{.name = tr("%Ln game(s)", nullptr, static_cast<int>(games.size())),
                       .shape = ChartShape::bars,
                       .colour = &Theme::accent};
    ChartSeries exact{.name = tr("exact law"), .shape = ChartShape::marks, .colour = &Theme::press};
    std::vector<std::uint64_t> counts(classes.count);
    std::vector<double> chances;
    for (const std::uint64_t length : games) {
        if (length >= classes.first && length < classes.end()) {
            ++counts[(length - classes.first) / classes.width];
        }
    }
    for (std::uint64_t i = 0; i < classes.count; ++i) {
        const std::uint64_t from = classes.first + i * classes.width;
        const auto x = static_cast<double>(from);
        if (!games.empty()) {
            played.points.push_back(
                {x, static_cast<double>(counts[i]) / static_cast<double>(games.size())});
        }
        chances.push_back(law.tail(from - 1) - law.tail(from + classes.width - 1));
        exact.points.push_back({x, chances.back()});
    }
    chart.series = {std::move(played), std::move(exact)};
    chart.conclusion = conclusion(classes, std::move(counts), std::move(chances));
    return chart;
}

QString WinningLawCard::conclusion(const Classes& classes, std::vector<std::uint64_t> counts,
                                   std::vector<double> chances) const {
    const std::uint64_t shorter = std::accumulate(counts.begin(), counts.end(), std::uint64_t{0});
    counts.push_back(chances_.games().size() - shorter);
    chances.push_back(1 - std::accumulate(chances.begin(), chances.end(), 0.0));
    const auto lengths = [&classes](std::size_t least, std::size_t most) {
        const QString from = numberText(classes.first + least * classes.width);
        return most == classes.count
                   ? tr("%1 presses or more").arg(from)
                   : tr("%1 to %2 presses")
                         .arg(from, numberText(classes.first + (most + 1) * classes.width - 1));
    };
    const auto fit = goodnessOfFit(counts, chances);
    return fit ? fitText(*fit, lengths) : QString();
}

QString WinningLawCard::text(const WinningTimeLaw& law, const Classes& classes) const {
    const std::uint64_t last = classes.end() - 1;
    const std::vector<std::uint64_t>& games = chances_.games();
    const QString exactly = shareText(law.tail(last));
    if (games.empty()) {
        return tr("%1 of the games take more than %2 presses.").arg(exactly, numberText(last));
    }
    const auto longer =
        std::ranges::count_if(games, [last](std::uint64_t length) { return length > last; });
    return tr("%1 of the games took more than %2 presses (exact: %3).")
        .arg(shareText(static_cast<double>(longer) / static_cast<double>(games.size())),
             numberText(last), exactly);
}

WinningMeansCard::WinningMeansCard(WinningChances& chances, QWidget* parent)
    : Card({"winning-meansCard", [] { return tr("Mean number of presses until the board is won"); },
            "random.md#winning-by-chance"},
           parent),
      chances_(chances), text_(addText(TextRole::small)), chart_(new ChartPanel(this)) {
    text_->setTone(TextLabel::Tone::second);
    content()->addWidget(chart_, 1);
    connect(&chances, &WinningChances::changed, this, &WinningMeansCard::refresh);
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
    chart.y.title = tr("mean number of presses");
    const auto* exact = chances_.exact();
    if (exact == nullptr || exact->layers.size() < 2) {
        return chart;
    }
    // There is nothing between two numbers of presses, so no line joins the dots.
    ChartSeries means{.name = tr("mean"), .shape = ChartShape::dots, .colour = &Theme::accent};
    ChartSeries boards{
        .name = tr("boards that can be reached"), .colour = &Theme::quiet, .opacity = 0.5};
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

WinningView::WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : StageGrid(parent), play_(play), chances_(workbench, this), tools_(new WrapLayout) {
    addCard(new WinningMeansCard(chances_, this), {0, 0, 1, 1});
    auto* law = new WinningLawCard(chances_, this);
    law->content()->addLayout(tools_);
    addCard(law, {0, 1, 1, 1});
    addCard(new MonkeyCard(chances_, this), {1, 0, 1, 1});
    auto* facts = new FactCard(winningFacts(chances_, workbench), this);
    addCard(facts, {1, 1, 1, 1});
    connect(&chances_, &WinningChances::changed, facts, &FactCard::refresh);
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
