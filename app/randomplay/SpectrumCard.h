// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "random/ChainSpectrum.h"
#include "randomplay/NumberTable.h"
#include "randomplay/RandomPlay.h"

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

} // namespace lightsout
