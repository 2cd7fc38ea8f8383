// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "contest/ContestPlan.h"
#include "solve/FewestPresses.h"

namespace lightsout {

/// Solutions of a round's boards with fewest presses. Nothing is computed until show() is called.
class RoundSolutions : public QObject {
    Q_OBJECT

public:
    explicit RoundSolutions(QObject* parent) : QObject(parent) {}

    /// Looks for the solutions of this round, off the GUI thread; once.
    void show(const ContestRound& round);
    void forget();

    /// By board; empty while they are not known.
    const std::vector<FewestPresses>& known() const { return known_; }
    /// The fewest presses of all boards together, where they are known and proven.
    std::optional<std::uint64_t> fewest() const;

Q_SIGNALS:
    void changed();

private:
    bool isWanted_ = false;
    std::vector<FewestPresses> known_;
    Job job_{this};
};

} // namespace lightsout
