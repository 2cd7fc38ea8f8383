// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lightsout::cli {

enum class Shell { bash, zsh, fish };

/// Returns the shell with this lower-case name, or nullopt.
std::optional<Shell> shellNamed(std::string_view name);

/// Returns a completion script for lightsout-cli. It completes commands, their options, the words
/// that an option accepts, and file names everywhere else. It is generated from allCommands(), so
/// it is always complete.
std::string completionsFor(Shell shell);

} // namespace lightsout::cli
