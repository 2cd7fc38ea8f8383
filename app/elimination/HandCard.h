#pragma once

#include "elimination/HandElimination.h"
#include "look/Card.h"

class QPushButton;

namespace lightsout {

/// The exercise: what was done last by hand, a hint, and the way back.
class HandCard : public Card {
    Q_OBJECT

public:
    explicit HandCard(HandElimination& hand, QWidget* parent = nullptr);

    /// How many steps the textbook takes, to compare with; nothing while that is unknown.
    void setTextbookSteps(std::optional<std::size_t> steps);
    void showHint();

Q_SIGNALS:
    /// The rows of a hint, to be marked; nothing once it is gone.
    void hinted(std::optional<RowOperation> operation);

private:
    void refresh();
    QString detail() const;

    HandElimination& hand_;
    std::optional<std::size_t> textbookSteps_;
    bool isHinting_ = false;
    QLabel* count_;
    QLabel* headline_;
    QLabel* detail_;
    QPushButton* back_;
    QPushButton* again_;
    QPushButton* hint_;
    QPushButton* restart_;
};

} // namespace lightsout
