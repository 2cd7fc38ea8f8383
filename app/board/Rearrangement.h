// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

namespace lightsout {

/// The animation of a drawn graph from one drawing to another.
class Rearrangement {
public:
    /// Returns true if both rules are the same graph in different drawings. More than half of the
    /// vertices must have moved, but those must not all have moved by the same vector, as if they
    /// had been dragged together. Takes O(N + arcs) time.
    static bool isOne(const Rule& before, const Rule& after);

    /// The rules must satisfy isOne().
    Rearrangement(const Rule& before, const Rule& after)
        : before_(*before.graph()), after_(*after.graph()) {}

    /// Returns the drawing at this fraction of the animation, from 0 to 1.
    Rule at(double share) const;

private:
    Graph before_;
    Graph after_;
};

} // namespace lightsout
