// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsTable.h"

#include "counts/CountsText.h"
#include "solve/Solutions.h"

namespace lightsout {

namespace {

constexpr std::size_t maxExponentInLatex = 20; ///< largest exponent of a count that is written in
                                               ///< full

} // namespace

QString CountsTable::shown(std::size_t row, std::size_t col) const {
    return cellText(showsCounts ? MapMode::solutions : MapMode::nullity, nullities.at(row, col));
}

QString CountsTable::exact(std::size_t row, std::size_t col) const {
    const std::uint32_t nullity = nullities.at(row, col);
    return showsCounts ? QString::fromStdString(powerOfTwo(nullity)) : QString::number(nullity);
}

QString CountsTable::latex(std::size_t row, std::size_t col) const {
    const std::uint32_t nullity = nullities.at(row, col);
    return showsCounts && nullity > maxExponentInLatex ? QStringLiteral("$2^{%1}$").arg(nullity)
                                                       : exact(row, col);
}

QString CountsTable::columnName(std::size_t col) const {
    return !isOfSquares  ? QString::number(col)
           : showsCounts ? QStringLiteral("solutions")
                         : QStringLiteral("nullity");
}

} // namespace lightsout
