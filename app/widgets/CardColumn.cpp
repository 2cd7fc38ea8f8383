#include "widgets/CardColumn.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace lightsout {

CardColumn::CardColumn(const QList<QWidget*>& cards, QWidget* parent) : QScrollArea(parent) {
    auto* content = new QWidget;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(12);
    for (QWidget* card : cards) {
        layout->addWidget(card);
    }
    layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::NoFocus);
    content->installEventFilter(this);
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

void CardColumn::fitCards() {
    setMinimumWidth(widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width());
    // A scroll area asks its widget for a height without telling it the width, on which the number
    // of lines depends.
    const QLayout* layout = widget()->layout();
    widget()->setMinimumHeight(layout->hasHeightForWidth()
                                   ? layout->totalHeightForWidth(viewport()->width())
                                   : layout->totalMinimumSize().height());
}

} // namespace lightsout
