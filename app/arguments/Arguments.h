// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lightsout::cli {

/// The command line, taken apart: options by their names with dashes, and the rest in order.
class Arguments {
public:
    void add(const std::string& option, std::string value) {
        values_[option].push_back(std::move(value));
    }
    /// Replaces every value of the option.
    void set(const std::string& option, std::string value) { values_[option] = {std::move(value)}; }
    void addPositional(std::string value) { positionals_.push_back(std::move(value)); }

    bool has(std::string_view option) const { return values_.contains(option); }
    std::optional<std::string> text(std::string_view option) const;
    /// All values of an option that may be repeated, in their order.
    std::vector<std::string> texts(std::string_view option) const;
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

    /// Keeps a line to be shown on standard error once the command has succeeded; each only once.
    /// From any thread. `isFinding` if it is about something lost or guessed, which JSON has too.
    void note(const std::string& line, bool isFinding) const;
    /// All lines, or those about something lost or guessed.
    std::vector<std::string> notes(bool findingsOnly) const;

private:
    struct Notes {
        std::mutex mutex;
        std::vector<std::pair<std::string, bool>> lines;
    };
    std::shared_ptr<Notes> notes_ = std::make_shared<Notes>();
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> positionals_;
};

} // namespace lightsout::cli
