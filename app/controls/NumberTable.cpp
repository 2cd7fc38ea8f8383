// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/NumberTable.h"

#include "random/Confidence.h"
#include "text/CsvText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>
#include <QScrollBar>

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

namespace lightsout {

namespace {

constexpr int exactRole = Qt::UserRole;
constexpr int cellPadding = 10;
constexpr int headPadding = 13;
constexpr int rowPadding = 6;       ///< the heads' padding of the style sheet
constexpr int maxMinimum = 400;     ///< upper limit of the minimum width
constexpr double usualShare = 0.65; ///< share of the font size on which the minimum width is based
constexpr int wholeHeadRole = Qt::UserRole; ///< a header as it was set

QFont shrunk(QFont font, double share) {
    font.setPointSizeF(font.pointSizeF() * share);
    return font;
}

/// Returns the text of an item on a single line. Headers of two lines are joined for files and the
/// clipboard.
QString oneLine(const QTableWidgetItem* item) {
    return item == nullptr ? QString() : item->text().simplified();
}

} // namespace

/// The sizes to try. If the table does not fit in any of them, it scrolls.
const std::array<NumberTable::Fit, 9> NumberTable::fits{{
    {},
    {.numbers = 0.9},
    {.numbers = 0.8},
    {.numbers = 0.7},
    {.numbers = 0.6},
    {.numbers = 0.6, .areHeadsNarrow = true},
    {.numbers = 0.6, .heads = 0.8, .areHeadsNarrow = true},
    {.numbers = 0.55, .heads = 0.8, .areHeadsNarrow = true},
    {.numbers = 0.5, .heads = 0.7, .areHeadsNarrow = true},
}};

NumberTable::NumberTable(QWidget* parent) : QTableWidget(parent) {
    setTabKeyNavigation(false); // the Tab key moves to the next widget
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    horizontalHeader()->setHighlightSections(false);
    fitting_.setSingleShot(true);
    fitting_.setInterval(0);
    connect(&fitting_, &QTimer::timeout, this, &NumberTable::fit);
    connect(model(), &QAbstractItemModel::dataChanged, this, [this] { fitting_.start(); });
    onAppearanceChanged(this, [this] { applyStyle(); });
}

void NumberTable::setRole(TextRole role) {
    role_ = role;
    fitting_.start();
}

QSize NumberTable::minimumSizeHint() const {
    const auto needed = [this](const Fit& fit) {
        const std::vector<int> widths = columnWidths(fit);
        return std::accumulate(widths.begin(), widths.end(), verticalHeader()->sizeHint().width());
    };
    const auto most = static_cast<int>(grownWithText(maxMinimum));
    return {std::max(std::min(needed({.numbers = usualShare}), maxMinimum),
                     std::min(needed(fits.back()) + verticalScrollBar()->sizeHint().width(), most)),
            QTableWidget::minimumSizeHint().height()};
}

std::vector<int> NumberTable::columnWidths(const Fit& fit) const {
    const QFontMetrics metrics(shrunk(fontFor(role_), fit.numbers));
    const QFontMetrics heads(shrunk(fontFor(TextRole::body), fit.heads));
    std::vector<int> widths;
    for (int column = 0; column < columnCount(); ++column) {
        // The view itself would reserve width for a bold header.
        int width = heads.size(0, headText(column, fit)).width() + headPadding;
        for (int row = 0; row < rowCount(); ++row) {
            if (const QTableWidgetItem* number = item(row, column)) {
                width = std::max(width, metrics.horizontalAdvance(number->text()) + cellPadding);
            }
        }
        widths.push_back(width);
    }
    return widths;
}

QString NumberTable::headText(int column, const Fit& fit) const {
    QString text = horizontalHeaderItem(column)->data(wholeHeadRole).toString();
    return fit.areHeadsNarrow ? text.replace(QLatin1Char(' '), QLatin1Char('\n')) : text;
}

void NumberTable::fit() {
    int room = 0;
    int line = 0;
    std::vector<int> widths;
    QFont numbers;
    for (const Fit& fit : fits) {
        const QFont font = shrunk(fontFor(TextRole::body), fit.heads);
        for (int column = 0; column < columnCount(); ++column) {
            horizontalHeaderItem(column)->setText(headText(column, fit));
            horizontalHeaderItem(column)->setFont(font);
        }
        for (int row = 0; row < rowCount(); ++row) {
            verticalHeaderItem(row)->setFont(font);
        }
        numbers = shrunk(fontFor(role_), fit.numbers);
        line = std::max(QFontMetrics(numbers).height(), QFontMetrics(font).height()) + rowPadding;
        const bool isScrolled = horizontalHeader()->sizeHint().height() + rowCount() * line >
                                height() - 2 * frameWidth();
        room = width() - verticalHeader()->sizeHint().width() - 2 * frameWidth() -
               (isScrolled ? verticalScrollBar()->sizeHint().width() : 0);
        widths = columnWidths(fit);
        if (std::accumulate(widths.begin(), widths.end(), 0) <= room) {
            break;
        }
    }
    setFont(numbers);
    verticalHeader()->setMinimumSectionSize(line); // with many rows, the table scrolls
    const int needed = std::accumulate(widths.begin(), widths.end(), 0);
    const bool areEqual = widths.empty() || std::ranges::max(widths) * columnCount() <= room;
    horizontalHeader()->setSectionResizeMode(areEqual ? QHeaderView::Stretch : QHeaderView::Fixed);
    const int spare = areEqual ? 0 : std::max(0, room - needed) / columnCount();
    for (int column = 0; !areEqual && column < columnCount(); ++column) {
        setColumnWidth(column, widths[static_cast<std::size_t>(column)] + spare);
    }
    updateGeometry();
}

void NumberTable::resizeEvent(QResizeEvent* event) {
    QTableWidget::resizeEvent(event);
    fitting_.start();
}

void NumberTable::applyStyle() {
    const QString sheet =
        QStringLiteral("QTableWidget { background: %1; gridline-color: %2; }"
                       "QHeaderView { background: %1; }"
                       "QTableView QTableCornerButton::section { background: %1; border: none; }"
                       "QHeaderView::section { background: %1; color: %3; border: none;"
                       " padding: 3px 6px; }")
            .arg(themeOf(*this).card.name(), themeOf(*this).line.name(),
                 themeOf(*this).secondText.name());
    // Setting the style sheet triggers another StyleChange.
    if (sheet != styleSheet()) {
        setStyleSheet(sheet);
    }
    fitting_.start();
}

void NumberTable::setHeads(const QStringList& rows, const QStringList& columns) {
    const int row = currentRow();
    const int column = currentColumn();
    clear();
    setRowCount(static_cast<int>(rows.size()));
    setColumnCount(static_cast<int>(columns.size()));
    setVerticalHeaderLabels(rows);
    setHorizontalHeaderLabels(columns);
    for (int i = 0; i < rowCount(); ++i) {
        verticalHeaderItem(i)->setData(Qt::AccessibleTextRole, withoutIsolates(rows[i]));
    }
    for (int i = 0; i < columnCount(); ++i) {
        horizontalHeaderItem(i)->setData(Qt::AccessibleTextRole, withoutIsolates(columns[i]));
        horizontalHeaderItem(i)->setData(wholeHeadRole, columns[i]);
    }
    setCurrentCell(row, column);
}

void NumberTable::setNumber(int row, int column, const QString& text, const QString& exact) {
    auto* number = new QTableWidgetItem(text);
    number->setTextAlignment(Qt::AlignCenter);
    number->setData(exactRole, exact.isEmpty() ? text : exact);
    // Screen readers read whole rows, without the header of the row.
    const QString head =
        column == 0 ? verticalHeaderItem(row)->data(Qt::AccessibleTextRole).toString() : QString();
    number->setData(Qt::AccessibleTextRole, head.isEmpty()
                                                ? withoutIsolates(text)
                                                : tr("%1: %2").arg(head, withoutIsolates(text)));
    setItem(row, column, number);
}

void NumberTable::setDecimal(int row, int column, double number, int decimals) {
    constexpr int copiedDigits = 12;
    setNumber(row, column, decimalText(number, decimals),
              QString::number(number, 'g', copiedDigits));
}

void NumberTable::setEstimate(int row, int column, double estimate, double margin) {
    setNumber(row, column, estimateText(estimate, margin),
              QString::number(estimate, 'f', decimalsOfEstimate(margin)));
}

void NumberTable::setPale(int row, int column) {
    item(row, column)->setForeground(themeOf(*this).secondText);
}

void NumberTable::setEmphasized(int row, int column) {
    item(row, column)->setForeground(themeOf(*this).press);
}

QString NumberTable::lines(QChar separator, bool asLocal) const {
    const QString point = QLocale().decimalPoint();
    const auto quoted = [separator](const QString& words) {
        return separator == QLatin1Char(',') && words.contains(separator) ? csvField(words) : words;
    };
    const auto heading = [&quoted](const QTableWidgetItem* item) { return quoted(oneLine(item)); };
    QString text = quoted(rowsName_);
    for (int column = 0; column < columnCount(); ++column) {
        text += separator + heading(horizontalHeaderItem(column));
    }
    text += QLatin1Char('\n');
    for (int row = 0; row < rowCount(); ++row) {
        text += heading(verticalHeaderItem(row));
        for (int column = 0; column < columnCount(); ++column) {
            const QTableWidgetItem* number = item(row, column);
            QString value = number == nullptr ? QString() : number->data(exactRole).toString();
            text += separator + (asLocal ? value.replace(QLatin1Char('.'), point) : value);
        }
        text += QLatin1Char('\n');
    }
    return text;
}

QString NumberTable::forClipboard() const {
    return lines(QLatin1Char('\t'), true);
}

QString NumberTable::csv() const {
    return lines(QLatin1Char(','), false);
}

void NumberTable::copy() const {
    QGuiApplication::clipboard()->setText(forClipboard());
}

void NumberTable::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        copy();
    } else {
        QTableWidget::keyPressEvent(event);
    }
}

} // namespace lightsout

#include "moc_NumberTable.cpp"
