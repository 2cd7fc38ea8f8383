// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gf2/BitMatrix.h"

#include <QWidget>

#include <optional>

namespace lightsout {

/// A picture of a small matrix and, to the right, of the minor without its first row and one
/// column. The entry to which the minor belongs has a ring.
class MinorPicture : public QWidget {
    Q_OBJECT

public:
    explicit MinorPicture(QWidget* parent = nullptr);

    /// Shows a matrix with the minor of this column of the first row, or without a minor.
    void setMatrix(const BitMatrix& matrix, std::optional<std::size_t> column);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {180, 90}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void describe();

    BitMatrix matrix_;
    std::optional<std::size_t> column_;
};

} // namespace lightsout
