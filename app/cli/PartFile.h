// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "arguments/Messages.h"

#include <boost/crc.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace lightsout::cli {

/// Lines of comma-separated values whose last value is a checksum of everything up to there, so
/// that a line that was changed, left out or put elsewhere is noticed. (CRC-32, as in ISO 3309;
/// against accidents, not against forgers.)
class CheckedLines {
public:
    /// What stands before the lines and is checked with them.
    explicit CheckedLines(std::string_view heading) { add(heading); }

    /// The line with its checksum and its end.
    std::string checked(std::string_view line);
    /// The line without its checksum; nothing where that is wrong, after which no line is right.
    std::optional<std::string_view> unchecked(std::string_view line);

private:
    void add(std::string_view text) { sum_.process_bytes(text.data(), text.size()); }
    std::string digits() const;

    boost::crc_32_type sum_;
};

/// A file that is written piece by piece, perhaps in several runs, and gets its name in the end:
/// until then it is NAME.part. While it is open, no other process can open it.
class PartFile {
public:
    /// Opens what there is of NAME.part, or makes it. Throws Failure, for files that another
    /// process works on, and that are no regular files, too.
    explicit PartFile(const std::string& name);
    ~PartFile();
    PartFile(const PartFile&) = delete;
    PartFile& operator=(const PartFile&) = delete;

    const std::string& partName() const { return partName_; }
    /// Everything that the file holds. Throws Failure.
    std::string read() const;
    /// Leaves out everything behind so many bytes. Throws Failure.
    void cutTo(std::size_t length);
    /// Throws Failure.
    void append(std::string_view text);
    /// Removes the file. Throws Failure.
    void remove();
    /// Gives the file its name, when it is safely on the disk. Throws Failure.
    void finish();

private:
    [[noreturn]] void fail(ErrorCode code) const;

    std::string name_;
    std::string partName_;
    int descriptor_;
};

/// A regular file's whole content. Pipes and devices, for which one might wait for ever, are
/// refused. Throws Failure.
std::string readRegularFile(const std::string& name);

} // namespace lightsout::cli
