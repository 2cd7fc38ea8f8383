// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"

#include <QObject>
#include <QThreadPool>

#include <memory>

namespace lightsout {

/// Long work off the GUI thread: the latest start() counts, earlier ones are cancelled and their
/// results dropped. Destroying the job cancels and waits. Use from the GUI thread.
class Job : public QObject {
    Q_OBJECT

public:
    explicit Job(QObject* parent = nullptr) : QObject(parent) {}
    ~Job() override {
        cancel();
        pool_.waitForDone();
    }

    /// Runs work(progress) on another thread, then done(result) on this one. The work may throw
    /// Cancelled; it must hold copies of what it needs.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        cancel();
        progress_ = std::make_shared<Progress>();
        pool_.start([this, work = std::move(work), done = std::move(done), progress = progress_] {
            try {
                QMetaObject::invokeMethod(
                    this,
                    [this, done, progress, result = work(*progress)]() mutable {
                        if (progress == progress_) {
                            progress_.reset();
                            done(std::move(result));
                        }
                    },
                    Qt::QueuedConnection);
            } catch (const Cancelled&) {
                // A later start() has taken its place, or nobody is waiting any more.
            }
        });
    }

    void cancel() {
        if (progress_ != nullptr) {
            progress_->cancel();
            progress_.reset();
        }
    }

    bool isRunning() const { return progress_ != nullptr; }
    /// How much of the work is done, 0 to 1.
    double fraction() const { return progress_ != nullptr ? progress_->fraction() : 1.0; }

private:
    QThreadPool pool_;
    std::shared_ptr<Progress> progress_;
};

} // namespace lightsout
