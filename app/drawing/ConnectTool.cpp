// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/ConnectTool.h"

#include "drawing/ToolMarks.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QKeyEvent>

#include <cmath>

namespace lightsout {

namespace {

/// Minimum distance between vertices that are added with the keyboard, in the drawing's plane.
constexpr double minGap = 0.6;

/// Makes connections one-way during its lifetime, if Shift is held.
class Direction {
public:
    Direction(Drawing& drawing, Qt::KeyboardModifiers modifiers)
        : drawing_(drawing), wasMutual_(drawing.connectsMutually()) {
        drawing_.setConnectsMutually(wasMutual_ && !modifiers.testFlag(Qt::ShiftModifier));
    }
    Direction(const Direction&) = delete;
    Direction& operator=(const Direction&) = delete;
    ~Direction() { drawing_.setConnectsMutually(wasMutual_); }

private:
    Drawing& drawing_;
    bool wasMutual_;
};

} // namespace

ConnectTool::ConnectTool(Drawing& drawing, BoardView& board)
    : BoardTool(&board), drawing_(drawing), board_(board) {
    connect(&drawing, &Drawing::selectionChanged, this, &ConnectTool::reset);
    connect(&drawing, &Drawing::renumbered, this, &ConnectTool::reset);
}

OfRevision<Vertex> ConnectTool::held(std::optional<Vertex> vertex) const {
    return vertex ? OfRevision<Vertex>(*vertex, drawing_.vertexRevision()) : OfRevision<Vertex>();
}

BoardTool::Advice ConnectTool::advice() const {
    const std::optional<Vertex> begin = from();
    const std::optional<Vertex> end = over();
    if (!begin || !drawing_.canDraw()) {
        return {tr("Click to add a vertex; drag from one to another to connect them."),
                tr("Drag to an empty place to add a connected vertex there. With Shift, only the "
                   "first vertex influences the second. With the keyboard, Insert or N adds a "
                   "vertex and the space bar connects two vertices.")};
    }
    const Rule rule = drawing_.graph();
    const QString from = isolated(vertexShortName(rule, *begin));
    if (!end || end == begin) {
        return {tr("Drag to the vertex that you want to connect to %1.").arg(from),
                tr("With the keyboard: move there with the arrow keys and press the space bar.")};
    }
    const QString to = isolated(vertexShortName(rule, *end));
    if (drawing_.graph().has({*begin, *end}) && drawing_.graph().has({*end, *begin})) {
        return {tr("%1 and %2 are already connected.").arg(from, to),
                tr("Use the eraser to remove the connection.")};
    }
    return {tr("Drop on %2 to connect %1 and %2.").arg(from, to),
            drawing_.connectsMutually() ? tr("Each will influence the other.")
                                        : tr("Pressing %1 will change %2.").arg(from, to)};
}

void ConnectTool::press(QPointF pixel, Qt::KeyboardModifiers /*modifiers*/) {
    pressedAt_ = pixel;
    pointer_ = pixel;
    isDown_ = true;
    isDragging_ = false;
    from_ = held(board_.geometry().vertexAt(pixel));
    over_ = from_;
    Q_EMIT changed();
}

void ConnectTool::move(QPointF pixel, bool isDown) {
    if (!isDown || !from()) {
        return;
    }
    pointer_ = pixel;
    isDragging_ =
        isDragging_ || (pixel - pressedAt_).manhattanLength() >= QApplication::startDragDistance();
    over_ = held(board_.geometry().vertexAt(pixel));
    Q_EMIT changed();
}

void ConnectTool::release(QPointF pixel, Qt::KeyboardModifiers modifiers) {
    const std::optional<Vertex> from = this->from();
    const std::optional<Vertex> to = board_.geometry().vertexAt(pixel);
    if (!drawing_.canDraw() || !isDown_) { // the board was replaced after the press
        reset();
    } else if (from && to == from) {
        drawing_.select({*from});
    } else if (from && to) {
        connectVertices(*from, *to, modifiers);
    } else if (from && isDragging_) {
        const Direction direction(drawing_, modifiers);
        drawing_.connectToNew(*from, board_.geometry().toPlane(pixel));
    } else if (!from && !to) {
        drawing_.addVertex(board_.geometry().toPlane(pixel));
    }
    reset();
}

bool ConnectTool::key(const QKeyEvent& event) {
    switch (event.key()) {
    case Qt::Key_Space:
    case Qt::Key_Return:
    case Qt::Key_Enter:
        takeOrConnectCursor(event.modifiers());
        return true;
    case Qt::Key_Insert:
    case Qt::Key_N: // many keyboards have no Insert key
        addNextToCursor();
        return true;
    case Qt::Key_Escape:
        reset();
        return true;
    default:
        return false;
    }
}

void ConnectTool::paint(QPainter& painter, const Theme& theme) const {
    if (!drawing_.canDraw()) {
        return;
    }
    const BoardGeometry& geometry = board_.geometry();
    paintSelection(painter, geometry, drawing_, theme);
    const std::optional<Vertex> begin = from();
    const std::optional<Vertex> end = over();
    if (!begin) {
        return;
    }
    paintTargetRing(painter, geometry, *begin, theme.accent);
    if (isDragging_) {
        const bool snaps = end && end != begin;
        paintRubberBand(painter, geometry.cellRect(*begin).center(),
                        snaps ? geometry.cellRect(*end).center() : pointer_, theme);
        if (snaps) {
            paintTargetRing(painter, geometry, *end, theme.accent);
        }
    }
}

void ConnectTool::reset() {
    from_.reset();
    over_.reset();
    isDown_ = false;
    isDragging_ = false;
    Q_EMIT changed();
}

void ConnectTool::connectVertices(Vertex from, Vertex to, Qt::KeyboardModifiers modifiers) {
    const Direction direction(drawing_, modifiers);
    drawing_.connectVertices(from, to);
}

void ConnectTool::takeOrConnectCursor(Qt::KeyboardModifiers modifiers) {
    const std::optional<Vertex> cursor = board_.cursorVertex();
    if (!drawing_.canDraw() || !cursor) {
        return;
    }
    if (const std::optional<Vertex> begin = from(); !begin) {
        from_ = held(cursor);
        Q_EMIT changed();
    } else {
        connectVertices(*begin, *cursor, modifiers);
        reset();
    }
}

void ConnectTool::addNextToCursor() {
    if (!drawing_.canDraw()) {
        return;
    }
    const Graph& graph = drawing_.graph();
    const std::optional<Vertex> cursor = board_.cursorVertex();
    const Point origin = cursor ? graph.position(*cursor) : Point{-1, 0};
    const auto isFree = [&graph](QPointF place) {
        for (Vertex v = 0; v < graph.vertexCount(); ++v) {
            const Point p = graph.position(v);
            if (std::hypot(p.x - place.x(), p.y - place.y()) < minGap) {
                return false;
            }
        }
        return true;
    };
    // Searches for the nearest free place: to the right first, then in larger and larger rings.
    for (int ring = 1;; ++ring) {
        for (int eighth = 0; eighth < 8; ++eighth) {
            const double angle = eighth * std::acos(-1.0) / 4;
            const QPointF place(origin.x + ring * std::cos(angle),
                                origin.y + ring * std::sin(angle));
            if (isFree(place)) {
                const Vertex added = graph.vertexCount();
                drawing_.addVertex(place);
                Q_EMIT board_.pointedAt(added);
                return;
            }
        }
    }
}

} // namespace lightsout

#include "moc_ConnectTool.cpp"
