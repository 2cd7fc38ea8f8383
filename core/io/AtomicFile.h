#pragma once

#include "support/Result.h"

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <variant>

namespace lightsout {

/// Bytes of the largest file that is read.
inline constexpr std::uint64_t fileSizeLimit = std::uint64_t{1} << 29;

/// The whole file. Refuses files beyond fileSizeLimit, before reading them where they tell their
/// size.
Result<std::string> readFile(const std::filesystem::path& path);

/// What is left of the standard input, under the same limit.
Result<std::string> readStandardInput();

/// A file about to be replaced whole or not at all.
///
/// The new content waits on the disk beside the file until commit() renames it into place; without
/// commit() it is removed and the file is untouched. Symbolic links are followed, and an existing
/// file's permissions are kept. What is no regular file (a pipe, a device) is written to directly,
/// in commit().
class AtomicFile {
public:
    static Result<AtomicFile> prepare(const std::filesystem::path& path, std::string text);

    AtomicFile(AtomicFile&& other) noexcept;
    AtomicFile& operator=(AtomicFile&& other) noexcept;
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;
    ~AtomicFile();

    /// Called once at most.
    Result<std::monostate> commit();

    /// Removes the temporary files of all AtomicFiles there are. For a program that is about to
    /// end in the middle of its work; from any thread.
    static void removeAllTemporaries();

private:
    AtomicFile() = default;

    std::filesystem::path target_;
    std::filesystem::path temporary_; ///< empty when there is none, or no longer
    std::string direct_;              ///< what goes into a pipe or device
};

/// prepare() and commit() in one.
Result<std::monostate> writeFileAtomically(const std::filesystem::path& path, std::string text);

} // namespace lightsout
