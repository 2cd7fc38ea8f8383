// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Platform.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>

#include <fcntl.h>
#include <io.h>
#define WIN32_LEAN_AND_MEAN
#include <windows.h>
// After windows.h, which it needs.
#include <shellapi.h>

namespace lightsout::platform {

namespace {

HANDLE handleOf(std::intptr_t handle) {
    return reinterpret_cast<HANDLE>(handle);
}

/// Sets errno to the error of the last function of Windows. Returns `result`.
template <typename Result>
Result failed(Result result) {
    switch (GetLastError()) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME:
    case ERROR_BAD_PATHNAME:
        errno = ENOENT;
        break;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS:
        errno = EEXIST;
        break;
    case ERROR_DISK_FULL:
    case ERROR_HANDLE_DISK_FULL:
        errno = ENOSPC;
        break;
    case ERROR_BROKEN_PIPE:
    case ERROR_NO_DATA:
        errno = EPIPE;
        break;
    case ERROR_NOT_ENOUGH_MEMORY:
    case ERROR_OUTOFMEMORY:
        errno = ENOMEM;
        break;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION:
    case ERROR_WRITE_PROTECT:
        errno = EACCES;
        break;
    default:
        errno = EIO;
    }
    return result;
}

std::uint64_t wholeNumber(DWORD high, DWORD low) {
    return std::uint64_t{high} << 32U | low;
}

/// Returns the status of a file, or nothing if the handle is invalid.
std::optional<FileStatus> statusOfHandle(HANDLE file) {
    BY_HANDLE_FILE_INFORMATION information{};
    if (GetFileType(file) != FILE_TYPE_DISK) {
        return file == INVALID_HANDLE_VALUE ? failed(std::optional<FileStatus>())
                                            : FileStatus{.kind = FileKind::other};
    }
    if (GetFileInformationByHandle(file, &information) == 0) {
        return failed(std::optional<FileStatus>());
    }
    const bool isFolder = (information.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
    return FileStatus{.kind = isFolder ? FileKind::folder : FileKind::regular,
                      .size = wholeNumber(information.nFileSizeHigh, information.nFileSizeLow)};
}

/// Opens a file or a folder, only to ask about it.
HANDLE openToAsk(const std::filesystem::path& path) {
    return CreateFileW(path.c_str(), 0, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                       nullptr, OPEN_EXISTING, FILE_FLAG_BACKUP_SEMANTICS, nullptr);
}

/// Locks lie behind the end of every file: they exclude other programs from what they cover.
OVERLAPPED placeOfLock() {
    OVERLAPPED place{};
    place.OffsetHigh = 0x40000000;
    return place;
}

/// The event that is set when the user interrupts the program.
HANDLE interruption() {
    static const HANDLE event = CreateEventW(nullptr, FALSE, FALSE, nullptr);
    return event;
}

BOOL WINAPI noteInterruption(DWORD /*kind*/) {
    SetEvent(interruption());
    return TRUE;
}

bool isTerminal(DWORD stream) {
    DWORD mode = 0;
    return GetConsoleMode(GetStdHandle(stream), &mode) != 0;
}

} // namespace

std::uint64_t machineMemory() {
    MEMORYSTATUSEX memory{};
    memory.dwLength = sizeof(memory);
    return GlobalMemoryStatusEx(&memory) != 0 ? memory.ullTotalPhys : 0;
}

void* allocatePages(std::size_t bytes) {
    return VirtualAlloc(nullptr, bytes, MEM_RESERVE | MEM_COMMIT, PAGE_READWRITE);
}

void freePages(void* memory, std::size_t /*bytes*/) {
    VirtualFree(memory, 0, MEM_RELEASE);
}

void returnFreedMemory() {} // the system does so

std::optional<FileStatus> statusOf(const std::filesystem::path& path) {
    const HANDLE file = openToAsk(path);
    if (file == INVALID_HANDLE_VALUE) {
        return failed(std::optional<FileStatus>());
    }
    const auto status = statusOfHandle(file);
    CloseHandle(file);
    return status;
}

bool isWritable(const std::filesystem::path& path) {
    constexpr int write = 2;
    return _waccess(path.c_str(), write) == 0;
}

File File::open(const std::filesystem::path& path, Access access) {
    const bool isRead = access == Access::read || access == Access::readIfRegular;
    const bool isNew = access == Access::create || access == Access::createPrivately;
    const bool appends = access == Access::append || access == Access::readAndAppend;
    const DWORD right = isRead    ? GENERIC_READ
                        : appends ? GENERIC_READ | FILE_APPEND_DATA | FILE_WRITE_DATA
                                  : GENERIC_WRITE;
    const DWORD creation = isNew                             ? CREATE_NEW
                           : access == Access::readAndAppend ? OPEN_ALWAYS
                                                             : OPEN_EXISTING;
    const HANDLE file =
        CreateFileW(path.c_str(), right, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE,
                    nullptr, creation, FILE_ATTRIBUTE_NORMAL, nullptr);
    if (file == INVALID_HANDLE_VALUE) {
        return failed(File());
    }
    if (appends) {
        const LARGE_INTEGER noDistance{};
        SetFilePointerEx(file, noDistance, nullptr, FILE_END);
    }
    return File(reinterpret_cast<std::intptr_t>(file));
}

File File::standardInput() {
    return File(reinterpret_cast<std::intptr_t>(GetStdHandle(STD_INPUT_HANDLE)), false);
}

File File::duplicate() const {
    HANDLE copy = INVALID_HANDLE_VALUE;
    DuplicateHandle(GetCurrentProcess(), handleOf(handle_), GetCurrentProcess(), &copy, 0, FALSE,
                    DUPLICATE_SAME_ACCESS);
    return File(reinterpret_cast<std::intptr_t>(copy));
}

std::optional<FileStatus> File::status() const {
    return statusOfHandle(handleOf(handle_));
}

bool File::isAt(const std::filesystem::path& path) const {
    const HANDLE named = openToAsk(path);
    BY_HANDLE_FILE_INFORMATION a{};
    BY_HANDLE_FILE_INFORMATION b{};
    const bool areKnown = named != INVALID_HANDLE_VALUE &&
                          GetFileInformationByHandle(named, &a) != 0 &&
                          GetFileInformationByHandle(handleOf(handle_), &b) != 0;
    CloseHandle(named);
    return areKnown && a.dwVolumeSerialNumber == b.dwVolumeSerialNumber &&
           a.nFileIndexHigh == b.nFileIndexHigh && a.nFileIndexLow == b.nFileIndexLow;
}

bool File::setPermissions(std::filesystem::perms /*permissions*/) {
    return true; // a new file has those of its folder
}

std::optional<std::size_t> File::read(char* bytes, std::size_t size) {
    DWORD count = 0;
    const auto most = static_cast<DWORD>(std::min<std::size_t>(size, MAXDWORD / 2));
    if (ReadFile(handleOf(handle_), bytes, most, &count, nullptr) == 0) {
        const bool isEnd =
            GetLastError() == ERROR_BROKEN_PIPE || GetLastError() == ERROR_HANDLE_EOF;
        return isEnd ? std::optional<std::size_t>(0) : failed(std::optional<std::size_t>());
    }
    return count;
}

bool File::write(std::string_view text) {
    while (!text.empty()) {
        DWORD count = 0;
        const auto most = static_cast<DWORD>(std::min<std::size_t>(text.size(), MAXDWORD / 2));
        if (WriteFile(handleOf(handle_), text.data(), most, &count, nullptr) == 0) {
            return failed(false);
        }
        text.remove_prefix(count);
    }
    return true;
}

bool File::cutTo(std::uint64_t length) {
    LARGE_INTEGER end{};
    end.QuadPart = static_cast<LONGLONG>(length);
    return (SetFilePointerEx(handleOf(handle_), end, nullptr, FILE_BEGIN) != 0 &&
            SetEndOfFile(handleOf(handle_)) != 0) ||
           failed(false);
}

bool File::sync() {
    return FlushFileBuffers(handleOf(handle_)) != 0 || failed(false);
}

File::Lock File::lock() {
    OVERLAPPED place = placeOfLock();
    if (LockFileEx(handleOf(handle_), LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0,
                   &place) != 0) {
        return Lock::taken;
    }
    const DWORD reason = GetLastError();
    return reason == ERROR_LOCK_VIOLATION || reason == ERROR_IO_PENDING ? Lock::takenByOther
                                                                        : failed(Lock::failed);
}

bool File::close() {
    const HANDLE closed = handleOf(std::exchange(handle_, none));
    return closed == INVALID_HANDLE_VALUE || !isOwned_ || CloseHandle(closed) != 0 || failed(false);
}

std::filesystem::path pathOf(std::string_view name) {
    return std::u8string(name.begin(), name.end());
}

std::string nameOf(const std::filesystem::path& path) {
    const std::u8string name = path.u8string();
    return {name.begin(), name.end()};
}

bool replaceFile(const std::filesystem::path& from, const std::filesystem::path& to) {
    return MoveFileExW(from.c_str(), to.c_str(),
                       MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH) != 0 ||
           failed(false);
}

bool removeFile(const std::filesystem::path& path) {
    return DeleteFileW(path.c_str()) != 0 || failed(false);
}

void syncFolder(const std::filesystem::path& /*folder*/) {} // replaceFile() has done it

std::uint64_t processNumber() {
    return GetCurrentProcessId();
}

bool isProcessRunning(std::uint64_t number) {
    if (number > MAXDWORD) {
        return false;
    }
    const HANDLE process =
        OpenProcess(PROCESS_QUERY_LIMITED_INFORMATION, FALSE, static_cast<DWORD>(number));
    if (process == nullptr) {
        return GetLastError() != ERROR_INVALID_PARAMETER; // another user's process
    }
    DWORD status = 0;
    const bool isRunning = GetExitCodeProcess(process, &status) == 0 || status == STILL_ACTIVE;
    CloseHandle(process);
    return isRunning;
}

void usePlainStreams() {
    _setmode(_fileno(stdin), _O_BINARY);
    _setmode(_fileno(stdout), _O_BINARY);
    _setmode(_fileno(stderr), _O_BINARY);
    SetConsoleOutputCP(CP_UTF8);
    for (const DWORD stream : {STD_OUTPUT_HANDLE, STD_ERROR_HANDLE}) {
        const HANDLE console = GetStdHandle(stream);
        DWORD mode = 0;
        if (GetConsoleMode(console, &mode) != 0) {
            SetConsoleMode(console, mode | ENABLE_VIRTUAL_TERMINAL_PROCESSING);
        }
    }
}

std::vector<std::string> wordsOfCommandLine(int argc, const char* const* argv) {
    int count = 0;
    wchar_t** const words = CommandLineToArgvW(GetCommandLineW(), &count);
    if (words == nullptr) {
        return {argv, argv + argc};
    }
    std::vector<std::string> all;
    for (int i = 0; i < count; ++i) {
        const int size =
            WideCharToMultiByte(CP_UTF8, 0, words[i], -1, nullptr, 0, nullptr, nullptr);
        std::string word(static_cast<std::size_t>(std::max(size, 1)), '\0');
        WideCharToMultiByte(CP_UTF8, 0, words[i], -1, word.data(), size, nullptr, nullptr);
        word.pop_back(); // the zero at the end
        all.push_back(std::move(word));
    }
    LocalFree(words);
    return all;
}

bool isOutputTerminal() {
    return isTerminal(STD_OUTPUT_HANDLE);
}

bool isErrorTerminal() {
    return isTerminal(STD_ERROR_HANDLE);
}

void holdInterruptions() {
    interruption();
    SetConsoleCtrlHandler(noteInterruption, TRUE);
}

bool waitForInterruption(std::optional<long> milliseconds) {
    return WaitForSingleObject(interruption(), milliseconds ? static_cast<DWORD>(*milliseconds)
                                                            : INFINITE) == WAIT_OBJECT_0;
}

void wake(std::thread& /*waiting*/) {
    SetEvent(interruption());
}

void ignoreClosedPipes() {}

void endForClosedPipe() {}

} // namespace lightsout::platform
