// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Arguments.h"

#include "arguments/Messages.h"
#include "support/Parallel.h"

#include <algorithm>
#include <charconv>

namespace lightsout::cli {

namespace {

/// Returns the number of bytes of a size such as "500M", with units in powers of 1024; nullopt if
/// it is invalid.
std::optional<std::uint64_t> sizeIn(std::string_view text) {
    constexpr std::string_view units = "KMGT";
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    if (failure != std::errc{} || number == 0) {
        return std::nullopt;
    }
    const std::string_view unit(stop, static_cast<std::size_t>(end - stop));
    if (unit.empty()) {
        return number;
    }
    const std::size_t power = units.find(unit.front());
    const unsigned shift = 10 * static_cast<unsigned>(power + 1);
    if (unit.size() > 1 || power == std::string_view::npos || number > UINT64_MAX >> shift) {
        return std::nullopt;
    }
    return number << shift;
}

} // namespace

std::optional<std::string> Arguments::text(std::string_view option) const {
    const auto value = values_.find(option);
    return value == values_.end() ? std::nullopt : std::optional(value->second.front());
}

std::string Arguments::required(std::string_view option) const {
    if (!has(option)) {
        throw missing(option);
    }
    return *text(option);
}

std::vector<std::string> Arguments::texts(std::string_view option) const {
    const auto values = values_.find(option);
    return values == values_.end() ? std::vector<std::string>() : values->second;
}

std::uint64_t Arguments::number(std::string_view option, std::uint64_t fallback,
                                std::uint64_t least) const {
    const auto value = text(option);
    if (!value) {
        return fallback;
    }
    std::uint64_t number = 0;
    const char* end = value->data() + value->size();
    const auto [stop, failure] = std::from_chars(value->data(), end, number);
    Error error{.subject = *value};
    if (failure == std::errc::result_out_of_range) {
        error.code = ErrorCode::numberOutOfRange;
        error.expected = UINT64_MAX;
    } else if (failure != std::errc{} || stop != end) {
        error.code = ErrorCode::notANumber;
    } else if (number < least) {
        error.code = ErrorCode::numberOutOfRange;
        error.expected = least;
    } else {
        return number;
    }
    throw failureOf(error, {Source::Kind::argument, std::string(option)});
}

void Arguments::refuseWith(std::string_view option, std::string_view other) const {
    if (has(option) && has(other)) {
        throw Failure{.where = std::string(other),
                      .what = "can't be combined with " + std::string(option)};
    }
}

void Arguments::requireFor(std::string_view option, std::string_view other) const {
    if (has(option) && !has(other)) {
        throw Failure{.where = std::string(option),
                      .what = "has no effect without " + std::string(other)};
    }
}

Budget Arguments::budget() const {
    refuseWith("--unlimited", "--memory");
    if (has("--unlimited")) {
        Budget budget = Budget::unlimited();
        budget.threads = threads();
        return budget;
    }
    const auto text = this->text("--memory");
    const auto memory = text ? sizeIn(*text) : machineMemory() / 2;
    if (!memory) {
        throw wrongValue("--memory", *text, "is not a size such as 500M or 8G");
    }
    return {.memory = *memory, .threads = threads()};
}

std::size_t Arguments::threads() const {
    return std::min<std::size_t>(number("--threads", coreCount(), 1), coreCount());
}

bool Arguments::onOrOff(std::string_view option, bool fallback) const {
    const auto value = text(option);
    if (value && value != "on" && value != "off") {
        throw wrongValue(option, *value, "is neither on nor off");
    }
    return value ? value == "on" : fallback;
}

const std::string& Arguments::positional(std::size_t index, std::string_view meaning) const {
    if (index >= positionals_.size() || positionals_[index].empty()) {
        throw missing(meaning);
    }
    return positionals_[index];
}

void Arguments::note(const std::string& line, bool isFinding) const {
    const std::scoped_lock lock(notes_->mutex);
    const std::pair entry(line, isFinding);
    if (notes_->known.insert(entry).second) {
        notes_->lines.push_back(entry);
    }
}

std::vector<std::string> Arguments::notes(bool findingsOnly) const {
    const std::scoped_lock lock(notes_->mutex);
    std::vector<std::string> lines;
    for (const auto& [line, isFinding] : notes_->lines) {
        if (isFinding || !findingsOnly) {
            lines.push_back(line);
        }
    }
    return lines;
}

} // namespace lightsout::cli
