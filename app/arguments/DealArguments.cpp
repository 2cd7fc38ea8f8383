// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/DealArguments.h"

#include "facts/FactContext.h"
#include "solve/Solutions.h"

#include <charconv>
#include <chrono>

namespace lightsout::cli {

namespace {

std::string sentence(const CodeFault& fault) {
    switch (fault.kind) {
    case CodeFault::Kind::character:
        return "\"" + shown(fault.character) +
               "\" does not appear in codes; all letters except I and O and the digits " +
               "from 2 to 9 are";
    case CodeFault::Kind::length:
        return "a code does not have " +
               counted(fault.count, "letter or digit", "letters and digits");
    case CodeFault::Kind::mistyped:
        return "this is not a valid code: a letter or digit is wrong";
    case CodeFault::Kind::newVersion:
        return "the code has version " + std::to_string(fault.count) +
               ", which only a newer version of this program can read";
    }
    return {};
}

/// Maximum number of boards that are dealt at once.
constexpr std::uint64_t maxDealt = 10'000;

/// Parses exactly `count` whole numbers separated by `between`.
template <std::size_t count>
std::optional<std::array<std::uint32_t, count>> numbersIn(std::string_view text, char between) {
    std::array<std::uint32_t, count> numbers{};
    for (std::size_t i = 0; i < count; ++i) {
        if (i > 0) {
            if (text.empty() || text.front() != between) {
                return std::nullopt;
            }
            text.remove_prefix(1);
        }
        const auto [stop, failure] =
            std::from_chars(text.data(), text.data() + text.size(), numbers[i]);
        if (failure != std::errc{}) {
            return std::nullopt;
        }
        text.remove_prefix(static_cast<std::size_t>(stop - text.data()));
    }
    return text.empty() ? std::optional(numbers) : std::nullopt;
}

std::chrono::sys_days dayIn(const std::string& text) {
    const auto numbers = numbersIn<3>(text, '-');
    // Years range from 1970, the epoch of the day count, to 9999, the last year with four digits.
    if (numbers && (*numbers)[0] >= 1970 && (*numbers)[0] <= 9999) {
        const std::chrono::year_month_day date{std::chrono::year(static_cast<int>((*numbers)[0])),
                                               std::chrono::month((*numbers)[1]),
                                               std::chrono::day((*numbers)[2])};
        if ((*numbers)[1] <= 12 && (*numbers)[2] <= 31 && date.ok()) {
            return date;
        }
    }
    throw wrongValue("--date", text, "is not a date such as 2026-11-22");
}

std::string sizeText(const Deal& deal) {
    return std::to_string(deal.rows) + " x " + std::to_string(deal.cols);
}

} // namespace

std::optional<DealtSize> sizeIn(const Arguments& arguments, const char* option) {
    const auto text = arguments.text(option);
    if (!text) {
        return std::nullopt;
    }
    const auto size = numbersIn<2>(*text, 'x');
    if (!size || (*size)[0] == 0 || (*size)[1] == 0) {
        throw wrongValue(option, *text, "is not a size such as 5x5");
    }
    if ((*size)[0] > maxDealtSide || (*size)[1] > maxDealtSide) {
        const std::string most = std::to_string(maxDealtSide);
        throw Failure{Status::tooLarge, option,
                      "boards of " + shown(*text) + " are not dealt; up to " + most + "x" + most +
                          " are"};
    }
    return DealtSize{(*size)[0], (*size)[1]};
}

std::vector<Deal> dealsOf(const Arguments& arguments, std::size_t count) {
    count = arguments.number("--count", count, 1);
    if (count > maxDealt) {
        throw Failure{Status::tooLarge, "--count",
                      std::to_string(count) + " boards; at most " + std::to_string(maxDealt) +
                          " can be dealt at once"};
    }
    std::vector<Deal> deals;
    if (const auto date = arguments.text("--date")) {
        for (const char* other : {"--seed", "--size", "--difficulty", "--rising"}) {
            arguments.refuseWith("--date", other);
        }
        const std::chrono::sys_days first = dayIn(*date);
        for (std::size_t i = 0; i < count; ++i) {
            deals.push_back(dealOfDay(first + std::chrono::days(i)));
        }
        return deals;
    }
    Deal deal{.seed = arguments.seed()};
    if (const auto size = sizeIn(arguments, "--size")) {
        deal.rows = size->rows;
        deal.cols = size->cols;
    }
    const std::size_t most = maxDealtPresses(deal.rows, deal.cols);
    deal.presses = arguments.number("--difficulty", std::min(deal.presses, most), 1);
    if (deal.presses > most || (arguments.has("--rising") && count - 1 > most - deal.presses)) {
        throw Failure{.where = deal.presses > most ? "--difficulty" : "--rising",
                      .what = "the hardest boards of " + sizeText(deal) + " need " +
                              std::to_string(most) + (most == 1 ? " press" : " presses")};
    }
    if (count - 1 > UINT64_MAX - deal.seed) {
        throw Failure{.where = "--seed", .what = "the seeds of the boards would exceed 2^64 - 1"};
    }
    for (std::size_t i = 0; i < count; ++i) {
        deals.push_back(deal);
        ++deal.seed;
        if (arguments.has("--rising") && i + 1 < count) {
            deal = *oneMore(deal);
        }
    }
    return deals;
}

Failure failureOf(const CodeFault& fault, const std::string& where) {
    return {.where = fault.column == 0 ? where : where + ", column " + std::to_string(fault.column),
            .what = sentence(fault)};
}

std::string codeFor(const Deal& deal, const ChallengeBoard& board) {
    return challengeCode(deal).value_or(challengeCode(board));
}

std::string difficultyLine(const ChallengeBoard& board, std::size_t threads, Progress& progress) {
    const auto difficulty = difficultyOf(board, FactContext::quickBudget(threads), progress);
    if (!difficulty) {
        return "Unsolvable\n";
    }
    const FewestPresses& fewest = difficulty->fewest;
    std::string text = counted(fewest.presses.count(), "press", "presses");
    text += fewest.isProven() ? ", proven" : ", not proven";
    text += "; " + (difficulty->nullity == 0 ? "one solution"
                                             : powerOfTwo(difficulty->nullity) + " solutions");
    if (difficulty->chase) {
        const std::size_t left = difficulty->chase->lightsLeft;
        text += left == 0 ? "; chasing once solves it"
                          : "; chasing once leaves " + counted(left, "light", "lights") + " on";
    }
    return text + "\n";
}

} // namespace lightsout::cli
