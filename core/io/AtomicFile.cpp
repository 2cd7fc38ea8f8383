// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/AtomicFile.h"

#include "io/Text.h"

#include <algorithm>
#include <cerrno>
#include <mutex>
#include <optional>
#include <system_error>
#include <utility>
#include <vector>

namespace lightsout {

using platform::Access;
using platform::File;
using platform::FileKind;
using platform::FileStatus;

namespace {

Error systemError(ErrorCode code, int reason = errno) {
    return {.code = code, .subject = std::generic_category().message(reason)};
}

Error tooLarge(std::uint64_t size, std::uint64_t limit) {
    return {.code = ErrorCode::fileTooLarge, .expected = limit, .found = size};
}

Result<std::string> readAll(File file, std::uint64_t limit, const Progress* progress) {
    const std::optional<FileStatus> status = file.status();
    if (!status) {
        return systemError(ErrorCode::fileNotReadable);
    }
    std::string text;
    if (status->kind == FileKind::regular) {
        if (status->size > limit) {
            return tooLarge(status->size, limit);
        }
        text.reserve(status->size);
    }
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
        checkpoint(progress);
        const std::optional<std::size_t> count = file.read(block.data(), block.size());
        if (!count) {
            return systemError(ErrorCode::fileNotReadable);
        }
        if (*count == 0) {
            return text;
        }
        text.append(block.data(), *count);
        if (text.size() > limit) {
            return tooLarge(text.size(), limit);
        }
    }
}

/// Number of bytes after which the file is synced during writing, so that little remains to be
/// synced at the end, when the work can no longer be cancelled.
constexpr std::size_t syncedAtOnce = std::size_t{1} << 23;

/// Writes all pieces. If `isDurable`, everything is on the disk at the end.
bool writePieces(File& file, const AtomicFile::Pieces& pieces, bool isDurable) {
    std::size_t waiting = 0;
    for (std::string piece = pieces(); !piece.empty(); piece = pieces()) {
        if (!file.write(piece)) {
            return false;
        }
        waiting += piece.size();
        if (isDurable && waiting >= syncedAtOnce) {
            if (!file.sync()) {
                return false;
            }
            waiting = 0;
        }
    }
    return !isDurable || file.sync();
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
        return std::ranges::any_of(paths_, [&name](const auto& path) {
            return path.filename() == platform::pathOf(name);
        });
    }
    void removeAll() {
        const std::lock_guard lock(mutex_);
        for (const std::filesystem::path& path : paths_) {
            platform::removeFile(path);
        }
    }
    /// Returns a name that no other temporary file of this process has.
    std::string newName() {
        const std::lock_guard lock(mutex_);
        return std::string(temporaryStart) + std::to_string(platform::processNumber()) + "-" +
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
        const std::filesystem::path& path = entry->path();
        const std::string name = platform::nameOf(path.filename());
        const auto process = processOf(name);
        const bool isOwn = process == platform::processNumber();
        if (!process ||
            (isOwn ? Temporaries::all().hasName(name) : platform::isProcessRunning(*process))) {
            continue;
        }
        File file = File::open(path, Access::readIfRegular);
        const std::optional<FileStatus> status = file.status();
        if (status && status->kind == FileKind::regular && file.lock() == File::Lock::taken) {
            platform::removeFile(path);
        }
    }
}

/// Creates a file next to `target` and stores its path in `name`.
File openTemporary(std::filesystem::path& name, const std::filesystem::path& target,
                   Access access) {
    for (;;) {
        name = target;
        name.replace_filename(Temporaries::all().newName());
        Temporaries::all().add(name);
        File file = File::open(name, access);
        if (file.isOpen()) {
            return file;
        }
        const int reason = errno;
        Temporaries::all().forget(std::exchange(name, {}));
        errno = reason;
        // A killed process that had the same process ID may have left a file with this name.
        if (reason != EEXIST) {
            return file;
        }
    }
}

} // namespace

Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t limit,
                             const Progress* progress) {
    File file = File::open(path, Access::read);
    if (!file.isOpen()) {
        return systemError(ErrorCode::fileNotReadable);
    }
    return readAll(std::move(file), limit, progress);
}

Result<std::string> readStandardInput(std::uint64_t limit) {
    return readAll(File::standardInput(), limit, nullptr);
}

Result<AtomicFile> AtomicFile::prepare(const std::filesystem::path& path, std::string text,
                                       const Progress* progress) {
    return prepare(path, piecesOf(std::move(text), progress));
}

Result<AtomicFile> AtomicFile::prepare(const std::filesystem::path& path, Pieces pieces) {
    AtomicFile file;
    const std::optional<FileStatus> existing = platform::statusOf(path);
    if (!existing && errno != ENOENT) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (existing && existing->kind == FileKind::folder) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    // Renaming would replace even a read-only file.
    if (existing && !platform::isWritable(path)) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (existing && existing->kind == FileKind::other) {
        file.target_ = path;
        file.direct_ = std::move(pieces);
        return file;
    }
    file.target_ = followed(path);
    if (!file.target_.has_filename()) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    removeAbandoned(file.target_.parent_path());
    File temporary = openTemporary(file.temporary_, file.target_,
                                   existing ? Access::createPrivately : Access::create);
    if (temporary.isOpen()) {
        // A second file keeps the lock when the first one is closed. On file systems without locks,
        // only the number of the process protects the file.
        temporary.lock();
        file.lock_ = temporary.duplicate();
    }
    if (!temporary.isOpen() || (existing && !temporary.setPermissions(existing->permissions)) ||
        !writePieces(temporary, pieces, true) || !temporary.close()) {
        return systemError(ErrorCode::fileNotWritable);
    }
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : target_(std::move(other.target_)), temporary_(std::exchange(other.temporary_, {})),
      lock_(std::move(other.lock_)), direct_(std::move(other.direct_)) {}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    std::swap(target_, other.target_);
    std::swap(temporary_, other.temporary_);
    std::swap(lock_, other.lock_);
    std::swap(direct_, other.direct_);
    return *this;
}

AtomicFile::~AtomicFile() {
    if (!temporary_.empty()) {
        platform::removeFile(temporary_);
        Temporaries::all().forget(temporary_);
    }
}

Result<std::monostate> AtomicFile::commit() {
    if (temporary_.empty()) {
        File device = File::open(target_, Access::write);
        if (!device.isOpen() || !writePieces(device, direct_, false) || !device.close()) {
            return systemError(ErrorCode::fileNotWritable);
        }
        return std::monostate{};
    }
    if (!platform::replaceFile(temporary_, target_)) {
        return systemError(ErrorCode::fileNotWritable);
    }
    Temporaries::all().forget(std::exchange(temporary_, {}));
    platform::syncFolder(target_.parent_path());
    return std::monostate{};
}

void AtomicFile::removeAllTemporaries() {
    Temporaries::all().removeAll();
}

Result<std::monostate> appendDurably(const std::filesystem::path& path, std::string_view text) {
    File file = File::open(path, Access::append);
    if (!file.isOpen() || !file.write(text) || !file.sync() || !file.close()) {
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
