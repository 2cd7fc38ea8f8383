// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Platform.h"
#include "support/Progress.h"
#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

/// Default limit for the size of files that are read, in bytes.
inline constexpr std::uint64_t maxFileSize = std::uint64_t{1} << 29;

/// Returns the contents of a file. Returns an error for files of more than `limit` bytes, without
/// reading them if their size is known. Throws Cancelled when `progress`, if given, is cancelled.
Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t limit = maxFileSize,
                             const Progress* progress = nullptr);

/// Returns the rest of standard input. Returns an error if it exceeds the limit.
Result<std::string> readStandardInput(std::uint64_t limit = maxFileSize);

/// A file that is replaced completely or not at all.
///
/// The new content is stored in a temporary file next to the target until commit() renames it into
/// place. If commit() is not called, the destructor removes the temporary file, and the target is
/// unchanged. If a process is killed, the next process that saves in the folder removes its
/// temporary file. Symbolic links are followed, and an existing file's permissions are preserved.
/// Anything other than a regular file, such as a pipe or a device, is written to directly by
/// commit().
class AtomicFile {
public:
    /// Prepares the file. Throws Cancelled if `progress` is cancelled while the text is written.
    /// For a pipe or a device, commit() writes the text, so it is commit() that can throw.
    static Result<AtomicFile> prepare(const std::filesystem::path& path, std::string text,
                                      const Progress* progress = nullptr);
    /// A source of content that is too large for memory: each call returns the next piece, or an
    /// empty string at the end.
    using Pieces = std::function<std::string()>;
    static Result<AtomicFile> prepare(const std::filesystem::path& path, Pieces pieces);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    /// Returns whether commit() writes to a pipe or a device, which can't be undone.
    bool isDirect() const { return temporary_.empty(); }

    /// Replaces the file. Must be called at most once.
    Result<std::monostate> commit();

    /// Removes the temporary files of all AtomicFiles of this process. Intended for a program that
    /// is about to exit before it has finished; can be called from any thread.
    static void removeAllTemporaries();

private:
    AtomicFile() = default;

    std::filesystem::path target_;
    std::filesystem::path temporary_; ///< empty if there is none, or if it no longer exists
    platform::File lock_;             ///< holds the lock on the temporary file
    Pieces direct_;                   ///< content for a pipe or device
};

/// Appends to an existing file, and returns once the text is on disk. After an error, the contents
/// of the file after its old end are undefined.
Result<std::monostate> appendDurably(const std::filesystem::path& path, std::string_view text);

/// Calls prepare() and commit().
Result<std::monostate> writeFileAtomically(const std::filesystem::path& path, std::string text,
                                           const Progress* progress = nullptr);

} // namespace lightsout
