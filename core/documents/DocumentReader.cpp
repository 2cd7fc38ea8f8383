// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/DocumentFormat.h"
#include "documents/PackedLights.h"
#include "io/GraphBuilder.h"
#include "io/JsonEvents.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// A value and its position in the text.
template <typename T>
struct Found {
    T value;
    std::size_t offset;
    bool isPacked = false; ///< used only for lights
};

/// The fields of a document's text, before they are checked for consistency. Every field is
/// optional.
struct DocumentFields {
    struct Grid {
        std::optional<Found<std::uint64_t>> rows;
        std::optional<Found<std::uint64_t>> cols;
        std::optional<Topology> topology;
        std::optional<Neighbours> neighbours;
        std::optional<bool> self;
        std::size_t end = 0; ///< position of its closing brace
    };

    // If both are set, the vertices of the graph are the cells of the grid.
    std::optional<Grid> grid;
    std::optional<Graph> vertices;
    std::vector<VertexMark> marks; ///< marks of vertices without a button or a light

    GraphBuilder arcs;
    std::optional<Found<std::uint64_t>> largestId; ///< largest vertex id at an end of an arc
    /// If the lights were packed, their number is a multiple of 8 until the padding is removed.
    std::optional<Found<BitVector>> start;
    std::optional<Found<BitVector>> target;
    std::optional<Found<BitVector>> presses;
    std::optional<Found<std::uint64_t>> pressCount;
    std::map<std::string, std::string, std::less<>> attachments;
    std::string unknownFields; ///< without the surrounding braces
    std::size_t end = 0;       ///< position of the closing brace
};

/// Returns the error for a field that is missing before the closing brace at `end`.
Error missingField(std::string_view name, std::string_view text, std::size_t end) {
    return {.code = ErrorCode::missingField,
            .subject = std::string(name),
            .position = positionAt(text, end)};
}

Result<Rule> latticeRule(const DocumentFields::Grid& grid, std::string_view text) {
    for (const auto& [field, name] : {std::pair(&grid.rows, "rows"), {&grid.cols, "cols"}}) {
        if (!*field) {
            return missingField(name, text, grid.end);
        }
        if ((*field)->value == 0) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = "0",
                         .position = positionAt(text, (*field)->offset),
                         .expected = 1};
        }
    }
    const std::uint64_t cells = saturatingProduct(grid.rows->value, grid.cols->value);
    if (cells > maxLatticeCells) {
        return Error{.code = ErrorCode::tooManyVertices,
                     .position = positionAt(text, grid.rows->offset),
                     .expected = maxLatticeCells,
                     .found = cells};
    }
    return Rule(Lattice{.rows = grid.rows->value,
                        .cols = grid.cols->value,
                        .topology = grid.topology.value_or(Topology::plane),
                        .neighbours = grid.neighbours.value_or(Neighbours::plus),
                        .selfInfluence = grid.self.value_or(true)});
}

Result<Rule> graphRule(DocumentFields& fields, std::string_view text) {
    const auto& largest = fields.largestId;
    if (largest && largest->value >= fields.vertices->vertexCount()) {
        return Error{.code = ErrorCode::vertexOutOfRange,
                     .subject = std::to_string(largest->value),
                     .position = positionAt(text, largest->offset),
                     .expected = fields.vertices->vertexCount()};
    }
    Graph graph = fields.arcs.build(*std::move(fields.vertices));
    graph.mark(fields.marks);
    return Rule(std::move(graph));
}

Result<Rule> ruleFrom(DocumentFields& fields, std::string_view text) {
    if (!fields.grid) {
        return fields.vertices ? graphRule(fields, text) : missingField("board", text, fields.end);
    }
    auto lattice = latticeRule(*fields.grid, text);
    if (!lattice || !fields.vertices) {
        return lattice;
    }
    if (fields.vertices->vertexCount() != lattice->vertexCount()) {
        return Error{.code = ErrorCode::wrongLength,
                     .position = positionAt(text, fields.grid->rows->offset),
                     .expected = lattice->vertexCount(),
                     .found = fields.vertices->vertexCount()};
    }
    auto graph = graphRule(fields, text);
    return graph ? Result<Rule>(Rule::onCells(*lattice->lattice(), *graph->graph())) : graph;
}

/// Removes the entries of packed lights beyond the number of vertices, if these are only the
/// padding of the last byte.
void cutTo(std::size_t vertices, BitVector& lights) {
    constexpr std::size_t bitsPerByte = 8;
    if (lights.size() > vertices && lights.size() - vertices < bitsPerByte &&
        lights.findNext(vertices) == lights.size()) {
        lights = lights.slice(0, vertices);
    }
}

BitVector valueOr(std::optional<Found<BitVector>>& field, BitVector fallback) {
    return field ? std::move(field->value) : std::move(fallback);
}

/// Assembles the board from the fields. `text` is the document, for positions in errors.
Result<SavedBoard> boardFrom(DocumentFields fields, std::string_view text) {
    auto rule = ruleFrom(fields, text);
    if (!rule) {
        return rule.error();
    }
    const std::size_t vertices = rule->vertexCount();
    for (auto* field : {&fields.start, &fields.target, &fields.presses}) {
        if (*field && (*field)->isPacked) {
            cutTo(vertices, (*field)->value);
        }
        if (*field && (*field)->value.size() != vertices) {
            return Error{.code = ErrorCode::wrongLength,
                         .position = positionAt(text, (*field)->offset),
                         .expected = vertices,
                         .found = (*field)->value.size()};
        }
    }
    SavedBoard board{.game =
                         Game(*std::move(rule), valueOr(fields.start, BitVector::ones(vertices)),
                              valueOr(fields.target, BitVector(vertices)))};
    if (fields.presses || fields.pressCount) {
        BitVector presses = valueOr(fields.presses, BitVector(vertices));
        const std::uint64_t least = presses.count();
        std::uint64_t count = fields.pressCount ? fields.pressCount->value : least;
        // Each additional press changes the parity of its vertex, and thus the parity of the number
        // of ones.
        if (count < least || (count - least) % 2 != 0) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = std::to_string(count),
                         .position = positionAt(text, fields.pressCount->offset),
                         .expected = least};
        }
        for (const VertexMark& mark : fields.marks) {
            if (!mark.hasButton && presses[mark.vertex]) {
                presses.flip(mark.vertex);
                --count;
            }
        }
        board.game.setPresses(std::move(presses), count);
    }
    board.attachments = std::move(fields.attachments);
    if (!fields.unknownFields.empty()) {
        board.unknownFields = "{" + fields.unknownFields + "}";
    }
    return board;
}

/// The fields of one vertex of a drawn graph in a document. Every field is optional.
struct VertexFields {
    std::optional<double> x;
    std::optional<double> y;
    std::optional<std::string> label;
    std::optional<bool> self;
    std::optional<bool> button;
    std::optional<bool> light;

    /// Stores the field called `key`, or returns an error without a position: `repeated`,
    /// `wrongType`, `numberOutOfRange`, or `syntax` if there is no such field.
    std::optional<Error> take(const std::string& key, nlohmann::json& value);

    /// Appends the vertex to the graph. x and y must be set. If the vertex lacks a button or a
    /// light, appends its mark to `marks`. Pass `marks` to Graph::mark() after adding the arcs.
    void addTo(Graph& graph, std::vector<VertexMark>& marks) const;
};

template <typename T>
std::optional<Error> set(std::optional<T>& field, T value, const std::string& key) {
    if (field) {
        return Error{.code = ErrorCode::repeated, .subject = key};
    }
    field = std::move(value);
    return std::nullopt;
}

std::optional<Error> VertexFields::take(const std::string& key, nlohmann::json& value) {
    const Error wrongType{.code = ErrorCode::wrongType, .subject = key};
    if (key == "x" || key == "y") {
        if (!value.is_number()) {
            return wrongType;
        }
        const auto coordinate = value.get<double>();
        if (!(std::abs(coordinate) <= maxCoordinate)) {
            return Error{.code = ErrorCode::numberOutOfRange,
                         .subject = value.dump(),
                         .expected = static_cast<std::uint64_t>(maxCoordinate)};
        }
        return set(key == "x" ? x : y, coordinate, key);
    }
    if (key == "label") {
        auto* const text = value.get_ptr<std::string*>();
        if (text == nullptr) {
            return wrongType;
        }
        if (text->find('\0') != std::string::npos) {
            return Error{.code = ErrorCode::syntax, .subject = key};
        }
        return set(label, std::move(*text), key);
    }
    if (key == "self" || key == "button" || key == "light") {
        auto& field = key == "self" ? self : key == "button" ? button : light;
        return value.is_boolean() ? set(field, value.get<bool>(), key) : wrongType;
    }
    return Error{.code = ErrorCode::syntax, .subject = key};
}

void VertexFields::addTo(Graph& graph, std::vector<VertexMark>& marks) const {
    const Vertex added = graph.addVertex({*x, *y}, self.value_or(true));
    graph.setLabel(added, label.value_or(""));
    if (button == false || light == false) {
        marks.push_back({added, button.value_or(true), light.value_or(true)});
    }
}

/// Collects the pieces of a document. Errors are reported only at the end, because a newer version,
/// which may appear late, takes precedence over them.
class DocumentReader : private JsonEvents {
public:
    DocumentReader(std::string_view text, const ReadOptions& options)
        : JsonEvents(text), text_(text), options_(options) {}

    Result<SavedBoard> read() {
        if (auto stopped = walk()) {
            return *std::move(stopped);
        }
        if (!hasFormat_) {
            return notThisFormat();
        }
        if (error_) {
            return *error_;
        }
        if (!version_) {
            return missingField("version", text_, fields_.end);
        }
        fields_.unknownFields = unknown_.text();
        return boardFrom(std::move(fields_), text_);
    }

    static Error notThisFormat() {
        return {.code = ErrorCode::notThisFormat, .subject = "lightsout"};
    }

private:
    /// The kind of object or list that the reader is inside.
    enum class Scope {
        outside,
        document,
        board,
        grid,
        graph,
        vertices,
        vertex,
        edges,
        arcs,
        pair,
        attachments,
        unknown,
        skipped, ///< after an error, only the format and the version matter
    };

    static bool isKnown(std::string_view field) {
        return field == "format" || field == "version" || field == "board" || field == "start" ||
               field == "target" || field == "presses" || field == "press_count" ||
               field == "attachments";
    }

    Scope place() const { return places_.empty() ? Scope::outside : places_.back(); }
    /// Returns whether the current piece is stored verbatim because it is in an attachment or in a
    /// field that this version does not know.
    bool isKept() const {
        return place() == Scope::unknown || place() == Scope::attachments ||
               (place() == Scope::document && !isKnown(key_));
    }
    JsonText& kept() {
        return places_.size() > 1 && places_[1] == Scope::attachments ? attachment_ : unknown_;
    }

    void onKey(std::string name) override {
        key_ = std::move(name);
        if (place() == Scope::attachments) {
            attachmentName_ = key_;
            attachment_ = {};
        } else if (isKept()) {
            kept().key(key_);
        }
    }

    bool keepAttachment() {
        return place() != Scope::attachments ||
               fields_.attachments.try_emplace(attachmentName_, attachment_.text()).second ||
               fail(ErrorCode::repeated);
    }

    void onPause(std::size_t left) override { options_.checkpoint(shareRead(text_, left)); }

    bool onOpen(char bracket) override {
        if (isKept()) {
            kept().open(bracket);
        }
        const Scope entered = placeAfter(bracket);
        places_.push_back(error_ && entered != Scope::document ? Scope::skipped : entered);
        return true;
    }

    /// Returns the kind of an object or a list, from its parent and its name.
    Scope placeAfter(char bracket) {
        const bool isObject = bracket == '{';
        if (isKept()) {
            return Scope::unknown;
        }
        if (isObject && place() == Scope::outside) {
            return Scope::document;
        }
        if (isObject && place() == Scope::document && (key_ == "board" || key_ == "attachments")) {
            const Scope entered = key_ == "board" ? Scope::board : Scope::attachments;
            return isFirst(entered) ? entered : skip(ErrorCode::repeated);
        }
        if (isObject && place() == Scope::board) {
            return shape();
        }
        if (isObject && place() == Scope::vertices) {
            vertex_ = {};
            return Scope::vertex;
        }
        if (!isObject && place() == Scope::graph) {
            const Scope entered = key_ == "vertices" ? Scope::vertices
                                  : key_ == "edges"  ? Scope::edges
                                  : key_ == "arcs"   ? Scope::arcs
                                                     : skip(ErrorCode::syntax);
            return isFirst(entered) ? entered : skip(ErrorCode::repeated);
        }
        if (!isObject && (place() == Scope::edges || place() == Scope::arcs)) {
            pair_.clear();
            pairBegin_ = tokenBegin();
            return Scope::pair;
        }
        return skip(ErrorCode::wrongType);
    }

    /// Returns whether this is the first occurrence of a piece that may occur only once, and
    /// records the occurrence.
    bool isFirst(Scope entered) {
        const bool isMet = std::ranges::find(met_, entered) != met_.end();
        if (!isMet && entered != Scope::skipped) {
            met_.push_back(entered);
        }
        return !isMet;
    }

    Scope shape() {
        if (!fields_.grid && key_ == "grid") {
            fields_.grid = DocumentFields::Grid{};
            return Scope::grid;
        }
        if (!fields_.vertices && key_ == "graph") {
            fields_.vertices.emplace();
            return Scope::graph;
        }
        return skip(ErrorCode::syntax);
    }

    Scope skip(ErrorCode code) {
        fail(code);
        return Scope::skipped;
    }

    bool onClose(char bracket) override {
        const Scope left = place();
        places_.pop_back();
        switch (left) {
        case Scope::unknown:
            kept().close(bracket);
            return keepAttachment();
        case Scope::document:
            fields_.end = tokenBegin();
            return true;
        case Scope::grid:
            fields_.grid->end = tokenBegin();
            return true;
        case Scope::vertex:
            return error_ ? true : addVertex();
        case Scope::pair:
            return error_ ? true : addPair();
        default:
            return true;
        }
    }

    bool onScalar(Json value, std::string_view digits) override {
        if (isKept()) {
            kept().scalar(value, digits);
            return keepAttachment();
        }
        if (place() == Scope::document) {
            return documentField(value);
        }
        if (error_) {
            return true;
        }
        switch (place()) {
        case Scope::grid:
            return gridField(value);
        case Scope::vertex:
            return vertexField(value);
        case Scope::pair:
            return pairEntry(value);
        default:
            return fail(ErrorCode::wrongType);
        }
    }

    Error errorAt(ErrorCode code, std::size_t offset) const {
        return {.code = code, .subject = key_, .position = positionOf(offset)};
    }

    bool fail(Error error) {
        if (!error_) {
            error_ = std::move(error);
        }
        return true;
    }
    /// Finding a position takes time for the whole text before it, so only the first error has one.
    bool fail(ErrorCode code) { return error_ ? true : fail(errorAt(code, tokenBegin())); }

    template <typename T>
    bool set(std::optional<T>& field, T value) {
        if (field) {
            return fail(ErrorCode::repeated);
        }
        field = std::move(value);
        return true;
    }

    bool setNumber(std::optional<Found<std::uint64_t>>& field, const Json& value) {
        return value.is_number_unsigned() ? set(field, {value.get<std::uint64_t>(), tokenBegin()})
                                          : fail(ErrorCode::wrongType);
    }
    bool setTruth(std::optional<bool>& field, const Json& value) {
        return value.is_boolean() ? set(field, value.get<bool>()) : fail(ErrorCode::wrongType);
    }

    bool documentField(const Json& value) {
        if (key_ == "format") {
            hasFormat_ = value == "lightsout";
            return hasFormat_ ? true : stop(notThisFormat());
        }
        if (key_ == "version") {
            return versionField(value);
        }
        if (error_) {
            return true;
        }
        if (key_ == "press_count") {
            return setNumber(fields_.pressCount, value);
        }
        if (!value.is_string() || key_ == "board" || key_ == "attachments") {
            return fail(ErrorCode::wrongType);
        }
        const auto& digits = value.get_ref<const std::string&>();
        const bool arePacked = isPacked(digits);
        auto bits = arePacked ? unpackedLights(digits) : BitVector::fromString(digits);
        if (!bits) {
            const std::size_t strange = arePacked ? 0 : digits.find_first_not_of("01");
            Error error = arePacked
                              ? errorAt(ErrorCode::syntax, tokenBegin())
                              : errorAt(ErrorCode::unexpectedCharacter, tokenBegin() + 1 + strange);
            error.subject = arePacked ? digits : digits.substr(strange, 1);
            return fail(std::move(error));
        }
        auto& field = key_ == "start"    ? fields_.start
                      : key_ == "target" ? fields_.target
                                         : fields_.presses;
        return set(field, {*std::move(bits), tokenBegin(), arePacked});
    }

    bool versionField(const Json& value) {
        if (!value.is_number_unsigned()) {
            return fail(ErrorCode::wrongType);
        }
        constexpr auto newest = static_cast<std::uint64_t>(DocumentVersion::newest);
        const auto version = value.get<std::uint64_t>();
        if (version > newest || version == 0) {
            Error error = errorAt(ErrorCode::unsupportedVersion, tokenBegin());
            error.expected = newest;
            error.found = version;
            return stop(std::move(error));
        }
        return set(version_, version);
    }

    bool gridField(const Json& value) {
        DocumentFields::Grid& grid = *fields_.grid;
        if (key_ == "rows" || key_ == "cols") {
            return setNumber(key_ == "rows" ? grid.rows : grid.cols, value);
        }
        if (key_ == "self") {
            return setTruth(grid.self, value);
        }
        if (key_ != "topology" && key_ != "neighbours") {
            return fail(ErrorCode::syntax);
        }
        if (!value.is_string()) {
            return fail(ErrorCode::wrongType);
        }
        const auto& name = value.get_ref<const std::string&>();
        const auto topology = topologyNamed(name);
        const auto neighbours = neighboursNamed(name);
        if (key_ == "topology" && topology) {
            return set(grid.topology, *topology);
        }
        if (key_ == "neighbours" && neighbours) {
            return set(grid.neighbours, *neighbours);
        }
        Error error = errorAt(ErrorCode::unknownOptionValue, tokenBegin());
        error.subject += "=" + name;
        return fail(std::move(error));
    }

    bool vertexField(Json& value) {
        std::optional<Error> wrong = vertex_.take(key_, value);
        if (wrong) {
            wrong->position = positionOf(tokenBegin());
            return fail(*std::move(wrong));
        }
        return true;
    }

    bool addVertex() {
        if (!vertex_.x || !vertex_.y) {
            return fail(missingField(vertex_.x ? "y" : "x", text_, tokenBegin()));
        }
        Graph& vertices = *fields_.vertices;
        if (auto refused = GraphBuilder::checkVertexCount(vertices.vertexCount() + 1)) {
            return stop(*std::move(refused));
        }
        vertex_.addTo(vertices, fields_.marks);
        return true;
    }

    bool pairEntry(const Json& value) {
        if (!value.is_number_unsigned()) {
            return fail(ErrorCode::wrongType);
        }
        const auto id = value.get<std::uint64_t>();
        if (!fields_.largestId || id > fields_.largestId->value) {
            fields_.largestId = {id, tokenBegin()};
        }
        // Vertices may come later; their existence is checked at the end.
        if (pair_.size() < 3) {
            pair_.push_back(std::min(id, maxGraphVertices));
        }
        return true;
    }

    bool addPair() {
        if (pair_.size() != 2) {
            Error error = errorAt(ErrorCode::wrongLength, pairBegin_);
            error.expected = 2;
            error.found = pair_.size();
            return fail(std::move(error));
        }
        if (pair_[0] == pair_[1]) {
            // Self-influence is a field of the vertex, not an arc.
            Error error = errorAt(ErrorCode::vertexOutOfRange, pairBegin_);
            error.subject = std::to_string(pair_[1]);
            error.expected = fields_.vertices->vertexCount();
            return fail(std::move(error));
        }
        const bool isMutual = place() == Scope::edges;
        GraphBuilder& arcs = fields_.arcs;
        return (isMutual ? arcs.addEdge(pair_[0], pair_[1]) : arcs.addArc(pair_[0], pair_[1]))
                   ? true
                   : stop(GraphBuilder::tooManyArcs());
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Scope> places_;
    std::string key_;
    std::optional<Error> error_; ///< the first error

    bool hasFormat_ = false;
    std::optional<std::uint64_t> version_;
    DocumentFields fields_;
    VertexFields vertex_;
    std::vector<std::uint64_t> pair_;
    std::size_t pairBegin_ = 0;
    std::vector<Scope> met_; ///< pieces found so far that may occur only once
    std::string attachmentName_;
    JsonText attachment_;
    JsonText unknown_;
};

} // namespace

Result<SavedBoard> readDocument(std::string_view text, const ReadOptions& options) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || text[begin] != '{') {
        return DocumentReader::notThisFormat();
    }
    return DocumentReader(text, options).read();
}

} // namespace lightsout
