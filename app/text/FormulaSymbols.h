// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QString>

#include <vector>

namespace lightsout {

/// A symbol in a formula: a letter with a number, such as x₄ or d₁₂.
struct FormulaSymbol {
    /// Its position in the text.
    qsizetype begin = 0;
    qsizetype length = 0;
    QChar letter;
    /// The vertex to which it refers, if the letter is x, d or R.
    Vertex vertex = 0;

    friend bool operator==(const FormulaSymbol&, const FormulaSymbol&) = default;
};

/// Returns all symbols, from left to right.
std::vector<FormulaSymbol> symbolsIn(const QString& formula);

} // namespace lightsout
