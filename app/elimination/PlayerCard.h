// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/EliminationPlayer.h"
#include "look/Card.h"
#include "look/PlayerBar.h"

namespace lightsout {

/// The current step in symbols and in words, and the buttons to move through all steps.
class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(EliminationPlayer& player, QWidget* parent = nullptr);

    /// Shows a message if there is no step.
    void setMessage(const QString& message);
    /// Moves through the steps with arrows, home, end and space. Returns false for other keys.
    bool handleKey(int key) { return bar_->handleKey(key); }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    static QString problem(MatrixKind kind);
    /// Return what the steps are for, and what is shown before the first one.
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
