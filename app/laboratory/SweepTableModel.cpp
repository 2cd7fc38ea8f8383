// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepTableModel.h"

#include "text/FactText.h"
#include "theme/Theme.h"

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

bool isBefore(const SweepPoint& a, const SweepPoint& b) {
    return std::pair(a.n, a.m) < std::pair(b.n, b.m);
}

bool hasRanges(const SweepSeries& series) {
    return std::ranges::any_of(series.results, [](const std::optional<Value>& result) {
        return result && result->low && result->low != result->high;
    });
}

} // namespace

void SweepTableModel::setSeries(std::vector<SweepSeries> all) {
    std::vector<SweepPoint> points;
    std::vector<Column> columns{{Column::Kind::n}};
    const bool hasSecond = std::ranges::any_of(
        all, [](const SweepSeries& series) { return series.sweep.m.has_value(); });
    if (hasSecond) {
        columns.push_back({Column::Kind::m});
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        columns.push_back({Column::Kind::value, i});
        if (hasRanges(all[i])) {
            columns.push_back({Column::Kind::range, i});
        }
        for (std::size_t point = 0; point < all[i].results.size(); ++point) {
            points.push_back(all[i].sweep.point(point));
        }
    }
    if (all.size() > 1) {
        std::ranges::sort(points, isBefore);
        points.erase(std::unique(points.begin(), points.end()), points.end());
    }
    const auto sameKind = [](const Column& a, const Column& b) {
        return a.kind == b.kind && a.series == b.series;
    };
    // The selection is kept while values arrive.
    const bool isSame = points == points_ && std::ranges::equal(columns, columns_, sameKind);
    if (!isSame) {
        beginResetModel();
    }
    all_ = std::move(all);
    points_ = std::move(points);
    columns_ = std::move(columns);
    if (!isSame) {
        endResetModel();
    } else if (!points_.empty()) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
        Q_EMIT headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
}

int SweepTableModel::rowOf(const SweepPoint& point) const {
    const auto found = std::ranges::find(points_, point);
    return found == points_.end() ? -1 : static_cast<int>(found - points_.begin());
}

std::size_t SweepTableModel::seriesOf(int column) const {
    return columns_.at(static_cast<std::size_t>(column)).series;
}

bool SweepTableModel::isSize(int column) const {
    const Column::Kind kind = columns_.at(static_cast<std::size_t>(column)).kind;
    return kind == Column::Kind::n || kind == Column::Kind::m;
}

int SweepTableModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(points_.size());
}

int SweepTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(columns_.size());
}

const std::optional<Value>* SweepTableModel::resultAt(int row, const Column& column) const {
    const SweepSeries& series = all_.at(column.series);
    const auto number = pointNumber(series.sweep, pointOf(row));
    return number ? &series.results[*number] : nullptr;
}

QString SweepTableModel::exactText(int row, const Column& column) const {
    const SweepPoint& point = pointOf(row);
    const auto number = [](const std::optional<std::uint64_t>& size) {
        return size ? QString::number(*size) : QString();
    };
    if (column.kind == Column::Kind::n || column.kind == Column::Kind::m) {
        return number(column.kind == Column::Kind::n ? point.n : point.m);
    }
    const auto* result = resultAt(row, column);
    if (result == nullptr || !*result) {
        return {};
    }
    const Value& measured = **result;
    if (column.kind == Column::Kind::value) {
        return QString::fromStdString(measured.text());
    }
    return measured.low && measured.high
               ? QString::fromStdString(digitsOf(*measured.low) + ".." + digitsOf(*measured.high))
               : QString();
}

QString SweepTableModel::missingText(int row, const Column& column) const {
    const auto* result = column.kind == Column::Kind::value ? resultAt(row, column) : nullptr;
    const auto missing = result != nullptr && *result ? (*result)->missing() : std::nullopt;
    return missing ? lightsout::missingText(*missing) : QString();
}

QVariant SweepTableModel::data(const QModelIndex& index, int role) const {
    const Column& column = columns_.at(static_cast<std::size_t>(index.column()));
    switch (role) {
    case Qt::TextAlignmentRole:
        return QVariant::fromValue(
            Qt::Alignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter));
    case Qt::ForegroundRole:
        return isSize(index.column()) || column.kind == Column::Kind::value
                   ? QVariant()
                   : QVariant(themeOf(*this).secondText);
    case Qt::FontRole:
        if (isSize(index.column())) {
            QFont font = fontFor(TextRole::body);
            font.setBold(true);
            return font;
        }
        return {};
    case Qt::ToolTipRole:
        return missingText(index.row(), column);
    case Qt::DisplayRole:
        break;
    default:
        return {};
    }
    if (isSize(index.column())) {
        return exactText(index.row(), column);
    }
    const auto* result = resultAt(index.row(), column);
    if (result == nullptr) {
        return {};
    }
    if (!*result) {
        return QStringLiteral("…");
    }
    const Fact& fact = *all_[column.series].sweep.fact;
    return column.kind == Column::Kind::value ? valueText(fact, **result)
                                              : rangeText(fact, **result);
}

QVariant SweepTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal) {
        return {};
    }
    const Column& column = columns_.at(static_cast<std::size_t>(section));
    if (role == Qt::TextAlignmentRole) {
        // Long names are left-aligned, so that their beginnings are visible.
        const bool isLong = all_.size() > 1 && column.kind == Column::Kind::value;
        return QVariant::fromValue(Qt::Alignment((isLong ? Qt::AlignLeft : Qt::AlignRight) |
                                                 Qt::AlignAbsolute | Qt::AlignVCenter));
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (column.kind) {
    case Column::Kind::n:
        return QStringLiteral("n");
    case Column::Kind::m:
        return QStringLiteral("m");
    case Column::Kind::value:
        if (all_.size() == 1 && role == Qt::DisplayRole) {
            const QString unit = factUnit(*all_.front().sweep.fact);
            return unit.isEmpty() ? tr("value") : unit;
        }
        return nameAmong(all_, column.series);
    case Column::Kind::range:
        return all_.at(column.series).sweep.samples > 1
                   ? tr("95 % confidence\ninterval of the mean")
                   : tr("bounds");
    }
    return {};
}

QString SweepTableModel::lines(QChar separator) const {
    const auto quoted = [separator](const QString& text) {
        return text.contains(separator) ? QLatin1Char('"') + text + QLatin1Char('"') : text;
    };
    QString text;
    for (int row = -1; row < rowCount(); ++row) {
        for (int column = 0; column < columnCount(); ++column) {
            text += column == 0 ? QString() : QString(separator);
            text += quoted(row < 0 ? headerData(column, Qt::Horizontal, Qt::ToolTipRole).toString()
                                   : exactText(row, columns_[static_cast<std::size_t>(column)]));
        }
        text += QLatin1Char('\n');
    }
    return text;
}

} // namespace lightsout

#include "moc_SweepTableModel.cpp"
