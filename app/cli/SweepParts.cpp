// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/SweepParts.h"

#include "arguments/Messages.h"
#include "cli/PartFile.h"
#include "io/Text.h"
#include "support/Parallel.h"

#include <algorithm>
#include <map>

namespace lightsout::cli {

namespace {

PartFormat formatOf(std::string heading, std::size_t pointCount) {
    return {.heading = std::move(heading),
            .columns = sweepColumns(),
            .lineCount = pointCount,
            .accepts = [](std::string_view line, std::size_t /*number*/) {
                return std::ranges::count(line, ',') == 5;
            }};
}

const PartKind sweepPartKind{
    .name = "sweep", .formatOf = [](std::string_view heading) {
        const auto shard = SweepPlan::partOf(heading);
        return shard ? std::optional(formatOf(std::string(heading), shard->points.size()))
                     : std::nullopt;
    }};

} // namespace

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

std::string sweepPart(const SweepPlan& plan, const std::string& file, std::size_t threads,
                      Progress& progress) {
    const std::vector<std::size_t> points = plan.pointsOfShard();
    return writePart(formatOf(plan.heading(), points.size()), sweepPartKind, file,
                     [&](std::size_t done, const WriteLines& write) {
                         sweepPoints(plan, std::span(points).subspan(done), threads, progress,
                                     write);
                     });
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
        const PartContent content = parsePart(readRegularFile(file), file, sweepPartKind);
        const SweepPlan::Shard shard = *SweepPlan::partOf(content.format.heading);
        // Points are compared below, but a shard of a small sweep may have no points.
        const auto [other, isNew] = fileOfShard.emplace(content.format.heading, file);
        if (!isNew && shard.points.empty()) {
            refuseFile(file, "is the same part as " + shown(other->second));
        }
        if (!content.isWhole()) {
            refuseFile(file, "the part contains " + std::to_string(content.lineCount) + " of its " +
                                 std::to_string(shard.points.size()) + " boards");
        }
        if (whole.empty()) {
            whole = shard.whole;
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
    return lines;
}

} // namespace lightsout::cli
