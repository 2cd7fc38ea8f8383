// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/PageScroller.h"

#include <QEvent>
#include <QLayout>

namespace lightsout {

PageScroller::PageScroller(QWidget* page, QWidget* parent) : QScrollArea(parent) {
    setWidget(page);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    page->installEventFilter(this);
}

bool PageScroller::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fit();
        // Once more when all that is inside has followed.
        QMetaObject::invokeMethod(this, &PageScroller::fit, Qt::QueuedConnection);
    }
    return QScrollArea::eventFilter(watched, event);
}

void PageScroller::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
}

void PageScroller::fit() {
    // A scroll area that resizes its page itself asks for the height without telling the width.
    const QLayout* layout = widget()->layout();
    QSize size = layout->totalMinimumSize().expandedTo(viewport()->size());
    if (layout->hasHeightForWidth()) {
        size = size.expandedTo({0, layout->totalMinimumHeightForWidth(size.width())});
    }
    widget()->resize(size);
}

} // namespace lightsout

#include "moc_PageScroller.cpp"
