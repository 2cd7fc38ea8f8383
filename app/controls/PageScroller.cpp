// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PageScroller.h"

#include <QEvent>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>

namespace lightsout {

PageScroller::PageScroller(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setWidget(page);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    page->installEventFilter(this);
    // Only what the user does triggers actions.
    connect(verticalScrollBar(), &QAbstractSlider::actionTriggered, this,
            [this] { part_.clear(); });
}

void PageScroller::showPart(QWidget* part) {
    part_ = part;
    scrollToPart();
}

void PageScroller::scrollToPart() {
    if (part_ != nullptr) {
        const int top = part_->mapTo(widget(), QPoint()).y();
        QScrollBar& bar = *verticalScrollBar();
        if (top < bar.value() || top + part_->height() > bar.value() + viewport()->height()) {
            bar.setValue(top);
        }
    }
}

bool PageScroller::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
        // Fits the page again once everything inside it has been updated.
        QMetaObject::invokeMethod(this, &PageScroller::fit, Qt::QueuedConnection);
    }
    return QScrollArea::eventFilter(watched, event);
}

void PageScroller::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

void PageScroller::fit() {
    // A scroll area with a resizable widget asks the widget for its height without giving the
    // width. A scroll area that shows its bars as needed may toggle them forever if a page is
    // higher in a wider area. The need for bars is therefore computed from the area without them.
    const QLayout* layout = widget()->layout();
    const QSize least = layout->totalMinimumSize();
    const auto heightIn = [&](int width) {
        return layout->hasHeightForWidth()
                   ? std::max(least.height(), layout->totalMinimumHeightForWidth(width))
                   : least.height();
    };
    const QSize whole = contentsRect().size();
    QSize room = whole;
    bool isHigher = false;
    bool isWider = false;
    for (int i = 0; i < 2; ++i) { // one bar may make the other necessary
        isWider = isWider || least.width() > room.width();
        isHigher = isHigher || heightIn(std::max(room.width(), least.width())) > room.height();
        room = whole - QSize(isHigher ? verticalScrollBar()->sizeHint().width() : 0,
                             isWider ? horizontalScrollBar()->sizeHint().height() : 0);
    }
    setVerticalScrollBarPolicy(isHigher ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(isWider ? Qt::ScrollBarAlwaysOn : Qt::ScrollBarAlwaysOff);
    const int width = std::max(room.width(), least.width());
    widget()->resize(width, std::max(room.height(), heightIn(width)));
    scrollToPart();
}

} // namespace lightsout

#include "moc_PageScroller.cpp"
