// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace lightsout {

/// A strip that shows the progress and the expected cost of long work, with a button that stops it.
/// It is hidden while there is no such work.
class ProgressStrip : public QWidget {
    Q_OBJECT

public:
    explicit ProgressStrip(Analysis& analysis, QWidget* parent = nullptr);

    /// Returns a description of the work with its expected cost.
    static QString text(const std::optional<WorkEstimate>& expected);

private:
    void showProgress(bool isLong);
    void tick();

    Analysis& analysis_;
    QLabel* label_;
    QProgressBar* bar_;
    QTimer tick_;
};

} // namespace lightsout
