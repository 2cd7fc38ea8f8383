#include "io/XmlTags.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <utility>

namespace lightsout {

namespace {

constexpr std::string_view blanks = " \t\r\n";

/// The UTF-8 of a character, or nothing for what is none.
std::string utf8(std::uint32_t character) {
    const auto last = [&character] {
        const auto byte = static_cast<char>(0x80U | (character & 0x3FU));
        character >>= 6U;
        return byte;
    };
    if (character < 0x80) {
        return {static_cast<char>(character)};
    }
    std::string tail;
    std::uint32_t room = 0x1F;
    std::uint32_t mark = 0xC0;
    do {
        tail.insert(tail.begin(), last());
        if (character <= room) {
            return static_cast<char>(mark | character) + tail;
        }
        mark |= room + 1;
        room >>= 1U;
    } while (room >= 0x07);
    return {};
}

std::string withoutReferences(std::string_view value) {
    constexpr std::array<std::pair<std::string_view, char>, 5> entities{
        {{"amp", '&'}, {"lt", '<'}, {"gt", '>'}, {"quot", '"'}, {"apos", '\''}}};
    std::string text;
    while (!value.empty()) {
        const std::size_t begin = std::min(value.find('&'), value.size());
        text += value.substr(0, begin);
        value.remove_prefix(begin);
        if (value.empty()) {
            break;
        }
        const std::size_t end = std::min(value.find(';'), value.size() - 1);
        std::string_view name = value.substr(1, end - 1);
        value.remove_prefix(end + 1);
        if (name.starts_with('#')) {
            const bool isHex = name.starts_with("#x");
            name.remove_prefix(isHex ? 2 : 1);
            std::uint32_t character = 0;
            std::from_chars(name.data(), name.data() + name.size(), character, isHex ? 16 : 10);
            text += utf8(character);
            continue;
        }
        const auto* entity =
            std::ranges::find(entities, name, &std::pair<std::string_view, char>::first);
        if (entity != entities.end()) {
            text += entity->second;
        }
    }
    return text;
}

} // namespace

std::optional<std::string> XmlTag::attribute(std::string_view wanted) const {
    std::string_view rest = attributes;
    for (;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
        const std::size_t nameEnd = rest.find_first_of(" \t\r\n=");
        if (nameEnd == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view met = rest.substr(0, nameEnd);
        const std::size_t quote = rest.find_first_of("\"'", nameEnd);
        if (quote == std::string_view::npos) {
            return std::nullopt;
        }
        const std::size_t end = rest.find(rest[quote], quote + 1);
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        if (met == wanted) {
            return withoutReferences(rest.substr(quote + 1, end - quote - 1));
        }
        rest.remove_prefix(end + 1);
    }
}

std::optional<XmlTag> XmlTags::next() {
    for (;;) {
        rest_.remove_prefix(std::min(rest_.find('<'), rest_.size()));
        if (rest_.empty()) {
            return std::nullopt;
        }
        if (rest_.starts_with("<!--")) {
            rest_.remove_prefix(4);
            skipPast("-->");
        } else if (rest_.starts_with("<![CDATA[")) {
            skipPast("]]>");
        } else if (rest_.starts_with("<?")) {
            skipPast("?>");
        } else if (rest_.starts_with("</")) {
            skipPast(">");
        } else {
            rest_.remove_prefix(1);
            // The tag ends at the first ">" outside quotes.
            std::size_t end = 0;
            char quote = '\0';
            for (; end < rest_.size() && (quote != '\0' || rest_[end] != '>'); ++end) {
                const char character = rest_[end];
                if (quote == '\0' && (character == '"' || character == '\'')) {
                    quote = character;
                } else if (character == quote) {
                    quote = '\0';
                }
            }
            const std::string_view tag = rest_.substr(0, end);
            rest_.remove_prefix(end);
            std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
            const std::string_view attributes = tag.substr(name.size());
            if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
                name.remove_prefix(colon + 1);
            }
            return XmlTag{name, attributes};
        }
    }
}

void XmlTags::skipPast(std::string_view end) {
    const std::size_t place = rest_.find(end);
    rest_.remove_prefix(place == std::string_view::npos ? rest_.size() : place + end.size());
}

} // namespace lightsout
