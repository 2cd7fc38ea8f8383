// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Messages.h"

#include <boost/crc.hpp>

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
    /// Returns the line without its checksum, or nullopt if the checksum is wrong. After a wrong
    /// checksum, every later line is rejected.
    std::optional<std::string_view> unchecked(std::string_view line);

private:
    void add(std::string_view text) { sum_.process_bytes(text.data(), text.size()); }
    std::string digits() const;

    boost::crc_32_type sum_;
};

/// A file that is written piece by piece, possibly in several runs. It is called NAME.part until it
/// is complete and gets its final name. While it is open, no other process can open it as a
/// PartFile.
class PartFile {
public:
    /// Opens or creates NAME.part. Throws Failure, for example if another process is using the file
    /// or it is not a regular file.
    explicit PartFile(const std::string& name);
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

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

    std::string name_;
    std::string partName_;
    int descriptor_;
};

/// Returns the whole content of a regular file. Throws Failure, in particular for pipes and
/// devices, which might block forever.
std::string readRegularFile(const std::string& name);

} // namespace lightsout::cli
