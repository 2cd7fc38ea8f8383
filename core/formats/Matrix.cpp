// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Matrix.h"

#include "formats/NamedGraph.h"
#include "game/Reduction.h"
#include "graph/CircleLayout.h"

#include <algorithm>
#include <unordered_map>

namespace lightsout {

namespace {

/// Returns a name as a CSV field. Names with opening brackets are also quoted, because they would
/// otherwise look like the beginning of a matrix in a programming language.
std::string nameField(const std::string& name) {
    if (name.find_first_of(",;\"#%[{\t\r\n ") == std::string::npos) {
        return name;
    }
    std::string field = "\"";
    for (const char c : name) {
        field += c == '"' ? std::string("\"\"") : std::string(1, c);
    }
    return field + '"';
}

Result<std::string> write(const SavedBoard& board, std::string_view separator,
                          const WriteOptions& options) {
    const Rule& rule = board.game.rule();
    if (rule.vertexCount() > maxMatrixVertices) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxMatrixVertices,
                     .found = rule.vertexCount()};
    }
    const Reduction reduction(rule);
    const BitMatrix matrix = reduction.matrix(rule, options.progress);
    const bool isNamed = separator == "," && isNamedTable(rule);
    const auto names =
        isNamed ? uniqueLabels(*rule.graph(), 1, options.progress) : std::vector<std::string>();
    const bool isInBrackets = !reduction.isSquare() && !isNamed && matrix.rows() > 0;
    std::string text = isInBrackets ? "[" : matrix.rows() == 0 ? "[]\n" : "";
    for (const Vertex v : isNamed ? reduction.buttons() : std::vector<Vertex>()) {
        text += separator;
        text += nameField(names[v]);
    }
    text += isNamed ? "\n" : "";
    text.reserve(matrix.rows() * matrix.cols() * (1 + separator.size()));
    for (std::size_t row = 0; row < matrix.rows(); ++row) {
        options.checkpoint();
        if (isNamed) {
            text += nameField(names[reduction.lights()[row]]);
            text += separator;
        }
        for (std::size_t column = 0; column < matrix.cols(); ++column) {
            text += column == 0 ? "" : separator;
            text += matrix.get(row, column) ? '1' : '0';
        }
        text += isInBrackets && row + 1 == matrix.rows() ? "]\n" : "\n";
    }
    return text;
}

} // namespace

bool isNamedTable(const Rule& rule) {
    if (rule.buttonCount() != rule.lightCount()) {
        return true;
    }
    for (Vertex v = 0; v < rule.vertexCount(); ++v) {
        if (rule.hasButton(v) && rule.hasLight(v)) {
            return false;
        }
    }
    return rule.buttonCount() > 0;
}

Result<std::string> writeMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, " ", options);
}

Result<std::string> writeCsvMatrix(const SavedBoard& board, const WriteOptions& options) {
    return write(board, ",", options);
}

Result<SavedBoard> tableBoard(std::size_t rows, std::size_t cols, const GraphBuilder& arcs,
                              const std::vector<std::string>& rowNames,
                              const std::vector<std::string>& columnNames,
                              const ReadOptions& options) {
    std::unordered_map<std::string_view, Vertex> vertexOf;
    std::vector<VertexMark> marks;
    std::vector<std::string_view> labels;
    const auto addSide = [&](const std::vector<std::string>& names, std::size_t count,
                             bool isLight) {
        std::vector<std::string_view> sorted(names.begin(), names.end());
        std::ranges::sort(sorted);
        const bool areDifferent =
            names.size() == count && std::ranges::adjacent_find(sorted) == sorted.end();
        std::vector<Vertex> vertices;
        for (std::size_t i = 0; i < count; ++i) {
            const std::string_view name = i < names.size() ? std::string_view(names[i]) : "";
            Vertex vertex = marks.size();
            if (areDifferent && !name.empty()) {
                vertex = vertexOf.emplace(name, vertex).first->second;
            }
            if (vertex == marks.size()) {
                marks.push_back({.vertex = vertex, .hasButton = false, .hasLight = false});
                labels.push_back(name);
            }
            (isLight ? marks[vertex].hasLight : marks[vertex].hasButton) = true;
            vertices.push_back(vertex);
        }
        return vertices;
    };
    std::vector<Vertex> lights =
        rows > cols ? addSide(rowNames, rows, true) : std::vector<Vertex>();
    const std::vector<Vertex> buttons = addSide(columnNames, cols, false);
    lights = rows > cols ? lights : addSide(rowNames, rows, true);
    if (auto refused = GraphBuilder::checkVertexCount(marks.size())) {
        return *std::move(refused);
    }
    GraphBuilder renumbered;
    for (const auto& [column, row] : arcs.arcs()) {
        renumbered.addArc(buttons[column], lights[row]);
    }
    Graph graph = renumbered.build(Graph(marks.size(), false), options);
    for (Vertex v = 0; v < marks.size(); ++v) {
        graph.setLabel(v, std::string(labels[v]));
    }
    graph.mark(marks);
    placeAsTable(graph);
    if (options.report != nullptr) {
        options.report->isTable = true;
    }
    return SavedBoard{.game = Game::allOn(std::move(graph))};
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

} // namespace lightsout
