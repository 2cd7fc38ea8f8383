#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <string>

namespace lightsout {

/// What a file holds: a game, and what else stands in a document.
struct SavedBoard {
    Game game;
    /// Fields of a document that this version does not know, as the text of a JSON object; they
    /// are written back. Empty where there are none.
    std::string unknownFields{};

    friend bool operator==(const SavedBoard&, const SavedBoard&) = default;
};

struct ReadOptions {
    /// The self-influence of vertices of which a graph format says nothing.
    bool selfInfluence = true;
    /// Where readers report how far they are, and are told to stop; none where it is null.
    Progress* progress = nullptr;

    void checkpoint(double fraction) const {
        if (progress != nullptr) {
            progress->checkpoint(fraction);
        }
    }
};

} // namespace lightsout
