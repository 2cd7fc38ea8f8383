// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Progress.h"
#include "support/TaskQueue.h"

#include <QElapsedTimer>
#include <QObject>

#include <functional>
#include <memory>

namespace lightsout {

/// The reason why a job ended without a result.
struct JobFailure {
    bool isOutOfMemory = false;
    QString what; ///< text of the exception, unless memory ran out; for developers

    /// Describes the exception that is being handled.
    static JobFailure current();
    /// Returns one sentence for the user.
    QString text() const;
};

/// Runs long work off the GUI thread. Each start() cancels earlier work and discards its result.
/// The destructor cancels the work and waits for it. A job must be used from the GUI thread.
///
/// All jobs share one thread pool. If the work throws an exception, for example because memory runs
/// out, failed() is emitted. If nothing is connected to that signal, the failure is passed to
/// Jobs, and the window shows it in the job's nearest ancestor widget.
class Job : public QObject {
    Q_OBJECT

public:
    explicit Job(QObject* parent = nullptr);
    ~Job() override;

    /// Runs work(progress) on another thread, and then done(result) on this one. The work may throw
    /// Cancelled; it must own copies of all data that it uses.
    template <typename Work, typename Done>
    void start(Work work, Done done) {
        cancel();
        progress_ = std::make_shared<Progress>();
        run([this, work = std::move(work), done = std::move(done), progress = progress_] {
            try {
                deliver(progress,
                        [done, result = work(*progress)]() mutable { done(std::move(result)); });
            } catch (const Cancelled&) {
                // A later start() has replaced this work, or its result is no longer wanted.
            } catch (...) {
                deliver(progress, [this, failure = JobFailure::current()] { fail(failure); });
            }
        });
        announceStart();
    }

    void cancel();

    /// Calls `report` later, on the job's thread. The work may call this function from any thread.
    void post(std::function<void()> report);

    bool isRunning() const { return progress_ != nullptr; }
    /// Returns true if the work has been running for so long that its progress should be shown.
    bool isLong() const { return isRunning() && sinceStart_.hasExpired(longMilliseconds); }
    /// Returns the completed fraction of the work, from 0 to 1.
    double fraction() const { return progress_ != nullptr ? progress_->fraction() : 1.0; }

Q_SIGNALS:
    void started();
    /// Emitted when the work has ended without a result and without being cancelled.
    void failed(const lightsout::JobFailure& failure);

private:
    class Running;

    static constexpr int longMilliseconds = 200;

    void announceStart();
    void run(std::function<void()> task);
    /// Calls `finish` on the thread of the job, unless the job was cancelled or restarted.
    void deliver(const std::shared_ptr<Progress>& progress, std::function<void()> finish);
    void fail(const JobFailure& failure);
    /// Calls the oldest posted function. The meta-object system invokes this function by name, once
    /// for each posted function.
    Q_INVOKABLE void takePost() { posts_.runNext(); }

    std::shared_ptr<Running> running_; ///< number of tasks that have not ended yet
    TaskQueue posts_;
    std::shared_ptr<Progress> progress_;
    QElapsedTimer sinceStart_;
};

/// Reports when any job of the program starts or fails.
class Jobs : public QObject {
    Q_OBJECT

public:
    static Jobs& all();

Q_SIGNALS:
    void started();
    /// Emitted when a job has failed and nothing is connected to the job's own failed() signal.
    void failed(lightsout::Job* job, const lightsout::JobFailure& failure);
};

} // namespace lightsout
