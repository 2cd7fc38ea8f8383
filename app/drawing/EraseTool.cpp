// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/EraseTool.h"

#include "drawing/ToolMarks.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace lightsout {

EraseTool::EraseTool(Kind kind, Drawing& drawing, BoardView& board)
    : BoardTool(&board), kind_(kind), drawing_(drawing), board_(board) {}

BoardTool::Advice EraseTool::advice() const {
    if (kind_ == Kind::grid) {
        return {tr("Click cells to remove them, or drag across several."),
                tr("Undo restores removed cells. On the keyboard, press the space bar to remove a "
                   "cell.")};
    }
    return {tr("Click vertices or edges to delete them, or drag across several."),
            tr("A drag is undone in one step. With the keyboard, the space bar deletes the current "
               "vertex.")};
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
    if (erases && isUsable() && board_.cursorVertex()) {
        erase(*board_.cursorVertex(), false);
    }
    return erases;
}

void EraseTool::paint(QPainter& painter, const Theme& theme) const {
    if (!isUsable() || !pointer_) {
        return;
    }
    const BoardGeometry& geometry = board_.geometry();
    const QColor colour = theme.press;
    if (const auto vertex = geometry.vertexAt(*pointer_)) {
        paintTargetRing(painter, geometry, *vertex, colour);
    } else if (const auto edge = edgeAt(*pointer_)) {
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

bool EraseTool::isUsable() const {
    return kind_ == Kind::graph ? drawing_.canDraw() : drawing_.canRemoveCells();
}

void EraseTool::erase(Vertex vertex, bool continuesStroke) {
    if (kind_ == Kind::graph) {
        drawing_.erase(vertex, continuesStroke);
    } else {
        drawing_.removeCell(vertex, continuesStroke);
    }
}

std::optional<Arc> EraseTool::edgeAt(QPointF pixel) const {
    // A grid with holes also has a graph, but its edges are not drawn.
    return drawing_.canDraw() ? board_.geometry().edgeAt(pixel) : std::nullopt;
}

void EraseTool::eraseAt(QPointF pixel) {
    if (!isUsable()) {
        return;
    }
    const quint64 revision = drawing_.revision();
    if (const auto vertex = board_.geometry().vertexAt(pixel)) {
        erase(*vertex, hasErased_);
    } else if (const auto edge = edgeAt(pixel)) {
        drawing_.erase(*edge, hasErased_);
    }
    hasErased_ = hasErased_ || revision != drawing_.revision();
}

} // namespace lightsout

#include "moc_EraseTool.cpp"
