// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace lightsout {

/// A widget of the status bar that runs work with files and the clipboard off the GUI thread, one
/// job at a time. If the work takes long, the widget shows the progress and a button that stops the
/// work.
class BackgroundWork : public QWidget {
    Q_OBJECT

public:
    explicit BackgroundWork(QWidget* parent = nullptr);

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
    /// Emitted when the work has ended and done() has returned. done() may have started other work.
    void finished();

private:
    void begin(const QString& text);
    void end();
    void tick();

    QLabel* label_;
    QProgressBar* bar_;
    QTimer delay_;
    QTimer tick_;
    Job job_{this}; ///< must be the last member, so that it is destroyed first
};

} // namespace lightsout
