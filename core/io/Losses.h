// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BoardFile.h"

#include <vector>

namespace lightsout {

/// What a file of a format does not keep of a board. The words for it belong to the application.
enum class Loss {
    reopening, ///< everything, for a program that would open the file as a board: a picture
    lattice,   ///< that the board is a grid, or drawn as one: it becomes a graph
    surface,   ///< the surface, the neighbours, the press patterns: a plane with four neighbours
    positions, ///< where the vertices are drawn: they go onto a circle
    labels,    ///< the names of the vertices
    selfInfluence, ///< which vertices toggle themselves: all will
    start,         ///< the lights the game began with: all will be on
    target,        ///< the lights to reach: all will be off
    presses,       ///< what was pressed so far, or how often
    attachments,   ///< notes and what else is kept with the board
    unknownFields, ///< what a newer version of the program put into the document
};

/// What of this very board is lost between writeBoard() and readBoard() with its usual options, in
/// the order of Loss; what is not named comes back exactly. For boards that writeBoard() does not
/// refuse. O(arcs · log arcs) at most.
std::vector<Loss> lossesOf(const SavedBoard& board, FileFormat format);

} // namespace lightsout
