// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "tilings/TilingMap.h"

class QComboBox;
class QPushButton;

namespace lightsout {

/// A card with the kind of boards on the map, the size pointed at, and the export command.
class MapCard : public Card {
    Q_OBJECT

public:
    explicit MapCard(TilingMap& map, QWidget* parent = nullptr);

    /// Writes the table as CSV, atomically.
    bool saveCsv(const QString& path) const;

private:
    void retranslate();
    void refresh();
    void pointAt(std::optional<HeatCell> size);
    void exportTable();
    QString rule() const;

    TilingMap& map_;
    TextLabel* title_ = nullptr;
    TextLabel* text_ = nullptr;
    QComboBox* kind_;
    QLabel* pointed_ = nullptr;
    QPushButton* export_;
};

} // namespace lightsout
