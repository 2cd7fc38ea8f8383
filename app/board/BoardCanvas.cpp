// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardCanvas.h"

#include "controls/ViewMenu.h"

#include <QAccessible>
#include <QApplication>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace lightsout {

BoardCanvas::BoardCanvas(QWidget* parent) : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    navigator_ = new Navigator(*this, this);
}

void BoardCanvas::showView() {
    geometry_.setStripWidth(navigator_->stripWidth());
    geometry_.setCoveredHeight(navigator_->heightWhenZoomed());
    navigator_->refresh();
    viewChanged();
}

void BoardCanvas::moveContent(QPointF pixels) {
    geometry_.pan(pixels);
    showView();
}

void BoardCanvas::cancelDrag() {
    heldAt_.reset();
    panFrom_.reset();
    unsetCursor();
}

std::optional<Vertex> BoardCanvas::cursorVertex() const {
    const std::size_t count = geometry_.rule().vertexCount();
    // The vertex under the cursor may have been removed.
    return count == 0 ? std::nullopt : std::optional(std::min(cursor_, count - 1));
}

void BoardCanvas::setPointedAt(std::optional<Vertex> vertex) {
    pointedAt_.reset();
    if (vertex && *vertex < geometry_.rule().vertexCount()) {
        cursor_ = *vertex;
        pointedAt_ = {*vertex, partRevision()};
        reportPart(*this, *vertex, QAccessible::Focus);
    }
    describe();
    update();
}

void BoardCanvas::zoomToFit() {
    fit(geometry_.rule());
}

void BoardCanvas::fit(const Rule& rule) {
    geometry_ = BoardGeometry(rule, hasRoomToDraw_);
    geometry_.setViewSize(size());
    showView();
}

void BoardCanvas::setHasRoomToDraw(bool hasRoom) {
    if (hasRoomToDraw_ != hasRoom) {
        hasRoomToDraw_ = hasRoom;
        if (!geometry_.isGrid() && geometry_.zoom() <= 1) {
            zoomToFit();
        }
    }
}

void BoardCanvas::renumber() {
    renumberParts();
    heldAt_.reset();
    panFrom_.reset();
}

void BoardCanvas::follow(const Rule& rule) {
    geometry_.follow(rule);
    showView();
}

void BoardCanvas::ensureVisible(Vertex vertex) {
    geometry_.ensureVisible(vertex);
    showView();
}

void BoardCanvas::describe() {
    const std::optional<Vertex> vertex = cursorVertex();
    changeDescription(*this, vertex ? description(*vertex) : tr("The board is empty."));
    if (!vertex) {
        return;
    }
    QString name = cursorText(*vertex);
    if (isVisible() && std::pair(*vertex, name) != described_) {
        described_ = {*vertex, std::move(name)};
        reportPart(*this, *vertex, QAccessible::NameChanged);
    }
}

std::optional<std::size_t> BoardCanvas::partAt(QPointF position) const {
    return geometry_.vertexAt(position);
}

void BoardCanvas::pressPart(std::size_t part) {
    Q_EMIT pointedAt(part);
    touchVertex(part);
}

QString BoardCanvas::partActionName(std::size_t part) const {
    return touchText(part, spokenVertexName).remove(QLatin1Char('&'));
}

void BoardCanvas::resizeEvent(QResizeEvent* /*event*/) {
    geometry_.setViewSize(size());
    showView();
}

void BoardCanvas::beginPan(QPointF position) {
    heldAt_.reset();
    panFrom_ = position;
    setCursor(Qt::ClosedHandCursor);
}

void BoardCanvas::mousePressEvent(QMouseEvent* event) {
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    const bool isLeft = event->button() == Qt::LeftButton;
    if (event->button() == Qt::MiddleButton || (isLeft && (!vertex || isSpaceDown_))) {
        wasSpaceUsed_ = isSpaceDown_;
        beginPan(event->position());
    } else if (isLeft &&
               (geometry_.zoom() > 1 || event->source() != Qt::MouseEventNotSynthesized)) {
        heldAt_ = event->position(); // it may become a drag or, with a finger, a long press
    } else if (isLeft) {
        touchVertex(*vertex);
    }
}

void BoardCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (heldAt_ &&
        (event->position() - *heldAt_).manhattanLength() >= QApplication::startDragDistance()) {
        beginPan(*heldAt_);
    }
    if (panFrom_) {
        const QPointF by = event->position() - *panFrom_;
        panFrom_ = event->position();
        moveContent(by);
        return;
    }
    const std::optional<Vertex> vertex = geometry_.vertexAt(event->position());
    if (vertex != vertexPointedAt()) {
        Q_EMIT pointedAt(vertex);
    }
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent* /*event*/) {
    if (heldAt_) {
        const std::optional<Vertex> vertex = geometry_.vertexAt(*heldAt_);
        heldAt_.reset();
        if (vertex) {
            touchVertex(*vertex);
        }
    }
    panFrom_.reset();
    unsetCursor();
}

void BoardCanvas::wheelEvent(QWheelEvent* event) {
    // Pixel deltas of a touch pad move the board unless Ctrl is held; a wheel zooms.
    if (!event->pixelDelta().isNull() && !event->modifiers().testFlag(Qt::ControlModifier)) {
        moveContent(event->pixelDelta());
    } else {
        zoomBy(std::pow(1.0015, event->angleDelta().y()), event->position());
    }
    event->accept();
}

void BoardCanvas::contextMenuEvent(QContextMenuEvent* event) {
    heldAt_.reset();
    const bool isByKey = event->reason() == QContextMenuEvent::Keyboard;
    const std::optional<Vertex> vertex =
        isByKey ? cursorVertex() : geometry_.vertexAt(QPointF(event->pos()));
    auto* menu = new ViewMenu(*this);
    if (const QString text = vertex ? touchText(*vertex, vertexName) : QString(); !text.isEmpty()) {
        QAction* touch =
            menu->addAction(text, this, [this, asked = OfRevision(*vertex, partRevision())] {
                if (const Vertex* touched = asked.in(partRevision())) {
                    touchVertex(*touched);
                }
            });
        touch->setObjectName(QStringLiteral("touch"));
    }
    menu->show(*event);
}

void BoardCanvas::keyPressEvent(QKeyEvent* event) {
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
        // The vertex is touched on release, unless the board was dragged in the meantime.
        if (!event->isAutoRepeat()) {
            isSpaceDown_ = true;
            wasSpaceUsed_ = false;
        }
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const std::optional<Vertex> vertex = cursorVertex()) {
            touchCursor(*vertex);
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomIn();
        break;
    case Qt::Key_Minus:
        zoomOut();
        break;
    case Qt::Key_0:
        zoomToFit();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void BoardCanvas::keyReleaseEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Space || event->isAutoRepeat() || !isSpaceDown_) {
        QWidget::keyReleaseEvent(event);
        return;
    }
    isSpaceDown_ = false;
    if (const std::optional<Vertex> vertex = cursorVertex(); vertex && !wasSpaceUsed_) {
        touchCursor(*vertex);
    }
}

void BoardCanvas::leaveEvent(QEvent* /*event*/) {
    Q_EMIT pointedAt(std::nullopt);
}

void BoardCanvas::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    const bool byKeyboard = event->reason() == Qt::TabFocusReason ||
                            event->reason() == Qt::BacktabFocusReason ||
                            event->reason() == Qt::ShortcutFocusReason;
    if (byKeyboard && cursorVertex()) {
        Q_EMIT pointedAt(cursorVertex());
    }
}

void BoardCanvas::moveCursor(int dx, int dy) {
    const std::optional<Vertex> cursor = cursorVertex();
    if (!cursor) {
        return;
    }
    // The first key press only shows the cursor, unless a screen reader has already spoken it.
    const bool isKnown = vertexPointedAt() || (hasFocus() && QAccessible::isActive());
    const std::optional<Vertex> next =
        isKnown ? geometry_.neighbourTowards(*cursor, dx, dy) : cursor;
    if (next) {
        ensureVisible(*next);
        Q_EMIT pointedAt(next);
    }
}

void BoardCanvas::zoomBy(double factor, QPointF fixed) {
    heldAt_.reset(); // a pinch must not press a vertex
    geometry_.zoomBy(factor, fixed);
    showView();
}

} // namespace lightsout

#include "moc_BoardCanvas.cpp"
