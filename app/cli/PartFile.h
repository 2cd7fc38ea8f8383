// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Arguments.h"
#include "arguments/Messages.h"
#include "support/Platform.h"

#include <boost/crc.hpp>

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace lightsout::cli {

/// Lines of comma-separated values. The last value of each line is a checksum of everything before
/// it, so that changed, missing or moved lines are detected. The checksum is CRC-32 as in ISO 3309:
/// it protects against accidents, not against forgery.
class CheckedLines {
public:
    /// `heading` precedes the lines and is included in their checksums.
    explicit CheckedLines(std::string_view heading) { add(heading); }

    /// Returns the line with its checksum and a line break.
    std::string checked(std::string_view line);
    /// Returns the line without its checksum, or nullopt if the checksum is wrong. Lines must be
    /// given in order: if the values of a line have changed, every later line is rejected too.
    std::optional<std::string_view> unchecked(std::string_view line);

private:
    void add(std::string_view text) { sum_.process_bytes(text.data(), text.size()); }
    std::string digits() const;

    boost::crc_32_type sum_;
};

/// A file that is written piece by piece, possibly in several runs. It is called NAME.part until it
/// is complete; then it is renamed to NAME. While it is open, no other process can open it as a
/// PartFile.
class PartFile {
public:
    /// Opens or creates NAME.part. Throws Failure, for example if another process is using the file
    /// or it is not a regular file.
    explicit PartFile(const std::string& name);

    const std::string& partName() const { return partName_; }
    /// Returns the content of the file. Throws Failure.
    std::string read() const;
    /// Truncates the file to this many bytes. Throws Failure.
    void cutTo(std::size_t length);
    /// Appends text to the file. Throws Failure.
    void append(std::string_view text);
    /// Removes the file. Throws Failure.
    void remove();
    /// Renames the file to NAME once its content is safely on disk. Throws Failure.
    void finish();

private:
    [[noreturn]] void fail(ErrorCode code) const;

    std::string partName_;
    std::filesystem::path path_;
    std::filesystem::path partPath_;
    platform::File file_;
};

/// Parses two numbers with a separator between them; returns nullopt if that fails.
std::optional<std::pair<std::size_t, std::size_t>> twoNumbers(std::string_view text,
                                                              std::string_view separator);
/// Parses a shard such as "3/16": its number, from 1 on, and the number of shards.
std::optional<std::pair<std::size_t, std::size_t>> shardIn(std::string_view text);
/// Returns the shard that --shard names, by default 1/1. Throws Failure.
std::pair<std::size_t, std::size_t> shardGiven(const Arguments& arguments);

/// Throws Failure if both --output and --csv are given.
void refuseCsvForParts(const Arguments& arguments);

/// The form of a part, according to its heading: the heading, the names of the columns, and a line
/// for each row or point, with a checksum in the last column.
struct PartFormat {
    std::string heading;
    std::string columns;       ///< names of the columns without that of the checksums
    std::size_t lineCount = 0; ///< number of lines of a complete part
    /// Returns whether a line without its checksum can be line number `number`, counted from 0.
    std::function<bool(std::string_view line, std::size_t number)> accepts;

    std::string beginning() const { return heading + "\n" + columns + ",checksum\n"; }
};

/// A kind of part. Each command that writes parts has its own kind.
struct PartKind {
    std::string name; ///< "census" or "sweep"
    /// Returns the form of a part with this heading, or nullopt if the heading is invalid.
    std::optional<PartFormat> (*formatOf)(std::string_view heading);
};

/// The content of a part so far.
struct PartContent {
    PartFormat format;
    CheckedLines checked;      ///< state of the checksum before the next line
    std::string lines{};       ///< complete lines without their checksums
    std::size_t lineCount = 0; ///< number of these lines
    std::size_t length = 0;    ///< bytes up to the end of these lines in the file

    bool isWhole() const { return lineCount == format.lineCount; }
};

/// Parses the content of a part. Ignores an unfinished line. Throws Failure.
PartContent parsePart(std::string_view text, const std::string& file, const PartKind& kind);

/// Parses the content of a finished part. Throws Failure, also if lines are missing or other text
/// follows.
PartContent parseWholePart(std::string_view text, const std::string& file, const PartKind& kind);

/// Writes lines, given without their checksums.
using WriteLines = std::function<void(std::string_view lines)>;

/// Writes a part, or resumes an interrupted run. Finished lines are written to FILE.part, which is
/// renamed to FILE after the last one. If FILE already exists with the expected content, nothing is
/// computed. `compute` is called with the number of lines that exist already, and writes the
/// others. Returns a human-readable sentence about the result. Throws Failure, for example if the
/// files have other content.
std::string
writePart(const PartFormat& format, const PartKind& kind, const std::string& file,
          const std::function<void(std::size_t done, const WriteLines& write)>& compute);

/// Returns the whole content of a regular file. Throws Failure, in particular for pipes and
/// devices, which might block forever.
std::string readRegularFile(const std::string& name);

} // namespace lightsout::cli
