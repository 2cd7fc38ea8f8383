// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "play/ChaseGuide.h"

class QPagedPaintDevice;
class QScrollArea;
class QSpinBox;

namespace lightsout {

/// A card with the look-up table of light chasing for boards of a chosen size. It lists the lights
/// left in the last row and the first-row presses that they require. It can be printed.
class ChaseTableCard : public Card {
    Q_OBJECT

public:
    /// The card follows the size of the document's board within the limits of tables, and marks the
    /// line for the current step of the guide.
    ChaseTableCard(const ChaseGuide& guide, const CurrentDocument& document,
                   QWidget* parent = nullptr);

    void setWanted(bool isWanted);

    static constexpr int maxRows = 99;

    /// Draws the table on as many pages as it needs.
    void paintPages(QPagedPaintDevice& device) const;

private:
    void followBoard();
    void followGuide();
    void refresh();
    void print();
    void savePdf();
    QString title() const;
    /// Explains the number of cases.
    QString reasonText() const;
    /// Returns the line for the current last row, or nullopt if the table has none.
    std::optional<std::size_t> currentCase() const;

    class Table;

    const ChaseGuide& guide_;
    const CurrentDocument& document_;
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
