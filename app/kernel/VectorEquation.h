// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/TextSource.h"
#include "gf2/BitVector.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace lightsout {

/// A picture of an equation with column vectors: the kernel as a span, or all solutions as a
/// particular one plus the kernel.
class VectorEquation : public QWidget, public TextSource {
    Q_OBJECT

public:
    explicit VectorEquation(QWidget* parent = nullptr);

    /// The maximum number of entries of a vector that is drawn as a column.
    static constexpr std::size_t maxEntries = 25;

    /// Shows the span of a basis if `particular` is empty, otherwise all solutions.
    void setVectors(std::vector<BitVector> basis, std::optional<BitVector> particular);
    QString shownText() const override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;

private:
    /// Draws the equation, or only measures it if `painter` is null. Returns its width.
    double draw(QPainter* painter) const;
    double columnHeight() const;

    std::vector<BitVector> basis_;
    std::optional<BitVector> particular_;
};

} // namespace lightsout
