#pragma once

#include "game/Game.h"

#include <QImage>
#include <QWidget>

#include <optional>
#include <vector>

namespace lightsout {

/// What is marked in a matrix that is being eliminated. Rows and columns count from 0.
struct MatrixMarks {
    std::optional<std::size_t> source; ///< the row that was added
    std::optional<std::size_t> target; ///< the row it was added to
    std::optional<std::size_t> column; ///< the column being cleared
    std::vector<std::size_t> pivots;   ///< of the first rows
};

/// The influence matrix beside the lights to change, [A | d], as coloured cells.
///
/// Row v begins as the equation of light v; column u is the press of vertex u. Small entries are
/// drawn as a picture with a point for each 1.
class MatrixView : public QWidget {
    Q_OBJECT

public:
    /// The most vertices whose matrix is drawn.
    static constexpr std::size_t mostVertices = 250'000;
    /// The most joined pairs of vertices, so that drawing them takes less than a frame.
    static constexpr std::size_t mostEdges = 500'000;

    explicit MatrixView(QWidget* parent = nullptr);

    /// Shows [A | d] with its marks.
    void setMatrix(const BitMatrix& matrix, MatrixMarks marks);
    /// Shows the matrix of a large board without ever holding it.
    void setGame(const Game& game);
    void setPointedRow(std::optional<std::size_t> row);
    void setPointedColumn(std::optional<std::size_t> column);

    /// Where entry (row, column) is drawn; column N is the right-hand side.
    QRectF entryRect(std::size_t row, std::size_t column) const;

    QSize sizeHint() const override { return {620, 560}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

Q_SIGNALS:
    void rowPointedAt(std::optional<std::size_t> row);
    /// The head of a column is pointed at.
    void columnPointedAt(std::optional<std::size_t> column);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Sizes in pixels for the present widget size.
    struct Layout {
        double cell;
        QPointF corner; ///< of entry (0, 0)
        double barGap;  ///< between A and d
    };
    Layout layout() const;
    bool isDrawable() const;
    void setOrder(std::size_t order);
    void paintRowBand(QPainter& painter, std::size_t row, const QColor& colour) const;
    void paintColumnBand(QPainter& painter, std::size_t column) const;
    void paintBands(QPainter& painter) const;
    void paintHeads(QPainter& painter) const;
    void paintEntries(QPainter& painter) const;
    void paintEntry(QPainter& painter, std::size_t row, std::size_t column, bool value) const;
    void paintPivots(QPainter& painter) const;
    void paintImages(QPainter& painter) const;
    void startImages();
    void addToImage(std::size_t row, std::size_t column);

    std::size_t order_ = 0; ///< rows, and columns left of the bar
    BitMatrix matrix_;      ///< empty for a large board
    Rule rule_;             ///< of a large board
    MatrixMarks marks_;
    QImage image_;     ///< with a pixel or less for each entry
    QImage rightSide_; ///< one pixel wide
    std::optional<std::size_t> pointedRow_;
    std::optional<std::size_t> pointedColumn_;
};

} // namespace lightsout
