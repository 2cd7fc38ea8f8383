// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"

#include <QHash>
#include <QObject>

class QLabel;
class QWidget;

namespace lightsout {

/// Shows why work ended without a result, for all jobs whose failures are not shown elsewhere. A
/// notice covers the top of the view that needs the result, and disappears when the view starts the
/// work again.
class JobNotices : public QObject {
    Q_OBJECT

public:
    /// Shows notices over the views of `window`.
    explicit JobNotices(QWidget& window);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void show(Job* job, const JobFailure& failure);
    static void place(QLabel& notice);

    QWidget& window_;
    QHash<QObject*, QLabel*> notices_; ///< indexed by the view that they cover
};

} // namespace lightsout
