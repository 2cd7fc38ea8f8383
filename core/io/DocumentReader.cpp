#include "graph/Limits.h"
#include "io/DocumentFormat.h"
#include "io/GraphBuilder.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <iterator>

namespace lightsout {

namespace {

using Json = nlohmann::json;

/// Objects and lists inside each other, at most. Documents have five.
constexpr std::size_t depthLimit = 100;

/// Walks through a text and leaves a trace of how far it came.
class TracedIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    TracedIterator(const char* place, const char** trace) : place_(place), trace_(trace) {}

    reference operator*() const { return *place_; }
    TracedIterator& operator++() {
        *trace_ = ++place_;
        return *this;
    }
    friend bool operator==(const TracedIterator& a, const TracedIterator& b) {
        return a.place_ == b.place_;
    }

private:
    const char* place_;
    const char** trace_;
};

/// A field's value and where it stands in the text.
template <typename T>
struct Found {
    T value;
    std::size_t offset;
};

/// Takes a document's pieces as the parser meets them. What is wrong with a document is told only
/// at the end, since a newer version, which may be told late, explains everything else.
class DocumentReader : public nlohmann::json_sax<Json> {
public:
    explicit DocumentReader(std::string_view text) : text_(text), trace_(text.data()) {}

    Result<SavedBoard> read() {
        const char* end = text_.data() + text_.size();
        Json::sax_parse(TracedIterator(text_.data(), &trace_), TracedIterator(end, &trace_), this);
        if (fatal_) {
            return *fatal_;
        }
        if (!hasFormat_) {
            return Error{.code = ErrorCode::notThisFormat, .subject = "lightsout"};
        }
        if (error_) {
            return *error_;
        }
        if (!version_) {
            return missing("version");
        }
        return board();
    }

    bool null() override { return scalar(nullptr); }
    bool boolean(bool value) override { return scalar(value); }
    bool number_integer(std::int64_t value) override { return scalar(value); }
    bool number_unsigned(std::uint64_t value) override { return scalar(value); }
    bool number_float(double value, const std::string& digits) override {
        return scalar(value, digits);
    }
    bool string(std::string& value) override { return scalar(std::move(value)); }
    bool binary(Json::binary_t& /*value*/) override { return false; }

    bool start_object(std::size_t /*size*/) override {
        findToken();
        addUnknown("{");
        switch (place()) {
        case Place::outside:
            return enter(Place::document);
        case Place::document:
            if (key_ == "board") {
                return enter(Place::board);
            }
            return enterUnlessKnown();
        case Place::board:
            if (key_ == "grid" && !hasShape_) {
                hasShape_ = true;
                return enter(Place::grid);
            }
            if (key_ == "graph" && !hasShape_) {
                hasShape_ = true;
                graph_.emplace();
                return enter(Place::graph);
            }
            fail(ErrorCode::syntax);
            return enter(Place::skipped);
        case Place::vertices:
            vertex_ = {};
            return enter(Place::vertex);
        case Place::unknown:
            return enter(Place::unknown);
        default:
            fail(ErrorCode::wrongType);
            return enter(Place::skipped);
        }
    }

    bool end_object() override {
        findToken();
        const Place left = leave("}");
        return left == Place::vertex ? addVertex() : true;
    }

    bool start_array(std::size_t /*size*/) override {
        findToken();
        addUnknown("[");
        switch (place()) {
        case Place::document:
            return enterUnlessKnown();
        case Place::graph:
            if (key_ == "vertices") {
                return enter(Place::vertices);
            }
            if (key_ == "edges") {
                return enter(Place::edges);
            }
            if (key_ == "arcs") {
                return enter(Place::arcs);
            }
            fail(ErrorCode::syntax);
            return enter(Place::skipped);
        case Place::edges:
        case Place::arcs:
            pair_.clear();
            pairBegin_ = tokenBegin_;
            return enter(Place::pair);
        case Place::unknown:
            return enter(Place::unknown);
        default:
            fail(ErrorCode::wrongType);
            return enter(Place::skipped);
        }
    }

    bool end_array() override {
        findToken();
        const Place left = leave("]");
        return left == Place::pair ? addPair() : true;
    }

    bool key(std::string& value) override {
        findToken();
        if (place() == Place::unknown || (place() == Place::document && !isKnown(value))) {
            addUnknownText(jsonString(value) + ": ");
            needsComma_ = false;
        }
        key_ = std::move(value);
        return true;
    }

    bool parse_error(std::size_t /*position*/, const std::string& /*token*/,
                     const Json::exception& exception) override {
        // "[json.exception.…] parse error at line 1, column 2: syntax error while …"
        std::string_view reason = exception.what();
        constexpr std::string_view marker = "syntax error ";
        if (const std::size_t begin = reason.find(marker); begin != std::string_view::npos) {
            reason.remove_prefix(begin + marker.size());
        }
        const auto read = static_cast<std::size_t>(trace_ - text_.data());
        fatal_ = Error{.code = ErrorCode::syntax,
                       .subject = std::string(reason),
                       .position = positionAt(text_, read == 0 ? 0 : read - 1)};
        return false;
    }

private:
    /// What the parser is inside of.
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
        unknown,
        skipped,
    };

    struct GridFields {
        std::optional<Found<std::uint64_t>> rows;
        std::optional<Found<std::uint64_t>> cols;
        std::optional<Topology> topology;
        std::optional<Neighbours> neighbours;
        std::optional<bool> self;
    };
    struct VertexFields {
        std::optional<double> x;
        std::optional<double> y;
        std::optional<std::string> label;
        std::optional<bool> self;
    };

    static bool isKnown(std::string_view field) {
        return field == "format" || field == "version" || field == "board" || field == "start" ||
               field == "target" || field == "presses" || field == "press_count";
    }

    static std::string jsonString(const std::string& text) { return Json(text).dump(); }

    static Error missing(std::string_view field) {
        return {.code = ErrorCode::missingField, .subject = std::string(field)};
    }

    Place place() const { return places_.empty() ? Place::outside : places_.back(); }

    bool enter(Place place) {
        if (places_.size() >= depthLimit) {
            fatal_ = errorHere(ErrorCode::syntax);
            return false;
        }
        // After an error only the version is still of interest.
        const bool isSkipped = error_ && place != Place::document;
        places_.push_back(isSkipped ? Place::skipped : place);
        return true;
    }

    bool enterUnlessKnown() {
        if (isKnown(key_)) {
            fail(ErrorCode::wrongType);
        }
        return enter(Place::unknown);
    }

    Place leave(std::string_view bracket) {
        const Place left = place();
        places_.pop_back();
        if (left == Place::unknown) {
            needsComma_ = false;
            addUnknownText(bracket);
            needsComma_ = true;
        }
        return left;
    }

    /// Finds where the token just read begins: after the one before it and what separates them.
    void findToken() {
        const std::size_t begin = text_.find_first_not_of(" \t\r\n,:", tokenEnd_);
        tokenBegin_ = std::min(begin, text_.size());
        tokenEnd_ = static_cast<std::size_t>(trace_ - text_.data());
    }

    Error errorHere(ErrorCode code) const {
        return {.code = code, .subject = key_, .position = positionAt(text_, tokenBegin_)};
    }

    bool fail(Error error) {
        if (!error_) {
            error_ = std::move(error);
        }
        return true;
    }
    bool fail(ErrorCode code) { return fail(errorHere(code)); }

    template <typename T>
    bool set(std::optional<T>& field, T value) {
        if (field) {
            return fail(ErrorCode::syntax); // it stands there twice
        }
        field = std::move(value);
        return true;
    }

    /// `digits` is the text of a number that the value may not hold exactly.
    bool scalar(Json value, std::string_view digits = {}) {
        findToken();
        // To see a number's end, the parser read one character more.
        if (value.is_number() && tokenEnd_ < text_.size()) {
            --tokenEnd_;
        }
        if (error_ && place() != Place::document) {
            return true;
        }
        switch (place()) {
        case Place::document:
            return isKnown(key_) ? documentField(value) : addUnknownValue(value, digits);
        case Place::unknown:
            return addUnknownValue(value, digits);
        case Place::grid:
            return gridField(value);
        case Place::vertex:
            return vertexField(value);
        case Place::pair:
            return pairEntry(value);
        case Place::skipped:
            return true;
        default:
            return fail(ErrorCode::wrongType);
        }
    }

    bool documentField(const Json& value) {
        if (key_ == "format") {
            hasFormat_ = value == "lightsout";
            if (!hasFormat_) {
                fatal_ = Error{.code = ErrorCode::notThisFormat, .subject = "lightsout"};
            }
            return hasFormat_;
        }
        if (key_ == "version") {
            return versionField(value);
        }
        if (key_ == "press_count") {
            return value.is_number_unsigned()
                       ? set(pressCount_, {value.get<std::uint64_t>(), tokenBegin_})
                       : fail(ErrorCode::wrongType);
        }
        if (!value.is_string() || key_ == "board") {
            return fail(ErrorCode::wrongType);
        }
        const auto& digits = value.get_ref<const std::string&>();
        auto bits = BitVector::fromString(digits);
        if (!bits) {
            const std::size_t place = digits.find_first_not_of("01");
            return fail({.code = ErrorCode::unexpectedCharacter,
                         .subject = digits.substr(place, 1),
                         .position = positionAt(text_, tokenBegin_ + 1 + place)});
        }
        auto& field = key_ == "start" ? start_ : key_ == "target" ? target_ : presses_;
        return set(field, {std::move(*bits), tokenBegin_});
    }

    bool versionField(const Json& value) {
        if (!value.is_number_unsigned()) {
            return fail(ErrorCode::wrongType);
        }
        constexpr auto newest = static_cast<std::uint64_t>(DocumentVersion::newest);
        const auto version = value.get<std::uint64_t>();
        if (version > newest || version == 0) {
            fatal_ = errorHere(ErrorCode::unsupportedVersion);
            fatal_->expected = newest;
            fatal_->found = version;
            return false;
        }
        return set(version_, version);
    }

    bool gridField(const Json& value) {
        if (key_ == "rows" || key_ == "cols") {
            return value.is_number_unsigned() ? set(key_ == "rows" ? grid_.rows : grid_.cols,
                                                    {value.get<std::uint64_t>(), tokenBegin_})
                                              : fail(ErrorCode::wrongType);
        }
        if (key_ == "self") {
            return value.is_boolean() ? set(grid_.self, value.get<bool>())
                                      : fail(ErrorCode::wrongType);
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
            return set(grid_.topology, *topology);
        }
        if (key_ == "neighbours" && neighbours) {
            return set(grid_.neighbours, *neighbours);
        }
        Error error = errorHere(ErrorCode::unknownOptionValue);
        error.subject += "=" + name;
        return fail(std::move(error));
    }

    bool vertexField(Json& value) {
        if (key_ == "x" || key_ == "y") {
            if (!value.is_number()) {
                return fail(ErrorCode::wrongType);
            }
            const auto coordinate = value.get<double>();
            if (!(std::abs(coordinate) <= coordinateLimit)) {
                Error error = errorHere(ErrorCode::numberOutOfRange);
                error.subject = value.dump();
                error.expected = static_cast<std::uint64_t>(coordinateLimit);
                return fail(std::move(error));
            }
            return set(key_ == "x" ? vertex_.x : vertex_.y, coordinate);
        }
        if (key_ == "label") {
            return value.is_string() ? set(vertex_.label, std::move(value.get_ref<std::string&>()))
                                     : fail(ErrorCode::wrongType);
        }
        if (key_ == "self") {
            return value.is_boolean() ? set(vertex_.self, value.get<bool>())
                                      : fail(ErrorCode::wrongType);
        }
        return fail(ErrorCode::syntax);
    }

    bool addVertex() {
        if (error_) {
            return true;
        }
        if (!vertex_.x || !vertex_.y) {
            Error error = missing(vertex_.x ? "y" : "x");
            error.position = positionAt(text_, tokenBegin_);
            return fail(std::move(error));
        }
        if (auto refused = GraphBuilder::checkVertexCount(graph_->vertexCount() + 1)) {
            fatal_ = std::move(refused);
            return false;
        }
        const Vertex added =
            graph_->addVertex({*vertex_.x, *vertex_.y}, vertex_.self.value_or(true));
        graph_->setLabel(added, std::move(vertex_.label).value_or(""));
        return true;
    }

    bool pairEntry(const Json& value) {
        if (!value.is_number_unsigned()) {
            return fail(ErrorCode::wrongType);
        }
        const auto id = value.get<std::uint64_t>();
        if (!largestId_ || id > largestId_->value) {
            largestId_ = {id, tokenBegin_};
        }
        if (pair_.size() < 3) {
            pair_.push_back(id);
        }
        return true;
    }

    bool addPair() {
        if (error_) {
            return true;
        }
        if (pair_.size() != 2) {
            return fail({.code = ErrorCode::wrongLength,
                         .subject = key_,
                         .position = positionAt(text_, pairBegin_),
                         .expected = 2,
                         .found = pair_.size()});
        }
        if (pair_[0] == pair_[1] || largestId_->value >= graphVertexLimit) {
            // Self-influence is a mark of the vertex, not an arc.
            return fail({.code = ErrorCode::vertexOutOfRange,
                         .subject = std::to_string(std::max(pair_[0], pair_[1])),
                         .position = positionAt(text_, pairBegin_),
                         .expected = graph_->vertexCount()});
        }
        const bool isMutual = place() == Place::edges;
        if (!(isMutual ? arcs_.addEdge(pair_[0], pair_[1]) : arcs_.addArc(pair_[0], pair_[1]))) {
            fatal_ = GraphBuilder::tooManyArcs();
            return false;
        }
        return true;
    }

    /// Goes on with the unknown fields, if it is one of them that begins here.
    void addUnknown(std::string_view bracket) {
        if (place() == Place::unknown || (place() == Place::document && !isKnown(key_))) {
            addUnknownText(bracket);
            needsComma_ = false;
        }
    }
    bool addUnknownValue(const Json& value, std::string_view digits) {
        addUnknownText(digits.empty() ? value.dump() : std::string(digits));
        return true;
    }
    void addUnknownText(std::string_view text) {
        if (std::exchange(needsComma_, true)) {
            unknownFields_ += ", ";
        }
        unknownFields_ += text;
    }

    Result<SavedBoard> board() {
        auto rule = hasShape_ ? (graph_ ? graph() : grid()) : Result<Rule>(missing("board"));
        if (!rule) {
            return rule.error();
        }
        const std::size_t vertices = rule->vertexCount();
        for (const auto* field : {&start_, &target_, &presses_}) {
            if (*field && (*field)->value.size() != vertices) {
                return Error{.code = ErrorCode::wrongLength,
                             .position = positionAt(text_, (*field)->offset),
                             .expected = vertices,
                             .found = (*field)->value.size()};
            }
        }
        SavedBoard saved{.game = Game(*std::move(rule),
                                      start_ ? std::move(start_->value) : BitVector::ones(vertices),
                                      target_ ? std::move(target_->value) : BitVector(vertices))};
        if (presses_ || pressCount_) {
            BitVector presses = presses_ ? std::move(presses_->value) : BitVector(vertices);
            const std::uint64_t least = presses.count();
            const std::uint64_t count = pressCount_ ? pressCount_->value : least;
            if (count < least || (count - least) % 2 != 0) {
                return Error{.code = ErrorCode::numberOutOfRange,
                             .subject = std::to_string(count),
                             .position = positionAt(text_, pressCount_->offset),
                             .expected = least};
            }
            saved.game.setPresses(std::move(presses), count);
        }
        if (!unknownFields_.empty()) {
            saved.unknownFields = "{" + unknownFields_ + "}";
        }
        return saved;
    }

    Result<Rule> grid() const {
        for (const auto& [field, name] : {std::pair(&grid_.rows, "rows"), {&grid_.cols, "cols"}}) {
            if (!*field) {
                return missing(name);
            }
            if ((*field)->value == 0) {
                return Error{.code = ErrorCode::numberOutOfRange,
                             .subject = "0",
                             .position = positionAt(text_, (*field)->offset),
                             .expected = 1};
            }
        }
        const std::uint64_t cells = saturatingProduct(grid_.rows->value, grid_.cols->value);
        if (cells > latticeCellLimit) {
            return Error{.code = ErrorCode::tooManyVertices,
                         .position = positionAt(text_, grid_.rows->offset),
                         .expected = latticeCellLimit,
                         .found = cells};
        }
        return Rule(Lattice{.rows = grid_.rows->value,
                            .cols = grid_.cols->value,
                            .topology = grid_.topology.value_or(Topology::plane),
                            .neighbours = grid_.neighbours.value_or(Neighbours::plus),
                            .selfInfluence = grid_.self.value_or(true)});
    }

    Result<Rule> graph() {
        if (largestId_ && largestId_->value >= graph_->vertexCount()) {
            return Error{.code = ErrorCode::vertexOutOfRange,
                         .subject = std::to_string(largestId_->value),
                         .position = positionAt(text_, largestId_->offset),
                         .expected = graph_->vertexCount()};
        }
        return Rule(arcs_.build(*std::move(graph_)));
    }

    std::string_view text_;
    const char* trace_;
    std::size_t tokenBegin_ = 0;
    std::size_t tokenEnd_ = 0;
    std::vector<Place> places_;
    std::string key_;

    std::optional<Error> fatal_; ///< ends the reading
    std::optional<Error> error_; ///< the first thing wrong

    bool hasFormat_ = false;
    std::optional<std::uint64_t> version_;
    bool hasShape_ = false;
    GridFields grid_;
    std::optional<Graph> graph_;
    VertexFields vertex_;
    std::vector<std::uint64_t> pair_;
    std::size_t pairBegin_ = 0;
    GraphBuilder arcs_;
    std::optional<Found<std::uint64_t>> largestId_;
    std::optional<Found<BitVector>> start_;
    std::optional<Found<BitVector>> target_;
    std::optional<Found<BitVector>> presses_;
    std::optional<Found<std::uint64_t>> pressCount_;
    std::string unknownFields_;
    bool needsComma_ = false;
};

} // namespace

Result<SavedBoard> readDocument(std::string_view text, const ReadOptions& /*options*/) {
    const std::size_t begin = text.find_first_not_of(" \t\r\n");
    if (begin == std::string_view::npos || text[begin] != '{') {
        return Error{.code = ErrorCode::notThisFormat, .subject = "lightsout"};
    }
    return DocumentReader(text).read();
}

} // namespace lightsout
