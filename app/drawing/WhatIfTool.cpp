// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/WhatIfTool.h"

#include "controls/Announcement.h"
#include "drawing/ChangeText.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

/// Maximum distance in pixels from the pointer to a line at which it points.
constexpr double reach = 9;
constexpr double badgeRadius = 14;

bool isArrow(ChangeKind kind) {
    return kind == ChangeKind::addArrow || kind == ChangeKind::removeArrow;
}

/// Returns true if a kind of change concerns a single vertex.
bool isOfVertex(ChangeKind kind) {
    return kind == ChangeKind::selfInfluence || kind == ChangeKind::removeVertex ||
           kind == ChangeKind::addLeaf || kind == ChangeKind::light;
}

double distance(const QLineF& line, QPointF point) {
    const QPointF along = line.p2() - line.p1();
    const double squared = QPointF::dotProduct(along, along);
    const double share =
        squared == 0
            ? 0
            : std::clamp(QPointF::dotProduct(point - line.p1(), along) / squared, 0.0, 1.0);
    return QLineF(point, line.pointAt(share)).length();
}

} // namespace

WhatIfTool::WhatIfTool(WhatIf& whatIf, BoardView& board)
    : BoardTool(&board), whatIf_(whatIf), board_(board) {
    connect(&whatIf, &WhatIf::changed, this, &WhatIfTool::chooseShown);
    connect(&whatIf, &WhatIf::changed, this, &BoardTool::changed);
    connect(&whatIf, &WhatIf::pointedChanged, this, &BoardTool::changed);
    connect(&board, &BoardCanvas::pointedAt, this, [this](std::optional<Vertex> vertex) {
        if (board_.tool() == this && vertex && !isDown_) {
            followCursor();
        }
    });
    chooseShown();
}

BoardTool::Advice WhatIfTool::advice() const {
    if (isOfVertex(whatIf_.kind())) {
        return {tr("Point at a vertex to see what would become of the board."),
                tr("A click makes the change; Undo takes it back. With the keyboard: arrow keys "
                   "and space bar.")};
    }
    return {tr("Point at a coloured line to see what would become of the board."),
            tr("A click makes the change; Undo takes it back. Drag from one vertex to another to "
               "look at any pair. With the keyboard: space bar, arrow keys, space bar.")};
}

std::optional<SingleChange> WhatIfTool::changeOf(Vertex vertex) const {
    const auto& all = whatIf_.effects();
    const SingleChange change{whatIf_.kind(), {vertex, vertex}};
    return std::ranges::find(all, change, &WhatIf::Effect::change) != all.end()
               ? std::optional(change)
               : std::nullopt;
}

std::optional<SingleChange> WhatIfTool::changeBetweenVertices(Vertex from, Vertex to) const {
    const Rule& rule = board_.geometry().rule();
    if (!whatIf_.isPossible() || from == to || rule.graph() == nullptr) {
        return std::nullopt;
    }
    return changeBetween(*rule.graph(), from, to, !isArrow(whatIf_.kind()));
}

void WhatIfTool::followCursor() {
    // The view reports the vertex before it shows it, so this is called again afterwards.
    QMetaObject::invokeMethod(
        this,
        [this] {
            const std::optional<Vertex> cursor = board_.cursorVertex();
            if (board_.tool() != this || !cursor || !whatIf_.isPossible()) {
                return;
            }
            const std::optional<Vertex> begin = from();
            const auto change = begin ? changeBetweenVertices(*begin, *cursor) : changeOf(*cursor);
            if (!change || change == whatIf_.pointed()) {
                return;
            }
            whatIf_.point(change);
            if (const std::optional<Prediction> after = whatIf_.predict(*change)) {
                announce(board_, changeTitle(board_.geometry().rule(), *change) +
                                     QStringLiteral(". ") + effectText(*whatIf_.present(), *after));
            }
        },
        Qt::QueuedConnection);
}

void WhatIfTool::press(QPointF pixel, Qt::KeyboardModifiers /*modifiers*/) {
    pressedAt_ = pixel;
    isDown_ = true;
    const std::optional<Vertex> vertex = board_.geometry().vertexAt(pixel);
    from_ = vertex && !isOfVertex(whatIf_.kind())
                ? OfRevision<Vertex>(*vertex, board_.partRevision())
                : OfRevision<Vertex>();
    move(pixel, true);
}

void WhatIfTool::move(QPointF pixel, bool isDown) {
    if (!whatIf_.isPossible()) {
        return;
    }
    if (const std::optional<Vertex> begin = from(); isDown && begin) {
        if (const std::optional<Vertex> end = board_.geometry().vertexAt(pixel)) {
            if (const auto change = changeBetweenVertices(*begin, *end)) {
                whatIf_.point(change);
            }
        }
        return;
    }
    if (const auto change = changeAt(pixel)) {
        whatIf_.point(change);
    }
}

void WhatIfTool::release(QPointF pixel, Qt::KeyboardModifiers /*modifiers*/) {
    const bool isClick =
        isDown_ && (pixel - pressedAt_).manhattanLength() < QApplication::startDragDistance();
    isDown_ = false;
    from_.reset();
    const std::optional<SingleChange> change = isClick ? changeAt(pixel) : std::nullopt;
    if (change && whatIf_.present() != nullptr) {
        whatIf_.make(*change);
    }
    Q_EMIT changed();
}

bool WhatIfTool::key(const QKeyEvent& event) {
    if (event.key() == Qt::Key_Escape) {
        whatIf_.point(std::nullopt);
        reset();
        return true;
    }
    if (event.key() != Qt::Key_Space && event.key() != Qt::Key_Return &&
        event.key() != Qt::Key_Enter) {
        return false;
    }
    const std::optional<Vertex> cursor = board_.cursorVertex();
    if (!cursor || !whatIf_.isPossible() || whatIf_.present() == nullptr) {
        return true;
    }
    if (isOfVertex(whatIf_.kind())) {
        if (const auto change = changeOf(*cursor)) {
            whatIf_.make(*change);
        }
    } else if (const std::optional<Vertex> begin = from()) {
        const auto change = changeBetweenVertices(*begin, *cursor);
        reset();
        if (change) {
            whatIf_.make(*change);
        }
    } else {
        from_ = {*cursor, board_.partRevision()};
        Q_EMIT changed();
        announce(board_, tr("Move to another vertex with the arrow keys, and press the space bar "
                            "there to make the change."));
    }
    return true;
}

void WhatIfTool::reset() {
    from_.reset();
    isDown_ = false;
    Q_EMIT changed();
}

QLineF WhatIfTool::lineOf(const SingleChange& change) const {
    const BoardGeometry& geometry = board_.geometry();
    const QLineF line(geometry.cellRect(change.arc.from).center(),
                      geometry.cellRect(change.arc.to).center());
    if (!isArrow(change.kind) || line.length() == 0) {
        return line;
    }
    // Arrows in opposite directions are drawn next to each other.
    constexpr double shift = 5;
    const QPointF across = QPointF(-line.dy(), line.dx()) * (shift / line.length());
    return line.translated(across);
}

QPointF WhatIfTool::placeOf(const SingleChange& change) const {
    const QLineF line = lineOf(change);
    // Near the middle, but not where the lines of a symmetric drawing cross.
    return change.arc.from == change.arc.to ? line.p1() : line.pointAt(0.42);
}

void WhatIfTool::chooseShown() {
    shown_ = whatIf_.effects();
    if (shown_.size() > maxShown) {
        std::ranges::stable_sort(shown_, {}, [this](const WhatIf::Effect& effect) {
            return effectLevel(whatIf_, effect.after);
        });
        shown_.resize(maxShown);
    }
}

std::optional<SingleChange> WhatIfTool::changeAt(QPointF pixel) const {
    const std::optional<Vertex> vertex = board_.geometry().vertexAt(pixel);
    std::optional<SingleChange> nearest;
    double least = reach;
    const bool isOfVertices = isOfVertex(whatIf_.kind());
    for (const WhatIf::Effect& effect : shown_) {
        if (isOfVertices ? vertex == effect.change.arc.from : !vertex) {
            const double away = isOfVertices ? 0 : distance(lineOf(effect.change), pixel);
            if (away < least) {
                least = away;
                nearest = effect.change;
            }
        }
    }
    return nearest;
}

void WhatIfTool::paintEffect(QPainter& painter, const WhatIf::Effect& effect, double share,
                             const Theme& theme) const {
    const BoardGeometry& geometry = board_.geometry();
    const double width = std::clamp(geometry.cellSize() * 0.05, 1.2, 3.0) * share;
    painter.setPen(effectPen(effectLevel(whatIf_, effect.after), width, theme));
    painter.setBrush(Qt::NoBrush);
    const double radius = geometry.cellSize() / 2;
    if (effect.change.arc.from == effect.change.arc.to) {
        const double ring = radius + 5;
        painter.drawEllipse(lineOf(effect.change).p1(), ring, ring);
        return;
    }
    QLineF line = lineOf(effect.change);
    const double length = line.length();
    if (length <= 2 * radius) {
        return;
    }
    // The line begins and ends at the rims of the vertices.
    line = QLineF(line.pointAt(radius / length), line.pointAt(1 - radius / length));
    painter.drawLine(line);
    if (isArrow(effect.change.kind)) {
        painter.setBrush(painter.pen().color());
        paintArrowHead(painter, line, 0, std::max(7.0, width * 4));
    }
}

void WhatIfTool::paintBadge(QPainter& painter, const WhatIf::Effect& effect,
                            const Theme& theme) const {
    const BoardGeometry& geometry = board_.geometry();
    const bool isRing = effect.change.arc.from == effect.change.arc.to;
    const double radius = badgeRadius * textScaleInUse();
    const QPointF place = isRing ? lineOf(effect.change).p1() +
                                       QPointF(1, -1) * (geometry.cellSize() * 0.36 + radius * 0.6)
                                 : lineOf(effect.change).center();
    const int level = effectLevel(whatIf_, effect.after);
    const QColor colour = effectPen(level, 1, theme).color();
    painter.setPen(QPen(theme.background, 2));
    painter.setBrush(colour);
    painter.drawEllipse(place, radius, radius);
    const QString label = whatIf_.goal() == WhatIf::Goal::everyBoard ? isolated(signedText(level))
                          : effect.after.isSolvable                  ? QString(QChar(0x2713))
                                                                     : QString(QChar(0x2717));
    QFont font = fontFor(TextRole::small);
    font.setBold(true);
    painter.setFont(font);
    painter.setPen(theme.background);
    painter.drawText(QRectF(place - QPointF(radius, radius), QSizeF(2 * radius, 2 * radius)),
                     Qt::AlignCenter, label);
}

void WhatIfTool::paint(QPainter& painter, const Theme& theme) const {
    if (whatIf_.present() == nullptr || !whatIf_.isPossible()) {
        return;
    }
    painter.setRenderHint(QPainter::Antialiasing);
    // Changes that lower the nullity are painted above the others.
    std::vector<WhatIf::Effect> effects = shown_;
    std::ranges::stable_sort(effects, std::greater(), [this](const WhatIf::Effect& effect) {
        return effectLevel(whatIf_, effect.after);
    });
    for (const WhatIf::Effect& effect : effects) {
        paintEffect(painter, effect, 1, theme);
    }
    const BoardGeometry& geometry = board_.geometry();
    const auto ring = [&](Vertex vertex, const QColor& colour) {
        painter.setPen(QPen(colour, 3));
        painter.setBrush(Qt::NoBrush);
        const double radius = geometry.cellSize() / 2 + 2;
        painter.drawEllipse(geometry.cellRect(vertex).center(), radius, radius);
    };
    if (const std::optional<Vertex> begin = from()) {
        ring(*begin, theme.accent);
    }
    const std::optional<SingleChange> pointed = whatIf_.pointed();
    const std::optional<Prediction> after = pointed ? whatIf_.predict(*pointed) : std::nullopt;
    if (after) {
        const WhatIf::Effect effect{*pointed, *after};
        const QColor colour = effectPen(effectLevel(whatIf_, *after), 1, theme).color();
        ring(pointed->arc.from, colour);
        ring(pointed->arc.to, colour);
        paintEffect(painter, effect, 2, theme);
        paintBadge(painter, effect, theme);
    }
}

} // namespace lightsout

#include "moc_WhatIfTool.cpp"
