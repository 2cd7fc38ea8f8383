// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardView.h"
#include "drawing/WhatIf.h"

#include <QLineF>

namespace lightsout {

/// The tool that shows all single changes of one kind as coloured lines and rings above the board.
/// Pointing at one shows its effect, and a click makes the change. A drag from one vertex to
/// another shows the effect of joining or separating them, without making the change.
///
/// With the keyboard, the vertex at the cursor is pointed at. For edges and arrows, space takes the
/// first end, the arrow keys choose the second, and space makes the change. Escape cancels.
class WhatIfTool : public BoardTool {
    Q_OBJECT

public:
    WhatIfTool(WhatIf& whatIf, BoardView& board);

    /// Maximum number of changes that are drawn at once. If there are more, those that lower the
    /// nullity most are drawn.
    static constexpr std::size_t maxShown = 300;

    Advice advice() const override;
    void press(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    void move(QPointF pixel, bool isDown) override;
    void release(QPointF pixel, Qt::KeyboardModifiers modifiers) override;
    bool key(const QKeyEvent& event) override;
    void paint(QPainter& painter, const Theme& theme) const override;
    void reset() override;

    /// Returns a point of the board at which a change is drawn and can be clicked.
    QPointF placeOf(const SingleChange& change) const;

private:
    void followCursor();
    /// Chooses the changes that are drawn.
    void chooseShown();
    std::optional<Vertex> from() const { return from_.copyIn(board_.partRevision()); }
    /// Returns the chosen kind of change of a vertex, or nullopt if it is not possible.
    std::optional<SingleChange> changeOf(Vertex vertex) const;
    QLineF lineOf(const SingleChange& change) const;
    std::optional<SingleChange> changeAt(QPointF pixel) const;
    std::optional<SingleChange> changeBetweenVertices(Vertex from, Vertex to) const;
    void paintEffect(QPainter& painter, const WhatIf::Effect& effect, double share,
                     const Theme& theme) const;
    void paintBadge(QPainter& painter, const WhatIf::Effect& effect, const Theme& theme) const;

    WhatIf& whatIf_;
    BoardView& board_;
    std::vector<WhatIf::Effect> shown_; ///< the changes that are drawn
    OfRevision<Vertex> from_;           ///< the first end of a connection
    QPointF pressedAt_;
    bool isDown_ = false;
};

} // namespace lightsout
