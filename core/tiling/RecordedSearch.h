// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/DancingLinks.h"

namespace lightsout {

/// One move of a search for tilings, in terms of the board.
struct SearchMove {
    DancingLinks::Event event{};
    /// The press that was placed or taken back, or the light that nothing can change any more.
    Vertex vertex = 0;
    /// Of a placed press: the light it was to change, and how many presses could do that.
    Vertex light = 0;
    std::size_t choices = 0;

    friend bool operator==(const SearchMove&, const SearchMove&) = default;
};

/// A search for tilings, written down: place, dead end, take back. When it is complete and found
/// nothing, it is a proof that there is no tiling, which can be gone through move by move.
struct RecordedSearch {
    std::vector<SearchMove> moves;
    bool isComplete = false;
    std::size_t found = 0;
};

/// Records the search by dancing links, at most `maxMoves` moves of it. Throws Cancelled.
RecordedSearch recordSearch(const ExactCover& cover, std::size_t maxMoves, Progress& progress);

} // namespace lightsout
