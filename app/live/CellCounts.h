// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Game.h"

#include <QWidget>

#include <optional>
#include <vector>

namespace lightsout {

/// A view of a board. Either each cell shows a number, with a darker colour for larger numbers, or
/// the cells of a solution are marked with crosses.
class CellCounts : public QWidget {
    Q_OBJECT

public:
    explicit CellCounts(QWidget* parent = nullptr);

    void showBoard(const Game& board);
    /// Sets whether lights are shown as black and white pieces.
    void setPieces(bool hasPieces);
    /// `most` is the number with the darkest colour; `marked` cells get a frame.
    void showCounts(const Game& board, std::vector<std::size_t> counts, std::size_t most,
                    const std::vector<Vertex>& marked = {});
    void showCrosses(const Game& board, const BitVector& crosses);

    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override;
    QSize sizeHint() const override { return {220, heightForWidth(220)}; }
    QSize minimumSizeHint() const override { return {80, 40}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void setBoard(const Game& board);

    Game board_;
    bool hasPieces_ = false;
    std::optional<std::vector<std::size_t>> counts_;
    std::size_t most_ = 1;
    std::optional<BitVector> marked_;
    std::optional<BitVector> crosses_;
};

} // namespace lightsout
