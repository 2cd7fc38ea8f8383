#pragma once

#include "game/Game.h"

#include <QImage>
#include <QWidget>

#include <optional>

namespace lightsout {

/// The influence matrix beside the lights to change, [A | d], as coloured cells.
///
/// Row v is the equation of light v, column u the press of vertex u. Large matrices are drawn as a
/// picture with a point for each 1.
class MatrixView : public QWidget {
    Q_OBJECT

public:
    /// The most vertices whose matrix is drawn.
    static constexpr std::size_t mostVertices = 250'000;

    explicit MatrixView(QWidget* parent = nullptr);

    void setGame(const Game& game);
    /// Lights up the vertex's row and column.
    void setPointedAt(std::optional<Vertex> vertex);

    /// Where entry (row, column) is drawn; column vertexCount() is the right-hand side.
    QRectF entryRect(std::size_t row, std::size_t column) const;

    QSize sizeHint() const override { return {620, 560}; }
    QSize minimumSizeHint() const override { return {260, 220}; }

Q_SIGNALS:
    /// A row, or the head of a column, is pointed at.
    void pointedAt(std::optional<lightsout::Vertex> vertex);

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
    void paintBands(QPainter& painter) const;
    void paintHeads(QPainter& painter) const;
    void paintEntries(QPainter& painter) const;
    void paintImage(QPainter& painter);
    void paintEntry(QPainter& painter, std::size_t row, std::size_t column, bool value) const;

    Game game_;
    BitVector difference_;
    QImage image_; ///< of a large matrix, a pixel or less for each entry
    std::optional<Vertex> pointedAt_;
};

} // namespace lightsout
