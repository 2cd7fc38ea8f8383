// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

// Writes numbers as codes that people can read aloud and type, in groups of four symbols. There are
// 32 symbols, letters and digits. Characters that look alike are excluded: 0 and O, 1 and I. Case
// is ignored, and so are spaces and dashes.
//
// A code consists of symbols s_0 … s_{n-1}, which are numbers below 32. The first is the version,
// the last is the check digit, and those between them are the number, most significant digit first.
// Each digit is XORed with a mask that depends on its position, so that codes of small numbers are
// not runs of the same symbol. Let α be a primitive element of GF(32) with α^5 = α^2 + 1. A code is
// valid if and only if
//
//     Σ α^i · s_i = kind of the code.
//
// As the powers differ and none is 0, every single wrong symbol is detected, and so is every swap
// of two different symbols, adjacent or not. This is true in all versions.

inline constexpr std::string_view codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The version of the codes of boards and deals. The version of a code determines the meaning of
/// its number.
inline constexpr std::uint8_t codeVersion = 1;

/// The kind of a code. A code of one kind is never read as a code of another kind.
enum class CodeKind : std::uint8_t { deal = 1, board = 2, results = 3 };

/// Values of symbols; each is below 32.
using CodeSymbols = std::vector<std::uint8_t>;
__extension__ using CodeNumber = unsigned __int128; // requires GCC or Clang and 64 bits

/// The reason why a string is not a valid code.
struct CodeFault {
    enum class Kind {
        character,  ///< no code contains `character`, which is at `column`
        length,     ///< no code has `count` symbols
        mistyped,   ///< the check digit is wrong, or there is no such board
        newVersion, ///< the code has version `count`, which this program can't read
    };
    Kind kind;
    std::string character{}; ///< in UTF-8
    std::size_t column = 0;  ///< counted from 1, in characters
    std::size_t count = 0;

    friend bool operator==(const CodeFault&, const CodeFault&) = default;
};

/// Returns the symbols of a string of any length.
std::variant<CodeSymbols, CodeFault> codeSymbols(std::string_view text);

/// Returns how many of a code's symbols encode its number.
constexpr std::size_t digitsOfNumber(std::size_t symbols) {
    return symbols - 2;
}

/// Returns the code of a number that has at most `digitsOfNumber(symbols)` digits in base 32.
std::string writeCode(CodeKind kind, CodeNumber number, std::size_t symbols,
                      std::uint8_t version = codeVersion);

/// Returns the number of a code with at least three symbols. Its version, which is its first
/// symbol, can be at most `newest`.
std::variant<CodeNumber, CodeFault> readCode(CodeKind kind, const CodeSymbols& symbols,
                                             std::uint8_t newest = codeVersion);

} // namespace lightsout
