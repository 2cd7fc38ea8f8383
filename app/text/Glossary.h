// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lightsout {

/// The terms that the window, the lessons and the manual explain, in the order in which readers
/// need them.
enum class Term {
    board,
    vertices,
    edges,
    press,
    neighbour,
    selfInfluence,
    influenceMatrix,
    elimination,
    pivot,
    freeUnknown,
    rank,
    nullity,
    quietPattern,
    solutions,
    solvable,
    certificate,
    fewestPresses,
    lightChasing,
    symmetries,
    tiling,
    stateGraph,
    randomPlay,
    lazyPlay,
    markovChain,
    limitLaw,
    mean,
    variance,
    totalVariation,
};

/// Returns all terms in this order.
const std::vector<Term>& allTerms();

/// Returns the term as it appears in the window.
QString termName(Term term);

/// Returns one plain sentence that defines the term.
QString termSentence(Term term);

} // namespace lightsout
