// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/CountsTableModel.h"

#include "counts/CountsText.h"
#include "look/Theme.h"

namespace lightsout {

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
        return table_.shown(row, col);
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

} // namespace lightsout

#include "moc_CountsTableModel.cpp"
