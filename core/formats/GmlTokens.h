// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace lightsout {

// Character references of XML and GML: numbers, as in "&#233;" and "&#xE9;", and the five names
// that XML defines: "&amp;", "&lt;", "&gt;", "&quot;" and "&apos;".

/// Returns the text with its references replaced with the characters that they denote; invalid
/// references are unchanged.
std::string withoutReferences(std::string_view text);

/// Returns the text in ASCII, with references for other characters, control characters, & and ".
/// The text must be UTF-8.
std::string withReferences(std::string_view text);

/// A token of GML text: a word, a value or a bracket. Its `text` is a view into the GML text.
struct GmlToken {
    enum class Kind {
        key,     ///< a letter, then letters, digits and underscores; may have a sign: -INF
        number,  ///< whole or with a fraction
        text,    ///< text between quotes, with its character references
        open,    ///< [
        close,   ///< ]
        end,     ///< end of the text
        strange, ///< anything else
    };
    Kind kind;
    std::string_view text;
};

/// Splits GML text into tokens, skipping whitespace and comments. O(size of the text).
class GmlTokens {
public:
    explicit GmlTokens(std::string_view text) : text_(text), rest_(text) {}

    GmlToken next();

private:
    void skipBlanksAndComments();
    GmlToken take(GmlToken::Kind kind, std::size_t length);

    std::string_view text_;
    std::string_view rest_;
};

} // namespace lightsout
