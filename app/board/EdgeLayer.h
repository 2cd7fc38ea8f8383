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

/// Caches the picture of a drawn graph's edges while their positions stay the same, so that the
/// time of a frame in which lights or the pointed vertex change depends on the vertices alone.
///
/// Many edges are painted on another thread. Meanwhile the last picture is shown, moved and scaled
/// as the view has been since.
class EdgeLayer {
public:
    /// `view` is updated when a picture is ready.
    explicit EdgeLayer(QWidget& view);

    /// Paints the edges; does nothing on a grid. O(edges) if anything about them has changed and
    /// they are few, else one picture of the view's size.
    void paint(QPainter& painter, const BoardGeometry& geometry, const Theme& theme);

    /// Up to this many edges are painted in the frame that shows them.
    static constexpr std::size_t maxEdgesAtOnce = 4000;

private:
    /// All that a picture of edges depends on.
    struct Look {
        /// While it is held here, an edited graph has another address and so compares as different.
        Rule rule;
        QSize size;     ///< in points of the screen
        QPointF origin; ///< of the plane, in pixels
        QPointF unit;   ///< the plane's point (1, 1), in pixels
        QColor colour;

        bool operator==(const Look& other) const;
    };

    /// Paints the edges as they look now, or starts a job for it.
    void renew(const Look& look, const BoardGeometry& geometry, const EdgeStyle& style,
               double pixelRatio);

    QWidget& view_;
    QPixmap picture_;
    Look shown_;    ///< look of the current picture
    Look painting_; ///< look that the job is painting
    Job job_;
};

} // namespace lightsout
