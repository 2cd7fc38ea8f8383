// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "look/Card.h"

class QLineEdit;
class QPushButton;

namespace lightsout {

/// What is locked while a round runs, and a place for the teacher's word.
class LockCard : public Card {
    Q_OBJECT

public:
    explicit LockCard(Contest& contest, QWidget* parent);

private:
    void refresh();
    void tryWord();
    void askToGiveUp();

    Contest& contest_;
    QLineEdit* word_;
    QPushButton* unlock_;
    QPushButton* giveUp_;
    TextLabel* answer_;
};

} // namespace lightsout
