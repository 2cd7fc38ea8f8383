// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "look/Card.h"
#include "look/PlayerBar.h"
#include "text/BoardText.h"
#include "tilings/SearchPlayer.h"

namespace lightsout {

/// A card with the current move of a search in words, and buttons to step through all moves.
class SearchCard : public Card {
    Q_OBJECT

public:
    explicit SearchCard(SearchPlayer& player, QWidget* parent = nullptr);

    void setRule(const Rule& rule) { rule_ = rule; }
    /// Shows a message if there is no move.
    void setMessage(const QString& message);
    /// Goes one step forward or back in the search.
    void turn(bool isForward) { bar_->handleKey(isForward ? Qt::Key_Right : Qt::Key_Left); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void refresh();
    /// Return the strings on the card, with cells named by `name`.
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
