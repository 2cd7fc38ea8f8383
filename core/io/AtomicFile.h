// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

/// Bytes of the largest file that is read, of most kinds.
inline constexpr std::uint64_t maxFileSize = std::uint64_t{1} << 29;

/// The whole file. Refuses files of more than `limit` bytes, before reading them where they tell
/// their size. Throws Cancelled once `progress`, if there is one, is cancelled.
Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t limit = maxFileSize,
                             const Progress* progress = nullptr);

/// What is left of the standard input, likewise.
Result<std::string> readStandardInput(std::uint64_t limit = maxFileSize);

/// A file about to be replaced whole or not at all.
///
/// The new content waits on the disk beside the file until commit() renames it into place; without
/// commit() it is removed and the file is untouched; of a process that was killed, the next one
/// that saves in the folder removes it. Symbolic links are followed, and an existing file's
/// permissions are kept. What is no regular file (a pipe, a device) is written to directly, in
/// commit().
class AtomicFile {
public:
    /// Throws Cancelled once `progress`, which is asked until commit(), is cancelled.
    static Result<AtomicFile> prepare(const std::filesystem::path& path, std::string text,
                                      const Progress* progress = nullptr);
    /// Content that is never in memory as a whole: each call gives what comes next, in the end an
    /// empty text.
    using Pieces = std::function<std::string()>;
    static Result<AtomicFile> prepare(const std::filesystem::path& path, Pieces pieces);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    /// Whether commit() writes to a pipe or a device, of which nothing can be taken back.
    bool isDirect() const { return temporary_.empty(); }

    /// Called once at most.
    Result<std::monostate> commit();

    /// Removes the temporary files of all AtomicFiles there are. For a program that is about to
    /// end in the middle of its work; from any thread.
    static void removeAllTemporaries();

private:
    AtomicFile() = default;

    std::filesystem::path target_;
    std::filesystem::path temporary_; ///< empty when there is none, or no longer
    int lock_ = -1;                   ///< a descriptor by which the temporary file is locked
    Pieces direct_;                   ///< what goes into a pipe or device
};

/// Adds to the end of a file that exists, and returns once that is on the disk. After an error the
/// file's end is not known.
Result<std::monostate> appendDurably(const std::filesystem::path& path, std::string_view text);

/// prepare() and commit() in one.
Result<std::monostate> writeFileAtomically(const std::filesystem::path& path, std::string text,
                                           const Progress* progress = nullptr);

} // namespace lightsout
