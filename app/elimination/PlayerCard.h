// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/EliminationPlayer.h"
#include "look/Card.h"
#include "look/PlayerBar.h"

namespace lightsout {

/// The present step in symbols and in words, and the buttons to move through all of them.
class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(EliminationPlayer& player, QWidget* parent = nullptr);

    /// Shown instead of a step while there is none.
    void setMessage(const QString& message);
    /// Arrows, home, end and space move through the steps. False if the key means nothing here.
    bool handleKey(int key) { return bar_->handleKey(key); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    static QString problem(MatrixKind kind);
    /// What the steps are for; what is to be seen before the first one.
    QString purpose() const;
    QString beginning() const;
    QString explanation() const;
    QString outcome() const;

    EliminationPlayer& player_;
    QString message_;
    QLabel* position_;
    QLabel* operation_;
    TextLabel* explanation_;
    PlayerBar* bar_;
};

} // namespace lightsout
