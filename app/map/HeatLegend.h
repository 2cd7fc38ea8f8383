// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatScale.h"

#include <QWidget>

namespace lightsout {

/// The legend of a heat map's colours: a bar for each band, with its name below. If names would
/// have to be much smaller than other texts, the bands are in two rows.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setScale(HeatScale scale);

    QSize sizeHint() const override { return {usualWidth, heightForWidth(usualWidth)}; }
    QSize minimumSizeHint() const override { return {160, heightForWidth(usualWidth)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int usualWidth = 360;

    /// Returns the number of bands in a row of this width.
    std::size_t columnsIn(int width) const;
    /// Returns the fraction of their usual size that the names need in a row of this width.
    double nameShare(int width, std::size_t columns) const;

    HeatScale scale_;
};

} // namespace lightsout
