// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CensusPlan.h"

#include "arguments/Messages.h"
#include "census/ClosedForms.h"
#include "cli/PartFile.h"
#include "io/LatticeNames.h"
#include "io/Text.h"

#include <algorithm>
#include <tuple>

namespace lightsout::cli {

namespace {

std::string rowsText(std::size_t first, std::size_t last) {
    return first == last ? "row " + std::to_string(first)
                         : "rows " + std::to_string(first) + " to " + std::to_string(last);
}

/// Returns the number of the row if the line belongs to the plan's census and its nullities are
/// possible.
std::optional<std::size_t> rowOfLine(std::string_view line, const CensusPlan& plan) {
    const std::size_t columns = plan.isSquares ? 1 : plan.cols.count();
    std::optional<std::size_t> row;
    for (std::size_t field = 0; field <= columns; ++field) {
        const std::size_t end = std::min(line.find(','), line.size());
        const auto number = wholeNumber(line.substr(0, end));
        const bool isLast = end == line.size();
        if (!number || isLast != (field == columns)) {
            return std::nullopt;
        }
        if (field == 0) {
            row = *number;
        } else if (const std::size_t cols = plan.isSquares ? *row : plan.cols.first + field - 1;
                   !isPossibleNullity(plan.family.board(*row, cols), *number)) {
            return std::nullopt;
        }
        line.remove_prefix(isLast ? end : end + 1);
    }
    return row;
}

PartFormat formatOf(const CensusPlan& plan) {
    const SizeRange rows = plan.rowsOfShard();
    return {.heading = plan.heading(),
            .columns = plan.columnNames(),
            .lineCount = rows.count(),
            .accepts = [plan, rows](std::string_view line, std::size_t number) {
                return rowOfLine(line, plan) == rows.first + number;
            }};
}

const PartKind censusPart{.name = "census", .formatOf = [](std::string_view heading) {
                              const auto plan = CensusPlan::fromHeading(heading);
                              return plan ? std::optional(formatOf(*plan)) : std::nullopt;
                          }};

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

std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress) {
    const std::size_t first = plan.rowsOfShard().first;
    return writePart(
        formatOf(plan), censusPart, file, [&](std::size_t done, const WriteLines& write) {
            CensusBlocks blocks(plan, first + done, threads, progress);
            std::string text;
            while (blocks.next([&](std::size_t row, std::span<const std::uint32_t> nullities) {
                text += csvLine(row, nullities) + "\n";
            })) {
                write(text);
                text.clear();
            }
        });
}

CensusParts CensusParts::check(const std::vector<std::string>& files, Progress& progress) {
    struct PartRows {
        std::string file;
        CensusPlan plan;
        SizeRange rows;
    };
    std::vector<PartRows> parts;
    std::map<std::string, std::string> fileOfShard;
    for (const std::string& file : files) {
        progress.checkpoint();
        const std::string text = readRegularFile(file);
        const PartContent content = parsePart(text, file, censusPart);
        const CensusPlan plan = *CensusPlan::fromHeading(content.format.heading);
        const SizeRange rows = plan.rowsOfShard();
        if (!content.isWhole() || content.length != text.size()) {
            refuseFile(file, "the part ends before row " +
                                 std::to_string(rows.first + content.lineCount) + " of " +
                                 std::to_string(rows.last));
        }
        // Rows are compared below, but a shard of a small table may have no rows.
        const auto [other, isNew] = fileOfShard.emplace(content.format.heading, file);
        if (!isNew && rows.count() == 0) {
            refuseFile(file, "is the same part as " + shown(other->second));
        }
        parts.push_back({file, plan, rows});
    }
    if (parts.empty()) {
        throw Failure{.where = "--join", .what = "no parts to join are given"};
    }
    CensusPlan whole = parts.front().plan;
    whole.shard = whole.shardCount = 1;
    for (PartRows& part : parts) {
        part.plan.shard = part.plan.shardCount = 1;
        if (part.plan != whole) {
            refuseFile(part.file,
                       "this part belongs to a different census than " + shown(files.front()));
        }
    }
    std::erase_if(parts, [](const PartRows& part) { return part.rows.count() == 0; });
    std::stable_sort(parts.begin(), parts.end(), [](const PartRows& a, const PartRows& b) {
        return a.rows.first < b.rows.first;
    });
    CensusParts result{.plan = whole, .files = {}};
    std::size_t next = whole.rows.first;
    for (const PartRows& part : parts) {
        if (part.rows.first > next) {
            throw Failure{.where = "--join",
                          .what = "no part contains " + rowsText(next, part.rows.first - 1)};
        }
        if (part.rows.first < next) {
            refuseFile(part.file,
                       "contains " + rowsText(part.rows.first, std::min(part.rows.last, next - 1)) +
                           ", which are also in " + shown(result.files.back()));
        }
        next = part.rows.last + 1;
        result.files.push_back(part.file);
    }
    if (next <= whole.rows.last) {
        throw Failure{.where = "--join",
                      .what = "no part contains " + rowsText(next, whole.rows.last)};
    }
    return result;
}

std::string readRowsOfPart(const std::string& file) {
    return parsePart(readRegularFile(file), file, censusPart).lines;
}

} // namespace lightsout::cli
