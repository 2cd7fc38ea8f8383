// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/Job.h"

#include "support/Platform.h"

#include <QCoreApplication>
#include <QMetaMethod>
#include <QThreadPool>

#include <condition_variable>
#include <exception>
#include <new>

namespace lightsout {

namespace {

/// Maximum number of threads. It exceeds the usual number of cores, so that saving a board or
/// computing its facts need not wait for a search to end.
constexpr int maxThreads = 32;

QThreadPool& pool() {
    static QThreadPool threads;
    static const bool isSet = [] {
        threads.setMaxThreadCount(maxThreads);
        platform::returnFreedMemory();
        // Threads that have painted hold fonts, which Qt frees together with the application.
        qAddPostRoutine([] { threads.waitForDone(); });
        return true;
    }();
    Q_UNUSED(isSet);
    return threads;
}

TaskQueue& waitingTasks() {
    static TaskQueue tasks;
    return tasks;
}

} // namespace

JobFailure JobFailure::current() {
    try {
        throw;
    } catch (const std::bad_alloc&) {
        return {.isOutOfMemory = true, .what = {}};
    } catch (const std::exception& exception) {
        return {.isOutOfMemory = false, .what = QString::fromUtf8(exception.what())};
    } catch (...) {
        return {};
    }
}

QString JobFailure::text() const {
    if (isOutOfMemory) {
        return QCoreApplication::translate("JobFailure",
                                           "There is not enough memory for this board.");
    }
    return QCoreApplication::translate("JobFailure", "Internal error: the computation failed (%1).")
        .arg(what.isEmpty() ? QStringLiteral("?") : what);
}

/// Counts tasks, so that another thread can wait until all of them have ended.
class Job::Running {
public:
    void begin() {
        const std::scoped_lock lock(mutex_);
        ++count_;
    }
    void end() {
        const std::scoped_lock lock(mutex_);
        --count_;
        ended_.notify_all();
    }
    void waitForNone() {
        std::unique_lock lock(mutex_);
        ended_.wait(lock, [this] { return count_ == 0; });
    }

private:
    std::mutex mutex_;
    std::condition_variable ended_;
    int count_ = 0;
};

Job::Job(QObject* parent) : QObject(parent), running_(std::make_shared<Running>()) {}

Job::~Job() {
    cancel();
    running_->waitForNone();
}

void Job::cancel() {
    if (progress_ != nullptr) {
        progress_->cancel();
        progress_.reset();
    }
}

void Job::announceStart() {
    sinceStart_.start();
    Q_EMIT started();
    Q_EMIT Jobs::all().started();
}

void Job::run(std::function<void()> task) {
    running_->begin();
    waitingTasks().add([task = std::move(task), running = running_]() mutable {
        task();
        task = nullptr; // destroys its captures before waiting threads continue
        running->end();
    });
    pool().start([] { waitingTasks().runNext(); });
}

void Job::post(std::function<void()> report) {
    posts_.add(std::move(report));
    QMetaObject::invokeMethod(this, "takePost", Qt::QueuedConnection);
}

void Job::deliver(const std::shared_ptr<Progress>& progress, std::function<void()> finish) {
    post([this, progress, finish = std::move(finish)] {
        if (progress != progress_) {
            return;
        }
        progress_.reset();
        try {
            finish();
        } catch (const std::bad_alloc&) {
            fail(JobFailure::current());
        }
    });
}

void Job::fail(const JobFailure& failure) {
    static const QMetaMethod signal = QMetaMethod::fromSignal(&Job::failed);
    if (isSignalConnected(signal)) {
        Q_EMIT failed(failure);
    } else {
        Q_EMIT Jobs::all().failed(this, failure);
    }
}

Jobs& Jobs::all() {
    static Jobs jobs;
    return jobs;
}

} // namespace lightsout

#include "moc_Job.cpp"
