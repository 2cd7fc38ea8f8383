// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardGeometry.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace lightsout {

namespace {

constexpr double maxMargin = 14;
constexpr double labelMargin = 40;
constexpr double minViewWithStrip = 300;
/// The largest side of a cell or vertex of a fitted board, as a share of the view's shorter side.
constexpr double maxFittedCell = 0.6;
constexpr double maxCell = 260;
constexpr double minGhost = 20;
constexpr double minVertex = 7;
/// Maximum distance in pixels between the pointer and an edge that is pointed at.
constexpr double edgeReach = 7;
/// Fraction of the distance between neighbours that a graph's vertex fills.
constexpr double vertexShare = 0.56;
/// The border around a graph, as fractions of the distance between neighbours. The wider one has
/// room for more vertices.
constexpr double graphBorder = 0.35;
constexpr double borderToDraw = 1;

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// Returns the distance from a point to the nearest point of the segment from `a` to `b`.
double distanceToLine(Point point, Point a, Point b) {
    const Point along{b.x - a.x, b.y - a.y};
    const double squared = along.x * along.x + along.y * along.y;
    const double inner = (point.x - a.x) * along.x + (point.y - a.y) * along.y;
    const double share = squared == 0 ? 0 : std::clamp(inner / squared, 0.0, 1.0);
    return distance(point, {a.x + along.x * share, a.y + along.y * share});
}

/// Returns the smallest distance between two distinct positions, but at least `floor`; if there are
/// no two, returns 1, the distance to a vertex that the keyboard adds. Uses a sweep from left to
/// right, which ends as soon as two positions are within `floor` of each other.
double spacingOf(const Graph& graph, double floor) {
    std::vector<Point> points;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        points.push_back(graph.position(v));
    }
    std::ranges::sort(points, {}, [](const Point& point) { return std::pair(point.x, point.y); });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    double least = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < points.size(); ++i) {
        for (std::size_t j = i; j-- > 0 && points[i].x - points[j].x < least;) {
            if (std::abs(points[i].y - points[j].y) < least) {
                least = std::min(least, distance(points[i], points[j]));
            }
        }
        if (least <= floor) {
            return floor;
        }
    }
    return std::isfinite(least) ? least : 1;
}

QRectF boundsOf(const Graph& graph) {
    if (graph.vertexCount() == 0) {
        return {-3, -3, 6, 6}; // room to draw in
    }
    QPointF low(graph.position(0).x, graph.position(0).y);
    QPointF high = low;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point p = graph.position(v);
        low = {std::min(low.x(), p.x), std::min(low.y(), p.y)};
        high = {std::max(high.x(), p.x), std::max(high.y(), p.y)};
    }
    return {low, high};
}

} // namespace

BoardGeometry::BoardGeometry(const Rule& rule, bool hasRoomToDraw) : rule_(rule) {
    if (const Lattice* lattice = rule.cells()) {
        bounds_ = {0, 0, static_cast<double>(lattice->cols), static_cast<double>(lattice->rows)};
        ghostBounds_ = bounds_;
        // Under the row-and-column rule, cells have no neighbours beyond a border.
        if (lattice->neighbours != Neighbours::rowColumn) {
            const double beside = lattice->cellAt(0, -1) ? 1 : 0;
            const double above = lattice->cellAt(-1, 0) ? 1 : 0;
            ghostBounds_.adjust(-beside, -above, beside, above);
        }
        return;
    }
    bounds_ = boundsOf(*rule.graph());
    // The distance between neighbours has a minimum, so that a few vertices that are very close
    // together do not make all vertices tiny; those few may overlap.
    const double extent = std::max({bounds_.width(), bounds_.height(), 1e-9});
    spacing_ = spacingOf(*rule.graph(),
                         extent / (2.5 * std::sqrt(static_cast<double>(rule.vertexCount() + 1))));
    const double border = spacing_ * (hasRoomToDraw ? borderToDraw : graphBorder);
    bounds_.adjust(-border, -border, border, border);
    ghostBounds_ = bounds_;
}

void BoardGeometry::setViewSize(QSizeF size) {
    view_ = size;
}

void BoardGeometry::zoomBy(double factor, QPointF fixed) {
    const QPointF before = toPlane(fixed);
    const double fitted = scale() / zoom_;
    zoom_ = std::clamp(zoom_ * factor, 1.0, std::max(1.0, maxCell / fitted / spacing_));
    pan(fixed - toPixel({before.x(), before.y()}));
}

void BoardGeometry::pan(QPointF pixels) {
    pan_ += pixels;
    // The board can be moved until only the margin remains between its edge and the view's edge, or
    // the controls in the corner.
    const QSizeF board = ghostBounds_.size() * scale();
    const double spareX = std::max(0.0, (board.width() - view_.width()) / 2 + margin());
    const double spareY = std::max(0.0, (board.height() - view_.height()) / 2 + margin());
    const double below = spareX > 0 || spareY > 0 ? covered_ : 0;
    pan_ = {std::clamp(pan_.x(), -spareX, spareX), std::clamp(pan_.y(), -spareY - below, spareY)};
}

double BoardGeometry::cellSize() const {
    if (isGrid()) {
        return scale();
    }
    return std::max(minVertex, spacing_ * scale() * vertexShare);
}

QRectF BoardGeometry::cellRect(Vertex vertex) const {
    const double size = cellSize();
    return {toPixel(centre(vertex)) - QPointF(size / 2, size / 2), QSizeF(size, size)};
}

QRectF BoardGeometry::boardRect() const {
    return drawnRect().adjusted(-margin(), -margin(), margin(), margin());
}

QRectF BoardGeometry::drawnRect() const {
    const QRectF& bounds = showsGhosts(scale()) ? ghostBounds_ : bounds_;
    return {toPixel({bounds.left(), bounds.top()}), bounds.size() * scale()};
}

std::optional<Vertex> BoardGeometry::vertexAt(QPointF pixel) const {
    const QPointF place = toPlane(pixel);
    if (const Lattice* lattice = rule_.cells()) {
        const QRectF& touched = showsGhosts(scale()) ? ghostBounds_ : bounds_;
        if (!touched.contains(place) || place.x() >= touched.right() ||
            place.y() >= touched.bottom()) {
            return std::nullopt;
        }
        return lattice->cellAt(static_cast<std::int64_t>(std::floor(place.y())),
                               static_cast<std::int64_t>(std::floor(place.x())));
    }
    const Point target{place.x(), place.y()};
    double nearest = cellSize() / scale() * 0.6;
    std::optional<Vertex> found;
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        if (const double apart = distance(centre(v), target); apart < nearest) {
            nearest = apart;
            found = v;
        }
    }
    return found;
}

std::optional<Arc> BoardGeometry::edgeAt(QPointF pixel) const {
    std::optional<Arc> found;
    const QPointF place = toPlane(pixel);
    double nearest = edgeReach / scale();
    const Graph* graph = rule_.graph();
    for (Vertex u = 0; graph != nullptr && u < graph->vertexCount(); ++u) {
        for (const Vertex v : graph->targets(u)) {
            const double apart =
                distanceToLine({place.x(), place.y()}, graph->position(u), graph->position(v));
            if (apart < nearest) {
                nearest = apart;
                found = Arc{std::min(u, v), std::max(u, v)};
            }
        }
    }
    return found;
}

std::optional<Vertex> BoardGeometry::neighbourTowards(Vertex from, int dx, int dy) const {
    if (const Lattice* lattice = rule_.cells()) {
        return lattice->cellAt(static_cast<std::int64_t>(lattice->rowOf(from)) + dy,
                               static_cast<std::int64_t>(lattice->columnOf(from)) + dx);
    }
    const Point origin = centre(from);
    std::optional<Vertex> best;
    double least = std::numeric_limits<double>::infinity();
    for (Vertex v = 0; v < rule_.vertexCount(); ++v) {
        const Point p = centre(v);
        const double along = (p.x - origin.x) * dx + (p.y - origin.y) * dy;
        const double aside = std::abs((p.x - origin.x) * dy) + std::abs((p.y - origin.y) * dx);
        if (v != from && along > 0 && aside <= along && along + 2 * aside < least) {
            least = along + 2 * aside;
            best = v;
        }
    }
    return best;
}

void BoardGeometry::ensureVisible(Vertex vertex) {
    const QRectF rect = cellRect(vertex);
    const double right = std::min(0.0, view_.width() - rect.right());
    const double down = std::min(0.0, view_.height() - rect.bottom());
    pan({rect.left() < 0 ? -rect.left() : right, rect.top() < 0 ? -rect.top() : down});
}

BoardGeometry::CellRange BoardGeometry::visibleCells() const {
    const Lattice* lattice = rule_.cells();
    LIGHTSOUT_ASSERT(lattice != nullptr);
    const QPointF low = toPlane({0, 0});
    const QPointF high = toPlane({view_.width(), view_.height()});
    const auto clip = [](double value, std::size_t limit) {
        return static_cast<std::size_t>(std::clamp(value, 0.0, static_cast<double>(limit)));
    };
    return {clip(std::floor(low.y()), lattice->rows), clip(std::ceil(high.y()), lattice->rows),
            clip(std::floor(low.x()), lattice->cols), clip(std::ceil(high.x()), lattice->cols)};
}

std::vector<BoardGeometry::Ghost> BoardGeometry::visibleGhosts() const {
    std::vector<Ghost> ghosts;
    const Lattice* lattice = rule_.cells();
    if (lattice == nullptr || ghostBounds_ == bounds_ || !showsGhosts(scale())) {
        return ghosts;
    }
    const QRectF seen =
        QRectF(toPlane({0, 0}), toPlane({view_.width(), view_.height()})) & ghostBounds_;
    const auto rows = static_cast<std::int64_t>(lattice->rows);
    const auto cols = static_cast<std::int64_t>(lattice->cols);
    const auto add = [&](std::int64_t row, std::int64_t column) {
        const QPointF corner(static_cast<double>(column), static_cast<double>(row));
        if (!seen.intersects({corner, QSizeF(1, 1)})) {
            return;
        }
        if (const std::optional<Vertex> cell = lattice->cellAt(row, column)) {
            ghosts.push_back(
                {{toPixel({corner.x(), corner.y()}), QSizeF(scale(), scale())}, *cell});
        }
    };
    const auto first = [](double value) { return static_cast<std::int64_t>(std::floor(value)); };
    const auto last = [](double value) { return static_cast<std::int64_t>(std::ceil(value)); };
    // Under the plus rule, cells across a corner are not neighbours.
    const bool hasCorners = lattice->neighbours != Neighbours::plus;
    for (std::int64_t column = first(seen.left()); column < last(seen.right()); ++column) {
        if ((column < 0 || column >= cols) && !hasCorners) {
            continue;
        }
        add(-1, column);
        add(rows, column);
    }
    for (std::int64_t row = first(std::max(seen.top(), 0.0));
         row < std::min(last(seen.bottom()), rows); ++row) {
        add(row, -1);
        add(row, cols);
    }
    return ghosts;
}

bool BoardGeometry::showsGhosts(double scale) const {
    return scale >= minGhost;
}

QPointF BoardGeometry::middle() const {
    return toPixel({bounds_.center().x(), bounds_.center().y()});
}

double BoardGeometry::margin() const {
    // Labels are placed outside the outermost vertices of a graph.
    return std::min(isGrid() ? maxMargin : labelMargin,
                    (isGrid() ? 0.03 : 0.06) * std::min(view_.width(), view_.height()));
}

double BoardGeometry::scale() const {
    const double width = std::max(1.0, view_.width() - 2 * margin());
    const double height = std::max(1.0, view_.height() - 2 * margin());
    // The board stays centred, so space is needed on both sides.
    const bool hasStrip = std::min(view_.width(), view_.height()) >= minViewWithStrip;
    const double taken = hasStrip ? 2 * std::max(0.0, strip_ - margin()) : 0;
    const auto fit = [&](const QRectF& board) {
        return std::max(std::min((width - taken) / board.width(), height / board.height()),
                        std::min(width / board.width(), (height - taken) / board.height()));
    };
    const double withGhosts = fit(ghostBounds_);
    const double fitted = showsGhosts(withGhosts) ? withGhosts : fit(bounds_);
    const double largest = maxFittedCell * std::min(width, height);
    return std::min(fitted, isGrid() ? largest : largest / (spacing_ * vertexShare)) * zoom_;
}

QPointF BoardGeometry::toPixel(Point point) const {
    const QPointF middle(view_.width() / 2, view_.height() / 2);
    return middle + pan_ + (QPointF(point.x, point.y) - bounds_.center()) * scale();
}

QPointF BoardGeometry::toPlane(QPointF pixel) const {
    const QPointF middle(view_.width() / 2, view_.height() / 2);
    return bounds_.center() + (pixel - middle - pan_) / scale();
}

Point BoardGeometry::centre(Vertex vertex) const {
    if (const Lattice* lattice = rule_.cells()) {
        return {static_cast<double>(lattice->columnOf(vertex)) + 0.5,
                static_cast<double>(lattice->rowOf(vertex)) + 0.5};
    }
    return rule_.graph()->position(vertex);
}

} // namespace lightsout
