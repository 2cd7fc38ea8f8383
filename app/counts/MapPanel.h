#pragma once

#include "census/Census.h"
#include "widgets/HeatMap.h"

#include <memory>

class QCheckBox;
class QComboBox;

namespace lightsout {

class TileLoader;

/// A map of nullities with its choice of surface and rule above.
class MapPanel : public QWidget {
    Q_OBJECT

public:
    explicit MapPanel(const LatticeFamily& family, QWidget* parent = nullptr);

    const LatticeFamily& family() const;
    const std::shared_ptr<Census>& census() const;
    HeatMap* map() { return map_; }

Q_SIGNALS:
    void familyChanged();

private:
    void readChoice();

    QComboBox* topology_;
    QComboBox* neighbours_;
    QCheckBox* self_;
    HeatMap* map_;
    TileLoader* loader_;
};

} // namespace lightsout
