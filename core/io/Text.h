// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

// Functions shared by the readers of text formats. Text is UTF-8; columns count characters, not
// bytes.

/// Returns the text without the byte order mark that some editors prepend.
std::string_view withoutByteOrderMark(std::string_view text);

/// Returns the line and column of the byte at `offset` ≤ text.size(). O(offset).
Position positionAt(std::string_view text, std::size_t offset);

/// Returns true for the second and later bytes of a character.
constexpr bool isContinuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

/// Returns the offset of the first invalid byte, if there is one: a zero byte, or one that is not
/// part of well-formed UTF-8.
std::optional<std::size_t> firstBadByte(std::string_view text);

/// Returns the length, in bytes, of the first character of any string; 0 if it is malformed
/// (Unicode, table 3-7) or the character 0, or if the string is empty.
std::size_t characterLength(std::string_view text);

/// Returns the length, in bytes, of the first character of a well-formed UTF-8 string; 0 if the
/// string is empty.
std::size_t firstCharacterLength(std::string_view text);

/// Returns the fraction of the text that has been read, from 0 to 1, if `left` bytes are left.
double shareRead(std::string_view text, std::size_t left);

/// Returns true for a space, a tab or the carriage return of a DOS newline.
constexpr bool isBlank(char character) {
    return character == ' ' || character == '\t' || character == '\r';
}

/// The whitespace characters, including newlines.
constexpr std::string_view blankCharacters = " \t\r\n";

/// Returns the text without leading and trailing whitespace.
std::string_view trimmed(std::string_view text);

/// Returns the text with the letters A to Z in lower case.
std::string lowerCase(std::string_view text);

constexpr bool isDigit(char character) {
    return character >= '0' && character <= '9';
}

/// Returns the first line without its end, "\n" or "\r\n", and leaves the rest in `text`.
std::string_view takeLine(std::string_view& text);

/// Splits a line at whitespace and stores the first `maxWords` words in `words`.
void splitWords(std::string_view line, std::vector<std::string_view>& words,
                std::size_t maxWords = SIZE_MAX);

/// Parses a whole number that consists only of digits. A number that is too large becomes the
/// largest possible value.
std::optional<std::uint64_t> wholeNumber(std::string_view text);

/// Parses a number, with or without a fraction or an exponent. A number that is too large becomes
/// infinite.
std::optional<double> realNumber(std::string_view text);

/// Returns the shortest string that parses as the same number, which must be finite.
std::string shortestDigits(double number);

/// Returns an error about `part`, which must be a view into `text`. The error contains the part and
/// its position.
Error errorAbout(ErrorCode code, std::string_view text, std::string_view part);

} // namespace lightsout
