// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "analysis/Workbench.h"
#include "board/BoardView.h"
#include "controls/Card.h"
#include "text/BoardText.h"

#include <QTimer>

class QPushButton;

namespace lightsout {

/// A card with instructions for the next step, and the progress: presses made, presses left, and
/// time.
class StatusCard : public Card {
    Q_OBJECT

public:
    explicit StatusCard(Workbench& workbench, QWidget* parent = nullptr);

    void setMode(BoardMode mode);

Q_SIGNALS:
    /// These signals request the next game after a won game: the same lights, harder lights, or a
    /// larger board.
    void againRequested();
    void harderRequested(const lightsout::BitVector& lights);
    void nextSizeRequested();

private:
    struct Message {
        QString headline;
        QString detail;
        bool isNews = false; ///< whether a screen reader speaks it when it appears
    };
    /// Refreshes the text, which contains names of cells.
    void refresh();
    void refreshTime();
    void refreshNext();
    void searchForHarder(const Facts& facts);
    Message message(VertexNaming name) const;
    void announceNews(const Message& spoken);
    /// Returns the cells that the message refers to as starred or marked, if they are few.
    QString markedCells() const;
    Message solvedMessage() const;
    static Message pressedMessage(const BitVector& pattern);
    Message patternMessage(const BitVector& pattern) const;
    Message starsMessage() const;
    Message taskMessage() const;
    QString timeText() const;
    static QString onlyLitText();

    Workbench& workbench_;
    BoardMode mode_ = BoardMode::press;
    OfRevision<Vertex> refused_; ///< vertex of the last press, if it was not allowed
    QString spoken_;             ///< the headline that was announced and is still shown
    QLabel* headline_;
    TextLabel* detail_;
    FactLabel* pressed_;
    FactLabel* left_;
    FactLabel* time_;
    QPushButton* allow_;      ///< allows work that needs a lot of memory
    QWidget* next_ = nullptr; ///< commands for continuing after a game
    QPushButton* again_;
    QPushButton* harder_;
    QPushButton* nextSize_;
    Job harderJob_{this};
    /// Lights for a harder board than the game that was won; nullopt while they are being searched
    /// for.
    OfRevision<std::optional<BitVector>> harderLights_;
    QTimer tick_;
};

} // namespace lightsout
