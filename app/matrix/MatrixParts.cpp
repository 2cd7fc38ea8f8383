// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixParts.h"

#include "text/NumberText.h"

namespace lightsout {

namespace {

QString headOf(std::size_t index, const std::vector<QString>& symbols,
               const std::vector<QString>& names) {
    if (index >= symbols.size()) {
        return {};
    }
    const bool hasName = index < names.size() && !names[index].isEmpty();
    return isolated(hasName ? symbols[index] + QLatin1Char(' ') + names[index] : symbols[index]);
}

} // namespace

QString MatrixParts::description() const {
    if (!current() && geometry_.rows() != geometry_.columns()) {
        return tr("Number of equations: %1; number of unknowns: %2")
            .arg(numberText(geometry_.rows()), numberText(geometry_.columns()));
    }
    if (!current()) {
        return tr("%Ln equation(s) with as many unknowns", nullptr,
                  static_cast<int>(geometry_.rows()));
    }
    // The keyboard moves by rows, so a whole row is read.
    QString entries;
    for (std::size_t column = 0; column < geometry_.totalColumns(); ++column) {
        entries += column == geometry_.columns() ? QStringLiteral(" | ") : QStringLiteral(" ");
        entries += QLatin1Char(scene_.matrix.get(*scene_.pointedRow, column) ? '1' : '0');
    }
    return tr("Row %1: %2").arg(shownNumber(*scene_.pointedRow)).arg(isolated(entries.trimmed()));
}

QString MatrixParts::name(std::size_t part) const {
    const std::size_t row = part / geometry_.totalColumns();
    const std::size_t column = part % geometry_.totalColumns();
    const QString value =
        scene_.matrix.get(row, column) ? QStringLiteral("1") : QStringLiteral("0");
    return column < geometry_.columns() ? tr("row %1, column %2: %3")
                                              .arg(shownNumber(row))
                                              .arg(shownNumber(column))
                                              .arg(value)
                                        : tr("row %1, column %2 after the bar: %3")
                                              .arg(shownNumber(row))
                                              .arg(shownNumber(column - geometry_.columns()))
                                              .arg(value);
}

QString MatrixParts::rowName(std::size_t row) const {
    return headOf(row, scene_.rowSymbols, scene_.rowNames);
}

QString MatrixParts::columnName(std::size_t column) const {
    return headOf(column, scene_.columnSymbols, scene_.columnNames);
}

QRectF MatrixParts::rect(std::size_t part) const {
    return geometry_.entryRect(part / geometry_.totalColumns(), part % geometry_.totalColumns());
}

std::optional<std::size_t> MatrixParts::at(QPointF position) const {
    const auto row = geometry_.rowAt(position);
    const auto column = geometry_.columnAt(position);
    return scene_.matrix.rows() > 0 && row && column && !geometry_.isOnColumnHeads(position)
               ? std::optional(*row * geometry_.totalColumns() + *column)
               : std::nullopt;
}

std::optional<std::size_t> MatrixParts::current() const {
    return scene_.pointedRow && scene_.matrix.rows() > 0
               ? std::optional(*scene_.pointedRow * geometry_.totalColumns() +
                               scene_.pointedColumn.value_or(0))
               : std::nullopt;
}

} // namespace lightsout
