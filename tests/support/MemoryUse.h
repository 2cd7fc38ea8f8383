// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <cstdint>

#include <malloc.h>

namespace lightsout {

/// Returns a line of /proc/self/status in bytes: VmRSS is the resident memory of this process, and
/// VmHWM its maximum since forgetPeakMemory(). Returns 0 if there is no such line.
inline std::uint64_t memoryUse(const char* line) {
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (const QByteArray& candidate : status.readAll().split('\n')) {
            if (candidate.startsWith(line)) {
                return candidate.simplified().split(' ').at(1).toULongLong() * 1024;
            }
        }
    }
    return 0;
}

/// Returns the number of bytes of the C library's heap in use; 0 under a sanitizer, which has its
/// own heap.
inline std::uint64_t allocatedBytes() {
    const struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
}

inline void forgetPeakMemory() {
    QFile file(QStringLiteral("/proc/self/clear_refs"));
    if (file.open(QIODevice::WriteOnly)) {
        file.write("5");
    }
}

} // namespace lightsout
