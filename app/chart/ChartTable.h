// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

namespace lightsout {

struct Chart;

/// A window with the values of a chart as a table, one row for each x and one column for each
/// series. It shows the values that the chart had when it was opened, and deletes itself when it is
/// closed.
class ChartTable : public QDialog {
    Q_OBJECT

public:
    explicit ChartTable(const Chart& chart, QWidget* parent);
};

} // namespace lightsout
