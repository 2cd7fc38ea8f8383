// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SweepParts.h"

#include "cli/Messages.h"
#include "cli/PartFile.h"
#include "io/Text.h"
#include "support/Parallel.h"

#include <algorithm>
#include <filesystem>
#include <system_error>

namespace lightsout::cli {

namespace {

Source sourceOf(const std::string& file) {
    return {Source::Kind::file, shown(file)};
}

[[noreturn]] void refuse(const std::string& file, std::string what) {
    throw Failure{.where = shown(file), .what = std::move(what)};
}

/// A part as far as its lines are whole.
struct PartContent {
    std::string heading;
    SweepPlan::Part part;
    std::vector<std::string> lines;
    std::size_t length = 0; ///< of all that, in bytes

    bool isWhole() const { return lines.size() == part.points.size(); }
};

PartContent parsePart(std::string_view text, const std::string& file) {
    std::string_view rest = text;
    PartContent content;
    content.heading = takeLine(rest);
    const auto part = SweepPlan::partOf(content.heading);
    if (!part || takeLine(rest) != sweepColumns()) {
        refuse(file, "this is not a part of a sweep");
    }
    content.part = *part;
    content.length = text.size() - rest.size();
    while (rest.find('\n') != std::string_view::npos) {
        const std::string_view line = takeLine(rest);
        if (std::count(line.begin(), line.end(), ',') != 5 || content.isWhole()) {
            constexpr std::size_t linesBefore = 3;
            throw failureOf({.code = ErrorCode::syntax,
                             .subject = std::string(line),
                             .position = {content.lines.size() + linesBefore, 0}},
                            sourceOf(file));
        }
        content.lines.emplace_back(line);
        content.length = text.size() - rest.size();
    }
    return content;
}

/// Brings the unfinished file to where work goes on, and returns how many points are done.
std::size_t prepareUnfinished(const SweepPlan& plan, PartFile& file) {
    const std::string text = file.read();
    if (std::count(text.begin(), text.end(), '\n') >= 2) {
        const PartContent content = parsePart(text, file.partName());
        if (content.heading != plan.heading()) {
            refuse(file.partName(), "this is a part of another sweep");
        }
        file.cutTo(content.length);
        return content.lines.size();
    }
    file.cutTo(0);
    file.append(plan.heading() + "\n" + sweepColumns() + "\n");
    return 0;
}

} // namespace

void sweepPoints(const SweepPlan& plan, std::span<const std::size_t> points, std::size_t threads,
                 Progress& progress, const std::function<void(const std::string& lines)>& use) {
    for (std::size_t done = 0; done < points.size();) {
        const auto block = points.subspan(done, std::min(4 * threads, points.size() - done));
        std::vector<std::string> lines(block.size());
        {
            // What the points report of themselves does not move the whole.
            const double all = static_cast<double>(points.size());
            const ProgressPart still(progress, static_cast<double>(done) / all, 0);
            forEachInParallel(block.size(), threads, progress, [&](std::size_t i) {
                lines[i] =
                    sweepLine(plan.point(block[i]),
                              plan.measure(block[i], block.size() == 1 ? threads : 1, progress));
            });
        }
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
        const PartContent content = parsePart(readRegularFile(file), file);
        if (content.heading != plan.heading() || !content.isWhole()) {
            refuse(file, "this is a part of another sweep");
        }
        return file + " was complete already\n";
    }
    PartFile output(file);
    const std::size_t done = prepareUnfinished(plan, output);
    const std::vector<std::size_t> points = plan.pointsOfShard();
    sweepPoints(plan, std::span(points).subspan(done), threads, progress,
                [&](const std::string& lines) { output.append(lines); });
    output.finish();
    return file + " is complete\n";
}

std::vector<std::string> joinSweepParts(const std::vector<std::string>& files, Progress& progress) {
    if (files.empty()) {
        throw Failure{.where = "--join", .what = "the parts to join are missing"};
    }
    std::vector<std::string> lines;
    std::string whole;
    for (const std::string& file : files) {
        progress.checkpoint();
        const PartContent content = parsePart(readRegularFile(file), file);
        if (!content.isWhole()) {
            refuse(file, "the part holds " + std::to_string(content.lines.size()) + " of its " +
                             std::to_string(content.part.points.size()) + " boards");
        }
        if (whole.empty()) {
            whole = content.part.whole;
            lines.resize(content.part.pointCount);
        } else if (content.part.whole != whole) {
            refuse(file, "this is a part of another sweep than " + shown(files.front()));
        }
        for (std::size_t i = 0; i < content.lines.size(); ++i) {
            std::string& line = lines[content.part.points[i]];
            if (!line.empty()) {
                refuse(file, "holds boards that stand in another part too");
            }
            line = content.lines[i];
        }
    }
    const auto missing = std::find(lines.begin(), lines.end(), std::string());
    if (missing != lines.end()) {
        throw Failure{.where = "--join",
                      .what = "no part holds board number " +
                              std::to_string(missing - lines.begin() + 1) + " of " +
                              std::to_string(lines.size())};
    }
    return lines;
}

} // namespace lightsout::cli
