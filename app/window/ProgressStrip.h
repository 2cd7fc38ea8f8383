// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"

#include <QTimer>
#include <QWidget>

class QProgressBar;

namespace lightsout {

/// Shows how far long work is, with a button that stops it. Hidden while there is none.
class ProgressStrip : public QWidget {
    Q_OBJECT

public:
    explicit ProgressStrip(Analysis& analysis, QWidget* parent = nullptr);

private:
    void showProgress(bool isLong);

    Analysis& analysis_;
    QProgressBar* bar_;
    QTimer tick_;
};

} // namespace lightsout
