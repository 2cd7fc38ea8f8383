// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "board/PatternPicture.h"
#include "controls/Card.h"
#include "random/ChainSpectrum.h"
#include "random/CountChain.h"
#include "randomplay/ChainGraphView.h"
#include "randomplay/NumberTable.h"
#include "randomplay/RandomPlay.h"

class QCheckBox;
class QPushButton;
class QSlider;

namespace lightsout {

/// A card with the eigenvalues of the chain of the number of black cells. It shows how fast the
/// laws approach their limits, and how long it takes on average until no cell is black. The card is
/// hidden if there is no chain, or if it has more states than ChainCard displays.
class SpectrumCard : public Card {
    Q_OBJECT

public:
    explicit SpectrumCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Shows the spectrum of this chain, or hides the card if `chain` is null.
    void setChain(const CountChain* chain);

private:
    struct Found {
        ChainSpectrum spectrum;
        std::vector<std::optional<double>> presses; ///< mean number until no cell is black, by the
                                                    ///< current number of black cells
    };

    void refresh();

    RandomPlay& play_;
    Job job_{this};
    std::optional<Found> found_;
    TextLabel* title_;
    NumberTable* table_;
    FactLabel* second_;
    TextLabel* meaning_;
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

Q_SIGNALS:
    /// Emitted when chain() has changed.
    void chainChanged();

protected:
    void showEvent(QShowEvent* event) override;

private:
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
    QLabel* title_;
    QLabel* text_;
    QWidget* chain_;
    QSlider* power_;
    QLabel* powerText_;
    QPushButton* p_;
    QPushButton* q_;
    QPushButton* r_;
    QCheckBox* decimals_;
    ChainGraphView* graph_;
    NumberTable* table_;
    QWidget* witness_;
    PatternPicture* first_;
    PatternPicture* second_;
    QLabel* firstText_;
    QLabel* secondText_;
};

} // namespace lightsout
