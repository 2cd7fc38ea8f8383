// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/SpectrumCard.h"

#include "controls/WhyButton.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QLocale>
#include <QVBoxLayout>

#include <cmath>

namespace lightsout {

namespace {

/// Eigenvalues closer to 0 than this are considered 0, to allow for rounding.
constexpr double zero = 1e-12;
constexpr int exactDigits = 12;

double withoutRounding(double number) {
    return std::abs(number) < zero ? 0.0 : number;
}

QString decimals(double number) {
    constexpr int digits = 4;
    return QLocale().toString(withoutRounding(number), 'g', digits);
}

} // namespace

SpectrumCard::SpectrumCard(RandomPlay& play, QWidget* parent)
    : Card(parent), play_(play), title_(addText(TextRole::title)), table_(new NumberTable(this)),
      second_(new FactLabel({}, this)), meaning_(nullptr), presses_(new FactLabel({}, this)) {
    new WhyButton(*title_, QStringLiteral("random.md#the-markov-chain"));
    content()->addWidget(table_, 1);
    content()->addWidget(second_);
    meaning_ = addText(TextRole::body);
    content()->addWidget(presses_);
    table_->setRole(TextRole::body);
    setVisible(false);
    onLanguageChanged(this, [this] {
        title_->setText(tr("Eigenvalues"));
        table_->setAccessibleName(tr("Eigenvalues of P"));
        second_->setName(tr("Second eigenvalue"));
        second_->setMeaning(tr("The largest absolute value below 1."));
        presses_->setName(tr("Presses until all white"));
        presses_->setMeaning(tr("The mean over all games that begin with this many black cells."));
        refresh();
    });
}

void SpectrumCard::setChain(const CountChain* chain) {
    setVisible(chain != nullptr);
    found_.reset();
    job_.cancel();
    refresh();
    if (chain == nullptr) {
        return;
    }
    job_.start(
        [chain = *chain](Progress& progress) {
            const auto spectrum = spectrumOf(chain);
            return spectrum ? std::optional(Found{*spectrum, hittingTimes(chain, 0, progress)})
                            : std::nullopt;
        },
        [this](std::optional<Found> found) {
            found_ = std::move(found);
            refresh();
        });
}

void SpectrumCard::refresh() {
    // In lazy play, half of the steps change nothing, so eigenvalues become (1 + λ) / 2 and times
    // double.
    const bool isLazy = play_.walk() == Walk::lazy;
    ChainSpectrum spectrum = found_ ? found_->spectrum : ChainSpectrum();
    std::vector<double>& values = spectrum.eigenvalues;
    QStringList heads;
    for (std::size_t i = 0; i < values.size(); ++i) {
        values[i] = isLazy ? (1 + values[i]) / 2 : values[i];
        heads << QStringLiteral("λ") + subscript(i + 1);
    }
    table_->setHeads(heads, {QStringLiteral("λ")});
    for (std::size_t i = 0; i < values.size(); ++i) {
        table_->setNumber(static_cast<int>(i), 0, decimals(values[i]),
                          QString::number(withoutRounding(values[i]), 'g', exactDigits));
    }
    const std::optional<double> second = spectrum.second();
    const QString unknown = tr("There is no such number for this board.");
    second ? second_->setValue(isolated(decimals(*second))) : second_->setUnknown(unknown);
    meaning_->setVisible(second.has_value());
    meaning_->setText(
        second ? tr("In the long run, each press multiplies the distance to the limit law by %1.")
                     .arg(isolated(decimals(*second)))
               : QString());
    const std::size_t black = play_.lights().count();
    const auto mean =
        found_ && black < found_->presses.size() ? found_->presses[black] : std::nullopt;
    mean ? presses_->setValue(isolated(QLocale().toString(isLazy ? 2 * *mean : *mean, 'f', 2)))
         : presses_->setUnknown(unknown);
}

} // namespace lightsout

#include "moc_SpectrumCard.cpp"
