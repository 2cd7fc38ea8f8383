// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

namespace lightsout {

/// A bar chart of how often each answer was given.
class AnswerBars : public QWidget {
    Q_OBJECT

public:
    struct Bar {
        QString answer;
        std::size_t count = 0;
        bool isRight = false;
    };
    explicit AnswerBars(QWidget* parent = nullptr);

    /// `all` is the count at which a bar has its full length.
    void setBars(std::vector<Bar> bars, std::size_t all);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Bar> bars_;
    std::size_t all_ = 1;
};

} // namespace lightsout
