// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "graph/Lattice.h"
#include "map/HeatMap.h"

#include <array>

namespace lightsout {

/// Shows which boards have tilings, and how many: a heat map over rows and columns for each of a
/// few kinds of boards, computed gradually while it is visible.
class TilingMap : public QWidget {
    Q_OBJECT

public:
    enum class Kind { rectangles, cylinders, tori, kings };
    static constexpr std::size_t kinds = 4;
    /// Boards are examined up to this many rows and columns.
    static constexpr std::size_t side = 40;

    explicit TilingMap(QWidget* parent = nullptr);

    void setKind(Kind kind);
    Kind kind() const { return kind_; }
    static Lattice board(Kind kind, HeatCell size);

    /// Returns the number of tilings of a board of the current kind, if already known.
    std::optional<std::uint32_t> countOf(HeatCell size) const;
    /// Returns how much of the current kind is known, 0 to 1.
    double fraction() const;

    /// Returns the current kind's table: the numbers of columns in the first line, then a line for
    /// each number of rows, which comes first. Unknown counts are empty.
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

    /// Computes the first unknown part of the current kind.
    void computeNext();

    HeatMap* map_;
    Job job_{this};
    Kind kind_ = Kind::rectangles;
    /// The known counts of each kind, tile by tile.
    std::array<std::vector<std::vector<std::uint32_t>>, kinds> tiles_;
};

} // namespace lightsout
