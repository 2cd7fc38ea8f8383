// SPDX-License-Identifier: GPL-3.0-or-later
// Makes system calls fail on demand in a program started with this library as LD_PRELOAD.
//
// FAILING_CALL is one of open, write, fsync, fdatasync and rename. FAILING_AT is the number of the
// call that fails, counted from 1, and FAILING_ERROR is the number that it stores in errno. With
// FAILING_ON, all later calls fail, too. Only calls for files below FAILING_FOLDER count; `open`
// counts only if the file is opened for writing. The file FAILING_MARK is created when a call
// fails.

#include <atomic>
#include <cerrno>
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/uio.h>
#include <unistd.h>

namespace {

template <typename Function>
Function original(const char* name) {
    return reinterpret_cast<Function>(dlsym(RTLD_NEXT, name));
}

const char* setting(const char* name) {
    const char* value = std::getenv(name);
    return value != nullptr ? value : "";
}

bool isMeant(const char* path) {
    const char* folder = setting("FAILING_FOLDER");
    return *folder != '\0' && std::strncmp(path, folder, std::strlen(folder)) == 0;
}

bool isMeant(int descriptor) {
    const std::string link = "/proc/self/fd/" + std::to_string(descriptor);
    char path[4096];
    const ssize_t length = readlink(link.c_str(), path, sizeof path - 1);
    if (length < 0) {
        return false;
    }
    path[length] = '\0';
    return isMeant(path);
}

/// Counts a call if it is the chosen one. Returns true if it is to fail, with errno set.
bool fails(const char* call) {
    static std::atomic<int> calls{0};
    if (std::strcmp(call, setting("FAILING_CALL")) != 0) {
        return false;
    }
    const int number = ++calls;
    const int at = std::atoi(setting("FAILING_AT"));
    if (number != at && !(number > at && *setting("FAILING_ON") != '\0')) {
        return false;
    }
    using Open = int (*)(const char*, int, ...);
    const int mark = original<Open>("open")(setting("FAILING_MARK"), O_WRONLY | O_CREAT, 0600);
    if (mark >= 0) {
        close(mark);
    }
    errno = std::atoi(setting("FAILING_ERROR"));
    return true;
}

bool failsToOpen(const char* path, int flags) {
    return (flags & O_ACCMODE) != O_RDONLY && isMeant(path) && fails("open");
}

mode_t modeOf(int flags, va_list arguments) {
    const bool makes = (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE;
    return makes ? static_cast<mode_t>(va_arg(arguments, int)) : 0;
}

bool opensForWriting(const char* mode) {
    return std::strpbrk(mode, "wa+") != nullptr;
}

} // namespace

// These are names of system functions. NOLINTBEGIN(readability-identifier-naming,cert-dcl50-cpp)
extern "C" {

int open(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    using Open = int (*)(const char*, int, ...);
    static const auto call = original<Open>("open");
    return failsToOpen(path, flags) ? -1 : call(path, flags, mode);
}

int open64(const char* path, int flags, ...) {
    va_list arguments;
    va_start(arguments, flags);
    const mode_t mode = modeOf(flags, arguments);
    va_end(arguments);
    using Open = int (*)(const char*, int, ...);
    static const auto call = original<Open>("open64");
    return failsToOpen(path, flags) ? -1 : call(path, flags, mode);
}

FILE* fopen(const char* path, const char* mode) {
    using Open = FILE* (*)(const char*, const char*);
    static const auto call = original<Open>("fopen");
    return opensForWriting(mode) && isMeant(path) && fails("open") ? nullptr : call(path, mode);
}

FILE* fopen64(const char* path, const char* mode) {
    using Open = FILE* (*)(const char*, const char*);
    static const auto call = original<Open>("fopen64");
    return opensForWriting(mode) && isMeant(path) && fails("open") ? nullptr : call(path, mode);
}

ssize_t write(int descriptor, const void* data, size_t length) {
    using Write = ssize_t (*)(int, const void*, size_t);
    static const auto call = original<Write>("write");
    if (isMeant(descriptor) && fails("write")) {
        // Simulates a disk that fills up: a part of the data is still written.
        const int reason = errno;
        call(descriptor, data, length / 2);
        errno = reason;
        return -1;
    }
    return call(descriptor, data, length);
}

ssize_t writev(int descriptor, const iovec* parts, int count) {
    using Write = ssize_t (*)(int, const iovec*, int);
    static const auto call = original<Write>("writev");
    return isMeant(descriptor) && fails("write") ? -1 : call(descriptor, parts, count);
}

int fsync(int descriptor) {
    using Sync = int (*)(int);
    static const auto call = original<Sync>("fsync");
    return isMeant(descriptor) && fails("fsync") ? -1 : call(descriptor);
}

int fdatasync(int descriptor) {
    using Sync = int (*)(int);
    static const auto call = original<Sync>("fdatasync");
    return isMeant(descriptor) && fails("fdatasync") ? -1 : call(descriptor);
}

int rename(const char* from, const char* to) noexcept {
    using Rename = int (*)(const char*, const char*);
    static const auto call = original<Rename>("rename");
    return isMeant(to) && fails("rename") ? -1 : call(from, to);
}

int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
              unsigned flags) noexcept {
    using Rename = int (*)(int, const char*, int, const char*, unsigned);
    static const auto call = original<Rename>("renameat2");
    return isMeant(to) && fails("rename") ? -1 : call(fromFolder, from, toFolder, to, flags);
}

int linkat(int fromFolder, const char* from, int toFolder, const char* to, int flags) noexcept {
    using Link = int (*)(int, const char*, int, const char*, int);
    static const auto call = original<Link>("linkat");
    return isMeant(to) && fails("rename") ? -1 : call(fromFolder, from, toFolder, to, flags);
}

} // extern "C"
// NOLINTEND(readability-identifier-naming,cert-dcl50-cpp)
