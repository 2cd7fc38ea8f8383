// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace lightsout {

/// Shows how far the jobs of a page are, with a button that stops them. Hidden unless one takes
/// long.
class JobStrip : public QWidget {
    Q_OBJECT

public:
    /// Watches all jobs below `page` while it is visible.
    explicit JobStrip(QWidget& page);

    /// Looks again, as it does by itself some times a second.
    void refresh();

Q_SIGNALS:
    void stopRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QWidget& page_;
    QProgressBar* bar_;
    QTimer tick_;
    bool wasRunning_ = false; ///< when it looked last
};

} // namespace lightsout
