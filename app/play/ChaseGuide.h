// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"
#include "solve/SmallSystem.h"

namespace lightsout {

/// A guide through light chasing. It determines the cells to press next, and the reason.
///
/// The first-row presses that the last row requires stay the same until all of them are made, as
/// long as nothing else is pressed in between.
class ChaseGuide : public QObject {
    Q_OBJECT

public:
    /// The maximum size of boards that can be chased. All results are computed synchronously, in
    /// less than the time of a frame.
    static constexpr std::size_t maxColumns = 128;
    static constexpr std::size_t maxCells = 16'384;

    explicit ChaseGuide(CurrentDocument& document);

    /// Returns true if the current board can be chased: it must be a plane grid that is not too
    /// large, and the playing option must allow presses of unlit cells.
    bool isPossible() const;
    bool isActive() const { return isActive_; }
    void setActive(bool active);

    /// Returns the next step; valid only while active.
    const ChaseStep& step() const { return step_; }
    /// Returns the reduced small system for the lights left in the last row; valid only while
    /// active.
    std::vector<FirstRowEquation> equations() const { return system_->equations(step_.lastRow); }
    /// While the first row is being pressed, returns all presses that the last row requires,
    /// including those already made; one entry for each column.
    const BitVector& firstRow() const { return firstRow_; }
    /// Returns the presses to make now, if the guide is active and there are any.
    std::optional<BitVector> stars() const;

Q_SIGNALS:
    void changed();

private:
    void follow(const Move& move);
    void restart();
    void advance();

    CurrentDocument& document_;
    std::optional<SmallSystem> system_;
    ChaseStep step_{};
    BitVector firstRow_;
    bool isActive_ = false;
};

} // namespace lightsout
