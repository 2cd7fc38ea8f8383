// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"

#include <string_view>

namespace lightsout {

/// A value and where it stands in the text.
template <typename T>
struct Found {
    T value;
    std::size_t offset;
    bool isPacked = false; ///< of lights
};

/// What a document's text tells, before it is known whether the pieces fit together. Each field is
/// there or not.
struct DocumentFields {
    struct Grid {
        std::optional<Found<std::uint64_t>> rows;
        std::optional<Found<std::uint64_t>> cols;
        std::optional<Topology> topology;
        std::optional<Neighbours> neighbours;
        std::optional<bool> self;
        std::size_t end = 0; ///< where its closing brace stands
    };

    // Where both are there, the graph's vertices are the grid's cells.
    std::optional<Grid> grid;
    std::optional<Graph> vertices;

    GraphBuilder arcs;
    std::optional<Found<std::uint64_t>> largestId; ///< that is an end of an arc
    /// With all entries of their bytes where they were packed.
    std::optional<Found<BitVector>> start;
    std::optional<Found<BitVector>> target;
    std::optional<Found<BitVector>> presses;
    std::optional<Found<std::uint64_t>> pressCount;
    std::map<std::string, std::string, std::less<>> attachments;
    std::string unknownFields; ///< without the braces around them
    std::size_t end = 0;       ///< where the closing brace stands
};

/// A field that should stand before the closing brace at `end`.
Error missingField(std::string_view name, std::string_view text, std::size_t end);

/// Puts the fields together. `text` is the document, for naming places in it.
Result<SavedBoard> boardFrom(DocumentFields fields, std::string_view text);

} // namespace lightsout
