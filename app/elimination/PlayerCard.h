// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "controls/PlayerBar.h"
#include "elimination/EliminationPlayer.h"

namespace lightsout {

/// A card with the current step in symbols and in words, and buttons to move through all steps.
class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(EliminationPlayer& player, QWidget* parent = nullptr);

    /// Shows a message if there is no step.
    void setMessage(const QString& message);
    /// Moves through the steps with the arrow keys, Home, End and space. Returns false for other
    /// keys.
    bool handleKey(int key) { return bar_->handleKey(key); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    static QString problem(MatrixKind kind);
    /// Return the text about the purpose of the steps, and the text shown before the first step.
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
