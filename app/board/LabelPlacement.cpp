// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/LabelPlacement.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <unordered_map>

namespace lightsout {

namespace {

constexpr int directions = 16;
/// Maximum number of pairs of a disc and a line that are examined.
constexpr std::size_t maxPairs = 20'000;
/// If more discs and labels than this are near a vertex, it gets no label.
constexpr std::size_t maxPlacesNear = 100;

/// Returns the distance between a disc and its label. Around large discs, it leaves room for the
/// ring of a selection.
double gapAround(double radius) {
    return std::clamp(radius * 0.25, 2.0, 6.0);
}

double distance(const QRectF& a, const QRectF& b) {
    return std::hypot(std::max({0.0, a.left() - b.right(), b.left() - a.right()}),
                      std::max({0.0, a.top() - b.bottom(), b.top() - a.bottom()}));
}

/// The areas that labels must not touch, indexed by the squares of a raster.
class TakenPlaces {
public:
    explicit TakenPlaces(double square) : square_(square) {}

    /// Adds a box with a margin of `around`. A disc is added as a box of size 0 with its radius as
    /// the margin.
    void add(const QRectF& box, double around = 0) {
        forEachSquare(box.adjusted(-around, -around, around, around), [&](std::int64_t key) {
            boxes_[key].push_back({box, around});
        });
    }

    bool isFree(const QRectF& box) const {
        bool free = true;
        forEachSquare(box, [&](std::int64_t key) {
            const auto found = boxes_.find(key);
            free = free && (found == boxes_.end() ||
                            (found->second.size() <= maxPlacesNear &&
                             std::ranges::none_of(found->second, [&](const TakenBox& taken) {
                                 const double apart = distance(taken.box, box);
                                 return apart <= 0 || apart < taken.around;
                             })));
        });
        return free;
    }

private:
    struct TakenBox {
        QRectF box;
        double around;
    };

    template <typename Visitor>
    void forEachSquare(const QRectF& box, Visitor visit) const {
        const auto index = [this](double value) {
            return static_cast<std::int64_t>(std::floor(value / square_));
        };
        for (std::int64_t y = index(box.top()); y <= index(box.bottom()); ++y) {
            for (std::int64_t x = index(box.left()); x <= index(box.right()); ++x) {
                visit(y * (std::int64_t{1} << 32) + x);
            }
        }
    }

    double square_;
    std::unordered_map<std::int64_t, std::vector<TakenBox>> boxes_;
};

/// Returns the nearest box for the disc's label in the direction of the angle.
QRectF boxNextTo(const LabelledDisc& disc, double radius, double angle) {
    const QPointF direction(std::cos(angle), std::sin(angle));
    const auto alignText = [](double along) { return std::clamp(1.6 * along, -1.0, 1.0); };
    const QPointF half(disc.label.width() / 2, disc.label.height() / 2);
    QRectF box(disc.centre + direction * radius - half, disc.label);
    box.translate(half.x() * alignText(direction.x()), half.y() * alignText(direction.y()));
    const QRectF centre(disc.centre, QSizeF(0, 0));
    const double gap = gapAround(radius);
    for (int i = 0; i < 4; ++i) {
        box.translate(direction * std::max(0.0, radius + gap - distance(box, centre)));
    }
    return box;
}

/// Returns the angle between a direction and the nearest edge, but at most a right angle.
double clearance(double angle, const std::vector<double>& edges) {
    double least = std::numbers::pi / 2;
    for (const double edge : edges) {
        least = std::min(least, std::abs(std::remainder(angle - edge, 2 * std::numbers::pi)));
    }
    return least;
}

bool crosses(const QLineF& line, const QRectF& box) {
    if (std::max(line.x1(), line.x2()) < box.left() ||
        std::min(line.x1(), line.x2()) > box.right() ||
        std::max(line.y1(), line.y2()) < box.top() ||
        std::min(line.y1(), line.y2()) > box.bottom()) {
        return false;
    }
    // The line crosses the box unless all corners are on the same side.
    int sides = 0;
    for (const QPointF& corner :
         {box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()}) {
        const QPointF away = corner - line.p1();
        sides += line.dx() * away.y() - line.dy() * away.x() > 0 ? 1 : -1;
    }
    return std::abs(sides) < 4;
}

} // namespace

std::vector<std::optional<QRectF>> placeLabels(const std::vector<LabelledDisc>& discs,
                                               double radius, const QRectF& view,
                                               const std::vector<QLineF>& lines,
                                               const Progress& progress) {
    const bool looksAtLines = lines.size() <= maxLines(discs.size());
    TakenPlaces taken(std::max(8.0, 4 * radius));
    for (const LabelledDisc& disc : discs) {
        taken.add({disc.centre, QSizeF(0, 0)}, radius);
    }
    std::vector<std::optional<QRectF>> boxes;
    for (const LabelledDisc& disc : discs) {
        progress.checkpoint();
        std::optional<QRectF> best;
        double most = -1;
        for (int i = 0; i < directions && !disc.label.isEmpty(); ++i) {
            const double angle = 2 * std::numbers::pi * i / directions;
            // Among equally free directions, up and to the right is preferred, as readers expect.
            const double preference = 0.05 * std::cos(angle + std::numbers::pi / 4);
            const QRectF box = boxNextTo(disc, radius, angle);
            const double whole = view.contains(box) ? 10 : 0;
            const bool isCrossed =
                looksAtLines && std::ranges::any_of(lines, [&box](const QLineF& line) {
                    return crosses(line, box);
                });
            const double quality =
                whole + (isCrossed ? 1 : 4) + clearance(angle, disc.edges) + preference;
            if (quality > most && taken.isFree(box)) {
                most = quality;
                best = box;
            }
        }
        if (best) {
            taken.add(*best);
        }
        boxes.push_back(best);
    }
    return boxes;
}

std::size_t maxLines(std::size_t discs) {
    return maxPairs / std::max<std::size_t>(1, discs);
}

} // namespace lightsout
