#pragma once

#include "elimination/EliminationPlayer.h"
#include "widgets/Card.h"

class QPushButton;
class QSlider;

namespace lightsout {

/// The present step in symbols and in words, and the buttons to move through all of them.
class PlayerCard : public Card {
    Q_OBJECT

public:
    explicit PlayerCard(EliminationPlayer& player, QWidget* parent = nullptr);

    /// Shown instead of a step while there is none.
    void setMessage(const QString& message);
    /// Arrows, home, end and space move through the steps. False if the key means nothing here.
    bool handleKey(int key);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    QLayout* makeButtons();
    void refresh();
    QString explanation() const;
    QString outcome() const;

    EliminationPlayer& player_;
    QString message_;
    QLabel* position_;
    QLabel* operation_;
    QLabel* explanation_;
    QSlider* slider_;
    QPushButton* play_;
    QPushButton* toStart_;
    QPushButton* back_;
    QPushButton* forward_;
    QPushButton* toEnd_;
};

} // namespace lightsout
