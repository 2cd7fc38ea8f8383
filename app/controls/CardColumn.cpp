// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/CardColumn.h"

#include "controls/Layouts.h"
#include "theme/LookChanges.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

CardColumn::CardColumn(const QList<QWidget*>& cards, QWidget* parent) : QScrollArea(parent) {
    auto* content = new QWidget;
    auto* layout = setColumn(content, {}, 12);
    for (QWidget* card : cards) {
        layout->addWidget(card);
    }
    layout->addStretch();
    setWidget(content);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    content->installEventFilter(this);
    // Cards on a hidden page do not report changes in their size.
    onAppearanceChanged(this, [this] { fitCards(); });
}

bool CardColumn::eventFilter(QObject* watched, QEvent* event) {
    if (watched == widget() && event->type() == QEvent::LayoutRequest) {
        fitCards();
    }
    return QScrollArea::eventFilter(watched, event);
}

void CardColumn::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fitCards();
}

QSize CardColumn::sizeHint() const {
    const int line = fontMetrics().height();
    return widget()->sizeHint().boundedTo({36 * line, 24 * line}); // like other scroll areas
}

void CardColumn::addCard(QWidget* card) {
    auto* layout = static_cast<QVBoxLayout*>(widget()->layout());
    const bool isHidden = card->isHidden();
    layout->removeWidget(card);
    layout->insertWidget(layout->count() - 1, card); // the last item is a stretch
    card->setHidden(isHidden);
}

void CardColumn::setWhole(bool isWhole) {
    isWhole_ = isWhole;
    fitCards();
}

void CardColumn::fitCards() {
    // Space for the scroll bar is reserved even if it is hidden, so that nothing moves when it
    // appears. Otherwise, content that is higher in a wider column would make it appear and
    // disappear endlessly.
    const int bar = verticalScrollBar()->sizeHint().width();
    setMinimumWidth(widget()->minimumSizeHint().width() + bar);
    // A scroll area asks its widget for a height without giving it the width, which determines the
    // number of lines.
    const QLayout* layout = widget()->layout();
    const int cardWidth = width() - bar;
    const int cardHeight = layout->hasHeightForWidth() ? layout->totalHeightForWidth(cardWidth)
                                                       : layout->totalMinimumSize().height();
    setMinimumHeight(isWhole_ ? cardHeight : 0);
    widget()->resize(cardWidth, std::max(cardHeight, viewport()->height()));
}

} // namespace lightsout

#include "moc_CardColumn.cpp"
