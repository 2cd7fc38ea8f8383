// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/PartedView.h"
#include "random/CountChain.h"

#include <QWidget>

class QPainterPath;

namespace lightsout {

/// A view of the chain of the number of black cells as a graph. Its states are circles in a row,
/// and each step is an arrow labelled with its probability. Steps to more black cells are drawn
/// above the row, the others below it. Clicks and the arrow keys choose a state, whose arrows are
/// highlighted.
class ChainGraphView : public QWidget, public PartedView {
    Q_OBJECT

public:
    explicit ChainGraphView(QWidget* parent = nullptr);

    void setChain(CountChain chain, Walk walk);

    /// Highlights the arrows of a state.
    void choose(std::size_t state);
    std::size_t chosen() const { return chosen_; }
    /// Returns the point at which a state is drawn.
    QPointF centre(std::size_t state) const;
    /// Returns the probability written on the arrow between two states; empty if there is no arrow.
    QString label(std::size_t from, std::size_t to) const;

    /// Returns the rectangle in which that label is written.
    QRectF labelBox(std::size_t from, std::size_t to) const;
    double radius() const;

    /// The parts are the states.
    std::size_t partCount() const override { return matrix_.numerators.size(); }
    QString partName(std::size_t state) const override;
    QRectF partRect(std::size_t state) const override;
    std::optional<std::size_t> partAt(QPointF position) const override;
    std::optional<std::size_t> currentPart() const override { return chosen_; }

    QSize sizeHint() const override { return {640, 220}; }
    QSize minimumSizeHint() const override { return {320, 170}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QPainterPath arrow(std::size_t from, std::size_t to) const;
    QFont labelFont() const;
    void paintArrow(QPainter& painter, std::size_t from, std::size_t to) const;

    CountChain chain_;
    FractionMatrix matrix_;
    std::size_t farthest_ = 1; ///< length of the longest step, in states
    std::size_t chosen_ = 0;
};

} // namespace lightsout
