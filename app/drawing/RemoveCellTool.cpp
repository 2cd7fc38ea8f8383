// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/RemoveCellTool.h"

#include "drawing/Marks.h"
#include "look/Theme.h"

#include <QKeyEvent>
#include <QPainter>

namespace lightsout {

RemoveCellTool::RemoveCellTool(Drawing& drawing, BoardView& board)
    : BoardTool(&board), drawing_(drawing), board_(board) {}

BoardTool::Advice RemoveCellTool::advice() const {
    return {tr("Click cells to remove them, or drag across several."),
            tr("Undo restores them. With the keyboard, the space bar removes.")};
}

void RemoveCellTool::press(QPointF pixel, Qt::KeyboardModifiers /*modifiers*/) {
    hasRemoved_ = false;
    pointer_ = pixel;
    removeAt(pixel);
}

void RemoveCellTool::move(QPointF pixel, bool isDown) {
    pointer_ = pixel;
    if (isDown) {
        removeAt(pixel);
    }
    Q_EMIT changed();
}

void RemoveCellTool::release(QPointF /*pixel*/, Qt::KeyboardModifiers /*modifiers*/) {
    hasRemoved_ = false;
}

bool RemoveCellTool::key(const QKeyEvent& event) {
    const bool removes = event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
                         event.key() == Qt::Key_Enter;
    if (removes && board_.cursorVertex()) {
        drawing_.removeCell(*board_.cursorVertex());
    }
    return removes;
}

void RemoveCellTool::paint(QPainter& painter, const Theme& theme) const {
    const auto cell = pointer_ ? board_.geometry().vertexAt(*pointer_) : std::nullopt;
    if (cell && drawing_.canRemoveCells()) {
        paintTargetRing(painter, board_.geometry(), *cell, theme.press);
    }
}

void RemoveCellTool::reset() {
    pointer_.reset();
    hasRemoved_ = false;
    Q_EMIT changed();
}

void RemoveCellTool::removeAt(QPointF pixel) {
    if (const auto cell = board_.geometry().vertexAt(pixel)) {
        const quint64 revision = drawing_.revision();
        drawing_.removeCell(*cell, hasRemoved_);
        hasRemoved_ = hasRemoved_ || revision != drawing_.revision();
    }
}

} // namespace lightsout

#include "moc_RemoveCellTool.cpp"
