// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"
#include "gf2/EliminationState.h"
#include "look/Navigator.h"
#include "look/PartedView.h"
#include "look/TextSource.h"
#include "look/Theme.h"
#include "matrix/MatrixParts.h"

#include <QVariantAnimation>
#include <QWidget>

namespace lightsout {

/// What stands beside and above a matrix. See MatrixScene.
struct MatrixHeads {
    std::vector<QString> rowSymbols;
    std::vector<QString> columnSymbols;
    std::vector<QString> rowNames = {};
    std::vector<QString> columnNames = {};
};

/// The influence matrix beside the lights to change, or another matrix of the kind [A | B], as
/// coloured cells.
///
/// The wheel and + − 0 zoom, dragging pans; heads stay in sight. Small entries are drawn as a
/// picture with a point for each 1. Where rows can be moved, dragging one onto another asks for it
/// to be added there, and onto the edge of another for the two to change places; with the keyboard,
/// space lifts the row pointed at, and return or S drops it so.
class MatrixView : public QWidget, public Navigable, public TextSource, public PartedView {
    Q_OBJECT

public:
    /// The most vertices whose matrix is drawn.
    static constexpr std::size_t maxVertices = 250'000;
    /// The most joined pairs of vertices, so that drawing them takes less than a frame.
    static constexpr std::size_t maxEdges = 500'000;

    explicit MatrixView(QWidget* parent = nullptr);

    /// The heads of the matrices to come. Those of another shape are left out.
    void setHeads(MatrixHeads heads);
    /// Whether the names of the rows are written; there is always room for them.
    void setRowNamesShown(bool shown);
    /// Shows a matrix with a bar after its first `columns` columns, and its marks. `flashes`: the
    /// entries marked as changed light up for a moment.
    void setMatrix(const BitMatrix& matrix, std::size_t columns, MatrixMarks marks,
                   bool flashes = false);
    /// Shows the matrix of a large board without ever holding it.
    void setGame(const Game& game);
    void setPointedRow(std::optional<std::size_t> row);
    void setPointedColumn(std::optional<std::size_t> column);
    void setRowsMovable(bool movable);
    /// Whether the matrix is one that is being eliminated, and not what came out of another.
    void setBeingEliminated(bool isEliminated) { isBeingEliminated_ = isEliminated; }
    /// How far the elimination has come, of the columns left of the bar; nothing if the matrix is
    /// not being eliminated.
    std::optional<EliminationState> elimination() const;
    void setAnimated(bool animated) { isAnimated_ = animated; }

    /// The entries; empty for a board's whole matrix, of which only a picture is shown.
    QString shownText() const override;

    QRectF contentRect() const override { return geometry_.matrixRect(); }
    QRectF visibleRect() const override { return geometry_.area(); }
    void moveContent(QPointF pixels) override;
    void zoomBy(double factor, QPointF fixed) override;
    void zoomIn() override { zoomBy(1.25, rect().center()); }
    void zoomOut() override { zoomBy(0.8, rect().center()); }
    void zoomToFit() override;

    /// The entries row by row; none of a board's whole matrix.
    std::size_t partCount() const override { return parts().count(); }
    QString partName(std::size_t part) const override { return parts().name(part); }
    QRectF partRect(std::size_t part) const override { return parts().rect(part); }
    std::optional<std::size_t> partAt(QPointF place) const override { return parts().at(place); }
    std::optional<std::size_t> currentPart() const override { return parts().current(); }
    std::size_t partColumns() const override { return geometry_.totalColumns(); }
    QString partRowName(std::size_t row) const override { return parts().rowName(row); }
    QString partColumnName(std::size_t column) const override { return parts().columnName(column); }

    /// Writes digits as large as entries allow, for a wall.
    void setLargeDigits(bool isLarge);
    /// The size in which digits are written, in pixels.
    int digitSize() const { return digitPixels(geometry_.cell(), scene_); }

    /// Where entry (row, column) is drawn; the columns behind the bar follow those before it.
    QRectF entryRect(std::size_t row, std::size_t column) const {
        return geometry_.entryRect(row, column);
    }

    QSize sizeHint() const override { return {620, 560}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

Q_SIGNALS:
    void rowPointedAt(std::optional<std::size_t> row);
    /// The head of a column is pointed at.
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
    /// A picture of a rule has rows too, which nobody can move.
    bool canMoveRows() const { return areRowsMovable_ && scene_.matrix.rows() > 0; }
    MatrixParts parts() const { return {geometry_, scene_}; }
    void describe();
    void refreshHeads();
    void refreshImages(const Theme& theme);
    void point(QPointF place);
    void pointAtNext(int step);
    void lift(std::optional<std::size_t> row);
    void holdOver(QPointF place);
    void drop(std::size_t target, bool isSwap);

    MatrixGeometry geometry_;
    Navigator* navigator_;
    MatrixScene scene_;
    MatrixHeads heads_;
    Rule rule_; ///< of a large board
    BitVector difference_;
    QVariantAnimation flash_;
    bool isAnimated_ = true;
    bool areImagesStale_ = true;
    Theme imagesIn_;
    bool areRowNamesShown_ = true;
    bool areRowsMovable_ = false;
    bool isBeingEliminated_ = false;
    bool isPanning_ = false;
    bool isDraggingRow_ = false;
    QPointF dragFrom_;
};

} // namespace lightsout
