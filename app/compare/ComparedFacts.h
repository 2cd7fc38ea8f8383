// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "compare/Comparison.h"

#include <QString>

#include <vector>

namespace lightsout {

/// A fact about both boards, as text.
struct ComparedFact {
    QString name;
    QString meaning;               ///< a sentence that explains the fact
    std::array<QString, 2> values; ///< indexed by Side
    bool differs = false;          ///< false while one of the values is unknown
};

/// Returns the facts; their number and order never change.
std::vector<ComparedFact> comparedFacts(const Comparison& comparison);

/// Returns sentences that say why one of the boards has no facts and how to get them; empty if both
/// have facts.
QString missingFactsText(const Comparison& comparison);

} // namespace lightsout
