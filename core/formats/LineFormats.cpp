// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/LineFormats.h"

#include "formats/AttributedVertices.h"
#include "formats/Matrix.h"
#include "formats/NamedGraph.h"
#include "graph/CircleLayout.h"
#include "graph/Limits.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <cstdint>
#include <optional>

namespace lightsout {

namespace {

constexpr std::string_view weightOfEdge = "edge weight";
/// Maximum number of words read from a line; any further words have no meaning.
constexpr std::size_t maxLineWords = 12;

using Words = std::vector<std::string_view>;

Error notInFormat(std::string_view name) {
    return {.code = ErrorCode::notThisFormat, .subject = std::string(name)};
}

/// Returns the error for a text that ends too early.
Error endsEarly(std::string_view text) {
    return errorAbout(ErrorCode::syntax, text, text.substr(text.size()));
}

/// Reads a number of vertices, and checks it before memory is allocated.
Result<std::size_t> vertexCountFrom(std::string_view text, std::string_view word) {
    const auto count = wholeNumber(word);
    if (!count) {
        return errorAbout(ErrorCode::notANumber, text, word);
    }
    if (auto refused = GraphBuilder::checkVertexCount(*count)) {
        refused->position = errorAbout(refused->code, text, word).position;
        return *std::move(refused);
    }
    return static_cast<std::size_t>(*count);
}

/// Reads a vertex number counted from 1.
Result<Vertex> countedVertex(std::string_view text, std::string_view word, std::size_t count) {
    const auto number = wholeNumber(word);
    if (!number) {
        return errorAbout(ErrorCode::notANumber, text, word);
    }
    if (*number < 1 || *number > count) {
        Error error = errorAbout(ErrorCode::vertexOutOfRange, text, word);
        error.expected = count;
        return error;
    }
    return static_cast<Vertex>(*number - 1);
}

/// Splits a line at spaces; a word that begins with a quote ends at the next quote.
void splitQuoted(std::string_view line, Words& words) {
    words.clear();
    while (words.size() < maxLineWords) {
        line = trimmed(line);
        if (line.empty()) {
            return;
        }
        const std::size_t quote = line.front() == '"' ? line.find('"', 1) : std::string_view::npos;
        if (quote != std::string_view::npos) {
            words.push_back(line.substr(1, quote - 1));
            line.remove_prefix(quote + 1);
        } else {
            words.push_back(line.substr(0, line.find_first_of(" \t\r")));
            line.remove_prefix(words.back().size());
        }
    }
}

class PajekReader {
public:
    PajekReader(std::string_view text, const ReadOptions& options)
        : text_(text), options_(options) {}

    Result<SavedBoard> read() {
        for (std::string_view rest = text_; !rest.empty();) {
            options_.checkpoint(shareRead(text_, rest.size()));
            const std::string_view line = trimmed(takeLine(rest));
            if (line.starts_with('%')) {
                options_.leaveOut("#");
                continue;
            }
            if (line.empty()) {
                continue;
            }
            if (auto error = line.starts_with('*') ? beginSection(line) : readLine(line)) {
                return *std::move(error);
            }
        }
        if (!count_) {
            return notInFormat("pajek");
        }
        if (lacksRows()) {
            return endsEarly(text_);
        }
        if (rowCount_ < *count_) {
            return twoModeBoard();
        }
        dropEqualPositions();
        return boardWith(std::move(vertices_), std::move(arcs_), options_);
    }

private:
    enum class Section { none, vertices, edges, arcs, edgeLists, arcLists, matrix, unknown };

    bool lacksRows() const { return section_ == Section::matrix && row_ < rowCount_; }

    /// Returns the table of a network of two modes, whose first vertices are the rows.
    Result<SavedBoard> twoModeBoard() const {
        std::vector<std::string> names[2];
        for (std::size_t v = 0; v < *count_; ++v) {
            names[v < rowCount_ ? 0 : 1].push_back(vertices_[v].label);
        }
        GraphBuilder table;
        std::vector<std::pair<std::size_t, std::size_t>> pairs; // each edge has two arcs
        for (const auto& [from, to] : arcs_.arcs()) {
            pairs.emplace_back(std::minmax(from, to));
        }
        std::ranges::sort(pairs);
        pairs.erase(std::unique(pairs.begin(), pairs.end()), pairs.end());
        for (const auto& [light, button] : pairs) {
            if (light < rowCount_ && button >= rowCount_) {
                table.addArc(button - rowCount_, light);
            }
        }
        return tableBoard(rowCount_, *count_ - rowCount_, table, names[0], names[1], options_);
    }

    std::optional<Error> beginSection(std::string_view line) {
        if (lacksRows()) {
            return errorAbout(ErrorCode::syntax, text_, line.substr(0, 0));
        }
        splitQuoted(line, words_);
        std::string name = lowerCase(words_.front());
        name = name.substr(0, name.find(':'));
        section_ = name == "*vertices"                           ? Section::vertices
                   : name == "*edges"                            ? Section::edges
                   : name == "*arcs"                             ? Section::arcs
                   : name == "*edgeslist" || name == "*edgelist" ? Section::edgeLists
                   : name == "*arcslist" || name == "*arclist"   ? Section::arcLists
                   : name == "*matrix"                           ? Section::matrix
                   : name == "*network"                          ? Section::none
                                                                 : Section::unknown;
        row_ = 0;
        if (section_ == Section::unknown || (section_ == Section::vertices && count_)) {
            section_ = Section::unknown;
            options_.leaveOut(words_.front());
        } else if (section_ == Section::vertices) {
            if (words_.size() < 2) {
                return errorAbout(ErrorCode::syntax, text_, line);
            }
            const auto count = vertexCountFrom(text_, words_[1]);
            if (!count) {
                return count.error();
            }
            count_ = *count;
            const auto rows = words_.size() > 2 ? wholeNumber(words_[2]) : std::nullopt;
            rowCount_ = rows && *rows > 0 ? std::min<std::uint64_t>(*rows, *count) : *count;
            vertices_.resize(*count);
        } else if (section_ != Section::none && !count_) {
            return notInFormat("pajek");
        }
        return std::nullopt;
    }

    std::optional<Error> readLine(std::string_view line) {
        switch (section_) {
        case Section::vertices:
            return readVertex(line);
        case Section::edges:
        case Section::arcs:
            return readEdge(line, section_ == Section::arcs);
        case Section::edgeLists:
        case Section::arcLists:
            return readList(line, section_ == Section::arcLists);
        case Section::matrix:
            return readRow(line);
        case Section::unknown:
            return std::nullopt;
        case Section::none:
            break;
        }
        return count_ ? errorAbout(ErrorCode::syntax, text_, line) : notInFormat("pajek");
    }

    std::optional<Error> readVertex(std::string_view line) {
        splitQuoted(line, words_);
        const auto vertex = countedVertex(text_, words_[0], *count_);
        if (!vertex) {
            return vertex.error();
        }
        AttributedVertex& data = vertices_[*vertex];
        if (words_.size() > 1 && words_[1] != words_[0]) {
            data.label = words_[1];
        }
        if (words_.size() > 3) {
            const auto x = coordinateFrom("x", words_[2]);
            const auto y = coordinateFrom("y", words_[3]);
            if (x && y) {
                data.x = *x;
                data.y = *y;
            }
        }
        return std::nullopt;
    }

    std::optional<Error> addEdge(std::string_view a, std::string_view b, bool isArc) {
        const auto from = countedVertex(text_, a, *count_);
        if (!from) {
            return from.error();
        }
        const auto to = countedVertex(text_, b, *count_);
        if (!to) {
            return to.error();
        }
        const bool isAdded = isArc ? arcs_.addArc(*from, *to) : arcs_.addEdge(*from, *to);
        return isAdded ? std::nullopt : std::optional(GraphBuilder::tooManyArcs());
    }

    std::optional<Error> readEdge(std::string_view line, bool isArc) {
        splitQuoted(line, words_);
        if (words_.size() < 2) {
            return errorAbout(ErrorCode::syntax, text_, line);
        }
        options_.leaveOut(weightOfEdge, words_.size() > 2 ? 1 : 0);
        options_.leaveOut("edge attribute", words_.size() > 3 ? 1 : 0);
        return addEdge(words_[0], words_[1], isArc);
    }

    std::optional<Error> readList(std::string_view line, bool isArc) {
        splitWords(line, words_);
        for (std::size_t i = 1; i < words_.size(); ++i) {
            if (auto error = addEdge(words_[0], words_[i], isArc)) {
                return error;
            }
        }
        return std::nullopt;
    }

    std::optional<Error> readRow(std::string_view line) {
        splitWords(line, words_, *count_ + 1);
        const std::size_t first = rowCount_ < *count_ ? rowCount_ : 0;
        if (words_.size() != *count_ - first || row_ >= rowCount_) {
            Error error = errorAbout(ErrorCode::unevenRows, text_, line);
            error.subject.clear();
            error.expected = *count_ - first;
            error.found = words_.size();
            return error;
        }
        for (std::size_t c = 0; c < words_.size(); ++c) {
            const auto value = realNumber(words_[c]);
            if (!value) {
                return errorAbout(ErrorCode::unexpectedCharacter, text_, words_[c]);
            }
            options_.leaveOut(weightOfEdge, *value != 0 && *value != 1 ? 1 : 0);
            if (*value != 0 && !arcs_.addArc(row_, first + c)) {
                return GraphBuilder::tooManyArcs();
            }
        }
        ++row_;
        return std::nullopt;
    }

    /// Drops the positions if they are all equal: networkx writes 0 for all coordinates.
    void dropEqualPositions() {
        const auto differs = [this](const AttributedVertex& vertex) {
            return vertex.x != vertices_.front().x || vertex.y != vertices_.front().y;
        };
        if (vertices_.size() > 1 && std::ranges::none_of(vertices_, differs)) {
            for (AttributedVertex& vertex : vertices_) {
                vertex.x.reset();
                vertex.y.reset();
            }
        }
    }

    std::string_view text_;
    const ReadOptions& options_;
    Section section_ = Section::none;
    std::optional<std::size_t> count_;
    std::size_t rowCount_ = 0; ///< less than *count_ in a network of two modes
    std::vector<AttributedVertex> vertices_;
    GraphBuilder arcs_;
    Words words_;
    std::size_t row_ = 0;
};

/// The banner and the sizes of a MatrixMarket file.
struct MatrixMarketHead {
    bool isArray = false;
    bool isPattern = false;
    bool isSymmetric = false;
    bool hasBanner = true;
    std::size_t rows = 0;
    std::size_t cols = 0;
    std::uint64_t entries = 0; ///< number of entries that follow; not used for arrays
    std::string_view rest{};   ///< text of the entries
};

Result<MatrixMarketHead> matrixMarketHead(std::string_view text, const ReadOptions& options) {
    std::string_view rest = text;
    Words words;
    const std::string banner = lowerCase(takeLine(rest));
    splitWords(banner, words);
    const bool hasBanner = words.size() > 4 && words[0] == "%%matrixmarket" && words[1] == "matrix";
    MatrixMarketHead found;
    if (hasBanner) {
        found = {.isArray = words[2] == "array",
                 .isPattern = words[3] == "pattern",
                 .isSymmetric = words[4] != "general"};
    } else {
        rest = text;
        found.isPattern = true;
        found.hasBanner = false;
    }
    while (!rest.empty()) {
        options.checkpoint();
        const std::string_view line = trimmed(takeLine(rest));
        if (line.empty() || line.starts_with('%')) {
            options.leaveOut("#", line.empty() ? 0 : 1);
            continue;
        }
        splitWords(line, words, maxLineWords);
        const auto rows = vertexCountFrom(text, words[0]);
        if (!rows) {
            return hasBanner ? rows.error() : notInFormat("matrixmarket");
        }
        if (words.size() < (hasBanner ? 2 : 3)) {
            return hasBanner ? errorAbout(ErrorCode::syntax, text, line)
                             : notInFormat("matrixmarket");
        }
        const auto cols = vertexCountFrom(text, words[1]);
        if (!cols) {
            return cols.error();
        }
        if (*rows != *cols && found.isSymmetric) {
            return Error{.code = ErrorCode::notSquare,
                         .position = errorAbout(ErrorCode::notSquare, text, line).position,
                         .expected = *rows,
                         .found = *cols};
        }
        found.rows = *rows;
        found.cols = *cols;
        found.entries = words.size() > 2 ? wholeNumber(words[2]).value_or(0) : 0;
        found.rest = rest;
        return found;
    }
    return notInFormat("matrixmarket");
}

} // namespace

Result<SavedBoard> readPajek(std::string_view text, const ReadOptions& options) {
    return PajekReader(text, options).read();
}

Result<SavedBoard> readTgf(std::string_view text, const ReadOptions& options) {
    NamedGraph graph;
    Words words;
    bool isInEdges = false;
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = trimmed(takeLine(rest));
        if (line.empty()) {
            continue;
        }
        if (line == "#" && !isInEdges) {
            isInEdges = true;
            continue;
        }
        splitWords(line, words, 3);
        const auto from = graph.vertex(words[0]);
        if (!from) {
            return from.error();
        }
        if (!isInEdges) {
            if (words.size() > 1) {
                graph.attributes(*from).label = trimmed(line.substr(words[0].size()));
            }
            continue;
        }
        if (words.size() < 2) {
            return errorAbout(ErrorCode::syntax, text, line);
        }
        options.leaveOut("edge label", words.size() > 2 ? 1 : 0);
        const auto to = graph.vertex(words[1]);
        if (!to) {
            return to.error();
        }
        if (auto error = graph.addEdge(*from, *to, false)) {
            return *std::move(error);
        }
    }
    return isInEdges ? Result<SavedBoard>(graph.board(options, false)) : notInFormat("tgf");
}

Result<SavedBoard> readDimacs(std::string_view text, const ReadOptions& options) {
    std::optional<std::size_t> count;
    GraphBuilder edges;
    Words words;
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = takeLine(rest);
        splitWords(line, words, maxLineWords);
        if (words.empty()) {
            continue;
        }
        const std::string_view kind = words[0];
        if (kind == "c") {
            options.leaveOut("#");
        } else if (kind == "p" && !count && words.size() > 2) {
            const auto number = vertexCountFrom(text, words[2]);
            if (!number) {
                return number.error();
            }
            count = *number;
        } else if (!count) {
            return notInFormat("dimacs");
        } else if (wholeNumber(kind) && words.size() > 1) { // PACE leaves out the letter
            const auto from = countedVertex(text, words[0], *count);
            const auto to = from ? countedVertex(text, words[1], *count) : from;
            if (!from || !to) {
                return from ? to.error() : from.error();
            }
            if (!edges.addEdge(*from, *to)) {
                return GraphBuilder::tooManyArcs();
            }
        } else if ((kind == "e" || kind == "a") && words.size() > 2) {
            const auto from = countedVertex(text, words[1], *count);
            if (!from) {
                return from.error();
            }
            const auto to = countedVertex(text, words[2], *count);
            if (!to) {
                return to.error();
            }
            options.leaveOut(weightOfEdge, words.size() > 3 ? 1 : 0);
            if (!(kind == "a" ? edges.addArc(*from, *to) : edges.addEdge(*from, *to))) {
                return GraphBuilder::tooManyArcs();
            }
        } else if (kind.size() == 1 && kind != "e" && kind != "p") {
            options.leaveOut(std::string(kind)); // colours, coordinates and parameters
        } else {
            return errorAbout(ErrorCode::syntax, text, line);
        }
    }
    if (!count) {
        return notInFormat("dimacs");
    }
    Graph vertices(*count, options.selfInfluence);
    placeOnCircle(vertices);
    return SavedBoard{.game = Game::allOn(edges.build(std::move(vertices), options))};
}

Result<SavedBoard> readMatrixMarket(std::string_view text, const ReadOptions& options) {
    const auto head = matrixMarketHead(text, options);
    if (!head) {
        return head.error();
    }
    GraphBuilder arcs;
    Words words;
    std::size_t row = 0; // for an array, which is in column-major order
    std::size_t column = 0;
    std::uint64_t entries = 0;
    bool hasUpper = false; // entries above the diagonal
    bool hasLower = false;
    bool hasLoop = false;
    for (std::string_view rest = head->rest; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        const std::string_view line = takeLine(rest);
        splitWords(line, words, maxLineWords);
        if (words.empty() || words[0].starts_with('%')) {
            continue;
        }
        std::size_t r = row;
        std::size_t c = column;
        if (!head->isArray) {
            if (words.size() < 2) {
                return errorAbout(ErrorCode::syntax, text, line);
            }
            const auto from = countedVertex(text, words[0], head->rows);
            if (!from) {
                return from.error();
            }
            const auto to = countedVertex(text, words[1], head->cols);
            if (!to) {
                return to.error();
            }
            r = *from;
            c = *to;
        } else if (column >= head->cols || head->rows == 0) {
            return errorAbout(ErrorCode::syntax, text, line);
        } else if (++row == head->rows) {
            ++column;
            row = head->isSymmetric ? column : 0;
        }
        ++entries;
        const std::size_t at = head->isArray ? 0 : 2;
        const auto value = head->isPattern && (head->hasBanner || at >= words.size()) ? 1
                           : at < words.size() ? realNumber(words[at])
                                               : std::nullopt;
        if (!value) {
            return errorAbout(ErrorCode::unexpectedCharacter, text,
                              at < words.size() ? words[at] : line);
        }
        options.leaveOut(weightOfEdge, *value != 0 && *value != 1 ? 1 : 0);
        hasUpper = hasUpper || c > r;
        hasLower = hasLower || c < r;
        hasLoop = hasLoop || c == r;
        if (*value != 0 && !(head->isSymmetric ? arcs.addEdge(c, r) : arcs.addArc(c, r))) {
            return GraphBuilder::tooManyArcs();
        }
    }
    if (head->isArray ? head->rows != 0 && column < head->cols : entries < head->entries) {
        return endsEarly(text);
    }
    if (head->rows != head->cols) {
        return tableBoard(head->rows, head->cols, arcs, {}, {}, options);
    }
    // Without a banner, half of a matrix stands for the whole.
    for (std::size_t i = 0, count = arcs.arcs().size();
         !head->hasBanner && hasUpper != hasLower && i < count; ++i) {
        const auto [from, to] = arcs.arcs()[i];
        arcs.addArc(to, from);
    }
    if (options.report != nullptr) {
        options.report->hasZeroDiagonal = head->rows > 1 && (hasUpper || hasLower) && !hasLoop;
    }
    Graph graph = arcs.build(Graph(head->rows, false), options);
    for (Vertex v = 0; options.diagonal && v < head->rows; ++v) {
        graph.setSelfInfluence(v, *options.diagonal);
    }
    placeOnCircle(graph);
    return SavedBoard{.game = Game::allOn(std::move(graph))};
}

Result<SavedBoard> readSif(std::string_view text, const ReadOptions& options) {
    NamedGraph graph;
    Words words;
    const bool hasTabs = text.find('\t') != std::string_view::npos;
    for (std::string_view rest = text; !rest.empty();) {
        options.checkpoint(shareRead(text, rest.size()));
        std::string_view line = takeLine(rest);
        line = line.substr(0, line.find_last_not_of(blankCharacters) + 1);
        if (line.empty()) {
            continue;
        }
        if (hasTabs) { // names may contain spaces
            words.clear();
            for (bool isLast = false; !isLast;) {
                const std::size_t end = std::min(line.find('\t'), line.size());
                isLast = end == line.size();
                words.push_back(trimmed(line.substr(0, end)));
                line.remove_prefix(std::min(end + 1, line.size()));
            }
        } else {
            splitWords(line, words);
        }
        if (words.size() == 2 || words[0].empty()) {
            return errorAbout(ErrorCode::syntax, text, words[0]);
        }
        const auto from = graph.vertex(words[0]);
        if (!from) {
            return from.error();
        }
        options.leaveOut("edge relation", words.size() > 2 ? 1 : 0);
        for (std::size_t i = 2; i < words.size(); ++i) {
            if (words[i].empty()) {
                continue;
            }
            const auto to = graph.vertex(words[i]);
            if (!to) {
                return to.error();
            }
            if (auto error = graph.addEdge(*from, *to, false)) {
                return *std::move(error);
            }
        }
    }
    return graph.board(options, false);
}

} // namespace lightsout
