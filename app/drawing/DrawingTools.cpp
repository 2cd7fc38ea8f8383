// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/DrawingTools.h"

#include "controls/Announcement.h"
#include "drawing/ChangeText.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double ringGap = 4;

/// Paints rings and lines for the selection, displaced by `pixels` while it is dragged.
void paintSelection(QPainter& painter, const BoardGeometry& geometry, const Drawing& drawing,
                    const Theme& theme, QPointF pixels = {}) {
    const QColor accent = theme.accent;
    const auto place = [&](Vertex v) {
        const QPointF offset = drawing.vertices().contains(v) ? pixels : QPointF();
        return geometry.cellRect(v).center() + offset;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(faded(accent, 0.75), 5, Qt::SolidLine, Qt::RoundCap));
    for (const Arc& edge : drawing.edges()) {
        painter.drawLine(place(edge.from), place(edge.to));
    }
    const double radius = geometry.cellSize() / 2 + ringGap;
    painter.setPen(QPen(accent, std::clamp(radius * 0.12, 2.0, 4.0)));
    painter.setBrush(faded(accent, 0.12));
    for (const Vertex v : drawing.vertices()) {
        painter.drawEllipse(place(v), radius, radius);
    }
}

/// Paints a ring around the vertex that an action is about to change.
void paintTargetRing(QPainter& painter, const BoardGeometry& geometry, Vertex vertex,
                     const QColor& colour) {
    const double radius = geometry.cellSize() / 2 + ringGap;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colour, 3));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(geometry.cellRect(vertex).center(), radius, radius);
}

/// Paints a line that follows the pointer.
void paintRubberBand(QPainter& painter, QPointF from, QPointF to, const QPen& pen) {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(pen);
    painter.drawLine(from, to);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pen.color());
    painter.drawEllipse(to, 6, 6);
}

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

/// The distance by which a key press moves the selection, in the drawing's plane.
constexpr double nudgeStep = 0.1;

bool growsSelection(Qt::KeyboardModifiers modifiers) {
    return (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0;
}

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
    if (areConnected(*begin, *end)) {
        return {tr("%1 and %2 are already connected.").arg(from, to),
                tr("Use the eraser to remove the connection.")};
    }
    const QString drop = tr("Drop on %2 to connect %1 and %2.").arg(from, to);
    if (const std::optional<Prediction> after = effect()) {
        const QString nullities = isolated(QStringLiteral("%1 %2 %3")
                                               .arg(numberText(whatIf_->present()->nullity),
                                                    QChar(0x2192), numberText(after->nullity)));
        return {drop, tr("Nullity %1. %2").arg(nullities, effectText(*whatIf_->present(), *after))};
    }
    return {drop, drawing_.connectsMutually() ? tr("Each will influence the other.")
                                              : tr("Pressing %1 will change %2.").arg(from, to)};
}

void ConnectTool::setWhatIf(const WhatIf* whatIf) {
    whatIf_ = whatIf;
    connect(whatIf, &WhatIf::changed, this, &BoardTool::changed);
}

std::optional<Prediction> ConnectTool::effect() const {
    const std::optional<Vertex> begin = from();
    const std::optional<Vertex> end = over();
    if (whatIf_ == nullptr || !begin || !end || begin == end || !drawing_.canDraw()) {
        return std::nullopt;
    }
    const std::optional<SingleChange> change =
        changeBetween(drawing_.graph(), *begin, *end, drawing_.connectsMutually());
    const bool isAdded =
        change && (change->kind == ChangeKind::addEdge || change->kind == ChangeKind::addArrow);
    return isAdded ? whatIf_->predict(*change) : std::nullopt;
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
        const std::optional<Prediction> after = effect();
        const QPen pen = after ? effectPen(whatIf_->nullityChange(*after), 3, theme)
                               : QPen(theme.accent, 3, Qt::DashLine, Qt::RoundCap);
        paintRubberBand(painter, geometry.cellRect(*begin).center(),
                        snaps ? geometry.cellRect(*end).center() : pointer_, pen);
        if (snaps) {
            paintTargetRing(painter, geometry, *end, pen.color());
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

bool ConnectTool::areConnected(Vertex from, Vertex to) const {
    return from != to && drawing_.graph().has({from, to}) && drawing_.graph().has({to, from});
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
        announce(board_, advice().detail);
    } else {
        over_ = held(cursor);
        if (areConnected(*begin, *cursor)) {
            announce(board_, advice().headline);
        }
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
    // Searches for a free place in larger and larger rings, each beginning on the right.
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
            announce(board_, tr("%Ln vertex(es) selected.", nullptr,
                                static_cast<int>(drawing_.vertices().size())));
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
    if (nudgedTo_ != drawing_.revision()) {
        stroke_ = newStroke();
    }
    drawing_.moveSelected(QPointF(dx, dy) * nudgeStep, stroke_);
    nudgedTo_ = drawing_.revision();
    return true;
}

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
    stroke_ = newStroke();
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

bool EraseTool::key(const QKeyEvent& event) {
    const bool erases = event.key() == Qt::Key_Space || event.key() == Qt::Key_Return ||
                        event.key() == Qt::Key_Enter;
    if (erases && isUsable() && board_.cursorVertex()) {
        erase(*board_.cursorVertex(), Stroke::none);
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
    Q_EMIT changed();
}

bool EraseTool::isUsable() const {
    return kind_ == Kind::graph ? drawing_.canDraw() : drawing_.canRemoveCells();
}

void EraseTool::erase(Vertex vertex, Stroke stroke) {
    if (kind_ == Kind::graph) {
        drawing_.erase(vertex, stroke);
    } else {
        drawing_.removeCell(vertex, stroke);
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
    if (const auto vertex = board_.geometry().vertexAt(pixel)) {
        erase(*vertex, stroke_);
    } else if (const auto edge = edgeAt(pixel)) {
        drawing_.erase(*edge, stroke_);
    }
}

} // namespace lightsout

#include "moc_DrawingTools.cpp"
