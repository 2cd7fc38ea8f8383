// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graph/Graph.h"

#include <QAbstractListModel>
#include <QStyledItemDelegate>

#include <vector>

namespace lightsout {

/// A list model of graphs, which GraphDelegate draws.
class GraphListModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    void setGraphs(std::vector<Graph> graphs);
    const Graph& graph(int row) const { return graphs_.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Graph> graphs_;
};

/// Draws each graph of a GraphListModel as a small picture.
class GraphDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

} // namespace lightsout
