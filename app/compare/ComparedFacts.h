// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"

#include <QString>

#include <vector>

namespace lightsout {

/// A fact about both boards, in words.
struct ComparedFact {
    QString name;
    QString meaning;               ///< a sentence
    std::array<QString, 2> values; ///< by Side
    bool differs = false;          ///< not while one of them is unknown
};

/// Always as many, in the same order.
std::vector<ComparedFact> comparedFacts(const Comparison& comparison);

/// Why one of the boards has no facts, or how to come to them, as sentences; empty when all is
/// well.
QString missingFactsText(const Comparison& comparison);

} // namespace lightsout
