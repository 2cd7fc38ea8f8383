// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"

#include <string_view>

namespace lightsout {

/// A value and its position in the text.
template <typename T>
struct Found {
    T value;
    std::size_t offset;
    bool isPacked = false; ///< used only for lights
};

/// The fields of a document's text, before they are checked for consistency. Every field is
/// optional.
struct DocumentFields {
    struct Grid {
        std::optional<Found<std::uint64_t>> rows;
        std::optional<Found<std::uint64_t>> cols;
        std::optional<Topology> topology;
        std::optional<Neighbours> neighbours;
        std::optional<bool> self;
        std::size_t end = 0; ///< position of its closing brace
    };

    // If both are set, the vertices of the graph are the cells of the grid.
    std::optional<Grid> grid;
    std::optional<Graph> vertices;
    std::vector<VertexMark> marks; ///< of vertices without a button or a light

    GraphBuilder arcs;
    std::optional<Found<std::uint64_t>> largestId; ///< largest vertex id at an end of an arc
    /// If the lights are packed, this includes all entries of their bytes.
    std::optional<Found<BitVector>> start;
    std::optional<Found<BitVector>> target;
    std::optional<Found<BitVector>> presses;
    std::optional<Found<std::uint64_t>> pressCount;
    std::map<std::string, std::string, std::less<>> attachments;
    std::string unknownFields; ///< without the surrounding braces
    std::size_t end = 0;       ///< position of the closing brace
};

/// Returns the error for a field that is missing before the closing brace at `end`.
Error missingField(std::string_view name, std::string_view text, std::size_t end);

/// Assembles the board from the fields. `text` is the document, for positions in errors.
Result<SavedBoard> boardFrom(DocumentFields fields, std::string_view text);

} // namespace lightsout
