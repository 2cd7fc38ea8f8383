// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ProgressStrip.h"

#include "look/LookChanges.h"
#include "look/StopButton.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace lightsout {

namespace {

constexpr int fullStrip = 1000;

} // namespace

ProgressStrip::ProgressStrip(Analysis& analysis, QWidget* parent)
    : QWidget(parent), analysis_(analysis), bar_(new QProgressBar(this)) {
    bar_->setRange(0, fullStrip);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(180);
    auto* label = new QLabel(this);
    auto* stop = new StopButton(this);
    keepTranslated(this, [this, label] {
        bar_->setAccessibleName(tr("Progress of the computation"));
        label->setText(tr("Computing"));
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 16, 2);
    row->addWidget(label);
    row->addWidget(bar_);
    row->addWidget(stop);
    tick_.setInterval(50);
    connect(&tick_, &QTimer::timeout, this,
            [this] { bar_->setValue(static_cast<int>(analysis_.fraction() * fullStrip)); });
    connect(stop, &StopButton::clicked, &analysis, &Analysis::cancel);
    connect(&analysis, &Analysis::longWorkChanged, this, &ProgressStrip::showProgress);
    showProgress(analysis.isLongWork());
}

void ProgressStrip::showProgress(bool isLong) {
    setVisible(isLong);
    if (isLong) {
        tick_.start();
    } else {
        tick_.stop();
    }
}

} // namespace lightsout

#include "moc_ProgressStrip.cpp"
