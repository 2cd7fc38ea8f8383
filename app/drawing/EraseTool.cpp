// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/EraseTool.h"

#include "drawing/Marks.h"
#include "look/Symbols.h"
#include "look/Theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace lightsout {

EraseTool::EraseTool(Drawing& drawing, BoardView& board)
    : BoardTool(&board), drawing_(drawing), board_(board) {}

BoardTool::Advice EraseTool::advice() const {
    return {tr("Click vertices or edges to delete them, or drag across several."),
            tr("A drag is undone in one step. With the keyboard, the space bar deletes.")};
}

void EraseTool::press(QPointF pixel, Qt::KeyboardModifiers /*modifiers*/) {
    hasErased_ = false;
    pointer_ = pixel;
    eraseAt(pixel);
}

void EraseTool::move(QPointF pixel, bool isDown) {
    pointer_ = pixel;
    if (isDown) {
        eraseAt(pixel);
    }
    Q_EMIT changed();
}

void EraseTool::release(QPointF /*pixel*/, Qt::KeyboardModifiers /*modifiers*/) {
    hasErased_ = false;
}

bool EraseTool::key(const QKeyEvent& event) {
    const bool erases = event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
                        event.key() == Qt::Key_Enter;
    if (erases && drawing_.canDraw() && board_.cursorVertex()) {
        drawing_.erase(*board_.cursorVertex());
    }
    return erases;
}

void EraseTool::paint(QPainter& painter, const Theme& theme) const {
    if (!drawing_.canDraw() || !pointer_) {
        return;
    }
    const BoardGeometry& geometry = board_.geometry();
    const QColor colour = theme.press;
    if (const auto vertex = geometry.vertexAt(*pointer_)) {
        paintTargetRing(painter, geometry, *vertex, colour);
    } else if (const auto edge = geometry.edgeAt(*pointer_)) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(faded(colour, 0.8), 5, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(geometry.cellRect(edge->from).center(),
                         geometry.cellRect(edge->to).center());
    }
}

void EraseTool::reset() {
    pointer_.reset();
    hasErased_ = false;
    Q_EMIT changed();
}

void EraseTool::eraseAt(QPointF pixel) {
    if (!drawing_.canDraw()) {
        return;
    }
    if (const auto vertex = board_.geometry().vertexAt(pixel)) {
        drawing_.erase(*vertex, hasErased_);
        hasErased_ = true;
    } else if (const auto edge = board_.geometry().edgeAt(pixel)) {
        drawing_.erase(*edge, hasErased_);
        hasErased_ = true;
    }
}

} // namespace lightsout

#include "moc_EraseTool.cpp"
