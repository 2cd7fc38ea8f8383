// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/WinningFactsCard.h"

#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>

#include <cmath>

namespace lightsout {

namespace {

/// The number of presses up to which the card checks whether a board can be won.
constexpr std::uint64_t lookedAt = 64;
constexpr double impossible = 1e-11;

QString meanText(double mean) {
    constexpr double large = 1e6;
    constexpr double writtenOut = 1e15;
    return isolated(mean >= writtenOut ? QLocale().toString(mean, 'g', 4)
                                       : QLocale().toString(mean, 'f', mean >= large ? 0 : 2));
}

/// Returns the probability of winning early at times of the given parity.
double early(const WinningTimeLaw& law, std::uint64_t parity) {
    double sum = 0;
    for (std::uint64_t time = parity; time <= lookedAt; time += 2) {
        sum += time > 0 ? law.chance(time) : 0;
    }
    return sum;
}

} // namespace

WinningFactsCard::WinningFactsCard(WinningChances& chances, QWidget* parent)
    : Card(parent), chances_(chances), title_(addText(TextRole::title)), mean_(addLine()),
      played_(addLine()), half_(addLine()), atOnce_(addLine()), parity_(addLine()),
      more_(new QPushButton(this)) {
    new WhyButton(*title_, QStringLiteral("random.md#winning-by-chance"));
    content()->addStretch(1);
    content()->addWidget(more_, 0, Qt::AlignLeading);
    connect(&chances, &WinningChances::changed, this, &WinningFactsCard::refresh);
    connect(more_, &QPushButton::clicked, &chances, &WinningChances::playMore);
    more_->setObjectName(QStringLiteral("playMore"));
    onLanguageChanged(this, [this] { retranslate(); });
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

void WinningFactsCard::retranslate() {
    title_->setText(tr("Facts"));
    mean_.name->setText(tr("Exact mean"));
    half_.name->setText(tr("Half the games are over by press"));
    atOnce_.name->setText(tr("Won on the first press"));
    parity_.name->setText(tr("Can end on"));
    more_->setText(tr("Play more games"));
    more_->setToolTip(tr("Simulate more games to compare their mean with the exact one"));
    refresh();
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
    // At times of the wrong parity the law is 0, except for rounding.
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

} // namespace lightsout

#include "moc_WinningFactsCard.cpp"
