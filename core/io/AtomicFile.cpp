#include "io/AtomicFile.h"

#include <cerrno>
#include <mutex>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace lightsout {

namespace {

/// An open file of the system, closed at the end of its life.
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
    /// False when the system reports a late failure to write.
    bool close() { return ::close(std::exchange(number_, -1)) == 0; }

private:
    int number_;
};

Error systemError(ErrorCode code, int reason = errno) {
    return {.code = code, .subject = std::generic_category().message(reason)};
}

Error tooLarge(std::uint64_t size) {
    return {.code = ErrorCode::fileTooLarge, .expected = fileSizeLimit, .found = size};
}

Result<std::string> readAll(int descriptor) {
    struct stat status {};
    if (::fstat(descriptor, &status) != 0) {
        return systemError(ErrorCode::fileNotReadable);
    }
    std::string text;
    if (S_ISREG(status.st_mode)) {
        const auto size = static_cast<std::uint64_t>(status.st_size);
        if (size > fileSizeLimit) {
            return tooLarge(size);
        }
        text.reserve(size);
    }
    std::vector<char> block(std::size_t{1} << 16);
    for (;;) {
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
        if (text.size() > fileSizeLimit) {
            return tooLarge(text.size());
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

/// Where a path leads through its symbolic links, the last of which may lead to nothing yet.
std::filesystem::path followed(std::filesystem::path path) {
    constexpr int mostLinks = 40; // as many as the system follows
    std::error_code failure;
    for (int i = 0; i < mostLinks && std::filesystem::is_symlink(path, failure); ++i) {
        path = path.parent_path() / std::filesystem::read_symlink(path, failure);
    }
    return path;
}

/// The temporary files there are, for removeAllTemporaries().
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
    void removeAll() {
        const std::lock_guard lock(mutex_);
        for (const std::filesystem::path& path : paths_) {
            ::unlink(path.c_str());
        }
    }
    /// A name no other temporary of this process has.
    std::string newName() {
        const std::lock_guard lock(mutex_);
        return ".lightsout-" + std::to_string(::getpid()) + "-" + std::to_string(++number_);
    }

private:
    std::mutex mutex_;
    std::vector<std::filesystem::path> paths_;
    std::uint64_t number_ = 0;
};

} // namespace

Result<std::string> readFile(const std::filesystem::path& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
    if (!file.isOpen()) {
        return systemError(ErrorCode::fileNotReadable);
    }
    return readAll(file.number());
}

Result<std::string> readStandardInput() {
    return readAll(STDIN_FILENO);
}

Result<AtomicFile> AtomicFile::prepare(const std::filesystem::path& path, std::string text) {
    AtomicFile file;
    struct stat status {};
    const bool exists = ::stat(path.c_str(), &status) == 0;
    if (!exists && errno != ENOENT) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (exists && S_ISDIR(status.st_mode)) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    // Replacing a file by renaming would get around its being read-only.
    if (exists && ::access(path.c_str(), W_OK) != 0) {
        return systemError(ErrorCode::fileNotWritable);
    }
    if (exists && !S_ISREG(status.st_mode)) {
        file.target_ = path;
        file.direct_ = std::move(text);
        return file;
    }
    file.target_ = followed(path);
    if (!file.target_.has_filename()) {
        return systemError(ErrorCode::fileNotWritable, EISDIR);
    }
    constexpr mode_t usualMode = 0666;
    constexpr mode_t privateMode = 0600;
    file.temporary_ = file.target_;
    file.temporary_.replace_filename(Temporaries::all().newName());
    Temporaries::all().add(file.temporary_);
    Descriptor temporary(::open(file.temporary_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
                                exists ? privateMode : usualMode));
    constexpr mode_t permissions = 07777;
    if (!temporary.isOpen() ||
        (exists && ::fchmod(temporary.number(), status.st_mode & permissions) != 0) ||
        !writeAll(temporary.number(), text) || ::fsync(temporary.number()) != 0 ||
        !temporary.close()) {
        return systemError(ErrorCode::fileNotWritable);
    }
    return file;
}

AtomicFile::AtomicFile(AtomicFile&& other) noexcept
    : target_(std::move(other.target_)), temporary_(std::exchange(other.temporary_, {})),
      direct_(std::move(other.direct_)) {}

AtomicFile& AtomicFile::operator=(AtomicFile&& other) noexcept {
    std::swap(target_, other.target_);
    std::swap(temporary_, other.temporary_);
    std::swap(direct_, other.direct_);
    return *this;
}

AtomicFile::~AtomicFile() {
    if (!temporary_.empty()) {
        ::unlink(temporary_.c_str());
        Temporaries::all().forget(temporary_);
    }
}

Result<std::monostate> AtomicFile::commit() {
    if (temporary_.empty()) {
        Descriptor device(::open(target_.c_str(), O_WRONLY | O_CLOEXEC));
        if (!device.isOpen() || !writeAll(device.number(), direct_) || !device.close()) {
            return systemError(ErrorCode::fileNotWritable);
        }
        return std::monostate{};
    }
    if (::rename(temporary_.c_str(), target_.c_str()) != 0) {
        return systemError(ErrorCode::fileNotWritable);
    }
    Temporaries::all().forget(std::exchange(temporary_, {}));
    // The folder's entry is to survive a power failure too; where that can't be had, so be it.
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

Result<std::monostate> writeFileAtomically(const std::filesystem::path& path, std::string text) {
    Result<AtomicFile> file = AtomicFile::prepare(path, std::move(text));
    if (!file) {
        return file.error();
    }
    return file->commit();
}

} // namespace lightsout
