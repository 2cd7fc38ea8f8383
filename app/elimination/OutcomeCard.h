// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "elimination/Recording.h"

#include <optional>

class QPushButton;

namespace lightsout {

class WrapLayout;

/// A card with the result: the rank, the nullity, and the determinant over the integers and modulo
/// 2. If several sets of presses solve the board, it also shows one solution and the free presses,
/// each of which can be chosen by a click.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent = nullptr);

    /// Shows the result of a recording, or nothing for nullptr. `rule` is the rule of the
    /// recording's board. The choice of free presses is kept if they stay the same.
    void setRecording(std::shared_ptr<const Recording> recording, const Rule& rule);
    /// Sets the message to show if there is no recording.
    void setMessage(const QString& message);
    /// Sets the rank to show if there is no recording; nullopt if it is not known. `rule` is the
    /// rule of that board.
    void setRank(std::optional<std::size_t> rank, const Rule& rule);
    /// Sets the determinant over the integers; empty if it is not known.
    void setDeterminant(const QString& determinant);
    /// Returns the chosen values of the free presses, with an entry for each of them.
    const BitVector& choice() const { return choice_; }
    void choose(std::size_t parameter);
    /// Goes to the next choice of the free presses: from 0…00 to 0…01, 0…10 and so on, and from
    /// 1…11 back to 0…00.
    void chooseNext();

Q_SIGNALS:
    void choiceChanged();

private:
    void retranslate();
    void refreshText();
    /// Returns a sentence on whether the columns of a lattice's matrix are orthonormal.
    QString orthonormalText() const;
    void refreshFacts();
    void refreshPictures(const Rule& rule);
    void refreshChoice();

    std::shared_ptr<const Recording> recording_;
    Rule rule_;
    QString message_;
    std::vector<std::size_t> parameters_; ///< free presses to which the choice refers
    BitVector choice_;
    QLabel* title_;
    QLabel* text_;
    FactLabel* rankFact_;
    FactLabel* nullity_;
    FactLabel* determinant_;
    FactLabel* modulo2_;
    QString integer_;                 ///< determinant over the integers; empty if it is not known
    std::optional<std::size_t> rank_; ///< rank of a board without a recording
    std::size_t buttons_ = 0;         ///< number of columns of the matrix of that board
    std::size_t lights_ = 0;          ///< number of rows of that matrix
    QWidget* pictures_;
    WrapLayout* pictureRow_;
    std::vector<QPushButton*> choices_;
    QWidget* choiceRow_;
    QPushButton* next_;
    QLabel* choiceText_;
};

} // namespace lightsout
