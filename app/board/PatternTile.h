// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"

#include <QAbstractButton>
#include <QColor>

namespace lightsout {

/// A small board that can be chosen: a set of vertices in a colour, and its name underneath.
class PatternTile : public QAbstractButton {
    Q_OBJECT

public:
    PatternTile(const Rule& rule, BitVector pattern, const QColor& color, const QString& caption,
                QWidget* parent = nullptr);
    const BitVector& pattern() const { return pattern_; }
    void setColor(const QColor& color);

    QSize sizeHint() const override { return {side, heightForWidth(side)}; }
    /// The picture is square.
    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int side = 92;

    Rule rule_;
    BitVector pattern_;
    QColor color_;
};

} // namespace lightsout
