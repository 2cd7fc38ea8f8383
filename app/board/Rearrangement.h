// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

namespace lightsout {

/// A drawn graph on its way from one drawing to another.
class Rearrangement {
public:
    /// True when both are the same graph, drawn anew: many vertices moved, and not all alike, as
    /// they do when they are dragged. O(N + arcs).
    static bool isOne(const Rule& before, const Rule& after);

    /// isOne() must hold.
    Rearrangement(const Rule& before, const Rule& after)
        : before_(*before.graph()), after_(*after.graph()) {}

    /// The drawing when this share of the way is gone, 0 to 1.
    Rule at(double share) const;

private:
    Graph before_;
    Graph after_;
};

} // namespace lightsout
