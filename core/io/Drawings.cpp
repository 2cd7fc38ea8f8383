#include "io/Drawings.h"

#include "io/GraphBuilder.h"

#include <array>
#include <charconv>

namespace lightsout {

namespace {

std::string digits(double number) {
    std::array<char, 32> buffer{};
    constexpr int decimals = 4;
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                      std::chars_format::fixed, decimals);
    return {buffer.data(), result.ptr};
}

/// The label, or the vertex's number where it has none.
std::string nameOf(const Graph& graph, Vertex vertex) {
    return graph.label(vertex).empty() ? std::to_string(vertex) : graph.label(vertex);
}

std::string dotText(const std::string& text) {
    std::string quoted = "\"";
    for (const char character : text) {
        if (character == '"' || character == '\\') {
            quoted += '\\';
        }
        quoted += character;
    }
    return quoted + '"';
}

std::string latexText(const std::string& text) {
    std::string escaped;
    for (const char character : text) {
        switch (character) {
        case '\\':
            escaped += "\\textbackslash{}";
            break;
        case '~':
            escaped += "\\textasciitilde{}";
            break;
        case '^':
            escaped += "\\textasciicircum{}";
            break;
        case '#':
        case '$':
        case '%':
        case '&':
        case '_':
        case '{':
        case '}':
            escaped += '\\';
            escaped += character;
            break;
        default:
            // Line ends and the like would end the node.
            escaped += static_cast<unsigned char>(character) < ' ' ? ' ' : character;
        }
    }
    return escaped;
}

/// Calls draw(from, to, isMutual) once for each arc or pair of mutual arcs.
template <typename Draw>
void forEachInfluence(const Graph& graph, Draw draw) {
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        for (const Vertex v : graph.targets(u)) {
            const bool isMutual = graph.hasArc(v, u);
            if (!isMutual || u < v) {
                draw(u, v, isMutual);
            }
        }
    }
}

} // namespace

Result<std::string> writeDot(const SavedBoard& board) {
    const auto graph = explicitGraph(board.game.rule());
    if (!graph) {
        return graph.error();
    }
    const bool isDirected = !graph->isUndirected();
    std::string text = isDirected ? "digraph {\n" : "graph {\n";
    text += "  node [shape=circle];\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        const Point place = graph->position(v);
        // Graphviz counts y upwards.
        text += "  " + std::to_string(v) + " [label=" + dotText(nameOf(*graph, v)) + ", pos=\"" +
                digits(place.x) + "," + digits(-place.y) + "\"";
        const bool isOn = board.game.lights()[v];
        if (isOn || !graph->selfInfluence(v)) {
            text += std::string(", style=\"") + (isOn ? "filled" : "") +
                    (isOn && !graph->selfInfluence(v) ? "," : "") +
                    (graph->selfInfluence(v) ? "" : "dashed") + "\"";
        }
        text += "];\n";
    }
    forEachInfluence(*graph, [&](Vertex from, Vertex to, bool isMutual) {
        text += "  " + std::to_string(from) + (isDirected ? " -> " : " -- ") + std::to_string(to);
        text += isDirected && isMutual ? " [dir=none];\n" : ";\n";
    });
    return text + "}\n";
}

Result<std::string> writeLatex(const SavedBoard& board) {
    const auto graph = explicitGraph(board.game.rule());
    if (!graph) {
        return graph.error();
    }
    std::string text = "\\documentclass[tikz]{standalone}\n"
                       "\\usepackage[utf8]{inputenc}\n"
                       "\\begin{document}\n"
                       "\\begin{tikzpicture}[y=-1cm,\n"
                       "  light/.style={circle, draw, minimum size=5mm, inner sep=1pt},\n"
                       "  on/.style={fill=yellow}, without self/.style={dashed}]\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        const Point place = graph->position(v);
        text += "\\node[light";
        text += board.game.lights()[v] ? ", on" : "";
        text += graph->selfInfluence(v) ? "" : ", without self";
        text += "] (" + std::to_string(v) + ") at (" + digits(place.x) + "," + digits(place.y) +
                ") {" + latexText(nameOf(*graph, v)) + "};\n";
    }
    forEachInfluence(*graph, [&](Vertex from, Vertex to, bool isMutual) {
        text += isMutual ? "\\draw (" : "\\draw[->] (";
        text += std::to_string(from) + ") -- (" + std::to_string(to) + ");\n";
    });
    return text + "\\end{tikzpicture}\n\\end{document}\n";
}

} // namespace lightsout
