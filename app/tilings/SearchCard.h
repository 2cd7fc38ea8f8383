// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "controls/PlayerBar.h"
#include "controls/StepPlayer.h"
#include "game/Rule.h"
#include "text/BoardText.h"
#include "tiling/DancingLinks.h"

#include <memory>

namespace lightsout {

/// A player for a recorded search for tilings: step s shows the board after the first s moves.
class SearchPlayer : public StepPlayer {
    Q_OBJECT

public:
    explicit SearchPlayer(QObject* parent = nullptr) : StepPlayer(parent) {}

    /// Replaces the recording and goes to its start. `vertices` is the number of vertices of the
    /// board.
    void load(std::shared_ptr<const RecordedSearch> search, std::size_t vertices);
    void clear() { load(nullptr, 0); }

    bool isLoaded() const { return search_ != nullptr; }
    const RecordedSearch& search() const { return *search_; }

    std::size_t stepCount() const override { return isLoaded() ? search_->moves.size() : 0; }
    /// Returns the move that led to the current step, or null at the start.
    const SearchMove* lastMove() const;
    /// Returns the presses placed at the current step.
    const BitVector& presses() const { return presses_; }
    /// Return the numbers of dead ends and of tilings found up to the current step.
    std::size_t deadEnds() const { return deadEnds_; }
    std::size_t found() const { return found_; }

private:
    void doStep(std::size_t index) override { count(search_->moves[index], true); }
    void undoStep(std::size_t index) override { count(search_->moves[index], false); }
    void count(const SearchMove& move, bool isForward);

    std::shared_ptr<const RecordedSearch> search_;
    BitVector presses_;
    std::size_t deadEnds_ = 0;
    std::size_t found_ = 0;
};

/// A card with the current move of a search in words, and buttons to step through all moves.
class SearchCard : public Card {
    Q_OBJECT

public:
    explicit SearchCard(SearchPlayer& player, QWidget* parent = nullptr);

    void setRule(const Rule& rule) { rule_ = rule; }
    /// Sets the message to show if there is no move.
    void setMessage(const QString& message);
    /// Goes one step forward or back in the search.
    void turn(bool isForward) { bar_->handleKey(isForward ? Qt::Key_Right : Qt::Key_Left); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    /// Return the texts of the card. `name` determines how cells are named.
    QString headline(VertexNaming name) const;
    QString explanation(VertexNaming name) const;

    SearchPlayer& player_;
    Rule rule_;
    QString message_;
    QLabel* position_;
    QLabel* headline_;
    TextLabel* explanation_;
    PlayerBar* bar_;
    FactLabel* placed_;
    FactLabel* deadEnds_;
    FactLabel* found_;
};

} // namespace lightsout
