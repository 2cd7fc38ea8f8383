// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "game/Rule.h"
#include "look/Card.h"
#include "look/PlayerBar.h"
#include "text/BoardText.h"
#include "tilings/SearchPlayer.h"

namespace lightsout {

/// The present move of a search in words, and the buttons to go through all of them.
class SearchCard : public Card {
    Q_OBJECT

public:
    explicit SearchCard(SearchPlayer& player, QWidget* parent = nullptr);

    void setRule(const Rule& rule) { rule_ = rule; }
    /// Shown instead of a move while there is none.
    void setMessage(const QString& message);
    /// Goes on by one move, or back by one.
    void turn(bool isForward) { bar_->handleKey(isForward ? Qt::Key_Right : Qt::Key_Left); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void refresh();
    /// What the card says, with cells named so.
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
