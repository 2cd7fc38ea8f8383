// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace lightsout {

/// Runs work with files and the clipboard off the GUI thread, one job at a time. The widget is in
/// the status bar. If the work takes long, it shows the progress and a button that stops the work.
class BackgroundWork : public QWidget {
    Q_OBJECT

public:
    explicit BackgroundWork(QWidget* parent = nullptr);

    /// Runs work(progress) on another thread and then done(result) on this one, unless it is
    /// stopped. Stops earlier work. `text` describes the work.
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
    /// Emitted when the work was stopped without a result.
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
    Job job_{this}; ///< the last member, so that it is destroyed first
};

} // namespace lightsout
