// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <set>

namespace lightsout {

/// A row of dots, one for each step. A dot is filled if the step is done, and has a ring if the
/// step is the current one. A click on a dot goes to its step.
class StepDots : public QWidget {
    Q_OBJECT

public:
    explicit StepDots(QWidget* parent = nullptr);

    void setSteps(std::size_t count, std::size_t current, std::set<std::size_t> done);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {60, sizeHint().height()}; }

Q_SIGNALS:
    void stepChosen(std::size_t step);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    double distance() const;

    std::size_t count_ = 0;
    std::size_t current_ = 0;
    std::set<std::size_t> done_;
};

} // namespace lightsout
