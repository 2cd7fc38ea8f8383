// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace lightsout {

class ChartPanel;

/// Saves a chart as a picture or as values, and shows and hides its series by keyboard.
class ChartMenu : public QMenu {
    Q_OBJECT

public:
    explicit ChartMenu(ChartPanel& panel);

private:
    void fill();
    /// Asks for a file with this suffix.
    void save(const QString& suffix);

    ChartPanel& panel_;
};

} // namespace lightsout
