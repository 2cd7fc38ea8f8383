// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lightsout::cli {

enum class Shell { bash, zsh, fish };

/// By its name, in small letters.
std::optional<Shell> shellNamed(std::string_view name);

/// A script with which a shell completes what is typed behind lightsout-cli: commands, their
/// options, the words that an option takes, and names of files everywhere else. It is made from
/// allCommands(), so that it knows what they know.
std::string completionsFor(Shell shell);

} // namespace lightsout::cli
