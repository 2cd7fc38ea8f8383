// SPDX-License-Identifier: GPL-3.0-or-later
#include "randomplay/NumberTable.h"

#include "look/LookChanges.h"
#include "look/Theme.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

namespace lightsout {

namespace {

constexpr int exactRole = Qt::UserRole;

/// A head may have two lines, a file has one.
QString oneLine(const QTableWidgetItem* item) {
    return item == nullptr ? QString() : item->text().simplified();
}

} // namespace

NumberTable::NumberTable(QWidget* parent) : QTableWidget(parent) {
    setTabKeyNavigation(false); // the key leads on
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setLayoutDirection(Qt::LeftToRight);
    setFont(fontFor(TextRole::headline));
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    verticalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    keepDressed(this, [this] { dress(); });
}

void NumberTable::dress() {
    const QString sheet =
        QStringLiteral("QTableWidget { background: %1; gridline-color: %2; }"
                       "QHeaderView { background: %1; }"
                       "QTableView QTableCornerButton::section { background: %1; border: none; }"
                       "QHeaderView::section { background: %1; color: %3; border: none;"
                       " padding: 3px 6px; }")
            .arg(Theme::current().card.name(), Theme::current().line.name(),
                 Theme::current().secondText.name());
    // Setting the sheet tells of another style in turn.
    if (sheet != styleSheet()) {
        setStyleSheet(sheet);
    }
}

void NumberTable::setHeads(const QStringList& rows, const QStringList& columns) {
    const int row = currentRow();
    const int column = currentColumn();
    clear();
    const int line = fontMetrics().height();
    verticalHeader()->setMinimumSectionSize(line + 2);
    verticalHeader()->setDefaultSectionSize(line + 8);
    setRowCount(static_cast<int>(rows.size()));
    setColumnCount(static_cast<int>(columns.size()));
    setVerticalHeaderLabels(rows);
    setHorizontalHeaderLabels(columns);
    setCurrentCell(row, column);
}

void NumberTable::setNumber(int row, int column, const QString& text, const QString& exact) {
    auto* number = new QTableWidgetItem(text);
    number->setTextAlignment(Qt::AlignCenter);
    number->setData(exactRole, exact.isEmpty() ? text : exact);
    setItem(row, column, number);
}

void NumberTable::setPale(int row, int column) {
    item(row, column)->setForeground(Theme::current().secondText);
}

void NumberTable::setEmphasized(int row, int column) {
    item(row, column)->setForeground(Theme::current().press);
}

QString NumberTable::lines(QChar separator, bool asLocal) const {
    const QString point = QLocale().decimalPoint();
    QString text;
    for (int column = 0; column < columnCount(); ++column) {
        text += separator + oneLine(horizontalHeaderItem(column));
    }
    text += QLatin1Char('\n');
    for (int row = 0; row < rowCount(); ++row) {
        text += oneLine(verticalHeaderItem(row));
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
