// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <cstdint>

#include <malloc.h>

namespace lightsout {

/// A line of /proc/self/status, in bytes: VmRSS is what this process has in memory, VmHWM the most
/// it had since forgetPeakMemory(). 0 where there is none.
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

/// Of the C library's heap, in use; 0 under a sanitizer, which has a heap of its own.
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
