// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/CheckedCode.h"

#include "support/Assert.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::size_t groupLength = 4;

// Separators of groups, in addition to the space: characters that are used as spaces and dashes, in
// UTF-8.
constexpr std::array<std::string_view, 12> separators{"-",      "\t",     "\n",     "\r",
                                                      "\u00a0", "\u2010", "\u2011", "\u2012",
                                                      "\u2013", "\u2014", "\u202f", "\u2212"};

/// Returns α · element in GF(32).
constexpr unsigned timesAlpha(unsigned element) {
    const unsigned shifted = element << 1U;
    return shifted >= 32 ? shifted ^ 0b100101U : shifted;
}

/// Returns Σ α^i · s_i.
unsigned weightedSum(const CodeSymbols& symbols) {
    unsigned sum = 0;
    for (auto symbol = symbols.rbegin(); symbol != symbols.rend(); ++symbol) {
        sum = timesAlpha(sum) ^ *symbol;
    }
    return sum;
}

/// Returns the mask for the digit at a position of a code.
constexpr std::uint8_t mask(std::size_t place) {
    return static_cast<std::uint8_t>((11 * place + 7) % 32);
}

/// Returns the first UTF-8 character of a string, or a single byte if it is malformed.
std::string_view firstCharacter(std::string_view text) {
    std::size_t length = 1;
    while (length < std::min<std::size_t>(text.size(), 4) &&
           (static_cast<unsigned char>(text[length]) & 0xC0U) == 0x80U) {
        ++length;
    }
    return text.substr(0, length);
}

char upperCase(char character) {
    return character >= 'a' && character <= 'z' ? static_cast<char>(character - 'a' + 'A')
                                                : character;
}

} // namespace

std::variant<CodeSymbols, CodeFault> codeSymbols(std::string_view text) {
    CodeSymbols symbols;
    for (std::size_t column = 1; !text.empty(); ++column) {
        const std::string_view character = firstCharacter(text);
        text.remove_prefix(character.size());
        if (character == " " || std::ranges::find(separators, character) != separators.end()) {
            continue;
        }
        const std::size_t symbol = codeAlphabet.find(upperCase(character.front()));
        if (symbol == std::string_view::npos) {
            return CodeFault{.kind = CodeFault::Kind::character,
                             .character = std::string(character),
                             .column = column};
        }
        symbols.push_back(static_cast<std::uint8_t>(symbol));
    }
    return symbols;
}

std::string writeCode(CodeKind kind, CodeNumber number, std::size_t symbols, std::uint8_t version) {
    CodeSymbols code(symbols);
    code.front() = version;
    for (std::size_t place = symbols - 2; place > 0; --place) {
        code[place] = static_cast<std::uint8_t>(static_cast<unsigned>(number % 32) ^ mask(place));
        number /= 32;
    }
    LIGHTSOUT_ASSERT(number == 0);
    while (weightedSum(code) != static_cast<unsigned>(kind)) {
        ++code.back(); // one of the 32 symbols makes the sum correct
    }
    std::string text;
    for (std::size_t place = 0; place < symbols; ++place) {
        text += place > 0 && place % groupLength == 0 ? " " : "";
        text += codeAlphabet[code[place]];
    }
    return text;
}

std::variant<CodeNumber, CodeFault> readCode(CodeKind kind, const CodeSymbols& symbols,
                                             std::uint8_t newest) {
    LIGHTSOUT_ASSERT(symbols.size() > 2);
    if (weightedSum(symbols) != static_cast<unsigned>(kind)) {
        return CodeFault{.kind = CodeFault::Kind::mistyped};
    }
    if (symbols.front() == 0) {
        return CodeFault{.kind = CodeFault::Kind::mistyped};
    }
    if (symbols.front() > newest) {
        return CodeFault{.kind = CodeFault::Kind::newVersion, .count = symbols.front()};
    }
    CodeNumber number = 0;
    for (std::size_t place = 1; place + 1 < symbols.size(); ++place) {
        number = number * 32 + (symbols[place] ^ mask(place));
    }
    return number;
}

} // namespace lightsout
