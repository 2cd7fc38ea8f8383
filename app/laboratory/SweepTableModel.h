// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "laboratory/SweepSeries.h"

#include <QAbstractTableModel>

namespace lightsout {

/// A table model of the values of sweeps. It has a row for each n and m, and a column for each
/// sweep, with a second column if its values are uncertain.
class SweepTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    void setSeries(std::vector<SweepSeries> all);
    const std::vector<SweepSeries>& series() const { return all_; }

    const SweepPoint& pointOf(int row) const { return points_.at(static_cast<std::size_t>(row)); }
    /// Returns the row of a point, or -1 if there is none.
    int rowOf(const SweepPoint& point) const;
    /// Returns the sweep whose values are in a column; the first one for the columns of n and m.
    std::size_t seriesOf(int column) const;
    /// Returns true for the columns of n and m.
    bool isSize(int column) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Returns all rows with headers as text. Values are exact, and have a decimal point in every
    /// language.
    QString lines(QChar separator) const;

private:
    struct Column {
        enum class Kind { n, m, value, range } kind;
        std::size_t series = 0;
    };

    const std::optional<Value>* resultAt(int row, const Column& column) const;
    QString exactText(int row, const Column& column) const;
    /// Returns the reason why a measured value is missing; empty if there is a value.
    QString missingText(int row, const Column& column) const;

    std::vector<SweepSeries> all_;
    std::vector<SweepPoint> points_;
    std::vector<Column> columns_;
};

} // namespace lightsout
