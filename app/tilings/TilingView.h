#pragma once

#include "tilings/TilingPainter.h"

#include <QWidget>

namespace lightsout {

/// A board whose presses are drawn as coloured tiles, for grids and drawn graphs alike.
///
/// Shows what it is given and says what was touched. Click or arrow keys and space touch a vertex;
/// the wheel and + - 0 zoom; dragging with the middle button pans.
class TilingView : public QWidget {
    Q_OBJECT

public:
    explicit TilingView(QWidget* parent = nullptr);

    /// An empty board.
    void setRule(const Rule& rule);
    const Rule& rule() const { return scene_.rule; }

    /// Shows these presses. Tiles already there keep their colours if `keepsColours`, else as few
    /// colours as possible are used.
    void setPresses(const BitVector& presses, bool keepsColours);
    const TilingScene& scene() const { return scene_; }

    /// Marks where a press is possible, and lights that can't change any more.
    void setShowsPossible(bool shows);
    void setDeadEnd(std::optional<Vertex> light);
    void setHint(std::optional<Vertex> vertex);
    void setPointedAt(std::optional<Vertex> vertex);

    QRectF cellRect(Vertex vertex) const { return geometry_.cellRect(vertex); }

    QSize sizeHint() const override { return {600, 600}; }
    QSize minimumSizeHint() const override { return {260, 260}; }

Q_SIGNALS:
    void pressed(lightsout::Vertex vertex);
    void pointedAt(std::optional<lightsout::Vertex> vertex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

private:
    void moveCursor(int dx, int dy);
    void zoomBy(double factor, QPointF fixed);
    void describe();

    BoardGeometry geometry_;
    TilingScene scene_;
    Vertex cursor_ = 0; ///< where the arrow keys are
    QPointF dragFrom_;
};

} // namespace lightsout
