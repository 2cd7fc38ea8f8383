// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningView.h"

#include "controls/WhyButton.h"
#include "random/WinningTimes.h"
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

namespace lightsout {

namespace {

/// The largest number of presses that early() considers.
constexpr std::uint64_t lookedAt = 64;
constexpr double impossible = 1e-11;

QString meanText(double mean) {
    constexpr double large = 1e6;
    constexpr double writtenOut = 1e15;
    return isolated(mean >= writtenOut ? QLocale().toString(mean, 'g', 4)
                                       : QLocale().toString(mean, 'f', mean >= large ? 0 : 2));
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

constexpr std::uint64_t bars = 24;
/// Approximate fraction of the games that are longer than the chart shows.
constexpr double leftOut = 0.08;

constexpr std::size_t minSide = 2;
constexpr std::size_t maxSide = 5;
constexpr double pressesInASecond = 10;

constexpr int minChart = 130;

} // namespace

MonkeyCard::MonkeyCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      text_(addText(TextRole::small)), table_(new NumberTable(this)),
      rule_(addText(TextRole::small)) {
    setObjectName(QStringLiteral("winning-games"));
    new WhyButton(*title_, QStringLiteral("random.md#winning-by-chance"));
    for (TextLabel* label : {text_, rule_}) {
        label->setTone(TextLabel::Tone::second);
    }
    content()->insertWidget(2, table_, 1);
    connect(&chances, &WinningChances::changed, this, &MonkeyCard::follow);
    onLanguageChanged(this, [this] {
        title_->setText(tr("A monkey at the board"));
        text_->setText(tr("one press from winning, ten presses a second"));
        rule_->setText(tr("The number of reachable boards is 1 plus the mean number of random "
                          "presses needed to win from boards one press away."));
        table_->setAccessibleName(tr("Mean number of presses and time by board size"));
    });
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
        table_->setNumber(row, 0, QLocale().toString(mean, 'f', 0), QString::number(mean, 'f', 0));
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
    const auto whole = [](double number) { return QLocale().toString(std::floor(number), 'f', 0); };
    const auto rest = [](double number, double unit) { return std::fmod(number, unit); };
    if (seconds < minute) {
        return tr("%1 s").arg(QLocale().toString(seconds, 'f', seconds < 10 ? 1 : 0));
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
    return tr("%1 years").arg(QLocale().toString(seconds / year, 'f', 0));
}

WinningLawCard::WinningLawCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      chart_(new ChartPanel(this)), text_(makeLabel(TextRole::small, true, this)) {
    setObjectName(QStringLiteral("winning-law"));
    new WhyButton(*title_, QStringLiteral("random.md#winning-by-chance"));
    content()->addWidget(chart_, 1);
    text_->setWordWrap(true);
    content()->addWidget(text_);
    connect(&chances, &WinningChances::changed, this, &WinningLawCard::refresh);
    onLanguageChanged(this, [this] {
        title_->setText(tr("Length of a game from this board"));
        refresh();
    });
    onAppearanceChanged(this, [this] { refresh(); });
}

void WinningLawCard::refresh() {
    const auto* exact = chances_.exact();
    const WinningTimeLaw* law = exact != nullptr && exact->law ? &*exact->law : nullptr;
    chart_->setVisible(law != nullptr);
    if (law != nullptr) {
        const Classes found = classes(*law);
        chart_->setData(chart(*law, found));
        text_->setText(text(*law, found));
    } else {
        text_->setText(exact == nullptr ? QString()
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
    chart.y.isShare = true;
    const std::vector<std::uint64_t>& games = chances_.games();
    ChartSeries played{.name = tr("%Ln game(s)", nullptr, static_cast<int>(games.size())),
                       .shape = ChartShape::bars,
                       .colour = &Theme::accent};
    ChartSeries exact{.name = tr("exact law"), .shape = ChartShape::marks, .colour = &Theme::press};
    std::vector<std::uint64_t> counts(classes.count);
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
        exact.points.push_back({x, law.tail(from - 1) - law.tail(from + classes.width - 1)});
    }
    chart.series = {std::move(played), std::move(exact)};
    return chart;
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
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      text_(addText(TextRole::small)), chart_(new ChartPanel(this)) {
    setObjectName(QStringLiteral("winning-means"));
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

WinningFactsCard::WinningFactsCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)), mean_(addLine()),
      played_(addLine()), half_(addLine()), atOnce_(addLine()), parity_(addLine()),
      more_(new QPushButton(this)) {
    setObjectName(QStringLiteral("winning-facts"));
    new WhyButton(*title_, QStringLiteral("random.md#winning-by-chance"));
    content()->addStretch(1);
    content()->addWidget(more_, 0, Qt::AlignLeading);
    connect(&chances, &WinningChances::changed, this, &WinningFactsCard::refresh);
    connect(more_, &QPushButton::clicked, &chances, &WinningChances::playMore);
    more_->setObjectName(QStringLiteral("playMore"));
    onLanguageChanged(this, [this] {
        title_->setText(tr("Facts"));
        mean_.name->setText(tr("Exact mean"));
        half_.name->setText(tr("Half the games are over by press"));
        atOnce_.name->setText(tr("Won on the first press"));
        parity_.name->setText(tr("Can end on"));
        more_->setText(tr("Play more games"));
        more_->setToolTip(tr("Simulate more games to compare their mean with the exact one"));
        refresh();
    });
}

WinningFactsCard::Line WinningFactsCard::addLine() {
    auto* row = new QHBoxLayout;
    const Line line{makeLabel(TextRole::body, true, this), makeLabel(TextRole::body, false, this)};
    line.value->setBold(true);
    row->addWidget(line.name, 1);
    row->addWidget(line.value);
    content()->addLayout(row);
    return line;
}

void WinningFactsCard::refresh() {
    const auto show = [](const Line& line, const std::optional<QString>& value,
                         const QString& reason) {
        value ? line.value->setKnown(*value) : line.value->setUnknown(reason);
    };
    const QString noLaw = tr("The law of the winning time is not known for this board.");
    using Text = std::optional<QString>;
    const auto* exact = chances_.exact();
    const WinningTimeLaw* law = exact != nullptr && exact->law ? &*exact->law : nullptr;
    show(mean_, exact != nullptr && exact->mean ? meanText(*exact->mean) : Text(),
         tr("The mean is not known for this board."));
    const std::size_t games = chances_.games().size();
    played_.name->setText(tr("Mean of %Ln game(s)", nullptr, static_cast<int>(games)));
    show(played_, games > 0 ? meanText(chances_.meanOfGames()) : Text(),
         tr("No game has been won yet."));
    show(half_,
         law != nullptr ? numberText(std::max<std::uint64_t>(law->quantile(0.5), 1)) : Text(),
         noLaw);
    // If the game can only end at times of one parity, the law is 0 at the others, except for
    // rounding errors.
    const double atOnce = law != nullptr && law->chance(1) > impossible ? law->chance(1) : 0;
    show(atOnce_,
         law != nullptr ? isolated(QLocale().toString(100 * atOnce, 'g', 3) + QStringLiteral(" %"))
                        : Text(),
         noLaw);
    const bool atOdd = law != nullptr && early(*law, 0) < impossible;
    const bool atEven = law != nullptr && early(*law, 1) < impossible;
    show(parity_,
         law == nullptr ? Text()
         : atOdd        ? tr("odd-numbered presses")
         : atEven       ? tr("even-numbered presses")
                        : tr("any press"),
         noLaw);
    more_->setEnabled(chances_.canPlay() && !chances_.isPlaying());
}

WinningView::WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent)
    : StageGrid(parent), play_(play), chances_(workbench, this) {
    addCard(new WinningMeansCard(chances_, this), {0, 0, 1, 1});
    addCard(new WinningLawCard(chances_, this), {0, 1, 1, 1});
    addCard(new MonkeyCard(chances_, this), {1, 0, 1, 1});
    addCard(new WinningFactsCard(chances_, this), {1, 1, 1, 1});
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
