// SPDX-License-Identifier: GPL-3.0-or-later
#include "matrix/MatrixView.h"

#include "text/NumberText.h"

// What screen readers are told of a matrix.

namespace lightsout {

void MatrixView::describe() {
    if (!scene_.pointedRow || scene_.matrix.rows() == 0) {
        setAccessibleDescription(tr("%Ln equation(s) with as many unknowns", nullptr,
                                    static_cast<int>(geometry_.rows())));
        return;
    }
    // A row is what the keys step to, so all of it is told.
    QString entries;
    for (std::size_t column = 0; column < geometry_.totalColumns(); ++column) {
        entries += column == geometry_.columns() ? QStringLiteral(" | ") : QStringLiteral(" ");
        entries += QLatin1Char(scene_.matrix.get(*scene_.pointedRow, column) ? '1' : '0');
    }
    setAccessibleDescription(
        tr("Row %1: %2").arg(shownNumber(*scene_.pointedRow)).arg(isolated(entries.trimmed())));
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
    tellPart(*this, *currentPart(), QAccessible::Focus);
}

std::size_t MatrixView::partCount() const {
    return scene_.matrix.rows() * geometry_.totalColumns();
}

QString MatrixView::partName(std::size_t part) const {
    const std::size_t row = part / geometry_.totalColumns();
    const std::size_t column = part % geometry_.totalColumns();
    const QString value =
        scene_.matrix.get(row, column) ? QStringLiteral("1") : QStringLiteral("0");
    return column < geometry_.columns() ? tr("row %1, column %2: %3")
                                              .arg(shownNumber(row))
                                              .arg(shownNumber(column))
                                              .arg(value)
                                        : tr("row %1, column %2 behind the bar: %3")
                                              .arg(shownNumber(row))
                                              .arg(shownNumber(column - geometry_.columns()))
                                              .arg(value);
}

QRectF MatrixView::partRect(std::size_t part) const {
    return entryRect(part / geometry_.totalColumns(), part % geometry_.totalColumns());
}

std::optional<std::size_t> MatrixView::partAt(QPointF position) const {
    const auto row = geometry_.rowAt(position);
    const auto column = geometry_.columnAt(position);
    return scene_.matrix.rows() > 0 && row && column && !geometry_.isOnColumnHeads(position)
               ? std::optional(*row * geometry_.totalColumns() + *column)
               : std::nullopt;
}

std::optional<std::size_t> MatrixView::currentPart() const {
    return scene_.pointedRow && scene_.matrix.rows() > 0
               ? std::optional(*scene_.pointedRow * geometry_.totalColumns() +
                               scene_.pointedColumn.value_or(0))
               : std::nullopt;
}

} // namespace lightsout
