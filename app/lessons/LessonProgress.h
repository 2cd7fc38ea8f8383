// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <set>

namespace lightsout {

/// Which steps of lessons were done, and where each was left: kept in the settings of this user,
/// with neither names nor times.
class LessonProgress {
public:
    static void markDone(const QString& lesson, std::size_t step);
    static std::set<std::size_t> done(const QString& lesson);
    static void leaveAt(const QString& lesson, std::size_t step);
    /// 0 where it was not begun.
    static std::size_t leftAt(const QString& lesson);
    /// All lessons.
    static void forget();
};

} // namespace lightsout
