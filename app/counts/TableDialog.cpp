// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/TableDialog.h"

#include "counts/CountsText.h"
#include "counts/NullityTableModel.h"
#include "counts/TableExport.h"
#include "look/Card.h"
#include "support/Parallel.h"
#include "text/NumberText.h"

#include <QApplication>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMessageBox>
#include <QPrintDialog>
#include <QPrinter>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int shownFirst = 20;
constexpr std::size_t maxCells = 1'000'000;
constexpr std::size_t maxSlowCells = 10'000; ///< where each board is computed by itself
constexpr int cellWidth = 46;
constexpr int cellHeight = 30;

} // namespace

SizeRange TableDialog::Range::sizes() const {
    return {static_cast<std::size_t>(first->value()), static_cast<std::size_t>(last->value())};
}

TableDialog::TableDialog(std::shared_ptr<Census> census, QWidget* parent)
    : QDialog(parent), census_(std::move(census)), note_(makeLabel(TextRole::body, true, this)),
      view_(new QTableView(this)), model_(new NullityTableModel(this)) {
    setWindowTitle(tr("Nullities: %1").arg(familyText(census_->family())));
    rows_ = makeRange(tr("Rows"));
    cols_ = makeRange(tr("Columns"));
    auto* fields = new QHBoxLayout;
    fields->setSpacing(10);
    for (const auto& [name, range] : {std::pair(tr("Rows"), rows_), {tr("Columns"), cols_}}) {
        QLabel* label = makeLabel(TextRole::body, true, this);
        label->setText(name);
        QLabel* to = makeLabel(TextRole::body, true, this);
        to->setText(tr("to"));
        for (QWidget* part : std::initializer_list<QWidget*>{label, range.first, to, range.last}) {
            fields->addWidget(part);
        }
        fields->addSpacing(18);
    }
    fields->addWidget(note_, 1);
    note_->setAlignment(leadingAlignment());
    view_->setModel(model_);
    view_->setLayoutDirection(Qt::LeftToRight);
    view_->setAccessibleName(tr("Nullities by rows and columns"));
    view_->horizontalHeader()->setDefaultSectionSize(cellWidth);
    view_->verticalHeader()->setDefaultSectionSize(cellHeight);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    const auto addButton = [&](const QString& text, auto action) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, action);
        buttons->addWidget(button);
    };
    addButton(tr("&Copy"), [this] { copy(); });
    addButton(tr("&Save …"), [this] { save(); });
    addButton(tr("&Print …"), [this] { print(); });
    addButton(tr("Close"), [this] { reject(); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(14);
    layout->addLayout(fields);
    layout->addWidget(view_, 1);
    layout->addLayout(buttons);
    resize(1000, 700);
    compute();
}

TableDialog::Range TableDialog::makeRange(const QString& name) {
    const int most = static_cast<int>(census_->largestSide());
    const Range range{new QSpinBox(this), new QSpinBox(this)};
    range.first->setAccessibleName(tr("%1, from").arg(name));
    range.last->setAccessibleName(tr("%1, to").arg(name));
    for (QSpinBox* box : {range.first, range.last}) {
        box->setRange(1, most);
        box->setKeyboardTracking(false);
    }
    range.last->setValue(shownFirst);
    // The first size is never above the last.
    connect(range.first, &QSpinBox::valueChanged, this, [this, range](int value) {
        range.last->setValue(std::max(range.last->value(), value));
        compute();
    });
    connect(range.last, &QSpinBox::valueChanged, this, [this, range](int value) {
        range.first->setValue(std::min(range.first->value(), value));
        compute();
    });
    return range;
}

const NullityTable& TableDialog::table() const {
    return model_->table();
}

void TableDialog::compute() {
    if (cols_.first == nullptr) {
        return; // still being built
    }
    const SizeRange rows = rows_.sizes();
    const SizeRange cols = cols_.sizes();
    const bool isSlow = census_->growthOfRows() != WorkGrowth::constant;
    const std::size_t most = isSlow ? maxSlowCells : maxCells;
    job_.cancel();
    if (rows.count() * cols.count() > most) {
        note_->setText(tr("Tables of up to %1 boards are shown.").arg(numberText(most)));
        return;
    }
    note_->setText(tr("Computing"));
    job_.start([census = census_, rows, cols](
                   Progress& progress) { return census->table(rows, cols, coreCount(), progress); },
               [this](NullityTable table) {
                   note_->clear();
                   model_->setTable(std::move(table));
               });
}

void TableDialog::copy() {
    writing_.start([table = table()](Progress&) { return tableForClipboard(table); },
                   [](const QString& text) { QApplication::clipboard()->setText(text); });
}

bool TableDialog::fitsDrawing() {
    const bool fits = table().rows.count() * table().cols.count() <= maxDrawnBoards;
    if (!fits) {
        QMessageBox::information(this, tr("Too large to be drawn"),
                                 tr("Tables of up to %1 boards can be drawn or printed. This one "
                                    "can be saved as .csv or .tex.")
                                     .arg(numberText(maxDrawnBoards)));
    }
    return fits;
}

void TableDialog::save() {
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the table"), QStringLiteral("nullities.csv"),
                                     tr("Table or picture (*.csv *.tex *.png *.svg *.pdf)"));
    if (path.isEmpty() || (isDrawing(path) && !fitsDrawing())) {
        return;
    }
    note_->setText(tr("Saving"));
    writing_.start(
        [table = table(), path](Progress& progress) { return saveTable(table, path, progress); },
        [this, path](bool isSaved) {
            note_->clear();
            if (!isSaved) {
                QMessageBox::warning(this, tr("Save the table"),
                                     tr("The table can't be written to %1. Its name "
                                        "must end in .csv, .tex, .png, .svg or .pdf.")
                                         .arg(isolated(path)));
            }
        });
}

void TableDialog::print() {
    if (!fitsDrawing()) {
        return;
    }
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() == QDialog::Accepted) {
        writing_.start(
            [table = table(), printer](Progress& progress) {
                printTable(table, *printer, progress);
                return true;
            },
            [](bool) {});
    }
}

} // namespace lightsout
