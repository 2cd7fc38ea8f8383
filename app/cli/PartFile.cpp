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

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lightsout::cli {

namespace {

constexpr std::size_t digitsOfSum = 8;
/// Maximum size of a part, in bytes. It must be large enough for a part that contains a whole
/// table, because every computed part must be readable again.
constexpr std::uint64_t maxPartSize = std::uint64_t{1} << 36;

[[noreturn]] void failAbout(const std::string& file, ErrorCode code) {
    throw failureOf({.code = code, .subject = std::generic_category().message(errno)},
                    sourceOfFile(file));
}

/// Returns true if the name still refers to the descriptor's file.
bool hasName(int descriptor, const std::string& name) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor, &opened) == 0 && ::stat(name.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

void checkIsRegular(int descriptor, const std::string& name) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        failAbout(name, ErrorCode::fileNotReadable);
    }
    if (!S_ISREG(status.st_mode)) {
        refuseFile(name, "this is not a regular file");
    }
}

/// Opens the file and locks it. If another process finishes and renames it in the meantime, creates
/// a new file.
int openLocked(const std::string& name) {
    constexpr mode_t usualMode = 0666;
    for (;;) {
        // Without O_NONBLOCK, opening a pipe would block until its other end is opened.
        const int descriptor =
            ::open(name.c_str(), O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK | O_CLOEXEC, usualMode);
        if (descriptor < 0) {
            failAbout(name, ErrorCode::fileNotWritable);
        }
        try {
            checkIsRegular(descriptor, name);
            if (::flock(descriptor, LOCK_EX | LOCK_NB) != 0) {
                if (errno == EWOULDBLOCK) {
                    refuseFile(name, "another process is writing this part");
                }
                failAbout(name, ErrorCode::fileNotWritable);
            }
        } catch (...) {
            ::close(descriptor);
            throw;
        }
        if (hasName(descriptor, name)) {
            return descriptor;
        }
        ::close(descriptor);
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
    if (!std::filesystem::exists(file, failure)) {
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
    : name_(name), partName_(name + ".part"), descriptor_(openLocked(partName_)) {}

PartFile::~PartFile() {
    if (descriptor_ >= 0) {
        ::close(descriptor_);
    }
}

void PartFile::fail(ErrorCode code) const {
    failAbout(partName_, code);
}

std::string PartFile::read() const {
    return valueOf(readFile(partName_, maxPartSize), sourceOfFile(partName_));
}

void PartFile::cutTo(std::size_t length) {
    if (::ftruncate(descriptor_, static_cast<off_t>(length)) != 0) {
        fail(ErrorCode::fileNotWritable);
    }
}

void PartFile::append(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor_, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            fail(ErrorCode::fileNotWritable);
        }
    }
}

void PartFile::remove() {
    if (::unlink(partName_.c_str()) != 0) {
        fail(ErrorCode::fileNotWritable);
    }
}

void PartFile::finish() {
    // The file is closed only after it is renamed, so that no other process can mistake it for an
    // unfinished one.
    if (::fsync(descriptor_) != 0 || ::rename(partName_.c_str(), name_.c_str()) != 0) {
        fail(ErrorCode::fileNotWritable);
    }
    const int closed = ::close(std::exchange(descriptor_, -1));
    if (closed != 0) {
        fail(ErrorCode::fileNotWritable);
    }
}

std::string readRegularFile(const std::string& name) {
    const int descriptor = ::open(name.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0) {
        failAbout(name, ErrorCode::fileNotReadable);
    }
    try {
        checkIsRegular(descriptor, name);
    } catch (...) {
        ::close(descriptor);
        throw;
    }
    ::close(descriptor);
    return valueOf(readFile(name, maxPartSize), sourceOfFile(name));
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
