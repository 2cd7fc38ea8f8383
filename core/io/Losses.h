// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BoardFile.h"

#include <vector>

namespace lightsout {

/// Parts of a board that a file format does not store. The application supplies their names.
enum class Loss {
    reopening,     ///< everything: the file is a picture and cannot be opened as a board
    lattice,       ///< the fact that the board is a grid or drawn as one; it becomes a graph
    surface,       ///< surface, neighbours, press patterns; the board becomes a plane with four
                   ///< neighbours
    positions,     ///< positions of the vertices; they are placed on a circle
    labels,        ///< the names of the vertices
    marks,         ///< which vertices have no button or no light; all will have both
    selfInfluence, ///< self-influence of individual vertices; all will have it
    start,         ///< the lights with which the game began; all will be on
    target,        ///< the lights of the target; all will be off
    presses,       ///< the presses made so far, or repeated presses
    attachments,   ///< notes and other data stored with the board
    unknownFields, ///< fields that a newer version of the program wrote
};

/// Returns the parts of this board that are lost by writeBoard() and readBoard() with default
/// options, in the order of Loss. Everything else is restored exactly. writeBoard() must succeed
/// for the board. O(arcs · log arcs) at most.
std::vector<Loss> lossesOf(const SavedBoard& board, FileFormat format);

} // namespace lightsout
