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
    /// For many tiles in little room.
    void setSmall() { side_ = smallSide; }

    const BitVector& pattern() const { return pattern_; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    static constexpr int largeSide = 92;
    static constexpr int smallSide = 68;

    Rule rule_;
    BitVector pattern_;
    QColor color_;
    int side_ = largeSide;
};

} // namespace lightsout
