// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Drawings.h"

#include "io/GraphBuilder.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace lightsout {

namespace {

/// Returns a number with three decimal places, and never "-0.000".
std::string digits(double number) {
    std::array<char, 64> buffer{};
    constexpr int decimals = 3;
    constexpr double half = 0.0005;
    const auto result =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(),
                      std::abs(number) < half ? 0.0 : number, std::chars_format::fixed, decimals);
    return {buffer.data(), result.ptr};
}

/// Positions of vertices on paper, starting at the corner (0, 0): the shortest edge has the
/// requested length, unless the drawing would not fit on any paper.
class Paper {
public:
    Paper(const Graph& graph, double edgeLength, double maxSide, const WriteOptions& options) {
        if (graph.vertexCount() == 0) {
            return;
        }
        Point low = graph.position(0);
        Point high = low;
        double shortest = std::numeric_limits<double>::infinity();
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            options.checkpoint();
            const Point p = graph.position(u);
            low = {std::min(low.x, p.x), std::min(low.y, p.y)};
            high = {std::max(high.x, p.x), std::max(high.y, p.y)};
            for (const Vertex v : graph.targets(u)) {
                const Point q = graph.position(v);
                const double length = std::hypot(q.x - p.x, q.y - p.y);
                shortest = length > 0 ? std::min(shortest, length) : shortest;
            }
        }
        const double extent = std::max(high.x - low.x, high.y - low.y);
        scale_ = edgeLength / (std::isfinite(shortest) ? shortest : 1);
        scale_ = extent * scale_ > maxSide ? maxSide / extent : scale_;
        corner_ = low;
        size_ = {(high.x - low.x) * scale_, (high.y - low.y) * scale_};
    }

    Point place(Point position) const {
        return {(position.x - corner_.x) * scale_, (position.y - corner_.y) * scale_};
    }
    /// Returns the corner farthest from (0, 0).
    Point size() const { return size_; }

private:
    double scale_ = 1;
    Point corner_{};
    Point size_{};
};

/// Returns the label, or the vertex's number if it has none.
std::string nameOf(const Graph& graph, Vertex vertex) {
    return graph.label(vertex).empty() ? std::to_string(vertex) : graph.label(vertex);
}

std::string dotText(const std::string& text) {
    std::string quoted = "\"";
    for (const char character : text) {
        // Graphviz resolves references in quoted text.
        quoted += character == '"' || character == '\\' ? "\\" : "";
        quoted += character == '&' ? std::string("&amp;") : std::string{character};
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
            // Newlines could begin a new paragraph, and TeX rejects some other control characters.
            const auto byte = static_cast<unsigned char>(character);
            escaped += byte < ' ' || byte == 0x7F ? ' ' : character;
        }
    }
    return escaped;
}

std::size_t characterCount(std::string_view text) {
    std::size_t count = 0;
    for (; !text.empty(); ++count) {
        text.remove_prefix(firstCharacterLength(text));
    }
    return count;
}

/// Returns true if pdfTeX can typeset all characters of the text: ASCII and printable Latin-1.
bool isWesternEuropean(std::string_view text) {
    while (!text.empty()) {
        const std::string_view character = text.substr(0, firstCharacterLength(text));
        const bool isLatin1 =
            (character.starts_with('\xC2') && character[1] >= '\xA1' && character[1] != '\xAD') ||
            character.starts_with('\xC3');
        if (character.size() > 1 && !isLatin1) {
            return false;
        }
        text.remove_prefix(character.size());
    }
    return true;
}

/// Calls draw(from, to, isMutual) once for each arc or pair of mutual arcs.
template <typename Draw>
void forEachInfluence(const Graph& graph, const WriteOptions& options, Draw draw) {
    for (Vertex u = 0; u < graph.vertexCount(); ++u) {
        options.checkpoint();
        for (const Vertex v : graph.targets(u)) {
            const bool isMutual = graph.hasArc(v, u);
            if (!isMutual || u < v) {
                draw(u, v, isMutual);
            }
        }
    }
}

std::string latexDocument(Point size, const std::string& picture) {
    constexpr double margin = 2; // in centimetres; the outer 5 mm remain blank
    return "\\documentclass{article}\n"
           "\\usepackage{iftex,tikz}\n"
           "\\iftutex\\else\\usepackage[T1]{fontenc}\\usepackage[utf8]{inputenc}\\fi\n"
           "\\IfFileExists{lmodern.sty}{\\usepackage{lmodern}}{}\n"
           "\\usepackage[paperwidth=" +
           digits(size.x + 2 * margin) + "cm,paperheight=" + digits(size.y + 2 * margin) +
           "cm,margin=5mm,nohead,nofoot]{geometry}\n"
           "\\pagestyle{empty}\n"
           "% A label, and what stands for it where pdfTeX lacks the letters.\n"
           "\\newcommand\\labelor[2]{\\iftutex #1\\else #2\\fi}\n"
           "\\tikzset{light/.style={circle, draw, minimum size=6mm, inner sep=1pt, "
           "font=\\footnotesize, every label/.style={font=\\footnotesize, inner sep=1pt}},\n"
           "  on/.style={fill=yellow}, without self/.style={dashed}, goal/.style={double}}\n"
           "\\begin{document}\n"
           "\\noindent\\centering\n" +
           picture + "\\end{document}\n";
}

/// Draws a grid as squares that show the lights and the lights of the target.
std::string latexSquares(const Game& game, const Lattice& lattice, const WriteOptions& options) {
    std::string text = "\\begin{tikzpicture}[x=8mm, y=-8mm]\n";
    for (std::size_t row = 0; row < lattice.rows; ++row) {
        options.checkpoint();
        for (std::size_t column = 0; column < lattice.cols; ++column) {
            const Vertex v = lattice.cell(row, column);
            const std::string x = std::to_string(column);
            const std::string y = std::to_string(row);
            text += game.lights()[v] ? "\\draw[on] (" : "\\draw (";
            text += x;
            text += ',';
            text += y;
            text += ") rectangle +(1,1);";
            if (game.target()[v]) {
                text += " \\draw (";
                text += x;
                text += ".2,";
                text += y;
                text += ".2) rectangle +(.6,.6);";
            }
            text += '\n';
        }
    }
    text += "\\end{tikzpicture}\n";
    return text;
}

/// Maximum number of characters that fit inside a vertex.
constexpr std::size_t maxLengthInside = 3;

std::string latexGraph(const Game& game, const Graph& graph, const Paper& paper,
                       const WriteOptions& options) {
    std::string text = "\\begin{tikzpicture}[y=-1cm]\n";
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        options.checkpoint();
        const Point place = paper.place(graph.position(v));
        const std::string name = nameOf(graph, v);
        text += "\\node[light";
        text += game.lights()[v] ? ", on" : "";
        text += graph.selfInfluence(v) ? "" : ", without self";
        text += game.target()[v] ? ", goal" : "";
        const std::string shown = isWesternEuropean(name) ? latexText(name)
                                                          : "\\labelor{" + latexText(name) + "}{" +
                                                                std::to_string(v) + "}";
        // A long name is placed below its vertex.
        const bool isInside = characterCount(name) <= maxLengthInside;
        text += isInside ? "" : ", label={below:{" + shown + "}}";
        text += "] (" + std::to_string(v) + ") at (" + digits(place.x) + "," + digits(place.y) +
                ") {" + (isInside ? shown : "") + "};\n";
    }
    forEachInfluence(graph, options, [&](Vertex from, Vertex to, bool isMutual) {
        text += isMutual ? "\\draw (" : "\\draw[->] (";
        text += std::to_string(from) + ") -- (" + std::to_string(to) + ");\n";
    });
    text += "\\end{tikzpicture}\n";
    return text;
}

} // namespace

Result<std::string> writeDot(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    constexpr double edgeInches = 0.75;
    constexpr double maxInches = 200;
    const Paper paper(*graph, edgeInches, maxInches, options);
    const bool isDirected = !graph->isUndirected();
    std::string text = isDirected ? "digraph {\n" : "graph {\n";
    // Otherwise `dot` would compute new positions for the vertices.
    text += "  layout=neato;\n"
            "  node [shape=circle, width=0.4, margin=0.03, fillcolor=gold];\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        options.checkpoint();
        const Point place = paper.place(graph->position(v));
        // In Graphviz, y points upwards. The mark "!" fixes the position of the vertex.
        text += "  " + std::to_string(v) + " [label=" + dotText(nameOf(*graph, v)) + ", pos=\"" +
                digits(place.x) + "," + digits(paper.size().y - place.y) + "!\"";
        const bool isOn = board.game.lights()[v];
        if (isOn || !graph->selfInfluence(v)) {
            text += std::string(", style=\"") + (isOn ? "filled" : "") +
                    (isOn && !graph->selfInfluence(v) ? "," : "") +
                    (graph->selfInfluence(v) ? "" : "dashed") + "\"";
        }
        text += board.game.target()[v] ? ", peripheries=2];\n" : "];\n";
    }
    forEachInfluence(*graph, options, [&](Vertex from, Vertex to, bool isMutual) {
        text += "  " + std::to_string(from) + (isDirected ? " -> " : " -- ") + std::to_string(to);
        text += isDirected && isMutual ? " [dir=none];\n" : ";\n";
    });
    text += "}\n";
    return text;
}

Result<std::string> writeLatex(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    if (const Lattice* lattice = board.game.rule().lattice()) {
        constexpr double square = 0.8;
        return latexDocument({static_cast<double>(lattice->cols) * square,
                              static_cast<double>(lattice->rows) * square},
                             latexSquares(board.game, *lattice, options));
    }
    constexpr double edgeCentimetres = 1.2;
    constexpr double maxCentimetres = 400; // TeX's limit is 575
    const Paper paper(*graph, edgeCentimetres, maxCentimetres, options);
    return latexDocument(paper.size(), latexGraph(board.game, *graph, paper, options));
}

} // namespace lightsout
