// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CensusParts.h"

#include "arguments/Messages.h"
#include "census/ClosedForms.h"
#include "cli/PartFile.h"
#include "io/Text.h"

#include <algorithm>
#include <map>

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

} // namespace

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
