// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningLawCard.h"

#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "text/NumberText.h"

#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::uint64_t bars = 24;
/// Approximate fraction of the games that are longer than the chart shows.
constexpr double leftOut = 0.08;

} // namespace

WinningLawCard::WinningLawCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)),
      chart_(new ChartPanel(this)), text_(makeLabel(TextRole::small, true, this)) {
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
    // A class contains at least two lengths, because many boards can be won only at odd or only at
    // even times.
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

} // namespace lightsout

#include "moc_WinningLawCard.cpp"
