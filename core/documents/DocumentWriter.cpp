// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentFormat.h"
#include "documents/PackedLights.h"
#include "graph/Limits.h"
#include "io/AtomicFile.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace lightsout {

namespace {

/// Maximum number of lights written as digits: longer lists are of no use to a human reader.
constexpr std::size_t maxDigits = 4096;

std::string jsonString(std::string_view text) {
    return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string_view truth(bool value) {
    return value ? "true" : "false";
}

/// Writes a list, one element per line.
class ListText {
public:
    explicit ListText(std::string& text) : text_(text) { text_ += '['; }
    ListText(const ListText&) = delete;
    ListText& operator=(const ListText&) = delete;
    ~ListText() { text_ += isEmpty_ ? "]" : "\n    ]"; }

    void beginElement() {
        text_ += isEmpty_ ? "\n      " : ",\n      ";
        isEmpty_ = false;
    }
    void addPair(Vertex a, Vertex b) {
        beginElement();
        text_ += '[';
        text_ += std::to_string(a);
        text_ += ", ";
        text_ += std::to_string(b);
        text_ += ']';
    }

private:
    std::string& text_;
    bool isEmpty_ = true;
};

void addLattice(std::string& text, const Lattice& lattice) {
    text += R"("grid": {"rows": )" + std::to_string(lattice.rows);
    text += R"(, "cols": )" + std::to_string(lattice.cols);
    text += R"(, "topology": )" + jsonString(nameOf(lattice.topology));
    text += R"(, "neighbours": )" + jsonString(nameOf(lattice.neighbours));
    text += R"(, "self": )";
    text += truth(lattice.selfInfluence);
    text += '}';
}

void addGraph(std::string& text, const Graph& graph, const WriteOptions& options) {
    text += "\"graph\": {\n    \"vertices\": ";
    {
        ListText vertices(text);
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            options.checkpoint();
            vertices.beginElement();
            text += R"({"x": )" + shortestDigits(graph.position(v).x);
            text += R"(, "y": )" + shortestDigits(graph.position(v).y);
            if (!graph.label(v).empty()) {
                text += R"(, "label": )" + jsonString(graph.label(v));
            }
            text += R"(, "self": )";
            text += truth(graph.selfInfluence(v));
            text += graph.hasButton(v) ? "" : R"(, "button": false)";
            text += graph.hasLight(v) ? "" : R"(, "light": false)";
            text += '}';
        }
    }
    text += ",\n    \"edges\": ";
    std::vector<std::pair<Vertex, Vertex>> oneWay;
    {
        ListText edges(text);
        for (Vertex u = 0; u < graph.vertexCount(); ++u) {
            options.checkpoint();
            for (const Vertex v : graph.targets(u)) {
                if (!graph.hasArc(v, u)) {
                    oneWay.emplace_back(u, v);
                } else if (u < v) {
                    edges.addPair(u, v);
                }
            }
        }
    }
    text += ",\n    \"arcs\": ";
    {
        ListText arcs(text);
        for (const auto& [from, to] : oneWay) {
            options.checkpoint();
            arcs.addPair(from, to);
        }
    }
    text += "\n  }";
}

std::string attachmentsText(const std::map<std::string, std::string, std::less<>>& attachments) {
    std::string text;
    for (const auto& [name, value] : attachments) {
        LIGHTSOUT_ASSERT(nlohmann::json::accept(value));
        text += text.empty() ? "{\n    " : ",\n    ";
        text += jsonString(name) + ": " + value;
    }
    return text + "\n  }";
}

/// Returns the number after the first occurrence of the field, or 0 if there is none.
std::uint64_t numberOf(std::string_view field, std::string_view text) {
    text = text.substr(std::min(text.find(field), text.size()));
    text.remove_prefix(std::min(field.size(), text.size()));
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n:"), text.size()));
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

bool isPlaceable(Point position) {
    return std::abs(position.x) <= maxCoordinate && std::abs(position.y) <= maxCoordinate;
}

} // namespace

std::uint64_t documentSizeLimitOf(std::string_view beginning) {
    constexpr std::size_t length = std::size_t{1} << 12;
    constexpr std::uint64_t packedVectors = 3; // start, target and presses
    constexpr std::uint64_t cellsPerByte = 6;  // in base 64
    beginning = beginning.substr(0, length);
    const std::uint64_t cells = std::min(
        saturatingProduct(numberOf("\"rows\"", beginning), numberOf("\"cols\"", beginning)),
        maxLatticeCells);
    return std::min(maxDocumentSize, maxFileSize + packedVectors * (cells / cellsPerByte));
}

Result<std::string> writeDocument(const SavedBoard& board, const WriteOptions& options) {
    const Game& game = board.game;
    if (game.vertexCount() > maxLatticeCells) { // readers reject larger boards
        return Error{.code = ErrorCode::tooManyVertices,
                     .expected = maxLatticeCells,
                     .found = game.vertexCount()};
    }
    std::string text = "{\n  \"format\": \"lightsout\",\n  \"version\": ";
    const Lattice* cells = game.rule().cells();
    const Graph* graph = game.rule().graph();
    const auto version = game.rule().isMarked() ? DocumentVersion::marked : DocumentVersion::packed;
    text += std::to_string(static_cast<int>(version)) + ",\n  \"board\": {";
    if (cells != nullptr) {
        addLattice(text, *cells);
    }
    if (graph != nullptr) {
        for (Vertex v = 0; v < graph->vertexCount(); ++v) {
            if (!isPlaceable(graph->position(v))) {
                return Error{.code = ErrorCode::cannotHold, .subject = "lightsout"};
            }
        }
        text += cells != nullptr ? ", " : "";
        addGraph(text, *graph, options);
    }
    text += '}';
    const auto addField = [&text](std::string_view name, std::string_view value) {
        text += ",\n  \"";
        text += name;
        text += "\": ";
        text += value;
    };
    const auto addBits = [&addField, &options](std::string_view name, const BitVector& bits) {
        const bool isForReaders = bits.size() <= maxDigits;
        addField(name, '"' + (isForReaders ? bits.toString() : packedLights(bits, options)) + '"');
    };
    if (game.start().count() != game.rule().lightCount()) {
        addBits("start", game.start());
    }
    if (game.target().any()) {
        addBits("target", game.target());
    }
    if (game.presses().any()) {
        addBits("presses", game.presses());
    }
    if (game.pressCount() != game.presses().count()) {
        addField("press_count", std::to_string(game.pressCount()));
    }
    if (!board.attachments.empty()) {
        addField("attachments", attachmentsText(board.attachments));
    }
    if (!board.unknownFields.empty()) {
        // Inserts the fields without the object's braces.
        const std::string_view fields = board.unknownFields;
        text += ",\n  ";
        text += fields.substr(1, fields.size() - 2);
    }
    text += "\n}\n";
    return text;
}

} // namespace lightsout
