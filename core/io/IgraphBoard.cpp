#include "io/IgraphBoard.h"

#include "graph/CircleLayout.h"

#include <cmath>
#include <cstdlib>

namespace lightsout {

namespace {

/// Numbers with a decimal point while it lives, whatever the user's language.
class PlainNumbers {
public:
    PlainNumbers() { igraph_enter_safelocale(&locale_); }
    ~PlainNumbers() { igraph_exit_safelocale(&locale_); }
    PlainNumbers(const PlainNumbers&) = delete;
    PlainNumbers& operator=(const PlainNumbers&) = delete;

private:
    igraph_safelocale_t locale_{};
};

/// igraph's complaint, which may say "Line 3: " first or "line 3" later.
Error syntaxError(const std::string& complaint) {
    Error error{.code = ErrorCode::syntax, .subject = complaint};
    const std::size_t place = std::min(complaint.find("Line "), complaint.find("line "));
    if (place != std::string::npos) {
        constexpr std::size_t wordLength = 5;
        error.position.line = std::strtoull(complaint.c_str() + place + wordLength, nullptr, 10);
        const std::string prefix = "Line " + std::to_string(error.position.line) + ": ";
        if (complaint.starts_with(prefix)) {
            error.subject.erase(0, prefix.size());
        }
    }
    return error;
}

/// A vertex attribute of any type, as texts and numbers alike.
class VertexAttribute {
public:
    VertexAttribute(const igraph_t& graph, const char* name) : graph_(graph), name_(name) {
        igraph_strvector_t names;
        igraph_vector_int_t types;
        igraph_strvector_init(&names, 0);
        igraph_vector_int_init(&types, 0);
        igraph_cattribute_list(&graph, nullptr, nullptr, &names, &types, nullptr, nullptr);
        for (igraph_integer_t i = 0; i < igraph_strvector_size(&names); ++i) {
            if (std::string_view(igraph_strvector_get(&names, i)) == name) {
                type_ = static_cast<igraph_attribute_type_t>(VECTOR(types)[i]);
            }
        }
        igraph_vector_int_destroy(&types);
        igraph_strvector_destroy(&names);
    }

    bool exists() const { return type_ != IGRAPH_ATTRIBUTE_UNSPECIFIED; }
    bool isText() const { return type_ == IGRAPH_ATTRIBUTE_STRING; }

    std::string text(igraph_integer_t vertex) const { return VAS(&graph_, name_, vertex); }
    /// Not a number where a vertex does not have it.
    double number(igraph_integer_t vertex) const {
        return type_ == IGRAPH_ATTRIBUTE_BOOLEAN ? (VAB(&graph_, name_, vertex) ? 1 : 0)
                                                 : VAN(&graph_, name_, vertex);
    }
    /// `missing` where the vertex does not have it.
    bool truth(igraph_integer_t vertex, bool missing) const {
        if (!exists() || isText()) {
            return missing;
        }
        const double value = number(vertex);
        return std::isnan(value) ? missing : value != 0;
    }

private:
    const igraph_t& graph_;
    const char* name_;
    igraph_attribute_type_t type_ = IGRAPH_ATTRIBUTE_UNSPECIFIED;
};

/// Takes over x and y; puts the vertices on a circle when none has them.
std::optional<Error> place(Graph& graph, const igraph_t& source,
                           const std::vector<Vertex>& vertexOf) {
    const VertexAttribute x(source, "x");
    const VertexAttribute y(source, "y");
    std::size_t placed = 0;
    for (std::size_t i = 0; i < vertexOf.size() && x.exists() && y.exists(); ++i) {
        if (x.isText() || y.isText()) {
            return Error{.code = ErrorCode::wrongType, .subject = x.isText() ? "x" : "y"};
        }
        const auto vertex = static_cast<igraph_integer_t>(i);
        const Point point{x.number(vertex), y.number(vertex)};
        if (std::abs(point.x) > coordinateLimit || std::abs(point.y) > coordinateLimit) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = std::abs(point.x) > coordinateLimit ? "x" : "y",
                         .expected = static_cast<std::uint64_t>(coordinateLimit)};
        }
        if (!std::isnan(point.x) && !std::isnan(point.y)) {
            graph.setPosition(vertexOf[i], point);
            ++placed;
        }
    }
    if (placed == 0) {
        placeOnCircle(graph);
    } else if (placed < vertexOf.size()) {
        return Error{.code = ErrorCode::missingField, .subject = "x, y"};
    }
    return std::nullopt;
}

void setNumbers(igraph_t& graph, const char* name, const std::vector<double>& values) {
    igraph_vector_t view{};
    igraph_vector_view(&view, values.data(), static_cast<igraph_integer_t>(values.size()));
    igraph_cattribute_VAN_setv(&graph, name, &view);
}

template <typename ValueOf>
void setTruths(igraph_t& graph, const char* name, ValueOf valueOf) {
    const igraph_integer_t count = igraph_vcount(&graph);
    igraph_vector_bool_t values;
    igraph_vector_bool_init(&values, count);
    for (igraph_integer_t i = 0; i < count; ++i) {
        VECTOR(values)[i] = valueOf(static_cast<Vertex>(i));
    }
    igraph_cattribute_VAB_setv(&graph, name, &values);
    igraph_vector_bool_destroy(&values);
}

void setLabels(igraph_t& target, const Graph& graph) {
    igraph_strvector_t labels;
    igraph_strvector_init(&labels, static_cast<igraph_integer_t>(graph.vertexCount()));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        igraph_strvector_set(&labels, static_cast<igraph_integer_t>(v), graph.label(v).c_str());
    }
    igraph_cattribute_VAS_setv(&target, "label", &labels);
    igraph_strvector_destroy(&labels);
}

} // namespace

Result<IgraphBoard> IgraphBoard::read(const IgraphSession& session, std::string_view text,
                                      Reader reader) {
    const PlainNumbers plainNumbers;
    // Opened for reading only, the memory is not written to.
    std::FILE* file = fmemopen(const_cast<char*>(text.data()), text.size(), "r");
    if (file == nullptr) {
        return Error{.code = ErrorCode::syntax};
    }
    IgraphBoard board;
    const igraph_error_t failure = reader(&board.graph_, file);
    std::fclose(file);
    if (failure != IGRAPH_SUCCESS) {
        return syntaxError(session.lastError());
    }
    board.isMade_ = true;
    return board;
}

Result<IgraphBoard> IgraphBoard::make(const SavedBoard& saved) {
    const auto graph = explicitGraph(saved.game.rule());
    if (!graph) {
        return graph.error();
    }
    const bool isDirected = !graph->isUndirected();
    igraph_vector_int_t ends;
    igraph_vector_int_init(&ends, 0);
    std::vector<double> x;
    std::vector<double> y;
    for (Vertex u = 0; u < graph->vertexCount(); ++u) {
        x.push_back(graph->position(u).x);
        y.push_back(graph->position(u).y);
        for (const Vertex v : graph->targets(u)) {
            if (isDirected || u < v) {
                igraph_vector_int_push_back(&ends, static_cast<igraph_integer_t>(u));
                igraph_vector_int_push_back(&ends, static_cast<igraph_integer_t>(v));
            }
        }
    }
    IgraphBoard board;
    igraph_create(&board.graph_, &ends, static_cast<igraph_integer_t>(graph->vertexCount()),
                  isDirected);
    igraph_vector_int_destroy(&ends);
    board.isMade_ = true;
    if (!x.empty()) {
        setNumbers(board.graph_, "x", x);
        setNumbers(board.graph_, "y", y);
        setLabels(board.graph_, *graph);
        setTruths(board.graph_, "self", [&](Vertex v) { return graph->selfInfluence(v); });
        setTruths(board.graph_, "start", [&](Vertex v) { return saved.game.start()[v]; });
        setTruths(board.graph_, "target", [&](Vertex v) { return saved.game.target()[v]; });
    }
    return board;
}

IgraphBoard::IgraphBoard(IgraphBoard&& other) noexcept
    : graph_(other.graph_), isMade_(std::exchange(other.isMade_, false)) {}

IgraphBoard::~IgraphBoard() {
    if (isMade_) {
        igraph_destroy(&graph_);
    }
}

std::optional<std::string> IgraphBoard::write(Writer writer) const {
    const PlainNumbers plainNumbers;
    char* buffer = nullptr;
    std::size_t size = 0;
    std::FILE* file = open_memstream(&buffer, &size);
    if (file == nullptr) {
        return std::nullopt;
    }
    const igraph_error_t failure = writer(&graph_, file);
    std::fclose(file);
    std::string text(buffer, size);
    std::free(buffer); // NOLINT(cppcoreguidelines-no-malloc): open_memstream wants it so
    return failure == IGRAPH_SUCCESS ? std::optional(std::move(text)) : std::nullopt;
}

Result<SavedBoard> IgraphBoard::board(GraphBuilder arcs, const std::vector<Vertex>& vertexOf,
                                      const ReadOptions& options) const {
    const std::size_t count = vertexOf.size();
    Graph vertices(count, options.selfInfluence);
    if (auto misplaced = place(vertices, graph_, vertexOf)) {
        return *std::move(misplaced);
    }
    const VertexAttribute label(graph_, "label");
    const VertexAttribute name(graph_, "name");
    const VertexAttribute self(graph_, "self");
    const VertexAttribute start(graph_, "start");
    const VertexAttribute target(graph_, "target");
    BitVector lights(count);
    BitVector goal(count);
    for (std::size_t i = 0; i < count; ++i) {
        const auto vertex = static_cast<igraph_integer_t>(i);
        if (label.isText() || name.isText()) {
            vertices.setLabel(vertexOf[i], (label.isText() ? label : name).text(vertex));
        }
        vertices.setSelfInfluence(vertexOf[i], self.truth(vertex, options.selfInfluence));
        lights.set(vertexOf[i], start.truth(vertex, true));
        goal.set(vertexOf[i], target.truth(vertex, false));
    }
    return SavedBoard{
        .game = Game(arcs.build(std::move(vertices)), std::move(lights), std::move(goal))};
}

} // namespace lightsout
