// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/PartedView.h"
#include "game/Game.h"
#include "random/BigNumbers.h"

#include <QWidget>

namespace lightsout {

/// A view of a matrix with a row and a column for each board. Each entry is the number of games
/// that lead from the board of the row to the board of the column.
///
/// Entries can be pointed at, or stepped through with the arrow keys. Columns run from left to
/// right in every language.
class StateMatrixView : public QWidget, public PartedView {
    Q_OBJECT

public:
    /// A pair of boards, numbered as in random/StateGraph.h.
    struct Entry {
        std::uint32_t from = 0;
        std::uint32_t to = 0;

        bool operator==(const Entry&) const = default;
    };

    explicit StateMatrixView(QWidget* parent = nullptr);

    /// Sets the entries: the entry for the boards b and c is games[b ⊕ c]. Sorts rows and columns
    /// by distance to the target. Chooses the entry from the current board to the target.
    void setGames(const Game& game, const std::vector<std::uint8_t>& distances,
                  std::vector<BigInteger> games);

    bool isEmpty() const { return games_.empty(); }
    /// Returns the current entry: the one that the user points at or has stepped to, otherwise the
    /// entry from the current board to the target.
    Entry chosen() const { return chosen_; }
    const BigInteger& games(Entry entry) const { return games_.at(entry.from ^ entry.to); }
    QPointF centre(Entry entry) const;

    /// Returns all entries for a spreadsheet, separated by tabs. Rows and columns are named by
    /// strings of 0s and 1s.
    QString forClipboard() const;

    /// The parts are the entries, row by row.
    std::size_t partCount() const override {
        return games_.empty() ? 0 : order_.size() * order_.size();
    }
    QString partName(std::size_t entry) const override;
    QRectF partRect(std::size_t entry) const override;
    std::optional<std::size_t> partAt(QPointF position) const override;
    std::optional<std::size_t> currentPart() const override;
    std::size_t partColumns() const override { return order_.size(); }
    QString partRowName(std::size_t row) const override { return nameOf(order_.at(row)); }
    QString partColumnName(std::size_t column) const override { return nameOf(order_.at(column)); }

    QSize sizeHint() const override { return {480, 420}; }
    QSize minimumSizeHint() const override { return {240, 200}; }

Q_SIGNALS:
    void chosenChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QRectF cellOf(std::size_t row, std::size_t column) const;
    QSizeF cellSize() const;
    QSizeF headSize() const;
    std::size_t placeOf(std::uint32_t board) const { return places_.at(board); }
    Entry entryOf(std::size_t part) const;
    QString nameOf(std::uint32_t board) const;
    QString sentence(Entry entry) const;
    QFont numberFont() const;
    void choose(Entry entry);
    void paintHeads(QPainter& painter) const;
    void paintEntries(QPainter& painter) const;

    Rule rule_;
    std::uint32_t target_ = 0;
    Entry usual_; ///< entry from the current board to the target
    Entry chosen_;
    std::vector<std::uint32_t> order_;
    std::vector<std::size_t> places_; ///< positions in order_
    std::vector<BigInteger> games_;
};

/// Returns a number with group separators, or rounded and in scientific notation if it is long.
QString countText(const BigInteger& count);

} // namespace lightsout
