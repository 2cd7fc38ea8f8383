// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "random/ChainSpectrum.h"
#include "randomplay/NumberTable.h"
#include "randomplay/RandomPlay.h"

namespace lightsout {

/// The eigenvalues of the chain of the number of black cells, how fast its laws approach their
/// limits, and how long it takes on average until no cell is black. Hidden if there is no chain, or
/// if it has more states than ChainCard writes out.
class SpectrumCard : public Card {
    Q_OBJECT

public:
    explicit SpectrumCard(RandomPlay& play, QWidget* parent = nullptr);

    /// Shows the spectrum of this chain; hides the card if it is null.
    void setChain(const CountChain* chain);

private:
    struct Found {
        ChainSpectrum spectrum;
        std::vector<std::optional<double>> presses; ///< until no cell is black, indexed by the
                                                    ///< current number
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
