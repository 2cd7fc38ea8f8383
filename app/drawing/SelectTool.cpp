// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/SelectTool.h"

#include "drawing/ToolMarks.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

namespace lightsout {

namespace {

/// Distance of a move by one key press, in the drawing's plane.
constexpr double nudgeStep = 0.1;

bool growsSelection(Qt::KeyboardModifiers modifiers) {
    return (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
}

} // namespace

SelectTool::SelectTool(Drawing& drawing, BoardView& board)
    : BoardTool(&board), drawing_(drawing), board_(board) {
    connect(&drawing, &Drawing::selectionChanged, this, [this] {
        nudgedTo_.reset();
        Q_EMIT changed();
    });
    connect(&drawing, &Drawing::renumbered, this, &SelectTool::reset);
}

BoardTool::Advice SelectTool::advice() const {
    if (!drawing_.hasSelection()) {
        return {tr("Click what you want to change, or drag a box around it."),
                tr("Alt draws a lasso instead of a box; Shift adds to the selection.")};
    }
    return {tr("Drag the selection, or use the buttons at the side."),
            tr("Press Delete to remove it, or Shift and an arrow key to move it in small steps.")};
}

void SelectTool::press(QPointF pixel, Qt::KeyboardModifiers modifiers) {
    const bool grows = growsSelection(modifiers);
    hasMoved_ = false;
    offset_ = {};
    outline_ = {pixel};
    if (!drawing_.canDraw()) {
        drag_ = Drag::none;
    } else if (const auto vertex = board_.geometry().vertexAt(pixel)) {
        drag_ = Drag::vertices;
        if (grows) {
            drawing_.toggle(*vertex);
        } else if (!drawing_.vertices().contains(*vertex)) {
            drawing_.select({*vertex});
        }
    } else if (const auto edge = board_.geometry().edgeAt(pixel)) {
        drag_ = Drag::none;
        if (grows) {
            drawing_.toggle(*edge);
        } else {
            drawing_.select({}, {*edge});
        }
    } else {
        drag_ = modifiers.testFlag(Qt::AltModifier) ? Drag::lasso : Drag::box;
    }
}

void SelectTool::move(QPointF pixel, bool isDown) {
    if (!isDown || drag_ == Drag::none) {
        return;
    }
    offset_ = pixel - outline_.first();
    hasMoved_ = hasMoved_ || offset_.manhattanLength() >= QApplication::startDragDistance();
    if (drag_ == Drag::vertices) {
        if (hasMoved_) {
            board_.setDragged(drawing_.vertices(), offset_);
        }
    } else if (drag_ == Drag::lasso) {
        outline_.append(pixel);
    } else {
        outline_ = {outline_.first(), pixel};
    }
    Q_EMIT changed();
}

void SelectTool::release(QPointF pixel, Qt::KeyboardModifiers modifiers) {
    const Drag ended = drag_;
    const QPointF from = outline_.isEmpty() ? pixel : outline_.first();
    if (ended == Drag::vertices && hasMoved_) {
        const BoardGeometry& geometry = board_.geometry();
        board_.setDragged({}, {});
        drawing_.moveSelected(geometry.toPlane(pixel) - geometry.toPlane(from));
    } else if (ended == Drag::box || ended == Drag::lasso) {
        selectInside(growsSelection(modifiers));
    }
    reset();
}

void SelectTool::doubleClick(QPointF pixel) {
    if (drawing_.canDraw() && board_.geometry().vertexAt(pixel)) {
        Q_EMIT labelRequested();
    }
}

bool SelectTool::key(const QKeyEvent& event) {
    const bool moves = event.modifiers().testFlag(Qt::ShiftModifier);
    switch (event.key()) {
    case Qt::Key_Left:
        return moves && nudge(-1, 0);
    case Qt::Key_Right:
        return moves && nudge(1, 0);
    case Qt::Key_Up:
        return moves && nudge(0, -1);
    case Qt::Key_Down:
        return moves && nudge(0, 1);
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (drawing_.canDraw() && board_.cursorVertex()) {
            drawing_.toggle(*board_.cursorVertex());
        }
        return true;
    case Qt::Key_Escape:
        reset();
        drawing_.clearSelection();
        return true;
    default:
        return false;
    }
}

void SelectTool::paint(QPainter& painter, const Theme& theme) const {
    if (!drawing_.canDraw()) {
        return;
    }
    const bool isMoving = drag_ == Drag::vertices && hasMoved_;
    paintSelection(painter, board_.geometry(), drawing_, theme, isMoving ? offset_ : QPointF());
    if (outline_.size() > 1 && drag_ != Drag::vertices) {
        const QColor accent = theme.accent;
        painter.setPen(QPen(accent, 1.5, Qt::DashLine));
        painter.setBrush(faded(accent, 0.08));
        if (drag_ == Drag::box) {
            painter.drawRect(QRectF(outline_.first(), outline_.last()).normalized());
        } else {
            painter.drawPolygon(outline_);
        }
    }
}

void SelectTool::reset() {
    drag_ = Drag::none;
    hasMoved_ = false;
    outline_.clear();
    offset_ = {};
    board_.setDragged({}, {});
    Q_EMIT changed();
}

void SelectTool::selectInside(bool grows) {
    const QPolygonF area = drag_ == Drag::box
                               ? QPolygonF(QRectF(outline_.first(), outline_.last()).normalized())
                               : outline_;
    std::set<Vertex> inside = grows ? drawing_.vertices() : std::set<Vertex>();
    for (Vertex v = 0; v < drawing_.graph().vertexCount(); ++v) {
        if (area.containsPoint(board_.geometry().cellRect(v).center(), Qt::OddEvenFill)) {
            inside.insert(v);
        }
    }
    drawing_.select(std::move(inside), grows ? drawing_.edges() : std::set<Arc>());
}

bool SelectTool::nudge(int dx, int dy) {
    if (!drawing_.canDraw() || drawing_.vertices().empty()) {
        return false;
    }
    drawing_.moveSelected(QPointF(dx, dy) * nudgeStep, nudgedTo_ == drawing_.revision());
    nudgedTo_ = drawing_.revision();
    return true;
}

} // namespace lightsout

#include "moc_SelectTool.cpp"
