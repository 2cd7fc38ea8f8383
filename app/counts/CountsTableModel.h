// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "counts/CountsTable.h"

#include <QAbstractTableModel>

namespace lightsout {

/// A table of solution counts or nullities for a QTableView, coloured like the map.
class CountsTableModel : public QAbstractTableModel {
    Q_OBJECT

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

} // namespace lightsout
