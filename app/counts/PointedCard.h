// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/FibonacciFactors.h"
#include "census/LatticeFamily.h"
#include "controls/Card.h"

#include <optional>

class QPushButton;

namespace lightsout {

/// A card about the board pointed at on a map: how many solutions it has, how many it could have,
/// and why.
class PointedCard : public Card {
    Q_OBJECT

public:
    explicit PointedCard(QWidget* parent = nullptr);

    /// `nullity` is empty while it is being computed.
    void setBoard(const Lattice& board, std::optional<std::uint32_t> nullity);
    void clear();

Q_SIGNALS:
    void openRequested(lightsout::Lattice board);

private:
    void retranslate();
    void showBoard();
    /// Computes the reason if it was requested.
    void refreshReason();
    void showReason();

    std::optional<Lattice> board_;
    std::optional<std::uint32_t> nullity_;
    QLabel* title_;
    QLabel* family_;
    QWidget* facts_;
    FactLabel* solutions_;
    FactLabel* bound_;
    FactLabel* solvable_;
    QLabel* text_;
    QPushButton* open_;
    QPushButton* why_;
    QLabel* reason_;
    std::optional<NullityReason> known_; ///< the reason that is shown
    Job job_{this};
};

} // namespace lightsout
