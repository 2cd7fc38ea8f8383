// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AttributedVertices.h"
#include "io/GraphMl.h"
#include "io/Text.h"

namespace lightsout {

namespace {

/// Returns the text in XML; nullopt if it has characters that XML forbids.
std::optional<std::string> xmlText(std::string_view text) {
    std::string escaped;
    for (const char character : text) {
        switch (character) {
        case '&':
            escaped += "&amp;";
            break;
        case '<':
            escaped += "&lt;";
            break;
        case '>':
            escaped += "&gt;";
            break;
        case '\r':
            escaped += "&#13;"; // the plain character would become a newline
            break;
        default:
            if (static_cast<unsigned char>(character) < ' ' && character != '\t' &&
                character != '\n') {
                return std::nullopt;
            }
            escaped += character;
        }
    }
    // XML forbids U+FFFE and U+FFFF.
    const bool isXml = escaped.find("\xEF\xBF\xBE") == std::string::npos &&
                       escaped.find("\xEF\xBF\xBF") == std::string::npos;
    return isXml ? std::optional(std::move(escaped)) : std::nullopt;
}

constexpr std::string_view head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\""
    " xmlns:y=\"http://www.yworks.com/xml/graphml\">\n"
    "  <key id=\"shape\" for=\"node\" yfiles.type=\"nodegraphics\"/>\n"
    "  <key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>\n"
    "  <key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"double\"/>\n"
    "  <key id=\"label\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>\n"
    "  <key id=\"selfInfluence\" for=\"node\" attr.name=\"selfInfluence\""
    " attr.type=\"boolean\"/>\n"
    "  <key id=\"start\" for=\"node\" attr.name=\"start\" attr.type=\"boolean\"/>\n"
    "  <key id=\"target\" for=\"node\" attr.name=\"target\" attr.type=\"boolean\"/>\n"
    "  <key id=\"pressed\" for=\"node\" attr.name=\"pressed\" attr.type=\"boolean\"/>\n";

void addData(std::string& text, std::string_view key, std::string_view value) {
    text += "<data key=\"";
    text += key;
    text += "\">";
    text += value;
    text += "</data>";
}

void addTruth(std::string& text, std::string_view key, bool value) {
    addData(text, key, value ? "true" : "false");
}

/// yEd cannot draw larger graphs in a reasonable time, and the shapes make up half of the text.
constexpr std::size_t maxShapes = 100'000;

/// Adds the vertex's shape for yEd. Other readers use the attributes, which come after it.
void addShape(std::string& text, Point position, const std::string& label) {
    constexpr double pixels = 60; // between neighbours
    text += "<data key=\"" + std::string(ownShapeKey) + "\"><y:ShapeNode><y:Geometry x=\"" +
            shortestDigits(position.x * pixels) + "\" y=\"" + shortestDigits(position.y * pixels) +
            "\" width=\"30\" height=\"30\"/>";
    if (!label.empty()) {
        text += "<y:NodeLabel>" + label + "</y:NodeLabel>";
    }
    text += "<y:Shape type=\"ellipse\"/></y:ShapeNode></data>";
}

} // namespace

Result<std::string> writeGraphMl(const SavedBoard& board, const WriteOptions& options) {
    const auto graph = explicitGraph(board.game.rule(), options);
    if (!graph) {
        return graph.error();
    }
    const Game& game = board.game;
    std::string text(head);
    if (game.rule().isMarked()) {
        text += "  <key id=\"hasButton\" for=\"node\" attr.name=\"hasButton\""
                " attr.type=\"boolean\"/>\n"
                "  <key id=\"hasLight\" for=\"node\" attr.name=\"hasLight\""
                " attr.type=\"boolean\"/>\n";
    }
    text += "  <graph edgedefault=\"";
    text += graph->isUndirected() ? "undirected\">\n" : "directed\">\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        options.checkpoint();
        const auto label = xmlText(graph->label(v));
        if (!label) {
            return Error{.code = ErrorCode::cannotHold, .subject = "graphml"};
        }
        text += "    <node id=\"n" + std::to_string(v) + "\">";
        if (graph->vertexCount() <= maxShapes) {
            addShape(text, graph->position(v), *label);
        }
        addData(text, "x", shortestDigits(graph->position(v).x));
        addData(text, "y", shortestDigits(graph->position(v).y));
        if (!label->empty()) {
            addData(text, "label", *label);
        }
        addTruth(text, "selfInfluence", graph->selfInfluence(v));
        if (!graph->hasButton(v)) {
            addTruth(text, "hasButton", false);
        }
        if (!graph->hasLight(v)) {
            addTruth(text, "hasLight", false);
        }
        addTruth(text, "start", game.start()[v]);
        addTruth(text, "target", game.target()[v]);
        if (game.presses()[v]) {
            addTruth(text, "pressed", true);
        }
        text += "</node>\n";
    }
    forEachWrittenEdge(*graph, options, [&text](Vertex from, Vertex to) {
        text += "    <edge source=\"n" + std::to_string(from) + "\" target=\"n" +
                std::to_string(to) + "\"/>\n";
    });
    text += "  </graph>\n</graphml>\n";
    return text;
}

} // namespace lightsout
