// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/RankingTable.h"

#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHeaderView>

#include <algorithm>

namespace lightsout {

namespace {

enum Column { placeColumn, nameColumn, roundsColumn, pressesColumn, timeColumn, hintsColumn };

constexpr int columnRoom = 24; ///< space around the text of a column

/// Creates an item that a table sorts as a number.
QTableWidgetItem* numberItem(quint64 number) {
    auto* item = new QTableWidgetItem;
    item->setData(Qt::DisplayRole, number);
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// An item that shows a time and is sorted by its seconds.
class TimeItem : public QTableWidgetItem {
public:
    explicit TimeItem(quint64 seconds) : QTableWidgetItem(timeText(seconds)), seconds_(seconds) {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        return seconds_ < static_cast<const TimeItem&>(other).seconds_;
    }

private:
    quint64 seconds_;
};

} // namespace

RankingTable::RankingTable(QWidget* parent) : QTableWidget(parent) {
    setObjectName(QStringLiteral("ranking"));
    setColumnCount(hintsColumn + 1);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setShowGrid(false);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(nameColumn, QHeaderView::Stretch);
    horizontalHeader()->setResizeContentsPrecision(0); // measures visible rows only
    sortByColumn(placeColumn, Qt::AscendingOrder);
    // Sorts by a column, as a click on its header does, when the keyboard activates a cell.
    connect(this, &QTableWidget::cellActivated, this, [this](int, int column) {
        const bool isReversed = horizontalHeader()->sortIndicatorSection() == column &&
                                horizontalHeader()->sortIndicatorOrder() == Qt::AscendingOrder;
        sortByColumn(column, isReversed ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    onLanguageChanged(this, [this] {
        setHorizontalHeaderLabels(
            {tr("Place"), tr("Name"), tr("Boards"), tr("Presses"), tr("Time"), tr("With hints")});
        setAccessibleName(tr("Ranking"));
        setToolTip(tr("Click a header, or press Enter in its column, to sort the table"));
    });
}

void RankingTable::show(const std::vector<RankingTotal>& sorted, RankingOrder order) {
    const std::vector<std::size_t> places = rankingPlaces(sorted, order);
    setSortingEnabled(false);
    setRowCount(static_cast<int>(sorted.size()));
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingTotal& total = sorted[i];
        const auto row = static_cast<int>(i);
        setItem(row, placeColumn, numberItem(places[i]));
        setItem(row, nameColumn, new QTableWidgetItem(total.name));
        setItem(row, roundsColumn, numberItem(total.rounds));
        setItem(row, pressesColumn, numberItem(total.presses));
        setItem(row, timeColumn, new TimeItem(total.seconds));
        setItem(row, hintsColumn, numberItem(total.roundsWithHints));
    }
    setColumnHidden(hintsColumn, std::ranges::none_of(sorted, &RankingTotal::roundsWithHints));
    fitColumns();
    setSortingEnabled(true);
}

void RankingTable::fitColumns() {
    resizeColumnsToContents();
    for (int column = 0; column < columnCount(); ++column) {
        setColumnWidth(column, columnWidth(column) + columnRoom);
        horizontalHeaderItem(column)->setTextAlignment(
            (column == nameColumn ? Qt::AlignLeading : Qt::AlignRight) | Qt::AlignVCenter);
    }
}

} // namespace lightsout

#include "moc_RankingTable.cpp"
