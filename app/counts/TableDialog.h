// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"

#include <QDialog>

#include <memory>

class QLabel;
class QSpinBox;
class QTableView;

namespace lightsout {

class NullityTableModel;

/// The nullities of any range of sizes as numbers: to read, copy, save and print.
class TableDialog : public QDialog {
    Q_OBJECT

public:
    explicit TableDialog(std::shared_ptr<Census> census, QWidget* parent = nullptr);

    const NullityTable& table() const;
    bool isComputing() const { return job_.isRunning(); }
    bool isWriting() const { return writing_.isRunning(); }

private:
    /// Two fields for the first and the last size.
    struct Range {
        QSpinBox* first;
        QSpinBox* last;
        SizeRange sizes() const;
    };
    Range makeRange(const QString& name);
    void compute();
    void copy();
    void save();
    void print();
    /// Whether the table is small enough to be drawn; says so if not.
    bool fitsDrawing();

    std::shared_ptr<Census> census_;
    Range rows_{};
    Range cols_{};
    QLabel* note_;
    QTableView* view_;
    NullityTableModel* model_;
    Job job_{this};
    Job writing_{this};
};

} // namespace lightsout
