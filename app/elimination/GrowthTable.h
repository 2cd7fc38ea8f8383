// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/MethodCosts.h"

#include <QTableWidget>

namespace lightsout {

/// A table with the operations and times of both methods, and those of brute force, for squares.
/// Ctrl+C copies it for a spreadsheet.
class GrowthTable : public QTableWidget {
    Q_OBJECT

public:
    explicit GrowthTable(QWidget* parent = nullptr);

    void setGrowth(const std::vector<SideCosts>& growth);

    QSize sizeHint() const override { return {480, 190}; }
    QSize minimumSizeHint() const override { return {240, 130}; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();

    std::vector<SideCosts> growth_;
};

} // namespace lightsout
