// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "laboratory/SweepSeries.h"

#include <QWidget>

class QCheckBox;
class QLabel;

namespace lightsout {

class ExpressionField;

/// What to do with the values of a sweep: logarithmic axes, a least-squares line, a curve of the
/// user's own, and a conjecture that is tested on the boards of the sweep.
class SweepTools : public QWidget {
    Q_OBJECT

public:
    explicit SweepTools(QWidget* parent = nullptr);

    const SweepLook& look() const { return look_; }
    /// Sets the sweep whose boards the conjecture is about. Tests it again if there is one.
    void setSweep(const Sweep& sweep);

    /// Returns a sentence about a mistake in an expression.
    static QString mistakeText(const LessonError& error);

    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    void lookChanged();

private:
    void readLook();
    void readClaim();
    /// Shows what is wrong with a field, and selects the place.
    void showMistake(ExpressionField& field, const LessonError& error);

    SweepLook look_;
    Sweep sweep_;
    bool hasSweep_ = false;
    QCheckBox* logN_;
    QCheckBox* logValues_;
    QCheckBox* line_;
    ExpressionField* curve_;
    ExpressionField* claim_;
    QLabel* answer_;
    Job testing_{this};
};

} // namespace lightsout
