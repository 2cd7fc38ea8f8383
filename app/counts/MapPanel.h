// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/Census.h"
#include "controls/Stage.h"
#include "map/HeatMap.h"

#include <memory>

class QCheckBox;
class QComboBox;

namespace lightsout {

class TileLoader;

/// A map of nullities with a choice of surface and rule above it.
class MapPanel : public QWidget {
    Q_OBJECT

public:
    explicit MapPanel(const LatticeFamily& family, QWidget* parent = nullptr);

    const LatticeFamily& family() const;
    void setFamily(const LatticeFamily& family);
    const std::shared_ptr<Census>& census() const;
    HeatMap* map() { return map_; }
    TileLoader* loader() { return loader_; }

    /// Shows the choice of surface and rule only in desk mode.
    void setStage(Stage stage);

Q_SIGNALS:
    void familyChanged();

private:
    void readChoice();
    void showChoice(const LatticeFamily& family);

    QComboBox* topology_;
    QComboBox* neighbours_;
    QCheckBox* self_;
    QWidget* choice_; ///< controls for surface and neighbours
    HeatMap* map_;
    TileLoader* loader_;
};

} // namespace lightsout
