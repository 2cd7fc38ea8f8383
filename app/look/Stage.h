// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

namespace lightsout {

/// How much of a page is shown: all of it at a desk; on a wall its subject and little beside it; or
/// the subject alone. The subject is what the page is about, such as the board or the matrix.
enum class Stage { desk, wall, subjectOnly };

/// Of the width on a wall, as stretches: the subject, and the cards beside it.
inline constexpr int wallSubjectShare = 17;
inline constexpr int wallSideShare = 8;
inline constexpr QMargins wallMargins{16, 8, 16, 8};

/// A page that shows its subject large on a wall.
class Staged {
public:
    virtual ~Staged() = default;

    virtual void setStage(Stage stage) = 0;
    /// What a presenter's keys do: on by one step, solution or tiling, or back by one.
    virtual void turn(bool /*isForward*/) {}
};

} // namespace lightsout
