// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Limits.h"
#include "io/GraphBuilder.h"
#include "io/SavedBoard.h"
#include "io/Text.h"

#include <algorithm>
#include <charconv>

namespace lightsout {

/// Reads a specification from left to right and stores the first error. After an error, it
/// continues with valid values.
class SpecText {
public:
    SpecText(std::string_view text, const ReadOptions& options)
        : text_(text), rest_(text), memory_(options.memory), seed_(options.seed) {}

    std::uint64_t seed() const { return seed_; }

    const std::optional<Error>& error() const { return error_; }
    bool atEnd() const { return rest_.empty(); }

    void fail(ErrorCode code, std::string_view part) {
        if (!error_) {
            error_ = errorAbout(code, text_, part);
        }
    }

    /// Stores the error that an option's value is repeated somewhere before the current position.
    void failRepeated(std::string value) {
        fail(ErrorCode::repeated, rest_);
        error_->subject = std::move(value);
    }

    /// Stores the error that a number is larger than the board allows.
    void failBeyond(std::string_view digits, std::uint64_t max) {
        if (!error_) {
            fail(ErrorCode::numberOutOfRange, digits);
            error_->expected = max;
        }
    }

    /// Returns the digits that come next, without consuming them.
    std::string_view digits() const {
        return {rest_.begin(), std::ranges::find_if_not(rest_, isDigit)};
    }

    /// Consumes the characters up to the first of `ends`, or all characters if there is none.
    std::string_view takeUntil(std::string_view ends) {
        const std::string_view taken = rest_.substr(0, rest_.find_first_of(ends));
        rest_.remove_prefix(taken.size());
        return taken;
    }

    bool skip(char expected) {
        if (!rest_.starts_with(expected)) {
            return false;
        }
        rest_.remove_prefix(1);
        return true;
    }

    void require(char expected) {
        if (!skip(expected)) {
            fail(ErrorCode::syntax, rest_.substr(0, rest_.find(',')));
        }
    }

    /// Skips a comma before a number.
    bool skipToNumber() {
        return rest_.size() > 1 && rest_[0] == ',' && isDigit(rest_[1]) && skip(',');
    }

    std::uint64_t number(std::uint64_t min, std::uint64_t max = UINT64_MAX) {
        const std::string_view digits = this->digits();
        if (digits.empty()) {
            fail(ErrorCode::notANumber, rest_.substr(0, rest_.find(',')));
            return min;
        }
        rest_.remove_prefix(digits.size());
        std::uint64_t value = 0;
        const auto [stop, failure] =
            std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (failure != std::errc{} || value < min || value > max) {
            if (!error_) {
                fail(ErrorCode::numberOutOfRange, digits);
                error_->expected = failure == std::errc{} && value < min ? min : max;
            }
            return min;
        }
        return value;
    }

    /// Reads a probability.
    double chance() {
        const std::string_view digits = takeUntil(",");
        const auto value = realNumber(digits);
        if (!value) {
            fail(ErrorCode::notANumber, digits);
        } else if (!(*value >= 0 && *value <= 1)) {
            fail(ErrorCode::numberOutOfRange, digits);
            error_->expected = 1;
        } else {
            return *value;
        }
        return 0;
    }

    /// Read ":N" and ":MxN".
    std::uint64_t size(std::uint64_t min) {
        require(':');
        return number(min);
    }
    std::pair<std::uint64_t, std::uint64_t> sizes() {
        const std::uint64_t first = size(1);
        require('x');
        return {first, number(1)};
    }

    /// Returns true if there has been no error so far and a graph of this size is allowed.
    bool admits(std::uint64_t vertices, std::uint64_t arcs) {
        if (error_) {
            return false;
        }
        if (auto refused = GraphBuilder::checkVertexCount(vertices)) {
            error_ = std::move(refused);
        } else if (arcs > maxGraphArcs) {
            error_ = GraphBuilder::tooManyArcs(arcs);
        } else {
            constexpr std::uint64_t bytesPerVertex = 100;
            constexpr std::uint64_t bytesPerArc = 16;
            return fits(vertices * bytesPerVertex + arcs * bytesPerArc);
        }
        placeAtSize();
        return false;
    }

    bool admitsVertices(std::uint64_t vertices, std::uint64_t max) {
        if (!error_ && vertices > max) {
            error_ = Error{.code = ErrorCode::tooManyVertices, .expected = max, .found = vertices};
            placeAtSize();
        }
        return !error_;
    }

    bool admitsLattice(std::uint64_t cells) {
        return admitsVertices(cells, maxSpecifiedCells) && fits(cells / 2); // four bit vectors
    }

private:
    static constexpr bool isDigit(char character) { return character >= '0' && character <= '9'; }

    bool fits(std::uint64_t bytes) {
        if (bytes > memory_) {
            error_ = Error{.code = ErrorCode::tableTooLarge, .expected = memory_, .found = bytes};
            placeAtSize();
        }
        return !error_;
    }

    /// Sets the position of the error to that of the sizes, after the first colon.
    void placeAtSize() { error_->position = positionAt(text_, text_.find(':') + 1); }

    std::string_view text_;
    std::string_view rest_;
    std::uint64_t memory_;
    std::uint64_t seed_;
    std::optional<Error> error_;
};

} // namespace lightsout
