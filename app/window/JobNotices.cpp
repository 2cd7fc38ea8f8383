// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/JobNotices.h"

#include "controls/Card.h"

#include <QEvent>
#include <QLabel>
#include <QPointer>

#include <algorithm>

namespace lightsout {

namespace {

QWidget* viewOf(const Job& job) {
    QObject* object = job.parent();
    while (object != nullptr && !object->isWidgetType()) {
        object = object->parent();
    }
    return static_cast<QWidget*>(object);
}

} // namespace

JobNotices::JobNotices(QWidget& window) : QObject(&window), window_(window) {
    connect(&Jobs::all(), &Jobs::failed, this, &JobNotices::show);
}

void JobNotices::show(Job* job, const JobFailure& failure) {
    QWidget* view = viewOf(*job);
    if (view == nullptr || (view != &window_ && !window_.isAncestorOf(view))) {
        return;
    }
    delete notices_.take(view);
    QLabel* notice = makeLabel(TextRole::body, false, view);
    notice->setObjectName(QStringLiteral("job notice"));
    notice->setText(failure.text());
    notice->setWordWrap(true);
    notice->setAlignment(Qt::AlignCenter);
    notice->setMargin(16);
    notice->setAutoFillBackground(true);
    notices_.insert(view, notice);
    view->installEventFilter(this);
    connect(job, &Job::started, notice, [this, view = QPointer(view), notice] {
        if (notices_.value(view) == notice) {
            notices_.remove(view);
        }
        notice->hide();
        notice->deleteLater();
    });
    place(*notice);
    notice->show();
    notice->raise();
}

void JobNotices::place(QLabel& notice) {
    // Covers a whole card, or the upper part of a page, which may contain other readable parts.
    constexpr int maxHeight = 160;
    const QRect view = notice.parentWidget()->rect();
    notice.setGeometry(view.adjusted(0, 0, 0, -std::max(0, view.height() - maxHeight)));
}

bool JobNotices::eventFilter(QObject* watched, QEvent* event) {
    QLabel* notice = notices_.value(watched);
    if (event->type() == QEvent::Resize && notice != nullptr) {
        place(*notice);
    } else if (event->type() == QEvent::Destroy) {
        notices_.remove(watched);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace lightsout

#include "moc_JobNotices.cpp"
