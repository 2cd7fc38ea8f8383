// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/FitText.h"

#include "text/NumberText.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double usual = 0.05;

struct FitTexts {
    Q_DECLARE_TR_FUNCTIONS(FitText)
};

} // namespace

QString fitText(const GoodnessOfFit& fit,
                const std::function<QString(std::size_t first, std::size_t last)>& valuesName) {
    if (fit.p >= usual) {
        return FitTexts::tr("games and law agree");
    }
    if (std::isinf(fit.chiSquared)) {
        return FitTexts::tr("the law excludes some of the games");
    }
    double games = 0;
    for (const JoinedValues& bin : fit.bins) {
        games += static_cast<double>(bin.observed);
    }
    const auto worst = std::ranges::max_element(fit.bins, {}, &JoinedValues::chiSquared);
    return FitTexts::tr("games and law differ most at %1: %2 instead of %3")
        .arg(valuesName(worst->first, worst->last),
             shareText(static_cast<double>(worst->observed) / games),
             shareText(worst->expected / games));
}

} // namespace lightsout
