// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartMenu.h"

#include "chart/ChartPanel.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>

namespace lightsout {

ChartMenu::ChartMenu(ChartPanel& panel) : QMenu(&panel), panel_(panel) {
    connect(this, &QMenu::aboutToShow, this, &ChartMenu::fill);
    panel.setContextMenuPolicy(Qt::CustomContextMenu);
    connect(&panel, &QWidget::customContextMenuRequested, this,
            [this](QPoint place) { popup(panel_.mapToGlobal(place)); });
}

void ChartMenu::fill() {
    clear();
    addAction(ChartPanel::tr("Save as picture (PNG) …"), this,
              [this] { save(QStringLiteral("png")); });
    addAction(ChartPanel::tr("Save as drawing (SVG) …"), this,
              [this] { save(QStringLiteral("svg")); });
    addAction(ChartPanel::tr("Save values (CSV) …"), this, [this] { save(QStringLiteral("csv")); });
    addAction(ChartPanel::tr("Copy values"), this,
              [this] { QGuiApplication::clipboard()->setText(panel_.shownText()); });
    addSeparator();
    addAction(ChartPanel::tr("Show everything"), &panel_, &ChartPanel::resetZoom);
    const std::vector<ChartSeries>& series = panel_.data().series;
    for (std::size_t i = 0; i < series.size(); ++i) {
        if (!series[i].name.isEmpty()) {
            QAction* action = addAction(series[i].name);
            action->setCheckable(true);
            action->setChecked(panel_.isSeriesShown(i));
            connect(action, &QAction::toggled, &panel_, [this, i](bool isShown) {
                if (i < panel_.data().series.size()) { // the data may have changed meanwhile
                    panel_.setSeriesShown(i, isShown);
                }
            });
        }
    }
}

void ChartMenu::save(const QString& suffix) {
    QString path = QFileDialog::getSaveFileName(&panel_, ChartPanel::tr("Save the chart"),
                                                ChartPanel::tr("chart") + QLatin1Char('.') + suffix,
                                                QStringLiteral("*.") + suffix);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().toLower() != suffix) {
        path += QLatin1Char('.') + suffix;
    }
    if (!panel_.save(path)) {
        QMessageBox note(QMessageBox::Warning, ChartPanel::tr("Lights Out Workbench"),
                         ChartPanel::tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Ok, &panel_);
        note.setTextFormat(Qt::PlainText);
        note.exec();
    }
}

} // namespace lightsout

#include "moc_ChartMenu.cpp"
