// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QRectF>

#include <optional>

class QPainter;
class QScrollBar;
class QToolButton;

namespace lightsout {

/// A view whose content is zoomed and moved under it.
class Navigable {
public:
    virtual ~Navigable() = default;

    /// Where all of the content lies, in pixels of the view; larger than visibleRect() once zoomed.
    virtual QRectF contentRect() const = 0;
    /// The part of the view in which content is seen.
    virtual QRectF visibleRect() const = 0;
    /// What no button may cover while all of the content is seen; empty if that is no matter.
    virtual QRectF uncoveredRect() const { return {}; }
    virtual void moveContent(QPointF pixels) = 0;
    /// About a place of the view.
    virtual void zoomBy(double factor, QPointF fixed) = 0;
    virtual void zoomIn() = 0;
    virtual void zoomOut() = 0;
    virtual void zoomToFit() = 0;
    /// All of the content, small; nothing where it would take long.
    virtual void paintOverview(QPainter& /*painter*/, const QRectF& /*area*/) const {}
};

/// What shows that a view can be zoomed and moved: − ⤢ + in the corner, an overview of where one
/// is, and scroll bars while not all of it is seen. Lies over the view, which is its parent, and
/// which two fingers zoom.
///
/// The buttons show while the pointer is over the view, and as long as it is zoomed. They stand in
/// a row or in a column, whichever leaves Navigable::uncoveredRect() clear, and hide if neither
/// does.
class Navigator : public QFrame {
    Q_OBJECT

public:
    Navigator(Navigable& content, QWidget* view);

    /// To be called when the content was zoomed or moved.
    void refresh();
    /// The width of a strip along the view's border that holds the buttons.
    int stripWidth() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    bool isWhole() const;
    void place();
    /// Where the buttons go in a row, or in a column.
    QRect buttonsRect(Qt::Orientation orientation) const;
    /// How the buttons leave the content clear; nothing if they can't.
    std::optional<Qt::Orientation> clearOrientation() const;
    void showBar(QScrollBar& bar, double from, double to, double seenFrom, double seenTo);
    /// Moves the view to where the overview was pressed.
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
