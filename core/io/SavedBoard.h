// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace lightsout {

/// What a file holds: a game, and what else stands in a document.
struct SavedBoard {
    Game game;
    /// What parts of the workbench keep with a board in a document (DocumentFormat.h), each by its
    /// name as the text of a JSON value. Whoever changes one leaves the others as they are.
    std::map<std::string, std::string, std::less<>> attachments{};
    /// Fields of a document that this version does not know, as the text of a JSON object; they
    /// are written back. Empty where there are none.
    std::string unknownFields{};

    friend bool operator==(const SavedBoard&, const SavedBoard&) = default;
};

struct ReadOptions {
    /// The self-influence of vertices of which a graph format says nothing.
    bool selfInfluence = true;
    /// Bytes that a board made from a specification may take.
    std::uint64_t memory = UINT64_MAX;
    /// Of boards that are drawn by chance.
    std::uint64_t seed = 1;
    /// Where readers report how far they are, and are told to stop; none where it is null.
    Progress* progress = nullptr;
    /// Where readers put what a file tells and a board has no place for, each kind once, by its
    /// name in the file: "weight", or "#" for comments; nowhere where it is null.
    std::set<std::string, std::less<>>* leftOut = nullptr;

    void leaveOut(std::string_view what) const {
        constexpr std::size_t maxKinds = 100; // enough to tell
        if (leftOut != nullptr && leftOut->size() < maxKinds && !leftOut->contains(what)) {
            leftOut->emplace(what);
        }
    }
    void checkpoint() const { lightsout::checkpoint(progress); }
    void checkpoint(double fraction) const { lightsout::checkpoint(progress, fraction); }
};

struct WriteOptions {
    /// Where writers are told to stop; nowhere where it is null.
    Progress* progress = nullptr;

    void checkpoint() const { lightsout::checkpoint(progress); }
};

} // namespace lightsout
