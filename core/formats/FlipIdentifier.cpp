// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/FlipIdentifier.h"

#include "graph/Limits.h"
#include "io/Text.h"

#include <optional>

namespace lightsout {

namespace {

constexpr std::string_view flipFormat = "flip";
constexpr std::size_t bitsPerHexDigit = 4;

/// The size before the colon ("WxH", "WxHc" or "WxHr") and the text after it.
struct Heading {
    std::uint64_t cols = 0;
    std::uint64_t rows = 0;
    std::string_view rest; ///< text after the colon
};

std::optional<Heading> headingOf(std::string_view text) {
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        return std::nullopt;
    }
    std::string_view size = text.substr(0, colon);
    if (size.ends_with('c') || size.ends_with('r')) {
        size.remove_suffix(1);
    }
    const std::size_t cross = std::min(size.find('x'), size.size());
    const auto cols = wholeNumber(size.substr(0, cross));
    const auto rows = wholeNumber(size.substr(std::min(cross + 1, size.size())));
    return cols && rows ? std::optional(Heading{*cols, *rows, text.substr(colon + 1)})
                        : std::nullopt;
}

constexpr std::string_view saveFileStart = "SAVEFILE:";

/// Returns true for a seed such as "5x5#123" or "5x5c#123".
bool isSeed(std::string_view text) {
    const std::size_t sign = text.find('#');
    if (sign == std::string_view::npos || text.find_first_of(" \t\r\n") != std::string_view::npos) {
        return false;
    }
    const std::string size = std::string(text.substr(0, sign)) + ":";
    return headingOf(size).has_value();
}

std::optional<unsigned> valueOf(char digit) {
    if (digit >= '0' && digit <= '9') {
        return static_cast<unsigned>(digit - '0');
    }
    const char small = digit >= 'A' && digit <= 'F' ? char(digit - 'A' + 'a') : digit;
    return small >= 'a' && small <= 'f' ? std::optional(static_cast<unsigned>(small - 'a' + 10))
                                        : std::nullopt;
}

/// Returns the hexadecimal digits at the beginning of the text.
std::string_view digitsOf(std::string_view text) {
    std::size_t length = 0;
    while (length < text.size() && valueOf(text[length])) {
        ++length;
    }
    return text.substr(0, length);
}

std::size_t digitCount(std::size_t bits) {
    return (bits + bitsPerHexDigit - 1) / bitsPerHexDigit;
}

bool bitOf(std::string_view digits, std::size_t index) {
    return ((*valueOf(digits[index / bitsPerHexDigit]) >>
             (bitsPerHexDigit - 1 - index % bitsPerHexDigit)) &
            1U) != 0;
}

/// Writes bits as digits, in the order in which they are added.
class DigitText {
public:
    void add(bool bit) {
        value_ = 2 * value_ + (bit ? 1U : 0U);
        if (++count_ % bitsPerHexDigit == 0) {
            text_ += "0123456789abcdef"[std::exchange(value_, 0U)];
        }
    }
    /// Pads the last digit and returns the text.
    std::string take() {
        while (count_ % bitsPerHexDigit != 0) {
            add(false);
        }
        return std::move(text_);
    }

private:
    std::string text_;
    std::size_t count_ = 0;
    unsigned value_ = 0;
};

bool haveSameInfluence(const Graph& a, const Graph& b) {
    for (Vertex v = 0; v < a.vertexCount(); ++v) {
        if (a.selfInfluence(v) != b.selfInfluence(v) || a.targets(v) != b.targets(v)) {
            return false;
        }
    }
    return true;
}

/// Returns the lattice with these influences, trying the most common ones first, or a graph on
/// cells if no lattice matches.
Rule ruleOf(std::size_t rows, std::size_t cols, Graph graph) {
    for (const Topology topology : {Topology::plane, Topology::torus, Topology::cylinder,
                                    Topology::moebius, Topology::klein, Topology::projective}) {
        for (const Neighbours neighbours :
             {Neighbours::plus, Neighbours::king, Neighbours::diagonal, Neighbours::knight,
              Neighbours::rowColumn}) {
            const Lattice lattice{.rows = rows,
                                  .cols = cols,
                                  .topology = topology,
                                  .neighbours = neighbours,
                                  .selfInfluence = graph.selfInfluence(0)};
            std::size_t neighboursOfFirst = 0;
            lattice.forEachNeighbour(0, [&](Vertex) { ++neighboursOfFirst; });
            if (neighboursOfFirst == graph.targets(0).size() &&
                haveSameInfluence(Rule(lattice).toGraph(), graph)) {
                return lattice;
            }
        }
    }
    return Rule::onCells(Lattice{.rows = rows, .cols = cols}, std::move(graph));
}

Error lengthError(std::string_view text, std::string_view digits, std::size_t expected) {
    Error error = errorAbout(ErrorCode::wrongLength, text, digits);
    error.expected = expected;
    error.found = digits.size();
    return error;
}

} // namespace

bool isFlipIdentifier(std::string_view text) {
    return text.find_first_of(" \n") == std::string_view::npos && headingOf(text);
}

bool isFlipText(std::string_view text) {
    return isFlipIdentifier(text) || isSeed(text) || text.starts_with(saveFileStart);
}

Result<SavedBoard> readFlipIdentifier(std::string_view text, const ReadOptions& options) {
    const std::string_view whole = text;
    if (text.starts_with(saveFileStart)) {
        return Error{.code = ErrorCode::flipSave};
    }
    if (isSeed(trimmed(text))) {
        return Error{.code = ErrorCode::flipSeed, .subject = std::string(trimmed(text))};
    }
    while (!text.empty() && (isBlank(text.back()) || text.back() == '\n' || text.back() == '\r')) {
        text.remove_suffix(1);
    }
    const auto heading = headingOf(text);
    if (!heading) {
        Error error = errorAbout(ErrorCode::notThisFormat, whole, text.substr(0, text.find('\n')));
        error.subject = std::string(flipFormat);
        return error;
    }
    const std::uint64_t cells = saturatingProduct(heading->rows, heading->cols);
    if (cells == 0 || cells > maxFlipCells) {
        return Error{.code = ErrorCode::tooManyVertices, .expected = maxFlipCells, .found = cells};
    }
    const std::string_view matrix = digitsOf(heading->rest);
    std::string_view rest = heading->rest.substr(matrix.size());
    if (matrix.size() != digitCount(cells * cells)) {
        return lengthError(whole, matrix, digitCount(cells * cells));
    }
    if (!rest.starts_with(',')) {
        return errorAbout(ErrorCode::syntax, whole, rest.substr(0, firstCharacterLength(rest)));
    }
    rest.remove_prefix(1);
    const std::string_view grid = digitsOf(rest);
    if (grid.size() != digitCount(cells)) {
        return lengthError(whole, grid, digitCount(cells));
    }
    rest.remove_prefix(grid.size());
    if (!rest.empty()) {
        return errorAbout(ErrorCode::syntax, whole, rest.substr(0, firstCharacterLength(rest)));
    }
    Graph graph(cells, false);
    BitVector lights(cells);
    for (Vertex pressed = 0; pressed < cells; ++pressed) {
        options.checkpoint();
        lights.set(pressed, bitOf(grid, pressed));
        for (Vertex light = 0; light < cells; ++light) {
            if (!bitOf(matrix, pressed * cells + light)) {
                continue;
            }
            if (pressed == light) {
                graph.setSelfInfluence(pressed, true);
            } else {
                graph.addArc(pressed, light);
            }
        }
    }
    return SavedBoard{.game = Game(ruleOf(heading->rows, heading->cols, std::move(graph)), lights,
                                   BitVector(cells))};
}

Result<std::string> writeFlipIdentifier(const SavedBoard& board, const WriteOptions& /*options*/) {
    const Lattice* grid = board.game.rule().cells();
    if (grid == nullptr) {
        return Error{.code = ErrorCode::cannotHold, .subject = std::string(flipFormat)};
    }
    const std::size_t cells = grid->vertexCount();
    if (cells > maxFlipCells) {
        return Error{.code = ErrorCode::tooManyVertices, .expected = maxFlipCells, .found = cells};
    }
    DigitText matrix;
    DigitText lights;
    const BitVector toFlip = board.game.difference();
    for (Vertex pressed = 0; pressed < cells; ++pressed) {
        BitVector flipped(cells);
        board.game.rule().forEachToggled(pressed, [&](Vertex light) { flipped.set(light); });
        for (Vertex light = 0; light < cells; ++light) {
            matrix.add(flipped[light]);
        }
        lights.add(toFlip[pressed]);
    }
    return std::to_string(grid->cols) + "x" + std::to_string(grid->rows) + ":" + matrix.take() +
           "," + lights.take() + "\n";
}

} // namespace lightsout
