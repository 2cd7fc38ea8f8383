// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace lightsout {

/// A number line with a guess and the result.
class GuessAxis : public QWidget {
    Q_OBJECT

public:
    explicit GuessAxis(QWidget* parent = nullptr);

    void setValues(double guess, double result);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double guess_ = 0;
    double result_ = 0;
};

} // namespace lightsout
