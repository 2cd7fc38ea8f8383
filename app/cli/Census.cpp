// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Census.h"

#include "census/ClosedForms.h"
#include "cli/Commands.h"
#include "cli/PartFile.h"
#include "cli/WorkLimit.h"
#include "io/LatticeNames.h"
#include "io/Text.h"
#include "solve/Solutions.h"
#include "support/Parallel.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <tuple>
#include <utility>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 11> censusOptions{{
    {"--rows", "A..B", "Numbers of rows (default 1..9)"},
    {"--cols", "C..D", "Numbers of columns (default: same as rows)"},
    {"--square", nullptr, "Only square boards n x n, with n from --rows"},
    {"--topology", "SURFACE", "plane, cylinder, torus, moebius, klein or projective"},
    {"--neighbours", "WHICH", "plus, king, diagonal, knight or row-column"},
    {"--self", "on|off", "Whether a press also changes the pressed light (default on)"},
    {"--counts", nullptr, "Numbers of solutions, 2^nullity, instead of nullities"},
    {"--csv", nullptr, "Print comma-separated values"},
    {"--shard", "I/K", "Compute only part I of K; join the parts with --join"},
    {"--output", "FILE", "Write a part to join; run again to continue after an interruption"},
    {"--join", nullptr, "Join the parts FILE... into one table"},
}};
constexpr std::array<const char*, 1> censusPositionals{"FILE..."};

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
        throw wrongValue(option, *value,
                         "is not a range of sizes such as 1..9, starting at 1 or more");
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

/// Computes the lines of a census block by block, so that only one block is in memory.
class CensusBlocks {
public:
    /// Starts at row `firstRow` of the plan's shard.
    CensusBlocks(const CensusPlan& plan, std::size_t firstRow, std::size_t threads,
                 Progress& progress)
        : plan_(plan), census_(plan_.family), all_(plan_.rowsOfShard()), left_(all_),
          threads_(threads), progress_(progress) {
        left_.first = std::max(firstRow, left_.first);
    }

    /// Returns the CSV lines of the next block: the number of rows, then a nullity for each column,
    /// or just one for squares. Returns an empty string if there are no more blocks. Throws
    /// Cancelled.
    std::string next() {
        LIGHTSOUT_ASSERT(plan_.cols.count() > 0);
        if (left_.count() == 0) {
            return {};
        }
        constexpr std::size_t squaresOfBlock = 64;
        const std::size_t width = plan_.isSquares ? 1 : plan_.cols.count();
        const std::size_t rowsOfBlock =
            plan_.isSquares ? squaresOfBlock
                            : std::max<std::size_t>(cellsOfBlock(census_.method()) / width, 1);
        const SizeRange rows{left_.first, std::min(left_.last, left_.first + rowsOfBlock - 1)};
        const std::vector<std::uint32_t> nullities =
            plan_.isSquares ? census_.squares(rows, threads_, progress_)
                            : census_.table(rows, plan_.cols, threads_, progress_).nullities;
        left_.first = rows.last + 1;
        progress_.checkpoint(1 - static_cast<double>(left_.count()) /
                                     static_cast<double>(all_.count()));
        std::string lines;
        for (std::size_t i = 0; i < nullities.size(); ++i) {
            lines += i % width == 0 ? std::to_string(rows.first + i / width) : "";
            lines += "," + std::to_string(nullities[i]) + ((i + 1) % width == 0 ? "\n" : "");
        }
        return lines;
    }

private:
    CensusPlan plan_;
    Census census_;
    SizeRange all_;
    SizeRange left_;
    std::size_t threads_;
    Progress& progress_;
};

/// Computes the plan's shard and writes it into a part, or resumes an interrupted run, as
/// writePart() does. A part is a CSV file with the rows of one shard. Throws Failure and Cancelled.
std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress) {
    const std::size_t first = plan.rowsOfShard().first;
    return writePart(
        formatOf(plan), censusPart, file, [&](std::size_t done, const WriteLines& write) {
            CensusBlocks blocks(plan, first + done, threads, progress);
            for (std::string text = blocks.next(); !text.empty(); text = blocks.next()) {
                write(text);
            }
        });
}

/// Converts the lines of a census to the form that the arguments request.
class TableWriter {
public:
    /// Writes comma-separated values, if `isCsv` is true and the arguments do not request JSON.
    TableWriter(const Arguments& arguments, CensusPlan plan, bool isCsv)
        : plan_(std::move(plan)), writesCounts_(arguments.has("--counts")),
          form_(formFor(arguments, isCsv)), partLines_(formatOf(plan_).beginning()),
          width_(std::to_string(2 * std::max(plan_.rows.last, plan_.cols.last)).size() + 1) {
        width_ = writesCounts_ ? std::max(width_ + 2, maxWrittenOut) : width_;
    }

    /// Returns the text before the rows.
    std::string begin(SizeRange rows) const {
        switch (form_) {
        case Form::csv:
            return writesCounts_ && plan_.isSquares ? "n,solutions\n" : plan_.columnNames() + "\n";
        case Form::part:
            return formatOf(plan_).beginning();
        case Form::json:
            return "{\"rows\":" + list(rows) +
                   ",\"cols\":" + list(plan_.isSquares ? rows : plan_.cols) +
                   (writesCounts_ ? ",\"solutions\":[" : ",\"nullity\":[");
        case Form::text:
            break;
        }
        const LatticeFamily& family = plan_.family;
        std::string text = (writesCounts_ ? "Solutions, " : "Nullity, ") +
                           std::string(nameOf(family.topology)) + ", neighbours " +
                           std::string(nameOf(family.neighbours)) + ", self-influence " +
                           (family.selfInfluence ? "on\n" : "off\n");
        if (plan_.isSquares) {
            return text + "   n x n\n";
        }
        text += std::string(width_ + 2, ' ');
        for (std::size_t size = plan_.cols.first; size <= plan_.cols.last; ++size) {
            text += padded(std::to_string(size));
        }
        return text + " columns\n";
    }
    /// Returns the rows of complete lines.
    std::string rows(std::string_view lines) {
        std::string text;
        while (!lines.empty()) {
            text += row(takeLine(lines));
        }
        return text;
    }
    /// Returns the text after the rows.
    std::string end() const { return form_ == Form::json ? "]}\n" : ""; }

private:
    enum class Form { text, csv, part, json };
    static constexpr std::size_t maxWrittenOut = 6; ///< characters, including the space before them
    static constexpr std::size_t maxBoth = 200;     ///< maximum exponent; 2^200 has 61 digits

    Form formFor(const Arguments& arguments, bool isCsv) const {
        if (arguments.wantsJson()) {
            return Form::json;
        }
        if (!isCsv) {
            return Form::text;
        }
        const bool canBeJoined = !writesCounts_; // only nullities can
        return plan_.shardCount > 1 && canBeJoined ? Form::part : Form::csv;
    }

    /// Returns a nullity, or the number of solutions for it. As text, returns large counts as
    /// powers, so that columns stay narrow. A list of squares has room for both the count and the
    /// power.
    std::string entry(std::size_t nullity) const {
        const std::string number = writesCounts_ ? powerOfTwo(nullity) : std::to_string(nullity);
        if (form_ != Form::text) {
            return form_ == Form::json && writesCounts_ ? "\"" + number + "\"" : number;
        }
        const std::string power = "2^" + std::to_string(nullity);
        if (isListOfCounts() && nullity > 0 && nullity <= maxBoth) {
            return number + " = " + power;
        }
        return number.size() < maxWrittenOut ? number : power;
    }
    bool isListOfCounts() const { return writesCounts_ && plan_.isSquares; }

    std::string row(std::string_view line) {
        const std::size_t comma = line.find(',');
        const std::string number = std::to_string(*wholeNumber(line.substr(0, comma)));
        std::string values;
        for (std::string_view rest = line.substr(comma + 1); !rest.empty();) {
            const std::size_t end = std::min(rest.find(','), rest.size());
            const std::string value = entry(*wholeNumber(rest.substr(0, end)));
            if (form_ == Form::text) {
                values += isListOfCounts() ? " " + value : padded(value);
            } else {
                values += (values.empty() ? "" : ",") + value;
            }
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        switch (form_) {
        case Form::csv:
            return number + "," + values + "\n";
        case Form::part:
            return partLines_.checked(number + "," + values);
        case Form::json:
            return (std::exchange(isFirst_, false) ? "" : ",") +
                   (plan_.isSquares ? values : "[" + values + "]");
        case Form::text:
            break;
        }
        return padded(number) + " |" + values + "\n";
    }

    static std::string list(SizeRange sizes) {
        std::string text = "[";
        for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
            text += (size > sizes.first ? "," : "") + std::to_string(size);
        }
        return text + "]";
    }
    std::string padded(const std::string& text) const {
        return std::string(width_ - std::min(width_ - 1, text.size()), ' ') + text;
    }

    CensusPlan plan_;
    bool writesCounts_;
    Form form_;
    CheckedLines partLines_;
    std::size_t width_; ///< of a column of text
    bool isFirst_ = true;
};

/// Prints the results of `nextLines` until one is empty.
Outcome outcomeOf(TableWriter writer, SizeRange rows, std::function<std::string()> nextLines) {
    std::string begin = writer.begin(rows);
    std::string end = writer.end();
    return streamed(
        std::move(begin),
        [writer = std::move(writer), nextLines = std::move(nextLines)]() mutable {
            return writer.rows(nextLines());
        },
        std::move(end));
}

Outcome joinCensus(const Arguments& arguments, Progress& progress) {
    const CensusParts parts = CensusParts::check(arguments.positionals(), progress);
    auto nextPart = [files = parts.files, next = std::size_t{0}]() mutable {
        return next < files.size() ? readRowsOfPart(files[next++]) : std::string();
    };
    return outcomeOf(TableWriter(arguments, parts.plan, true), parts.plan.rows,
                     std::move(nextPart));
}

/// Rejects options that contradict each other or have no effect. Throws Failure.
void checkOptions(const Arguments& arguments) {
    if (arguments.has("--join")) {
        for (const OptionDescription& option : censusOptions) {
            const std::string_view name(option.name);
            if (name != "--join" && name != "--csv" && name != "--counts") {
                arguments.refuseWith("--join", option.name);
            }
        }
    }
    arguments.refuseWith("--output", "--csv");
    arguments.refuseWith("--json", "--csv");
}

Outcome runCensus(const Arguments& arguments, Progress& progress) {
    checkOptions(arguments);
    if (arguments.has("--join")) {
        return joinCensus(arguments, progress);
    }
    if (!arguments.positionals().empty()) {
        throw notExpected(arguments.positionals().front());
    }
    const CensusPlan plan = CensusPlan::of(arguments);
    if (!arguments.has("--output")) {
        checkWork(arguments, "--rows", {.operations = plan.operations()});
    }
    const std::size_t threads = arguments.number("--threads", coreCount(), 1);
    if (const auto file = arguments.text("--output")) {
        if (arguments.wantsJson()) {
            throw Failure{.where = "--output", .what = "parts are CSV files; omit --json"};
        }
        if (arguments.has("--counts")) {
            throw Failure{.where = "--output",
                          .what = "parts contain nullities; use --counts when joining them"};
        }
        return {.text = computePart(plan, *file, threads, progress)};
    }
    const auto blocks = std::make_shared<CensusBlocks>(plan, 1, threads, progress);
    return outcomeOf(TableWriter(arguments, plan, arguments.has("--csv")), plan.rowsOfShard(),
                     [blocks] { return blocks->next(); });
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
    std::tie(plan.shard, plan.shardCount) = shardGiven(arguments);
    if (plan.shardCount > maxShards) {
        throw Failure{.where = "--shard",
                      .what = "up to " + std::to_string(maxShards) + " shards are possible"};
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
    const auto shard = shardIn(value(8));
    if (!topology || !neighbours || !rows || !cols || !shard) {
        return std::nullopt;
    }
    CensusPlan plan{.family = {*topology, *neighbours, value(5) == "on"},
                    .rows = *rows,
                    .cols = *cols,
                    .isSquares = isSquares,
                    .shard = shard->first,
                    .shardCount = shard->second};
    // A line that can't be reproduced was not written by this program.
    return plan.shardCount <= maxShards && isFeasible(plan) && plan.heading() == line
               ? std::optional(plan)
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
        const PartContent content = parseWholePart(readRegularFile(file), file, censusPart);
        const CensusPlan plan = *CensusPlan::fromHeading(content.format.heading);
        const SizeRange rows = plan.rowsOfShard();
        // Duplicate parts are found below by their rows, but a small table's shard may have no
        // rows.
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
            const std::size_t last = std::min(part.rows.last, next - 1);
            refuseFile(part.file, "contains " + rowsText(part.rows.first, last) +
                                      (last == part.rows.first ? ", which is" : ", which are") +
                                      " also in " + shown(result.files.back()));
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
    return parseWholePart(readRegularFile(file), file, censusPart).lines;
}

const Command censusCommand{.name = "census",
                            .help = "Count solutions for boards of many sizes",
                            .positionals = censusPositionals,
                            .options = censusOptions,
                            .takesBoard = false,
                            .readsBoards = false,
                            .run = runCensus};

} // namespace lightsout::cli
