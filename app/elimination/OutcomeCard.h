// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

class WrapLayout;

/// A card with the result: rank, nullity and determinant. If several sets of presses solve the
/// board, it also shows one solution and the free presses, each of which can be chosen by a click.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent = nullptr);

    /// Shows the result of a recording, or nothing for nullptr. `rule` is the rule of the
    /// recording's board. The choice of free presses is kept if they stay the same.
    void setRecording(std::shared_ptr<const Recording> recording, const Rule& rule);
    /// Shows a message if there is no recording.
    void setMessage(const QString& message);
    /// Returns the chosen values of the free presses, with an entry for each of them.
    const BitVector& choice() const { return choice_; }
    void choose(std::size_t parameter);

Q_SIGNALS:
    void choiceChanged();

private:
    void retranslate();
    void refreshText();
    void refreshPictures(const Rule& rule);
    QWidget* makeTerm(const QString& sign, const Rule& rule, const BitVector& presses,
                      ThemeColour colour, const QString& name);
    void refreshChoice();

    std::shared_ptr<const Recording> recording_;
    Rule rule_;
    QString message_;
    std::vector<std::size_t> parameters_; ///< free presses to which the choice refers
    BitVector choice_;
    QLabel* title_;
    QLabel* text_;
    FactLabel* rank_;
    FactLabel* nullity_;
    FactLabel* determinant_;
    QWidget* pictures_;
    WrapLayout* pictureRow_;
    std::vector<QPushButton*> choices_;
};

} // namespace lightsout
