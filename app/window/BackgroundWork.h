// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace lightsout {

/// Work with files and the clipboard off the GUI thread, one at a time. The widget, which stands
/// in the status line, shows how far it is and a button that stops it, once it takes long.
class BackgroundWork : public QWidget {
    Q_OBJECT

public:
    explicit BackgroundWork(QWidget* parent = nullptr);

    /// Runs work(progress) elsewhere and then done(result) here; nothing is done after Stop.
    /// Stops what ran before. `text` says what is going on.
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
    /// It ended without a result.
    void stopped();
    /// It ended, and what was to be done with the result is done; that may have begun other work.
    void finished();

private:
    void begin(const QString& text);
    void end();
    void tick();

    QLabel* label_;
    QProgressBar* bar_;
    QTimer delay_;
    QTimer tick_;
    Job job_{this}; ///< last, so that it ends first
};

} // namespace lightsout
