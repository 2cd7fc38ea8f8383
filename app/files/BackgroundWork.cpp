// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/BackgroundWork.h"

#include "controls/ErrorDialog.h"

namespace lightsout {

BackgroundWork::BackgroundWork(QWidget* window)
    : QObject(window), strip(new ProgressStrip(
                           *this, [this] { return text_; }, window)) {
    connect(strip, &ProgressStrip::stopRequested, this, &BackgroundWork::stop);
    connect(&job_, &Job::failed, this, [this, window](const JobFailure& failure) {
        end();
        Q_EMIT stopped();
        showError(window, tr("%1: this could not be finished.").arg(text_), failure.text());
    });
}

void BackgroundWork::stop() {
    job_.cancel();
    end();
    Q_EMIT stopped();
}

void BackgroundWork::begin(const QString& text) {
    text_ = text;
    Q_EMIT runningChanged(true);
}

void BackgroundWork::end() {
    strip->refresh();
    Q_EMIT runningChanged(false);
}

} // namespace lightsout

#include "moc_BackgroundWork.cpp"
