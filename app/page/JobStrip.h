// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace lightsout {

/// A strip that shows the progress of a page's jobs, with a button that stops them. It is hidden
/// unless a job takes long.
class JobStrip : public QWidget {
    Q_OBJECT

public:
    /// The strip watches all jobs below `page` while the page is visible.
    explicit JobStrip(QWidget& page);

    /// Updates the strip, which also happens automatically several times a second.
    void refresh();

Q_SIGNALS:
    void stopRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& page_;
    QProgressBar* bar_;
    QTimer tick_;
    bool wasRunning_ = false; ///< whether a job was running at the last update
};

} // namespace lightsout
