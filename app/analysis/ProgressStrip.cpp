// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/ProgressStrip.h"

#include "analysis/Job.h"
#include "controls/StopButton.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QStyle>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int fullBar = 1000;
constexpr int tickMilliseconds = 50;

} // namespace

ProgressStrip::ProgressStrip(const QObject& owner, std::function<QString()> text, QWidget* parent)
    : QWidget(parent), owner_(owner), text_(std::move(text)), label_(new QLabel(this)),
      bar_(new QProgressBar(this)) {
    const bool isShort = text_ == nullptr;
    label_->setHidden(isShort);
    bar_->setTextVisible(false);
    bar_->setFixedWidth(isShort ? 60 : 180);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    auto* stop = new StopButton(this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(isShort ? QMargins(0, 0, 12, 0) : QMargins(8, 2, 16, 2));
    row->addWidget(label_);
    row->addWidget(bar_);
    row->addWidget(stop);
    tick_.setInterval(tickMilliseconds);
    connect(&tick_, &QTimer::timeout, this, &ProgressStrip::refresh);
    connect(&Jobs::all(), &Jobs::started, this, [this] {
        if (!tick_.isActive()) {
            tick_.start();
        }
    });
    connect(stop, &StopButton::clicked, this, [this] {
        Q_EMIT stopRequested();
        refresh();
    });
    hide();
    tick_.start(); // a job may be running already
    if (text_ == nullptr) {
        constexpr const char* name = QT_TR_NOOP("Progress of the computation");
        setNames<ProgressStrip>(bar_, name, name);
    }
}

void ProgressStrip::refresh() {
    const auto jobs = owner_.findChildren<Job*>();
    const auto running = std::ranges::find_if(jobs, &Job::isRunning);
    if (running == jobs.end()) {
        tick_.stop();
        hide();
        return;
    }
    if (isHidden() && std::ranges::none_of(jobs, &Job::isLong)) {
        return;
    }
    if (text_ != nullptr) {
        label_->setText(text_());
        bar_->setAccessibleName(label_->text());
    }
    // If the work does not report its progress, the bar shows a busy animation, unless animations
    // are disabled.
    const double fraction = (*running)->fraction();
    const bool mayMove = style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0;
    bar_->setRange(0, fraction > 0 || !mayMove ? fullBar : 0);
    bar_->setValue(static_cast<int>(fraction * fullBar));
    show();
}

} // namespace lightsout

#include "moc_ProgressStrip.cpp"
