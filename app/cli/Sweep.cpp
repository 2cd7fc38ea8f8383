// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Sweep.h"

#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/PartFile.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "io/Suggestion.h"
#include "io/Text.h"
#include "support/Parallel.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <span>
#include <tuple>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 8> sweepOptions{{
    {"--n", "A..B", "Numbers that replace {n} in the board"},
    {"--m", "C..D", "Numbers that replace {m} in the board"},
    {"--presses", "T", "Number of random presses, for mean and variance"},
    {"--samples", "S", "For random boards, the mean over S boards (default 1)"},
    {"--csv", nullptr, "Print comma-separated values"},
    {"--shard", "I/K", "Compute only part I of K; join the parts with --join"},
    {"--output", "FILE", "Write a part to join; run again to continue after an interruption"},
    {"--join", nullptr, "Join the parts FILE... into one table"},
}};
constexpr std::array<const char*, 2> sweepPositionals{"QUANTITY", "FILE..."};

/// The text of a missing value in CSV, which other programs recognise.
constexpr std::string_view missingValue = "NA";
constexpr std::string_view sweepColumns = "n,m,value,proven,low,high,reason";

/// Returns the heads of the columns in a table for people and other programs: the column of values
/// is named after the fact and its unit, such as "fewest (presses)".
std::string columnsOf(const Fact* fact) {
    std::string columns(sweepColumns);
    if (fact != nullptr) {
        const std::string unit(fact->unit);
        const std::string name = std::string(fact->id) + (unit.empty() ? "" : " (" + unit + ")");
        const std::string_view value = "value";
        columns.replace(columns.find(value), value.size(), name);
    }
    return columns;
}

PartFormat formatOf(std::string heading, std::size_t pointCount) {
    return {.heading = std::move(heading),
            .columns = std::string(sweepColumns),
            .lineCount = pointCount,
            .accepts = [](std::string_view line, std::size_t /*number*/) {
                return std::ranges::count(line, ',') == 6;
            }};
}

const PartKind sweepPartKind{
    .name = "sweep", .formatOf = [](std::string_view heading) {
        const auto shard = SweepPlan::partOf(heading);
        return shard ? std::optional(formatOf(std::string(heading), shard->points.size()))
                     : std::nullopt;
    }};

constexpr std::string_view sweepHeading = "# lightsout sweep ";
constexpr std::uint64_t maxPoints = 10'000'000;
/// Maximum number of random boards for one point. Their values are all in memory until the mean is
/// computed.
constexpr std::uint64_t maxSamples = 1'000'000;
/// The options on which the boards and their lights depend, in addition to --board.
constexpr std::array ofBoards{"--self",  "--format",   "--as",     "--on",
                              "--graph", "--parallel", "--lights", "--target"};

/// Parses a range "A..B" or a single number "A".
std::optional<SweepRange> rangeGiven(const Arguments& arguments, const char* option) {
    const auto value = arguments.text(option);
    if (!value) {
        return std::nullopt;
    }
    const std::size_t dots = value->find("..");
    const auto first = wholeNumber(std::string_view(*value).substr(0, dots));
    const auto last =
        dots == std::string::npos ? first : wholeNumber(std::string_view(*value).substr(dots + 2));
    // A number that does not fit is read as the largest one.
    if (!first || !last || *last < *first || *last == std::numeric_limits<std::uint64_t>::max()) {
        throw wrongValue(option, *value, "is not a range of numbers such as 1..9");
    }
    return SweepRange{*first, *last};
}

/// Throws Failure if the board contains the letter but its range is not given, or vice versa.
void checkLetter(const std::string& board, const char* letter, const char* option, bool isGiven) {
    const bool isUsed = board.find(letter) != std::string::npos;
    if (isUsed && !isGiven) {
        throw missing(option);
    }
    if (isGiven && !isUsed) {
        throw Failure{.where = option,
                      .what = std::string("there is no ") + letter + " in the board"};
    }
}

std::vector<std::size_t> pointsOf(std::size_t shard, std::size_t shardCount, std::size_t count) {
    std::vector<std::size_t> points;
    for (std::size_t point = shard - 1; point < count; point += std::min(shardCount, count)) {
        points.push_back(point);
    }
    return points;
}

/// Returns true if other seeds may give other boards or lights.
bool isDrawn(const Sweep& sweep, const Arguments& arguments) {
    for (const char* option : {"--lights", "--target"}) {
        const auto value = arguments.text(option);
        if (value == "random" || value == "solvable") {
            return true;
        }
    }
    return sweep.isDrawn();
}

const Fact* factGiven(const Arguments& arguments) {
    const std::string& name = arguments.positional(0, "QUANTITY");
    const Fact* fact = sweptFactNamed(name);
    if (fact == nullptr || arguments.positionals().size() > 1) {
        const std::string& wrong = fact != nullptr ? arguments.positionals()[1] : name;
        std::string names;
        for (const std::string_view each : namesOfSweptFacts()) {
            names += (names.empty() ? "" : ", ") + std::string(each);
        }
        throw wrongValue(commandLine, wrong,
                         "is not a quantity; the quantities are " + names +
                             suggestion(wrong, namesOfSweptFacts()));
    }
    return fact;
}

/// Returns why a point has no value, or why its bounds do not come from the variance; empty for
/// other points.
std::string_view reasonFor(const Value& value) {
    if (const auto missing = value.missing()) {
        return sentenceOf(*missing);
    }
    if (!value.hasEqualSamples) {
        return "";
    }
    return value.high ? "all samples are equal: bounds by the rule of three"
                      : "all samples are equal and the value has no upper limit";
}

std::string sweepLine(const SweepPoint& point, const Value& value) {
    const auto size = [](const std::optional<std::uint64_t>& number) {
        return number ? std::to_string(*number) : std::string();
    };
    const auto bound = [](const std::optional<Number>& number) {
        return number ? digitsOf(*number) : std::string();
    };
    return size(point.n) + "," + size(point.m) + "," +
           (value.exists() ? value.text() : std::string(missingValue)) + "," +
           (value.isProven ? "true" : "false") + "," + bound(value.low) + "," + bound(value.high) +
           "," + std::string(reasonFor(value));
}

/// Measures the given points of a plan on `threads` threads, several points at a time. Calls
/// use(lines) with the lines of finished points, in the order of the points. Throws Failure and
/// Cancelled.
void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const WriteLines& use) {
    MemoryPool memory(plan.memory());
    for (std::size_t done = 0; done < points.size();) {
        const auto block = points.subspan(done, std::min(4 * threads, points.size() - done));
        std::vector<std::string> lines(block.size());
        progress.checkpoint(static_cast<double>(done) / static_cast<double>(points.size()));
        forEachInParallel(block.size(), threads, progress, [&](std::size_t i) {
            Progress ofPoint(&progress);
            lines[i] =
                sweepLine(plan.point(block[i]),
                          plan.measure(block[i], block.size() == 1 ? threads : 1, memory, ofPoint));
        });
        std::string text;
        for (const std::string& line : lines) {
            text += line + "\n";
        }
        use(text);
        done += block.size();
    }
}

enum class Form { text, csv, json };

/// Converts a CSV value to a number if that keeps all digits, otherwise to a string.
nlohmann::ordered_json jsonOf(std::string_view value) {
    if (value.empty()) {
        return {};
    }
    if (const auto whole = wholeNumber(value)) {
        // Numbers too large for this type are kept as strings, so that no digits are lost.
        return *whole < UINT64_MAX ? exactInteger(*whole) : nlohmann::ordered_json(value);
    }
    const auto real = value.find('/') == std::string_view::npos ? realNumber(value) : std::nullopt;
    return real ? nlohmann::ordered_json(*real) : nlohmann::ordered_json(value);
}

std::vector<std::string_view> fieldsOf(std::string_view line) {
    std::vector<std::string_view> fields;
    while (true) {
        const std::size_t comma = line.find(',');
        fields.push_back(line.substr(0, comma));
        if (comma == std::string_view::npos) {
            return fields;
        }
        line.remove_prefix(comma + 1);
    }
}

std::string jsonLine(std::string_view line) {
    const auto fields = fieldsOf(line);
    nlohmann::ordered_json json;
    json["n"] = jsonOf(fields[0]);
    json["m"] = jsonOf(fields[1]);
    json["value"] = fields[2] == missingValue ? nullptr : jsonOf(fields[2]);
    json["proven"] = fields[3] == "true";
    json["low"] = jsonOf(fields[4]);
    json["high"] = jsonOf(fields[5]);
    if (!fields[6].empty()) {
        json["reason"] = fields[6];
    }
    return json.dump();
}

/// Returns a value between two bounds, with as many decimals as the bounds deserve.
std::string roundedToBounds(std::string_view value, std::string_view low, std::string_view high) {
    const auto number = realNumber(value);
    const auto least = realNumber(low);
    const auto most = realNumber(high);
    const bool isEstimate = number && least && most && *least < *most && !wholeNumber(value);
    return isEstimate ? estimate(*number, (*most - *least) / 2) : std::string(value);
}

std::string textLine(std::string_view line) {
    const auto fields = fieldsOf(line);
    std::string text;
    for (const std::string_view size : {fields[0], fields[1]}) {
        text += size.empty() ? "" : std::string(size) + "  ";
    }
    text += fields[2] == missingValue ? "-" : roundedToBounds(fields[2], fields[4], fields[5]);
    if (!fields[4].empty() && (fields[4] != fields[2] || fields[5] != fields[2])) {
        text += "  (" + std::string(fields[4]) +
                (fields[5].empty() ? " or more" : " to " + std::string(fields[5])) + ")";
    }
    return text + (fields[6].empty() ? "" : "  " + std::string(fields[6])) + "\n";
}

/// Converts complete lines of CSV to another form. `isFirst` is true until the first line has been
/// converted.
std::string rewritten(std::string_view lines, Form form, bool& isFirst) {
    if (form == Form::csv) {
        return std::string(lines);
    }
    std::string text;
    while (!lines.empty()) {
        const std::string_view line = takeLine(lines);
        text += form == Form::json ? (isFirst ? "" : ",") + jsonLine(line) : textLine(line);
        isFirst = false;
    }
    return text;
}

Form formOf(const Arguments& arguments, Form fallback) {
    return arguments.wantsJson() ? Form::json : arguments.has("--csv") ? Form::csv : fallback;
}

std::string beginOf(Form form, const std::string& heading, const std::string& columns) {
    return form == Form::json ? "{\"points\":[" : form == Form::csv ? heading + columns + "\n" : "";
}

std::string endOf(Form form) {
    return form == Form::json ? "]}\n" : "";
}

Outcome joinSweep(const Arguments& arguments, Progress& progress) {
    const Form form = formOf(arguments, Form::csv);
    const JoinedSweep joined = joinSweepParts(arguments.positionals(), progress);
    std::string lines;
    for (const std::string& line : joined.lines) {
        lines += line + "\n";
    }
    bool isFirst = true;
    return {.text = beginOf(form, "", columnsOf(joined.fact)) + rewritten(lines, form, isFirst) +
                    endOf(form)};
}

/// Prints points as they are completed.
Outcome stream(SweepPlan plan, Form form, std::size_t threads, Progress& progress) {
    std::string begin = plan.isShard()
                            ? beginOf(form, plan.heading() + "\n", std::string(sweepColumns))
                            : beginOf(form, "", columnsOf(plan.fact()));
    return streamed(
        std::move(begin),
        [plan = std::move(plan), form, threads, &progress, next = std::size_t{0},
         isFirst = true]() mutable {
            std::string text;
            const std::vector<std::size_t> points = plan.pointsOfShard();
            const std::size_t count = std::min(4 * threads, points.size() - next);
            if (count > 0) {
                sweepPoints(
                    plan, std::span(points).subspan(next, count), threads, progress,
                    [&](std::string_view lines) { text += rewritten(lines, form, isFirst); });
                next += count;
                progress.checkpoint(static_cast<double>(next) / static_cast<double>(points.size()));
            }
            return text;
        },
        endOf(form));
}

/// Measures the plan's shard and writes it into a part, or resumes an interrupted run, as
/// writePart() does. Throws Failure and Cancelled.
std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress) {
    const std::vector<std::size_t> points = plan.pointsOfShard();
    return writePart(formatOf(plan.heading(), points.size()), sweepPartKind, file,
                     [&](std::size_t done, const WriteLines& write) {
                         sweepPoints(plan, std::span(points).subspan(done), threads, progress,
                                     write);
                     });
}

Outcome runSweep(const Arguments& arguments, Progress& progress) {
    if (arguments.has("--join")) {
        return joinSweep(arguments, progress);
    }
    arguments.refuseWith("--csv", "--json");
    refuseCsvForParts(arguments);
    SweepPlan plan = SweepPlan::of(arguments);
    if (const auto file = arguments.text("--output")) {
        if (arguments.wantsJson()) {
            throw Failure{.where = "--output", .what = "parts are CSV files; omit --json"};
        }
        return {.text = sweepPart(plan, *file, arguments.threads(), progress)};
    }
    checkWork(arguments, arguments.has("--samples") ? "--samples" : "--board", plan.leastWork());
    return stream(std::move(plan), formOf(arguments, Form::text), arguments.threads(), progress);
}

} // namespace

SweepPlan SweepPlan::of(const Arguments& arguments) {
    SweepPlan plan;
    plan.arguments_ = arguments;
    Sweep& sweep = plan.sweep_;
    sweep.fact = factGiven(arguments);
    sweep.board = arguments.required("--board");
    sweep.n = rangeGiven(arguments, "--n");
    sweep.m = rangeGiven(arguments, "--m");
    auto graphs = graphsNamed(sweep.board, arguments);
    const std::size_t count = graphs.empty() ? boardCountOf(sweep.board, arguments) : graphs.size();
    if (count > 1 || !graphs.empty()) {
        for (const char* option : {"--n", "--m"}) {
            if (arguments.has(option)) {
                throw Failure{.where = option,
                              .what = "the boards are those of the file; choose one with --graph"};
            }
        }
        sweep.board = "{n}";
        sweep.n = SweepRange{1, count};
        plan.isOfFile_ = true;
        if (!graphs.empty()) {
            plan.graphs_ = std::make_shared<const std::vector<std::string>>(std::move(graphs));
        }
    } else {
        checkLetter(sweep.board, "{n}", "--n", sweep.n.has_value());
        checkLetter(sweep.board, "{m}", "--m", sweep.m.has_value());
    }
    if (sweep.pointCount() > maxPoints) {
        throw Failure{Status::tooLarge, sweep.m ? "--m" : "--n",
                      std::to_string(sweep.pointCount()) + " boards; up to " +
                          std::to_string(maxPoints) + " are possible"};
    }
    const bool needsPresses = !sweep.fact->arguments.empty();
    if (needsPresses != arguments.has("--presses")) {
        throw needsPresses
            ? missing("--presses")
            : Failure{.where = "--presses", .what = "this quantity does not depend on presses"};
    }
    sweep.presses = arguments.number("--presses", 0, 0);
    sweep.samples = arguments.number("--samples", 1, 1);
    sweep.seed = arguments.seed();
    if (sweep.samples > maxSamples) {
        throw Failure{Status::tooLarge, "--samples",
                      std::to_string(sweep.samples) + " boards for each point; up to " +
                          std::to_string(maxSamples) + " are possible"};
    }
    if (arguments.has("--samples") && !isDrawn(sweep, arguments)) {
        throw Failure{.where = "--samples", .what = "this board is not random"};
    }
    std::tie(plan.shard_, plan.shardCount_) = shardGiven(arguments);
    // An error in the board or the lights shows up at the first or the last point. In a file of
    // graphs, each line may have its own error.
    const std::size_t last = sweep.pointCount() - 1;
    const std::size_t distance = plan.isOfFile_ || last == 0 ? 1 : last;
    for (std::size_t number = 0; number <= last; number += distance) {
        const Rule rule = plan.board(sweep.boardAt(number), sweep.seed).game.rule();
        plan.influences_ =
            std::max<std::size_t>(plan.influences_, rule.vertexCount() + rule.edgeCount());
    }
    return plan;
}

WorkEstimate SweepPlan::leastWork() const {
    // The cost of creating and solving a board, as measured on small boards.
    constexpr double operationsOfBoard = 20'000;
    constexpr double operationsOfInfluence = 100;
    const double boards =
        static_cast<double>(pointsOfShard().size()) * static_cast<double>(sweep_.samples);
    return {.operations = boards * (operationsOfBoard +
                                    operationsOfInfluence * static_cast<double>(influences_) / 2)};
}

std::vector<std::size_t> SweepPlan::pointsOfShard() const {
    return pointsOf(shard_, shardCount_, sweep_.pointCount());
}

SavedBoard SweepPlan::board(const std::string& spec, std::uint64_t seed) const {
    Arguments arguments = arguments_;
    arguments.set("--seed", std::to_string(seed));
    const std::string file = *arguments_.text("--board");
    if (isOfFile_ && graphs_ == nullptr) {
        return boardOfFile(file, *wholeNumber(spec), arguments);
    }
    if (graphs_ != nullptr) {
        return boardOfGraph(graphs_->at(*wholeNumber(spec) - 1),
                            (file == "-" ? "standard input" : file) + ", graph " + spec, arguments);
    }
    return boardNamed(spec, "--board", arguments);
}

Value SweepPlan::measure(std::size_t number, std::size_t threads, MemoryPool& memory,
                         Progress& progress) const {
    const BoardMaker makeBoard = [this](const std::string& spec,
                                        std::uint64_t seed) -> std::optional<Game> {
        try {
            return board(spec, seed).game;
        } catch (const Failure&) {
            return std::nullopt; // sizes between the first and the last may have no board
        }
    };
    return measurePoint(sweep_, number, makeBoard, threads, memory, progress);
}

std::string SweepPlan::heading() const {
    nlohmann::ordered_json json;
    json["quantity"] = sweep_.fact->id;
    json["board"] = isOfFile_ ? *arguments_.text("--board") : sweep_.board;
    for (const auto& [name, range] : {std::pair("n", sweep_.n), std::pair("m", sweep_.m)}) {
        if (range) {
            json[name] = {range->first, range->last};
        }
    }
    for (const char* option : ofBoards) {
        if (const auto value = arguments_.text(option)) {
            json[option + 2] = *value;
        }
    }
    json["presses"] = sweep_.presses;
    json["samples"] = sweep_.samples;
    json["seed"] = sweep_.seed;
    json["points"] = sweep_.pointCount();
    json["shard"] = std::to_string(shard_) + "/" + std::to_string(shardCount_);
    return std::string(sweepHeading) + json.dump();
}

std::optional<SweepPlan::Shard> SweepPlan::partOf(std::string_view heading) {
    if (!heading.starts_with(sweepHeading)) {
        return std::nullopt;
    }
    // Headings are flat except for the ranges; much deeper values could not even be written again.
    bool isFlat = true;
    const auto noticeDepth = [&isFlat](int depth, nlohmann::ordered_json::parse_event_t /*event*/,
                                       const nlohmann::ordered_json& /*value*/) {
        constexpr int maxDepth = 2;
        isFlat = isFlat && depth <= maxDepth;
        return isFlat;
    };
    auto json =
        nlohmann::ordered_json::parse(heading.substr(sweepHeading.size()), noticeDepth, false);
    if (!isFlat) {
        return std::nullopt;
    }
    if (!json.is_object() || !json.contains("shard") || !json["shard"].is_string() ||
        !json.contains("points") || !json["points"].is_number_unsigned()) {
        return std::nullopt;
    }
    const auto shard = shardIn(json["shard"].get<std::string>());
    const auto count = json["points"].get<std::uint64_t>();
    if (!shard || count > maxPoints) {
        return std::nullopt;
    }
    json.erase("shard");
    return Shard{.points = pointsOf(shard->first, shard->second, count),
                 .pointCount = count,
                 .whole = std::string(sweepHeading) + json.dump(),
                 .quantity = json.contains("quantity") && json["quantity"].is_string()
                                 ? json["quantity"].get<std::string>()
                                 : std::string()};
}

JoinedSweep joinSweepParts(const std::vector<std::string>& files, Progress& progress) {
    if (files.empty()) {
        throw Failure{.where = "--join", .what = "no parts to join are given"};
    }
    JoinedSweep joined;
    std::vector<std::string>& lines = joined.lines;
    std::string whole;
    std::map<std::string, std::string> fileOfShard;
    for (const std::string& file : files) {
        progress.checkpoint();
        const PartContent content = parseWholePart(readRegularFile(file), file, sweepPartKind);
        const SweepPlan::Shard shard = *SweepPlan::partOf(content.format.heading);
        // Points are compared below, but a shard of a small sweep may have no points.
        const auto [other, isNew] = fileOfShard.emplace(content.format.heading, file);
        if (!isNew && shard.points.empty()) {
            refuseFile(file, "is the same part as " + shown(other->second));
        }
        if (whole.empty()) {
            whole = shard.whole;
            joined.fact = sweptFactNamed(shard.quantity);
            lines.resize(shard.pointCount);
        } else if (shard.whole != whole) {
            refuseFile(file, "this part belongs to a different sweep than " + shown(files.front()));
        }
        std::string_view rest = content.lines;
        for (const std::size_t point : shard.points) {
            std::string& line = lines[point];
            if (!line.empty()) {
                refuseFile(file, "contains boards that are also in another part");
            }
            line = takeLine(rest);
        }
    }
    const auto missing = std::find(lines.begin(), lines.end(), std::string());
    if (missing != lines.end()) {
        throw Failure{.where = "--join",
                      .what = "no part contains board number " +
                              std::to_string(missing - lines.begin() + 1) + " of " +
                              std::to_string(lines.size())};
    }
    return joined;
}

const Command sweepCommand{.name = "sweep",
                           .help = "Compute a quantity for boards of many sizes",
                           .positionals = sweepPositionals,
                           .options = sweepOptions,
                           .examples = {"sweep nullity --board grid:{n}x{n} --n 1..20",
                                        "sweep rank --board gnp:{n}:0.5 --n 4..12 --samples 20"},
                           .requiresBoard = false,
                           .run = runSweep};

} // namespace lightsout::cli
