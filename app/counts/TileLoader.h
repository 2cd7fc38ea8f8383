// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "map/HeatMap.h"

#include <QTimer>

namespace lightsout {

/// Fills a heat map with the nullities it requests, off the GUI thread, a few tiles at a time. It
/// can be stopped if boards are slow to compute.
class TileLoader : public QObject {
    Q_OBJECT

public:
    /// `map` is the loader's parent.
    explicit TileLoader(HeatMap* map);

    /// Starts over with another family.
    void setCensus(std::shared_ptr<Census> census);
    const std::shared_ptr<Census>& census() const { return census_; }

    /// Returns how many rows and columns the map has.
    std::size_t side() const;

    /// Stops computing until resume() is called or the family changes.
    void stop();
    void resume();
    bool isStopped() const { return isStopped_; }
    /// Returns true if the visible part has taken some time and is not complete.
    bool isSlow() const { return isSlow_; }
    /// Returns the share of the last request that is complete.
    double fraction() const;

    /// Stops working for a hidden map, which will request its tiles again.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// The work has taken a while, has advanced, was stopped or is done.
    void progressed();

private:
    void forget();
    void want(const QList<HeatTile>& tiles);
    void loadNext();
    void setSlow(bool isSlow);

    HeatMap& map_;
    std::shared_ptr<Census> census_;
    QList<HeatTile> wanted_;
    qsizetype asked_ = 0; ///< number of tiles in the map's last request
    bool isStopped_ = false;
    bool isSlow_ = false;
    QTimer clock_; ///< runs while tiles are missing
    Job* job_;
};

} // namespace lightsout
