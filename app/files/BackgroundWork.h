// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/ProgressStrip.h"

namespace lightsout {

/// Runs work with files and the clipboard off the GUI thread, one job at a time.
class BackgroundWork : public QObject {
    Q_OBJECT

public:
    explicit BackgroundWork(QWidget* window);

    ProgressStrip* strip; ///< for the status bar

    /// Runs work(progress) on another thread and then, unless it is stopped, done(result) on this
    /// thread. Stops earlier work. `text` describes the work.
    template <typename Work, typename Done>
    void start(const QString& text, Work work, Done done) {
        begin(text);
        job_.start(std::move(work), [this, done](auto result) {
            end();
            done(std::move(result));
            Q_EMIT finished();
        });
    }

    bool isRunning() const { return job_.isRunning(); }
    void stop();

Q_SIGNALS:
    void runningChanged(bool isRunning);
    /// Emitted when the work has been stopped without a result.
    void stopped();
    /// Emitted when the work has ended and done() has returned. Other work may have been started by
    /// done().
    void finished();

private:
    void begin(const QString& text);
    void end();

    QString text_;  ///< describes the work
    Job job_{this}; ///< must be the last member, so that it is destroyed first
};

} // namespace lightsout
