// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRectF>

#include <optional>

class QPainter;
class QScrollBar;
class QToolButton;

namespace lightsout {

/// A view whose content can be zoomed and moved.
class Navigable {
public:
    virtual ~Navigable() = default;

    /// Returns the rectangle of the whole content in pixels of the view; larger than visibleRect()
    /// when zoomed.
    virtual QRectF contentRect() const = 0;
    /// Returns the part of the view that shows content.
    virtual QRectF visibleRect() const = 0;
    /// Returns what no button may cover while the whole content is visible; empty if that is
    /// irrelevant.
    virtual QRectF uncoveredRect() const { return {}; }
    virtual void moveContent(QPointF pixels) = 0;
    /// Zooms around a point of the view.
    virtual void zoomBy(double factor, QPointF fixed) = 0;
    virtual void zoomIn() = 0;
    virtual void zoomOut() = 0;
    virtual void zoomToFit() = 0;
    /// Paints the whole content at a small size; nothing if that would take long.
    virtual void paintOverview(QPainter& /*painter*/, const QRectF& /*area*/) const {}
};

/// Controls to zoom and move a view: − ⤢ + in the corner, an overview with the current position,
/// and scroll bars unless the whole content is visible. It covers the view, which is its parent and
/// can be zoomed with two fingers.
///
/// The buttons are shown while the pointer is over the view, and as long as it is zoomed. They form
/// a row or a column, whichever leaves Navigable::uncoveredRect() free, and are hidden if neither
/// does.
class Navigator : public QFrame {
    Q_OBJECT

public:
    Navigator(Navigable& content, QWidget* view);

    /// Must be called when the content was zoomed or moved.
    void refresh();
    /// Returns the width of a strip along the view's border that holds the buttons.
    int stripWidth() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool isWhole() const;
    void place();
    /// Returns the place of the buttons in a row, or in a column.
    QRect buttonsRect(Qt::Orientation orientation) const;
    /// Returns the orientation in which the buttons leave the content free; nothing if neither
    /// does.
    std::optional<Qt::Orientation> clearOrientation() const;
    void showBar(QScrollBar& bar, double from, double to, double seenFrom, double seenTo);
    /// Moves the view to the position pressed in the overview.
    void jumpTo(QPointF position);
    QRectF overviewRect() const;

    Navigable& content_;
    QWidget* view_;
    QToolButton* out_;
    QToolButton* fit_;
    QToolButton* in_;
    QScrollBar* across_;
    QScrollBar* down_;
    bool isHovered_ = false;
};

} // namespace lightsout
