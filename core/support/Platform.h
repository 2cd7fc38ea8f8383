// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

/// What depends on the operating system. PlatformPosix.cpp implements it for Linux and other
/// systems with POSIX, PlatformWindows.cpp for Windows. Functions that fail set errno.
namespace lightsout::platform {

/// Returns the size of the machine's memory in bytes, or 0 if it is not known.
std::uint64_t machineMemory();

/// Returns zero-filled memory that begins at a page, or null if there is none. Large pages are used
/// if possible. The memory is not used before it is written to. `bytes` must be at least 2²¹.
void* allocatePages(std::size_t bytes);
/// Returns memory of allocatePages() to the system; `bytes` must be the same.
void freePages(void* memory, std::size_t bytes);
/// Afterwards, 8 MiB or more are returned to the system as soon as they are freed, also by threads
/// that continue to run.
void returnFreedMemory();

enum class FileKind { regular, folder, other };

struct FileStatus {
    FileKind kind = FileKind::regular;
    std::uint64_t size = 0;
    std::filesystem::perms permissions = std::filesystem::perms::unknown;
};

/// Returns the status of the file that a path leads to, after following symbolic links.
std::optional<FileStatus> statusOf(const std::filesystem::path& path);
/// Returns whether an existing file may be written to.
bool isWritable(const std::filesystem::path& path);

/// How File::open() opens a file. Opening a pipe never waits for its other end, except to read or
/// write it.
enum class Access {
    read,
    readIfRegular,  ///< does not follow symbolic links or wait for the other end of a pipe
    write,          ///< writes at the beginning of an existing file
    append,         ///< writes at the end of an existing file
    readAndAppend,  ///< writes at the end; creates the file if it does not exist
    create,         ///< writes to a new file; fails with EEXIST if the file exists
    createPrivately ///< as create, but other users cannot read the file
};

/// An open file, closed by the destructor. It can be renamed and removed while it is open.
class File {
public:
    enum class Lock { taken, takenByOther, failed };

    File() = default;
    static File open(const std::filesystem::path& path, Access access);
    /// Returns standard input, which is not closed.
    static File standardInput();
    /// Returns the same open file: its lock is held until both are closed.
    File duplicate() const;

    ~File() { close(); }
    File(File&& other) noexcept { swap(other); }
    File& operator=(File&& other) noexcept {
        swap(other);
        return *this;
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    bool isOpen() const { return handle_ != none; }
    std::optional<FileStatus> status() const;
    /// Returns whether a path leads to this file: others may have renamed or removed it.
    bool isAt(const std::filesystem::path& path) const;
    /// Gives the file the permissions of another one.
    bool setPermissions(std::filesystem::perms permissions);
    /// Reads up to `size` bytes. Returns their number, 0 at the end, or nullopt after an error.
    std::optional<std::size_t> read(char* bytes, std::size_t size);
    bool write(std::string_view text);
    bool cutTo(std::uint64_t length);
    /// Returns once everything that was written is on the disk.
    bool sync();
    /// Tries to become the only owner of the lock on this file. Other programs can read and write
    /// the file even so.
    Lock lock();
    /// Returns false if the system reports a late error.
    bool close();

private:
    static constexpr std::intptr_t none = -1;

    explicit File(std::intptr_t handle, bool isOwned = true) : handle_(handle), isOwned_(isOwned) {}
    void swap(File& other) {
        std::swap(handle_, other.handle_);
        std::swap(isOwned_, other.isOwned_);
    }

    std::intptr_t handle_ = none; ///< a descriptor of POSIX, or a handle of Windows
    bool isOwned_ = true;
};

/// Converts a name of a file from UTF-8 and back. A name that is not UTF-8 is kept as it is, if the
/// system allows such names.
std::filesystem::path pathOf(std::string_view name);
std::string nameOf(const std::filesystem::path& path);

/// Renames a file. A file that has the new name already is replaced in one step.
bool replaceFile(const std::filesystem::path& from, const std::filesystem::path& to);
bool removeFile(const std::filesystem::path& path);
/// Lets new names in a folder survive a power failure, if the system can promise that.
void syncFolder(const std::filesystem::path& folder);

/// Returns the number of this process. No other process that runs now has it.
std::uint64_t processNumber();
/// Returns false if no process has this number.
bool isProcessRunning(std::uint64_t number);

/// Lets standard input and output pass on bytes as they are, and terminals show UTF-8.
void usePlainStreams();
/// Returns the words of the command line in UTF-8, given the arguments of main().
std::vector<std::string> wordsOfCommandLine(int argc, const char* const* argv);
bool isOutputTerminal();
bool isErrorTerminal();

/// Afterwards, interruptions such as Ctrl+C do not end the program, but are waited for. Must be
/// called before the first thread is started.
void holdInterruptions();
/// Waits for an interruption, forever if no time is given. Returns false if there was none.
bool waitForInterruption(std::optional<long> milliseconds);
/// Ends waitForInterruption() in a thread.
void wake(std::thread& waiting);

/// Afterwards, writing to a pipe whose reader has closed it fails with EPIPE.
void ignoreClosedPipes();
/// Ends the program as writing to such a pipe usually does.
void endForClosedPipe();

} // namespace lightsout::platform
