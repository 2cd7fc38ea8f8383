#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "widgets/HeatMap.h"

namespace lightsout {

/// Fills a heat map with nullities as it asks for them, off the GUI thread, a few tiles at a time.
class TileLoader : public QObject {
    Q_OBJECT

public:
    /// `map` is the loader's parent.
    explicit TileLoader(HeatMap* map);

    /// Begins anew with another family.
    void setCensus(std::shared_ptr<Census> census);
    const std::shared_ptr<Census>& census() const { return census_; }

private:
    void want(const QList<HeatTile>& tiles);
    void loadNext();

    HeatMap& map_;
    std::shared_ptr<Census> census_;
    QList<HeatTile> wanted_;
    Job* job_;
};

} // namespace lightsout
