// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <QWidget>

#include <functional>

class QLabel;
class QProgressBar;

namespace lightsout {

/// A strip that shows the progress of jobs, with a button that stops them. It is shown only while a
/// long job is running.
class ProgressStrip : public QWidget {
    Q_OBJECT

public:
    /// The strip watches all jobs that are descendants of `owner`, and shows the result of `text()`
    /// as their description. If `text` is null, the strip is narrow and has no description.
    ProgressStrip(const QObject& owner, std::function<QString()> text, QWidget* parent);

    /// Updates the strip, which also happens automatically while any job is running.
    void refresh();

Q_SIGNALS:
    /// Emitted when the user wants to stop the jobs.
    void stopRequested();

private:
    const QObject& owner_;
    std::function<QString()> text_;
    QLabel* label_;
    QProgressBar* bar_;
    QTimer tick_;
};

} // namespace lightsout
