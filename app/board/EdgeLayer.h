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

/// Keeps the picture of a drawn graph's edges for as long as they stay where they are, so that a
/// frame in which lights change or another vertex is pointed at takes time in the vertices alone.
///
/// Many edges are painted on another thread. Until they are, the last picture is shown, moved and
/// scaled as the view has been since.
class EdgeLayer {
public:
    /// `view` is updated when a picture is ready.
    explicit EdgeLayer(QWidget& view);

    /// Paints the edges; nothing on a grid. O(edges) where anything about them has changed and they
    /// are few, else one picture of the view's size.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

    /// So many edges are painted in the frame that shows them.
    static constexpr std::size_t maxEdgesAtOnce = 4000;

private:
    /// All that a picture of edges depends on.
    struct Look {
        /// As long as it is held here, an edited graph is another one, at another place.
        Rule rule;
        QSize size;     ///< in points of the screen
        QPointF origin; ///< of the plane, in pixels
        QPointF unit;   ///< the plane's point (1, 1), in pixels
        QColor colour;

        bool operator==(const Look& other) const;
    };

    /// Paints the edges as they look now, or begins to.
    void renew(const Look& look, const BoardGeometry& geometry, const EdgeStyle& style,
               double pixelRatio);

    QWidget& view_;
    QPixmap picture_;
    Look shown_;    ///< by the picture
    Look painting_; ///< by the job
    Job job_;
};

} // namespace lightsout
