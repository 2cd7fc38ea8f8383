// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace lightsout {

// References to characters as XML and GML have them: &#233; &#xE9; and the five names that XML
// knows, &amp; &lt; &gt; &quot; &apos;.

/// The text with its references replaced by what they stand for; what refers to no character stays
/// as it is.
std::string withoutReferences(std::string_view text);

/// The text in ASCII, with references for other characters, control characters, & and ". The text
/// must be UTF-8.
std::string withReferences(std::string_view text);

} // namespace lightsout
