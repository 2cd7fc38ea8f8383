// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "support/TaskQueue.h"

#include <QObject>

#include <functional>
#include <memory>

namespace lightsout {

/// Why work ended without a result.
struct JobFailure {
    bool isOutOfMemory = false;
    QString what; ///< what the exception says, if it was another; for people who mend programs

    /// Of the exception that is being handled.
    static JobFailure current();
    /// One sentence.
    QString text() const;
};

/// Long work off the GUI thread: the latest start() counts, earlier ones are cancelled and their
/// results dropped. Destroying the job cancels and waits. Use from the GUI thread.
///
/// All jobs share one pool of threads. Work that throws (memory can run out anywhere) ends in
/// failed(); where nothing is connected to it, in JobFailures, which the window shows in the
/// nearest widget above the job.
class Job : public QObject {
    Q_OBJECT

public:
    explicit Job(QObject* parent = nullptr);
    ~Job() override;

    /// Runs work(progress) on another thread, then done(result) on this one. The work may throw
    /// Cancelled; it must hold copies of what it needs.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        cancel();
        progress_ = std::make_shared<Progress>();
        run([this, work = std::move(work), done = std::move(done), progress = progress_] {
            try {
                deliver(progress,
                        [done, result = work(*progress)]() mutable { done(std::move(result)); });
            } catch (const Cancelled&) {
                // A later start() has taken its place, or nobody is waiting any more.
            } catch (...) {
                deliver(progress, [this, failure = JobFailure::current()] { fail(failure); });
            }
        });
        Q_EMIT started();
    }

    void cancel();

    /// Calls tell() on the thread of the job, later. For the work, which may run on any thread.
    void post(std::function<void()> report);

    bool isRunning() const { return progress_ != nullptr; }
    /// How much of the work is done, 0 to 1.
    double fraction() const { return progress_ != nullptr ? progress_->fraction() : 1.0; }

Q_SIGNALS:
    void started();
    /// The work ended without a result and without being cancelled.
    void failed(const lightsout::JobFailure& failure);

private:
    class Running;

    void run(std::function<void()> task);
    /// Calls `finish` on the thread of the job, unless it was cancelled or started anew.
    void deliver(const std::shared_ptr<Progress>& progress, std::function<void()> finish);
    void fail(const JobFailure& failure);
    /// Calls what was posted longest ago. Invoked by name, once for each post.
    Q_INVOKABLE void takePost() { posts_.runNext(); }

    std::shared_ptr<Running> running_; ///< how many tasks have not ended yet
    TaskQueue posts_;
    std::shared_ptr<Progress> progress_;
};

/// Where jobs fail to whose failures nobody is connected.
class JobFailures : public QObject {
    Q_OBJECT

public:
    static JobFailures& all();

Q_SIGNALS:
    void failed(lightsout::Job* job, const lightsout::JobFailure& failure);
};

} // namespace lightsout
