#include "io/GraphMl.h"

#include "io/IgraphBoard.h"
#include "io/Text.h"
#include "io/XmlTags.h"

#include <unordered_map>

namespace lightsout {

namespace {

constexpr std::string_view formatName = "graphml";

/// What igraph does not tell of a file: which vertices were declared, in which order, and which
/// edges are directed.
struct Outline {
    std::unordered_map<std::string, Vertex> vertices;
    std::size_t edgeCount = 0;
    GraphBuilder arcs;
};

class OutlineReader {
public:
    explicit OutlineReader(std::string_view text) : text_(text) {}

    Result<Outline> read() {
        XmlTags tags(text_);
        bool isFirst = true;
        while (const auto tag = tags.next()) {
            if (tag->name.starts_with('!')) {
                return errorAbout(ErrorCode::syntax, text_, tag->name);
            }
            if (std::exchange(isFirst, false) && tag->name != formatName) {
                break;
            }
            if (auto error = add(*tag)) {
                return *std::move(error);
            }
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
        return std::nullopt;
    }

    std::optional<Error> addEdge(const XmlTag& tag) {
        auto source = tag.attribute("source");
        auto target = tag.attribute("target");
        if (!source || !target) {
            return missing(tag, source ? "target" : "source");
        }
        if (edges_.size() >= graphArcLimit) {
            return GraphBuilder::tooManyArcs();
        }
        const auto directed = tag.attribute("directed");
        edges_.push_back({*std::move(source), *std::move(target), tag.name,
                          directed ? directed == "true" : directedByDefault_});
        return std::nullopt;
    }

    Result<Outline> resolved() {
        outline_.edgeCount = edges_.size();
        for (const Edge& edge : edges_) {
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
            if (!(edge.isDirected ? arcs.addArc(ends[0], ends[1])
                                  : arcs.addEdge(ends[0], ends[1]))) {
                return GraphBuilder::tooManyArcs();
            }
        }
        return std::move(outline_);
    }

    std::string_view text_;
    std::size_t graphCount_ = 0;
    bool directedByDefault_ = false;
    std::vector<Edge> edges_;
    Outline outline_;
};

} // namespace

Result<SavedBoard> readGraphMl(std::string_view text, const ReadOptions& options) {
    auto outline = OutlineReader(text).read();
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
    // igraph numbers vertices as they are met, in edges too; here the declarations count.
    std::vector<Vertex> vertexOf;
    for (igraph_integer_t i = 0; i < igraph_vcount(&source->graph()); ++i) {
        const auto declared = outline->vertices.find(VAS(&source->graph(), "id", i));
        if (declared != outline->vertices.end()) {
            vertexOf.push_back(declared->second);
        }
    }
    if (vertexOf.size() != outline->vertices.size() ||
        static_cast<std::size_t>(igraph_ecount(&source->graph())) != outline->edgeCount) {
        return Error{.code = ErrorCode::notThisFormat, .subject = std::string(formatName)};
    }
    return source->board(std::move(outline->arcs), vertexOf, options);
}

Result<std::string> writeGraphMl(const SavedBoard& board) {
    const IgraphSession session;
    const auto target = IgraphBoard::make(board);
    if (!target) {
        return target.error();
    }
    auto text = target->write([](const igraph_t* graph, std::FILE* file) {
        return igraph_write_graph_graphml(graph, file, false);
    });
    if (!text) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(formatName)};
    }
    return *std::move(text);
}

} // namespace lightsout
