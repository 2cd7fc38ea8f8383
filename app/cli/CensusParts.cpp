// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CensusParts.h"

#include "arguments/Messages.h"
#include "census/PossibleNullities.h"
#include "cli/CensusBlocks.h"
#include "cli/PartFile.h"
#include "io/Text.h"

#include <algorithm>
#include <filesystem>
#include <map>

namespace lightsout::cli {

namespace {

/// The content of a part so far.
struct CensusPart {
    CensusPlan plan;
    std::size_t nextRow = 0;
    std::size_t length = 0; ///< length of its complete lines, in bytes
    CheckedLines lines;     ///< state for the next line
    std::string rows{};     ///< lines of the rows, without their checksums

    bool isWhole() const { return nextRow > plan.rowsOfShard().last; }
};

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

/// Parses the content of a part. Ignores an unfinished line.
CensusPart parseCensusPart(const std::string& text, const std::string& file) {
    std::string_view rest = text;
    const auto plan = CensusPlan::fromHeading(takeLine(rest));
    const std::string_view names = takeLine(rest);
    if (plan && names == plan->columnNames()) {
        refuseFile(
            file,
            "this part has no checksums because it is from an earlier version; compute it again");
    }
    if (!plan || text.substr(0, text.size() - rest.size()) != plan->beginningOfPart()) {
        refuseFile(file, "this is not a part of a census");
    }
    const SizeRange rows = plan->rowsOfShard();
    CensusPart content{*plan, rows.first, text.size() - rest.size(),
                       CheckedLines(plan->beginningOfPart())};
    while (rest.find('\n') != std::string_view::npos) {
        const auto line = content.lines.unchecked(takeLine(rest));
        constexpr std::size_t linesBefore = 3;
        const Position position{content.nextRow - rows.first + linesBefore, 0};
        if (!line) {
            Failure failure =
                failureOf({.code = ErrorCode::syntax, .position = position}, sourceOfFile(file));
            failure.what = "the part was changed: its checksum does not match";
            throw failure;
        }
        const auto row = rowOfLine(*line, *plan);
        if (row != content.nextRow || !rows.contains(*row)) {
            throw failureOf(
                {.code = ErrorCode::syntax, .subject = std::string(*line), .position = position},
                sourceOfFile(file));
        }
        ++content.nextRow;
        content.length = text.size() - rest.size();
        content.rows += *line;
        content.rows += '\n';
    }
    return content;
}

/// Truncates the unfinished file to its complete lines and reads them.
CensusPart prepareUnfinished(const CensusPlan& plan, PartFile& part) {
    const std::string text = part.read();
    const std::string beginning = plan.beginningOfPart();
    if (text.size() < beginning.size() && beginning.starts_with(text)) {
        // The earlier run was stopped before the beginning was complete.
        part.cutTo(0);
        part.append(beginning);
        return {plan, plan.rowsOfShard().first, beginning.size(), CheckedLines(beginning)};
    }
    CensusPart content = parseCensusPart(text, part.partName());
    if (content.plan != plan) {
        refuseFile(part.partName(), "this is a part of another census");
    }
    part.cutTo(content.length);
    return content;
}

/// Returns true if the file already exists with the expected content. Throws Failure if it has
/// other content.
bool isComputed(const CensusPlan& plan, const std::string& file) {
    std::error_code failure;
    if (!std::filesystem::exists(file, failure)) {
        return false;
    }
    const CensusPart content = parseCensusPart(readRegularFile(file), file);
    if (content.plan != plan || !content.isWhole()) {
        refuseFile(file, "this is a part of another census");
    }
    return true;
}

} // namespace

std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress) {
    if (isComputed(plan, file)) {
        return file + " is already complete\n";
    }
    PartFile part(file);
    if (isComputed(plan, file)) {
        part.remove(); // another process has just finished it
        return file + " is already complete\n";
    }
    CensusPart content = prepareUnfinished(plan, part);
    CensusBlocks blocks(plan, content.nextRow, threads, progress);
    std::string text;
    while (blocks.next([&](std::size_t row, std::span<const std::uint32_t> nullities) {
        text += content.lines.checked(csvLine(row, nullities));
    })) {
        part.append(text);
        text.clear();
    }
    part.finish();
    return file + " is complete\n";
}

CensusParts CensusParts::check(const std::vector<std::string>& files, Progress& progress) {
    struct Part {
        std::string file;
        CensusPlan plan;
        SizeRange rows;
    };
    std::vector<Part> parts;
    std::map<std::string, std::string> fileOfShard;
    for (const std::string& file : files) {
        progress.checkpoint();
        const std::string text = readRegularFile(file);
        const CensusPart content = parseCensusPart(text, file);
        if (!content.isWhole() || content.length != text.size()) {
            refuseFile(file, "the part ends before row " + std::to_string(content.nextRow) +
                                 " of " + std::to_string(content.plan.rowsOfShard().last));
        }
        // Rows are compared below, but a shard of a small table may have no rows.
        const auto [other, isNew] = fileOfShard.emplace(content.plan.heading(), file);
        if (!isNew && content.plan.rowsOfShard().count() == 0) {
            refuseFile(file, "is the same part as " + shown(other->second));
        }
        parts.push_back({file, content.plan, content.plan.rowsOfShard()});
    }
    if (parts.empty()) {
        throw Failure{.where = "--join", .what = "no parts to join are given"};
    }
    CensusPlan whole = parts.front().plan;
    whole.shard = whole.shardCount = 1;
    for (Part& part : parts) {
        part.plan.shard = part.plan.shardCount = 1;
        if (part.plan != whole) {
            refuseFile(part.file,
                       "this part belongs to a different census than " + shown(files.front()));
        }
    }
    std::erase_if(parts, [](const Part& part) { return part.rows.count() == 0; });
    std::stable_sort(parts.begin(), parts.end(),
                     [](const Part& a, const Part& b) { return a.rows.first < b.rows.first; });
    CensusParts result{.plan = whole, .files = {}};
    std::size_t next = whole.rows.first;
    for (const Part& part : parts) {
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
    return parseCensusPart(readRegularFile(file), file).rows;
}

} // namespace lightsout::cli
