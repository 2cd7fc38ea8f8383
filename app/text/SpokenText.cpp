// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/SpokenText.h"

#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QStringList>

#include <utility>

namespace lightsout {

namespace {

/// Maximum number of vertices that are listed.
constexpr int maxListed = 200;

} // namespace

QString withoutIsolates(QString text) {
    constexpr char16_t first = 0x2066;
    constexpr char16_t last = 0x2069;
    return text.removeIf([](QChar sign) { return sign >= first && sign <= last; });
}

QString spokenPattern(const Rule& rule, const BitVector& pattern) {
    const int count = static_cast<int>(pattern.count()); // lupdate reads no casts in translate()
    if (count == 0 || count > maxListed) {
        return QCoreApplication::translate("SpokenText", "%Ln cell(s) or vertices", nullptr, count);
    }
    const Lattice* lattice = rule.cells();
    if (lattice == nullptr) {
        return spokenVertexNames(rule, pattern);
    }
    const auto rowText = [](std::size_t row, const QStringList& columns) {
        const QString text = columns.size() == 1
                                 ? QCoreApplication::translate("SpokenText", "row %1: column %2")
                                 : QCoreApplication::translate("SpokenText", "row %1: columns %2");
        return text.arg(numberText(shownNumber(row)), columns.join(QStringLiteral(", ")));
    };
    QStringList rows;
    QStringList columns;
    std::size_t row = 0;
    pattern.forEachOne([&](Vertex v) {
        if (lattice->rowOf(v) != row && !columns.isEmpty()) {
            rows << rowText(row, std::exchange(columns, {}));
        }
        row = lattice->rowOf(v);
        columns << numberText(shownNumber(lattice->columnOf(v)));
    });
    rows << rowText(row, columns);
    return rows.join(QStringLiteral("; "));
}

} // namespace lightsout
