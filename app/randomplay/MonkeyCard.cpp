// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/MonkeyCard.h"

#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "random/WinningTimes.h"
#include "solve/Solver.h"
#include "text/NumberText.h"

#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace lightsout {

namespace {

constexpr std::size_t minSide = 2;
constexpr std::size_t maxSide = 5;
constexpr double pressesInASecond = 10;

} // namespace

MonkeyCard::MonkeyCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      text_(addText(TextRole::small)), table_(new NumberTable(this)),
      rule_(addText(TextRole::small)) {
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
        // In the left-to-right table, texts keep their own direction.
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

} // namespace lightsout

#include "moc_MonkeyCard.cpp"
