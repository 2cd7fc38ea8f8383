// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "board/BoardView.h"
#include "look/Card.h"

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
    void againWanted();
    void harderWanted(const lightsout::BitVector& lights);
    void nextSizeWanted();

private:
    void retranslate();
    struct Message {
        QString headline;
        QString detail;
    };
    void refresh();
    void refreshTime();
    void refreshNext();
    void lookForHarder(const Facts& facts);
    Message message() const;
    Message solvedMessage() const;
    Message patternMessage(const BitVector& pattern) const;
    Message starsMessage() const;
    Message taskMessage() const;
    QString timeText() const;
    static QString onlyLitText();

    Workbench& workbench_;
    BoardMode mode_ = BoardMode::press;
    /// The last press, if it was not allowed.
    struct Refused {
        Vertex vertex;
        quint64 revision; ///< of the document, whose numbers these are
    };
    std::optional<Refused> refused_;
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
    quint64 harderRevision_ = 0;            ///< of the game that was won
    std::optional<BitVector> harderLights_; ///< once they are found
    QTimer tick_;
};

} // namespace lightsout
