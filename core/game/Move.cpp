// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Move.h"

#include "graph/Limits.h"
#include "support/Overloaded.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

namespace lightsout {

namespace {

/// Returns whether each entry is less than the next one.
template <typename Range, typename Projection = std::identity>
bool ascends(const Range& range, Projection projection = {}) {
    const auto isOutOfOrder = [](const auto& a, const auto& b) { return !(a < b); };
    return std::ranges::adjacent_find(range, isOutOfOrder, projection) == std::ranges::end(range);
}

bool isAllowedPosition(Point point) {
    return std::abs(point.x) <= maxCoordinate && std::abs(point.y) <= maxCoordinate;
}

/// Returns false if the vertex is pressed but has no button, or is lit but has no light.
bool keepsMarks(const DrawnVertex& vertex) {
    return (vertex.hasButton || !vertex.isPressed) &&
           (vertex.hasLight || (!vertex.isOn && !vertex.isOnInTarget)) &&
           ((vertex.hasButton && vertex.hasLight) || !vertex.selfInfluence);
}

bool isLegalInsertion(const Game& game, const std::vector<DrawnVertex>& vertices) {
    return game.rule().isDrawn() && ascends(vertices, &DrawnVertex::number) &&
           (vertices.empty() || vertices.back().number < game.vertexCount() + vertices.size()) &&
           std::ranges::all_of(vertices, isAllowedPosition, &DrawnVertex::position) &&
           std::ranges::all_of(vertices, keepsMarks);
}

/// Returns whether the vertex may have been pressed: an odd number of times, or at least twice.
bool wasPressed(const Game& game, Vertex vertex) {
    return game.pressCount() > 0 &&
           (game.presses()[vertex] || game.pressCount() >= game.presses().count() + 2);
}

bool isLegalRemoval(const Game& game, const std::vector<Vertex>& vertices) {
    const Graph* graph = game.rule().graph();
    if (!game.rule().isDrawn() || !ascends(vertices) ||
        (!vertices.empty() && vertices.back() >= game.vertexCount())) {
        return false;
    }
    const auto isRemoved = [&vertices](Vertex v) {
        return std::ranges::binary_search(vertices, v);
    };
    for (Vertex v = 0; v < game.vertexCount(); ++v) {
        const auto& targets = graph->targets(v);
        if (isRemoved(v) ? !targets.empty() : std::ranges::any_of(targets, isRemoved)) {
            return false;
        }
    }
    return true;
}

} // namespace

bool isLegal(const Game& game, const Move& move) {
    const bool isDrawn = game.rule().isDrawn();
    const bool isGraph = game.rule().graph() != nullptr;
    const auto exists = [&game](Vertex vertex) { return vertex < game.vertexCount(); };
    return std::visit(
        Overloaded{
            [&](const Press& press) {
                return exists(press.vertex) && game.rule().hasButton(press.vertex);
            },
            [&](const Unpress& unpress) {
                return exists(unpress.vertex) && game.rule().hasButton(unpress.vertex) &&
                       wasPressed(game, unpress.vertex);
            },
            [&](const FlipStart& flip) { return std::ranges::all_of(flip.vertices, exists); },
            [&](const FlipTarget& flip) { return std::ranges::all_of(flip.vertices, exists); },
            [&](const FlipArcs& flip) {
                return isGraph && ascends(flip.arcs) &&
                       std::ranges::all_of(flip.arcs, exists, &Arc::from) &&
                       std::ranges::all_of(flip.arcs, exists, &Arc::to) &&
                       std::ranges::all_of(flip.arcs, [&game](const Arc& arc) {
                           return game.rule().graph()->allows(arc);
                       });
            },
            [&](const InsertVertices& insert) { return isLegalInsertion(game, insert.vertices); },
            [&](const RemoveVertices& remove) { return isLegalRemoval(game, remove.vertices); },
            [&](const PlaceVertices& place) {
                return isDrawn && ascends(place.placements, &Placement::vertex) &&
                       std::ranges::all_of(place.placements, exists, &Placement::vertex) &&
                       std::ranges::all_of(place.placements, isAllowedPosition,
                                           &Placement::position);
            },
            [&](const Label& label) { return isDrawn && exists(label.vertex); },
            [](const Replace&) { return true; },
        },
        move);
}

bool renumbers(const Move& move) {
    return std::holds_alternative<Replace>(move) || std::holds_alternative<InsertVertices>(move) ||
           std::holds_alternative<RemoveVertices>(move);
}

bool startsOver(const Move& move) {
    const auto* replace = std::get_if<Replace>(&move);
    return replace != nullptr && !replace->isEdit;
}

bool isCosmetic(const Move& move) {
    return std::holds_alternative<PlaceVertices>(move) || std::holds_alternative<Label>(move);
}

void apply(Game& game, const Move& move) {
    LIGHTSOUT_ASSERT(isLegal(game, move));
    std::visit(Overloaded{
                   [&](const Press& press) { game.press(press.vertex); },
                   [&](const Unpress& unpress) { game.unpress(unpress.vertex); },
                   [&](const FlipStart& flip) {
                       for (const Vertex vertex : flip.vertices) {
                           game.flipStart(vertex);
                       }
                   },
                   [&](const FlipTarget& flip) {
                       for (const Vertex vertex : flip.vertices) {
                           game.flipTarget(vertex);
                       }
                   },
                   [&](const FlipArcs& flip) {
                       for (const Arc& arc : flip.arcs) {
                           game.flipInfluence(arc);
                       }
                   },
                   [&](const InsertVertices& insert) { game.insertVertices(insert.vertices); },
                   [&](const RemoveVertices& remove) { game.removeVertices(remove.vertices); },
                   [&](const PlaceVertices& place) {
                       for (const auto& [vertex, position] : place.placements) {
                           game.setPosition(vertex, position);
                       }
                   },
                   [&](const Label& label) { game.setLabel(label.vertex, label.label); },
                   [&](const Replace& replace) { game = replace.game; },
               },
               move);
}

Move inverse(const Game& before, const Move& move) {
    return std::visit(
        Overloaded{
            [](const Press& press) -> Move { return Unpress{press.vertex}; },
            [](const Unpress& unpress) -> Move { return Press{unpress.vertex}; },
            [](const FlipStart& flip) -> Move { return flip; },
            [](const FlipTarget& flip) -> Move { return flip; },
            [](const FlipArcs& flip) -> Move { return flip; },
            [](const InsertVertices& insert) -> Move {
                RemoveVertices remove;
                for (const DrawnVertex& vertex : insert.vertices) {
                    remove.vertices.push_back(vertex.number);
                }
                return remove;
            },
            [&](const RemoveVertices& remove) -> Move {
                InsertVertices insert;
                for (const Vertex vertex : remove.vertices) {
                    insert.vertices.push_back(before.drawnVertex(vertex));
                }
                return insert;
            },
            [&](const PlaceVertices& place) -> Move {
                PlaceVertices back;
                for (const Placement& placement : place.placements) {
                    back.placements.push_back(
                        {placement.vertex, before.rule().graph()->position(placement.vertex)});
                }
                return back;
            },
            [&](const Label& label) -> Move {
                return Label{label.vertex, before.rule().graph()->label(label.vertex)};
            },
            [&](const Replace& replace) -> Move {
                return Replace{before, replace.isEdit};
            },
        },
        move);
}

} // namespace lightsout
