// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRectF>

#include <optional>

class QLayout;
class QPainter;
class QScrollBar;
class QToolButton;

namespace lightsout {

/// A view whose content can be zoomed and moved.
class Navigable {
public:
    virtual ~Navigable() = default;

    /// Returns the rectangle of the whole content in pixels of the view. It is larger than
    /// visibleRect() when the content is zoomed.
    virtual QRectF contentRect() const = 0;
    /// Returns the part of the view that shows content.
    virtual QRectF visibleRect() const = 0;
    /// Returns the area that the buttons must not cover while the whole content is visible; empty
    /// if there is no such area.
    virtual QRectF uncoveredRect() const { return {}; }
    virtual void moveContent(QPointF pixels) = 0;
    /// Ends a drag or a press without an effect, because two fingers take over.
    virtual void cancelDrag() = 0;
    /// Zooms around a fixed point of the view.
    virtual void zoomBy(double factor, QPointF fixed) = 0;
    virtual void zoomIn() = 0;
    virtual void zoomOut() = 0;
    virtual void zoomToFit() = 0;
    /// Paints the whole content at a small size. Paints nothing if that would take too long.
    virtual void paintOverview(QPainter& /*painter*/, const QRectF& /*area*/) const {}
};

/// The controls for zooming and moving a view: buttons "−", "⤢" and "+" in the corner, an overview
/// with the current position, and scroll bars unless the whole content is visible. The navigator
/// lies on top of the view, which is its parent widget, and also lets the user zoom and move
/// the content with two fingers.
///
/// The buttons are shown while the pointer is over the view, and as long as the view is zoomed.
/// They form a row or a column, whichever does not cover Navigable::uncoveredRect(). If both would
/// cover it, the buttons are hidden. In a layout of their own, they and a larger overview are
/// always shown.
class Navigator : public QFrame {
    Q_OBJECT

public:
    Navigator(Navigable& content, QWidget* view);

    /// Moves the buttons and the overview from the view into a layout, for good.
    void moveTo(QLayout& layout);
    /// Must be called when the content has been zoomed, moved or resized.
    void refresh();
    /// Returns the width of a strip along the edge of the view that has room for the buttons.
    int stripWidth() const;
    /// Returns the height of the corner of the view that the buttons and the overview cover while
    /// the content is zoomed; 0 if they are in a layout.
    int heightWhenZoomed() const;

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool isWhole() const;
    void place();
    /// Returns the rectangle of the buttons in a row or in a column.
    QRect buttonsRect(Qt::Orientation orientation) const;
    /// Returns the orientation in which the buttons do not cover the content; nullopt if there is
    /// no such orientation.
    std::optional<Qt::Orientation> clearOrientation() const;
    void showBar(QScrollBar& bar, double from, double to, double seenFrom, double seenTo);
    /// Moves the view to a position pressed in the overview.
    void jumpTo(QPointF position);
    QRectF overviewRect() const;
    bool hasOverview() const { return isInLayout_ || !isWhole(); }

    Navigable& content_;
    QWidget* view_;
    QToolButton* out_;
    QToolButton* fit_;
    QToolButton* in_;
    QScrollBar* across_;
    QScrollBar* down_;
    bool isHovered_ = false;
    QPointF fingers_; ///< the middle of two fingers that pinch, on the screen
    bool isInLayout_ = false;
};

} // namespace lightsout
