// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace lightsout {

class ChartPanel;

/// A menu that saves a chart as a picture or as values, and lets keyboard users show or hide its
/// series.
class ChartMenu : public QMenu {
    Q_OBJECT

public:
    explicit ChartMenu(ChartPanel& panel);

private:
    void fill();
    /// Asks for a file with this suffix and saves the chart to it.
    void save(const QString& suffix);

    ChartPanel& panel_;
};

} // namespace lightsout
