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

/// The possible meanings of a block of 0s and 1s: the lights of a grid, or the influence matrix of
/// a graph.
enum class BlockMeaning { lights, matrix };

/// The meaning of an edge that a file lists several times: a single edge, or repeated toggling, in
/// which pairs cancel out.
enum class ParallelEdges { merge, cancel };

/// A report for the person who opens a file: how the reader interpreted it, and what it ignored.
struct ReadReport {
    /// Number of items of each kind that a board cannot store. Keys are the names of the kinds in
    /// the file, such as "edge weight", or "#" for comments.
    std::map<std::string, std::size_t, std::less<>> leftOut{};
    /// Number of edges that repeat an earlier one.
    std::size_t parallelEdges = 0;
    /// True if the file contains positions; the `laidOut` vertices without a position were placed
    /// below the others.
    bool hasPositions = false;
    std::size_t laidOut = 0;
    /// How a block of 0s and 1s was interpreted, and whether the other interpretation is possible
    /// too.
    std::optional<BlockMeaning> block{};
    bool isAmbiguous = false;
    /// True for a table of lights and buttons: a matrix whose rows and columns represent different
    /// vertices.
    bool isTable = false;
    std::size_t graphCount = 1; ///< number of graphs in the file; only one was read
    std::string encoding{};     ///< encoding of the file, if it is not UTF-8
    std::string litCharacter{}; ///< characters for "on" in a pattern without 0s and 1s
};

struct ReadOptions {
    /// The self-influence of vertices if the file does not specify it.
    bool selfInfluence = true;
    /// Memory limit for a board created from a specification, in bytes.
    std::uint64_t memory = UINT64_MAX;
    /// Seed for random boards.
    std::uint64_t seed = 1;
    /// Receives the progress of readers and can cancel them; may be null.
    Progress* progress = nullptr;
    /// Receives the report of readers; may be null.
    ReadReport* report = nullptr;
    /// The meaning of a block of 0s and 1s. If it is not set, readers choose the more likely
    /// meaning.
    std::optional<BlockMeaning> block{};
    ParallelEdges parallelEdges = ParallelEdges::merge;
    /// Number of the graph to read from a file with several graphs, counted from 1.
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
