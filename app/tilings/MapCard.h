// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "controls/Card.h"
#include "controls/EnumBox.h"
#include "graph/Lattice.h"
#include "map/HeatFilterBox.h"
#include "map/HeatMap.h"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

class QPushButton;

namespace lightsout {

/// A heat map over rows and columns that shows which boards have tilings, and how many. There is a
/// map for each of a few kinds of boards. The maps are computed gradually while this widget is
/// visible.
class TilingMap : public QWidget {
    Q_OBJECT

public:
    enum class Kind { rectangles, cylinders, tori, kings };
    static constexpr std::size_t kinds = 4;
    /// The maximum number of rows and columns of the boards that are examined.
    static constexpr std::size_t side = 40;

    explicit TilingMap(QWidget* parent = nullptr);

    void setKind(Kind kind);
    Kind kind() const { return kind_; }
    static Lattice board(Kind kind, HeatCell size);

    /// Returns the number of tilings of a board of the current kind, or nullopt if it is not known
    /// yet.
    std::optional<std::uint32_t> countOf(HeatCell size) const;
    /// Returns the fraction of the current kind's table that is known, 0 to 1.
    double fraction() const;

    /// Shows only the sizes of a filter in colour: those with `value` tilings, or the rows in which
    /// each board has a tiling.
    void setFilter(HeatFilterBox::Choice choice, std::uint32_t value);
    /// Returns the rows of the current kind in which each board is known to have a tiling.
    std::vector<std::size_t> rowsWithTilings() const;
    /// Returns the sizes of the current kind with this number of tilings, row by row.
    std::vector<HeatCell> sizesWith(std::uint32_t count) const;

    /// Moves the zoom buttons and the overview, which cover cells otherwise, into a layout.
    void moveNavigator(QLayout& layout) { map_->moveNavigator(layout); }

    /// Returns the table of the current kind as CSV. The first line contains the numbers of
    /// columns. Each other line contains the number of rows and then the counts; unknown counts are
    /// empty.
    QString csv() const;

Q_SIGNALS:
    void pointedAt(std::optional<lightsout::HeatCell> size);
    void opened(lightsout::HeatCell size);
    void progressed();

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    static constexpr std::size_t tileSide = 8;
    static constexpr std::size_t tilesPerSide = side / tileSide;

    /// Computes the first unknown part of the current kind's table.
    void computeNext();

    HeatMap* map_;
    Job job_{this};
    Kind kind_ = Kind::rectangles;
    HeatFilterBox::Choice filter_ = HeatFilterBox::Choice::all;
    std::uint32_t filteredValue_ = 0;
    /// The known counts of each kind, tile by tile.
    std::array<std::vector<std::vector<std::uint32_t>>, kinds> tiles_;
};

/// A card with the kind of boards on the map, the size pointed at, and the export command.
class MapCard : public Card {
    Q_OBJECT

public:
    explicit MapCard(TilingMap& map, QWidget* parent = nullptr);

    /// Writes the table as CSV, atomically.
    bool saveCsv(const QString& path) const;

private:
    void refresh();
    void refreshFilter();
    void pointAt(std::optional<HeatCell> size);
    /// Returns why a size has no tiling if a count of its lights shows it.
    QString causeText(HeatCell size) const;
    QString othersText(HeatCell size, std::uint32_t count) const;
    void exportTable();
    QString rule() const;

    TilingMap& map_;
    TextLabel* text_ = nullptr;
    EnumBox<TilingMap::Kind>* kind_;
    QLabel* pointed_ = nullptr;
    TextLabel* others_ = nullptr;
    HeatFilterBox* filter_;
    QPushButton* export_;
};

} // namespace lightsout
