// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/EdgeList.h"

#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <numeric>
#include <unordered_map>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view countHeader = "vertices";
constexpr std::string_view oneWay = "->";
/// Words that are looked at in a line: those of a one-way edge, and one too many.
constexpr std::size_t maxWordsInLine = 4;

/// The numbers or the names of the vertices, each with its vertex.
class VertexIds {
public:
    /// With a number, the vertices are 0 … count-1; without, names are met one by one.
    void setCount(std::uint64_t count) { count_ = count; }

    Result<Vertex> vertexOf(std::string_view text, std::string_view id) {
        if (!count_) {
            const auto [place, isNew] = names_.try_emplace(id, inOrder_.size());
            if (isNew) {
                inOrder_.push_back(id);
                if (auto refused = GraphBuilder::checkVertexCount(inOrder_.size())) {
                    return *refused;
                }
            }
            return place->second;
        }
        const auto number = wholeNumber(id);
        if (!number) {
            return errorAbout(ErrorCode::notANumber, text, id);
        }
        if (*number >= *count_) {
            Error error = errorAbout(ErrorCode::vertexOutOfRange, text, id);
            error.expected = *count_;
            return error;
        }
        return static_cast<Vertex>(*number);
    }

    std::size_t count() const { return count_.value_or(inOrder_.size()); }
    /// Empty when the vertices are numbers.
    const std::vector<std::string_view>& names() const { return inOrder_; }

private:
    std::optional<std::uint64_t> count_;
    std::unordered_map<std::string_view, Vertex> names_;
    std::vector<std::string_view> inOrder_;
};

/// An integer of any length, for comparing: its sign and its digits without leading zeros.
struct Integer {
    bool isNegative;
    std::string_view digits;
};

std::optional<Integer> integer(std::string_view text) {
    const bool isNegative = text.starts_with('-');
    text.remove_prefix(isNegative || text.starts_with('+') ? 1 : 0);
    if (text.empty() || !std::ranges::all_of(text, isDigit)) {
        return std::nullopt;
    }
    text.remove_prefix(std::min(text.find_first_not_of('0'), text.size()));
    return Integer{isNegative && !text.empty(), text};
}

bool operator<(const Integer& a, const Integer& b) {
    if (a.isNegative != b.isNegative) {
        return a.isNegative;
    }
    const auto& [smaller, larger] = a.isNegative ? std::pair(b, a) : std::pair(a, b);
    return std::pair(smaller.digits.size(), smaller.digits) <
           std::pair(larger.digits.size(), larger.digits);
}

/// For each of the names, in the order in which they occur, the vertex it is to be.
std::vector<Vertex> numbering(const std::vector<std::string_view>& names) {
    std::vector<Vertex> order(names.size());
    std::iota(order.begin(), order.end(), Vertex{0});
    std::vector<Integer> integers;
    for (const std::string_view name : names) {
        const auto value = integer(name);
        if (!value) {
            return order;
        }
        integers.push_back(*value);
    }
    std::ranges::stable_sort(order, [&](Vertex a, Vertex b) { return integers[a] < integers[b]; });
    std::vector<Vertex> numbers(names.size());
    for (Vertex v = 0; v < order.size(); ++v) {
        numbers[order[v]] = v;
    }
    return numbers;
}

/// True behind `countHeader` for a number, well-formed or not; anything else is a vertex's name.
bool isMeantAsNumber(std::string_view word) {
    return std::string_view("+-.0123456789").find(word.front()) != std::string_view::npos;
}

/// True when the label can be a name in an edge list.
bool isName(const std::string& label) {
    return !label.empty() && label != oneWay && !label.starts_with('#') &&
           std::ranges::none_of(label, [](char c) { return isBlank(c) || c == '\n'; });
}

/// The lines for every vertex's arcs from and to smaller ones, and its loop.
template <typename IdOf>
std::string linesOf(const Graph& graph, bool withLoops, IdOf idOf, const WriteOptions& options) {
    std::string text;
    const auto addLine = [&](Vertex from, std::string_view between, Vertex to) {
        text += idOf(from);
        text += between;
        text += idOf(to);
        text += '\n';
    };
    // The arcs to larger vertices, waiting for these.
    std::vector<std::vector<Vertex>> fromSmaller(graph.vertexCount());
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        options.checkpoint();
        if (withLoops && graph.selfInfluence(v)) {
            addLine(v, " ", v);
        }
        for (const Vertex u : fromSmaller[v]) {
            addLine(u, graph.hasArc(v, u) ? " " : " -> ", v);
        }
        for (const Vertex u : graph.targets(v)) {
            if (u > v) {
                fromSmaller[u].push_back(v);
            } else if (!graph.hasArc(u, v)) {
                addLine(v, " -> ", u);
            }
        }
    }
    return text;
}

/// The list with the labels as names; nothing where that would not be the same graph.
std::optional<std::string> linesWithNames(const Graph& graph, const WriteOptions& options) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (!isName(graph.label(v))) {
            return std::nullopt;
        }
    }
    std::string text = linesOf(
        graph, true, [&](Vertex v) { return graph.label(v); }, options);
    // As whoever opens the file: without what could be a byte order mark.
    const auto readBack = readEdgeList(withoutByteOrderMark(text),
                                       {.selfInfluence = false, .progress = options.progress});
    Graph asRead = graph;
    placeOnCircle(asRead);
    if (!readBack || readBack->game.rule() != Rule(std::move(asRead))) {
        return std::nullopt;
    }
    return text;
}

} // namespace

Result<SavedBoard> readEdgeList(std::string_view text, const ReadOptions& options) {
    VertexIds ids;
    GraphBuilder arcs;
    std::vector<std::string_view> words;
    bool isFirst = true;
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = takeLine(rest);
        splitWords(line, words, maxWordsInLine);
        const auto comment =
            std::ranges::find_if(words, [](auto word) { return word.starts_with('#'); });
        if (comment != words.end()) {
            options.leaveOut("#");
            words.erase(comment, words.end());
        }
        if (words.empty()) {
            continue;
        }
        if (std::exchange(isFirst, false) && words.size() == 2 && words[0] == countHeader &&
            isMeantAsNumber(words[1])) {
            const auto count = wholeNumber(words[1]);
            if (!count) {
                return errorAbout(ErrorCode::notANumber, text, words[1]);
            }
            if (auto refused = GraphBuilder::checkVertexCount(*count)) {
                refused->position = errorAbout(refused->code, text, words[1]).position;
                return *refused;
            }
            ids.setCount(*count);
            continue;
        }
        const bool isOneWay = words.size() == 3 && words[1] == oneWay;
        if ((words.size() != 2 && !isOneWay) || words.front() == oneWay || words.back() == oneWay) {
            return errorAbout(ErrorCode::syntax, text, line);
        }
        const auto from = ids.vertexOf(text, words.front());
        if (!from) {
            return from.error();
        }
        const auto to = ids.vertexOf(text, words.back());
        if (!to) {
            return to.error();
        }
        if (!(isOneWay ? arcs.addArc(*from, *to) : arcs.addEdge(*from, *to))) {
            return GraphBuilder::tooManyArcs();
        }
    }
    Graph vertices(ids.count(), options.selfInfluence);
    placeOnCircle(vertices);
    if (!ids.names().empty()) {
        const std::vector<Vertex> numbers = numbering(ids.names());
        arcs.renumber(numbers);
        for (std::size_t i = 0; i < numbers.size(); ++i) {
            vertices.setLabel(numbers[i], std::string(ids.names()[i]));
        }
    }
    return SavedBoard{.game = Game::allOn(arcs.build(std::move(vertices)))};
}

Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    if (auto withNames = linesWithNames(*graph, options)) {
        return *std::move(withNames);
    }
    return std::string(countHeader) + " " + std::to_string(graph->vertexCount()) + "\n" +
           linesOf(
               *graph, withSelfInfluence(*graph) != WithSelfInfluence::all,
               [](Vertex v) { return std::to_string(v); }, options);
}

bool canNameVertices(const Graph& graph) {
    return linesWithNames(graph, {}).has_value();
}

} // namespace lightsout
