// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/DocumentFields.h"

#include "io/Text.h"

#include <utility>

namespace lightsout {

namespace {

Result<Rule> latticeRule(const DocumentFields::Grid& grid, std::string_view text) {
    for (const auto& [field, name] : {std::pair(&grid.rows, "rows"), {&grid.cols, "cols"}}) {
        if (!*field) {
            return missingField(name, text, grid.end);
        }
        if ((*field)->value == 0) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = "0",
                         .position = positionAt(text, (*field)->offset),
                         .expected = 1};
        }
    }
    const std::uint64_t cells = saturatingProduct(grid.rows->value, grid.cols->value);
    if (cells > maxLatticeCells) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .position = positionAt(text, grid.rows->offset),
                     .expected = maxLatticeCells,
                     .found = cells};
    }
    return Rule(Lattice{.rows = grid.rows->value,
                        .cols = grid.cols->value,
                        .topology = grid.topology.value_or(Topology::plane),
                        .neighbours = grid.neighbours.value_or(Neighbours::plus),
                        .selfInfluence = grid.self.value_or(true)});
}

Result<Rule> graphRule(DocumentFields& fields, std::string_view text) {
    const auto& largest = fields.largestId;
    if (largest && largest->value >= fields.vertices->vertexCount()) {
        return Error{.code = ErrorCode::vertexOutOfRange,
                     .subject = std::to_string(largest->value),
                     .position = positionAt(text, largest->offset),
                     .expected = fields.vertices->vertexCount()};
    }
    Graph graph = fields.arcs.build(*std::move(fields.vertices));
    graph.mark(fields.marks);
    return Rule(std::move(graph));
}

Result<Rule> ruleFrom(DocumentFields& fields, std::string_view text) {
    if (!fields.grid) {
        return fields.vertices ? graphRule(fields, text) : missingField("board", text, fields.end);
    }
    auto lattice = latticeRule(*fields.grid, text);
    if (!lattice || !fields.vertices) {
        return lattice;
    }
    if (fields.vertices->vertexCount() != lattice->vertexCount()) {
        return Error{.code = ErrorCode::wrongLength,
                     .position = positionAt(text, fields.grid->rows->offset),
                     .expected = lattice->vertexCount(),
                     .found = fields.vertices->vertexCount()};
    }
    auto graph = graphRule(fields, text);
    return graph ? Result<Rule>(Rule::onCells(*lattice->lattice(), *graph->graph())) : graph;
}

/// Removes the padding of the last byte of packed lights, if only the padding exceeds the number of
/// vertices.
void cutTo(std::size_t vertices, BitVector& lights) {
    constexpr std::size_t bitsPerByte = 8;
    if (lights.size() > vertices && lights.size() - vertices < bitsPerByte &&
        lights.findNext(vertices) == lights.size()) {
        lights = lights.slice(0, vertices);
    }
}

BitVector valueOr(std::optional<Found<BitVector>>& field, BitVector fallback) {
    return field ? std::move(field->value) : std::move(fallback);
}

} // namespace

Error missingField(std::string_view name, std::string_view text, std::size_t end) {
    return {.code = ErrorCode::missingField,
            .subject = std::string(name),
            .position = positionAt(text, end)};
}

Result<SavedBoard> boardFrom(DocumentFields fields, std::string_view text) {
    auto rule = ruleFrom(fields, text);
    if (!rule) {
        return rule.error();
    }
    const std::size_t vertices = rule->vertexCount();
    for (auto* field : {&fields.start, &fields.target, &fields.presses}) {
        if (*field && (*field)->isPacked) {
            cutTo(vertices, (*field)->value);
        }
        if (*field && (*field)->value.size() != vertices) {
            return Error{.code = ErrorCode::wrongLength,
                         .position = positionAt(text, (*field)->offset),
                         .expected = vertices,
                         .found = (*field)->value.size()};
        }
    }
    SavedBoard board{.game =
                         Game(*std::move(rule), valueOr(fields.start, BitVector::ones(vertices)),
                              valueOr(fields.target, BitVector(vertices)))};
    if (fields.presses || fields.pressCount) {
        BitVector presses = valueOr(fields.presses, BitVector(vertices));
        const std::uint64_t least = presses.count();
        std::uint64_t count = fields.pressCount ? fields.pressCount->value : least;
        // Each further press changes the parity of its vertex, and with it the number of ones.
        if (count < least || (count - least) % 2 != 0) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = std::to_string(count),
                         .position = positionAt(text, fields.pressCount->offset),
                         .expected = least};
        }
        for (const VertexMark& mark : fields.marks) {
            if (!mark.hasButton && presses[mark.vertex]) {
                presses.flip(mark.vertex);
                --count;
            }
        }
        board.game.setPresses(std::move(presses), count);
    }
    board.attachments = std::move(fields.attachments);
    if (!fields.unknownFields.empty()) {
        board.unknownFields = "{" + fields.unknownFields + "}";
    }
    return board;
}

} // namespace lightsout
