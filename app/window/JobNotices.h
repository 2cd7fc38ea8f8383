// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QHash>
#include <QObject>

class QLabel;
class QWidget;

namespace lightsout {

/// Says of work that ended without a result why there is none: a sentence over the view that waits
/// for it, until the view asks anew. For all jobs whose failures nobody else shows.
class JobNotices : public QObject {
    Q_OBJECT

public:
    /// For the views of the window.
    explicit JobNotices(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(Job* job, const JobFailure& failure);
    static void place(QLabel& notice);

    QWidget& window_;
    QHash<QObject*, QLabel*> notices_; ///< by the view they lie over
};

} // namespace lightsout
