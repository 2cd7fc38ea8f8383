// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Navigator.h"
#include "controls/PartedView.h"
#include "controls/TextSource.h"
#include "map/HeatScale.h"
#include "map/HeatTiles.h"
#include "map/HeatWindow.h"
#include "theme/Theme.h"

#include <QHash>
#include <QImage>
#include <QPixmap>
#include <QTimer>
#include <QWidget>

#include <functional>

class QLayout;
class QPainter;

namespace lightsout {

/// A mark on a cell in addition to its value.
enum class HeatMark { none, bound, right, wrong };

/// The properties that determine how a cell looks.
struct HeatLook {
    std::uint32_t value;
    HeatMark mark;
    std::optional<bool> isShown = {}; ///< whether a filter shows the cell, if there is a filter

    friend bool operator==(const HeatLook&, const HeatLook&) = default;
    friend size_t qHash(const HeatLook& look, size_t seed) {
        return qHashMulti(seed, look.value, static_cast<int>(look.mark),
                          look.isShown ? 1 + int{*look.isShown} : 0);
    }
};

/// Paints cells as squares, with their numbers if the squares are large enough, or as pixels.
class HeatCellPainter {
public:
    void setScale(HeatScale scale);
    /// Sets the function that returns the text shown in a cell for its value.
    void setTextOf(std::function<QString(std::uint32_t)> textOf);
    /// Discards cached pictures, which were painted in other colours or with another font.
    void clear() { pixmaps_.clear(); }

    /// Paints a square of this size at the origin.
    void paint(QPainter& painter, double size, const HeatLook& look, const Theme& theme) const;
    /// Returns a picture of the square that paint() paints. Each look is painted only once as long
    /// as the size stays the same.
    const QPixmap& pixmap(double size, double pixelRatio, const HeatLook& look, const Theme& theme);
    /// Returns a picture of an area with one pixel for each cell. The values are given row by row.
    QImage image(const std::vector<std::uint32_t>& values, const HeatArea& area,
                 const std::function<HeatLook(HeatCell, std::uint32_t)>& lookOf,
                 const Theme& theme) const;
    /// Returns what pixels that cover several cells show. If the scale only has two bands, they
    /// show shares, otherwise the greatest values.
    HeatSummary summary() const;
    /// Returns a picture of such pixels, given row by row. Unknown pixels are transparent. The
    /// colours of shares run from the smallest to the greatest share on the picture.
    QImage summaryImage(HeatSummary summary, const std::vector<std::uint16_t>& pixels, QSize size,
                        const Theme& theme) const;
    /// Returns a picture of the greatest values that uses all colours, whatever the scale.
    QImage overviewImage(const std::vector<std::uint16_t>& pixels, QSize size,
                         const Theme& theme) const;

    /// Returns a picture of the shares of cells that a filter shows. The strongest colour stands
    /// for the greatest share on the picture. A single cell is visible: `greatest` is above 0
    /// there.
    QImage filteredImage(const std::vector<std::uint16_t>& shares,
                         const std::vector<std::uint16_t>& greatest, QSize size,
                         const Theme& theme) const;

private:
    QColor colourOf(const HeatLook& look, const Theme& theme) const;
    QColor mixedColour(double share, const Theme& theme) const;

    HeatScale scale_;
    std::function<QString(std::uint32_t)> textOf_;
    QHash<HeatLook, QPixmap> pixmaps_;
};

/// A table of any size that shows whole numbers as colours. Dragging pans; the wheel and the keys
/// "+" and "−" zoom; the key "0" shows everything. Cells that are large enough show their numbers.
/// If cells are smaller than a pixel, each pixel shows the greatest value that it covers, or the
/// share of values above 0: see HeatCellPainter::summary().
///
/// The values are supplied tile by tile in response to tilesNeeded(). Cells are pointed at with the
/// mouse or the arrow keys; a click chooses one, a double click or the return key opens it. Rows
/// run downwards and columns from left to right in every language.
class HeatMap : public QWidget, public Navigable, public TextSource, public PartedView {
    Q_OBJECT

public:
    explicit HeatMap(QWidget* parent = nullptr);

    /// Sets a new table without known values. Tiles are `tileSide` cells wide and high; the last
    /// ones in each direction may be smaller.
    void setTable(std::size_t rows, std::size_t columns, std::size_t tileSide);
    /// Returns the cells of a tile.
    HeatArea areaOf(HeatTile tile) const { return tiles_.areaOf(tile); }
    /// Sets the values of areaOf(tile), row by row.
    void setTile(HeatTile tile, std::vector<std::uint32_t> values);
    /// Returns the missing tiles of the visible part, beginning with the middle ones.
    QList<HeatTile> missingTiles() const;
    /// Returns the fraction of the tiles of the visible part that are known.
    double knownFraction() const;
    /// Returns the missing tiles of the overview that are not visible, once the mouse or a key has
    /// been used on the map: an overview is not worth seconds of work to those who only pass by.
    QList<HeatTile> missingOverview() const;

    void setScale(HeatScale scale);
    /// Sets the function that returns the text of a value in cells and descriptions. Without a
    /// function, the value itself is shown.
    void setTextOf(std::function<QString(std::uint32_t)> textOf);
    /// Sets the function that returns the mark of a cell by its row, column and value. Without a
    /// function, no cell is marked.
    void setMarks(std::function<HeatMark(HeatCell, std::uint32_t)> markOf);

    /// Shows only the cells of a filter in colour, or all cells.
    void setFilter(std::optional<HeatFilter> filter);
    const std::optional<HeatFilter>& filter() const { return filter_; }
    /// Counts the known cells of the visible part, and those with the value of the filter. If a
    /// pixel shows several blocks of cells, blocks that are partly visible count as a whole.
    HeatCount shownCount() const;

    std::optional<std::uint32_t> valueAt(HeatCell cell) const { return tiles_.valueAt(cell); }
    /// Returns the cell under the mouse, or else the chosen one.
    std::optional<HeatCell> pointed() const { return hovered_ ? hovered_ : chosen_; }
    /// Chooses a cell and makes it visible. Emits pointedAt() and viewMoved().
    void choose(std::optional<HeatCell> cell);

    /// Marks a cell as if the mouse were over it, and emits pointedAt().
    void point(std::optional<HeatCell> cell) { setHovered(cell); }

    /// Paints the visible part without the ring around the cell pointed at. Cells are painted as
    /// shapes and text if they are large enough.
    void paintPicture(QPainter& painter);
    /// Returns the visible part as text, with one line per row and tabs between the cells. Unknown
    /// cells are empty.
    QString shownText() const override;

    const HeatWindow& window() const { return window_; }
    /// Returns the number of cells that a pixel covers in each direction, rounded up.
    std::size_t cellsPerPixel() const;
    void showFirst(std::size_t count);
    void showAll();
    void zoomBy(double factor, QPointF fixed) override;
    QRectF contentRect() const override;
    QRectF visibleRect() const override { return window_.plot(); }
    QRectF uncoveredRect() const override { return contentRect() & window_.plot(); }
    void moveContent(QPointF pixels) override;
    void cancelDrag() override;
    void zoomIn() override { zoomBy(keyZoom, window_.plot().center()); }
    void zoomOut() override { zoomBy(1 / keyZoom, window_.plot().center()); }
    void zoomToFit() override { showAll(); }
    void paintOverview(QPainter& painter, const QRectF& area) const override;
    /// Moves the zoom buttons and the overview, which lie on the map otherwise, into a layout.
    void moveNavigator(QLayout& layout);
    /// Shows the same part as another map. Does not emit viewMoved().
    void showLike(const HeatMap& other);

    /// The parts are the visible cells, row by row.
    std::size_t partCount() const override;
    QString partName(std::size_t part) const override { return nameOf(cellOf(part)); }
    QRectF partRect(std::size_t part) const override { return window_.cellRect(cellOf(part)); }
    std::optional<std::size_t> partAt(QPointF place) const override {
        return partOf(window_.cellAt(place));
    }
    std::optional<std::size_t> currentPart() const override { return partOf(pointed()); }
    QString partActionName(std::size_t /*part*/) const override { return tr("Open this board"); }
    void pressPart(std::size_t part) override { Q_EMIT opened(cellOf(part)); }

    QSize sizeHint() const override { return {640, 600}; }
    QSize minimumSizeHint() const override { return {180, 200}; }

Q_SIGNALS:
    /// Emitted when tiles have become visible while the map is shown, or when the table has
    /// changed. `later` are the tiles that only the overview needs. Tiles that were requested
    /// earlier and are not listed are no longer needed.
    void tilesNeeded(const QList<lightsout::HeatTile>& tiles,
                     const QList<lightsout::HeatTile>& later);
    /// Emitted when the map has been zoomed or moved to another part.
    void viewMoved();
    /// Emitted when values of the visible part have become known.
    void valuesKnown();
    void pointedAt(std::optional<lightsout::HeatCell> cell);
    void opened(lightsout::HeatCell cell);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    static constexpr double keyZoom = 1.25;

    HeatLook lookOf(HeatCell cell, std::uint32_t value) const;
    /// Returns the value of a cell as text, if it is known.
    std::optional<QString> textAt(HeatCell cell) const;
    void viewChanged();
    void placePlot();
    void looksChanged();
    /// Returns whether the map is painted from summaries of blocks.
    bool isCoarse() const;
    bool isOverviewCoarse() const;
    /// Returns the cells of the pixel at a position; a single cell if cells are larger than pixels.
    std::optional<HeatArea> cellsAt(QPointF position) const;
    /// Returns the cell at a position: if a pixel covers several, the first one with the greatest
    /// known value.
    std::optional<HeatCell> cellAt(QPointF position) const;
    void hoverAt(QPointF position);
    void setUsed();
    void setHovered(std::optional<HeatCell> cell);
    void reportPointed();
    void describePointed();
    QString nameOf(HeatCell cell) const;
    HeatCell cellOf(std::size_t part) const;
    /// Returns the part for a cell, if the cell is visible.
    std::optional<std::size_t> partOf(std::optional<HeatCell> cell) const;

    /// Paints the table; `paintCell` paints a known cell.
    void paintTable(QPainter& painter, const Theme& theme,
                    const std::function<void(const QRectF&, const HeatLook&)>& paintCell);
    void paintCells(const HeatArea& area,
                    const std::function<void(const QRectF&, const HeatLook&)>& paintCell);
    void paintImages(QPainter& painter, const Theme& theme, const HeatArea& area);
    void paintPixels(QPainter& painter, const Theme& theme);
    /// Returns a picture of the cells that the filter shows, for an area of the table that begins
    /// at `origin` and has `cells` cells per pixel.
    QImage filteredImage(bool isCoarse, QPointF origin, double cells, QSize size,
                         const Theme& theme) const;

    HeatWindow window_;
    Navigator* navigator_;
    HeatTiles tiles_;
    HeatCellPainter cells_;
    Theme paintedIn_; ///< theme of the cached pictures of cells
    std::function<HeatMark(HeatCell, std::uint32_t)> markOf_;
    std::function<QString(std::uint32_t)> textOf_;
    std::optional<HeatFilter> filter_;
    std::optional<HeatCell> hovered_;
    QPointF hoverPosition_;
    bool isUsed_ = false; ///< whether the mouse or a key has been used on the map
    std::optional<HeatCell> chosen_;
    std::optional<QPointF> grabbed_; ///< where the mouse was pressed or last dragged to
    bool isDragging_ = false;
    QTimer asking_;
};

} // namespace lightsout
