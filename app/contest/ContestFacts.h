// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "contest/Contest.h"
#include "look/TextLabel.h"

#include <QStatusBar>

class QHBoxLayout;

namespace lightsout {

/// The status line of a contest: the board, the round and the codes.
class ContestFacts : public QStatusBar {
    Q_OBJECT

public:
    ContestFacts(const Contest& contest, QWidget* parent);

private:
    /// A fact: its name and its value.
    struct Fact {
        TextLabel* name;
        TextLabel* value;
    };

    Fact addFact();
    void refresh();

    const Contest& contest_;
    QHBoxLayout* row_;
    Fact board_;
    Fact round_;
    Fact codes_;
};

} // namespace lightsout
