// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/AtlasModel.h"

#include "facts/Fact.h"
#include "formats/Graph6.h"
#include "graph/Symmetry.h"
#include "lesson/Quantities.h"
#include "text/BoardText.h"
#include "text/CsvText.h"
#include "text/FactText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"

#include <QRegularExpression>

#include <algorithm>
#include <limits>

namespace lightsout {

namespace {

/// The quantities of the columns; empty for columns that are not numbers.
constexpr std::array<std::string_view, AtlasModel::columns> quantities{
    "",       "",        "vertices", "edges",         "", "nullity", "nullity", "solvable-share",
    "fewest", "hardest", "tilings",  "automorphisms", ""};

/// Returns the quantity of a column, or nullopt if the column has no numbers.
const std::optional<AtlasQuantity>& quantityOf(int column) {
    static const auto known = [] {
        std::array<std::optional<AtlasQuantity>, quantities.size()> found;
        std::ranges::transform(quantities, found.begin(), AtlasQuantity::named);
        return found;
    }();
    return known[static_cast<std::size_t>(column)];
}

} // namespace

int AtlasModel::columnOf(std::string_view fact) {
    return static_cast<int>(std::ranges::find(quantities, fact) - quantities.begin());
}

void AtlasModel::clear() {
    beginResetModel();
    entries_.clear();
    rows_.clear();
    endResetModel();
}

void AtlasModel::append(const std::vector<AtlasEntry>& entries) {
    beginResetModel();
    const std::size_t before = entries_.size();
    entries_.insert(entries_.end(), entries.begin(), entries.end());
    selectRows(before);
    endResetModel();
}

void AtlasModel::setFilter(const Filter& filter) {
    if (filter != filter_) {
        beginResetModel();
        filter_ = filter;
        rows_.clear();
        selectRows(0);
        endResetModel();
    }
}

bool AtlasModel::hasSize(const AtlasEntry& entry) const {
    return filter_.vertices == 0 || entry.graph.vertices == filter_.vertices;
}

bool AtlasModel::isShown(const AtlasEntry& entry) const {
    if (!hasSize(entry)) {
        return false;
    }
    if (!filter_.condition) {
        return true;
    }
    Progress progress;
    const auto quantity = [&](const std::string& id, const std::vector<double>& /*arguments*/) {
        const auto known = AtlasQuantity::named(id);
        return known ? known->of(entry, filter_.selfInfluence) : std::nullopt;
    };
    return verdictOn(*filter_.condition, quantity, progress) == Verdict::agrees;
}

void AtlasModel::selectRows(std::size_t first) {
    for (std::size_t i = first; i < entries_.size(); ++i) {
        if (isShown(entries_[i])) {
            rows_.push_back(i);
        }
    }
    sortRows();
}

void AtlasModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    sortedBy_ = column;
    order_ = order;
    std::ranges::sort(rows_);
    sortRows();
    endResetModel();
}

void AtlasModel::sortRowsBy(const auto& isLess) {
    if (order_ == Qt::AscendingOrder) {
        std::ranges::stable_sort(rows_, isLess);
    } else {
        std::ranges::stable_sort(rows_, [&](std::size_t a, std::size_t b) { return isLess(b, a); });
    }
}

void AtlasModel::sortRows() {
    const auto entryAt = [this](std::size_t index) -> const AtlasEntry& { return entries_[index]; };
    switch (sortedBy_) {
    case -1:
        break;
    case picture:
    case graph6:
        sortRowsBy([&](std::size_t a, std::size_t b) {
            return entryAt(a).graph.comesBefore(entryAt(b).graph);
        });
        break;
    case degrees: {
        std::vector<std::vector<std::size_t>> keys(entries_.size());
        for (const std::size_t row : rows_) {
            keys[row] = entryAt(row).graph.degrees();
        }
        sortRowsBy([&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
        break;
    }
    case name: {
        // The members of a family are together, in order of their sizes. Graphs without a name come
        // last.
        struct Key {
            bool isUnnamed = true;
            QString family{};
            std::size_t vertices = 0;
        };
        static const QRegularExpression digits(QStringLiteral("[0-9]"));
        std::vector<Key> keys(entries_.size());
        for (const std::size_t row : rows_) {
            if (entryAt(row).isNamed) {
                keys[row] = {false, nameOf(entryAt(row)).remove(digits),
                             entryAt(row).graph.vertices};
            }
        }
        sortRowsBy([&](std::size_t a, std::size_t b) {
            const int order = QString::localeAwareCompare(keys[a].family, keys[b].family);
            return keys[a].isUnnamed != keys[b].isUnnamed ? keys[b].isUnnamed
                   : order != 0                           ? order < 0
                                                          : keys[a].vertices < keys[b].vertices;
        });
        break;
    }
    default: {
        std::vector<double> keys(entries_.size());
        for (const std::size_t row : rows_) {
            keys[row] =
                number(entryAt(row), sortedBy_).value_or(std::numeric_limits<double>::infinity());
        }
        sortRowsBy([&](std::size_t a, std::size_t b) { return keys[a] < keys[b]; });
        break;
    }
    }
}

std::size_t AtlasModel::sizeOfFilter() const {
    return static_cast<std::size_t>(std::ranges::count_if(
        entries_, [this](const AtlasEntry& entry) { return hasSize(entry); }));
}

std::optional<double> AtlasModel::number(const AtlasEntry& entry, int column) const {
    const bool self = (column == otherNullity) != filter_.selfInfluence;
    return quantityOf(column)->of(entry, self);
}

std::map<double, std::size_t> AtlasModel::histogram(int column, bool isOfShown) const {
    std::map<double, std::size_t> counts;
    const auto add = [&](const AtlasEntry& entry) {
        if (const auto value = number(entry, column)) {
            ++counts[*value];
        }
    };
    if (isOfShown) {
        for (const std::size_t index : rows_) {
            add(entries_[index]);
        }
    } else {
        for (const AtlasEntry& entry : entries_) {
            if (hasSize(entry)) {
                add(entry);
            }
        }
    }
    return counts;
}

SweptGraphs AtlasModel::shownGraphs() const {
    SweptGraphs shown{.graphs = {}, .selfInfluence = filter_.selfInfluence};
    for (const std::size_t row : rows_) {
        shown.graphs.push_back(entries_[row].graph);
    }
    return shown;
}

std::optional<int> AtlasModel::rowOf(const AtlasGraph& graph) const {
    const std::size_t edgeCount = graph.edgeCount();
    const std::vector<std::size_t> wanted = graph.degrees();
    const Graph whole = graph.graph(true);
    for (std::size_t row = 0; row < rows_.size(); ++row) {
        const AtlasGraph& other = entries_[rows_[row]].graph;
        if (other.vertices == graph.vertices && other.edgeCount() == edgeCount &&
            other.degrees() == wanted &&
            (other == graph || areIsomorphic(other.graph(true), whole))) {
            return static_cast<int>(row);
        }
    }
    return std::nullopt;
}

QString AtlasModel::graph6Of(int row) const {
    const auto line = writeGraph6({.game = Game::allOn(entry(row).graph.graph(true))});
    return line ? QString::fromStdString(*line).trimmed() : QString();
}

QString AtlasModel::nameOf(const AtlasEntry& entry) const {
    return entry.isNamed ? boardName(Rule(entry.graph.graph(filter_.selfInfluence))) : QString();
}

QString AtlasModel::text(int row, int column) const {
    switch (column) {
    case picture:
        return {};
    case graph6:
        return graph6Of(row);
    case degrees: {
        QStringList numbers;
        for (const std::size_t degree : entry(row).graph.degrees()) {
            numbers << QString::number(degree);
        }
        return numbers.join(QLatin1Char(' '));
    }
    case name:
        return nameOf(row);
    case solvable:
        return percentText(1, std::uint64_t{1} << static_cast<std::size_t>(
                                  number(entry(row), nullity).value_or(0)));
    default:
        break;
    }
    const auto value = number(entry(row), column);
    return value ? numberText(static_cast<std::size_t>(*value)) : QString(QChar(0x2013));
}

QString AtlasModel::csv() const {
    QStringList heads{QStringLiteral("graph6"), QStringLiteral("degrees")};
    for (int column = vertices; column < name; ++column) {
        if (!quantities[static_cast<std::size_t>(column)].empty()) {
            const QString id =
                QString::fromLatin1(quantities[static_cast<std::size_t>(column)].data());
            heads << (column == otherNullity ? QStringLiteral("other-nullity") : id);
        }
    }
    QString lines = heads.join(QLatin1Char(',')) + QLatin1Char('\n');
    for (int row = 0; row < rowCount(); ++row) {
        QStringList fields{csvField(graph6Of(row)), csvField(text(row, degrees))};
        for (int column = vertices; column < name; ++column) {
            if (!quantities[static_cast<std::size_t>(column)].empty()) {
                const auto value = number(entry(row), column);
                fields << (value ? QString::number(*value, 'g', 12) : QString());
            }
        }
        lines += fields.join(QLatin1Char(',')) + QLatin1Char('\n');
    }
    return lines;
}

int AtlasModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

int AtlasModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : columns;
}

QVariant AtlasModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) {
        return {};
    }
    if (role == Qt::DisplayRole) {
        return text(index.row(), index.column());
    }
    if (role == Qt::AccessibleTextRole && index.column() == picture) {
        return tr("Graph %1").arg(graph6Of(index.row()));
    }
    if (role == Qt::AccessibleTextRole) {
        return withoutIsolates(text(index.row(), index.column()));
    }
    if (role == Qt::TextAlignmentRole) {
        const bool isNumber = !quantities[static_cast<std::size_t>(index.column())].empty();
        return QVariant((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    return {};
}

QVariant AtlasModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || (role != Qt::DisplayRole && role != Qt::ToolTipRole)) {
        return {};
    }
    const auto fact = [&](const char* id) {
        return role == Qt::DisplayRole ? factName(*factNamed(id)) : factSentence(*factNamed(id));
    };
    switch (section) {
    case graph6:
        return role == Qt::DisplayRole ? QStringLiteral("graph6") : QString();
    case degrees:
        return role == Qt::DisplayRole ? tr("Degrees") : QString();
    case otherNullity:
        return role == Qt::ToolTipRole ? fact("nullity")
               : filter_.selfInfluence ? tr("without self-influence")
                                       : tr("with self-influence");
    case name:
        return role == Qt::DisplayRole ? tr("Name") : QString();
    case picture:
        return {};
    default:
        return fact(std::string(quantities[static_cast<std::size_t>(section)]).c_str());
    }
}

} // namespace lightsout

#include "moc_AtlasModel.cpp"
