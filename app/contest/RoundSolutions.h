// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "contest/ContestPlan.h"
#include "fewest/FewestPresses.h"

namespace lightsout {

/// Computes solutions with the fewest presses for a round's boards, once show() is called.
class RoundSolutions : public QObject {
    Q_OBJECT

public:
    explicit RoundSolutions(QObject* parent) : QObject(parent) {}

    /// Computes the solutions of this round off the GUI thread. Further calls do nothing until
    /// forget() is called.
    void show(const ContestRound& round);
    void forget();

    /// Returns the solutions, indexed by board; empty until they have been computed.
    const std::vector<FewestPresses>& known() const { return known_; }
    /// Returns the sum of the fewest presses of all boards; nullopt unless they are known and
    /// proven.
    std::optional<std::uint64_t> fewest() const;

Q_SIGNALS:
    void changed();

private:
    bool isWanted_ = false;
    std::vector<FewestPresses> known_;
    Job job_{this};
};

} // namespace lightsout
