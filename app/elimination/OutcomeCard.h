// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "elimination/Recording.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

class WrapLayout;

/// The result: rank, nullity, determinant, and if several press sets solve the board, one solution
/// and the free presses, each of which can be chosen by a click.
class OutcomeCard : public Card {
    Q_OBJECT

public:
    explicit OutcomeCard(QWidget* parent = nullptr);

    /// `rule` is that of the recording's board. Shows nothing for nullptr. Keeps a choice for the
    /// same free presses.
    void setRecording(std::shared_ptr<const Recording> recording, const Rule& rule);
    /// Shows a message if there is no recording.
    void setMessage(const QString& message);
    /// Returns which of the free presses are made, with an entry for each.
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
    std::vector<std::size_t> parameters_; ///< the free presses of the choice
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
