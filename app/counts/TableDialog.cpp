// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/TableDialog.h"

#include "analysis/WorkThreads.h"
#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/ErrorDialog.h"
#include "controls/Layouts.h"
#include "counts/CountsText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "text/WorkText.h"
#include "theme/Theme.h"

#include <QAbstractTableModel>
#include <QApplication>
#include <QButtonGroup>
#include <QCheckBox>
#include <QClipboard>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QMenu>
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
constexpr std::size_t maxSlowCells = 10'000; ///< maximum if each board is computed separately
constexpr int columnWidth = 54;
constexpr int rowHeight = 30;
constexpr std::uint32_t maxPower = 64; ///< largest exponent of a count with all its digits

} // namespace

/// A table of solution counts or nullities for a QTableView, coloured like the map.
class CountsTableModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    void setTable(CountsTable table);
    void setShowsCounts(bool showsCounts);
    const CountsTable& table() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    CountsTable table_;
};

void CountsTableModel::setTable(CountsTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

void CountsTableModel::setShowsCounts(bool showsCounts) {
    beginResetModel();
    table_.showsCounts = showsCounts;
    endResetModel();
}

int CountsTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.nullities.rows.count());
}

int CountsTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.nullities.cols.count());
}

QVariant CountsTableModel::data(const QModelIndex& index, int role) const {
    static const HeatScale scale = scaleFor(MapMode::solutions);
    const std::size_t row = table_.nullities.rows.first + static_cast<std::size_t>(index.row());
    const std::size_t col = table_.nullities.cols.first + static_cast<std::size_t>(index.column());
    const std::uint32_t nullity = table_.nullities.at(row, col);
    switch (role) {
    case Qt::DisplayRole:
        // A single column has room for the digits of a power.
        return table_.isOfSquares && nullity <= maxPower &&
                       table_.shown(row, col) == powerText(nullity)
                   ? isolated(powerText(nullity) + QStringLiteral(" = ") + writtenOut(nullity))
                   : table_.shown(row, col);
    case Qt::AccessibleTextRole:
        return withoutIsolates(data(index, Qt::DisplayRole).toString());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return scale.colour(scale.bandOf(nullity), themeOf(*this));
    case Qt::ForegroundRole:
        return scale.textColour(scale.bandOf(nullity), themeOf(*this));
    default:
        return {};
    }
}

QVariant CountsTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    const bool isRow = orientation == Qt::Vertical;
    if (!isRow && table_.isOfSquares) {
        return QStringLiteral("n × n");
    }
    const SizeRange& sizes = isRow ? table_.nullities.rows : table_.nullities.cols;
    return QString::number(sizes.first + static_cast<std::size_t>(section));
}

SizeRange TableDialog::Range::sizes() const {
    return {static_cast<std::size_t>(first->value()), static_cast<std::size_t>(last->value())};
}

TableDialog::TableDialog(std::shared_ptr<Census> census, QWidget* parent)
    : QDialog(parent), census_(std::move(census)),
      squares_(new QCheckBox(tr("%1 squares only").arg(isolated(QStringLiteral("n × n"))), this)),
      numbers_(new QButtonGroup(this)), note_(makeLabel(TextRole::body, true, this)),
      view_(new QTableView(this)), model_(new CountsTableModel(this)) {
    squares_->setAccessibleName(withoutIsolates(squares_->text()));
    view_->setCornerButtonEnabled(false);
    view_->setTabKeyNavigation(false); // the Tab key moves to the next widget
    setWindowTitle(tr("Solution counts: %1").arg(familyText(census_->family())));
    setAccessibleName(withoutIsolates(windowTitle()));
    rows_ = makeRange(tr("Rows"));
    cols_ = makeRange(tr("Columns"));
    auto* fields = new QHBoxLayout;
    fields->setSpacing(18);
    for (const auto& [name, range] : {std::pair(tr("Rows"), rows_), {tr("Columns"), cols_}}) {
        auto* row = new QWidget(this);
        auto* parts = setRow(row, {});
        QLabel* label = makeLabel(TextRole::body, true, row);
        label->setText(name);
        QLabel* to = makeLabel(TextRole::body, true, row);
        to->setText(tr("to"));
        for (QWidget* part : std::initializer_list<QWidget*>{label, range.first, to, range.last}) {
            parts->addWidget(part);
        }
        fields->addWidget(row);
        colsRow_ = row; // the fields for columns are created last
    }
    fields->addWidget(squares_);
    fields->addWidget(note_, 1);
    note_->setAlignment(leadingAlignment());
    connect(squares_, &QCheckBox::toggled, this, [this](bool areOnly) {
        colsRow_->setEnabled(!areOnly);
        compute();
    });
    view_->setModel(model_);
    view_->setLayoutDirection(Qt::LeftToRight);
    view_->setAccessibleName(tr("Solution counts by rows and columns"));
    view_->horizontalHeader()->setDefaultSectionSize(columnWidth);
    view_->verticalHeader()->setDefaultSectionSize(rowHeight);
    auto* buttons = makeRow({LayoutPart::rest(), makeCopyButton()});
    buttons->addWidget(new CopyCommandButton([this] { return QStringList{command()}; }, this));
    const auto addButton = [&](const QString& text, const char* name, auto action) {
        auto* button = new QPushButton(text, this);
        button->setObjectName(QLatin1String(name));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, action);
        buttons->addWidget(button);
    };
    addButton(tr("&Save …"), "saveTable", [this] { save(); });
    addButton(tr("&Print …"), "printTable", [this] { print(); });
    addButton(tr("Close"), "close", [this] { reject(); });
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(14);
    layout->addLayout(makeChoices());
    layout->addLayout(fields);
    layout->addWidget(view_, 1);
    layout->addLayout(buttons);
    resize(1000, 700);
    compute();
}

QLayout* TableDialog::makeChoices() {
    auto* row = new QHBoxLayout;
    const std::pair<QString, bool> kinds[] = {{tr("Solutions"), true}, {tr("Nullity"), false}};
    for (const auto& [text, showsCounts] : kinds) {
        auto* button = new QPushButton(text, this);
        button->setAutoDefault(false);
        button->setCheckable(true);
        button->setChecked(showsCounts);
        numbers_->addButton(button, showsCounts ? 1 : 0);
        row->addWidget(button);
    }
    connect(numbers_, &QButtonGroup::idToggled, this, [this](int showsCounts, bool isChosen) {
        if (isChosen) {
            model_->setShowsCounts(showsCounts == 1);
        }
    });
    row->addStretch();
    QLabel* books = makeLabel(TextRole::body, true, this);
    books->setText(tr("Tables in books:"));
    row->addWidget(books);
    auto* squares = new QPushButton(isolated(QStringLiteral("n × n, n = 2 … 39")), this);
    auto* rectangles = new QPushButton(isolated(QStringLiteral("9 × 9")), this);
    for (QPushButton* button : {squares, rectangles}) {
        button->setAccessibleName(withoutIsolates(button->text()));
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    squares->setObjectName(QStringLiteral("booksSquares"));
    rectangles->setObjectName(QStringLiteral("booksRectangles"));
    connect(squares, &QPushButton::clicked, this, [this] { showSquares(squaresOfBooks); });
    connect(rectangles, &QPushButton::clicked, this, [this] { showSizes(rectanglesOfBooks); });
    return row;
}

QPushButton* TableDialog::makeCopyButton() {
    auto* button = new QPushButton(tr("&Copy"), this);
    button->setObjectName(QStringLiteral("copyTable"));
    button->setAutoDefault(false);
    auto* menu = new QMenu(button);
    const std::pair<QString, QString (*)(const CountsTable&)> kinds[] = {
        {tr("Copy the table as text, for spreadsheets"), tableForClipboard},
        {tr("As CSV"), tableCsv},
        {tr("As LaTeX"), tableLatex},
    };
    for (const auto& [text, write] : kinds) {
        menu->addAction(text, this, [this, write = write] { copy(write); });
    }
    button->setMenu(menu);
    return button;
}

void TableDialog::showSizes(SizeRange sizes) {
    setSizes(false, sizes);
}

void TableDialog::showSquares(SizeRange sizes) {
    setSizes(true, sizes);
}

void TableDialog::setShowsCounts(bool showsCounts) {
    numbers_->button(showsCounts ? 1 : 0)->setChecked(true);
}

void TableDialog::setSizes(bool isOfSquares, SizeRange sizes) {
    {
        const QSignalBlocker blockers[] = {QSignalBlocker(squares_), QSignalBlocker(rows_.first),
                                           QSignalBlocker(rows_.last), QSignalBlocker(cols_.first),
                                           QSignalBlocker(cols_.last)};
        squares_->setChecked(isOfSquares);
        for (const Range& range : {rows_, cols_}) {
            range.first->setValue(static_cast<int>(sizes.first));
            range.last->setValue(static_cast<int>(sizes.last));
        }
    }
    colsRow_->setEnabled(!isOfSquares);
    compute();
}

TableDialog::Range TableDialog::makeRange(const QString& name) {
    const int most = static_cast<int>(census_->maxSide());
    const Range range{new QSpinBox(this), new QSpinBox(this)};
    range.first->setAccessibleName(withoutIsolates(tr("%1, from").arg(name)));
    range.last->setAccessibleName(withoutIsolates(tr("%1, to").arg(name)));
    for (QSpinBox* box : {range.first, range.last}) {
        box->setRange(1, most);
        box->setKeyboardTracking(false);
    }
    range.last->setValue(shownFirst);
    // The first size never exceeds the last.
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

const CountsTable& TableDialog::table() const {
    return model_->table();
}

void TableDialog::compute() {
    if (cols_.first == nullptr) {
        return; // still being built
    }
    const SizeRange rows = rows_.sizes();
    const bool isOfSquares = squares_->isChecked();
    const SizeRange cols = isOfSquares ? SizeRange{1, 1} : cols_.sizes();
    const bool isSlow = census_->growthOfRows() != WorkGrowth::constant;
    const std::size_t most = isSlow ? maxSlowCells : maxCells;
    job_.cancel();
    if (rows.count() * cols.count() > most) {
        note_->setText(tr("A table can show up to %1 boards.").arg(numberText(most)));
        return;
    }
    const WorkEstimate work =
        census_->estimate(rows, isOfSquares ? std::nullopt : std::optional(cols));
    note_->setText(secondsFor(work, workThreads()) < 1
                       ? tr("Computing")
                       : tr("Computing: %1").arg(workText(work, workThreads())));
    job_.start(
        [census = census_, rows, cols, isOfSquares](Progress& progress) {
            if (!isOfSquares) {
                return census->table(rows, cols, workThreads(), progress);
            }
            NullityTable table(rows, cols);
            table.nullities = census->squares(rows, workThreads(), progress);
            return table;
        },
        [this, isOfSquares](NullityTable table) {
            note_->clear();
            view_->horizontalHeader()->setStretchLastSection(isOfSquares);
            model_->setTable({.nullities = std::move(table),
                              .isOfSquares = isOfSquares,
                              .showsCounts = numbers_->checkedId() == 1});
        });
}

QString TableDialog::command() const {
    return censusCommand(census_->family(), rows_.sizes(),
                         squares_->isChecked() ? std::nullopt : std::optional(cols_.sizes()),
                         numbers_->checkedId() == 1) +
           QStringLiteral(" --csv");
}

void TableDialog::copy(QString (*write)(const CountsTable& table)) {
    copying_.start([table = table(), write](Progress&) { return write(table); },
                   [](const QString& text) { QApplication::clipboard()->setText(text); });
}

void TableDialog::reject() {
    const bool waits = writing_.isRunning() && !closesOnceWritten_;
    closesOnceWritten_ = waits;
    if (!waits) {
        QDialog::reject();
    }
}

bool TableDialog::fitsDrawing() {
    const bool fits = table().boards() <= maxDrawnBoards;
    if (!fits) {
        QMessageBox::information(this, tr("Too large to draw"),
                                 tr("Tables of up to %1 boards can be drawn or printed. This one "
                                    "can be saved as .csv or .tex.")
                                     .arg(numberText(maxDrawnBoards)));
    }
    return fits;
}

void TableDialog::save() {
    if (isWriting()) {
        return; // a message already says that a file is being written
    }
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Save the table"), QStringLiteral("solution-counts.csv"),
        tr("Table or picture (*.csv *.tex *.png *.svg *.pdf)"));
    if (path.isEmpty() || (isDrawing(path) && !fitsDrawing())) {
        return;
    }
    note_->setText(tr("Saving"));
    closesOnceWritten_ = false;
    writing_.start([table = table(), path, theme = themeOf(*this)](
                       Progress& progress) { return saveTable(table, path, theme, progress); },
                   [this, path](bool isSaved) {
                       note_->clear();
                       if (isSaved && closesOnceWritten_) {
                           reject();
                       }
                       closesOnceWritten_ = false;
                       if (!isSaved) {
                           showError(this, tr("Save the table"),
                                     tr("The table can't be written to %1. The file name must end "
                                        "in .csv, .tex, .png, .svg or .pdf.")
                                         .arg(isolated(path)));
                       }
                   });
}

void TableDialog::print() {
    if (isWriting() || !fitsDrawing()) {
        return;
    }
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    QPrintDialog dialog(printer.get(), this);
    if (dialog.exec() == QDialog::Accepted) {
        closesOnceWritten_ = false;
        writing_.start([table = table(), printer](
                           Progress& progress) { return printTable(table, *printer, progress); },
                       [this](bool isPrinted) {
                           if (isPrinted && closesOnceWritten_) {
                               reject();
                           }
                           if (!isPrinted) {
                               showError(this, tr("Print the table"),
                                         tr("The table can't be printed."));
                           }
                       });
    }
}

} // namespace lightsout

#include "moc_TableDialog.cpp"
