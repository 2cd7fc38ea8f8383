// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/FormulaSymbols.h"

#include "text/NumberText.h"

namespace lightsout {

namespace {

constexpr char16_t subscriptZero = 0x2080;
/// Maximum number of digits read; no vertex number has this many.
constexpr qsizetype maxDigits = 18;

bool isSubscript(QChar sign) {
    return sign.unicode() >= subscriptZero && sign.unicode() < subscriptZero + 10;
}

} // namespace

std::vector<FormulaSymbol> symbolsIn(const QString& formula) {
    std::vector<FormulaSymbol> symbols;
    for (qsizetype i = 0; i + 1 < formula.size(); ++i) {
        if (!formula[i].isLetter() || !isSubscript(formula[i + 1])) {
            continue;
        }
        FormulaSymbol symbol{.begin = i, .letter = formula[i]};
        std::size_t number = 0;
        qsizetype end = i + 1;
        while (end < formula.size() && end - i <= maxDigits && isSubscript(formula[end])) {
            number = 10 * number + (formula[end].unicode() - subscriptZero);
            ++end;
        }
        symbol.length = end - i;
        i = end - 1;
        const std::size_t first = shownNumber(0);
        if (number >= first) {
            symbol.vertex = number - first;
            symbols.push_back(symbol);
        }
    }
    return symbols;
}

} // namespace lightsout
