// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "controls/Card.h"
#include "controls/NumberTable.h"
#include "controls/PartedView.h"
#include "random/ChainSpectrum.h"
#include "random/CountChain.h"
#include "randomplay/RandomPlay.h"

#include <QWidget>

class QCheckBox;
class QPainterPath;
class QPushButton;
class QSlider;

namespace lightsout {

/// A view of the chain of the number of black cells as a graph. Its states are circles in a row,
/// and each step is an arrow labelled with its probability. Steps to fewer black cells are drawn
/// below the row, all other steps above it. Clicks and the arrow keys choose a state, whose arrows
/// are highlighted.
class ChainGraphView : public QWidget, public PartedView {
    Q_OBJECT

public:
    explicit ChainGraphView(QWidget* parent = nullptr);

    /// Shows a chain. Its states are called lights on if `hasLamps`, otherwise black cells.
    void setChain(CountChain chain, Walk walk, bool hasLamps);

    /// Highlights the arrows of a state.
    void choose(std::size_t state);
    std::size_t chosen() const { return chosen_; }
    /// Returns the point at which a state is drawn.
    QPointF centre(std::size_t state) const;
    /// Returns the probability written on the arrow from one state to another; empty if there is no
    /// arrow.
    QString label(std::size_t from, std::size_t to) const;

    /// Returns the rectangle in which that label is written; empty if there is no room for it.
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
    struct PlacedLabel {
        std::size_t from;
        std::size_t to;
        QRectF box;
    };

    QPainterPath arrow(std::size_t from, std::size_t to) const;
    QFont labelFont() const;
    /// Returns the box for the label of an arrow that is nearest to the arrow's middle and does not
    /// intersect the taken ones; empty if there is none.
    QRectF freeBox(std::size_t from, std::size_t to, const std::vector<QRectF>& taken) const;
    /// Returns the places of all labels. If they do not fit, those of the chosen state come first,
    /// and labels without a place are omitted.
    std::vector<PlacedLabel> placedLabels() const;
    void paintArrow(QPainter& painter, std::size_t from, std::size_t to) const;

    CountChain chain_;
    bool hasLamps_ = false;
    FractionMatrix matrix_;
    std::size_t farthest_ = 1; ///< length of the longest step, in states
    std::size_t chosen_ = 0;
};

/// A card with the eigenvalues of the chain of the number of black cells. It shows how fast the
/// laws approach their limits, and how long it takes on average until no cell is black.
class SpectrumCard : public Card {
    Q_OBJECT

public:
    explicit SpectrumCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Shows the spectrum of this chain, or nothing if `chain` is null.
    void setChain(const CountChain* chain);

private:
    struct Found {
        ChainSpectrum spectrum;
        std::vector<std::optional<double>> presses; ///< mean number until no cell is black, indexed
                                                    ///< by the current number of black cells
    };

    void refresh();

    RandomPlay& play_;
    Job job_{this};
    std::optional<Found> found_;
    NumberTable* table_;
    FactLabel* second_;
    TextLabel* meaning_ = nullptr;
    FactLabel* presses_;
};

/// A card about the number of black cells as a Markov chain. It shows the matrix of the chain, its
/// powers and its limits, or two boards that show why the number is not a Markov chain.
class ChainCard : public Card {
    Q_OBJECT

public:
    /// The maximum number of vertices of a board whose matrix is displayed.
    static constexpr std::size_t maxVertices = 24;

    explicit ChainCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Returns the displayed chain; null if there is none or it is not known yet.
    const CountChain* chain() const;
    /// Returns the row of buttons, to which the page adds its own.
    QLayout& tools() { return *tools_; }

Q_SIGNALS:
    /// Emitted when chain() has changed.
    void chainChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void fillChain();
    void fillWitness();
    /// Returns lines such as "3 presses lead to 4": pressing any of 3 vertices leads to 4 black
    /// cells. There is a line for each number of black cells that is possible after the next press.
    static QString nextText(const Rule& rule, const BitVector& lights);
    using Answer = std::variant<CountChain, ChainWitness>;
    struct Found {
        Answer answer;
        std::optional<ChainLimits> limits;
    };

    void decide();
    void showAnswer();
    void showMatrix();
    void showWitness(const ChainWitness& witness);

    RandomPlay& play_;
    Job job_{this};
    std::optional<Found> found_;
    bool isStale_ = true;
    QLabel* text_;
    QWidget* chain_;
    QSlider* power_;
    QLabel* powerText_;
    QPushButton* p_;
    QPushButton* q_;
    QPushButton* r_;
    QCheckBox* decimals_;
    QLayout* tools_ = nullptr;
    ChainGraphView* graph_;
    NumberTable* table_;
    QWidget* witness_;
    PatternPicture* first_;
    PatternPicture* second_;
    QLabel* firstText_;
    QLabel* secondText_;
};

} // namespace lightsout
