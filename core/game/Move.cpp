// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/Move.h"

#include "graph/Limits.h"
#include "support/Overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <functional>
#include <limits>
#include <span>
#include <system_error>
#include <type_traits>
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

/// Returns false if the vertex is pressed but has no button, is on in the lights or the target but
/// has no light, or has self-influence but lacks a button or a light.
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

/// Returns true if the vertex was pressed an odd number of times, or if the press count includes
/// pairs of presses, which may have been on any vertex.
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

std::string withVertices(std::string word, const std::vector<Vertex>& vertices) {
    for (const Vertex vertex : vertices) {
        word += ' ';
        word += std::to_string(vertex);
    }
    return word;
}

std::string numberText(double number) {
    std::array<char, 32> digits{};
    const auto [end, failure] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    LIGHTSOUT_ASSERT(failure == std::errc{});
    return {digits.data(), end};
}

struct Token {
    std::string_view text;
    std::size_t column;
};

std::vector<Token> tokensOf(std::string_view line) {
    std::vector<Token> tokens;
    std::size_t begin = line.find_first_not_of(' ');
    while (begin != std::string_view::npos) {
        const std::size_t end = std::min(line.find(' ', begin), line.size());
        tokens.push_back({line.substr(begin, end - begin), begin + 1});
        begin = line.find_first_not_of(' ', end);
    }
    return tokens;
}

Error errorAt(ErrorCode code, const Token& token) {
    return {.code = code, .subject = std::string(token.text), .position = {1, token.column}};
}

Error outOfRange(const Token& token, Vertex nearestAllowed) {
    Error error = errorAt(ErrorCode::numberOutOfRange, token);
    error.expected = nearestAllowed;
    return error;
}

template <typename Number>
Result<Number> readNumber(const Token& token) {
    Number number{};
    const char* end = token.text.data() + token.text.size();
    const auto [stop, failure] = std::from_chars(token.text.data(), end, number);
    if (failure == std::errc::invalid_argument || stop != end) {
        return errorAt(ErrorCode::notANumber, token);
    }
    if (failure != std::errc{}) {
        return outOfRange(token, std::numeric_limits<Vertex>::max());
    }
    return number;
}

Result<Arc> readArc(const Token& token) {
    const std::size_t sign = token.text.find('>');
    if (sign == std::string_view::npos) {
        return errorAt(ErrorCode::syntax, token);
    }
    const auto from = readNumber<Vertex>({token.text.substr(0, sign), token.column});
    const auto to = readNumber<Vertex>({token.text.substr(sign + 1), token.column + sign + 1});
    if (!from || !to) {
        return from ? to.error() : from.error();
    }
    return Arc{*from, *to};
}

/// Reads each token, which must be greater than the one before it.
template <typename Value, typename Read>
Result<std::vector<Value>> readAscending(std::span<const Token> tokens, Read read) {
    std::vector<Value> values;
    for (const Token& token : tokens) {
        const Result<Value> value = read(token);
        if (!value) {
            return value.error();
        }
        if (!values.empty() && !(values.back() < *value)) {
            if constexpr (std::is_same_v<Value, Vertex>) {
                return outOfRange(token, values.back() + 1);
            } else {
                return errorAt(ErrorCode::numberOutOfRange, token);
            }
        }
        values.push_back(*value);
    }
    return values;
}

Result<Move> readPlace(std::span<const Token> tokens) {
    PlaceVertices place;
    if (tokens.size() % 3 != 0) {
        return errorAt(ErrorCode::syntax, tokens.back());
    }
    for (std::size_t i = 0; i < tokens.size(); i += 3) {
        const auto vertex = readNumber<Vertex>(tokens[i]);
        const auto x = readNumber<double>(tokens[i + 1]);
        const auto y = readNumber<double>(tokens[i + 2]);
        if (!vertex || !x || !y) {
            return !vertex ? vertex.error() : !x ? x.error() : y.error();
        }
        if (!place.placements.empty() && *vertex <= place.placements.back().vertex) {
            return outOfRange(tokens[i], place.placements.back().vertex + 1);
        }
        place.placements.push_back({*vertex, {*x, *y}});
    }
    return Move{std::move(place)};
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

std::optional<std::string> toText(const Move& move) {
    using Text = std::optional<std::string>;
    return std::visit(
        Overloaded{
            [](const Press& press) -> Text { return withVertices("press", {press.vertex}); },
            [](const Unpress& unpress) -> Text {
                return withVertices("unpress", {unpress.vertex});
            },
            [](const FlipStart& flip) -> Text { return withVertices("start", flip.vertices); },
            [](const FlipTarget& flip) -> Text { return withVertices("target", flip.vertices); },
            [](const FlipArcs& flip) -> Text {
                std::string text = "arcs";
                for (const auto& [from, to] : flip.arcs) {
                    text += ' ' + std::to_string(from) + '>' + std::to_string(to);
                }
                return text;
            },
            [](const InsertVertices&) -> Text { return std::nullopt; },
            [](const RemoveVertices& remove) -> Text {
                return withVertices("remove", remove.vertices);
            },
            [](const PlaceVertices& place) -> Text {
                std::string text = "place";
                for (const auto& [vertex, position] : place.placements) {
                    text += ' ' + std::to_string(vertex) + ' ' + numberText(position.x) + ' ' +
                            numberText(position.y);
                }
                return text;
            },
            [](const Label& label) -> Text {
                return "label " + std::to_string(label.vertex) + ' ' + label.label;
            },
            [](const Replace&) -> Text { return std::nullopt; },
        },
        move);
}

Result<Move> moveFromText(std::string_view text) {
    const std::vector<Token> tokens = tokensOf(text);
    if (tokens.empty()) {
        return Error{.code = ErrorCode::syntax, .position = {1, 1}};
    }
    const std::string_view word = tokens.front().text;
    const std::span<const Token> rest = std::span(tokens).subspan(1);
    if (word == "arcs") {
        auto arcs = readAscending<Arc>(rest, readArc);
        return arcs ? Result<Move>(FlipArcs{*std::move(arcs)}) : arcs.error();
    }
    if (word == "place") {
        return readPlace(rest);
    }
    if (word == "label" && !rest.empty()) {
        const auto vertex = readNumber<Vertex>(rest.front());
        // The label begins after one space and may itself contain spaces.
        const std::size_t end = rest.front().column - 1 + rest.front().text.size();
        return vertex ? Result<Move>(Label{
                            *vertex, std::string(text.substr(std::min(end + 1, text.size())))})
                      : vertex.error();
    }
    auto vertices = readAscending<Vertex>(rest, readNumber<Vertex>);
    if (!vertices) {
        return vertices.error();
    }
    if (word == "start") {
        return Move{FlipStart{*std::move(vertices)}};
    }
    if (word == "target") {
        return Move{FlipTarget{*std::move(vertices)}};
    }
    if (word == "remove") {
        return Move{RemoveVertices{*std::move(vertices)}};
    }
    if (word == "press" && vertices->size() == 1) {
        return Move{Press{vertices->front()}};
    }
    if (word == "unpress" && vertices->size() == 1) {
        return Move{Unpress{vertices->front()}};
    }
    return errorAt(ErrorCode::syntax, tokens.front());
}

} // namespace lightsout
