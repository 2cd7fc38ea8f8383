// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ProgressStrip.h"

#include "look/LookChanges.h"
#include "look/StopButton.h"
#include "text/WorkText.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>

namespace lightsout {

namespace {

constexpr int fullStrip = 1000;

} // namespace

ProgressStrip::ProgressStrip(Analysis& analysis, QWidget* parent)
    : QWidget(parent), analysis_(analysis), label_(new QLabel(this)), bar_(new QProgressBar(this)) {
    bar_->setRange(0, fullStrip);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(180);
    auto* stop = new StopButton(this);
    onLanguageChanged(this, [this] {
        bar_->setAccessibleName(tr("Progress of the computation"));
        tick();
    });
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 2, 16, 2);
    row->addWidget(label_);
    row->addWidget(bar_);
    row->addWidget(stop);
    tick_.setInterval(50);
    connect(&tick_, &QTimer::timeout, this, &ProgressStrip::tick);
    connect(stop, &StopButton::clicked, &analysis, &Analysis::cancel);
    connect(&analysis, &Analysis::longWorkChanged, this, &ProgressStrip::showProgress);
    showProgress(analysis.isLongWork());
}

void ProgressStrip::showProgress(bool isLong) {
    setVisible(isLong);
    if (isLong) {
        tick();
        tick_.start();
    } else {
        tick_.stop();
    }
}

void ProgressStrip::tick() {
    bar_->setValue(static_cast<int>(analysis_.fraction() * fullStrip));
    label_->setText(text(analysis_.expected()));
}

QString ProgressStrip::text(const std::optional<WorkEstimate>& expected) {
    constexpr std::size_t cores = 1; // elimination uses only one core
    // The duration of short work is not worth showing.
    return expected && secondsFor(*expected, cores) >= 1
               ? tr("Computing; elimination needs %1").arg(workText(*expected, cores))
               : tr("Computing");
}

} // namespace lightsout

#include "moc_ProgressStrip.cpp"
