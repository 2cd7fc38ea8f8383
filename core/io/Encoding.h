// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// Text that was converted to UTF-8, and the name of its original encoding.
struct ConvertedText {
    std::string text;
    std::string encoding;
};

/// Returns the UTF-8 encoding of a character. Returns nullopt for invalid characters (Unicode,
/// table 3-6) and for the null character, which text never contains.
std::optional<std::string> utf8(std::uint32_t character);

/// Returns true for text in UTF-16 that has a byte order mark or, for XML, is recognised by its
/// first characters.
bool isUtf16(std::string_view text);

/// Converts text that is not UTF-8. It can be UTF-16 that has a byte order mark or is recognised by
/// its first characters, or, for XML, text in the encoding that it declares: ISO-8859-1,
/// ISO-8859-15 or windows-1252. A GML file without a declaration is read as ISO-8859-1, as the GML
/// specification requires. Returns nullopt for any other encoding.
std::optional<ConvertedText> convertedToUtf8(std::string_view text, bool isGml);

/// Converts text of Western European programs, which do not declare its encoding: ISO-8859-1, or
/// windows-1252 if some bytes have a meaning only there. Returns nullopt for undefined bytes.
std::optional<ConvertedText> fromWindows1252(std::string_view text);

} // namespace lightsout
