// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Encoding.h"

#include "io/Text.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

constexpr std::uint32_t tailBits = 6;
constexpr std::uint32_t tailMask = 0x3F;

/// The Unicode characters for the bytes 0x80 to 0x9F in windows-1252; 0 if undefined.
constexpr std::array<std::uint16_t, 32> windows1252{
    0x20AC, 0,      0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
    0x2039, 0x0152, 0,      0x017D, 0,      0,      0x2018, 0x2019, 0x201C, 0x201D, 0x2022,
    0x2013, 0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0,      0x017E, 0x0178};

/// Returns the encoding that an XML declaration names, in lower case, or an empty string if there
/// is none.
std::string declaredEncoding(std::string_view text) {
    text = text.substr(0, text.find('>'));
    const std::string_view start = trimmed(text);
    const std::size_t at = start.find("encoding");
    if (!start.starts_with("<?xml") || at == std::string_view::npos) {
        return {};
    }
    const std::size_t begin = start.find_first_of("\"'", at);
    if (begin == std::string_view::npos) {
        return {};
    }
    const std::size_t end = start.find(start[begin], begin + 1);
    return end == std::string_view::npos ? std::string()
                                         : lowerCase(start.substr(begin + 1, end - begin - 1));
}

std::optional<std::string> fromSingleBytes(std::string_view text, const std::string& encoding) {
    const bool isWindows = encoding == "windows-1252" || encoding == "cp1252";
    const bool isLatin9 = encoding == "iso-8859-15" || encoding == "latin9";
    const bool isLatin1 = encoding == "iso-8859-1" || encoding == "iso8859-1" ||
                          encoding == "iso_8859-1" || encoding == "latin1" || encoding == "latin-1";
    if (!isWindows && !isLatin9 && !isLatin1) {
        return std::nullopt;
    }
    std::string converted;
    converted.reserve(text.size() + text.size() / 8);
    for (const char c : text) {
        std::uint32_t character = static_cast<unsigned char>(c);
        if (character >= 0x80 && character < 0xA0 && isWindows) {
            character = windows1252.at(character - 0x80);
        } else if (isLatin9) {
            constexpr std::array<std::pair<std::uint32_t, std::uint32_t>, 8> changed{
                {{0xA4, 0x20AC},
                 {0xA6, 0x160},
                 {0xA8, 0x161},
                 {0xB4, 0x17D},
                 {0xB8, 0x17E},
                 {0xBC, 0x152},
                 {0xBD, 0x153},
                 {0xBE, 0x178}}};
            const auto* const place = std::ranges::find(
                changed, character, &std::pair<std::uint32_t, std::uint32_t>::first);
            character = place == changed.end() ? character : place->second;
        }
        const auto bytes = utf8(character);
        if (!bytes) {
            return std::nullopt;
        }
        converted += *bytes;
    }
    return converted;
}

std::optional<std::string> fromUtf16(std::string_view text, bool isBigEndian) {
    if (text.size() % 2 != 0) {
        return std::nullopt;
    }
    std::string converted;
    converted.reserve(text.size());
    const auto unitAt = [&](std::size_t at) {
        const std::uint32_t first = static_cast<unsigned char>(text[at]);
        const std::uint32_t second = static_cast<unsigned char>(text[at + 1]);
        return isBigEndian ? first << 8U | second : second << 8U | first;
    };
    for (std::size_t at = 0; at < text.size(); at += 2) {
        std::uint32_t character = unitAt(at);
        if (character >= 0xD800 && character < 0xDC00 && at + 4 <= text.size()) {
            const std::uint32_t low = unitAt(at + 2);
            if (low >= 0xDC00 && low < 0xE000) {
                character = 0x10000 + ((character - 0xD800) << 10U) + (low - 0xDC00);
                at += 2;
            }
        }
        const auto bytes = utf8(character);
        if (!bytes) {
            return std::nullopt;
        }
        converted += *bytes;
    }
    return converted;
}

} // namespace

std::optional<std::string> utf8(std::uint32_t character) {
    const bool isSurrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character == 0 || isSurrogate || character > 0x10FFFF) {
        return std::nullopt;
    }
    if (character < 0x80) {
        return std::string{static_cast<char>(character)};
    }
    const std::uint32_t tail = character < 0x800 ? 1 : character < 0x10000 ? 2 : 3;
    const std::uint32_t mark = 0xFF00U >> (tail + 1) & 0xFFU;
    std::string bytes{static_cast<char>(mark | character >> (tail * tailBits))};
    for (std::uint32_t i = tail; i-- > 0;) {
        bytes += static_cast<char>(0x80U | (character >> (i * tailBits) & tailMask));
    }
    return bytes;
}

bool isUtf16(std::string_view text) {
    using namespace std::string_view_literals;
    return text.starts_with("\xFF\xFE") || text.starts_with("\xFE\xFF") ||
           text.starts_with("<\0"sv) || text.starts_with("\0<"sv);
}

std::optional<ConvertedText> convertedToUtf8(std::string_view text, bool isGml) {
    if (isUtf16(text)) {
        const bool isBig = text.starts_with("\xFE\xFF");
        const bool isMarked = isBig || text.starts_with("\xFF\xFE");
        auto converted = fromUtf16(text.substr(isMarked ? 2 : 0), isBig || text.starts_with('\0'));
        return converted ? std::optional(ConvertedText{*std::move(converted), "UTF-16"})
                         : std::nullopt;
    }
    std::string encoding = declaredEncoding(text);
    if (encoding.empty() && isGml) {
        encoding = "iso-8859-1";
    }
    auto converted = fromSingleBytes(text, encoding);
    if (!converted) {
        return std::nullopt;
    }
    std::ranges::transform(encoding, encoding.begin(), [](char c) {
        return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    return ConvertedText{*std::move(converted), std::move(encoding)};
}

std::optional<ConvertedText> fromWindows1252(std::string_view text) {
    const bool isLatin1 = std::ranges::none_of(text, [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte >= 0x80 && byte < 0xA0;
    });
    auto converted = fromSingleBytes(text, isLatin1 ? "iso-8859-1" : "windows-1252");
    return converted ? std::optional(ConvertedText{*std::move(converted),
                                                   isLatin1 ? "ISO-8859-1" : "windows-1252"})
                     : std::nullopt;
}

} // namespace lightsout
