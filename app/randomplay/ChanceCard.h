// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/BoardGeometry.h"
#include "controls/Card.h"
#include "controls/PartedView.h"
#include "randomplay/RandomPlay.h"
#include "text/BoardText.h"

class QSlider;

namespace lightsout {

/// A board whose cells are coloured by their probability of being black. Pointing at a cell, or
/// stepping to it with the arrow keys, shows more digits.
class ChanceMap : public QWidget, public PartedView {
    Q_OBJECT

public:
    explicit ChanceMap(QWidget* parent = nullptr);

    void setChances(const Rule& rule, std::vector<double> chances);
    /// Returns the probability that the vertex is black.
    double chance(Vertex vertex) const { return chances_.at(vertex); }

    std::size_t partCount() const override { return chances_.size(); }
    QString partName(std::size_t vertex) const override;
    QRectF partRect(std::size_t vertex) const override { return geometry_.cellRect(vertex); }
    std::optional<std::size_t> partAt(QPointF position) const override;
    std::optional<std::size_t> currentPart() const override;

    QSize sizeHint() const override { return {150, 150}; }
    QSize minimumSizeHint() const override { return {110, 110}; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool event(QEvent* event) override;

private:
    void reportChance(Vertex vertex);
    QString chanceText(Vertex vertex, VertexNaming name) const;

    BoardGeometry geometry_;
    std::vector<double> chances_;
    Vertex cursor_ = 0; ///< vertex with the keyboard cursor
};

/// A card with the probability that each cell is black, after a chosen number of presses. It also
/// shows how likely a press is to change a cell, and how the probability of being black depends on
/// that.
class ChanceCard : public Card {
    Q_OBJECT

public:
    explicit ChanceCard(RandomPlay& play, QWidget* parent = nullptr);

private:
    void followBoard();
    void refresh();
    QString ratesText(const Moments& moments) const;

    RandomPlay& play_;
    ChanceMap* map_;
    QSlider* time_;
    QLabel* text_;
    QLabel* rates_;
    /// The numbers of presses on the slider. They are consecutive at first, and then increase in
    /// growing steps.
    std::vector<std::uint64_t> times_;
};

} // namespace lightsout
