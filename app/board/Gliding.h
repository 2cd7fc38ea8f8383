// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"

#include <QVariantAnimation>

namespace lightsout {

class EdgeLayer;

/// The animation of a board whose vertices glide to new places because a symmetry permutes them.
class Gliding : public QVariantAnimation {
    Q_OBJECT

public:
    explicit Gliding(QObject* parent);

    /// Starts the animation: vertex v comes from the place of cameFrom[v]. Large boards are not
    /// animated.
    void begin(std::vector<Vertex> cameFrom);
    /// Returns true while a board with `vertices` vertices is animated.
    bool shows(std::size_t vertices) const;
    /// Paints a frame. `edges` is the edge layer of the board itself.
    void paint(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
               const Theme& theme, EdgeLayer& edges) const;

private:
    std::vector<Vertex> cameFrom_;
};

} // namespace lightsout
