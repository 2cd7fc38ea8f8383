// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/GrowthTable.h"

#include "elimination/BruteForceText.h"
#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLocale>

#include <cmath>

namespace lightsout {

namespace {

constexpr int costColumns = 8;

QString grouped(std::uint64_t number) {
    return QLocale().toString(qulonglong{number});
}

} // namespace

GrowthTable::GrowthTable(QWidget* parent) : QTableWidget(parent) {
    setTabKeyNavigation(false); // the Tab key moves to the next widget
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    // Columns run from left to right in every language, like the chart.
    setLayoutDirection(Qt::LeftToRight);
    setFrameShape(QFrame::NoFrame);
    setCornerButtonEnabled(false);
    setColumnCount(costColumns);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    onAppearanceChanged(this, [this] { refresh(); });
}

void GrowthTable::setGrowth(const std::vector<SideCosts>& growth) {
    growth_ = growth;
    refresh();
}

void GrowthTable::refresh() {
    setAccessibleName(tr("Cost of each method for square boards"));
    setHorizontalHeaderLabels({tr("Gaussian,\nbit operations"), tr("Chasing,\nbit operations"),
                               tr("Gaussian,\nrow operations"), tr("Chasing,\nrow operations"),
                               tr("Gaussian,\ntime"), tr("Chasing,\ntime"),
                               tr("Brute force,\npress sets"), tr("Brute force,\ntime")});
    setRowCount(static_cast<int>(growth_.size()));
    const std::optional<double> perSet = secondsPerSet(growth_);
    for (int row = 0; row < rowCount(); ++row) {
        const auto& [side, costs] = growth_[static_cast<std::size_t>(row)];
        const std::size_t cells = side * side;
        const RowOperationCosts chase = costs.chase->total();
        const auto time = [](double seconds) {
            return isolated(durationText(std::log10(seconds)));
        };
        QString bruteForceTime;
        if (costs.bruteForceSeconds) {
            bruteForceTime = time(*costs.bruteForceSeconds);
        } else if (perSet) {
            bruteForceTime = tr("about %1").arg(bruteForceTimeText(cells, *perSet));
        }
        const QString texts[] = {grouped(costs.gauss.bitOperations),
                                 grouped(chase.bitOperations),
                                 grouped(costs.gauss.operations()),
                                 grouped(chase.operations()),
                                 time(costs.gaussSeconds),
                                 time(costs.chaseSeconds),
                                 pressSetsText(cells),
                                 bruteForceTime};
        setVerticalHeaderItem(row,
                              new QTableWidgetItem(isolated(QStringLiteral("%1 × %1").arg(side))));
        for (int column = 0; column < costColumns; ++column) {
            auto* entry = new QTableWidgetItem(texts[column]);
            entry->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter | Qt::AlignAbsolute);
            setItem(row, column, entry);
        }
    }
}

void GrowthTable::keyPressEvent(QKeyEvent* event) {
    if (!event->matches(QKeySequence::Copy)) {
        QTableWidget::keyPressEvent(event);
        return;
    }
    QStringList head{QString()};
    for (int column = 0; column < costColumns; ++column) {
        head.append(horizontalHeaderItem(column)->text().simplified());
    }
    QStringList lines{head.join(QLatin1Char('\t'))};
    for (int row = 0; row < rowCount(); ++row) {
        QStringList line{verticalHeaderItem(row)->text()};
        for (int column = 0; column < costColumns; ++column) {
            line.append(item(row, column)->text());
        }
        lines.append(line.join(QLatin1Char('\t')));
    }
    QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')) + QLatin1Char('\n'));
}

} // namespace lightsout

#include "moc_GrowthTable.cpp"
