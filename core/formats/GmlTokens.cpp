// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/GmlTokens.h"

#include "io/Encoding.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

constexpr std::uint32_t continuationBits = 6;
constexpr std::uint32_t continuationMask = 0x3F;

/// Removes the first character of a UTF-8 string and returns it.
std::uint32_t takeCharacter(std::string_view& text) {
    const auto first = static_cast<unsigned char>(text.front());
    text.remove_prefix(1);
    if (first < 0x80) {
        return first;
    }
    const std::uint32_t tail = first < 0xE0 ? 1 : first < 0xF0 ? 2 : 3;
    std::uint32_t character = first & (continuationMask >> tail);
    for (std::uint32_t i = 0; i < tail && !text.empty(); ++i) {
        character = character << continuationBits |
                    (static_cast<unsigned char>(text.front()) & continuationMask);
        text.remove_prefix(1);
    }
    return character;
}

/// Returns the character for the text between & and ;.
std::optional<std::string> characterOf(std::string_view reference) {
    constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    if (!reference.starts_with('#')) {
        const auto* entity =
            std::ranges::find(entities, reference, &std::pair<std::string_view, char>::first);
        return entity == entities.end() ? std::nullopt : std::optional(std::string{entity->second});
    }
    const bool isHex = reference.starts_with("#x");
    reference.remove_prefix(isHex ? 2 : 1);
    const char* const end = reference.data() + reference.size();
    std::uint32_t character = 0;
    const auto [stop, failure] = std::from_chars(reference.data(), end, character, isHex ? 16 : 10);
    return failure == std::errc{} && stop == end ? utf8(character) : std::nullopt;
}

bool isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool isOfNumber(char character) {
    return isDigit(character) || character == '.' || character == '+' || character == '-' ||
           character == 'e' || character == 'E';
}

bool isOfKey(char character) {
    return isLetter(character) || isDigit(character) || character == '_';
}

/// Returns the length up to the first space or bracket, for showing text that is not understood.
std::size_t wordLength(std::string_view text) {
    return std::max<std::size_t>(1, std::min(text.find_first_of(" \t\r\n[]"), text.size()));
}

} // namespace

std::string withoutReferences(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t begin = std::min(text.find('&'), text.size());
        plain += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty()) {
            break;
        }
        const std::size_t end = text.find_first_of("&;", 1);
        const auto character = end != std::string_view::npos && text[end] == ';'
                                   ? characterOf(text.substr(1, end - 1))
                                   : std::nullopt;
        plain += character.value_or("&");
        text.remove_prefix(character ? end + 1 : 1);
    }
    return plain;
}

std::string withReferences(std::string_view text) {
    std::string ascii;
    while (!text.empty()) {
        const std::uint32_t character = takeCharacter(text);
        if (character >= ' ' && character <= '~' && character != '&' && character != '"') {
            ascii += static_cast<char>(character);
        } else {
            ascii += "&#" + std::to_string(character) + ";";
        }
    }
    return ascii;
}

GmlToken GmlTokens::next() {
    using Kind = GmlToken::Kind;
    skipBlanksAndComments();
    if (rest_.empty()) {
        return {Kind::end, text_.substr(text_.size())};
    }
    const char first = rest_.front();
    if (first == '[' || first == ']') {
        return take(first == '[' ? Kind::open : Kind::close, 1);
    }
    if (first == '"') {
        const std::size_t end = rest_.find('"', 1);
        if (end == std::string_view::npos) {
            return take(Kind::strange, wordLength(rest_));
        }
        GmlToken token = take(Kind::text, end + 1);
        token.text = token.text.substr(1, end - 1);
        return token;
    }
    // An infinity may have a sign, as in +INF.
    const bool isSigned = (first == '+' || first == '-') && rest_.size() > 1 && isLetter(rest_[1]);
    const bool isKey = isLetter(first) || first == '_' || isSigned;
    const auto* const end = std::find_if_not(rest_.begin() + (isSigned ? 1 : 0), rest_.end(),
                                             isKey ? isOfKey : isOfNumber);
    const auto length = static_cast<std::size_t>(end - rest_.begin());
    // A word that contains any other character is neither a key nor a number.
    if (length == 0 || length < wordLength(rest_)) {
        return take(Kind::strange, wordLength(rest_));
    }
    return take(isKey ? Kind::key : Kind::number, length);
}

void GmlTokens::skipBlanksAndComments() {
    for (;;) {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(blankCharacters), rest_.size()));
        if (!rest_.starts_with('#')) {
            return;
        }
        rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
    }
}

GmlToken GmlTokens::take(GmlToken::Kind kind, std::size_t length) {
    const GmlToken token{kind, rest_.substr(0, length)};
    rest_.remove_prefix(length);
    return token;
}

} // namespace lightsout
