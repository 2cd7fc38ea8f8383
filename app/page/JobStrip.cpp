// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/JobStrip.h"

#include "look/LookChanges.h"
#include "look/StopButton.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int fullBar = 1000;
/// Work that is found running twice in a row has taken this long.
constexpr int tickMilliseconds = 200;

} // namespace

JobStrip::JobStrip(QWidget& page) : QWidget(&page), page_(page), bar_(new QProgressBar(this)) {
    bar_->setRange(0, fullBar);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(60);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* stop = new StopButton(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 12, 0);
    row->addWidget(bar_);
    row->addWidget(stop);
    tick_.setInterval(tickMilliseconds);
    connect(&tick_, &QTimer::timeout, this, &JobStrip::refresh);
    connect(stop, &StopButton::clicked, this, &JobStrip::stopRequested);
    page.installEventFilter(this);
    hide();
    onLanguageChanged(this, [this] {
        bar_->setAccessibleName(tr("Progress of the computation"));
        bar_->setToolTip(bar_->accessibleName());
    });
}

void JobStrip::refresh() {
    const auto jobs = page_.findChildren<Job*>();
    const auto running = std::ranges::find_if(jobs, &Job::isRunning);
    const bool isRunning = running != jobs.end();
    if (isRunning) {
        bar_->setValue(static_cast<int>((*running)->fraction() * fullBar));
    }
    setVisible(isRunning && wasRunning_);
    wasRunning_ = isRunning;
}

bool JobStrip::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Show) {
        tick_.start();
    } else if (event->type() == QEvent::Hide) {
        tick_.stop();
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace lightsout

#include "moc_JobStrip.cpp"
