// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Table.h"

#include "formats/CellPattern.h"
#include "formats/NamedGraph.h"
#include "graph/CircleLayout.h"
#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_map>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view weightName = "edge weight";
constexpr std::string_view columnName = "edge column ";

bool isOneOf(std::string_view name, std::initializer_list<std::string_view> names) {
    const std::string small = lowerCase(trimmed(name));
    return std::ranges::find(names, small) != names.end();
}

/// Returns a matrix literal with brackets and commas replaced with spaces and newlines, byte for
/// byte.
std::string withoutBrackets(std::string_view text) {
    std::string plain(text.size(), ' ');
    const std::size_t begin = std::min(text.find_first_of("[{"), text.size());
    // In nested lists, a row may continue on the next line.
    int depth = 0;
    int deepest = 0;
    for (const char c : text.substr(begin)) {
        depth += c == '[' || c == '{' ? 1 : c == ']' || c == '}' ? -1 : 0;
        deepest = std::max(deepest, depth);
        if (depth == 0 && deepest > 1) {
            break;
        }
    }
    const bool isNested = deepest > 1;
    depth = 0;
    for (std::size_t i = begin; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '[' || c == '{') {
            ++depth;
        } else if (c == ']' || c == '}') {
            plain[i] = '\n';
            if (--depth <= 0 && isNested) {
                break; // the rest is not part of the matrix
            }
        } else if (c == ';' && depth > 0) {
            plain[i] = '\n';
        } else if (c == '\n') {
            plain[i] = isNested && depth > 1 ? ' ' : '\n';
        } else if (c != ',' && depth > 0) {
            plain[i] = c;
        }
    }
    return plain;
}

/// Returns a field's value: a number, possibly with a decimal comma, or 1 for "true" and 0 for
/// "false".
std::optional<double> valueOf(std::string_view field) {
    if (field.size() == 1 && isDigit(field.front())) {
        return field.front() - '0';
    }
    if (const auto number = realNumber(field)) {
        return std::isfinite(*number) ? number : std::nullopt;
    }
    constexpr std::size_t longest = 40;
    if (field.empty() || field.size() > longest) {
        return std::nullopt;
    }
    std::string text = lowerCase(field);
    if (text == "true" || text == "false") {
        return text == "true" ? 1 : 0;
    }
    if (const std::size_t comma = text.find(','); comma != std::string::npos) {
        text[comma] = '.';
        const auto number = realNumber(text);
        return number && std::isfinite(*number) ? number : std::nullopt;
    }
    return std::nullopt;
}

bool isZeroOrOne(std::string_view field) {
    const auto value = valueOf(field);
    return value && (*value == 0 || *value == 1);
}

bool isWhole(std::string_view field) {
    field.remove_prefix(field.starts_with('-') ? 1 : 0);
    return wholeNumber(field).has_value();
}

/// Returns the board of a table of lights and buttons.
SavedBoard boardOf(GraphBuilder arcs, const std::vector<VertexMark>& marks,
                   const std::vector<std::string_view>& labels, const ReadOptions& options) {
    Graph graph = arcs.build(Graph(marks.size(), false), options);
    for (Vertex v = 0; v < std::min(labels.size(), marks.size()); ++v) {
        graph.setLabel(v, std::string(labels[v]));
    }
    graph.mark(marks);
    placeAsTable(graph);
    if (options.report != nullptr) {
        options.report->isTable = true;
    }
    return {.game = Game::allOn(std::move(graph))};
}

/// The layout of a table, guessed from its first rows.
struct Layout {
    enum class Kind { block, edges, unknown } kind = Kind::block;
    bool hasHeader = false;     ///< a row of column names
    bool hasRowNames = false;   ///< names in the first column
    bool areDigits = false;     ///< no delimiters: 0110
    bool hasCorner = false;     ///< a field above the names of the rows
    std::string_view strange{}; ///< if unknown: a field that does not fit
};

class TableReader {
public:
    TableReader(std::string_view text, const ReadOptions& options)
        : text_(text), options_(options), isLiteral_(looksLikeMatrixLiteral(text)),
          plain_(isLiteral_ ? withoutBrackets(text) : std::string()),
          table_(isLiteral_ ? std::string_view(plain_) : text) {
        std::string_view rest = table_;
        while (!rest.empty()) {
            std::string_view lines = rest;
            const std::string_view line = takeLine(lines);
            const std::string_view shown = trimmed(line);
            if (lowerCase(shown.substr(0, 4)) == "sep=") {
                table_ = lines; // skip the line "sep=", in which Excel states the delimiter
            }
            if (!shown.empty() && !shown.starts_with('#') && !shown.starts_with('%') &&
                table_.data() != lines.data()) {
                delimiter_ = delimiterOf(line);
                break;
            }
            rest = lines;
        }
    }

    Result<SavedBoard> read() {
        TableRows rows(table_, delimiter_); // owns some fields; the layout may refer to them
        const Layout layout = survey(rows);
        switch (layout.kind) {
        case Layout::Kind::edges:
            return readEdges(layout);
        case Layout::Kind::block:
            return readBlock(layout);
        case Layout::Kind::unknown:
            break;
        }
        return errorAt(ErrorCode::unknownTable, layout.strange);
    }

private:
    using Fields = std::vector<std::string_view>;

    Error errorAt(ErrorCode code, std::string_view part) const {
        // plain_ is as long as the text, so that positions are the same in both. Fields outside
        // `table_` are copies with doubled quotes resolved; their position is unknown.
        const bool isInTable =
            part.data() >= table_.data() && part.data() <= table_.data() + table_.size();
        const char* const begin = isLiteral_ ? plain_.data() : text_.data();
        return {.code = code,
                .subject = std::string(part),
                .position = isInTable
                                ? positionAt(text_, static_cast<std::size_t>(part.data() - begin))
                                : Position{}};
    }

    /// Determines the layout from the first rows.
    Layout survey(TableRows& rows) const {
        constexpr std::size_t maxRows = 50;
        constexpr std::size_t maxCols = 1000;
        std::vector<Fields> seen;
        Fields fields;
        bool isWhole = true;
        while (rows.next(fields, maxCols)) {
            if (seen.size() == maxRows) {
                isWhole = false;
                break;
            }
            seen.push_back(fields);
        }
        return layoutOf(seen, isWhole);
    }

    static bool allValues(const std::vector<Fields>& rows, std::size_t firstRow,
                          std::size_t firstColumn, bool (*isValue)(std::string_view) = nullptr) {
        for (std::size_t r = firstRow; r < rows.size(); ++r) {
            for (std::size_t c = firstColumn; c < rows[r].size(); ++c) {
                const bool fits = isValue != nullptr ? isValue(rows[r][c])
                                                     : (rows[r][c].empty() && firstColumn > 0) ||
                                                           valueOf(rows[r][c]).has_value();
                if (!fits) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns true if a table of numbers lists edges: it has two to eight columns, whole numbers
    /// in the first two, and not just 0s and 1s. A square of more than three columns, or a
    /// symmetric one of three, does not list edges.
    static bool areNumbersEdges(const std::vector<Fields>& rows, std::size_t first, bool isWhole_) {
        constexpr std::size_t maxColumns = 8; // two ends, a weight, times and the like
        const std::size_t cols = rows[first].size();
        const bool isSquare = isWhole_ && rows.size() - first == cols;
        if (cols < 2 || cols > maxColumns || (cols > 3 && isSquare) ||
            allValues(rows, first, 0, isZeroOrOne)) {
            return false;
        }
        for (std::size_t r = first; r < rows.size(); ++r) {
            if (rows[r].size() < 2 || !isWhole(rows[r][0]) || !isWhole(rows[r][1])) {
                return false;
            }
        }
        // A symmetric square is a matrix of weights.
        bool isSymmetric = isSquare && cols == 3;
        for (std::size_t r = 0; isSymmetric && r < cols; ++r) {
            for (std::size_t c = 0; c < r; ++c) {
                const Fields& row = rows[first + r];
                const Fields& other = rows[first + c];
                isSymmetric = isSymmetric && row.size() == cols && other.size() == cols &&
                              valueOf(row[c]) == valueOf(other[r]);
            }
        }
        return !isSymmetric;
    }

    static bool hasNames(const Fields& fields, std::size_t first) {
        return std::any_of(fields.begin() +
                               static_cast<std::ptrdiff_t>(std::min(first, fields.size())),
                           fields.end(), [](auto field) { return !valueOf(field); });
    }

    /// Returns the likely layout, but a block if the options request one, or if the first row
    /// consists of 0s and 1s and some other field has no value.
    Layout layoutOf(const std::vector<Fields>& rows, bool isWhole_) const {
        Layout layout = rows.empty() ? Layout{} : likelyLayout(rows, isWhole_);
        if (layout.kind != Layout::Kind::block &&
            (options_.block || (!allValues(rows, 0, 0) && startsWithBits(rows)))) {
            layout = {};
        }
        layout.areDigits = !layout.hasHeader && !layout.hasRowNames && delimiter_ == 0 &&
                           !rows.empty() && (startsWithDigits(rows) || isOfDigits());
        return layout;
    }

    static bool isOfBits(std::string_view field) {
        return !field.empty() && field.find_first_not_of("01") == std::string_view::npos;
    }
    static bool startsWithBits(const std::vector<Fields>& rows) {
        return std::ranges::all_of(rows.front(), isOfBits);
    }
    /// Returns true if the first row consists of 0s and 1s, with several digits in a field.
    static bool startsWithDigits(const std::vector<Fields>& rows) {
        return startsWithBits(rows) &&
               std::ranges::any_of(rows.front(), [](auto field) { return field.size() > 1; });
    }
    bool isOfDigits() const {
        constexpr std::size_t piece = 1U << 16U;
        for (std::size_t i = 0; i < table_.size(); i += piece) {
            options_.checkpoint(0);
            if (!std::ranges::all_of(table_.substr(i, piece), isDigitOrBlank)) {
                return false;
            }
        }
        return true;
    }
    static bool isDigitOrBlank(char c) {
        return c == '0' || c == '1' || c == ' ' || c == '\t' || c == '\r' || c == '\n';
    }

    Layout likelyLayout(const std::vector<Fields>& rows, bool isWhole_) const {
        using Kind = Layout::Kind;
        const Fields& first = rows.front();
        if (std::ranges::any_of(first, isSourceName) && std::ranges::any_of(first, isTargetName)) {
            return {.kind = Kind::edges, .hasHeader = true};
        }
        if (allValues(rows, 0, 0)) {
            const bool isEdge = !options_.block && rows.size() == 1 && first.size() == 2;
            return {.kind = isEdge || (!options_.block && areNumbersEdges(rows, 0, isWhole_))
                                ? Kind::edges
                                : Kind::block};
        }
        if (rows.size() > 1) {
            const Fields& second = rows[1];
            const bool isNamed = first.size() > 2 ||
                                 (first.size() == 2 && (first[0].empty() || first[1] == second[0]));
            const bool isCornered = first.size() == second.size() && isNamed &&
                                    !valueOf(first.front()) && allValues(rows, 1, 1) &&
                                    (first.front().empty() || hasNames(first, 1));
            if (isCornered && hasNames(second, 0) && !valueOf(second[0])) {
                return {.hasHeader = true, .hasRowNames = true, .hasCorner = true};
            }
            if (isCornered && first.front().empty()) {
                return {.hasHeader = true, .hasRowNames = true, .hasCorner = true};
            }
            if (first.size() + 1 == second.size() && allValues(rows, 1, 1)) {
                return {.hasHeader = true, .hasRowNames = true};
            }
            if (first.size() == second.size() && allValues(rows, 1, 0) && hasNames(first, 0)) {
                const bool areEdges = first.size() <= 3 && areNumbersEdges(rows, 1, isWhole_);
                return {.kind = areEdges ? Kind::edges : Kind::block, .hasHeader = true};
            }
        }
        if (first.size() > 2 && !valueOf(first.front()) && allValues(rows, 0, 1, isZeroOrOne)) {
            return {.hasRowNames = true};
        }
        for (const Fields& row : rows) {
            if (row.size() < 2) {
                return {.kind = Kind::unknown, .strange = row.front()};
            }
        }
        return {.kind = Kind::edges};
    }

    /// The columns of an edge table.
    struct Columns {
        std::size_t source = 0;
        std::size_t target = 1;
        std::optional<std::size_t> type{};
        std::vector<std::string> others{}; ///< names of ignored columns; empty for used ones
    };

    static Columns columnsOf(const Fields& header) {
        Columns columns{};
        const auto place = [&header](bool (*isName)(std::string_view), std::size_t fallback) {
            const auto at = std::ranges::find_if(header, isName);
            return at == header.end() ? fallback : static_cast<std::size_t>(at - header.begin());
        };
        columns.source = place(isSourceName, 0);
        columns.target = place(isTargetName, 1);
        for (std::size_t c = 0; c < header.size(); ++c) {
            const bool isEnd = c == columns.source || c == columns.target;
            if (!isEnd && isOneOf(header[c], {"type", "directed", "edgetype"})) {
                columns.type = c;
            }
            const bool isWeight = isOneOf(header[c], {"weight"});
            columns.others.push_back(isEnd || columns.type == c ? std::string()
                                     : isWeight                 ? std::string(weightName)
                                                                : "edge " + std::string(header[c]));
        }
        return columns;
    }

    Result<SavedBoard> readEdges(const Layout& layout) {
        TableRows rows(table_, delimiter_);
        Fields fields;
        Columns columns;
        if (layout.hasHeader && rows.next(fields)) {
            columns = columnsOf(fields);
        }
        constexpr std::size_t maxFields = 1000;
        NamedGraph graph;
        while (rows.next(fields, maxFields)) {
            options_.checkpoint(shareRead(table_, rows.rest().size()));
            const auto field = [&fields](std::size_t at) {
                return at < fields.size() ? fields[at] : std::string_view();
            };
            if (field(columns.source).empty()) {
                return errorAt(ErrorCode::unknownTable, rows.row());
            }
            const auto source = vertexOf(graph, field(columns.source));
            if (!source) {
                return source.error();
            }
            if (field(columns.target).empty()) {
                continue; // a vertex without edges
            }
            const auto target = vertexOf(graph, field(columns.target));
            if (!target) {
                return target.error();
            }
            for (std::size_t c = 0; c < fields.size(); ++c) {
                if (c == columns.source || c == columns.target || c == columns.type ||
                    fields[c].empty()) {
                    continue;
                }
                options_.leaveOut(c < columns.others.size() ? columns.others[c]
                                  : c == 2 && valueOf(fields[c])
                                      ? std::string(weightName)
                                      : std::string(columnName) + std::to_string(c + 1));
            }
            const bool isDirected =
                columns.type && isOneOf(field(*columns.type), {"directed", "true", "1", "arc"});
            if (auto error = graph.addEdge(*source, *target, isDirected)) {
                return *std::move(error);
            }
        }
        options_.leaveOut("#", rows.comments());
        return graph.board(options_, true);
    }

    Result<Vertex> vertexOf(NamedGraph& graph, std::string_view name) const {
        const bool isInText =
            name.data() >= text_.data() && name.data() + name.size() <= text_.data() + text_.size();
        if (!isInText && !graph.find(name)) {
            name = graph.keep(std::string(name));
        }
        return graph.vertex(name);
    }

    /// The entries of a block, read row by row; each non-zero entry is an arc from its column to
    /// its row.
    struct Block {
        std::size_t rows = 0;
        std::size_t cols = 0;
        GraphBuilder arcs{};
        std::size_t weights = 0;
        bool isPlain = true; ///< every entry is the character 0 or 1
        std::vector<std::string> rowNames{};
        std::vector<std::string> columnNames{};
    };

    std::optional<Error> addRow(Block& block, std::string_view row, std::size_t count) const {
        if (block.rows == 0 && block.columnNames.empty()) {
            block.cols = count;
        }
        if (count != block.cols) {
            Error error = errorAt(ErrorCode::unevenRows, row);
            error.subject.clear();
            error.expected = block.cols;
            error.found = count;
            return error;
        }
        ++block.rows;
        return GraphBuilder::checkVertexCount(std::max(block.rows, block.cols));
    }

    /// Reads rows of digits without delimiters, such as 0110.
    std::optional<Error> readDigits(Block& block) const {
        for (std::string_view rest = table_; !rest.empty();) {
            options_.checkpoint(shareRead(table_, rest.size()));
            const std::string_view line = takeLine(rest);
            std::size_t count = 0;
            for (const char& digit : line) {
                if (isBlank(digit)) {
                    continue;
                }
                if (digit != '0' && digit != '1') {
                    const auto at = static_cast<std::size_t>(&digit - line.data());
                    return errorAt(ErrorCode::unexpectedCharacter,
                                   line.substr(at, firstCharacterLength(line.substr(at))));
                }
                if (digit == '1' && count < maxGraphVertices &&
                    !block.arcs.addArc(count, block.rows)) {
                    return GraphBuilder::tooManyArcs();
                }
                ++count;
            }
            if (count > 0) {
                if (auto error = addRow(block, line, count)) {
                    return error;
                }
            }
        }
        return std::nullopt;
    }

    std::optional<Error> readEntries(Block& block, const Layout& layout) const {
        TableRows rows(table_, delimiter_);
        Fields fields;
        if (layout.hasHeader && rows.next(fields, maxGraphVertices + 2)) {
            const std::size_t skipped = layout.hasCorner ? 1 : 0;
            for (std::size_t c = skipped; c < fields.size(); ++c) {
                block.columnNames.emplace_back(fields[c]);
            }
            block.cols = block.columnNames.size();
        }
        const std::size_t first = layout.hasRowNames ? 1 : 0;
        const bool mayBeEmpty = layout.hasRowNames;
        while (rows.next(fields, maxGraphVertices + 2)) {
            options_.checkpoint(shareRead(table_, rows.rest().size()));
            if (block.rows >= maxGraphVertices) {
                return GraphBuilder::checkVertexCount(block.rows + 1);
            }
            if (layout.hasRowNames) {
                block.rowNames.emplace_back(fields.front());
            }
            for (std::size_t c = first; c < fields.size() && c - first < maxGraphVertices; ++c) {
                const auto value = fields[c].empty() && mayBeEmpty ? 0 : valueOf(fields[c]);
                if (!value) {
                    return errorAt(ErrorCode::unexpectedCharacter, fields[c]);
                }
                block.isPlain = block.isPlain && fields[c].size() == 1;
                block.weights += *value != 0 && *value != 1 ? 1 : 0;
                // A whole number counts parallel edges, so an even number of them cancels out.
                const bool isCancelled =
                    options_.parallelEdges == ParallelEdges::cancel && std::fmod(*value, 2) == 0;
                if (*value != 0 && !isCancelled && !block.arcs.addArc(c - first, block.rows)) {
                    return GraphBuilder::tooManyArcs();
                }
            }
            if (auto error =
                    addRow(block, rows.row(), fields.size() - std::min(first, fields.size()))) {
                return error;
            }
        }
        options_.leaveOut("#", rows.comments());
        return std::nullopt;
    }

    Result<SavedBoard> readBlock(const Layout& layout) {
        const bool isNamed = layout.hasHeader || layout.hasRowNames;
        Block block;
        if (auto error = layout.areDigits ? readDigits(block) : readEntries(block, layout)) {
            return *std::move(error);
        }
        const bool isSquare = block.rows == block.cols;
        const bool isMatrix = options_.block
                                  ? options_.block == BlockMeaning::matrix
                                  : isSquare || isNamed || isLiteral_ || block.weights > 0;
        if (!isMatrix) {
            return lightsOf(block);
        }
        if (options_.report != nullptr) {
            options_.report->block = BlockMeaning::matrix;
            options_.report->isAmbiguous = isSquare && !isNamed && !isLiteral_ && !options_.block &&
                                           block.weights == 0 && block.isPlain && block.rows > 1 &&
                                           !isMatrixForSure(block);
        }
        if (isSquare && !haveOtherNames(block)) {
            return matrixOf(block);
        }
        options_.leaveOut(weightName, block.weights);
        const auto isNotEmpty = [](const std::string& name) { return !name.empty(); };
        if (areDifferent(block.rowNames) && areDifferent(block.columnNames)) {
            return namedTableOf(block);
        }
        const bool hasColumnNames = std::ranges::any_of(block.columnNames, isNotEmpty);
        const std::size_t rows = block.rows;
        return tableBoard(rows, block.cols, std::move(block.arcs),
                          hasColumnNames ? block.columnNames : block.rowNames, options_);
    }

    /// Returns true if all names are different and there is at least one.
    static bool areDifferent(std::vector<std::string> names) {
        std::ranges::sort(names);
        return !names.empty() && std::ranges::adjacent_find(names) == names.end();
    }

    /// Returns true if the rows and the columns have names and no name occurs twice.
    static bool haveOtherNames(const Block& block) {
        std::vector<std::string> all = block.rowNames;
        all.insert(all.end(), block.columnNames.begin(), block.columnNames.end());
        return areDifferent(std::move(all)) && !block.rowNames.empty() &&
               !block.columnNames.empty();
    }

    /// Returns the board in which each name is a vertex, in the order of the longer side.
    Result<SavedBoard> namedTableOf(Block& block) const {
        std::unordered_map<std::string_view, Vertex> vertexOf;
        std::vector<std::string_view> names;
        const auto addAll = [&](const std::vector<std::string>& side) {
            for (const std::string& name : side) {
                if (vertexOf.emplace(name, names.size()).second) {
                    names.push_back(name);
                }
            }
        };
        const bool areColumnsFirst = block.cols >= block.rows;
        addAll(areColumnsFirst ? block.columnNames : block.rowNames);
        addAll(areColumnsFirst ? block.rowNames : block.columnNames);
        if (auto refused = GraphBuilder::checkVertexCount(names.size())) {
            return *std::move(refused);
        }
        std::vector<VertexMark> marks(names.size());
        for (Vertex v = 0; v < names.size(); ++v) {
            marks[v] = {.vertex = v, .hasButton = false, .hasLight = false};
        }
        for (const std::string& name : block.columnNames) {
            marks[vertexOf[name]].hasButton = true;
        }
        for (const std::string& name : block.rowNames) {
            marks[vertexOf[name]].hasLight = true;
        }
        GraphBuilder arcs;
        for (const auto& [column, row] : block.arcs.arcs()) {
            arcs.addArc(vertexOf[block.columnNames[column]], vertexOf[block.rowNames[row]]);
        }
        return boardOf(std::move(arcs), marks, names, options_);
    }

    /// Returns true for a block that is unlikely to be random lights because it is large enough,
    /// and each press toggles its own light or the matrix is symmetric with a constant diagonal.
    static bool isMatrixForSure(const Block& block) {
        constexpr std::size_t maxDiagonalByChance = 6;
        constexpr std::size_t maxSymmetricByChance = 9;
        auto arcs = block.arcs.arcs();
        std::ranges::sort(arcs);
        std::size_t loops = 0;
        bool isSymmetric = true;
        for (const auto& [from, to] : arcs) {
            loops += from == to ? 1 : 0;
            isSymmetric = isSymmetric && std::ranges::binary_search(arcs, std::pair(to, from));
        }
        return (loops == block.rows && block.rows > maxDiagonalByChance) ||
               (isSymmetric && (loops == 0 || loops == block.rows) &&
                block.rows > maxSymmetricByChance);
    }

    Result<SavedBoard> lightsOf(Block& block) const {
        BitVector lights(block.rows * block.cols);
        for (const auto& [column, row] : block.arcs.arcs()) {
            lights.set(row * block.cols + column);
        }
        if (options_.report != nullptr) {
            options_.report->block = BlockMeaning::lights;
            options_.report->isAmbiguous = !options_.block && block.rows > 1 && block.cols > 1;
        }
        return patternBoard(block.rows, block.cols, lights, options_);
    }

    Result<SavedBoard> matrixOf(Block& block) const {
        options_.leaveOut(weightName, block.weights);
        if (!block.rowNames.empty() && !block.columnNames.empty() &&
            block.rowNames != block.columnNames) {
            if (auto error = orderRows(block)) {
                return *std::move(error);
            }
        }
        Graph vertices(block.rows, false);
        placeOnCircle(vertices);
        const auto& names = block.columnNames.empty() ? block.rowNames : block.columnNames;
        for (std::size_t v = 0; v < names.size(); ++v) {
            vertices.setLabel(v, names[v]);
        }
        return SavedBoard{.game = Game::allOn(block.arcs.build(std::move(vertices), options_))};
    }

    /// Sorts the rows into the order of the columns.
    std::optional<Error> orderRows(Block& block) const {
        std::unordered_map<std::string_view, Vertex> columnOf;
        for (Vertex v = 0; v < block.cols; ++v) {
            columnOf.emplace(block.columnNames[v], v);
        }
        std::vector<Vertex> numbers;
        std::vector<bool> isTaken(block.cols);
        for (const std::string& name : block.rowNames) {
            const auto column = columnOf.find(name);
            if (column == columnOf.end() || isTaken[column->second]) {
                return Error{.code = ErrorCode::unknownTable, .subject = name};
            }
            isTaken[column->second] = true;
            numbers.push_back(column->second);
        }
        GraphBuilder ordered;
        for (const auto& [column, row] : block.arcs.arcs()) {
            ordered.addArc(column, numbers[row]);
        }
        block.arcs = std::move(ordered);
        return std::nullopt;
    }

    std::string_view text_;
    const ReadOptions& options_;
    bool isLiteral_;
    std::string plain_; ///< the literal without its brackets
    std::string_view table_;
    char delimiter_ = 0;
};

} // namespace

SavedBoard tableBoard(std::size_t rows, std::size_t cols, GraphBuilder arcs,
                      const std::vector<std::string>& labels, const ReadOptions& options) {
    std::vector<VertexMark> marks;
    for (Vertex v = 0; v < std::max(rows, cols); ++v) {
        marks.push_back({.vertex = v, .hasButton = v < cols, .hasLight = v < rows});
    }
    return boardOf(std::move(arcs), marks, {labels.begin(), labels.end()}, options);
}

void placeAsTable(Graph& graph) {
    std::vector<Vertex> whole;
    std::vector<Vertex> buttons;
    std::vector<Vertex> lights;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        (!graph.hasButton(v) ? lights : graph.hasLight(v) ? whole : buttons).push_back(v);
    }
    const double radius = circleRadius(whole.size());
    for (std::size_t i = 0; i < whole.size(); ++i) {
        graph.setPosition(whole[i], onCircle(i, whole.size(), radius));
    }
    // Long rows are placed further from the circle, so that the lines to them do not become too
    // flat.
    constexpr double least = 1.5;
    constexpr double flatness = 8;
    const double distance =
        radius +
        std::max(least, static_cast<double>(std::max(buttons.size(), lights.size())) / flatness);
    const auto placeInRow = [&graph](const std::vector<Vertex>& row, double y) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            graph.setPosition(
                row[i], {static_cast<double>(i) - static_cast<double>(row.size() - 1) / 2, y});
        }
    };
    placeInRow(lights, -distance);
    placeInRow(buttons, distance);
}

bool isPlacedAsTable(const Graph& graph) {
    Graph moved = graph;
    placeAsTable(moved);
    return moved == graph;
}

bool TableRows::takeQuoted(std::string_view& field) {
    const bool staysInLine = delimiter_ == 0;
    bool isDoubled = false;
    for (std::size_t at = 1; hasClosingQuotes_; at += 2) {
        const std::size_t from = at;
        at = rest_.find('"', from);
        if (at == std::string_view::npos) {
            hasClosingQuotes_ = false;
            return false;
        }
        if (staysInLine && rest_.substr(from, at - from).find('\n') != std::string_view::npos) {
            return false;
        }
        if (at + 1 < rest_.size() && rest_[at + 1] == '"') {
            isDoubled = true;
            continue;
        }
        field = rest_.substr(1, at - 1);
        rest_.remove_prefix(at + 1);
        if (isDoubled) {
            std::string text;
            for (std::size_t i = 0; i < field.size(); ++i) {
                text += field[i];
                i += field[i] == '"' ? 1 : 0;
            }
            field = unquoted_.emplace_back(std::move(text));
        }
        return true;
    }
    return false;
}

bool TableRows::next(std::vector<std::string_view>& fields, std::size_t maxFields) {
    fields.clear();
    const auto skipBlanks = [this] {
        const std::size_t blanks =
            std::min(rest_.find_first_not_of(delimiter_ == '\t' ? " \r" : " \t\r"), rest_.size());
        rest_.remove_prefix(blanks);
    };
    for (;;) {
        skipBlanks();
        if (rest_.empty()) {
            return false;
        }
        if (rest_.front() == '\n') {
            rest_.remove_prefix(1);
        } else if (rest_.front() == '#' || rest_.front() == '%') {
            takeLine(rest_);
            ++comments_;
        } else {
            break;
        }
    }
    const char* const begin = rest_.data();
    bool isCut = false;
    for (;;) {
        skipBlanks();
        std::string_view field;
        const bool isQuoted = rest_.starts_with('"') && takeQuoted(field);
        if (!isQuoted) {
            const std::size_t end = std::min(
                delimiter_ == 0 ? rest_.find_first_of(" \t\n")
                                : rest_.find_first_of(std::array{delimiter_, '\n', '\0'}.data()),
                rest_.size());
            field = rest_.substr(0, end);
            rest_.remove_prefix(end);
            while (!field.empty() && isBlank(field.back())) {
                field.remove_suffix(1);
            }
        }
        // If spaces are the delimiters, an empty field at the end is not counted.
        if (delimiter_ != 0 || isQuoted || !field.empty()) {
            if (fields.size() < maxFields) {
                fields.push_back(field);
            } else {
                isCut = true;
            }
        }
        skipBlanks();
        const bool isAtDelimiter = delimiter_ != 0 && rest_.starts_with(delimiter_);
        if (isAtDelimiter) {
            rest_.remove_prefix(1);
        } else if (rest_.empty() || rest_.front() == '\n' || isCut) {
            break;
        } else if (delimiter_ != 0) {
            // Text between a closing quote and the next delimiter is ignored.
            rest_.remove_prefix(std::min(
                rest_.find_first_of(std::array{delimiter_, '\n', '\0'}.data()), rest_.size()));
            if (rest_.starts_with(delimiter_)) {
                rest_.remove_prefix(1);
            } else {
                break;
            }
        }
    }
    row_ = {begin, static_cast<std::size_t>(rest_.data() - begin)};
    takeLine(rest_);
    return true;
}

char delimiterOf(std::string_view line) {
    char found = 0;
    bool isQuoted = false;
    for (const char c : line) {
        isQuoted = c == '"' ? !isQuoted : isQuoted;
        if (isQuoted) {
            continue;
        }
        if (c == '\t') {
            return c;
        }
        if (c == ';' || (c == ',' && found == 0)) {
            found = c;
        }
    }
    return found;
}

bool isSourceName(std::string_view name) {
    return isOneOf(name, {"source", "from", "src", "source_id", "sourceid", "source id", "from_id",
                          "fromnodeid", "from_node", "node1", "node_1", "vertex1", "vertex_1"});
}

bool isTargetName(std::string_view name) {
    return isOneOf(name, {"target", "to", "dst", "target_id", "targetid", "target id", "to_id",
                          "tonodeid", "to_node", "node2", "node_2", "vertex2", "vertex_2"});
}

bool looksLikeMatrixLiteral(std::string_view text) {
    const std::size_t begin = text.find_first_of("[{");
    if (begin == std::string_view::npos) {
        return false;
    }
    // Only an assignment or a function call may precede the bracket.
    constexpr std::size_t maxPrefix = 200;
    const std::string_view prefix = trimmed(text.substr(0, begin));
    if (prefix.size() > maxPrefix || !(prefix.empty() || prefix.ends_with('=') ||
                                       prefix.ends_with('(') || prefix.ends_with(','))) {
        return false;
    }
    // The examined text must begin with brackets and numbers; any other text may only follow a
    // closing bracket or a comma.
    constexpr std::size_t maxLooked = 4096;
    std::string_view body = text.substr(begin, maxLooked);
    const std::size_t end = body.find_first_not_of("[]{}0123456789.,;+-eE \t\r\nTtrueFfalse");
    body = trimmed(body.substr(0, end));
    const bool isStatement = body.ends_with("];"); // as in MATLAB
    const char last = isStatement ? ']' : body.empty() ? ' ' : body.back();
    return body.find_first_of("0123456789TF") != std::string_view::npos &&
           (end == std::string_view::npos || last == ']' || last == '}' || last == ',');
}

Result<SavedBoard> readTable(std::string_view text, const ReadOptions& options) {
    return TableReader(text, options).read();
}

} // namespace lightsout
