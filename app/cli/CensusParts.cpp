#include "cli/CensusParts.h"

#include "cli/CensusBlocks.h"
#include "cli/Messages.h"
#include "io/AtomicFile.h"
#include "io/Text.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <system_error>

namespace lightsout::cli {

namespace {

/// How far a part has come.
struct PartContent {
    CensusPlan plan;
    std::size_t nextRow = 0;
    std::size_t length = 0; ///< of its whole lines, in bytes

    bool isWhole() const { return nextRow > plan.rowsOfShard().last; }
};

Source sourceOf(const std::string& file) {
    return {Source::Kind::file, shown(file)};
}

[[noreturn]] void refuse(const std::string& file, std::string what) {
    throw Failure{.where = shown(file), .what = std::move(what)};
}

std::string rowsText(std::size_t first, std::size_t last) {
    return first == last ? "row " + std::to_string(first)
                         : "rows " + std::to_string(first) + " to " + std::to_string(last);
}

/// The number of the row, if the line is one of a census with so many columns.
std::optional<std::size_t> rowOfLine(std::string_view line, std::size_t columns) {
    std::optional<std::size_t> row;
    for (std::size_t field = 0; field <= columns; ++field) {
        const std::size_t end = std::min(line.find(','), line.size());
        const auto number = wholeNumber(line.substr(0, end));
        const bool isLast = end == line.size();
        if (!number || isLast != (field == columns)) {
            return std::nullopt;
        }
        row = field == 0 ? *number : *row;
        line.remove_prefix(isLast ? end : end + 1);
    }
    return row;
}

/// A line that was not finished is left out.
PartContent parsePart(const std::string& text, const std::string& file) {
    std::string_view rest = text;
    const auto plan = CensusPlan::fromHeading(takeLine(rest));
    if (!plan || takeLine(rest) != plan->columnNames()) {
        refuse(file, "this is not a part of a census");
    }
    const SizeRange rows = plan->rowsOfShard();
    const std::size_t columns = plan->isSquares ? 1 : plan->cols.count();
    PartContent content{*plan, rows.first, text.size() - rest.size()};
    while (rest.find('\n') != std::string_view::npos) {
        const auto row = rowOfLine(takeLine(rest), columns);
        if (row != content.nextRow || !rows.contains(*row)) {
            constexpr std::size_t linesBefore = 3;
            throw failureOf({.code = ErrorCode::syntax,
                             .subject = row ? "row " + std::to_string(*row) : "",
                             .position = {content.nextRow - rows.first + linesBefore, 0}},
                            sourceOf(file));
        }
        ++content.nextRow;
        content.length = text.size() - rest.size();
    }
    return content;
}

using File = std::unique_ptr<std::FILE, int (*)(std::FILE*)>;

void write(File& file, const std::string& text, const std::string& name) {
    if (std::fwrite(text.data(), 1, text.size(), file.get()) != text.size() ||
        std::fflush(file.get()) != 0) {
        throw failureOf(
            {.code = ErrorCode::fileNotWritable, .subject = std::generic_category().message(errno)},
            sourceOf(name));
    }
}

/// Brings the unfinished file to where work goes on, and returns the next row.
std::size_t prepareUnfinished(const CensusPlan& plan, const std::string& name) {
    std::error_code failure;
    if (std::filesystem::exists(name, failure) && std::filesystem::file_size(name, failure) > 0) {
        const PartContent content = parsePart(valueOf(readFile(name), sourceOf(name)), name);
        if (content.plan != plan) {
            refuse(name, "this is a part of another census");
        }
        std::filesystem::resize_file(name, content.length, failure);
        return content.nextRow;
    }
    File file(std::fopen(name.c_str(), "w"), std::fclose);
    if (!file) {
        throw failureOf(
            {.code = ErrorCode::fileNotWritable, .subject = std::generic_category().message(errno)},
            sourceOf(name));
    }
    write(file, plan.heading() + "\n" + plan.columnNames() + "\n", name);
    return plan.rowsOfShard().first;
}

} // namespace

std::string computePart(const CensusPlan& plan, const std::string& file, std::size_t threads,
                        Progress& progress) {
    std::error_code failure;
    if (std::filesystem::exists(file, failure)) {
        const PartContent content = parsePart(valueOf(readFile(file), sourceOf(file)), file);
        if (content.plan != plan || !content.isWhole()) {
            refuse(file, "this is a part of another census");
        }
        return file + " was complete already\n";
    }
    const std::string unfinished = file + ".part";
    CensusBlocks blocks(plan, prepareUnfinished(plan, unfinished), threads, progress);
    {
        File output(std::fopen(unfinished.c_str(), "a"), std::fclose);
        std::string text;
        while (blocks.next([&](std::size_t row, std::span<const std::uint32_t> nullities) {
            text += csvLine(row, nullities) + "\n";
        })) {
            write(output, text, unfinished);
            text.clear();
        }
    }
    std::filesystem::rename(unfinished, file, failure);
    if (failure) {
        throw failureOf({.code = ErrorCode::fileNotWritable, .subject = failure.message()},
                        sourceOf(file));
    }
    return file + " is complete\n";
}

CensusParts CensusParts::check(const std::vector<std::string>& files, Progress& progress) {
    struct Part {
        std::string file;
        CensusPlan plan;
        SizeRange rows;
    };
    std::vector<Part> parts;
    for (const std::string& file : files) {
        progress.checkpoint();
        const std::string text = valueOf(readFile(file), sourceOf(file));
        const PartContent content = parsePart(text, file);
        if (!content.isWhole() || content.length != text.size()) {
            refuse(file, "the part ends before row " + std::to_string(content.nextRow) + " of " +
                             std::to_string(content.plan.rowsOfShard().last));
        }
        parts.push_back({file, content.plan, content.plan.rowsOfShard()});
    }
    if (parts.empty()) {
        throw Failure{.where = "--join", .what = "the parts to join are missing"};
    }
    CensusPlan whole = parts.front().plan;
    whole.shard = whole.shardCount = 1;
    for (Part& part : parts) {
        part.plan.shard = part.plan.shardCount = 1;
        if (part.plan != whole) {
            refuse(part.file, "this is a part of another census than " + shown(files.front()));
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
                          .what = "no part holds " + rowsText(next, part.rows.first - 1)};
        }
        if (part.rows.first < next) {
            refuse(part.file, "holds " +
                                  rowsText(part.rows.first, std::min(part.rows.last, next - 1)) +
                                  " like " + shown(result.files.back()));
        }
        next = part.rows.last + 1;
        result.files.push_back(part.file);
    }
    if (next <= whole.rows.last) {
        throw Failure{.where = "--join",
                      .what = "no part holds " + rowsText(next, whole.rows.last)};
    }
    return result;
}

std::string readRowsOfPart(const std::string& file) {
    std::string text = valueOf(readFile(file), sourceOf(file));
    std::string_view rest = text;
    takeLine(rest);
    takeLine(rest);
    return text.substr(text.size() - rest.size());
}

} // namespace lightsout::cli
