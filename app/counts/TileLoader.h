// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "map/HeatMap.h"

#include <QTimer>

namespace lightsout {

/// Fills a heat map with nullities as it asks for them, off the GUI thread, a few tiles at a time.
/// Where boards are slow to compute, it can be stopped.
class TileLoader : public QObject {
    Q_OBJECT

public:
    /// `map` is the loader's parent.
    explicit TileLoader(HeatMap* map);

    /// Begins anew with another family.
    void setCensus(std::shared_ptr<Census> census);
    const std::shared_ptr<Census>& census() const { return census_; }

    /// How many rows and columns the map has.
    std::size_t side() const;

    /// Computes nothing more until resume(), or for another family.
    void stop();
    void resume();
    bool isStopped() const { return isStopped_; }
    /// True when what is seen has taken some time, and is not complete.
    bool isSlow() const { return isSlow_; }
    /// How much of what was last asked for is there.
    double fraction() const;

    /// Stops working for a map that is hidden; it will ask again.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// For a while at work, further on with it, stopped or done.
    void progressed();

private:
    void forget();
    void want(const QList<HeatTile>& tiles);
    void loadNext();
    void setSlow(bool isSlow);

    HeatMap& map_;
    std::shared_ptr<Census> census_;
    QList<HeatTile> wanted_;
    qsizetype asked_ = 0; ///< tiles, when the map last asked
    bool isStopped_ = false;
    bool isSlow_ = false;
    QTimer clock_; ///< runs while tiles are missing
    Job* job_;
};

} // namespace lightsout
