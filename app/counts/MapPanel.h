// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "controls/EnumBox.h"
#include "controls/Stage.h"
#include "map/HeatFilterBox.h"
#include "map/HeatMap.h"

#include <QTimer>

#include <algorithm>
#include <memory>
#include <optional>

class QCheckBox;

namespace lightsout {

/// Computes the nullities that a heat map requests, off the GUI thread and a few tiles at a time.
/// The computation can be stopped if boards are slow to compute.
class TileLoader : public QObject {
    Q_OBJECT

public:
    /// `map` is the loader's parent.
    explicit TileLoader(HeatMap* map);

    /// Starts over with another family.
    void setCensus(std::shared_ptr<Census> census);
    const std::shared_ptr<Census>& census() const { return census_; }

    /// Returns the number of rows, and of columns, of the map.
    std::size_t side() const;

    /// Stops computing until resume() is called or the family changes.
    void stop();
    void resume();
    bool isStopped() const { return isStopped_; }
    /// Returns true if the visible part has been incomplete for a noticeable time and still is.
    bool isSlow() const { return isSlow_; }
    /// Returns the known fraction of the visible part.
    double fraction() const { return map_.knownFraction(); }

    /// Stops the work when the map is hidden. The map requests its tiles again when it is shown.
    bool eventFilter(QObject* watched, QEvent* event) override;

Q_SIGNALS:
    /// Emitted when the work has lasted for a noticeable time, has advanced, was stopped or is
    /// done.
    void progressed();

private:
    void forget();
    void want(const QList<HeatTile>& tiles, const QList<HeatTile>& later);
    /// Returns the number of requested tiles that are visible and missing.
    qsizetype visibleCount() const { return std::max<qsizetype>(0, wanted_.size() - later_); }
    void loadNext();
    void setSlow(bool isSlow);

    HeatMap& map_;
    std::shared_ptr<Census> census_;
    QList<HeatTile> wanted_;
    qsizetype later_ = 0; ///< number of tiles at the end of `wanted_` that only the overview needs
    bool isStopped_ = false;
    bool isSlow_ = false;
    QTimer clock_; ///< runs while tiles are missing
    Job* job_;
};

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

    /// Shows only the boards of a filter in colour: those with nullity `value`, or the rows in
    /// which all visible boards have one solution, which are computed.
    void setFilter(HeatFilterBox::Choice choice, std::uint32_t value);
    /// Returns a sentence about the visible boards that the filter shows; empty without a filter.
    QString filterSentence() const;

    /// Shows the choice of surface and rule only in desk mode.
    void setStage(Stage stage);

    /// Whether there is another map to compare with this one, and where this one is.
    enum class Place { only, first, second };
    /// Names the place of the map in the names that screen readers read.
    void setPlace(Place place);

Q_SIGNALS:
    void familyChanged();
    /// Emitted when filterSentence() may have changed.
    void filterChanged();

private:
    /// Computes the rows with one solution in the visible part, unless they are known.
    void findRows();
    void readChoice();
    void showChoice(const LatticeFamily& family);
    void nameFields();

    EnumBox<Topology>* topology_;
    EnumBox<Neighbours>* neighbours_;
    QCheckBox* self_;
    QWidget* choice_; ///< controls for surface and neighbours
    HeatMap* map_;
    TileLoader* loader_;
    Place place_ = Place::only;
    HeatFilterBox::Choice filter_ = HeatFilterBox::Choice::all;
    std::optional<HeatArea> rowsKnownFor_; ///< the part for which rows with one solution are known
    QTimer filterTimer_;                   ///< runs until the map rests
    Job rowsJob_{this};
};

} // namespace lightsout
