// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/EnlargedChart.h"

#include "chart/ChartPanel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lightsout {

namespace {

/// Returns the page of the window that contains the widget, or the whole window if it has no pages.
QWidget& pageOf(QWidget& widget) {
    QWidget* page = widget.window();
    for (QWidget* part = &widget; part->parentWidget() != nullptr; part = part->parentWidget()) {
        if (qobject_cast<QStackedWidget*>(part->parentWidget()) != nullptr) {
            page = part; // the outermost one is found last
        }
    }
    return *page;
}

} // namespace

EnlargedChart::EnlargedChart(ChartPanel& source)
    : QWidget(&pageOf(source)), source_(source), chart_(new ChartPanel(this)) {
    setObjectName(QStringLiteral("enlargedChart"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->addWidget(chart_);
    chart_->showSource(source);
    connect(&source, &ChartPanel::dataChanged, this, [this] { chart_->setData(source_.data()); });
    connect(&source, &ChartPanel::pictureOffered, chart_, &ChartPanel::setPicture);
    connect(chart_, &ChartPanel::barClicked, &source, &ChartPanel::barClicked);
    connect(chart_, &ChartPanel::pointedAt, &source, &ChartPanel::pointedAt);
    connect(chart_, &ChartPanel::enlargementToggled, this, &EnlargedChart::leave);
    parentWidget()->installEventFilter(this);
    source.installEventFilter(this);
    setGeometry(parentWidget()->rect());
    show();
    raise();
    chart_->setFocus();
}

void EnlargedChart::leave() {
    if (source_.isVisible()) {
        source_.setFocus();
    }
    close();
}

bool EnlargedChart::event(QEvent* event) {
    // Otherwise, the escape key would be a shortcut of the window.
    if (event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
        event->accept();
    }
    return QWidget::event(event);
}

bool EnlargedChart::eventFilter(QObject* watched, QEvent* event) {
    if (watched == parentWidget() && event->type() == QEvent::Resize) {
        setGeometry(parentWidget()->rect());
    } else if (watched == &source_ && event->type() == QEvent::Hide) {
        close();
    }
    return QWidget::eventFilter(watched, event);
}

void EnlargedChart::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) {
        leave();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void EnlargedChart::paintEvent(QPaintEvent* /*event*/) {
    QPainter(this).fillRect(rect(), themeOf(*this).card);
}

} // namespace lightsout

#include "moc_EnlargedChart.cpp"
