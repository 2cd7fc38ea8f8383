#pragma once

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
    void playAgain();

private:
    struct Message {
        QString headline;
        QString detail;
    };
    void refresh();
    void refreshTime();
    Message message() const;
    Message solvedMessage() const;
    Message starsMessage() const;
    Message taskMessage() const;
    QString timeText() const;
    static QString onlyLitText();

    Workbench& workbench_;
    BoardMode mode_ = BoardMode::press;
    std::optional<Vertex> refused_; ///< the last press, if it was not allowed
    QLabel* headline_;
    QLabel* detail_;
    FactLabel* pressed_;
    FactLabel* left_;
    FactLabel* time_;
    QPushButton* again_;
    QTimer tick_;
};

} // namespace lightsout
