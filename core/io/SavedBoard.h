// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <optional>
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

/// What a block of 0 and 1 can mean: the lights of a grid, or the influence matrix of a graph.
enum class BlockMeaning { lights, matrix };

/// What it means that a file lists an edge several times: one edge, or presses that toggle as often
/// and cancel in pairs.
enum class ParallelEdges { merge, cancel };

/// What a reader understood and what it left out, for the person who opens the file.
struct ReadReport {
    /// What a board has no place for, by its name in the file and how often it occurs: "edge
    /// weight", or "#" for comments.
    std::map<std::string, std::size_t, std::less<>> leftOut{};
    /// Edges that repeat one before them.
    std::size_t parallelEdges = 0;
    /// True if the file gives positions; `laidOut` vertices without one were placed next to them.
    bool hasPositions = false;
    std::size_t laidOut = 0;
    /// What a block of 0 and 1 was read as, and whether it can be read in the other way too.
    std::optional<BlockMeaning> block{};
    bool isAmbiguous = false;
    std::size_t graphCount = 1; ///< graphs in the file, of which one was read
    std::string encoding{};     ///< of the file, if it is not UTF-8
    std::string litCharacter{}; ///< of a pattern of lights that is not written with 0 and 1
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
    /// Where readers put what they understood and left out; nowhere if it is null.
    ReadReport* report = nullptr;
    /// What a block of 0 and 1 is; the more likely of both if it is not set.
    std::optional<BlockMeaning> block{};
    ParallelEdges parallelEdges = ParallelEdges::merge;
    /// Which graph of a file that holds several, counted from 1.
    std::size_t graph = 1;

    void leaveOut(std::string_view what, std::size_t times = 1) const {
        constexpr std::size_t maxKinds = 100; // enough to tell
        if (report == nullptr || times == 0) {
            return;
        }
        const auto place = report->leftOut.find(what);
        if (place != report->leftOut.end()) {
            place->second += times;
        } else if (report->leftOut.size() < maxKinds) {
            report->leftOut.emplace(what, times);
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
