// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "board/BoardGeometry.h"

#include <QColor>
#include <QPixmap>

class QPainter;
class QWidget;

namespace lightsout {

struct EdgeStyle;
struct Theme;

/// Caches the picture of a drawn graph's edges while their positions stay the same. If only lights
/// or the vertex pointed at change, the time for a frame then depends only on the number of
/// vertices.
///
/// If there are many edges, they are painted on another thread. Meanwhile the last picture is
/// shown, moved and scaled to match the current view.
class EdgeLayer {
public:
    /// `view` is updated when a picture is ready.
    explicit EdgeLayer(QWidget& view);

    /// Paints the edges; does nothing on a grid. Takes O(edges) time if their look has changed and
    /// there are few of them. Otherwise it draws one picture of the view's size.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

    /// The maximum number of edges that are painted on the GUI thread, in the frame that shows
    /// them.
    static constexpr std::size_t maxEdgesAtOnce = 4000;

private:
    /// Everything on which a picture of the edges depends.
    struct Look {
        /// Keeps the graph alive. Graphs are compared by address, so the graph of an edited rule
        /// must not get the address of a deleted one.
        Rule rule;
        QSize size;     ///< in device pixels
        QPointF origin; ///< origin of the plane, in pixels
        QPointF unit;   ///< the plane's point (1, 1), in pixels
        QColor colour;

        bool operator==(const Look& other) const;
    };

    /// Paints the edges with this look, or starts a job that does so.
    void renew(const Look& look, const BoardGeometry& geometry, const EdgeStyle& style,
               double pixelRatio);

    QWidget& view_;
    QPixmap picture_;
    Look shown_;    ///< look of the current picture
    Look painting_; ///< look of the picture that the job is painting
    Job job_;
};

} // namespace lightsout
