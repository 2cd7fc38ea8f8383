// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "look/Card.h"
#include "play/ChaseGuide.h"

class QPagedPaintDevice;
class QScrollArea;
class QSpinBox;

namespace lightsout {

/// The table that light chasing ends with, for a board of any height: the lights left in the last
/// row, and the presses of the first row that they call for. It can be printed.
class ChaseTableCard : public Card {
    Q_OBJECT

public:
    /// Follows the size of the document's board as far as tables go, and marks the line that the
    /// guide is at.
    ChaseTableCard(const ChaseGuide& guide, const Document& document, QWidget* parent = nullptr);

    void setWanted(bool isWanted);

    static constexpr int maxRows = 99;

    /// Draws the table over as many pages as it takes.
    void paintPages(QPagedPaintDevice& device) const;

private:
    void followBoard();
    void followGuide();
    void refresh();
    void print();
    void savePdf();
    QString title() const;
    /// The line of the last row that is left now, if it is one of this table's.
    std::optional<std::size_t> currentCase() const;

    class Table;

    const ChaseGuide& guide_;
    const Document& document_;
    bool isWanted_ = false;
    Lattice grid_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QLabel* summary_;
    Table* table_;
    QScrollArea* scroll_;
    std::vector<ChaseCase> cases_;
};

} // namespace lightsout
