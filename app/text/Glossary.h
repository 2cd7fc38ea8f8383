// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace lightsout {

/// The words that the window, the lessons and the manual explain, in the order of a reader's need.
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

/// All terms, in their order.
const std::vector<Term>& allTerms();

/// The word as it stands in the window.
QString termName(Term term);

/// One plain sentence that says what the word means.
QString termSentence(Term term);

} // namespace lightsout
