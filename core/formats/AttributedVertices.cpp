// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/AttributedVertices.h"

#include "graph/CircleLayout.h"
#include "io/Text.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

bool hasPosition(const AttributedVertex& vertex) {
    return vertex.x && vertex.y;
}

/// Gives positions to the vertices that have none: in rows below the others, at the average spacing
/// of the others. Returns how many vertices were placed.
std::size_t placeBelow(std::vector<AttributedVertex>& vertices) {
    double left = maxCoordinate;
    double right = -maxCoordinate;
    double top = maxCoordinate;
    double bottom = -maxCoordinate;
    std::size_t placed = 0;
    for (const AttributedVertex& vertex : vertices) {
        if (hasPosition(vertex)) {
            left = std::min(left, *vertex.x);
            right = std::max(right, *vertex.x);
            top = std::min(top, *vertex.y);
            bottom = std::max(bottom, *vertex.y);
            ++placed;
        }
    }
    const double extent = std::max(right - left, bottom - top);
    const double distance = extent > 0 ? extent / std::sqrt(static_cast<double>(placed)) : 1;
    const auto inRow = std::max(
        static_cast<std::size_t>((right - left) / distance) + 1,
        static_cast<std::size_t>(std::sqrt(static_cast<double>(vertices.size() - placed))));
    std::size_t added = 0;
    for (AttributedVertex& vertex : vertices) {
        if (!hasPosition(vertex)) {
            const auto column = static_cast<double>(added % inRow);
            const auto row = static_cast<double>(added / inRow);
            vertex.x = std::min(left + column * distance, maxCoordinate);
            vertex.y = std::min(bottom + (row + 1) * distance, maxCoordinate);
            ++added;
        }
    }
    return added;
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

SavedBoard boardWith(std::vector<AttributedVertex> vertices, GraphBuilder arcs,
                     const ReadOptions& options) {
    const std::size_t count = vertices.size();
    Graph graph(count);
    BitVector start(count);
    BitVector target(count);
    BitVector presses(count);
    std::vector<VertexMark> marks;
    const bool isPlaced = std::ranges::any_of(vertices, hasPosition);
    const std::size_t laidOut = isPlaced ? placeBelow(vertices) : 0;
    if (options.report != nullptr) {
        options.report->hasPositions = isPlaced;
        options.report->laidOut = laidOut;
    }
    // igraph writes false for every missing truth value, so that no vertex has a button or a light.
    const bool areAllHoles = count > 0 && !arcs.arcs().empty() &&
                             std::ranges::all_of(vertices, [](const AttributedVertex& vertex) {
                                 return vertex.button == false && vertex.light == false;
                             });
    if (areAllHoles) {
        for (const auto& [from, to] : arcs.arcs()) {
            vertices[from].button = vertices[from].light = true;
            vertices[to].button = vertices[to].light = true;
        }
    }
    for (Vertex v = 0; v < count; ++v) {
        AttributedVertex& vertex = vertices[v];
        if (!vertex.label.empty() && !vertex.name.empty() && vertex.label != vertex.name) {
            options.leaveOut("name");
        }
        if (isPlaced) {
            graph.setPosition(v, {*vertex.x, *vertex.y});
        }
        graph.setLabel(v, std::move(vertex.label.empty() ? vertex.name : vertex.label));
        graph.setSelfInfluence(v, vertex.self.value_or(options.selfInfluence));
        start.set(v, vertex.start.value_or(true));
        target.set(v, vertex.target.value_or(false));
        presses.set(v, vertex.pressed.value_or(false) && vertex.button.value_or(true));
        if (vertex.button == false || vertex.light == false) {
            marks.push_back({v, vertex.button.value_or(true), vertex.light.value_or(true)});
        }
    }
    if (!isPlaced) {
        placeOnCircle(graph);
    }
    graph = arcs.build(std::move(graph), options);
    graph.mark(marks);
    SavedBoard board{.game = Game(std::move(graph), std::move(start), std::move(target))};
    if (presses.any()) {
        const std::size_t pressCount = presses.count();
        board.game.setPresses(std::move(presses), pressCount);
    }
    return board;
}

} // namespace lightsout
