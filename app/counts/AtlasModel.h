// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "lesson/Expression.h"
#include "sweep/GraphAtlas.h"
#include "sweep/Sweep.h"

#include <QAbstractTableModel>

#include <map>

namespace lightsout {

/// The rows of an atlas that are shown: graphs with their facts.
class AtlasModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// The facts from `vertices` to `symmetries` are numbers.
    enum Column {
        picture,
        graph6,
        vertices,
        edges,
        degrees,
        nullity,
        otherNullity, ///< without self-influence, or with it if the rows are without
        solvable,
        fewest,
        hardest,
        tilings,
        symmetries,
        name,
        columns,
    };

    /// Which rows are shown.
    struct Filter {
        bool selfInfluence = true; ///< of all graphs
        std::size_t vertices = 0;  ///< number of vertices of each graph, or 0 for any number
        std::optional<Conjecture> condition{};

        friend bool operator==(const Filter&, const Filter&) = default;
    };

    using QAbstractTableModel::QAbstractTableModel;

    /// Returns the column with the values of one of the atlasFacts.
    static int columnOf(std::string_view fact);

    void clear();
    void append(const std::vector<AtlasEntry>& entries);
    void setFilter(const Filter& filter);
    const Filter& filter() const { return filter_; }

    std::size_t size() const { return entries_.size(); }
    /// Returns the number of graphs with the chosen number of vertices.
    std::size_t sizeOfFilter() const;
    const AtlasEntry& entry(int row) const { return entries_.at(rows_.at(std::size_t(row))); }
    /// Returns the graph of a row, with or without self-influence as the rows are.
    Graph graph(int row) const { return entry(row).graph.graph(filter_.selfInfluence); }
    /// Returns the graphs that are shown, in the order of the rows.
    SweptGraphs shownGraphs() const;
    /// Returns the shown row with an isomorphic graph, if there is one.
    std::optional<int> rowOf(const AtlasGraph& graph) const;
    QString graph6Of(int row) const;
    QString nameOf(int row) const { return nameOf(entry(row)); }
    /// Returns how many of the graphs with the chosen number of vertices have each value of a
    /// column; of all of them, or only of those that are shown.
    std::map<double, std::size_t> histogram(int column, bool isOfShown) const;
    /// Returns the shown rows as CSV, with a line of column names.
    QString csv() const;

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    std::optional<double> number(const AtlasEntry& entry, int column) const;
    QString nameOf(const AtlasEntry& entry) const;
    QString text(int row, int column) const;
    bool isShown(const AtlasEntry& entry) const;
    bool hasSize(const AtlasEntry& entry) const;
    /// Adds the entries from `first` on that are shown to the rows.
    void selectRows(std::size_t first);
    void sortRows();
    void sortRowsBy(const auto& isLess);

    std::vector<AtlasEntry> entries_;
    std::vector<std::size_t> rows_; ///< indices of the entries that are shown
    Filter filter_;
    int sortedBy_ = -1; ///< a column, or -1 for the order of the entries
    Qt::SortOrder order_ = Qt::AscendingOrder;
};

} // namespace lightsout
