// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMargins>

class QBoxLayout;

namespace lightsout {

/// How much of a page is shown: all of it at a desk; on a wall its subject and little beside it; or
/// the subject alone. The subject is what the page is about, such as the board or the matrix.
enum class Stage { desk, wall, subjectOnly };

/// Round a page on a wall.
inline constexpr QMargins wallMargins{16, 8, 16, 8};

/// The two columns of a page at a desk: its subject, and the cards beside it.
struct DeskColumns {
    int spacing = 0;
    int subjectShare = 1; ///< of the width, as stretches
    int sideShare = 1;
};
/// Gives both columns the spacing and the shares of this stage.
void arrangeColumns(QBoxLayout& columns, Stage stage, const DeskColumns& desk);

/// A page that shows its subject large on a wall.
class Staged {
public:
    virtual ~Staged() = default;

    virtual void setStage(Stage stage) = 0;
    /// What a presenter's keys do: on by one step, solution or tiling, or back by one.
    virtual void turn(bool /*isForward*/) {}
};

} // namespace lightsout
