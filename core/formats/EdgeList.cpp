// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/EdgeList.h"

#include "formats/NamedGraph.h"
#include "formats/Table.h"
#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view countHeader = "vertices";
constexpr std::string_view oneWay = "->";
constexpr std::string_view mutual = "--";

bool isOperator(std::string_view word) {
    return word == oneWay || word == mutual || word == "<->" || word == "<-";
}

bool isNumber(std::string_view word) {
    return realNumber(word).has_value();
}

/// A word of a line. Quoted words are names, regardless of their text.
struct Word {
    std::string_view text;
    bool isQuoted = false;
};

/// Reads a quoted word, whose closing quote must be followed by a delimiter, a blank or the end of
/// the line. Returns false, and changes nothing, if the line does not begin with such a word.
bool takeQuoted(std::string_view& line, std::string_view delimiters, std::string_view& word) {
    const char quote = line.front();
    const std::size_t end = line.find(quote, 1);
    if ((quote != '"' && quote != '\'') || end == std::string_view::npos) {
        return false;
    }
    const std::string_view after = line.substr(end + 1);
    if (!after.empty() && !isBlank(after.front()) &&
        delimiters.find(after.front()) == std::string_view::npos) {
        return false;
    }
    word = line.substr(1, end - 1);
    line = after;
    return true;
}

/// One line of an edge list, split into words.
class EdgeLine {
public:
    /// Maximum number of words that are stored: those of an edge, and a few that are ignored.
    static constexpr std::size_t maxWords = 12;

    void read(std::string_view line) {
        words_.clear();
        attributes_ = {};
        hasComment_ = false;
        line = trimmed(line);
        delimiter_ = fieldDelimiter(line);
        const std::string delimiters =
            delimiter_ == 0 ? std::string(" \t\r") : std::string(1, delimiter_);
        while (!line.empty() && words_.size() < maxWords) {
            line.remove_prefix(std::min(
                line.find_first_not_of(delimiter_ == '\t' ? " \r" : " \t\r"), line.size()));
            if (line.empty()) {
                break;
            }
            if (line.front() == '#' || line.front() == '%') {
                hasComment_ = true;
                comment_ = line.substr(1);
                break;
            }
            if (line.front() == '{' && words_.size() > 1) {
                attributes_ = line;
                break;
            }
            std::string_view word;
            const bool isQuoted = takeQuoted(line, delimiters, word);
            if (!isQuoted) {
                const std::size_t end = std::min(line.find_first_of(delimiters), line.size());
                word = line.substr(0, end);
                // A comment may follow a name in a field.
                if (const std::size_t sign = word.find(" #"); sign != std::string_view::npos) {
                    hasComment_ = true;
                    word = word.substr(0, sign);
                    line = {};
                }
                line.remove_prefix(std::min(end, line.size()));
                word = trimmed(word);
            } else {
                line = line.substr(std::min(line.find_first_not_of(" \r"), line.size()));
            }
            if (!line.empty() && delimiter_ != 0 && line.front() == delimiter_) {
                line.remove_prefix(1);
            }
            if (isQuoted || !word.empty()) {
                words_.push_back({word, isQuoted});
            }
        }
        splitAtOperator();
    }

    std::vector<Word>& words() { return words_; }
    bool hasComment() const { return hasComment_; }
    std::string_view comment() const { return comment_; }
    std::string_view attributes() const { return attributes_; }
    bool hasDelimiter() const { return delimiter_ != 0; }

private:
    /// Returns the delimiter of a line's fields, or 0 if the line consists of words separated by
    /// spaces.
    static char fieldDelimiter(std::string_view line) {
        line = line.substr(0, line.find('{'));
        // The commas in "a -- b [weight=2, x=1]" separate attributes of DOT, not fields.
        const std::string_view edge = line.substr(0, line.find(" ["));
        if (edge.find(" -- ") != std::string_view::npos ||
            edge.find(" -> ") != std::string_view::npos) {
            line = edge;
        }
        const char found = delimiterOf(line);
        if (found != '\t') {
            // "a b;" has no delimiter.
            const bool isLast = found != 0 && line.find(found) + 1 == line.size();
            return isLast ? '\0' : found;
        }
        // Numbers may be separated by a mixture of spaces and tabs.
        std::vector<std::string_view> words;
        splitWords(line.substr(0, line.find('\t')), words, maxWords);
        return words.size() < 2 || std::ranges::all_of(words, isNumber) ? '\0' : '\t';
    }

    /// Splits "a->b" and, in a field, "a -> b" into three words.
    void splitAtOperator() {
        if (words_.empty() || words_.front().isQuoted) {
            return;
        }
        const std::string_view whole = words_.front().text;
        const bool mayBeGlued = words_.size() == 1 || delimiter_ != 0;
        for (const std::string_view sign : {std::string_view("<->"), oneWay, mutual}) {
            const std::size_t at = whole.find(sign);
            if (!mayBeGlued || at == std::string_view::npos || at == 0 ||
                at + sign.size() == whole.size()) {
                continue;
            }
            const std::string_view from = trimmed(whole.substr(0, at));
            const std::string_view to = trimmed(whole.substr(at + sign.size()));
            if (!from.empty() && !to.empty()) {
                words_.front().text = from;
                words_.insert(words_.begin() + 1, {Word{whole.substr(at, sign.size())}, Word{to}});
            }
            return;
        }
    }

    std::vector<Word> words_;
    std::string_view attributes_;
    std::string_view comment_;
    bool hasComment_ = false;
    char delimiter_ = 0;
};

/// Reports the keys of attributes such as {'weight': 3, "color": 'red'} as ignored.
void leaveOutKeys(std::string_view attributes, const ReadOptions& options) {
    bool isKey = true;
    while (!attributes.empty()) {
        const char c = attributes.front();
        if (c != '"' && c != '\'') {
            isKey = c == ',' || c == '{' ? true : c == ':' ? false : isKey;
            attributes.remove_prefix(1);
            continue;
        }
        const std::size_t end = std::min(attributes.find(c, 1), attributes.size());
        if (isKey) {
            options.leaveOut("edge " + std::string(attributes.substr(1, end - 1)));
        }
        isKey = false;
        attributes.remove_prefix(std::min(end + 1, attributes.size()));
    }
}

/// Maps the numbers or names in the file to vertices.
class VertexIds {
public:
    /// Declares that the vertices are 0 … count-1. Without this, names are added when they first
    /// occur.
    void setCount(std::uint64_t count) { count_ = count; }
    bool hasCount() const { return count_.has_value(); }
    std::size_t count() const { return count_.value_or(0); }

    Result<Vertex> vertexOf(std::string_view text, std::string_view id) {
        if (!count_) {
            return graph.vertex(id);
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

    NamedGraph graph; ///< graph of the named vertices

private:
    std::optional<std::uint64_t> count_;
};

/// Returns true if the word after `countHeader` is meant as a number, well-formed or not; any other
/// word is a vertex's name.
bool isMeantAsNumber(std::string_view word) {
    return std::string_view("+-.0123456789").find(word.front()) != std::string_view::npos;
}

/// Returns true if the label can be a name in an edge list.
bool isName(const std::string& label) {
    return !label.empty() && !isOperator(label) && label.find_first_of("#%{\"'") != 0 &&
           std::ranges::none_of(
               label, [](char c) { return isBlank(c) || c == '\n' || c == ',' || c == ';'; });
}

/// Returns, for each vertex in turn, the lines for its loop and for its arcs from and to smaller
/// vertices.
template <typename IdOf>
std::string linesOf(const Graph& graph, bool withLoops, IdOf idOf, const WriteOptions& options) {
    std::string text;
    const auto addLine = [&](Vertex from, std::string_view between, Vertex to) {
        text += idOf(from);
        text += between;
        text += idOf(to);
        text += '\n';
    };
    // Arcs to larger vertices, which are deferred until these vertices are reached.
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

/// Returns the list with the labels as names, or nullopt if reading it would not restore the graph.
std::optional<std::string> linesWithNames(const Graph& graph, const WriteOptions& options) {
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        if (!isName(graph.label(v))) {
            return std::nullopt;
        }
    }
    std::string text = linesOf(
        graph, true, [&](Vertex v) { return graph.label(v); }, options);
    // A program that opens the file skips a byte order mark, even if it is part of the first label.
    // This check must do the same.
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
    GraphBuilder arcs; // arcs between numbered vertices
    EdgeLine edge;
    std::vector<std::string_view> header;
    bool isFirst = true;
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = takeLine(rest);
        edge.read(line);
        std::vector<Word>& words = edge.words();
        if (words.empty() && !edge.hasComment()) {
            continue;
        }
        if (isFirst) {
            splitWords(words.empty() ? edge.comment() : line, header, 3);
            const bool hasCount =
                header.size() >= 2 && header[0] == countHeader && isMeantAsNumber(header[1]) &&
                (header.size() == 2 || header[2].starts_with('#') || header[2].starts_with('%'));
            if (hasCount && !(words.empty() && !wholeNumber(header[1]))) {
                isFirst = false;
                const auto count = wholeNumber(header[1]);
                if (!count) {
                    return errorAbout(ErrorCode::notANumber, text, header[1]);
                }
                if (auto refused = GraphBuilder::checkVertexCount(*count)) {
                    refused->position = errorAbout(refused->code, text, header[1]).position;
                    return *refused;
                }
                ids.setCount(*count);
                options.leaveOut("#", header.size() > 2 ? 1 : 0);
                continue;
            }
        }
        options.leaveOut("#", edge.hasComment() ? 1 : 0);
        if (words.empty()) {
            continue;
        }
        if (std::exchange(isFirst, false) && words.size() > 1 && isSourceName(words[0].text) &&
            isTargetName(words[1].text)) {
            return readTable(text, options);
        }
        const bool hasOperator =
            words.size() > 2 && !words[1].isQuoted && isOperator(words[1].text);
        const std::size_t target = hasOperator ? 2 : 1;
        const auto isEnd = [](const Word& word) { return word.isQuoted || !isOperator(word.text); };
        const bool isComplete = words.size() > target && isEnd(words[0]) && isEnd(words[target]);
        const auto areNumbers = [&] {
            return std::all_of(words.begin() + static_cast<std::ptrdiff_t>(target) + 1, words.end(),
                               [](const Word& word) { return isNumber(word.text); });
        };
        if (isComplete && words.size() == target + 1 && words[target].text.ends_with(';') &&
            words[target].text.size() > 1 && !words[target].isQuoted) {
            words[target].text.remove_suffix(1); // as in "a -- b;"
        }
        if (!isComplete || (!edge.hasDelimiter() && !areNumbers())) {
            return errorAbout(ErrorCode::syntax, text, line);
        }
        if (words.size() > target + 1) {
            const bool isWeight = isNumber(words[target + 1].text);
            options.leaveOut(isWeight ? "edge weight" : "edge column 3");
            options.leaveOut("edge column 4", words.size() > target + 2 ? 1 : 0);
        }
        leaveOutKeys(edge.attributes(), options);
        auto from = ids.vertexOf(text, words.front().text);
        if (!from) {
            return from.error();
        }
        auto to = ids.vertexOf(text, words[target].text);
        if (!to) {
            return to.error();
        }
        const std::string_view sign = hasOperator ? words[1].text : mutual;
        if (sign == "<-") {
            std::swap(*from, *to);
        }
        const bool isDirected = sign == oneWay || sign == "<-";
        if (!ids.hasCount()) {
            if (auto error = ids.graph.addEdge(*from, *to, isDirected)) {
                return *std::move(error);
            }
        } else if (!(isDirected ? arcs.addArc(*from, *to) : arcs.addEdge(*from, *to))) {
            return GraphBuilder::tooManyArcs();
        }
    }
    if (!ids.hasCount()) {
        return ids.graph.board(options, true);
    }
    Graph vertices(ids.count(), options.selfInfluence);
    placeOnCircle(vertices);
    return SavedBoard{.game = Game::allOn(arcs.build(std::move(vertices), options))};
}

Result<std::string> writeEdgeList(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    if (auto withNames = linesWithNames(*graph, options)) {
        return *std::move(withNames);
    }
    return "# " + std::string(countHeader) + " " + std::to_string(graph->vertexCount()) + "\n" +
           linesOf(
               *graph, withSelfInfluence(*graph) != WithSelfInfluence::all,
               [](Vertex v) { return std::to_string(v); }, options);
}

bool canNameVertices(const Graph& graph) {
    return linesWithNames(graph, {}).has_value();
}

} // namespace lightsout
