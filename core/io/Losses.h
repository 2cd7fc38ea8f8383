// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/BoardFile.h"

#include <vector>

namespace lightsout {

/// Parts of a board that a file format does not store. The application has the texts for them.
enum class Loss {
    reopening,     ///< everything: the file is a picture and cannot be opened as a board
    lattice,       ///< that the board is a grid, or drawn as one; it becomes a graph
    surface,       ///< surface, neighbours, press patterns; it becomes a plane with four neighbours
    positions,     ///< where the vertices are drawn; they are placed on a circle
    labels,        ///< the names of the vertices
    selfInfluence, ///< which vertices toggle themselves; all will
    start,         ///< the lights the game began with; all will be on
    target,        ///< the lights to reach; all will be off
    presses,       ///< the presses made so far, or how often
    attachments,   ///< notes and other data stored with the board
    unknownFields, ///< fields that a newer version of the program wrote
};

/// Returns what is lost of this board between writeBoard() and readBoard() with default options, in
/// the order of Loss; everything else is restored exactly. Only for boards that writeBoard() does
/// not refuse. O(arcs · log arcs) at most.
std::vector<Loss> lossesOf(const SavedBoard& board, FileFormat format);

} // namespace lightsout
