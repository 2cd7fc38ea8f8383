// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace lightsout {

// Numbers as codes that people read out and type: groups of four of 32 letters and digits. Of those
// that look alike none is among them: neither 0 and O nor 1 and I. Upper and lower case are the
// same; blanks and dashes mean nothing.
//
// A code is symbols s_0 … s_{n-1}, numbers below 32: first the version, last the check, between
// them the number, its highest digit first, each digit mixed with a mask that belongs to its place,
// so that small numbers are not written as runs of one symbol. With the powers of a primitive
// element α of GF(32), α^5 = α^2 + 1, a code is right when
//
//     Σ α^i · s_i = kind of the code.
//
// As the powers differ and none is 0, every single wrong symbol is noticed, and so is every swap of
// two different symbols, neighbours or not. This stays so in all versions.

inline constexpr std::string_view codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/// The version of the codes that are written; it says what their number means.
inline constexpr std::uint8_t codeVersion = 1;

/// A code of one kind is never read as another's.
enum class CodeKind : std::uint8_t { deal = 1, board = 2, results = 3 };

/// Values of symbols, below 32.
using CodeSymbols = std::vector<std::uint8_t>;
__extension__ using CodeNumber = unsigned __int128; // GCC and Clang have it on 64 bits

/// Why a text is no code.
struct CodeFault {
    enum class Kind {
        character,  ///< `character` at `column` is not in any code
        length,     ///< no code has so many symbols as `count`
        mistyped,   ///< the symbols do not fit together, or there is no such board
        newVersion, ///< a code of version `count`, which is not known yet
    };
    Kind kind;
    std::string character{}; ///< in UTF-8
    std::size_t column = 0;  ///< counted from 1, in characters
    std::size_t count = 0;

    friend bool operator==(const CodeFault&, const CodeFault&) = default;
};

/// The symbols of a text, however many.
std::variant<CodeSymbols, CodeFault> codeSymbols(std::string_view text);

/// How many of a code's symbols carry its number.
constexpr std::size_t digitsOfNumber(std::size_t symbols) {
    return symbols - 2;
}

/// The code of a number that has `digitsOfNumber(symbols)` digits to base 32, or fewer.
std::string writeCode(CodeKind kind, CodeNumber number, std::size_t symbols);

/// The number of a code, of at least three symbols.
std::variant<CodeNumber, CodeFault> readCode(CodeKind kind, const CodeSymbols& symbols);

} // namespace lightsout
