// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace lightsout {

/// The files of resources/web.
struct WebFiles {
    std::string_view page; ///< HTML with @NAME@ as placeholders
    std::string_view style;
    std::string_view styleHash; ///< SHA-256 in hexadecimal digits
    std::string_view script;    ///< all modules in one script
    std::string_view scriptHash;
    std::string_view messages; ///< JSON: an object with the messages of each language
};

const WebFiles& webFiles();

} // namespace lightsout
