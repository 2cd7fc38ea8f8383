#include "game/Move.h"

#include <algorithm>
#include <charconv>
#include <limits>

namespace lightsout {

namespace {

/// std::visit over lambdas.
template <typename... Visitors>
struct Overloaded : Visitors... {
    using Visitors::operator()...;
};
template <typename... Visitors>
Overloaded(Visitors...) -> Overloaded<Visitors...>;

std::string withVertices(std::string word, const std::vector<Vertex>& vertices) {
    for (const Vertex vertex : vertices) {
        word += ' ';
        word += std::to_string(vertex);
    }
    return word;
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

} // namespace

bool isLegal(const Game& game, const Move& move) {
    const auto exists = [&game](Vertex vertex) { return vertex < game.vertexCount(); };
    return std::visit(
        Overloaded{
            [&](const Press& press) { return exists(press.vertex); },
            [&](const Unpress& unpress) { return exists(unpress.vertex) && game.pressCount() > 0; },
            [&](const FlipStart& flip) { return std::ranges::all_of(flip.vertices, exists); },
            [&](const FlipTarget& flip) { return std::ranges::all_of(flip.vertices, exists); },
            [](const Replace&) { return true; },
        },
        move);
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
                   [&](const Replace& replace) { game = replace.game; },
               },
               move);
}

Move inverse(const Game& before, const Move& move) {
    return std::visit(Overloaded{
                          [](const Press& press) -> Move { return Unpress{press.vertex}; },
                          [](const Unpress& unpress) -> Move { return Press{unpress.vertex}; },
                          [](const FlipStart& flip) -> Move { return flip; },
                          [](const FlipTarget& flip) -> Move { return flip; },
                          [&](const Replace&) -> Move { return Replace{before}; },
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
            [](const Replace&) -> Text { return std::nullopt; },
        },
        move);
}

Result<Move> moveFromText(std::string_view text) {
    const std::vector<Token> tokens = tokensOf(text);
    if (tokens.empty()) {
        return Error{.code = ErrorCode::syntax, .position = {1, 1}};
    }
    std::vector<Vertex> vertices;
    for (const Token& token : std::span(tokens).subspan(1)) {
        Vertex vertex = 0;
        const char* end = token.text.data() + token.text.size();
        const auto [stop, failure] = std::from_chars(token.text.data(), end, vertex);
        if (failure == std::errc::invalid_argument || stop != end) {
            return errorAt(ErrorCode::notANumber, token);
        }
        if (failure != std::errc{}) {
            return outOfRange(token, std::numeric_limits<Vertex>::max());
        }
        if (!vertices.empty() && vertex <= vertices.back()) {
            return outOfRange(token, vertices.back() + 1);
        }
        vertices.push_back(vertex);
    }
    const std::string_view word = tokens.front().text;
    if (word == "start") {
        return Move{FlipStart{std::move(vertices)}};
    }
    if (word == "target") {
        return Move{FlipTarget{std::move(vertices)}};
    }
    if (word == "press" && vertices.size() == 1) {
        return Move{Press{vertices.front()}};
    }
    if (word == "unpress" && vertices.size() == 1) {
        return Move{Unpress{vertices.front()}};
    }
    return errorAt(ErrorCode::syntax, tokens.front());
}

} // namespace lightsout
