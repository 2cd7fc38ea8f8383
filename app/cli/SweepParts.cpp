// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SweepParts.h"

#include "arguments/Messages.h"
#include "cli/PartFile.h"
#include "io/Text.h"
#include "support/Parallel.h"

#include <algorithm>
#include <filesystem>
#include <map>
#include <system_error>

namespace lightsout::cli {

namespace {

/// Returns the beginning of every part: its heading and the columns' names.
std::string beginningOfPart(const std::string& heading) {
    return heading + "\n" + sweepColumns() + ",checksum\n";
}

/// The complete lines of a part.
struct SweepPart {
    std::string heading;
    SweepPlan::Part part;
    CheckedLines checked;           ///< state for the next line
    std::vector<std::string> lines; ///< lines without their checksums
    std::size_t length = 0;         ///< length of everything above, in bytes

    bool isWhole() const { return lines.size() == part.points.size(); }
};

/// Parses the content of a part. Ignores an unfinished line.
SweepPart parseSweepPart(std::string_view text, const std::string& file) {
    std::string_view rest = text;
    std::string heading(takeLine(rest));
    auto part = SweepPlan::partOf(heading);
    const std::string_view names = takeLine(rest);
    if (part && names == sweepColumns()) {
        refuseFile(
            file,
            "this part has no checksums because it is from an earlier version; compute it again");
    }
    const std::string beginning = beginningOfPart(heading);
    if (!part || !text.starts_with(beginning)) {
        refuseFile(file, "this is not a part of a sweep");
    }
    SweepPart content{.heading = std::move(heading),
                      .part = *std::move(part),
                      .checked = CheckedLines(beginning),
                      .lines = {},
                      .length = beginning.size()};
    while (rest.find('\n') != std::string_view::npos) {
        const std::string_view whole = takeLine(rest);
        const auto line = content.checked.unchecked(whole);
        constexpr std::size_t linesBefore = 3;
        Failure failure = failureOf({.code = ErrorCode::syntax,
                                     .subject = std::string(whole),
                                     .position = {content.lines.size() + linesBefore, 0}},
                                    sourceOfFile(file));
        if (!line) {
            failure.what = "the part was changed: its checksum does not match";
            throw failure;
        }
        if (std::count(line->begin(), line->end(), ',') != 5 || content.isWhole()) {
            throw failure;
        }
        content.lines.emplace_back(*line);
        content.length = text.size() - rest.size();
    }
    return content;
}

/// Truncates the unfinished file to its complete lines and reads them.
SweepPart prepareUnfinished(const SweepPlan& plan, PartFile& file) {
    const std::string text = file.read();
    const std::string beginning = beginningOfPart(plan.heading());
    if (text.size() < beginning.size() && beginning.starts_with(text)) {
        // The earlier run was stopped before the beginning was complete.
        file.cutTo(0);
        file.append(beginning);
        return parseSweepPart(beginning, file.partName());
    }
    SweepPart content = parseSweepPart(text, file.partName());
    if (content.heading != plan.heading()) {
        refuseFile(file.partName(), "this is a part of another sweep");
    }
    file.cutTo(content.length);
    return content;
}

} // namespace

void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const std::function<void(const std::string& lines)>& use) {
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

std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress) {
    std::error_code failure;
    if (std::filesystem::exists(file, failure)) {
        const SweepPart content = parseSweepPart(readRegularFile(file), file);
        if (content.heading != plan.heading() || !content.isWhole()) {
            refuseFile(file, "this is a part of another sweep");
        }
        return file + " is already complete\n";
    }
    PartFile output(file);
    SweepPart content = prepareUnfinished(plan, output);
    sweepPoints(plan, std::span(content.part.points).subspan(content.lines.size()), threads,
                progress, [&](std::string_view lines) {
                    std::string text;
                    while (!lines.empty()) {
                        text += content.checked.checked(takeLine(lines));
                    }
                    output.append(text);
                });
    output.finish();
    return file + " is complete\n";
}

std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress) {
    if (files.empty()) {
        throw Failure{.where = "--join", .what = "no parts to join are given"};
    }
    std::vector<std::string> lines;
    std::string whole;
    std::map<std::string, std::string> fileOfShard;
    for (const std::string& file : files) {
        progress.checkpoint();
        const SweepPart content = parseSweepPart(readRegularFile(file), file);
        // Points are compared below, but a shard of a small sweep may have no points.
        const auto [other, isNew] = fileOfShard.emplace(content.heading, file);
        if (!isNew && content.part.points.empty()) {
            refuseFile(file, "is the same part as " + shown(other->second));
        }
        if (!content.isWhole()) {
            refuseFile(file, "the part contains " + std::to_string(content.lines.size()) +
                                 " of its " + std::to_string(content.part.points.size()) +
                                 " boards");
        }
        if (whole.empty()) {
            whole = content.part.whole;
            lines.resize(content.part.pointCount);
        } else if (content.part.whole != whole) {
            refuseFile(file, "this part belongs to a different sweep than " + shown(files.front()));
        }
        for (std::size_t i = 0; i < content.lines.size(); ++i) {
            std::string& line = lines[content.part.points[i]];
            if (!line.empty()) {
                refuseFile(file, "contains boards that are also in another part");
            }
            line = content.lines[i];
        }
    }
    const auto missing = std::find(lines.begin(), lines.end(), std::string());
    if (missing != lines.end()) {
        throw Failure{.where = "--join",
                      .what = "no part contains board number " +
                              std::to_string(missing - lines.begin() + 1) + " of " +
                              std::to_string(lines.size())};
    }
    return lines;
}

} // namespace lightsout::cli
