// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout::cli {

/// The command line, taken apart: options by their names with dashes, and the rest in order.
class Arguments {
public:
    void add(const std::string& option, std::string value) { values_[option] = std::move(value); }
    void addPositional(std::string value) { positionals_.push_back(std::move(value)); }

    bool has(std::string_view option) const { return values_.contains(option); }
    std::optional<std::string> text(std::string_view option) const;
    /// `fallback` when the option is not there. Throws Failure for what is no number ≥ `least`.
    std::uint64_t number(std::string_view option, std::uint64_t fallback,
                         std::uint64_t least) const;
    /// "on" or "off". Throws Failure for anything else.
    bool onOrOff(std::string_view option, bool fallback) const;
    /// Throws Failure where both are given.
    void refuseWith(std::string_view option, std::string_view other) const;
    /// Throws Failure where the option is given without the other, which gives it a meaning.
    void requireFor(std::string_view option, std::string_view other) const;
    /// Throws Failure naming `meaning` when there are fewer, and where it is empty.
    const std::string& positional(std::size_t index, std::string_view meaning) const;

    const std::vector<std::string>& positionals() const { return positionals_; }

    bool wantsJson() const { return has("--json"); }
    std::uint64_t seed() const { return number("--seed", 1, 0); }
    /// What --memory and --unlimited allow; without them half of the machine's memory. Throws
    /// Failure.
    Budget budget() const;
    /// How many threads may work: as many as there are cores, or fewer if asked for.
    std::size_t threads() const;

private:
    std::map<std::string, std::string, std::less<>> values_;
    std::vector<std::string> positionals_;
};

} // namespace lightsout::cli
