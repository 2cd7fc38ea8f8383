// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatScale.h"
#include "map/HeatWindow.h"

#include <QHash>
#include <QImage>
#include <QPixmap>

#include <functional>

class QPainter;

namespace lightsout {

/// What is said about a cell on top of its value.
enum class HeatMark { none, bound, right, wrong };

/// What decides how a cell looks.
struct HeatLook {
    std::uint32_t value;
    HeatMark mark;

    friend bool operator==(const HeatLook&, const HeatLook&) = default;
    friend size_t qHash(const HeatLook& look, size_t seed) {
        return qHashMulti(seed, look.value, static_cast<int>(look.mark));
    }
};

/// How cells look: from near a square with its number, from afar a point.
class HeatCellPainter {
public:
    void setScale(HeatScale scale);
    /// What is written in cells.
    void setTextOf(std::function<QString(std::uint32_t)> textOf);
    /// Forgets what was painted in other colours or with another font.
    void clear() { pixmaps_.clear(); }

    /// Paints a square of this size at the origin.
    void paint(QPainter& painter, double size, const HeatLook& look, const Theme& theme) const;
    /// The same as a picture, painted once for each look while the size stays.
    const QPixmap& pixmap(double size, double pixelRatio, const HeatLook& look, const Theme& theme);
    /// The cells of an area, whose values are given row by row, as a point each.
    QImage image(const std::vector<std::uint32_t>& values, const HeatArea& area,
                 const std::function<HeatMark(HeatCell, std::uint32_t)>& markOf,
                 const Theme& theme) const;

private:
    HeatScale scale_;
    std::function<QString(std::uint32_t)> textOf_;
    QHash<HeatLook, QPixmap> pixmaps_;
};

} // namespace lightsout
