#include "tilings/TilingView.h"

#include "document/VertexText.h"

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>

namespace lightsout {

TilingView::TilingView(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(tr("Board of tiles"));
}

void TilingView::setRule(const Rule& rule) {
    const bool showsPossible = scene_.showsPossible;
    geometry_ = BoardGeometry(rule);
    geometry_.setViewSize(size());
    scene_ = TilingScene();
    scene_.rule = rule;
    scene_.showsPossible = showsPossible;
    cursor_ = 0;
    setPresses(BitVector(rule.vertexCount()), false);
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
        geometry_.ensureVisible(*vertex);
    }
    update();
}

void TilingView::setPointedAt(std::optional<Vertex> vertex) {
    scene_.pointedAt.reset();
    if (vertex && *vertex < scene_.rule.vertexCount()) {
        cursor_ = *vertex;
        scene_.pointedAt = vertex;
    }
    describe();
    update();
}

void TilingView::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    painter.setClipRect(rect());
    paintTiling(painter, geometry_, scene_);
}

void TilingView::resizeEvent(QResizeEvent* /*event*/) {
    geometry_.setViewSize(size());
}

void TilingView::mousePressEvent(QMouseEvent* event) {
    dragFrom_ = event->position();
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    if (event->button() == Qt::LeftButton && vertex) {
        Q_EMIT pressed(*vertex);
    }
}

void TilingView::mouseMoveEvent(QMouseEvent* event) {
    if (event->buttons().testFlag(Qt::MiddleButton)) {
        geometry_.pan(event->position() - dragFrom_);
        dragFrom_ = event->position();
        update();
        return;
    }
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    if (vertex != scene_.pointedAt) {
        Q_EMIT pointedAt(vertex);
    }
}

void TilingView::wheelEvent(QWheelEvent* event) {
    zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    event->accept();
}

void TilingView::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
        moveCursor(-1, 0);
        break;
    case Qt::Key_Right:
        moveCursor(1, 0);
        break;
    case Qt::Key_Up:
        moveCursor(0, -1);
        break;
    case Qt::Key_Down:
        moveCursor(0, 1);
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (cursor_ < scene_.rule.vertexCount()) {
            Q_EMIT pressed(cursor_);
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomBy(1.25, rect().center());
        break;
    case Qt::Key_Minus:
        zoomBy(0.8, rect().center());
        break;
    case Qt::Key_0:
        geometry_.fit();
        update();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void TilingView::leaveEvent(QEvent* /*event*/) {
    Q_EMIT pointedAt(std::nullopt);
}

void TilingView::moveCursor(int dx, int dy) {
    if (cursor_ >= scene_.rule.vertexCount()) {
        return;
    }
    // The first key only shows where the cursor is.
    const std::optional<Vertex> next =
        scene_.pointedAt ? geometry_.neighbourTowards(cursor_, dx, dy) : cursor_;
    if (next) {
        geometry_.ensureVisible(*next);
        Q_EMIT pointedAt(next);
    }
}

void TilingView::zoomBy(double factor, QPointF fixed) {
    geometry_.zoomBy(factor, fixed);
    update();
}

void TilingView::describe() {
    if (cursor_ >= scene_.rule.vertexCount()) {
        setAccessibleDescription(tr("The board is empty."));
        return;
    }
    const QString name = vertexName(scene_.rule, cursor_);
    const Vertex tile =
        scene_.placement ? scene_.placement->tileOf[cursor_].value_or(cursor_) : cursor_;
    if (scene_.presses[cursor_]) {
        setAccessibleDescription(tr("%1: pressed").arg(name));
    } else if (tile != cursor_) {
        setAccessibleDescription(
            tr("%1: on the tile of %2").arg(name, vertexName(scene_.rule, tile)));
    } else {
        setAccessibleDescription(tr("%1: on no tile").arg(name));
    }
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

} // namespace lightsout
