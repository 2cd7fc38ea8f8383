// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Analysis.h"
#include "controls/Card.h"
#include "controls/PlayerBar.h"
#include "controls/StepPlayer.h"
#include "game/Reduction.h"
#include "solve/CofactorExpansion.h"

#include <optional>
#include <string>

class QPushButton;

namespace lightsout {

class MinorPicture;

/// A player for the cofactor expansion of a determinant: step s shows term s.
class CofactorPlayer : public StepPlayer {
public:
    explicit CofactorPlayer(QObject* parent) : StepPlayer(parent) {}

    /// Replaces the matrix and goes to the start. A matrix that is empty or larger than
    /// `maxExpandedSize` has no terms.
    void load(BitMatrix matrix);

    const BitMatrix& matrix() const { return matrix_; }
    /// Returns the term of the current step; nullptr at the start.
    const CofactorTerm* term() const { return step() == 0 ? nullptr : &terms_[step() - 1]; }
    std::size_t stepCount() const override { return terms_.size(); }

private:
    // There is nothing to do, because term() depends only on the number of the current step.
    void doStep(std::size_t /*index*/) override {}
    void undoStep(std::size_t /*index*/) override {}

    BitMatrix matrix_;
    std::vector<CofactorTerm> terms_;
};

/// A card with the determinant of the matrix over the integers and modulo 2. For small matrices,
/// the cofactor expansion can be played.
class DeterminantCard : public Card {
    Q_OBJECT

public:
    /// Shows the rank that `analysis` finds, too, from which the determinant modulo 2 follows.
    explicit DeterminantCard(Analysis& analysis, QWidget* parent = nullptr);

    /// The maximum number of vertices of a board whose determinant is computed automatically. That
    /// takes less than a second.
    static constexpr std::size_t maxAutomatic = 256;
    /// The maximum number of vertices of a board whose determinant is computed.
    static constexpr std::size_t maxVertices = 4096;

    void setRule(const Rule& rule);
    /// Sets whether determinants of small boards are computed automatically.
    void setActive(bool active);

    /// Returns the determinant in decimal digits, or nullopt if it is not known.
    const std::optional<std::string>& value() const { return value_; }

    /// Moves through the terms of the expansion with the arrow keys, Home, End and Space. Returns
    /// false for other keys, and if there is no expansion.
    bool handleKey(int key);

Q_SIGNALS:
    void valueChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void retranslate();
    void makeExpansion();
    void compute();
    void computeIfSmall();
    void refresh();
    /// Returns the determinant modulo 2, or nullopt if it is not known.
    std::optional<bool> modulo2() const;
    QString explanation() const;
    void refreshExpansion();
    /// Returns the formula of the current step of the expansion.
    QString stepFormula() const;

    /// Returns true if the matrix is square and not larger than size × size.
    bool isSquareUpTo(std::size_t size) const;

    Analysis& analysis_;
    Rule rule_;
    std::optional<std::string> value_;
    bool isActive_ = false;
    Job job_{this};
    CofactorPlayer player_{this};
    TextLabel* equation_;
    TextLabel* text_;
    QPushButton* compute_;
    QWidget* expansion_;
    TextLabel* caption_ = nullptr;
    MinorPicture* picture_ = nullptr;
    TextLabel* step_ = nullptr;
    TextLabel* sum_ = nullptr;
    PlayerBar* bar_ = nullptr;
};

} // namespace lightsout
