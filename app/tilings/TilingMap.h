// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "graph/Lattice.h"
#include "map/HeatMap.h"

#include <array>

namespace lightsout {

/// Which boards have tilings, and how many: a heat map over rows and columns for each of a few
/// kinds of boards, computed bit by bit while somebody looks.
class TilingMap : public QWidget {
    Q_OBJECT

public:
    enum class Kind { rectangles, cylinders, tori, kings };
    static constexpr std::size_t kinds = 4;
    /// Boards are looked at up to this many rows and columns.
    static constexpr std::size_t side = 40;

    explicit TilingMap(QWidget* parent = nullptr);

    void setKind(Kind kind);
    Kind kind() const { return kind_; }
    static Lattice board(Kind kind, HeatCell size);

    /// How many tilings a board of the present kind has, where that is known already.
    std::optional<std::uint32_t> countOf(HeatCell size) const;
    /// How much of the present kind is known, 0 to 1.
    double fraction() const;

    /// The present kind's table: the numbers of columns in the first line, then a line for each
    /// number of rows, which comes first. Empty where a count is not known.
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

    /// Works on the first part of the present kind that is not known.
    void computeNext();

    HeatMap* map_;
    Job job_{this};
    Kind kind_ = Kind::rectangles;
    /// The counts of each kind, tile by tile, as far as they are known.
    std::array<std::vector<std::vector<std::uint32_t>>, kinds> tiles_;
};

} // namespace lightsout
