// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardPainter.h"

#include <QVariantAnimation>

namespace lightsout {

class EdgeLayer;

/// Shows the vertices of a board gliding from other places to their own, as a symmetry moves them.
class Gliding : public QVariantAnimation {
    Q_OBJECT

public:
    explicit Gliding(QObject* parent);

    /// Vertex v comes from the place of cameFrom[v]. Large boards do not glide.
    void begin(std::vector<Vertex> cameFrom);
    /// Returns true while a board with `vertices` vertices glides.
    bool shows(std::size_t vertices) const;
    /// `edges` are those of the board itself.
    void paint(QPainter& painter, const BoardGeometry& geometry, const BoardScene& scene,
               const Theme& theme, EdgeLayer& edges) const;

private:
    std::vector<Vertex> cameFrom_;
};

} // namespace lightsout
