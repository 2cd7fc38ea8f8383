// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/NullityTableModel.h"

#include "counts/CountsText.h"

namespace lightsout {

void NullityTableModel::setTable(NullityTable table) {
    beginResetModel();
    table_ = std::move(table);
    endResetModel();
}

int NullityTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.rows.count());
}

int NullityTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(table_.cols.count());
}

QVariant NullityTableModel::data(const QModelIndex& index, int role) const {
    static const HeatScale scale = scaleFor(MapMode::solutions);
    const std::uint32_t value =
        table_.at(table_.rows.first + static_cast<std::size_t>(index.row()),
                  table_.cols.first + static_cast<std::size_t>(index.column()));
    switch (role) {
    case Qt::DisplayRole:
        return value;
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignCenter);
    case Qt::BackgroundRole:
        return scale.colour(scale.bandOf(value));
    case Qt::ForegroundRole:
        return scale.textColour(scale.bandOf(value));
    default:
        return {};
    }
}

QVariant NullityTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole) {
        return {};
    }
    const SizeRange& sizes = orientation == Qt::Vertical ? table_.rows : table_.cols;
    return QString::number(sizes.first + static_cast<std::size_t>(section));
}

} // namespace lightsout
