// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CensusPlan.h"

#include "arguments/Messages.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <algorithm>
#include <tuple>

namespace lightsout::cli {

namespace {

/// Returns the number of cells in a block: enough to keep all threads busy, for about a second at
/// most.
std::size_t cellsOfBlock(CensusMethod method) {
    constexpr std::size_t quickCells = 1'000'000;
    constexpr std::size_t slowCells = 64;
    return method == CensusMethod::moebius || method == CensusMethod::elimination ? slowCells
                                                                                  : quickCells;
}

constexpr std::string_view censusHeading = "# lightsout census";
/// Maximum number of shards. Up to this number, tables are divided exactly.
constexpr std::size_t maxShards = 10'000;

/// Parses two numbers with a separator between them; returns nullopt if that fails.
std::optional<std::pair<std::size_t, std::size_t>> twoNumbers(std::string_view text,
                                                              std::string_view separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto first = wholeNumber(text.substr(0, at));
    const auto second = wholeNumber(text.substr(at + separator.size()));
    // A number that does not fit is invalid.
    const bool fits = first && second && std::max(*first, *second) < UINT64_MAX;
    return fits ? std::optional(std::pair<std::size_t, std::size_t>(*first, *second))
                : std::nullopt;
}

std::optional<SizeRange> rangeIn(std::string_view text) {
    const auto numbers = twoNumbers(text, "..");
    if (!numbers || numbers->first < 1 || numbers->second < numbers->first) {
        return std::nullopt;
    }
    return SizeRange{numbers->first, numbers->second};
}

/// Parses a range "A..B" or a single size "A".
SizeRange rangeGiven(const Arguments& arguments, std::string_view option, SizeRange fallback) {
    const auto value = arguments.text(option);
    if (!value) {
        return fallback;
    }
    const bool isOneSize = value->find("..") == std::string::npos;
    const auto range = rangeIn(isOneSize ? *value + ".." + *value : *value);
    if (!range) {
        throw Failure{.where = std::string(option),
                      .what = "\"" + shown(*value) +
                              "\" is not a range of sizes such as 1..9, starting at 1 or more"};
    }
    return *range;
}

template <typename Choice>
Choice choiceGiven(const Arguments& arguments, std::string_view option, Choice fallback,
                   std::optional<Choice> (*named)(std::string_view)) {
    const auto value = arguments.text(option);
    if (!value) {
        return fallback;
    }
    const auto choice = named(*value);
    if (!choice) {
        throw failureOf({.code = ErrorCode::unknownOptionValue, .subject = *value},
                        {Source::Kind::argument, std::string(option)});
    }
    return *choice;
}

std::string rangeText(SizeRange range) {
    return std::to_string(range.first) + ".." + std::to_string(range.last);
}

bool isFeasible(const CensusPlan& plan) {
    constexpr std::size_t maxSide = 100'000;
    return std::max(plan.rows.last, plan.cols.last) <= maxSide &&
           Census(plan.family).isFeasible(plan.rows.last, plan.cols.last);
}

void checkFeasible(const CensusPlan& plan) {
    if (!isFeasible(plan)) {
        const std::string side = std::to_string(Census(plan.family).maxSide());
        throw Failure{Status::tooLarge, "--rows",
                      "the largest board would be " + std::to_string(plan.rows.last) + "x" +
                          std::to_string(plan.cols.last) + "; the limit for this rule is " + side +
                          "x" + side};
    }
}

} // namespace

CensusPlan CensusPlan::of(const Arguments& arguments) {
    constexpr SizeRange asInTheBooks{1, 9};
    CensusPlan plan;
    plan.family.topology =
        choiceGiven(arguments, "--topology", plan.family.topology, topologyNamed);
    plan.family.neighbours =
        choiceGiven(arguments, "--neighbours", plan.family.neighbours, neighboursNamed);
    plan.family.selfInfluence = arguments.onOrOff("--self", true);
    plan.isSquares = arguments.has("--square");
    plan.rows = rangeGiven(arguments, "--rows", asInTheBooks);
    plan.cols = rangeGiven(arguments, "--cols", plan.rows);
    if (plan.isSquares && arguments.has("--cols")) {
        throw Failure{.where = "--cols", .what = "squares have the same number of columns as rows"};
    }
    if (const auto shard = arguments.text("--shard")) {
        const auto numbers = twoNumbers(*shard, "/");
        if (!numbers || numbers->first < 1 || numbers->first > numbers->second) {
            throw Failure{.where = "--shard",
                          .what = "\"" + shown(*shard) + "\" is not a shard such as 3/16"};
        }
        if (numbers->second > maxShards) {
            throw Failure{.where = "--shard",
                          .what = "up to " + std::to_string(maxShards) + " shards are possible"};
        }
        std::tie(plan.shard, plan.shardCount) = *numbers;
    }
    checkFeasible(plan);
    return plan;
}

SizeRange CensusPlan::rowsOfShard() const {
    if (shardCount == 1) {
        return rows;
    }
    const Census census(family);
    return shardOf(rows, isSquares ? census.growthOfSquares() : census.growthOfRows(), shard,
                   shardCount);
}

double CensusPlan::operations() const {
    return Census(family)
        .estimate(rowsOfShard(), isSquares ? std::nullopt : std::optional(cols))
        .operations;
}

std::string CensusPlan::heading() const {
    return std::string(censusHeading) + " topology=" + std::string(nameOf(family.topology)) +
           " neighbours=" + std::string(nameOf(family.neighbours)) +
           " self=" + (family.selfInfluence ? "on" : "off") + " rows=" + rangeText(rows) +
           " cols=" + (isSquares ? "square" : rangeText(cols)) + " shard=" + std::to_string(shard) +
           "/" + std::to_string(shardCount);
}

std::optional<CensusPlan> CensusPlan::fromHeading(std::string_view line) {
    constexpr std::size_t wordCount = 9;
    std::vector<std::string_view> words;
    splitWords(line, words, wordCount + 1);
    if (!line.starts_with(censusHeading) || words.size() != wordCount) {
        return std::nullopt;
    }
    const auto value = [&](std::size_t word) {
        return words[word].substr(words[word].find('=') + 1);
    };
    const auto topology = topologyNamed(value(3));
    const auto neighbours = neighboursNamed(value(4));
    const auto rows = rangeIn(value(6));
    const bool isSquares = value(7) == "square";
    const auto cols = isSquares ? rows : rangeIn(value(7));
    const auto shard = twoNumbers(value(8), "/");
    if (!topology || !neighbours || !rows || !cols || !shard) {
        return std::nullopt;
    }
    CensusPlan plan{.family = {*topology, *neighbours, value(5) == "on"},
                    .rows = *rows,
                    .cols = *cols,
                    .isSquares = isSquares,
                    .shard = shard->first,
                    .shardCount = shard->second};
    const bool isShard =
        plan.shard >= 1 && plan.shard <= plan.shardCount && plan.shardCount <= maxShards;
    // A line that can't be reproduced was not written by this program.
    return isShard && isFeasible(plan) && plan.heading() == line ? std::optional(plan)
                                                                 : std::nullopt;
}

std::string CensusPlan::columnNames() const {
    if (isSquares) {
        return "n,nullity";
    }
    std::string line = "rows";
    for (std::size_t size = cols.first; size <= cols.last; ++size) {
        line += "," + std::to_string(size);
    }
    return line;
}

std::string CensusPlan::beginningOfPart() const {
    return heading() + "\n" + columnNames() + ",checksum\n";
}

std::string csvLine(std::size_t row, std::span<const std::uint32_t> nullities) {
    std::string line = std::to_string(row);
    for (const std::uint32_t nullity : nullities) {
        line += "," + std::to_string(nullity);
    }
    return line;
}

CensusBlocks::CensusBlocks(const CensusPlan& plan, std::size_t firstRow, std::size_t threads,
                           Progress& progress)
    : plan_(plan), census_(plan_.family), all_(plan_.rowsOfShard()), left_(all_), threads_(threads),
      progress_(progress) {
    left_.first = std::max(firstRow, left_.first);
}

CensusBlocks::Block CensusBlocks::nextBlock() {
    LIGHTSOUT_ASSERT(plan_.cols.count() > 0);
    constexpr std::size_t squaresOfBlock = 64;
    const std::size_t rowsOfBlock =
        plan_.isSquares
            ? squaresOfBlock
            : std::max<std::size_t>(cellsOfBlock(census_.method()) / plan_.cols.count(), 1);
    SizeRange rows = left_;
    if (rows.count() > rowsOfBlock) {
        rows.last = rows.first + rowsOfBlock - 1;
    }
    if (rows.count() == 0) {
        return {rows, {}};
    }
    Block block{rows, plan_.isSquares
                          ? census_.squares(rows, threads_, progress_)
                          : census_.table(rows, plan_.cols, threads_, progress_).nullities};
    left_.first = rows.last + 1;
    progress_.checkpoint(1 -
                         static_cast<double>(left_.count()) / static_cast<double>(all_.count()));
    return block;
}

} // namespace lightsout::cli
