#include "io/IgraphBoard.h"

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

    std::string text(igraph_integer_t vertex) const {
        return isText() ? VAS(&graph_, name_, vertex) : std::string();
    }
    /// Nothing where a vertex does not have it.
    std::optional<double> number(igraph_integer_t vertex) const {
        if (!exists() || isText()) {
            return std::nullopt;
        }
        const double value = type_ == IGRAPH_ATTRIBUTE_BOOLEAN
                                 ? (VAB(&graph_, name_, vertex) ? 1 : 0)
                                 : VAN(&graph_, name_, vertex);
        return std::isnan(value) ? std::nullopt : std::optional(value);
    }
    std::optional<bool> truth(igraph_integer_t vertex) const {
        const auto value = number(vertex);
        return value ? std::optional(*value != 0) : std::nullopt;
    }

private:
    const igraph_t& graph_;
    const char* name_;
    igraph_attribute_type_t type_ = IGRAPH_ATTRIBUTE_UNSPECIFIED;
};

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

IgraphBoard::IgraphBoard(IgraphBoard&& other) noexcept
    : graph_(other.graph_), isMade_(std::exchange(other.isMade_, false)) {}

IgraphBoard::~IgraphBoard() {
    if (isMade_) {
        igraph_destroy(&graph_);
    }
}

Result<std::vector<AttributedVertex>> IgraphBoard::vertices() const {
    const VertexAttribute x(graph_, "x");
    const VertexAttribute y(graph_, "y");
    if (x.isText() || y.isText()) {
        return Error{.code = ErrorCode::wrongType, .subject = x.isText() ? "x" : "y"};
    }
    const VertexAttribute label(graph_, "label");
    const VertexAttribute name(graph_, "name");
    const VertexAttribute self(graph_, "self");
    const VertexAttribute start(graph_, "start");
    const VertexAttribute target(graph_, "target");
    const VertexAttribute pressed(graph_, "pressed");
    std::vector<AttributedVertex> vertices;
    for (igraph_integer_t v = 0; v < igraph_vcount(&graph_); ++v) {
        vertices.push_back({.x = x.number(v),
                            .y = y.number(v),
                            .label = (label.isText() ? label : name).text(v),
                            .self = self.truth(v),
                            .start = start.truth(v),
                            .target = target.truth(v),
                            .pressed = pressed.truth(v)});
    }
    return vertices;
}

} // namespace lightsout
