#pragma once

#include "board/PatternPicture.h"
#include "look/Card.h"
#include "play/ChaseGuide.h"

namespace lightsout {

/// Says what light chasing does next, and shows the last row left over beside the first-row
/// presses that it calls for.
class ChaseCard : public Card {
    Q_OBJECT

public:
    ChaseCard(ChaseGuide& guide, Document& document, QWidget* parent = nullptr);

private:
    void refresh();
    void showTable();
    QString headline() const;
    QString detail() const;

    ChaseGuide& guide_;
    Document& document_;
    QLabel* headline_;
    QLabel* detail_;
    QWidget* rows_;
    PatternPicture* lastRow_;
    PatternPicture* firstRow_;
};

} // namespace lightsout
