// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/CharacterReferences.h"

#include "io/Encoding.h"

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

} // namespace lightsout
