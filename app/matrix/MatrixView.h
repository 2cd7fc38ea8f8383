// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Navigator.h"
#include "controls/PartedView.h"
#include "controls/TextSource.h"
#include "game/Game.h"
#include "matrix/MatrixPainter.h"
#include "theme/Theme.h"

#include <QWidget>

namespace lightsout {

/// The headers next to and above a matrix. See MatrixScene.
struct MatrixHeads {
    std::vector<QString> rowSymbols;
    std::vector<QString> columnSymbols;
    std::vector<QString> rowNames = {};
    std::vector<QString> columnNames = {};
};

/// A view that shows the influence matrix with the lights to change, or another matrix [A | B], as
/// coloured cells.
///
/// The wheel and the keys "+", "−" and "0" zoom, and dragging pans; headers stay visible. Small
/// entries are drawn as a picture with a pixel for each 1. If rows are movable, dragging a row onto
/// another one requests that it be added there, and dragging it onto the edge of another one
/// requests that the two be swapped. With the keyboard, Up and Down point at rows, and Left and
/// Right move a cursor along the row; Space lifts the row pointed at, Return adds it to the target,
/// and S swaps the two.
class MatrixView : public QWidget, public Navigable, public TextSource, public PartedView {
    Q_OBJECT

public:
    /// The maximum number of vertices of a matrix that is drawn.
    static constexpr std::size_t maxVertices = 250'000;
    /// The maximum number of edges of a board whose matrix is drawn. Up to this number, drawing
    /// takes less time than a frame.
    static constexpr std::size_t maxEdges = 500'000;

    explicit MatrixView(QWidget* parent = nullptr);

    /// Sets the headers of matrices that are set later. Headers for another shape are ignored.
    void setHeads(MatrixHeads heads);
    /// Sets whether the names of the rows are shown; space for them is always reserved.
    void setRowNamesShown(bool shown);
    /// Shows a matrix with a bar after its first `columns` columns, and its marks. `film` is the
    /// share of the marked operation that is shown; see MatrixScene.
    void setMatrix(const BitMatrix& matrix, std::size_t columns, MatrixMarks marks,
                   double film = 1);
    void setFilm(double film);
    double film() const { return scene_.film; }
    /// Returns true if operations can be filmed: the view is visible and may move, and its entries
    /// are large enough.
    bool canFilm() const;
    /// Shows [A | d] of a large board without storing it. A has a row for each light and a column
    /// for each button.
    void setGame(const Game& game);
    void setPointedRow(std::optional<std::size_t> row);
    void setPointedColumn(std::optional<std::size_t> column);
    void setRowsMovable(bool movable);

    /// Returns the entries; empty for the matrix of a large board, which is shown only as a
    /// picture.
    QString shownText() const override;

    QRectF contentRect() const override { return geometry_.matrixRect(); }
    QRectF uncoveredRect() const override { return geometry_.matrixRect(); }
    QRectF visibleRect() const override { return geometry_.area(); }
    void moveContent(QPointF pixels) override;
    void cancelDrag() override;
    void zoomBy(double factor, QPointF fixed) override;
    void zoomIn() override { zoomBy(1.25, rect().center()); }
    void zoomOut() override { zoomBy(0.8, rect().center()); }
    void zoomToFit() override;

    /// The parts are the entries, row by row; a matrix that is shown only as a picture has none.
    std::size_t partCount() const override {
        return scene_.matrix.rows() * geometry_.totalColumns();
    }
    QString partName(std::size_t part) const override;
    QRectF partRect(std::size_t part) const override;
    std::optional<std::size_t> partAt(QPointF place) const override;
    /// Returns the entry with the cursor, or the first entry of the row if only a row is pointed
    /// at.
    std::optional<std::size_t> currentPart() const override;
    std::size_t partColumns() const override { return geometry_.totalColumns(); }
    /// Return the text next to a row or above a column: "R₅", with the name of the cell if it adds
    /// information; without headers, its number.
    QString partRowName(std::size_t row) const override;
    QString partColumnName(std::size_t column) const override;

    /// Sets whether digits are as large as the entries allow, as in wall mode.
    void setLargeDigits(bool isLarge);
    /// Return the size of the headers and of the digits in pixels.
    double headPixels() const { return geometry_.headPixels(); }
    int digitSize() const { return digitPixels(geometry_.cell(), scene_); }

    /// Returns the rectangle in which an entry is drawn. The columns to the right of the bar follow
    /// those to its left.
    QRectF entryRect(std::size_t row, std::size_t column) const {
        return geometry_.entryRect(row, column);
    }

    QSize sizeHint() const override { return {620, 560}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

Q_SIGNALS:
    void rowPointedAt(std::optional<std::size_t> row);
    /// Emitted when the header of a column is pointed at.
    void columnPointedAt(std::optional<std::size_t> column);
    void additionRequested(std::size_t source, std::size_t target);
    void swapRequested(std::size_t a, std::size_t b);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    bool isDrawable() const;
    /// Returns true if rows can be moved. The matrix of a large board also has rows, but they can't
    /// be moved.
    bool canMoveRows() const { return areRowsMovable_ && scene_.matrix.rows() > 0; }
    void describe();
    /// Returns a description of the row pointed at, or else of the whole matrix.
    QString description() const;
    void refreshHeads();
    void refreshImages(const Theme& theme);
    void point(QPointF place);
    void pointAtNext(int step);
    /// Moves the cursor along the row pointed at.
    void readNextColumn(int step);
    void lift(std::optional<std::size_t> row);
    /// Ends lifting, and announces it.
    void putBack();
    /// Announces a text whose %1 is replaced with the number of the lifted row.
    void announceLifted(const QString& text) const;
    void holdOver(QPointF place);
    void drop(std::size_t target, bool isSwap);

    MatrixGeometry geometry_;
    Navigator* navigator_;
    MatrixScene scene_;
    MatrixHeads heads_;
    Rule rule_; ///< rule of a large board
    BitVector difference_;
    bool areImagesStale_ = true;
    Theme imagesIn_;
    bool areRowNamesShown_ = true;
    bool areRowsMovable_ = false;
    bool isPanning_ = false;
    bool isDraggingRow_ = false;
    QPointF dragFrom_;
};

} // namespace lightsout
