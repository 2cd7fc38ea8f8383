// SPDX-License-Identifier: GPL-3.0-or-later
#include "census/Census.h"

#include "cli/CensusPlan.h"
#include "cli/Commands.h"
#include "cli/PartFile.h"
#include "cli/WorkLimit.h"
#include "io/LatticeNames.h"
#include "io/Text.h"
#include "solve/Solutions.h"
#include "support/Parallel.h"

#include <algorithm>
#include <array>
#include <memory>

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

/// Writes a table: the text before it, the text for each row, and the text after it.
class Writer {
public:
    explicit Writer(bool writesCounts) : writesCounts_(writesCounts) {}
    virtual ~Writer() = default;
    /// Returns a nullity, or the number of solutions for it.
    virtual std::string entry(std::size_t nullity) const {
        return writesCounts_ ? powerOfTwo(nullity) : std::to_string(nullity);
    }
    virtual std::string begin(const CensusPlan& plan, SizeRange rows) = 0;
    /// Returns a row. `values` are entries separated by commas; `isFirst` is true for the very
    /// first row.
    virtual std::string row(std::size_t number, std::string_view values, bool isFirst) = 0;
    virtual std::string end() = 0;

protected:
    bool writesCounts() const { return writesCounts_; }

private:
    bool writesCounts_;
};

class CsvWriter : public Writer {
public:
    using Writer::Writer;
    std::string begin(const CensusPlan& plan, SizeRange) override {
        return writesCounts() && plan.isSquares ? "n,solutions\n" : plan.columnNames() + "\n";
    }
    std::string row(std::size_t number, std::string_view values, bool) override {
        return std::to_string(number) + "," + std::string(values) + "\n";
    }
    std::string end() override { return {}; }
};

/// Writes a part that can be joined with others.
class PartWriter : public Writer {
public:
    explicit PartWriter(const CensusPlan& plan) : Writer(false), lines_(plan.beginningOfPart()) {}

    std::string begin(const CensusPlan& plan, SizeRange) override { return plan.beginningOfPart(); }
    std::string row(std::size_t number, std::string_view values, bool) override {
        return lines_.checked(std::to_string(number) + "," + std::string(values));
    }
    std::string end() override { return {}; }

private:
    CheckedLines lines_;
};

class JsonWriter : public Writer {
public:
    JsonWriter(bool writesCounts, bool isSquares) : Writer(writesCounts), isSquares_(isSquares) {}

    std::string entry(std::size_t nullity) const override {
        const std::string text = Writer::entry(nullity);
        return writesCounts() ? "\"" + text + "\"" : text;
    }

    std::string begin(const CensusPlan& plan, SizeRange rows) override {
        return "{\"rows\":" + list(rows) + ",\"cols\":" + list(isSquares_ ? rows : plan.cols) +
               (writesCounts() ? ",\"solutions\":[" : ",\"nullity\":[");
    }
    std::string row(std::size_t, std::string_view values, bool isFirst) override {
        const std::string value =
            isSquares_ ? std::string(values) : "[" + std::string(values) + "]";
        return isFirst ? value : "," + value;
    }
    std::string end() override { return "]}\n"; }

private:
    static std::string list(SizeRange sizes) {
        std::string text = "[";
        for (std::size_t size = sizes.first; size <= sizes.last; ++size) {
            text += (size > sizes.first ? "," : "") + std::to_string(size);
        }
        return text + "]";
    }

    bool isSquares_;
};

/// Writes columns of equal width.
class TextWriter : public Writer {
public:
    TextWriter(bool writesCounts, const CensusPlan& plan)
        : Writer(writesCounts),
          width_(std::to_string(2 * std::max(plan.rows.last, plan.cols.last)).size() + 1),
          isSquares_(plan.isSquares) {
        width_ = writesCounts ? std::max(width_ + 2, maxWrittenOut) : width_;
    }

    /// Returns large counts as powers, so that columns stay narrow. A list of squares has room for
    /// both the count and the power.
    std::string entry(std::size_t nullity) const override {
        const std::string text = Writer::entry(nullity);
        const std::string power = "2^" + std::to_string(nullity);
        if (writesCounts() && isSquares_ && nullity > 0 && nullity <= maxBoth) {
            return text + " = " + power;
        }
        return text.size() < maxWrittenOut ? text : power;
    }

    std::string begin(const CensusPlan& plan, SizeRange) override {
        const LatticeFamily& family = plan.family;
        std::string text = (writesCounts() ? "Solutions, " : "Nullity, ") +
                           std::string(nameOf(family.topology)) + ", neighbours " +
                           std::string(nameOf(family.neighbours)) + ", self-influence " +
                           (family.selfInfluence ? "on\n" : "off\n");
        if (isSquares_) {
            return text + "   n x n\n";
        }
        text += std::string(width_ + 2, ' ');
        for (std::size_t size = plan.cols.first; size <= plan.cols.last; ++size) {
            text += padded(std::to_string(size));
        }
        return text + " columns\n";
    }
    std::string row(std::size_t number, std::string_view values, bool) override {
        std::string text = padded(std::to_string(number)) + " |";
        if (writesCounts() && isSquares_) {
            return text + " " + std::string(values) + "\n";
        }
        while (!values.empty()) {
            const std::size_t end = std::min(values.find(','), values.size());
            text += padded(std::string(values.substr(0, end)));
            values.remove_prefix(std::min(end + 1, values.size()));
        }
        return text + "\n";
    }
    std::string end() override { return {}; }

private:
    static constexpr std::size_t maxWrittenOut = 6; ///< characters, including the space before them
    static constexpr std::size_t maxBoth = 200;     ///< an exponent; its count has 61 digits

    std::string padded(const std::string& text) const {
        return std::string(width_ - std::min(width_ - 1, text.size()), ' ') + text;
    }

    std::size_t width_;
    bool isSquares_;
};

std::shared_ptr<Writer> writerFor(const Arguments& arguments, const CensusPlan& plan, bool isCsv) {
    const bool writesCounts = arguments.has("--counts");
    if (arguments.wantsJson()) {
        return std::make_shared<JsonWriter>(writesCounts, plan.isSquares);
    }
    if (isCsv && plan.shardCount > 1 && !writesCounts) { // only nullities can be joined
        return std::make_shared<PartWriter>(plan);
    }
    if (isCsv) {
        return std::make_shared<CsvWriter>(writesCounts);
    }
    return std::make_shared<TextWriter>(writesCounts, plan);
}

/// Converts a line's nullities to the writer's entries.
std::string entries(std::string_view nullities, const Writer& writer) {
    std::string text;
    while (!nullities.empty()) {
        const std::size_t end = std::min(nullities.find(','), nullities.size());
        text += (text.empty() ? "" : ",") + writer.entry(*wholeNumber(nullities.substr(0, end)));
        nullities.remove_prefix(std::min(end + 1, nullities.size()));
    }
    return text;
}

/// Converts lines of CSV to the writer's format.
std::string rewritten(std::string_view lines, Writer& writer, bool& isFirst) {
    std::string text;
    while (!lines.empty()) {
        const std::string_view line = takeLine(lines);
        const std::size_t comma = line.find(',');
        text += writer.row(*wholeNumber(line.substr(0, comma)),
                           entries(line.substr(comma + 1), writer), isFirst);
        isFirst = false;
    }
    return text;
}

/// Prints the beginning, then the results of `nextLines` until one is empty, and then the end.
Outcome stream(const CensusPlan& plan, SizeRange rows, std::shared_ptr<Writer> writer,
               std::function<std::string()> nextLines) {
    Outcome outcome{.text = writer->begin(plan, rows)};
    outcome.more = [writer = std::move(writer), nextLines = std::move(nextLines), isFirst = true,
                    isDone = false]() mutable -> std::string {
        if (isDone) {
            return {};
        }
        std::string text = rewritten(nextLines(), *writer, isFirst);
        if (text.empty()) {
            isDone = true;
            text = writer->end();
        }
        return text;
    };
    return outcome;
}

Outcome joinCensus(const Arguments& arguments, Progress& progress) {
    CensusParts parts = CensusParts::check(arguments.positionals(), progress);
    const CensusPlan plan = parts.plan;
    auto nextPart = [files = std::move(parts.files), next = std::size_t{0}]() mutable {
        return next < files.size() ? readRowsOfPart(files[next++]) : std::string();
    };
    return stream(plan, plan.rows, writerFor(arguments, plan, true), std::move(nextPart));
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
        throw Failure{.where = "command line",
                      .what = "\"" + shown(arguments.positionals().front()) +
                              "\" is not expected here"};
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
    auto nextBlock = [blocks] {
        std::string lines;
        blocks->next([&](std::size_t row, std::span<const std::uint32_t> nullities) {
            lines += csvLine(row, nullities) + "\n";
        });
        return lines;
    };
    return stream(plan, plan.rowsOfShard(), writerFor(arguments, plan, arguments.has("--csv")),
                  std::move(nextBlock));
}

} // namespace

const Command censusCommand{.name = "census",
                            .help = "Count solutions for boards of many sizes",
                            .positionals = censusPositionals,
                            .options = censusOptions,
                            .takesBoard = false,
                            .readsBoards = false,
                            .run = runCensus};

} // namespace lightsout::cli
