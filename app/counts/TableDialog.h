// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "census/Census.h"
#include "counts/TableExport.h"

#include <QDialog>

#include <memory>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QPushButton;
class QSpinBox;
class QTableView;

namespace lightsout {

class CountsTableModel;

/// A dialog with a table of the numbers of solutions, or of the nullities, for any range of sizes
/// or of squares. The table can be copied, saved and printed. Two buttons choose the ranges that
/// are common in books.
class TableDialog : public QDialog {
    Q_OBJECT

public:
    explicit TableDialog(std::shared_ptr<Census> census, QWidget* parent = nullptr);

    static constexpr SizeRange squaresOfBooks{2, 39};
    static constexpr SizeRange rectanglesOfBooks{1, 9};

    /// Show all sizes in a range, or only the squares.
    void showSizes(SizeRange sizes);
    void showSquares(SizeRange sizes);
    void setShowsCounts(bool showsCounts);

    const CountsTable& table() const;
    bool isComputing() const { return job_.isRunning(); }
    bool isWriting() const { return writing_.isRunning(); }

public Q_SLOTS:
    /// Closes the dialog. If a file is being written, the first call closes the dialog only after
    /// the file is complete; a second call closes it immediately.
    void reject() override;

private:
    /// A pair of fields for the first and the last size.
    struct Range {
        QSpinBox* first;
        QSpinBox* last;
        SizeRange sizes() const;
    };
    Range makeRange(const QString& name);
    void compute();
    QLayout* makeChoices();
    QPushButton* makeCopyButton();
    void setSizes(bool isOfSquares, SizeRange sizes);
    QString command() const;
    void copy(QString (*write)(const CountsTable& table));
    void save();
    void print();
    /// Returns true if the table is small enough to be drawn; shows a message if it is not.
    bool fitsDrawing();

    std::shared_ptr<Census> census_;
    Range rows_{};
    Range cols_{};
    QWidget* colsRow_ = nullptr;
    QCheckBox* squares_;
    QButtonGroup* numbers_; ///< choice between solutions and nullities
    QLabel* note_;
    QTableView* view_;
    CountsTableModel* model_;
    bool closesOnceWritten_ = false;
    Job job_{this};
    Job writing_{this};
    Job copying_{this};
};

} // namespace lightsout
