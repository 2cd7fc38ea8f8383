// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// What the readers of text formats share. Texts are UTF-8; columns count characters, not bytes.

/// The text without the byte order mark that some editors put first.
std::string_view withoutByteOrderMark(std::string_view text);

/// Where the byte number `offset` ≤ text.size() of a text stands. O(offset).
Position positionAt(std::string_view text, std::size_t offset);

/// True for the bytes of a character after its first.
constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// The offset of the first byte that no text has, if there is one: 0, or not well-formed UTF-8.
std::optional<std::size_t> firstBadByte(std::string_view text);

/// Bytes of the character that a well-formed text begins with; 0 when it is empty.
std::size_t firstCharacterLength(std::string_view text);

/// How much of a text is behind the reader, 0 to 1.
double shareRead(std::string_view text, std::size_t left);

/// A blank, a tab or the carriage return of a DOS line end.
constexpr bool isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\r';
}

/// What stands between words, lines included.
constexpr std::string_view blankCharacters = " \t\r\n";

/// The text without what is blank at both ends.
std::string_view trimmed(std::string_view text);

/// The text with the letters A to Z in lower case.
std::string lowerCase(std::string_view text);

constexpr bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

/// The line without its end, "\n" or "\r\n", and the rest of the text behind it.
std::string_view takeLine(std::string_view& text);

/// The words of a line that blanks separate, the first `maxWords` of them, into `words`.
void splitWords(std::string_view line, std::vector<std::string_view>& words,
                std::size_t maxWords = SIZE_MAX);

/// Reads a number that makes up the whole text: digits only. Too large a number becomes the
/// largest one.
std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// Reads a number with a fraction or an exponent that makes up the text. Too large a number
/// becomes infinite.
std::optional<double> realNumber(std::string_view text);

/// The fewest digits that are read back as the same number, which is finite.
std::string shortestDigits(double number);

/// An error about `part`, a piece of the memory of `text`, which it names and places.
Error errorAbout(ErrorCode code, std::string_view text, std::string_view part);

} // namespace lightsout
