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

/// The contents of a file: a game, and the other data of a document.
struct SavedBoard {
    Game game;
    /// Data that parts of the workbench store with a board in a document (DocumentFormat.h): the
    /// text of a JSON value for each name. Callers that change one must preserve the others.
    std::map<std::string, std::string, std::less<>> attachments{};
    /// Fields of a document that this version does not know, as the text of a JSON object; they are
    /// written back. Empty if there are none.
    std::string unknownFields{};

    friend bool operator==(const SavedBoard&, const SavedBoard&) = default;
};

/// The possible meanings of a block of 0 and 1: the lights of a grid, or the influence matrix of a
/// graph.
enum class BlockMeaning { lights, matrix };

/// The meaning of an edge that a file lists several times: a single edge, or repeated toggling, in
/// which pairs cancel out.
enum class ParallelEdges { merge, cancel };

/// A report, for the person who opens a file, of how the reader understood it and what it ignored.
struct ReadReport {
    /// Number of things of each kind that a board cannot store, by their name in the file, such as
    /// "edge weight", or "#" for comments.
    std::map<std::string, std::size_t, std::less<>> leftOut{};
    /// Number of edges that repeat an earlier one.
    std::size_t parallelEdges = 0;
    /// True if the file gives positions; `laidOut` vertices without one were placed next to them.
    bool hasPositions = false;
    std::size_t laidOut = 0;
    /// The meaning in which a block of 0 and 1 was read, and whether the other one is possible too.
    std::optional<BlockMeaning> block{};
    bool isAmbiguous = false;
    /// True for a matrix with a row for each light and a column for each button, which differ.
    bool isTable = false;
    std::size_t graphCount = 1; ///< graphs in the file, of which one was read
    std::string encoding{};     ///< encoding of the file, if it is not UTF-8
    std::string litCharacter{}; ///< character for "on" in a pattern of lights without 0 and 1
};

struct ReadOptions {
    /// The self-influence of vertices for which the file does not specify it.
    bool selfInfluence = true;
    /// Memory limit for a board created from a specification, in bytes.
    std::uint64_t memory = UINT64_MAX;
    /// Seed for random boards.
    std::uint64_t seed = 1;
    /// Receives the progress of readers and can cancel them; may be null.
    Progress* progress = nullptr;
    /// Receives the report of readers; may be null.
    ReadReport* report = nullptr;
    /// The meaning of a block of 0 and 1; if it is not set, readers choose the more likely one.
    std::optional<BlockMeaning> block{};
    ParallelEdges parallelEdges = ParallelEdges::merge;
    /// Number of the graph to read from a file with several, counted from 1.
    std::size_t graph = 1;

    void leaveOut(std::string_view what, std::size_t times = 1) const {
        constexpr std::size_t maxKinds = 100; // enough for a report
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
    /// Can cancel writers; may be null.
    Progress* progress = nullptr;

    void checkpoint() const { lightsout::checkpoint(progress); }
};

} // namespace lightsout
