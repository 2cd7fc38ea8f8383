// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "formats/BoardFile.h"

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
    marks,         ///< missing buttons and lights; all vertices will have both
    selfInfluence, ///< self-influence of individual vertices; all will have it
    start,         ///< the lights with which the game began; all will be on
    target,        ///< the lights of the target; all will be off
    presses,       ///< the presses made so far, or repeated presses
    attachments,   ///< notes and other data stored with the board
    unknownFields, ///< fields that a newer version of the program wrote
};

/// Returns, in the order of Loss, the parts of this board that are lost if it is written with
/// writeBoard() and read back with readBoard() with default options. Everything else is restored
/// exactly. writeBoard() must succeed for the board. O(arcs · log arcs) at most.
std::vector<Loss> lossesOf(const SavedBoard& board, FileFormat format);

} // namespace lightsout
