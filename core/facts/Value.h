// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitVector.h"
#include "random/BigNumbers.h"

#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

/// An exact number, or a real number as the nearest double.
using Number = std::variant<BigFraction, double>;

/// Returns the digits of a number: "12", "3/16", or the fewest digits that parse as the same
/// double.
std::string digitsOf(const Number& number);
/// Returns the nearest double; an exact number that is too large becomes infinite.
double realOf(const Number& number);
bool isInteger(const Number& number);

/// The reasons why a board has no value of a fact, or why the value is not known.
enum class Missing {
    // The board has no such value.
    noSolution,
    noQuietPattern,
    notAGrid,
    notAChain,
    notMutual,
    noSuchArgument,
    // The value is not known.
    noBoard, ///< there is no board to compute it for
    unequalMarks,
    tooLarge,
};
/// Returns a sentence in English without a full stop and without a comma.
std::string_view sentenceOf(Missing missing);
/// Returns true if the board certainly has no such value.
constexpr bool isCertain(Missing missing) {
    return missing < Missing::noBoard;
}

/// The value of a fact: a number with its bounds if it is not exact, yes or no, a set of vertices,
/// or the reason why there is no value.
struct Value {
    std::variant<Missing, Number, bool, BitVector> content = Missing::tooLarge;
    /// Bounds of a value that is not proven, or of the mean of a sample.
    std::optional<Number> low{};
    std::optional<Number> high{};
    /// True if the value is exact or it is certain that there is none; false for means of samples.
    bool isProven = false;
    /// True for the mean of several samples that are all equal. Its bounds are those of SampleMean.
    bool hasEqualSamples = false;

    Value() = default;
    Value(Missing missing) : content(missing), isProven(isCertain(missing)) {}
    Value(Number number) : content(std::move(number)), isProven(true) {}
    Value(bool yes) : content(yes), isProven(true) {}
    Value(BitVector vertices) : content(std::move(vertices)), isProven(true) {}

    static Value exactly(const BigInteger& integer) { return Number(BigFraction(integer)); }
    static Value real(double number) { return Number(number); }

    bool exists() const { return !std::holds_alternative<Missing>(content); }
    /// Returns the number, or null if the value is not a number.
    const Number* number() const { return std::get_if<Number>(&content); }
    /// Returns the number if it is an integer that a size can be, otherwise nullopt.
    std::optional<std::size_t> size() const;
    /// Returns the reason why there is no value, or nullopt if there is one.
    std::optional<Missing> missing() const {
        return exists() ? std::nullopt : std::optional(std::get<Missing>(content));
    }
    /// Returns the value as text, such as "12", "3/16", "yes" or "0110"; empty if there is none.
    std::string text() const;

    friend bool operator==(const Value&, const Value&) = default;
};

/// A range of possible values.
struct ValueRange {
    double least = 0;
    double greatest = std::numeric_limits<double>::infinity();
};

} // namespace lightsout
