// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "map/HeatScale.h"

#include <QWidget>

namespace lightsout {

/// The legend of a heat map's colours: a bar for each band, with its name below.
class HeatLegend : public QWidget {
    Q_OBJECT

public:
    explicit HeatLegend(QWidget* parent = nullptr);

    void setScale(HeatScale scale);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {160, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    HeatScale scale_;
};

} // namespace lightsout
