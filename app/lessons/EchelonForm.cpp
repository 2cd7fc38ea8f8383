// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/EchelonForm.h"

#include <QStringList>

namespace lightsout {

std::vector<BitVector> matrixRows(const QString& text) {
    std::vector<BitVector> rows;
    for (const QString& line : text.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
        std::string digits;
        for (const QChar c : line) {
            if (c == QLatin1Char('0') || c == QLatin1Char('1')) {
                digits += c.toLatin1();
            }
        }
        if (digits.size() > 1) {
            digits.pop_back();
            rows.push_back(*BitVector::fromString(digits));
        }
    }
    return rows;
}

bool isEchelon(const std::vector<BitVector>& rows, bool isReduced) {
    std::size_t after = 0; // the column that pivots stand in or behind
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t pivot = rows[i].findNext(0);
        if (pivot == rows[i].size()) {
            after = pivot;
            continue;
        }
        if (pivot < after) {
            return false;
        }
        after = pivot + 1;
        for (std::size_t other = 0; isReduced && other < i; ++other) {
            if (rows[other][pivot]) {
                return false;
            }
        }
    }
    return !rows.empty();
}

} // namespace lightsout
