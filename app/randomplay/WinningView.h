// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/NumberTable.h"
#include "controls/StageGrid.h"
#include "randomplay/RandomPlay.h"
#include "randomplay/WinningChances.h"

class QPushButton;

namespace lightsout {

/// A card with a table that shows how long random presses take to win on squares of the board's
/// kind, beginning one press away from the target.
class MonkeyCard : public Card {
    Q_OBJECT

public:
    explicit MonkeyCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    struct Square {
        std::size_t side = 0;
        std::size_t rank = 0;
    };

    /// Computes the ranks of the squares if the kind of board has changed.
    void follow();
    void show();
    static QString durationText(double seconds);

    WinningChances& chances_;
    std::optional<Lattice> kind_;
    std::vector<Square> squares_;
    TextLabel* text_;
    NumberTable* table_;
    TextLabel* rule_;
};

/// A card about the number of presses until a random game is won. It shows a histogram of the games
/// that were played, and the exact law.
class WinningLawCard : public Card {
    Q_OBJECT

public:
    explicit WinningLawCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    /// The bins of the histogram. The first bin contains the games in which the number of presses
    /// is at least `first` and less than `first + width`.
    struct Classes {
        std::uint64_t first = 1;
        std::uint64_t width = 1;
        std::uint64_t count = 0;
        std::uint64_t end() const { return first + width * count; }
    };

    void refresh();
    Classes classes(const WinningTimeLaw& law) const;
    Chart chart(const WinningTimeLaw& law, const Classes& classes) const;
    /// Says whether the games agree with the law. `counts` are the games in each bin.
    QString conclusion(const Classes& classes, std::vector<std::uint64_t> counts,
                       std::vector<double> chances) const;
    QString text(const WinningTimeLaw& law, const Classes& classes) const;

    WinningChances& chances_;
    ChartPanel* chart_;
    TextLabel* text_;
};

/// A card with a chart of the mean number of random presses until a board is won. Boards are
/// grouped by the minimum number of presses that they need.
class WinningMeansCard : public Card {
    Q_OBJECT

public:
    explicit WinningMeansCard(WinningChances& chances, QWidget* parent = nullptr);

private:
    void refresh();
    QString text() const;
    Chart chart() const;

    WinningChances& chances_;
    TextLabel* text_;
    ChartPanel* chart_;
};

/// A view of the cards about winning by chance: the means, the law of the length of a game,
/// MonkeyCard, and facts about the board.
class WinningView : public StageGrid {
    Q_OBJECT

public:
    WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent = nullptr);

    const WinningChances& chances() const { return chances_; }
    /// Returns the row to which the page adds its switches.
    QLayout& tools() { return *tools_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    RandomPlay& play_;
    WinningChances chances_;
    QLayout* tools_;
};

} // namespace lightsout
