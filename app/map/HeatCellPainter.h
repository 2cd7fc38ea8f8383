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

/// A mark on a cell in addition to its value.
enum class HeatMark { none, bound, right, wrong };

/// The properties that determine how a cell looks.
struct HeatLook {
    std::uint32_t value;
    HeatMark mark;

    friend bool operator==(const HeatLook&, const HeatLook&) = default;
    friend size_t qHash(const HeatLook& look, size_t seed) {
        return qHashMulti(seed, look.value, static_cast<int>(look.mark));
    }
};

/// Paints cells: as squares with their numbers when enlarged, or as single pixels.
class HeatCellPainter {
public:
    void setScale(HeatScale scale);
    /// Sets the function that returns the text of a value in cells.
    void setTextOf(std::function<QString(std::uint32_t)> textOf);
    /// Discards cached pictures, which were painted in other colours or with another font.
    void clear() { pixmaps_.clear(); }

    /// Paints a square of this size at the origin.
    void paint(QPainter& painter, double size, const HeatLook& look, const Theme& theme) const;
    /// Returns the same as a picture, which is painted once for each look as long as the size is
    /// unchanged.
    const QPixmap& pixmap(double size, double pixelRatio, const HeatLook& look, const Theme& theme);
    /// Returns a picture of an area with one pixel for each cell. The values are given row by row.
    QImage image(const std::vector<std::uint32_t>& values, const HeatArea& area,
                 const std::function<HeatMark(HeatCell, std::uint32_t)>& markOf,
                 const Theme& theme) const;

private:
    HeatScale scale_;
    std::function<QString(std::uint32_t)> textOf_;
    QHash<HeatLook, QPixmap> pixmaps_;
};

} // namespace lightsout
