// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"

#include <QLockFile>

namespace lightsout {

/// Stores the last contest in a file in the user's state directory. When the program starts, it
/// checks this file for a contest that is still running. After the user leaves a contest, its
/// results stay in the file until the next contest begins.
class ContestStore {
public:
    /// Returns the default path, below $XDG_STATE_HOME or ~/.local/state.
    static QString usualPath();

    explicit ContestStore(QString path) : path_(std::move(path)) {}

    /// Returns a lock that, as long as it exists, prevents other windows from using the contest.
    /// Returns null if another window holds the lock.
    std::unique_ptr<QLockFile> hold() const;
    /// Returns the stored contest, unless the user left it; null if there is none.
    std::unique_ptr<Contest> running(Contest::Clock clock = Contest::systemTime) const;
    /// Returns the stored contest, even if the user left it; null if there is none.
    std::unique_ptr<Contest> last() const;
    /// Saves the contest. Returns false if that fails.
    bool keep(const Contest& contest, bool isLeft) const;

private:
    QJsonObject read() const;

    QString path_;
};

} // namespace lightsout
