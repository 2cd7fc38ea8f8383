// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatWindow.h"

#include <QCoreApplication>

namespace lightsout {

/// The visible cells of a map, as parts for screen readers, row by row.
class HeatParts {
    Q_DECLARE_TR_FUNCTIONS(lightsout::HeatParts)

public:
    explicit HeatParts(const HeatWindow& window) : window_(window) {}

    std::size_t count() const;
    HeatCell cell(std::size_t part) const;
    QRectF rect(std::size_t part) const { return window_.cellRect(cell(part)); }
    /// Returns the part for a cell, if the cell is visible.
    std::optional<std::size_t> of(std::optional<HeatCell> cell) const;
    std::optional<std::size_t> at(QPointF position) const { return of(window_.cellAt(position)); }

    /// Returns the name of a cell. `value` is nullopt if it is not known yet.
    static QString name(HeatCell cell, const std::optional<QString>& value);

private:
    const HeatWindow& window_;
};

} // namespace lightsout
