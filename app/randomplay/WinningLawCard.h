// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "look/Card.h"
#include "randomplay/WinningChances.h"

namespace lightsout {

/// A card about the number of presses until a random game is won. It shows a histogram of the games
/// that were played, and the exact law.
class WinningLawCard : public Card {
    Q_OBJECT

public:
    explicit WinningLawCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    /// The bins of the histogram. The first one contains the games with `first` to `first + width -
    /// 1` presses.
    struct Classes {
        std::uint64_t first = 1;
        std::uint64_t width = 1;
        std::uint64_t count = 0;
        std::uint64_t end() const { return first + width * count; }
    };

    void refresh();
    Classes classes(const WinningTimeLaw& law) const;
    Chart chart(const WinningTimeLaw& law, const Classes& classes) const;
    QString text(const WinningTimeLaw& law, const Classes& classes) const;

    WinningChances& chances_;
    TextLabel* title_;
    ChartPanel* chart_;
    TextLabel* text_;
};

} // namespace lightsout
