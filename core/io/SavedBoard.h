// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "support/Progress.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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

/// The ways in which a text without a format of its own can be read (formats/TextReader.h).
enum class ReadingKind {
    lights,    ///< the lights of a grid
    matrix,    ///< the influence matrix of a graph
    table,     ///< a table with a row for each light and a column for each button
    edges,     ///< a list of edges
    adjacency, ///< for each vertex a list of its neighbours, or for each light of its buttons
    machine,   ///< lights, and the lights that each button toggles: [.##.] (3) (1,3)
};

/// What speaks for a reading.
enum class ReadingReason {
    symbols,   ///< every character is one of two symbols
    sizes,     ///< the first line states the size
    notSquare, ///< the numbers of rows and columns differ
    square,    ///< they are equal
    symmetric, ///< the matrix is symmetric and its diagonal is constant
    brackets,  ///< each row, or the whole, is in brackets
    names,     ///< rows or columns have names
    numbers,   ///< there are numbers other than 0 and 1
    counts,    ///< the first line counts the vertices, or vertices and edges
    header,    ///< the first line names the columns
    pairs,     ///< every line has two ends
    lists,     ///< every line has a vertex and a list
};

/// A reading that fits every line of a text.
struct ReadingFit {
    ReadingKind kind{};
    int score = 0; ///< 0 to 100
    std::vector<ReadingReason> reasons{};

    friend bool operator==(const ReadingFit&, const ReadingFit&) = default;
};

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
    /// How a text without a format of its own was read; empty for other files.
    std::optional<ReadingKind> reading{};
    /// All readings that fit, the best one first.
    std::vector<ReadingFit> fits{};
    /// True if the text is a matrix whose whole diagonal is 0.
    bool hasZeroDiagonal = false;
    /// The first row, if it was read as an edge although its words occur in no other row.
    std::string likelyHeader{};
    /// True for a table of vertices, whose edges are in another file.
    bool isVertexTable = false;
    /// True for a table of lights and buttons: a matrix whose rows and columns represent different
    /// vertices.
    bool isTable = false;
    std::size_t graphCount = 1;   ///< number of graphs in the file; only one was read
    std::string encoding{};       ///< encoding of the file, if it is not UTF-8
    std::string litCharacter{};   ///< characters for "on" in a pattern without 0s and 1s
    std::string unlitCharacter{}; ///< the other symbol, if it could mean "on" as well

    /// Returns true if the best reading is much better than the others.
    bool isClear() const {
        constexpr int leastLead = 20;
        return fits.size() < 2 || fits[0].score - fits[1].score >= leastLead;
    }
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
    /// How to read a text without a format of its own. If it is not set, readers choose the reading
    /// with the highest score.
    std::optional<ReadingKind> reading{};
    /// The reading that the file's format suggests.
    std::optional<ReadingKind> expected{};
    /// The symbol for lights that are on; if it is empty, readers choose.
    std::string on{};
    /// The diagonal of a matrix, if it is not read from the file.
    std::optional<bool> diagonal{};
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
