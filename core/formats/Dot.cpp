// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/Dot.h"

#include "formats/NamedGraph.h"
#include "io/Encoding.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace lightsout {

namespace {

constexpr std::string_view dotName = "dot";
/// Maximum nesting depth of subgraphs.
constexpr std::size_t maxSubgraphDepth = 100;

struct DotToken {
    enum class Kind { id, sign, end, strange };
    Kind kind = Kind::end;
    std::string_view text{}; ///< view into the file, or into a string that DotTokens owns
    std::size_t offset = 0;
    bool isQuoted = false;
    bool isHtml = false;

    bool is(std::string_view sign) const { return kind == Kind::sign && text == sign; }
    /// Returns true for a keyword of the language, regardless of case.
    bool isWord(std::string_view word) const {
        return kind == Kind::id && !isQuoted && lowerCase(text) == word;
    }
};

/// Splits a DOT text into tokens, skipping whitespace and comments. O(size of the text).
class DotTokens {
public:
    DotTokens(std::string_view text, NamedGraph& graph) : text_(text), graph_(graph) { take(); }

    const DotToken& peek() const { return next_; }
    DotToken take() {
        DotToken token = next_;
        next_ = read();
        // Quoted strings joined by + are one string.
        std::string joined;
        while (next_.kind == DotToken::Kind::id && next_.isQuoted && !next_.isHtml) {
            const std::size_t at = at_;
            const DotToken plus = read();
            const DotToken more = plus.is("+") ? read() : DotToken{};
            if (more.kind != DotToken::Kind::id || !more.isQuoted || more.isHtml) {
                at_ = at;
                break;
            }
            joined = joined.empty() ? std::string(next_.text) : std::move(joined);
            joined += more.text;
        }
        if (!joined.empty()) {
            next_.text = graph_.keep(std::move(joined));
        }
        return token;
    }
    std::size_t left() const { return text_.size() - at_; }

private:
    static bool isIdCharacter(char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || isDigit(c) || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    }

    void skip() {
        for (;;) {
            at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
            const std::string_view rest = text_.substr(at_);
            const bool isLineStart = at_ == 0 || text_[at_ - 1] == '\n';
            if (rest.starts_with("//") || (rest.starts_with('#') && isLineStart)) {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (rest.starts_with("/*")) {
                const std::size_t end = text_.find("*/", at_ + 2);
                at_ = end == std::string_view::npos ? text_.size() : end + 2;
            } else {
                return;
            }
        }
    }

    DotToken read() {
        using Kind = DotToken::Kind;
        skip();
        const std::size_t begin = at_;
        if (at_ >= text_.size()) {
            return {.kind = Kind::end, .text = text_.substr(text_.size()), .offset = begin};
        }
        const std::string_view rest = text_.substr(at_);
        const auto piece = [&](Kind kind, std::size_t length) {
            at_ += length;
            return DotToken{.kind = kind, .text = rest.substr(0, length), .offset = begin};
        };
        if (rest.starts_with("--") || rest.starts_with("->")) {
            return piece(Kind::sign, 2);
        }
        const char first = rest.front();
        if (std::string_view("{}[]=;,:+").find(first) != std::string_view::npos) {
            return piece(Kind::sign, 1);
        }
        if (first == '"') {
            return quoted(begin);
        }
        if (first == '<') {
            return html(begin);
        }
        const bool isNumber = isDigit(first) || first == '.' || first == '-';
        std::size_t length = isNumber ? 1 : 0;
        while (length < rest.size() &&
               (isIdCharacter(rest[length]) || (isNumber && rest[length] == '.'))) {
            ++length;
        }
        return length == 0 ? piece(Kind::strange, firstCharacterLength(rest))
                           : piece(Kind::id, length);
    }

    DotToken quoted(std::size_t begin) {
        std::size_t end = begin + 1;
        bool isPlain = true;
        while (end < text_.size() && text_[end] != '"') {
            isPlain = isPlain && text_[end] != '\\';
            end += text_[end] == '\\' && end + 1 < text_.size() ? 2 : 1;
        }
        if (end >= text_.size()) {
            at_ = text_.size();
            return {
                .kind = DotToken::Kind::strange, .text = text_.substr(begin, 1), .offset = begin};
        }
        at_ = end + 1;
        DotToken token{.kind = DotToken::Kind::id,
                       .text = text_.substr(begin + 1, end - begin - 1),
                       .offset = begin,
                       .isQuoted = true};
        if (!isPlain) {
            std::string plain;
            for (std::size_t i = 0; i < token.text.size(); ++i) {
                const bool isEscape = token.text[i] == '\\' && i + 1 < token.text.size();
                if (isEscape && token.text[i + 1] == '"') {
                    ++i; // omit the backslash
                } else if (isEscape && token.text[i + 1] == '\n') {
                    i += 2; // omit the backslash and the newline of a continued line
                    if (i >= token.text.size()) {
                        break;
                    }
                } else if (isEscape) {
                    plain += token.text[i++]; // the backslash is kept with the escaped character
                }
                plain += token.text[i];
            }
            token.text = graph_.keep(std::move(plain));
        }
        return token;
    }

    DotToken html(std::size_t begin) {
        std::size_t depth = 0;
        for (std::size_t i = begin; i < text_.size(); ++i) {
            depth += text_[i] == '<' ? 1 : 0;
            depth -= text_[i] == '>' ? 1 : 0;
            if (depth == 0) {
                at_ = i + 1;
                return {.kind = DotToken::Kind::id,
                        .text = text_.substr(begin, at_ - begin),
                        .offset = begin,
                        .isQuoted = true,
                        .isHtml = true};
            }
        }
        at_ = text_.size();
        return {.kind = DotToken::Kind::strange, .text = text_.substr(begin, 1), .offset = begin};
    }

    std::string_view text_;
    NamedGraph& graph_; ///< owns strings that differ from the file
    std::size_t at_ = 0;
    DotToken next_{};
};

/// Returns a label with the entities of HTML resolved.
std::string withoutEntities(const std::string& label) {
    std::string text;
    for (std::size_t i = 0; i < label.size(); ++i) {
        const std::size_t end = label[i] == '&' ? label.find(';', i) : std::string::npos;
        constexpr std::size_t longest = 10;
        std::string plain;
        if (end != std::string::npos && end - i < longest) {
            const std::string name = label.substr(i + 1, end - i - 1);
            for (const auto& [entity, character] : {std::pair("amp", "&"),
                                                    {"lt", "<"},
                                                    {"gt", ">"},
                                                    {"quot", "\""},
                                                    {"apos", "'"},
                                                    {"nbsp", "\u00A0"}}) {
                plain = name == entity ? character : plain;
            }
            const auto number = name.starts_with('#') ? wholeNumber(name.substr(1)) : std::nullopt;
            plain = number && *number < 0x110000
                        ? utf8(static_cast<std::uint32_t>(*number)).value_or("")
                        : plain;
        }
        text += plain.empty() ? std::string(1, label[i]) : plain;
        i = plain.empty() ? i : end;
    }
    return text;
}

/// Returns a label with its escapes resolved: \N becomes the name of the vertex, and the line
/// breaks \n, \l and \r become spaces.
std::string labelText(std::string_view label, std::string_view name) {
    std::string text;
    for (std::size_t i = 0; i < label.size(); ++i) {
        if (label[i] != '\\' || i + 1 == label.size()) {
            text += label[i];
            continue;
        }
        const char escaped = label[++i];
        if (escaped == 'N') {
            text += name;
        } else if (escaped == 'n' || escaped == 'l' || escaped == 'r') {
            text += ' ';
        } else {
            text += escaped;
        }
    }
    return std::string(trimmed(text));
}

class DotReader {
public:
    DotReader(std::string_view text, const ReadOptions& options)
        : text_(text), options_(options), tokens_(text, graph_) {}

    Result<SavedBoard> read() {
        const bool isStrict = tokens_.peek().isWord("strict");
        if (isStrict) {
            tokens_.take();
        }
        const DotToken kind = tokens_.take();
        if (!kind.isWord("graph") && !kind.isWord("digraph")) {
            return Error{.code = ErrorCode::notThisFormat, .subject = std::string(dotName)};
        }
        if (tokens_.peek().kind == DotToken::Kind::id) {
            tokens_.take();
        }
        if (!expect("{")) {
            return *std::move(error_);
        }
        Vertices vertices;
        if (!readStatements(vertices, EdgeDirection{}, 0)) {
            return *std::move(error_);
        }
        if (tokens_.peek().kind != DotToken::Kind::end) {
            options_.leaveOut("graph"); // a graph after the first
        }
        dropNumbers();
        return graph_.board(options_, false);
    }

private:
    using Vertices = std::vector<Vertex>;
    enum class EdgeDirection { bySign, forward, back, mutual };

    bool fail(const DotToken& token) {
        error_ = Error{.code = ErrorCode::syntax,
                       .subject = std::string(token.text),
                       .position = positionAt(text_, token.offset)};
        return false;
    }
    bool fail(Error error) {
        error_ = std::move(error);
        return false;
    }
    bool expect(std::string_view sign) {
        const DotToken token = tokens_.take();
        return token.is(sign) || fail(token);
    }

    /// Reads the statements up to and including the closing brace; appends the vertices named in
    /// them to `vertices`.
    bool readStatements(Vertices& vertices, EdgeDirection direction, std::size_t depth) {
        for (;;) {
            options_.checkpoint(shareRead(text_, tokens_.left()));
            const DotToken& next = tokens_.peek();
            if (next.is("}")) {
                tokens_.take();
                return true;
            }
            if (next.is(";") || next.is(",")) {
                tokens_.take();
            } else if (next.isWord("node") || next.isWord("edge") || next.isWord("graph")) {
                const bool isEdge = next.isWord("edge");
                const bool isNode = next.isWord("node");
                tokens_.take();
                Attributes attributes;
                if (!readAttributes(attributes)) {
                    return false;
                }
                direction = isEdge ? directionOf(attributes, direction) : direction;
                if (isNode && attributes.contains("label")) {
                    defaultLabel_ = attributes.at("label").text;
                }
            } else if (!readStatement(vertices, direction, depth)) {
                return false;
            }
        }
    }

    bool readStatement(Vertices& vertices, EdgeDirection direction, std::size_t depth) {
        Vertices from;
        std::optional<DotToken> single;
        if (!readEnd(from, single, direction, depth)) {
            return false;
        }
        if (single && tokens_.peek().is("=")) { // an attribute of the graph
            tokens_.take();
            const DotToken value = tokens_.take();
            return value.kind == DotToken::Kind::id || fail(value);
        }
        if (single && !addNamed(from, *single)) {
            return false;
        }
        if (!tokens_.peek().is("--") && !tokens_.peek().is("->")) {
            vertices.insert(vertices.end(), from.begin(), from.end());
            return readVertexAttributes(from, single.has_value());
        }
        std::vector<std::pair<Vertices, bool>> chain{
            {from, false}}; // each end, and whether an arc leads to it
        while (tokens_.peek().is("--") || tokens_.peek().is("->")) {
            const bool isArc = tokens_.take().is("->");
            Vertices to;
            single.reset();
            if (!readEnd(to, single, direction, depth) || (single && !addNamed(to, *single))) {
                return false;
            }
            chain.emplace_back(std::move(to), isArc);
        }
        Attributes attributes;
        if (!readAttributes(attributes)) {
            return false;
        }
        for (const auto& [name, value] : attributes) {
            leaveOut(name, "edge ");
        }
        direction = directionOf(attributes, direction);
        for (std::size_t i = 0; i < chain.size(); ++i) {
            vertices.insert(vertices.end(), chain[i].first.begin(), chain[i].first.end());
            if (i > 0 &&
                !addEdges(chain[i - 1].first, chain[i].first, chain[i].second, direction)) {
                return false;
            }
        }
        return true;
    }

    bool addEdges(const Vertices& from, const Vertices& to, bool isArc, EdgeDirection direction) {
        const bool isDirected = direction == EdgeDirection::bySign
                                    ? isArc
                                    : isArc && direction != EdgeDirection::mutual;
        for (const Vertex u : from) {
            options_.checkpoint();
            for (const Vertex v : to) {
                const bool isBack = direction == EdgeDirection::back;
                if (auto error = graph_.addEdge(isBack ? v : u, isBack ? u : v, isDirected)) {
                    return fail(*std::move(error));
                }
            }
        }
        return true;
    }

    /// Reads an end of an edge: the vertices of a subgraph, or a single name, which is not added
    /// yet.
    bool readEnd(Vertices& vertices, std::optional<DotToken>& single, EdgeDirection direction,
                 std::size_t depth) {
        const bool isNamed = tokens_.peek().isWord("subgraph");
        if (isNamed) {
            tokens_.take();
            if (tokens_.peek().kind == DotToken::Kind::id) {
                tokens_.take();
            }
        }
        if (isNamed || tokens_.peek().is("{")) {
            const DotToken brace = tokens_.take();
            if (!brace.is("{") || depth >= maxSubgraphDepth) {
                return fail(brace);
            }
            if (!readStatements(vertices, direction, depth + 1)) {
                return false;
            }
            std::ranges::sort(vertices);
            vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
            return true;
        }
        const DotToken name = tokens_.take();
        if (name.kind != DotToken::Kind::id) {
            return fail(name);
        }
        single = name;
        for (int i = 0; i < 2 && tokens_.peek().is(":"); ++i) { // the port and its side
            tokens_.take();
            const DotToken port = tokens_.take();
            if (port.kind != DotToken::Kind::id) {
                return fail(port);
            }
        }
        return true;
    }

    bool addNamed(Vertices& vertices, const DotToken& name) {
        const std::size_t before = graph_.vertexCount();
        const auto vertex = graph_.vertex(name.text);
        if (!vertex) {
            return fail(vertex.error());
        }
        if (graph_.vertexCount() > before && !defaultLabel_.empty()) {
            setLabel(*vertex, defaultLabel_);
        }
        vertices.push_back(*vertex);
        return true;
    }

    using Attributes = std::unordered_map<std::string, DotToken>;

    /// Reads the lists of attributes in brackets, if there are any.
    bool readAttributes(Attributes& attributes) {
        while (tokens_.peek().is("[")) {
            tokens_.take();
            while (!tokens_.peek().is("]")) {
                options_.checkpoint();
                if (tokens_.peek().is(",") || tokens_.peek().is(";")) {
                    tokens_.take();
                    continue;
                }
                const DotToken name = tokens_.take();
                if (name.kind != DotToken::Kind::id) {
                    return fail(name);
                }
                DotToken value{};
                if (tokens_.peek().is("=")) {
                    tokens_.take();
                    value = tokens_.take();
                    if (value.kind != DotToken::Kind::id) {
                        return fail(value);
                    }
                }
                attributes[std::string(name.text)] = value;
            }
            tokens_.take();
        }
        return true;
    }

    bool readVertexAttributes(const Vertices& vertices, bool isVertex) {
        Attributes attributes;
        if (!readAttributes(attributes)) {
            return false;
        }
        for (const auto& [name, value] : attributes) {
            if (!isVertex || vertices.empty()) {
                continue;
            }
            if (name == "label" && !value.isHtml) {
                setLabel(vertices.front(), value.text);
            } else if (name == "pos") {
                setPosition(vertices.front(), value.text);
            } else {
                leaveOut(name, "");
            }
        }
        return true;
    }

    void setLabel(Vertex vertex, std::string_view label) {
        graph_.attributes(vertex).label = withoutEntities(labelText(label, graph_.name(vertex)));
    }

    /// Reads a position such as "1.5,2.25!", with y pointing upwards; ignores any other text.
    void setPosition(Vertex vertex, std::string_view pair) {
        pair = trimmed(pair);
        pair.remove_suffix(pair.ends_with('!') ? 1 : 0);
        const std::size_t comma = std::min(pair.find_first_of(", "), pair.size());
        const std::string_view rest = pair.substr(std::min(comma + 1, pair.size()));
        const auto x = coordinateFrom("pos", trimmed(pair.substr(0, comma)));
        const auto y = coordinateFrom("pos", trimmed(rest.substr(0, rest.find(','))));
        if (!x || !y) {
            options_.leaveOut("pos");
            return;
        }
        graph_.attributes(vertex).x = *x;
        graph_.attributes(vertex).y = *y == 0 ? 0 : -*y;
    }

    /// Reports an ignored attribute, unless it only affects the drawing.
    void leaveOut(const std::string& name, const std::string& owner) const {
        constexpr std::array<std::string_view, 13> ofDrawing{
            "shape", "width", "height", "margin",   "style",       "fillcolor", "fixedsize",
            "dir",   "pos",   "color",  "fontname", "peripheries", "fontsize"};
        if (std::ranges::find(ofDrawing, name) == ofDrawing.end()) {
            options_.leaveOut(owner + name);
        }
    }

    static EdgeDirection directionOf(const Attributes& attributes, EdgeDirection otherwise) {
        const auto direction = attributes.find("dir");
        if (direction == attributes.end()) {
            return otherwise;
        }
        const std::string text = lowerCase(direction->second.text);
        return text == "none" || text == "both" ? EdgeDirection::mutual
               : text == "back"                 ? EdgeDirection::back
               : text == "forward"              ? EdgeDirection::forward
                                                : otherwise;
    }

    /// Drops the names if they are 0, 1, 2 … in the order of the vertices. Programs write such
    /// names for vertices that have none.
    void dropNumbers() {
        for (Vertex v = 0; v < graph_.vertexCount(); ++v) {
            if (graph_.name(v) != std::to_string(v)) {
                return;
            }
        }
        graph_.dropNames();
    }

    std::string_view text_;
    const ReadOptions& options_;
    NamedGraph graph_;
    DotTokens tokens_;
    std::string_view defaultLabel_;
    std::optional<Error> error_;
};

} // namespace

Result<SavedBoard> readDot(std::string_view text, const ReadOptions& options) {
    return DotReader(text, options).read();
}

} // namespace lightsout
