// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AttributedVertices.h"

#include "graph/CircleLayout.h"
#include "io/Text.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// What the place of a vertex lacks while others have one.
std::optional<Error> missingCoordinate(const AttributedVertex& vertex, std::string_view text) {
    for (const auto& [coordinate, name] : {std::pair(vertex.x, "x"), {vertex.y, "y"}}) {
        if (!coordinate) {
            return Error{.code = ErrorCode::missingField,
                         .subject = name,
                         .position = positionAt(text, vertex.offset)};
        }
    }
    return std::nullopt;
}

bool hasPlace(const AttributedVertex& vertex) {
    return vertex.x || vertex.y;
}

} // namespace

Result<double> coordinateFrom(std::string_view name, std::string_view digits) {
    const auto number = realNumber(digits);
    if (!number || std::isnan(*number)) {
        return Error{.code = ErrorCode::wrongType, .subject = std::string(name)};
    }
    if (std::abs(*number) > maxCoordinate) {
        return Error{.code = ErrorCode::numberOutOfRange,
                     .subject = std::string(digits),
                     .expected = static_cast<std::uint64_t>(maxCoordinate)};
    }
    return *number;
}

Result<SavedBoard> boardWith(std::vector<AttributedVertex> vertices, GraphBuilder arcs,
                             const ReadOptions& options, std::string_view text) {
    const std::size_t count = vertices.size();
    Graph graph(count);
    BitVector start(count);
    BitVector target(count);
    BitVector presses(count);
    const bool isPlaced = std::ranges::any_of(vertices, hasPlace);
    for (Vertex v = 0; v < count; ++v) {
        AttributedVertex& vertex = vertices[v];
        if (!vertex.label.empty() && !vertex.name.empty() && vertex.label != vertex.name) {
            options.leaveOut("name");
        }
        if (isPlaced) {
            if (auto missing = missingCoordinate(vertex, text)) {
                return *std::move(missing);
            }
            graph.setPosition(v, {*vertex.x, *vertex.y});
        }
        graph.setLabel(v, std::move(vertex.label.empty() ? vertex.name : vertex.label));
        graph.setSelfInfluence(v, vertex.self.value_or(options.selfInfluence));
        start.set(v, vertex.start.value_or(true));
        target.set(v, vertex.target.value_or(false));
        presses.set(v, vertex.pressed.value_or(false));
    }
    if (!isPlaced) {
        placeOnCircle(graph);
    }
    SavedBoard board{.game =
                         Game(arcs.build(std::move(graph)), std::move(start), std::move(target))};
    if (presses.any()) {
        const std::size_t pressCount = presses.count();
        board.game.setPresses(std::move(presses), pressCount);
    }
    return board;
}

} // namespace lightsout
