// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartTable.h"

#include "chart/ChartAxes.h"
#include "chart/ChartOverlay.h"
#include "controls/NumberTable.h"
#include "text/SpokenText.h"

#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int copiedDigits = 12;

} // namespace

ChartTable::ChartTable(const Chart& chart, QWidget* parent) : QDialog(parent) {
    setObjectName(QStringLiteral("valuesOfChart"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(
        withoutIsolates(chart.title.isEmpty() ? tr("Values of the chart") : chart.title));
    QStringList rows;
    for (const double x : chartPositions(chart)) {
        rows << withoutIsolates(chartValueText(chart.x, x));
    }
    QStringList columns;
    for (const ChartSeries& series : chart.series) {
        columns << (series.name.isEmpty() ? chart.y.title : series.name);
    }
    auto* table = new NumberTable(this);
    table->setRole(TextRole::body);
    table->setRowsName(chart.x.title);
    table->setHeads(rows, columns);
    table->setAccessibleName(windowTitle());
    for (int column = 0; column < columns.size(); ++column) {
        const ChartSeries& series = chart.series[static_cast<std::size_t>(column)];
        auto point = series.points.begin();
        int row = 0;
        for (const double x : chartPositions(chart)) {
            const bool has = point != series.points.end() && point->x == x;
            if (!has) {
                table->setNumber(row++, column, QStringLiteral("–"));
                continue;
            }
            const QString text = chartPointText(chart, series, *point);
            table->setNumber(row++, column, text,
                             hasLowerEdge(series.shape)
                                 ? withoutIsolates(text)
                                 : QString::number(point->y, 'g', copiedDigits));
            ++point;
        }
    }
    table->setCurrentCell(0, 0);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(table);
    constexpr int width = 560;
    constexpr int height = 480;
    resize(width, height);
}

} // namespace lightsout

#include "moc_ChartTable.cpp"
