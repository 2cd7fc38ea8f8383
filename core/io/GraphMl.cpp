#include "io/GraphMl.h"

#include "io/CharacterReferences.h"
#include "io/IgraphBoard.h"
#include "io/Text.h"
#include "io/XmlTags.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace lightsout {

namespace {

constexpr std::string_view formatName = "graphml";

/// What igraph does not tell of a file: which vertices were declared, in which order, and which
/// edges are directed.
struct Outline {
    std::unordered_map<std::string, Vertex> vertices;
    std::vector<std::size_t> offsets; ///< of the vertices' tags
    std::size_t edgeCount = 0;
    GraphBuilder arcs;
};

class OutlineReader {
public:
    OutlineReader(std::string_view text, const ReadOptions& options)
        : text_(text), options_(options) {}

    Result<Outline> read() {
        XmlTags tags(text_);
        bool isFirst = true;
        while (const auto tag = tags.next()) {
            // igraph, which takes the other half of the time, tells nothing.
            const auto done = static_cast<std::size_t>(tag->name.data() - text_.data());
            options_.checkpoint(shareRead(text_, text_.size() - done) / 2);
            if (tag->name.starts_with('!')) {
                // A document type by name says nothing; one with declarations of its own could
                // make entities that grow without end.
                if (tag->name == "!DOCTYPE" && tag->attributes.find('[') == std::string::npos) {
                    continue;
                }
                return errorAbout(ErrorCode::syntax, text_, tag->name);
            }
            if (std::exchange(isFirst, false)) {
                isGraphMl_ = tag->name == formatName;
                if (!isGraphMl_) {
                    break;
                }
            }
            if (auto error = add(*tag)) {
                return *std::move(error);
            }
        }
        if (isGraphMl_ && !tags.wrong().empty()) {
            return errorAbout(ErrorCode::syntax, text_, tags.wrong());
        }
        if (graphCount_ == 0) {
            return Error{.code = ErrorCode::notThisFormat, .subject = std::string(formatName)};
        }
        return resolved();
    }

private:
    struct Edge {
        std::string source;
        std::string target;
        std::string_view tag;
        bool isDirected;
    };

    std::optional<Error> add(const XmlTag& tag) {
        if (tag.name == "graph") {
            // One inside another, or after it, would be left out silently.
            if (graphCount_++ > 0) {
                return errorAbout(ErrorCode::syntax, text_, tag.name);
            }
            directedByDefault_ = tag.attribute("edgedefault") == "directed";
        } else if (tag.name == "hyperedge") {
            return errorAbout(ErrorCode::syntax, text_, tag.name);
        } else if (tag.name == "node") {
            return addVertex(tag);
        } else if (tag.name == "edge") {
            return addEdge(tag);
        }
        return std::nullopt;
    }

    std::optional<Error> missing(const XmlTag& tag, std::string_view attribute) const {
        Error error = errorAbout(ErrorCode::missingField, text_, tag.name);
        error.subject = attribute;
        return error;
    }

    std::optional<Error> addVertex(const XmlTag& tag) {
        auto id = tag.attribute("id");
        if (!id) {
            return missing(tag, "id");
        }
        if (auto refused = GraphBuilder::checkVertexCount(outline_.vertices.size() + 1)) {
            return refused;
        }
        const auto [place, isNew] =
            outline_.vertices.try_emplace(*std::move(id), outline_.vertices.size());
        if (!isNew) {
            Error error = errorAbout(ErrorCode::syntax, text_, tag.name);
            error.subject = place->first;
            return error;
        }
        outline_.offsets.push_back(static_cast<std::size_t>(tag.name.data() - text_.data()));
        return std::nullopt;
    }

    std::optional<Error> addEdge(const XmlTag& tag) {
        auto source = tag.attribute("source");
        auto target = tag.attribute("target");
        if (!source || !target) {
            return missing(tag, source ? "target" : "source");
        }
        if (++outline_.edgeCount > graphArcLimit) {
            return GraphBuilder::tooManyArcs();
        }
        const auto directed = tag.attribute("directed");
        Edge edge{*std::move(source), *std::move(target), tag.name,
                  directed ? directed == "true" || directed == "1" : directedByDefault_};
        // Its vertices may be declared later.
        const auto& vertices = outline_.vertices;
        if (vertices.contains(edge.source) && vertices.contains(edge.target)) {
            return resolve(edge);
        }
        early_.push_back(std::move(edge));
        return std::nullopt;
    }

    std::optional<Error> resolve(const Edge& edge) {
        std::array<Vertex, 2> ends{};
        for (std::size_t i = 0; i < 2; ++i) {
            const std::string& id = i == 0 ? edge.source : edge.target;
            const auto place = outline_.vertices.find(id);
            if (place == outline_.vertices.end()) {
                Error error = errorAbout(ErrorCode::vertexOutOfRange, text_, edge.tag);
                error.subject = id;
                error.expected = outline_.vertices.size();
                return error;
            }
            ends[i] = place->second;
        }
        GraphBuilder& arcs = outline_.arcs;
        const bool added =
            edge.isDirected ? arcs.addArc(ends[0], ends[1]) : arcs.addEdge(ends[0], ends[1]);
        return added ? std::nullopt : std::optional(GraphBuilder::tooManyArcs());
    }

    Result<Outline> resolved() {
        for (const Edge& edge : early_) {
            if (auto error = resolve(edge)) {
                return *std::move(error);
            }
        }
        return std::move(outline_);
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::size_t graphCount_ = 0;
    bool isGraphMl_ = false;
    bool directedByDefault_ = false;
    std::vector<Edge> early_;
    Outline outline_;
};

/// True for n12 and 12, which say no more than a number.
bool isNumbered(std::string_view id) {
    id.remove_prefix(id.starts_with('n') ? 1 : 0);
    return wholeNumber(id).has_value();
}

/// Gives vertices the labels that their ids are.
void labelWithIds(std::vector<AttributedVertex>& vertices,
                  const std::unordered_map<std::string, Vertex>& ids) {
    const bool areTelling = !std::ranges::all_of(ids, [](const auto& entry) { //
        return isNumbered(entry.first);
    });
    const bool areLabelled =
        std::ranges::any_of(vertices, [](const auto& vertex) { return !vertex.label.empty(); });
    if (areTelling && !areLabelled) {
        for (const auto& [id, vertex] : ids) {
            vertices[vertex].label = id;
        }
    }
}

/// The text in XML; nothing where it has characters that XML has not.
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
            escaped += "&#13;"; // as a character it would become a line end
            break;
        default:
            if (static_cast<unsigned char>(character) < ' ' && character != '\t' &&
                character != '\n') {
                return std::nullopt;
            }
            escaped += character;
        }
    }
    // U+FFFE and U+FFFF.
    const bool isXml = escaped.find("\xEF\xBF\xBE") == std::string::npos &&
                       escaped.find("\xEF\xBF\xBF") == std::string::npos;
    return isXml ? std::optional(std::move(escaped)) : std::nullopt;
}

constexpr std::string_view head =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
    "  <key id=\"x\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>\n"
    "  <key id=\"y\" for=\"node\" attr.name=\"y\" attr.type=\"double\"/>\n"
    "  <key id=\"label\" for=\"node\" attr.name=\"label\" attr.type=\"string\"/>\n"
    "  <key id=\"self\" for=\"node\" attr.name=\"self\" attr.type=\"boolean\"/>\n"
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

} // namespace

Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options) {
    auto outline = OutlineReader(text, options).read();
    if (!outline) {
        return outline.error();
    }
    const IgraphSession session;
    const auto source = IgraphBoard::read(session, text, [](igraph_t* graph, std::FILE* file) {
        return igraph_read_graph_graphml(graph, file, 0);
    });
    if (!source) {
        return source.error();
    }
    auto attributes = source->vertices();
    if (!attributes) {
        return attributes.error();
    }
    // igraph numbers vertices as they are met, in edges too; here the declarations count.
    std::vector<AttributedVertex> vertices(outline->vertices.size());
    std::size_t found = 0;
    for (std::size_t i = 0; i < attributes->size(); ++i) {
        // libxml2 leaves some references in ids as they are.
        const std::string id = VAS(&source->graph(), "id", static_cast<igraph_integer_t>(i));
        auto declared = outline->vertices.find(id);
        if (declared == outline->vertices.end()) {
            declared = outline->vertices.find(withoutReferences(id));
        }
        if (declared != outline->vertices.end()) {
            vertices[declared->second] = std::move((*attributes)[i]);
            vertices[declared->second].offset = outline->offsets[declared->second];
            ++found;
        }
    }
    if (found != vertices.size() ||
        static_cast<std::size_t>(igraph_ecount(&source->graph())) != outline->edgeCount) {
        return Error{.code = ErrorCode::notThisFormat, .subject = std::string(formatName)};
    }
    labelWithIds(vertices, outline->vertices);
    return boardWith(std::move(vertices), std::move(outline->arcs), options, text);
}

Result<std::string> writeGraphMl(const SavedBoard& board) {
    const auto graph = explicitGraph(board.game.rule());
    if (!graph) {
        return graph.error();
    }
    const Game& game = board.game;
    std::string text(head);
    text += "  <graph edgedefault=\"";
    text += graph->isUndirected() ? "undirected\">\n" : "directed\">\n";
    for (Vertex v = 0; v < graph->vertexCount(); ++v) {
        const auto label = xmlText(graph->label(v));
        if (!label) {
            return Error{.code = ErrorCode::cannotHold, .subject = std::string(formatName)};
        }
        text += "    <node id=\"n" + std::to_string(v) + "\">";
        addData(text, "x", shortestDigits(graph->position(v).x));
        addData(text, "y", shortestDigits(graph->position(v).y));
        if (!label->empty()) {
            addData(text, "label", *label);
        }
        addTruth(text, "self", graph->selfInfluence(v));
        addTruth(text, "start", game.start()[v]);
        addTruth(text, "target", game.target()[v]);
        if (game.presses()[v]) {
            addTruth(text, "pressed", true);
        }
        text += "</node>\n";
    }
    forEachWrittenEdge(*graph, [&text](Vertex from, Vertex to) {
        text += "    <edge source=\"n" + std::to_string(from) + "\" target=\"n" +
                std::to_string(to) + "\"/>\n";
    });
    return text + "  </graph>\n</graphml>\n";
}

} // namespace lightsout
