// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <optional>
#include <vector>

namespace lightsout {

/// A number line with a guess, the result and the guesses of a class.
class GuessAxis : public QWidget {
    Q_OBJECT

public:
    explicit GuessAxis(QWidget* parent = nullptr);

    /// Shows the result of games instead of a computed result if `isTally` is true.
    void setValues(std::optional<double> guess, double result, std::vector<double> classGuesses,
                   bool isTally = false);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QString resultName() const;

    std::optional<double> guess_;
    double result_ = 0;
    bool isTally_ = false;
    std::vector<double> classGuesses_; ///< in ascending order
};

} // namespace lightsout
