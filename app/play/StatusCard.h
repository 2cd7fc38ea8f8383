// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "board/BoardView.h"
#include "look/Card.h"
#include "text/BoardText.h"

#include <QTimer>

class QPushButton;

namespace lightsout {

/// What to do now, and how far one is: presses made, presses left, time.
class StatusCard : public Card {
    Q_OBJECT

public:
    explicit StatusCard(Workbench& workbench, QWidget* parent = nullptr);

    void setMode(BoardMode mode);

Q_SIGNALS:
    /// What is to follow a game that was won: the same lights, harder ones, a larger board.
    void againRequested();
    void harderRequested(const lightsout::BitVector& lights);
    void nextSizeRequested();

private:
    void retranslate();
    struct Message {
        QString headline;
        QString detail;
    };
    /// What the card says, with cells named so.
    void refresh();
    void refreshTime();
    void refreshNext();
    void searchForHarder(const Facts& facts);
    Message message(VertexNaming name) const;
    Message solvedMessage() const;
    static Message pressedMessage(const BitVector& pattern);
    Message patternMessage(const BitVector& pattern) const;
    Message starsMessage() const;
    Message taskMessage() const;
    QString timeText() const;
    static QString onlyLitText();

    Workbench& workbench_;
    BoardMode mode_ = BoardMode::press;
    OfRevision<Vertex> refused_; ///< the last press, if it was not allowed
    QLabel* headline_;
    TextLabel* detail_;
    FactLabel* pressed_;
    FactLabel* left_;
    FactLabel* time_;
    QPushButton* allow_; ///< work that takes much memory
    QWidget* next_;      ///< what may follow
    QPushButton* again_;
    QPushButton* harder_;
    QPushButton* nextSize_;
    Job harderJob_{this};
    /// Of the game that was won, once they are looked for; nullopt until they are found.
    OfRevision<std::optional<BitVector>> harderLights_;
    QTimer tick_;
};

} // namespace lightsout
