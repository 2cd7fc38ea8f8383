// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/SweepPlan.h"
#include "cli/WorkLimit.h"
#include "io/Text.h"

#include <array>
#include <cstdint>

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
    json["value"] = jsonOf(fields[2]);
    json["proven"] = fields[3] == "true";
    json["low"] = jsonOf(fields[4]);
    json["high"] = jsonOf(fields[5]);
    return json.dump();
}

std::string textLine(std::string_view line) {
    const auto fields = fieldsOf(line);
    std::string text;
    for (const std::string_view size : {fields[0], fields[1]}) {
        text += size.empty() ? "" : std::string(size) + "  ";
    }
    text += fields[2].empty() ? "-" : fields[2];
    if (!fields[4].empty() && (fields[4] != fields[2] || fields[5] != fields[2])) {
        text += "  (" + std::string(fields[4]) + " to " + std::string(fields[5]) + ")";
    }
    return text + "\n";
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

std::string beginOf(Form form, const std::string& heading) {
    return form == Form::json  ? "{\"points\":["
           : form == Form::csv ? heading + sweepColumns() + "\n"
                               : "";
}

Outcome joinSweep(const Arguments& arguments, Progress& progress) {
    const Form form = formOf(arguments, Form::csv);
    std::string lines;
    for (const std::string& line : joinSweepParts(arguments.positionals(), progress)) {
        lines += line + "\n";
    }
    bool isFirst = true;
    return {.text = beginOf(form, "") + rewritten(lines, form, isFirst) +
                    (form == Form::json ? "]}\n" : "")};
}

/// Prints points as they are completed.
Outcome stream(SweepPlan plan, Form form, std::size_t threads, Progress& progress) {
    Outcome outcome{.text = beginOf(form, plan.isShard() ? plan.heading() + "\n" : "")};
    outcome.more = [plan = std::move(plan), form, threads, &progress, next = std::size_t{0},
                    isFirst = true, isDone = false]() mutable -> std::string {
        const std::vector<std::size_t> points = plan.pointsOfShard();
        if (next < points.size()) {
            const std::size_t count = std::min(4 * threads, points.size() - next);
            std::string text;
            sweepPoints(plan, std::span(points).subspan(next, count), threads, progress,
                        [&](std::string_view lines) { text += rewritten(lines, form, isFirst); });
            next += count;
            progress.checkpoint(static_cast<double>(next) / static_cast<double>(points.size()));
            return text;
        }
        const bool isEnd = !std::exchange(isDone, true);
        return isEnd && form == Form::json ? "]}\n" : "";
    };
    return outcome;
}

Outcome runSweep(const Arguments& arguments, Progress& progress) {
    if (arguments.has("--join")) {
        return joinSweep(arguments, progress);
    }
    arguments.refuseWith("--csv", "--json");
    arguments.refuseWith("--output", "--csv");
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

const Command sweepCommand{.name = "sweep",
                           .help = "Compute a quantity for boards of many sizes",
                           .positionals = sweepPositionals,
                           .options = sweepOptions,
                           .run = runSweep};

} // namespace lightsout::cli
