// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace lightsout {

/// A number line with a guess, the result and the guesses of a class.
class GuessAxis : public QWidget {
    Q_OBJECT

public:
    explicit GuessAxis(QWidget* parent = nullptr);

    void setValues(double guess, double result, std::vector<double> classGuesses);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    double guess_ = 0;
    double result_ = 0;
    std::vector<double> classGuesses_; ///< in ascending order
};

} // namespace lightsout
