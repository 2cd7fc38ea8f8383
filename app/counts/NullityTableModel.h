// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "census/NullityTable.h"

#include <QAbstractTableModel>

namespace lightsout {

/// A table of nullities for a QTableView, coloured like the map.
class NullityTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit NullityTableModel(QObject* parent = nullptr)
        : QAbstractTableModel(parent), table_({1, 0}, {1, 0}) {}

    void setTable(NullityTable table);
    const NullityTable& table() const { return table_; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    NullityTable table_;
};

} // namespace lightsout
