// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/BackgroundWork.h"

#include "look/LookChanges.h"
#include "look/StopButton.h"
#include "window/ErrorDialog.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace lightsout {

namespace {

constexpr int fullBar = 1000;
constexpr int delayMilliseconds = 200;
constexpr int tickMilliseconds = 50;

} // namespace

BackgroundWork::BackgroundWork(QWidget* parent)
    : QWidget(parent), label_(new QLabel(this)), bar_(new QProgressBar(this)) {
    bar_->setTextVisible(false);
    bar_->setFixedWidth(180);
    auto* button = new StopButton(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 16, 2);
    row->addWidget(label_);
    row->addWidget(bar_);
    row->addWidget(button);
    delay_.setSingleShot(true);
    delay_.setInterval(delayMilliseconds);
    tick_.setInterval(tickMilliseconds);
    connect(&delay_, &QTimer::timeout, this, [this] {
        tick();
        show();
        tick_.start();
    });
    connect(&tick_, &QTimer::timeout, this, &BackgroundWork::tick);
    connect(button, &StopButton::clicked, this, &BackgroundWork::stop);
    connect(&job_, &Job::failed, this, [this](const JobFailure& failure) {
        end();
        Q_EMIT stopped();
        showError(window(), tr("%1: this could not be finished.").arg(label_->text()),
                  failure.text());
    });
    hide();
}

void BackgroundWork::stop() {
    job_.cancel();
    end();
    Q_EMIT stopped();
}

void BackgroundWork::begin(const QString& text) {
    label_->setText(text);
    bar_->setAccessibleName(text);
    delay_.start();
    Q_EMIT runningChanged(true);
}

void BackgroundWork::end() {
    delay_.stop();
    tick_.stop();
    hide();
    Q_EMIT runningChanged(false);
}

void BackgroundWork::tick() {
    // Work that does not tell how far it is shows that something moves.
    const double fraction = job_.fraction();
    bar_->setRange(0, fraction > 0 ? fullBar : 0);
    bar_->setValue(static_cast<int>(fraction * fullBar));
}

} // namespace lightsout

#include "moc_BackgroundWork.cpp"
