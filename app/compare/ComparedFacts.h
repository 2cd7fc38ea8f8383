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
    bool differs = false;          ///< false while one of them is unknown
};

/// Returns the facts; their number and order never change.
std::vector<ComparedFact> comparedFacts(const Comparison& comparison);

/// Returns sentences about why one of the boards has no facts, or how to get them; empty if all is
/// well.
QString missingFactsText(const Comparison& comparison);

} // namespace lightsout
