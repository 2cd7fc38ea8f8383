// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "controls/PlayerBar.h"
#include "controls/Stage.h"
#include "elimination/EliminationPlayer.h"
#include "elimination/HandElimination.h"

class QPushButton;

namespace lightsout {

/// A card with the current step in symbols and in words, and buttons to move through all steps.
class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(EliminationPlayer& player, QWidget* parent = nullptr);

    /// Sets the message to show if there is no step.
    void setMessage(const QString& message);
    /// In wall mode, and if `isShort` is true, omits what other parts need the room for.
    void setStage(Stage stage, bool isShort);
    /// Moves through the steps with the arrow keys, Home, End and Space. Returns false for other
    /// keys.
    bool handleKey(int key) { return bar_->handleKey(key); }
    /// Returns the sentence that is spoken when an operation was done.
    static QString spokenOperation(const RowOperation& operation);

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
    /// Announces the operation that led to a new step, and its meaning, unless steps follow each
    /// other too fast.
    void announceStep();

    EliminationPlayer& player_;
    std::size_t announced_ = 0; ///< the step that was current when refresh() was last called
    bool isOnWall_ = false;
    QString message_;
    QLabel* position_;
    QLabel* operation_;
    TextLabel* explanation_;
    PlayerBar* bar_;
};

/// A card for the exercise of eliminating by hand. It shows the last operation made by hand, a
/// hint, and buttons to undo and redo.
class HandCard : public Card {
    Q_OBJECT

public:
    explicit HandCard(HandElimination& hand, QWidget* parent = nullptr);

    /// Sets the kind of matrix being eliminated, and the number of steps of the textbook method,
    /// for comparison.
    void setTextbook(MatrixKind kind, std::size_t steps);
    /// Sets the message to show if there is no exercise.
    void setMessage(const QString& message);
    void setStage(Stage stage);
    void showHint();

Q_SIGNALS:
    /// Emitted when the rows of a hint are to be marked, or with nullopt when the hint disappears.
    void hinted(std::optional<RowOperation> operation);

private:
    void retranslate();
    void refresh();
    QString madeText() const;
    QString detail() const;
    QString outcome() const;
    /// Announces the operation that was done, or how many are left after some were undone.
    void announceStep();

    HandElimination& hand_;
    std::size_t announced_ = 0; ///< the number of operations when announceStep() was last called
    QString message_;
    MatrixKind kind_ = MatrixKind::system;
    std::size_t textbookSteps_ = 0;
    bool isHinting_ = false;
    QLabel* count_;
    QLabel* headline_;
    TextLabel* detail_;
    QPushButton* back_;
    QPushButton* again_;
    QPushButton* hint_;
    QPushButton* restart_;
};

} // namespace lightsout
