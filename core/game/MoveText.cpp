// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/MoveText.h"

#include "support/Overloaded.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <span>
#include <system_error>
#include <type_traits>

namespace lightsout {

namespace {

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
