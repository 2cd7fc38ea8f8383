#pragma once

#include "solve/SmallSystem.h"

#include <QDialog>

class QLabel;
class QPagedPaintDevice;
class QSpinBox;

namespace lightsout {

/// The table that light chasing ends with, for a board of any height: the lights left in the last
/// row, and the presses of the first row that they call for. It can be printed.
class ChaseTableDialog : public QDialog {
    Q_OBJECT

public:
    /// Begins with the size of `grid`, as far as tables go.
    explicit ChaseTableDialog(const Lattice& grid, QWidget* parent = nullptr);

    static constexpr int mostRows = 99;

    /// Draws the table over as many pages as it takes.
    void paintPages(QPagedPaintDevice& device) const;

private:
    void refresh();
    void print();
    void savePdf();
    QString title() const;

    Lattice grid_;
    QSpinBox* rows_;
    QSpinBox* columns_;
    QLabel* summary_;
    QWidget* table_;
    std::vector<ChaseCase> cases_;
};

} // namespace lightsout
