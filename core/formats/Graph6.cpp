// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Graph6.h"

#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <bit>

namespace lightsout {

namespace {

constexpr std::size_t bitsPerCharacter = 6;
constexpr unsigned char firstCharacter = 63;
constexpr unsigned char lastCharacter = 126;
constexpr std::string_view graph6Name = "graph6";
constexpr std::string_view sparse6Name = "sparse6";
constexpr std::string_view digraph6Name = "digraph6";

/// Reads bits from characters that encode six bits each, most significant bit first.
class SixBits {
public:
    explicit SixBits(std::string_view characters) : characters_(characters) {}

    std::size_t left() const { return characters_.size() * bitsPerCharacter - at_; }

    /// Returns the next `count` ≤ 36 bits, which must exist.
    std::uint64_t take(std::size_t count) {
        std::uint64_t value = 0;
        for (std::size_t i = 0; i < count; ++i, ++at_) {
            const auto character = static_cast<unsigned char>(characters_[at_ / bitsPerCharacter]);
            const unsigned bits = character - firstCharacter;
            value = value << 1U | (bits >> (bitsPerCharacter - 1 - at_ % bitsPerCharacter) & 1U);
        }
        return value;
    }

private:
    std::string_view characters_;
    std::size_t at_ = 0;
};

/// Writes bits as characters that encode six bits each.
class SixBitsText {
public:
    explicit SixBitsText(std::string& text) : text_(text) {}

    void add(std::uint64_t value, std::size_t count) {
        for (std::size_t i = count; i-- > 0;) {
            pending_ = pending_ << 1U | static_cast<unsigned>(value >> i & 1U);
            if (++pendingCount_ == bitsPerCharacter) {
                text_ += static_cast<char>(pending_ + firstCharacter);
                pending_ = 0;
                pendingCount_ = 0;
            }
        }
    }
    std::size_t missing() const { return (bitsPerCharacter - pendingCount_) % bitsPerCharacter; }

private:
    std::string& text_;
    unsigned pending_ = 0;
    std::size_t pendingCount_ = 0;
};

void addSize(std::string& text, std::uint64_t vertices) {
    constexpr std::uint64_t maxShort = 62;
    constexpr std::uint64_t maxMiddle = 258'047;
    SixBitsText bits(text);
    if (vertices <= maxShort) {
        bits.add(vertices, bitsPerCharacter);
    } else if (vertices <= maxMiddle) {
        text += "~";
        bits.add(vertices, 3 * bitsPerCharacter);
    } else {
        text += "~~";
        bits.add(vertices, 6 * bitsPerCharacter);
    }
}

/// The number of vertices, and the characters after it, which encode the edges.
struct Line {
    std::size_t vertices;
    std::string_view edges;
};

/// A line of a file and its format, which the first character identifies.
struct GraphLine {
    std::string_view line; ///< without the character that identifies the format
    std::string_view format;
};

/// Removes the next line that contains a graph from the rest of a file and returns it without its
/// header. Returns an empty line at the end.
std::string_view takeGraph(std::string_view& rest) {
    while (!rest.empty()) {
        std::string_view next = takeLine(rest);
        if (next.starts_with(">>")) {
            for (const std::string_view each : {graph6Name, sparse6Name, digraph6Name}) {
                const std::string header = ">>" + std::string(each) + "<<";
                next.remove_prefix(next.starts_with(header) ? header.size() : 0);
            }
        }
        while (!next.empty() && isBlank(next.back())) {
            next.remove_suffix(1);
        }
        if (!next.empty()) {
            return next;
        }
    }
    return {};
}

/// Returns the line of the graph that the options select. Blank lines and a header are not counted.
Result<GraphLine> lineOf(std::string_view text, std::string_view name, const ReadOptions& options) {
    std::size_t count = 0;
    std::string_view line;
    std::string_view rest = text;
    for (std::string_view next = takeGraph(rest); !next.empty(); next = takeGraph(rest)) {
        options.checkpoint();
        if (++count == options.graph) {
            line = next;
        }
    }
    if (options.report != nullptr) {
        options.report->graphCount = std::max<std::size_t>(count, 1);
    }
    if (count == 0) {
        return Error{.code = ErrorCode::notThisFormat, .subject = std::string(name)};
    }
    if (line.empty()) {
        return Error{.code = ErrorCode::graphOutOfRange, .expected = count, .found = options.graph};
    }
    const std::string_view format = line.starts_with(':')   ? sparse6Name
                                    : line.starts_with('&') ? digraph6Name
                                                            : graph6Name;
    line.remove_prefix(format == graph6Name ? 0 : 1);
    if (line.empty()) {
        return Error{.code = ErrorCode::notThisFormat, .subject = std::string(name)};
    }
    return GraphLine{line, format};
}

Result<Line> readLine(std::string_view text, std::string_view line) {
    const auto* const strange = std::ranges::find_if(line, [](char character) {
        const auto value = static_cast<unsigned char>(character);
        return value < firstCharacter || value > lastCharacter;
    });
    if (strange != line.end()) {
        return errorAbout(ErrorCode::syntax, text, std::string_view(strange, 1));
    }
    const std::size_t marks = line.starts_with("~~") ? 2 : line.starts_with('~') ? 1 : 0;
    const std::size_t sizeLength = marks == 2 ? 6 : marks == 1 ? 3 : 1;
    if (line.size() < marks + sizeLength) {
        return errorAbout(ErrorCode::syntax, text, line);
    }
    const std::uint64_t vertices =
        SixBits(line.substr(marks, sizeLength)).take(sizeLength * bitsPerCharacter);
    if (auto refused = GraphBuilder::checkVertexCount(vertices)) {
        refused->position = errorAbout(refused->code, text, line).position;
        return *refused;
    }
    return Line{vertices, line.substr(marks + sizeLength)};
}

SavedBoard boardWith(GraphBuilder edges, std::size_t count, const ReadOptions& options) {
    Graph vertices(count, options.selfInfluence);
    placeOnCircle(vertices);
    return {.game = Game::allOn(edges.build(std::move(vertices), options))};
}

/// Returns an error unless the number of characters is right for this many bits.
std::optional<Error> wrongLength(std::string_view text, const Line& line, std::size_t bits) {
    const std::size_t length = (bits + bitsPerCharacter - 1) / bitsPerCharacter;
    if (line.edges.size() == length) {
        return std::nullopt;
    }
    // The error points to the first missing or surplus character.
    Error error = errorAbout(ErrorCode::wrongLength, text,
                             line.edges.substr(std::min(length, line.edges.size()), 0));
    error.expected = length;
    error.found = line.edges.size();
    return error;
}

Result<SavedBoard> fromGraph6(std::string_view text, const Line& line, const ReadOptions& options) {
    const std::size_t pairs = line.vertices * (line.vertices - (line.vertices > 0 ? 1 : 0)) / 2;
    if (auto error = wrongLength(text, line, pairs)) {
        return *std::move(error);
    }
    GraphBuilder edges;
    SixBits bits(line.edges);
    for (Vertex v = 1; v < line.vertices; ++v) {
        options.checkpoint(shareRead(line.edges, bits.left() / bitsPerCharacter));
        for (Vertex u = 0; u < v; ++u) {
            if (bits.take(1) == 1 && !edges.addEdge(u, v)) {
                return GraphBuilder::tooManyArcs();
            }
        }
    }
    return boardWith(std::move(edges), line.vertices, options);
}

Result<SavedBoard> fromSparse6(const Line& line, const ReadOptions& options) {
    const std::size_t n = line.vertices;
    const auto width = static_cast<std::size_t>(std::bit_width(n == 0 ? 0 : n - 1));
    GraphBuilder edges;
    SixBits bits(line.edges);
    // The data are pairs of a bit and a vertex. The bit, if set, advances to the next vertex. The
    // vertex is a neighbour of the current one if it is not larger; otherwise it becomes the
    // current one.
    for (Vertex v = 0; bits.left() > width;) {
        options.checkpoint(shareRead(line.edges, bits.left() / bitsPerCharacter));
        v += bits.take(1);
        const Vertex other = bits.take(width);
        if (v >= n || other >= n) {
            break; // padding of the last character
        }
        if (other > v) {
            v = other;
        } else if (!edges.addEdge(other, v)) {
            return GraphBuilder::tooManyArcs();
        }
    }
    return boardWith(std::move(edges), n, options);
}

/// Reads the matrix of a directed graph, row by row: arcs go from the row to the column.
Result<SavedBoard> fromDigraph6(std::string_view text, const Line& line,
                                const ReadOptions& options) {
    const std::size_t n = line.vertices;
    if (auto error = wrongLength(text, line, n * n)) {
        return *std::move(error);
    }
    GraphBuilder arcs;
    SixBits bits(line.edges);
    for (Vertex u = 0; u < n; ++u) {
        options.checkpoint(shareRead(line.edges, bits.left() / bitsPerCharacter));
        for (Vertex v = 0; v < n; ++v) {
            if (bits.take(1) == 1 && !arcs.addArc(u, v)) {
                return GraphBuilder::tooManyArcs();
            }
        }
    }
    return boardWith(std::move(arcs), n, options);
}

Result<SavedBoard> readAny(std::string_view text, std::string_view name,
                           const ReadOptions& options) {
    const auto line = lineOf(text, name, options);
    if (!line) {
        return line.error();
    }
    const auto read = readLine(text, line->line);
    if (!read) {
        return read.error();
    }
    return line->format == sparse6Name    ? fromSparse6(*read, options)
           : line->format == digraph6Name ? fromDigraph6(text, *read, options)
                                          : fromGraph6(text, *read, options);
}

Result<Graph> undirectedGraph(const Rule& rule, std::string_view name,
                              const WriteOptions& options) {
    if (!rule.isUndirected()) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(name)};
    }
    return explicitGraph(rule, options);
}

} // namespace

Result<std::string> writeGraph6(const SavedBoard& board, const WriteOptions& options) {
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > maxGraph6Vertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxGraph6Vertices,
                     .found = rule.vertexCount()};
    }
    const auto graph = undirectedGraph(rule, graph6Name, options);
    if (!graph) {
        return graph.error();
    }
    if (withSelfInfluence(*graph) == WithSelfInfluence::some) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(graph6Name)};
    }
    std::string text;
    addSize(text, graph->vertexCount());
    SixBitsText bits(text);
    for (Vertex v = 1; v < graph->vertexCount(); ++v) {
        options.checkpoint();
        auto next = graph->targets(v).begin();
        for (Vertex u = 0; u < v; ++u) {
            const bool isEdge = next != graph->targets(v).end() && *next == u;
            next += isEdge ? 1 : 0;
            bits.add(isEdge ? 1 : 0, 1);
        }
    }
    bits.add(0, bits.missing());
    text += '\n';
    return text;
}

std::vector<std::string> graphLines(std::string_view text) {
    std::vector<std::string> lines;
    for (std::string_view next = takeGraph(text); !next.empty(); next = takeGraph(text)) {
        lines.emplace_back(next);
    }
    return lines;
}

Result<SavedBoard> readGraph6(std::string_view text, const ReadOptions& options) {
    return readAny(text, graph6Name, options);
}

Result<SavedBoard> readSparse6(std::string_view text, const ReadOptions& options) {
    return readAny(text, sparse6Name, options);
}

Result<SavedBoard> readDigraph6(std::string_view text, const ReadOptions& options) {
    return readAny(text, digraph6Name, options);
}

Result<std::string> writeSparse6(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = undirectedGraph(board.game.rule(), sparse6Name, options);
    if (!graph) {
        return graph.error();
    }
    const std::size_t n = graph->vertexCount();
    const auto width = static_cast<std::size_t>(std::bit_width(n == 0 ? 0 : n - 1));
    const bool withLoops = withSelfInfluence(*graph) == WithSelfInfluence::some;
    std::string text = ":";
    addSize(text, n);
    SixBitsText bits(text);
    Vertex at = 0;
    const auto addEdge = [&](Vertex smaller, Vertex v) {
        bits.add(v == at ? 0 : 1, 1);
        if (v > at + 1) {
            bits.add(v, width);
            bits.add(0, 1);
        }
        bits.add(smaller, width);
        at = v;
    };
    for (Vertex v = 0; v < n; ++v) {
        options.checkpoint();
        for (const Vertex u : graph->targets(v)) {
            if (u < v) {
                addEdge(u, v);
            }
        }
        if (withLoops && graph->selfInfluence(v)) {
            addEdge(v, v);
        }
    }
    // Pads with ones, after one zero if ones alone would be read as a loop at vertex n-1.
    const bool looksLikeLoop =
        std::has_single_bit(n) && n > 1 && at + 2 == n && bits.missing() > width;
    if (looksLikeLoop) {
        bits.add(0, 1);
    }
    const std::size_t missing = bits.missing();
    bits.add((std::uint64_t{1} << missing) - 1, missing);
    text += '\n';
    return text;
}

} // namespace lightsout
