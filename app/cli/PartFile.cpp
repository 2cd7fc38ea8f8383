// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/PartFile.h"

#include "io/AtomicFile.h"
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <system_error>
#include <utility>

namespace lightsout::cli {

using platform::Access;
using platform::File;

namespace {

constexpr std::size_t digitsOfSum = 8;
/// Maximum size of a part, in bytes. It must be large enough for a part that contains a whole
/// table, because every computed part must be readable again.
constexpr std::uint64_t maxPartSize = std::uint64_t{1} << 36;

[[noreturn]] void failAbout(const std::string& file, ErrorCode code) {
    throw failureOf({.code = code, .subject = std::generic_category().message(errno)},
                    sourceOfFile(file));
}

void checkIsRegular(const File& file, const std::string& name) {
    const auto status = file.status();
    if (!status) {
        failAbout(name, ErrorCode::fileNotReadable);
    }
    if (status->kind != platform::FileKind::regular) {
        refuseFile(name, "this is not a regular file");
    }
}

/// Opens the file and locks it. If another process finishes and renames it in the meantime, creates
/// a new file.
File openLocked(const std::string& name) {
    const std::filesystem::path path = platform::pathOf(name);
    for (;;) {
        File file = File::open(path, Access::readAndAppend);
        if (!file.isOpen()) {
            failAbout(name, ErrorCode::fileNotWritable);
        }
        checkIsRegular(file, name);
        const File::Lock lock = file.lock();
        if (lock == File::Lock::takenByOther) {
            refuseFile(name, "another process is writing this part");
        }
        if (lock == File::Lock::failed) {
            failAbout(name, ErrorCode::fileNotWritable);
        }
        if (file.isAt(path)) {
            return file;
        }
    }
}

[[noreturn]] void refuseAsCut(const std::string& file, std::size_t lineCount,
                              const PartFormat& format) {
    refuseFile(file, "the part was cut: it contains " + std::to_string(lineCount) + " of its " +
                         counted(format.lineCount, "line", "lines") +
                         "; delete it and compute it again");
}

/// Returns true if the file already exists with the expected content. Throws Failure if it has
/// other content.
bool isComputed(const PartFormat& format, const PartKind& kind, const std::string& file) {
    std::error_code failure;
    if (!std::filesystem::exists(platform::pathOf(file), failure)) {
        return false;
    }
    const std::string text = readRegularFile(file);
    if (text.size() < format.beginning().size() && format.beginning().starts_with(text)) {
        refuseAsCut(file, 0, format);
    }
    if (parseWholePart(text, file, kind).format.heading != format.heading) {
        refuseFile(file, "this is a part of another " + kind.name);
    }
    return true;
}

/// Truncates the unfinished file to its complete lines and reads them.
PartContent prepareUnfinished(const PartFormat& format, const PartKind& kind, PartFile& part) {
    std::string text = part.read();
    const std::string beginning = format.beginning();
    if (text.size() < beginning.size() && beginning.starts_with(text)) {
        // The earlier run was stopped before the beginning was complete.
        part.cutTo(0);
        part.append(beginning);
        text = beginning;
    }
    PartContent content = parsePart(text, part.partName(), kind);
    if (content.format.heading != format.heading) {
        refuseFile(part.partName(), "this is a part of another " + kind.name);
    }
    part.cutTo(content.length);
    return content;
}

} // namespace

std::string CheckedLines::digits() const {
    std::array<char, digitsOfSum + 1> text{};
    std::snprintf(text.data(), text.size(), "%08lx", static_cast<unsigned long>(sum_.checksum()));
    return text.data();
}

std::string CheckedLines::checked(std::string_view line) {
    std::string text(line);
    text += ',';
    add(text);
    return text + digits() + "\n";
}

std::optional<std::string_view> CheckedLines::unchecked(std::string_view line) {
    const std::size_t comma = line.rfind(',');
    if (comma == std::string_view::npos) {
        return std::nullopt;
    }
    add(line.substr(0, comma + 1));
    return line.substr(comma + 1) == digits() ? std::optional(line.substr(0, comma)) : std::nullopt;
}

PartFile::PartFile(const std::string& name)
    : partName_(name + ".part"), path_(platform::pathOf(name)),
      partPath_(platform::pathOf(partName_)), file_(openLocked(partName_)) {}

void PartFile::fail(ErrorCode code) const {
    failAbout(partName_, code);
}

std::string PartFile::read() const {
    return valueOf(readFile(partPath_, maxPartSize), sourceOfFile(partName_));
}

void PartFile::cutTo(std::size_t length) {
    if (!file_.cutTo(length)) {
        fail(ErrorCode::fileNotWritable);
    }
}

void PartFile::append(std::string_view text) {
    if (!file_.write(text)) {
        fail(ErrorCode::fileNotWritable);
    }
}

void PartFile::remove() {
    if (!platform::removeFile(partPath_)) {
        fail(ErrorCode::fileNotWritable);
    }
}

void PartFile::finish() {
    // The file is closed only after it is renamed, so that no other process can mistake it for an
    // unfinished one.
    if (!file_.sync() || !platform::replaceFile(partPath_, path_) || !file_.close()) {
        fail(ErrorCode::fileNotWritable);
    }
}

std::string readRegularFile(const std::string& name) {
    const std::filesystem::path path = platform::pathOf(name);
    const auto status = platform::statusOf(path);
    if (!status) {
        failAbout(name, ErrorCode::fileNotReadable);
    }
    if (status->kind != platform::FileKind::regular) {
        refuseFile(name, "this is not a regular file");
    }
    return valueOf(readFile(path, maxPartSize), sourceOfFile(name));
}

std::optional<std::pair<std::size_t, std::size_t>> twoNumbers(std::string_view text,
                                                              std::string_view separator) {
    const std::size_t at = text.find(separator);
    if (at == std::string_view::npos) {
        return std::nullopt;
    }
    const auto first = wholeNumber(text.substr(0, at));
    const auto second = wholeNumber(text.substr(at + separator.size()));
    // A number that does not fit into 64 bits is invalid.
    const bool fits = first && second && std::max(*first, *second) < UINT64_MAX;
    return fits ? std::optional(std::pair<std::size_t, std::size_t>(*first, *second))
                : std::nullopt;
}

std::optional<std::pair<std::size_t, std::size_t>> shardIn(std::string_view text) {
    const auto shard = twoNumbers(text, "/");
    return shard && shard->first >= 1 && shard->first <= shard->second ? shard : std::nullopt;
}

std::pair<std::size_t, std::size_t> shardGiven(const Arguments& arguments) {
    const std::string text = arguments.text("--shard").value_or("1/1");
    const auto shard = shardIn(text);
    if (!shard) {
        throw wrongValue("--shard", text, "is not a shard such as 3/16");
    }
    return *shard;
}

void refuseCsvForParts(const Arguments& arguments) {
    if (arguments.has("--output") && arguments.has("--csv")) {
        throw Failure{.where = "--csv", .what = "the part that --output writes is CSV already"};
    }
}

PartContent parsePart(std::string_view text, const std::string& file, const PartKind& kind) {
    std::string_view rest = text;
    std::optional<PartFormat> format = kind.formatOf(takeLine(rest));
    if (!format) {
        refuseFile(file, "this is not a part of a " + kind.name);
    }
    const std::string beginning = format->beginning();
    if (text.size() < beginning.size() && beginning.starts_with(text)) {
        refuseAsCut(file, 0, *format);
    }
    if (!text.starts_with(beginning)) {
        refuseFile(file, "this part is from an earlier version; compute it again");
    }
    rest = text.substr(beginning.size());
    PartContent content{.format = *std::move(format),
                        .checked = CheckedLines(beginning),
                        .length = beginning.size()};
    while (rest.find('\n') != std::string_view::npos) {
        const auto line = content.checked.unchecked(takeLine(rest));
        constexpr std::size_t linesBefore = 3;
        Failure failure = failureOf({.code = ErrorCode::syntax,
                                     .subject = std::string(line.value_or("")),
                                     .position = {content.lineCount + linesBefore, 0}},
                                    sourceOfFile(file));
        if (!line) {
            failure.what = "the part was changed: its checksum does not match";
            throw failure;
        }
        if (content.isWhole() || !content.format.accepts(*line, content.lineCount)) {
            throw failure;
        }
        ++content.lineCount;
        content.lines += *line;
        content.lines += '\n';
        content.length = text.size() - rest.size();
    }
    return content;
}

PartContent parseWholePart(std::string_view text, const std::string& file, const PartKind& kind) {
    PartContent content = parsePart(text, file, kind);
    if (!content.isWhole()) {
        refuseAsCut(file, content.lineCount, content.format);
    }
    if (content.length != text.size()) {
        refuseFile(file, "there is other text after the end of the part");
    }
    return content;
}

std::string writePart(const PartFormat& format, const PartKind& kind, const std::string& file,
                      const std::function<void(std::size_t, const WriteLines&)>& compute) {
    if (isComputed(format, kind, file)) {
        return file + " is already complete\n";
    }
    PartFile part(file);
    if (isComputed(format, kind, file)) {
        part.remove(); // another process has just finished it
        return file + " is already complete\n";
    }
    PartContent content = prepareUnfinished(format, kind, part);
    compute(content.lineCount, [&](std::string_view lines) {
        std::string text;
        while (!lines.empty()) {
            text += content.checked.checked(takeLine(lines));
        }
        part.append(text);
    });
    part.finish();
    return file + " is complete\n";
}

} // namespace lightsout::cli
