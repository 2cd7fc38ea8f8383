// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lightsout {

// Character references of XML and GML: &#233; &#xE9; and the five names that XML defines, &amp;
// &lt; &gt; &quot; &apos;.

/// Returns the text with its references replaced with the characters that they denote; invalid
/// references are unchanged.
std::string withoutReferences(std::string_view text);

/// Returns the text in ASCII, with references for other characters, control characters, & and ".
/// The text must be UTF-8.
std::string withReferences(std::string_view text);

} // namespace lightsout
