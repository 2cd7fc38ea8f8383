// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardCanvas.h"
#include "board/EdgeLayer.h"
#include "text/BoardText.h"
#include "tilings/TilingPainter.h"

namespace lightsout {

/// A view of a board whose presses are drawn as coloured tiles, for grids and drawn graphs alike.
///
/// The view shows the given presses and reports touches. A vertex is touched by a click, or by
/// Space after the arrow keys have moved the cursor to it.
class TilingView : public BoardCanvas {
    Q_OBJECT

public:
    explicit TilingView(QWidget* parent = nullptr);

    /// Shows an empty board with this rule.
    void setRule(const Rule& rule);
    const Rule& rule() const { return scene_.rule; }

    /// Shows these presses. If `keepsColours` is true, existing tiles keep their colours; otherwise
    /// as few colours as possible are used.
    void setPresses(const BitVector& presses, bool keepsColours);
    const TilingScene& scene() const { return scene_; }
    /// Returns true if some light is changed by several presses.
    bool hasSeveralChanges() const { return !scene_.placement.has_value(); }

    /// Sets whether to mark possible presses and lights that can no longer change.
    void setShowsPossible(bool shows);
    void setDeadEnd(std::optional<Vertex> light);
    void setHint(std::optional<Vertex> vertex);

    /// Returns the presses as text.
    QString shownText() const override { return markedText(scene_.rule, scene_.presses); }

    std::optional<bool> isPartOn(std::size_t part) const override { return scene_.presses[part]; }

    QSize sizeHint() const override { return {600, 600}; }
    QSize minimumSizeHint() const override { return {260, 260}; }

Q_SIGNALS:
    void pressed(lightsout::Vertex vertex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void touchVertex(Vertex vertex) override;

    void touchCursor(Vertex vertex) override { Q_EMIT pressed(vertex); }
    QString cursorText(Vertex vertex) const override;
    QString touchText(Vertex vertex, VertexNaming name) const override;

private:
    TilingScene scene_;
    EdgeLayer edges_{*this};
};

} // namespace lightsout
