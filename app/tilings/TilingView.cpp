// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/TilingView.h"

#include "board/BoardView.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QPainter>

namespace lightsout {

TilingView::TilingView(QWidget* parent) : BoardCanvas(parent) {
    onLanguageChanged(this, [this] {
        setAccessibleName(tr("Board with tiles"));
        describe();
        update(); // the cells may be numbered differently
    });
}

void TilingView::setRule(const Rule& rule) {
    renumber();
    const bool showsPossible = scene_.showsPossible;
    scene_ = TilingScene();
    scene_.rule = rule;
    scene_.showsPossible = showsPossible;
    scene_.presses = BitVector(rule.vertexCount());
    fit(rule);
    setPointedAt(std::nullopt);
    setCursorVertex(0);
    setPresses(scene_.presses, false);
}

void TilingView::setPresses(const BitVector& presses, bool keepsColours) {
    LIGHTSOUT_ASSERT(presses.size() == scene_.rule.vertexCount());
    scene_.presses = presses;
    scene_.placement = placeTiles(scene_.rule, presses);
    scene_.changes.clear();
    if (scene_.placement) {
        scene_.colours =
            colourTiles(scene_.rule, presses, keepsColours ? scene_.colours : TileColours());
    } else {
        scene_.changes.resize(presses.size());
        presses.forEachOne([this](Vertex u) {
            scene_.rule.forEachToggled(u, [this](Vertex v) { ++scene_.changes[v]; });
        });
    }
    scene_.hint.reset();
    scene_.deadEnd.reset();
    describe();
    update();
}

void TilingView::setShowsPossible(bool shows) {
    scene_.showsPossible = shows;
    update();
}

void TilingView::setDeadEnd(std::optional<Vertex> light) {
    scene_.deadEnd = light;
    update();
}

void TilingView::setHint(std::optional<Vertex> vertex) {
    scene_.hint = vertex;
    if (vertex) {
        ensureVisible(*vertex);
    }
    update();
}

void TilingView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setClipRect(rect());
    scene_.pointedAt = vertexPointedAt();
    scene_.numbers = BoardView::numbersOn(scene_.rule, true);
    paintTiling(painter, geometry(), scene_, themeOf(*this), edges_);
}

void TilingView::touchVertex(Vertex vertex) {
    Q_EMIT pressed(vertex);
}

QString TilingView::cursorText(Vertex vertex) const {
    const QString name = spokenVertexName(scene_.rule, vertex);
    const Vertex tile =
        scene_.placement ? scene_.placement->tileOf[vertex].value_or(vertex) : vertex;
    if (scene_.presses[vertex]) {
        return tr("%1: pressed").arg(name);
    }
    return tile != vertex
               ? tr("%1: covered by the tile of %2").arg(name, spokenVertexName(scene_.rule, tile))
               : tr("%1: not covered by a tile").arg(name);
}

QString TilingView::touchText(Vertex vertex, VertexNaming name) const {
    return tr("&Press %1").arg(name(scene_.rule, vertex));
}

} // namespace lightsout

#include "moc_TilingView.cpp"
