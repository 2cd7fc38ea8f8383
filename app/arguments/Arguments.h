// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Budget.h"

#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace lightsout::cli {

/// The parsed command line: the options by name, including the dashes, and the positional arguments
/// in order.
class Arguments {
public:
    void add(const std::string& option, std::string value) {
        values_[option].push_back(std::move(value));
    }
    /// Replaces all values of the option.
    void set(const std::string& option, std::string value) { values_[option] = {std::move(value)}; }
    void addPositional(std::string value) { positionals_.push_back(std::move(value)); }

    bool has(std::string_view option) const { return values_.contains(option); }
    std::optional<std::string> text(std::string_view option) const;
    /// Returns the option's value. Throws Failure if it is not given.
    std::string required(std::string_view option) const;
    /// Returns all values of a repeatable option, in the order given.
    std::vector<std::string> texts(std::string_view option) const;
    /// Returns the option's value, or `fallback` if it is not given. Throws Failure if the value is
    /// not a number ≥ `least`.
    std::uint64_t number(std::string_view option, std::uint64_t fallback,
                         std::uint64_t least) const;
    /// Returns true for the value "on" and false for "off", or `fallback` if the option is not
    /// given. Throws Failure for any other value.
    bool onOrOff(std::string_view option, bool fallback) const;
    /// Throws Failure if both options are given.
    void refuseWith(std::string_view option, std::string_view other) const;
    /// Throws Failure if `option` is given without `other`, which it requires.
    void requireFor(std::string_view option, std::string_view other) const;
    /// Returns a positional argument. Throws a Failure that names `meaning` if the argument is
    /// missing or empty.
    const std::string& positional(std::size_t index, std::string_view meaning) const;

    const std::vector<std::string>& positionals() const { return positionals_; }

    bool wantsJson() const { return has("--json"); }
    std::uint64_t seed() const { return number("--seed", 1, 0); }
    /// Returns the budget set by --memory or --unlimited. If neither is given, memory is limited to
    /// half of the machine's memory. Throws Failure.
    Budget budget() const;
    /// Returns the number of threads to use: one for each core, or fewer if requested.
    std::size_t threads() const;

    /// Stores a line to be shown once on standard error after the command has succeeded.
    /// Thread-safe. Pass true for `isFinding` if the line reports something lost or guessed; JSON
    /// output includes such lines too.
    void note(const std::string& line, bool isFinding) const;
    /// Returns all stored lines, or only those about something lost or guessed.
    std::vector<std::string> notes(bool findingsOnly) const;

private:
    struct Notes {
        std::mutex mutex;
        std::vector<std::pair<std::string, bool>> lines;
        std::set<std::pair<std::string, bool>> known;
    };
    std::shared_ptr<Notes> notes_ = std::make_shared<Notes>();
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> positionals_;
};

} // namespace lightsout::cli
