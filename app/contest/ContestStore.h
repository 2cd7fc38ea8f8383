// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"

#include <QLockFile>

namespace lightsout {

/// The last contest on this computer, in a file of the user's own: one that still goes on is found
/// there when the program begins, and the results of one that was left until the next begins.
class ContestStore {
public:
    /// Below $XDG_STATE_HOME or ~/.local/state.
    static QString usualPath();

    explicit ContestStore(QString path) : path_(std::move(path)) {}

    /// Keeps other windows from the contest as long as it lives; null where another one has it.
    std::unique_ptr<QLockFile> hold() const;
    /// The contest that was not left; null where there is none.
    std::unique_ptr<Contest> running(Contest::Clock clock = Contest::systemTime) const;
    /// The last one, left or not.
    std::unique_ptr<Contest> last() const;
    /// Writes the contest down; false where that fails.
    bool keep(const Contest& contest, bool isLeft) const;

private:
    QJsonObject read() const;

    QString path_;
};

} // namespace lightsout
