// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tiling/DancingLinks.h"

namespace lightsout {

/// One move of a search for tilings, in terms of the board.
struct SearchMove {
    DancingLinks::Event event{};
    /// The press that was placed or undone, or the light that no remaining press can change.
    Vertex vertex = 0;
    /// For a placed press, the light that it was chosen to change and the number of presses that
    /// could change it.
    Vertex light = 0;
    std::size_t choices = 0;

    friend bool operator==(const SearchMove&, const SearchMove&) = default;
};

/// A recorded search for tilings, with its placements, dead ends and undone choices. If it is
/// complete and found nothing, it proves, move by move, that there is no tiling.
struct RecordedSearch {
    std::vector<SearchMove> moves;
    bool isComplete = false;
    std::size_t found = 0;
};

/// Records the search by dancing links, up to `maxMoves` moves. Throws Cancelled.
RecordedSearch recordSearch(const ExactCover& cover, std::size_t maxMoves, Progress& progress);

} // namespace lightsout
