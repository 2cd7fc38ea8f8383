// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Card.h"
#include "elimination/Recording.h"

class QPushButton;

namespace lightsout {

class WrapLayout;

/// A card with the result: the rank, the nullity, and the determinant over the integers and modulo
/// 2. If several sets of presses solve the board, it also shows one solution and the free presses,
/// each of which can be chosen by a click.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(Workbench& workbench, QWidget* parent = nullptr);

    /// Shows the result of a recording, or nothing for nullptr. `rule` is the rule of the
    /// recording's board. The choice of free presses is kept if they stay the same.
    void setRecording(std::shared_ptr<const Recording> recording, const Rule& rule);
    /// Sets the message to show if there is no recording.
    void setMessage(const QString& message);
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
    void refreshText();
    /// Returns a sentence on whether the columns of a lattice's matrix are orthonormal.
    QString orthonormalText() const;
    void refreshDeterminant();
    void refreshPictures(const Rule& rule);
    void refreshChoice();

    Workbench& workbench_;
    std::shared_ptr<const Recording> recording_;
    Rule rule_;
    QString message_;
    std::vector<std::size_t> parameters_; ///< free presses to which the choice refers
    BitVector choice_;
    QLabel* text_;
    FactLabel* determinant_;
    FactLabel* modulo2_;
    QString integer_; ///< determinant over the integers; empty if it is not known
    QWidget* pictures_ = nullptr;
    WrapLayout* pictureRow_ = nullptr;
    std::vector<QPushButton*> choices_;
    QWidget* choiceRow_ = nullptr;
    QPushButton* next_;
    QLabel* choiceText_;
};

} // namespace lightsout
