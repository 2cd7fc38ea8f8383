// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Platform.h"

#include <array>
#include <cerrno>
#include <csignal>
#include <ctime>
#include <limits>
#include <utility>

#include <fcntl.h>
#if defined(__GLIBC__)
#include <malloc.h>
#endif
#include <sys/file.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lightsout::platform {

namespace {

constexpr std::size_t largePage = std::size_t{1} << 21;

std::size_t wholePages(std::size_t bytes) {
    return (bytes + largePage - 1) / largePage * largePage;
}

FileStatus statusFrom(const struct stat& status) {
    constexpr mode_t permissions = 07777;
    return {.kind = S_ISREG(status.st_mode)   ? FileKind::regular
                    : S_ISDIR(status.st_mode) ? FileKind::folder
                                              : FileKind::other,
            .size = static_cast<std::uint64_t>(status.st_size),
            .permissions = static_cast<std::filesystem::perms>(status.st_mode & permissions)};
}

int descriptor(std::intptr_t handle) {
    return static_cast<int>(handle);
}

sigset_t interruptions() {
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    return signals;
}

} // namespace

std::uint64_t machineMemory() {
    const long pages = sysconf(_SC_PHYS_PAGES);
    const long bytes = sysconf(_SC_PAGESIZE);
    return pages > 0 && bytes > 0
               ? static_cast<std::uint64_t>(pages) * static_cast<std::uint64_t>(bytes)
               : 0;
}

void* allocatePages(std::size_t bytes) {
    if (bytes > SIZE_MAX / 2) {
        return nullptr;
    }
    const std::size_t length = wholePages(bytes);
    void* const given = ::mmap(nullptr, length + largePage, PROT_READ | PROT_WRITE,
                               MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (given == MAP_FAILED) {
        return nullptr;
    }
    // Keeps the part that begins at a large-page boundary, and unmaps the rest at both ends.
    char* const begin = static_cast<char*>(given);
    const std::size_t offset = reinterpret_cast<std::uintptr_t>(given) % largePage;
    const std::size_t before = (largePage - offset) % largePage;
    if (before > 0) {
        ::munmap(begin, before);
    }
    ::munmap(begin + before + length, largePage - before);
#if defined(MADV_HUGEPAGE)
    ::madvise(begin + before, length, MADV_HUGEPAGE); // a hint: small pages work too
#endif
    return begin + before;
}

void freePages(void* memory, std::size_t bytes) {
    ::munmap(memory, wholePages(bytes));
}

void returnFreedMemory() {
#if defined(__GLIBC__)
    constexpr int large = 8 << 20; // bytes
    // Otherwise glibc raises the first limit up to 32 MiB, and keeps what is below for the thread.
    mallopt(M_MMAP_THRESHOLD, large);
    mallopt(M_TRIM_THRESHOLD, 2 * large);
#endif
}

std::optional<FileStatus> statusOf(const std::filesystem::path& path) {
    struct stat status {};
    return ::stat(path.c_str(), &status) == 0 ? std::optional(statusFrom(status)) : std::nullopt;
}

bool isWritable(const std::filesystem::path& path) {
    return ::access(path.c_str(), W_OK) == 0;
}

File File::open(const std::filesystem::path& path, Access access) {
    constexpr std::array<int, 7> flags{O_RDONLY,
                                       O_RDONLY | O_NOFOLLOW | O_NONBLOCK,
                                       O_WRONLY,
                                       O_WRONLY | O_APPEND,
                                       O_RDWR | O_CREAT | O_APPEND | O_NONBLOCK,
                                       O_WRONLY | O_CREAT | O_EXCL,
                                       O_WRONLY | O_CREAT | O_EXCL};
    constexpr mode_t usualMode = 0666;
    constexpr mode_t privateMode = 0600;
    return File(::open(path.c_str(), flags[static_cast<std::size_t>(access)] | O_CLOEXEC,
                       access == Access::createPrivately ? privateMode : usualMode));
}

File File::standardInput() {
    return File(STDIN_FILENO, false);
}

File File::duplicate() const {
    return File(::fcntl(descriptor(handle_), F_DUPFD_CLOEXEC, 0));
}

std::optional<FileStatus> File::status() const {
    struct stat status {};
    return ::fstat(descriptor(handle_), &status) == 0 ? std::optional(statusFrom(status))
                                                      : std::nullopt;
}

bool File::isAt(const std::filesystem::path& path) const {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor(handle_), &opened) == 0 && ::stat(path.c_str(), &named) == 0 &&
           opened.st_dev == named.st_dev && opened.st_ino == named.st_ino;
}

bool File::setPermissions(std::filesystem::perms permissions) {
    return ::fchmod(descriptor(handle_), static_cast<mode_t>(permissions)) == 0;
}

std::optional<std::size_t> File::read(char* bytes, std::size_t size) {
    for (;;) {
        const ssize_t count = ::read(descriptor(handle_), bytes, size);
        if (count >= 0) {
            return static_cast<std::size_t>(count);
        }
        if (errno != EINTR) {
            return std::nullopt;
        }
    }
}

bool File::write(std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor(handle_), text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

bool File::cutTo(std::uint64_t length) {
    return ::ftruncate(descriptor(handle_), static_cast<off_t>(length)) == 0;
}

bool File::sync() {
    return ::fsync(descriptor(handle_)) == 0;
}

File::Lock File::lock() {
    return ::flock(descriptor(handle_), LOCK_EX | LOCK_NB) == 0 ? Lock::taken
           : errno == EWOULDBLOCK                               ? Lock::takenByOther
                                                                : Lock::failed;
}

bool File::close() {
    const int closed = descriptor(std::exchange(handle_, none));
    return closed < 0 || !isOwned_ || ::close(closed) == 0;
}

std::filesystem::path pathOf(std::string_view name) {
    return name;
}

std::string nameOf(const std::filesystem::path& path) {
    return path.string();
}

bool replaceFile(const std::filesystem::path& from, const std::filesystem::path& to) {
    return ::rename(from.c_str(), to.c_str()) == 0;
}

bool removeFile(const std::filesystem::path& path) {
    return ::unlink(path.c_str()) == 0;
}

void syncFolder(const std::filesystem::path& folder) {
    const int opened =
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (opened >= 0) {
        ::fsync(opened);
        ::close(opened);
    }
}

std::uint64_t processNumber() {
    return static_cast<std::uint64_t>(::getpid());
}

bool isProcessRunning(std::uint64_t number) {
    return number <= std::numeric_limits<pid_t>::max() &&
           (::kill(static_cast<pid_t>(number), 0) == 0 || errno != ESRCH);
}

void usePlainStreams() {}

std::vector<std::string> wordsOfCommandLine(int argc, const char* const* argv) {
    return {argv, argv + argc};
}

bool isOutputTerminal() {
    return ::isatty(STDOUT_FILENO) != 0;
}

bool isErrorTerminal() {
    return ::isatty(STDERR_FILENO) != 0;
}

void holdInterruptions() {
    const sigset_t signals = interruptions();
    ::pthread_sigmask(SIG_BLOCK, &signals, nullptr);
}

bool waitForInterruption(std::optional<long> milliseconds) {
    const sigset_t signals = interruptions();
    if (!milliseconds) {
        return ::sigwaitinfo(&signals, nullptr) > 0;
    }
    constexpr long perSecond = 1000;
    constexpr long nanosecondsEach = 1'000'000;
    const timespec time{*milliseconds / perSecond, *milliseconds % perSecond * nanosecondsEach};
    return ::sigtimedwait(&signals, nullptr, &time) > 0;
}

void wake(std::thread& waiting) {
    ::pthread_kill(waiting.native_handle(), SIGINT);
}

void ignoreClosedPipes() {
    std::signal(SIGPIPE, SIG_IGN);
}

void endForClosedPipe() {
    std::signal(SIGPIPE, SIG_DFL);
    std::raise(SIGPIPE);
}

} // namespace lightsout::platform
