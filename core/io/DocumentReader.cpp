// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/DocumentFields.h"
#include "io/DocumentFormat.h"
#include "io/JsonEvents.h"
#include "io/LatticeNames.h"
#include "io/PackedLights.h"
#include "io/Text.h"
#include "io/VertexFields.h"

#include <algorithm>

namespace lightsout {

namespace {

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
    enum class Place {
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
        skipped, ///< after an error, only the version matters
    };

    static bool isKnown(std::string_view field) {
        return field == "format" || field == "version" || field == "board" || field == "start" ||
               field == "target" || field == "presses" || field == "press_count" ||
               field == "attachments";
    }

    Place place() const { return places_.empty() ? Place::outside : places_.back(); }
    /// Returns whether the current piece is stored as it is: in an attachment, or in a field that
    /// this version does not know.
    bool isKept() const {
        return place() == Place::unknown || place() == Place::attachments ||
               (place() == Place::document && !isKnown(key_));
    }
    JsonText& kept() {
        return places_.size() > 1 && places_[1] == Place::attachments ? attachment_ : unknown_;
    }

    void onKey(std::string name) override {
        key_ = std::move(name);
        if (place() == Place::attachments) {
            attachmentName_ = key_;
            attachment_ = {};
        } else if (isKept()) {
            kept().key(key_);
        }
    }

    bool keepAttachment() {
        return place() != Place::attachments ||
               fields_.attachments.try_emplace(attachmentName_, attachment_.text()).second ||
               fail(ErrorCode::repeated);
    }

    void onPause(std::size_t left) override { options_.checkpoint(shareRead(text_, left)); }

    bool onOpen(char bracket) override {
        if (isKept()) {
            kept().open(bracket);
        }
        const Place entered = placeAfter(bracket);
        places_.push_back(error_ && entered != Place::document ? Place::skipped : entered);
        return true;
    }

    /// Returns the kind of an object or a list, from its parent and its name.
    Place placeAfter(char bracket) {
        const bool isObject = bracket == '{';
        if (isKept()) {
            return Place::unknown;
        }
        if (isObject && place() == Place::outside) {
            return Place::document;
        }
        if (isObject && place() == Place::document && (key_ == "board" || key_ == "attachments")) {
            const Place entered = key_ == "board" ? Place::board : Place::attachments;
            return isFirst(entered) ? entered : skip(ErrorCode::repeated);
        }
        if (isObject && place() == Place::board) {
            return shape();
        }
        if (isObject && place() == Place::vertices) {
            vertex_ = {};
            return Place::vertex;
        }
        if (!isObject && place() == Place::graph) {
            const Place entered = key_ == "vertices" ? Place::vertices
                                  : key_ == "edges"  ? Place::edges
                                  : key_ == "arcs"   ? Place::arcs
                                                     : skip(ErrorCode::syntax);
            return isFirst(entered) ? entered : skip(ErrorCode::repeated);
        }
        if (!isObject && (place() == Place::edges || place() == Place::arcs)) {
            pair_.clear();
            pairBegin_ = tokenBegin();
            return Place::pair;
        }
        return skip(ErrorCode::wrongType);
    }

    /// Returns true if a piece that may occur only once has not occurred before.
    bool isFirst(Place entered) {
        const bool isMet = std::ranges::find(met_, entered) != met_.end();
        if (!isMet && entered != Place::skipped) {
            met_.push_back(entered);
        }
        return !isMet;
    }

    Place shape() {
        if (!fields_.grid && key_ == "grid") {
            fields_.grid = DocumentFields::Grid{};
            return Place::grid;
        }
        if (!fields_.vertices && key_ == "graph") {
            fields_.vertices.emplace();
            return Place::graph;
        }
        return skip(ErrorCode::syntax);
    }

    Place skip(ErrorCode code) {
        fail(code);
        return Place::skipped;
    }

    bool onClose(char bracket) override {
        const Place left = place();
        places_.pop_back();
        switch (left) {
        case Place::unknown:
            kept().close(bracket);
            return keepAttachment();
        case Place::document:
            fields_.end = tokenBegin();
            return true;
        case Place::grid:
            fields_.grid->end = tokenBegin();
            return true;
        case Place::vertex:
            return error_ ? true : addVertex();
        case Place::pair:
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
        if (place() == Place::document) {
            return documentField(value);
        }
        if (error_) {
            return true;
        }
        switch (place()) {
        case Place::grid:
            return gridField(value);
        case Place::vertex:
            return vertexField(value);
        case Place::pair:
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
    bool fail(ErrorCode code) { return fail(errorAt(code, tokenBegin())); }

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
            // Self-influence is a mark of the vertex, not an arc.
            Error error = errorAt(ErrorCode::vertexOutOfRange, pairBegin_);
            error.subject = std::to_string(pair_[1]);
            error.expected = fields_.vertices->vertexCount();
            return fail(std::move(error));
        }
        const bool isMutual = place() == Place::edges;
        GraphBuilder& arcs = fields_.arcs;
        return (isMutual ? arcs.addEdge(pair_[0], pair_[1]) : arcs.addArc(pair_[0], pair_[1]))
                   ? true
                   : stop(GraphBuilder::tooManyArcs());
    }

    std::string_view text_;
    const ReadOptions& options_;
    std::vector<Place> places_;
    std::string key_;
    std::optional<Error> error_; ///< the first error

    bool hasFormat_ = false;
    std::optional<std::uint64_t> version_;
    DocumentFields fields_;
    VertexFields vertex_;
    std::vector<std::uint64_t> pair_;
    std::size_t pairBegin_ = 0;
    std::vector<Place> met_; ///< pieces found so far that may occur only once
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
