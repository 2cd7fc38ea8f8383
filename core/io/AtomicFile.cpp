// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AtomicFile.h"

#include "io/Text.h"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <limits>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lightsout {

namespace {

/// A file descriptor, closed by the destructor.
class Descriptor {
public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) {
            ::close(number_);
        }
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    bool isOpen() const { return number_ >= 0; }
    int number() const { return number_; }
    /// Returns false if the system reports a late write error.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

Error systemError(ErrorCode code, int reason = errno) {
    return {.code = code, .subject = std::generic_category().message(reason)};
}

Error tooLarge(std::uint64_t size, std::uint64_t limit) {
    return {.code = ErrorCode::fileTooLarge, .expected = limit, .found = size};
}

Result<std::string> readAll(int descriptor, std::uint64_t limit, const Progress* progress) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        return systemError(ErrorCode::fileNotReadable);
    }
    std::string text;
    if (S_ISREG(status.st_mode)) {
        const auto size = static_cast<std::uint64_t>(status.st_size);
        if (size > limit) {
            return tooLarge(size, limit);
        }
        text.reserve(size);
    }
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
        checkpoint(progress);
        const ssize_t count = ::read(descriptor, block.data(), block.size());
        if (count == 0) {
            return text;
        }
        if (count < 0) {
            if (errno == EINTR) {
                continue;
            }
            return systemError(ErrorCode::fileNotReadable);
        }
        text.append(block.data(), static_cast<std::size_t>(count));
        if (text.size() > limit) {
            return tooLarge(text.size(), limit);
        }
    }
}

bool writeAll(int descriptor, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(descriptor, text.data(), text.size());
        if (count >= 0) {
            text.remove_prefix(static_cast<std::size_t>(count));
        } else if (errno != EINTR) {
            return false;
        }
    }
    return true;
}

/// Number of bytes after which the file is synced during writing, so that little remains to be
/// synced at the end, when the work can no longer be cancelled.
constexpr std::size_t syncedAtOnce = std::size_t{1} << 23;

/// Writes all pieces. If `isDurable`, everything is on the disk at the end.
bool writePieces(int descriptor, const AtomicFile::Pieces& pieces, bool isDurable) {
    std::size_t waiting = 0;
    for (std::string piece = pieces(); !piece.empty(); piece = pieces()) {
        if (!writeAll(descriptor, piece)) {
            return false;
        }
        waiting += piece.size();
        if (isDurable && waiting >= syncedAtOnce) {
            if (::fsync(descriptor) != 0) {
                return false;
            }
            waiting = 0;
        }
    }
    return !isDurable || ::fsync(descriptor) == 0;
}

/// Returns a function that returns the string piece by piece. It throws Cancelled when `progress`
/// is cancelled.
AtomicFile::Pieces piecesOf(std::string text, const Progress* progress) {
    constexpr std::size_t pieceSize = std::size_t{1} << 20;
    return [text = std::move(text), progress, begin = std::size_t{0}]() mutable {
        checkpoint(progress);
        std::string piece = text.substr(begin, pieceSize);
        begin += piece.size();
        return piece;
    };
}

/// Returns the path after following its symbolic links, the last of which may point to a missing
/// file.
std::filesystem::path followed(std::filesystem::path path) {
    constexpr int maxLinks = 40; // the system's own limit
    std::error_code failure;
    for (int i = 0; i < maxLinks && std::filesystem::is_symlink(path, failure); ++i) {
        path = path.parent_path() / std::filesystem::read_symlink(path, failure);
    }
    return path;
}

constexpr std::string_view temporaryStart = ".lightsout-";

/// Returns the ID of the process that created a temporary file. It is part of the file's name:
/// ".lightsout-PROCESS-NUMBER".
std::optional<std::uint64_t> processOf(std::string_view name) {
    if (!name.starts_with(temporaryStart)) {
        return std::nullopt;
    }
    name.remove_prefix(temporaryStart.size());
    const std::size_t dash = std::min(name.find('-'), name.size());
    const bool isNumbered = dash < name.size() && wholeNumber(name.substr(dash + 1));
    return isNumbered ? wholeNumber(name.substr(0, dash)) : std::nullopt;
}

bool isRunning(std::uint64_t process) {
    return process <= std::numeric_limits<pid_t>::max() &&
           (::kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH);
}

/// The temporary files of this process that exist at the moment, for removeAllTemporaries().
class Temporaries {
public:
    static Temporaries& all() {
        static Temporaries temporaries;
        return temporaries;
    }
    void add(const std::filesystem::path& path) {
        const std::lock_guard lock(mutex_);
        paths_.push_back(path);
    }
    void forget(const std::filesystem::path& path) {
        const std::lock_guard lock(mutex_);
        std::erase(paths_, path);
    }
    bool hasName(const std::string& name) {
        const std::lock_guard lock(mutex_);
        return std::ranges::any_of(paths_,
                                   [&name](const auto& path) { return path.filename() == name; });
    }
    void removeAll() {
        const std::lock_guard lock(mutex_);
        for (const std::filesystem::path& path : paths_) {
            ::unlink(path.c_str());
        }
    }
    /// Returns a name that no other temporary file of this process has.
    std::string newName() {
        const std::lock_guard lock(mutex_);
        return std::string(temporaryStart) + std::to_string(::getpid()) + "-" +
               std::to_string(++number_);
    }

private:
    std::mutex mutex_;
    std::vector<std::filesystem::path> paths_;
    std::uint64_t number_ = 0;
};

/// Removes the temporary files that killed processes left in a folder. A process counts as running
/// if its ID is in use or, because other machines and containers have their own IDs, if the file is
/// locked. Files that cannot be examined are left alone.
void removeAbandoned(const std::filesystem::path& folder) {
    std::error_code failure;
    for (std::filesystem::directory_iterator entry(folder.empty() ? "." : folder, failure), end;
         !failure && entry != end; entry.increment(failure)) {
        const std::string name = entry->path().filename().string();
        const auto process = processOf(name);
        const bool isOwn = process == static_cast<std::uint64_t>(::getpid());
        if (!process || (isOwn ? Temporaries::all().hasName(name) : isRunning(*process))) {
            continue;
        }
        const Descriptor file(
            ::open(entry->path().c_str(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC));
        struct stat status {};
        if (file.isOpen() && ::fstat(file.number(), &status) == 0 && S_ISREG(status.st_mode) &&
            ::flock(file.number(), LOCK_EX | LOCK_NB) == 0) {
            ::unlink(entry->path().c_str());
        }
    }
}

/// Creates a file next to `target` and stores its path in `name`.
Descriptor openTemporary(std::filesystem::path& name, const std::filesystem::path& target,
                         mode_t mode) {
    for (;;) {
        name = target;
        name.replace_filename(Temporaries::all().newName());
        Temporaries::all().add(name);
        const int number = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (number >= 0) {
            return Descriptor(number);
        }
        const int reason = errno;
        Temporaries::all().forget(std::exchange(name, {}));
        errno = reason;
        // A killed process that had the same process ID may have left a file with this name.
        if (reason != EEXIST) {
            return Descriptor(-1);
        }
    }
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t limit,
                             const Progress* progress) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen()) {
        return systemError(ErrorCode::fileNotReadable);
    }
    return readAll(file.number(), limit, progress);
}

Result<std::string> readStandardInput(std::uint64_t limit) {
    return readAll(STDIN_FILENO, limit, nullptr);
}

Result<AtomicFile> AtomicFile::prepare(const std::filesystem::path& path, std::string text,
                                       const Progress* progress) {
    return prepare(path, piecesOf(std::move(text), progress));
}

Result<AtomicFile> AtomicFile::prepare(const std::filesystem::path& path, Pieces pieces) {
    AtomicFile file;
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (exists && S_ISDIR(status.st_mode)) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    // Renaming would replace even a read-only file.
    if (exists && ::access(path.c_str(), W_OK) != 0) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (exists && !S_ISREG(status.st_mode)) {
        file.target_ = path;
        file.direct_ = std::move(pieces);
        return file;
    }
    file.target_ = followed(path);
    if (!file.target_.has_filename()) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    removeAbandoned(file.target_.parent_path());
    constexpr mode_t usualMode = 0666;
    constexpr mode_t privateMode = 0600;
    Descriptor temporary =
        openTemporary(file.temporary_, file.target_, exists ? privateMode : usualMode);
    constexpr mode_t permissions = 07777;
    if (temporary.isOpen()) {
        // A second descriptor keeps the lock when the first one is closed. On file systems without
        // locks, only the process ID protects the file.
        ::flock(temporary.number(), LOCK_EX | LOCK_NB);
        file.lock_ = ::fcntl(temporary.number(), F_DUPFD_CLOEXEC, 0);
    }
    if (!temporary.isOpen() ||
        (exists && ::fchmod(temporary.number(), status.st_mode & permissions) != 0) ||
        !writePieces(temporary.number(), pieces, true) || !temporary.close()) {
        return systemError(ErrorCode::fileNotWritable);
    }
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : target_(std::move(other.target_)), temporary_(std::exchange(other.temporary_, {})),
      lock_(std::exchange(other.lock_, -1)), direct_(std::move(other.direct_)) {}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    std::swap(target_, other.target_);
    std::swap(temporary_, other.temporary_);
    std::swap(lock_, other.lock_);
    std::swap(direct_, other.direct_);
    return *this;
}

AtomicFile::~AtomicFile() {
    const Descriptor unlocked(lock_);
    if (!temporary_.empty()) {
        ::unlink(temporary_.c_str());
        Temporaries::all().forget(temporary_);
    }
}

Result<std::monostate> AtomicFile::commit() {
    if (temporary_.empty()) {
        Descriptor device(::open(target_.c_str(), O_WRONLY | O_CLOEXEC));
        if (!device.isOpen() || !writePieces(device.number(), direct_, false) || !device.close()) {
            return systemError(ErrorCode::fileNotWritable);
        }
        return std::monostate{};
    }
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
        return systemError(ErrorCode::fileNotWritable);
    }
    Temporaries::all().forget(std::exchange(temporary_, {}));
    // Sync the folder too, so that the new entry survives a power failure. Errors are ignored.
    const std::filesystem::path folder = target_.parent_path();
    const Descriptor opened(
        ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (opened.isOpen()) {
        ::fsync(opened.number());
    }
    return std::monostate{};
}

void AtomicFile::removeAllTemporaries() {
    Temporaries::all().removeAll();
}

Result<std::monostate> appendDurably(const std::filesystem::path& path, std::string_view text) {
    Descriptor file(::open(path.c_str(), O_WRONLY | O_APPEND | O_CLOEXEC));
    if (!file.isOpen() || !writeAll(file.number(), text) || ::fdatasync(file.number()) != 0 ||
        !file.close()) {
        return systemError(ErrorCode::fileNotWritable);
    }
    return std::monostate{};
}

Result<std::monostate> writeFileAtomically(const std::filesystem::path& path, std::string text,
                                           const Progress* progress) {
    Result<AtomicFile> file = AtomicFile::prepare(path, std::move(text), progress);
    if (!file) {
        return file.error();
    }
    checkpoint(progress); // writing may have been slow; it can still be undone
    return file->commit();
}

} // namespace lightsout
