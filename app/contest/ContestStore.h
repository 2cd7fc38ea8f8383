// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"

#include <QLockFile>

namespace lightsout {

/// Stores the last contest on this computer in a file of the user. A contest that is still running
/// is found there when the program starts. The results of a contest that was left stay there until
/// the next one begins.
class ContestStore {
public:
    /// The default path, below $XDG_STATE_HOME or ~/.local/state.
    static QString usualPath();

    explicit ContestStore(QString path) : path_(std::move(path)) {}

    /// Returns a lock that keeps other windows from the contest while it exists, or null if another
    /// window holds it.
    std::unique_ptr<QLockFile> hold() const;
    /// The stored contest, unless it was left; null if there is none.
    std::unique_ptr<Contest> running(Contest::Clock clock = Contest::systemTime) const;
    /// The stored contest, even if it was left; null if there is none.
    std::unique_ptr<Contest> last() const;
    /// Saves the contest. Returns false if that fails.
    bool keep(const Contest& contest, bool isLeft) const;

private:
    QJsonObject read() const;

    QString path_;
};

} // namespace lightsout
