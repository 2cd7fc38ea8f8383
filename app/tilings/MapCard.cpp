// SPDX-License-Identifier: GPL-3.0-or-later
#include "tilings/MapCard.h"

#include "look/LookChanges.h"
#include "look/WhyButton.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QVBoxLayout>

#include <climits>

namespace lightsout {

MapCard::MapCard(TilingMap& map, QWidget* parent)
    : Card(parent), map_(map), kind_(new QComboBox(this)), export_(new QPushButton(this)) {
    title_ = addText(TextRole::headline);
    new WhyButton(*title_, QStringLiteral("mathematics.md#tilings"));
    text_ = addText(TextRole::body);
    text_->reserveLines(3);
    kind_->setMinimumHeight(34);
    content()->addWidget(kind_, 0, Qt::AlignLeading);
    pointed_ = addText(TextRole::title);
    content()->addWidget(export_, 0, Qt::AlignLeading);
    connect(kind_, &QComboBox::currentIndexChanged, this,
            [this](int index) { map_.setKind(static_cast<TilingMap::Kind>(index)); });
    connect(&map, &TilingMap::pointedAt, this, &MapCard::pointAt);
    connect(&map, &TilingMap::progressed, this, &MapCard::refresh);
    connect(export_, &QPushButton::clicked, this, &MapCard::exportTable);
    onLanguageChanged(this, [this] { retranslate(); });
    kind_->setCurrentIndex(static_cast<int>(map.kind()));
}

void MapCard::retranslate() {
    export_->setText(tr("Save values (CSV) …"));
    export_->setToolTip(tr("Save a table of the sizes that have a tiling"));
    title_->setText(tr("Which boards have a tiling?"));
    setItemTexts(*kind_, {tr("Rectangles"), tr("Cylinders"), tr("Tori"), tr("King boards")});
    kind_->setAccessibleName(tr("Kind of boards"));
    pointAt(std::nullopt);
    refresh();
}

bool MapCard::saveCsv(const QString& path) const {
    QSaveFile file(path);
    const QByteArray text = map_.csv().toUtf8();
    return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
}

void MapCard::refresh() {
    const double fraction = map_.fraction();
    export_->setEnabled(fraction == 1);
    text_->setText(fraction == 1
                       ? rule()
                       : tr("%1 of the boards have been computed so far.").arg(doneText(fraction)));
}

void MapCard::pointAt(std::optional<HeatCell> size) {
    if (!size) {
        pointed_->setText(
            tr("Point at a size to see the number of tilings; double-click to open the board."));
        return;
    }
    const QString name = boardName(TilingMap::board(map_.kind(), *size));
    const auto count = map_.countOf(*size);
    if (count && *count > INT_MAX) {
        pointed_->setText(tr("%1: more than %2 tilings").arg(name, numberText(INT_MAX)));
        return;
    }
    pointed_->setText(!count ? tr("%1: not known yet").arg(name)
                      : *count == 0
                          ? tr("%1: no tiling").arg(name)
                          : tr("%1: %Ln tiling(s)", nullptr, static_cast<int>(*count)).arg(name));
}

void MapCard::exportTable() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the values"),
                                                tr("tilings") + QStringLiteral(".csv"),
                                                QStringLiteral("*.csv"));
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".csv");
    }
    if (!saveCsv(path)) {
        QMessageBox note(QMessageBox::Warning, tr("Lights Out Workbench"),
                         tr("%1 could not be saved.").arg(QFileInfo(path).fileName()),
                         QMessageBox::Ok, this);
        note.setTextFormat(Qt::PlainText);
        note.exec();
    }
}

QString MapCard::rule() const {
    switch (map_.kind()) {
    case TilingMap::Kind::rectangles:
        return tr("One row or column, two rows or columns of odd length, and %1; no others, as "
                  "Livingston and Stout proved in 1990.")
            .arg(isolated(QStringLiteral("4 × 4")));
    case TilingMap::Kind::cylinders:
        return tr("Cylinders with one row of length divisible by 3 or two rows of length divisible "
                  "by 4, and the narrowest cylinders.");
    case TilingMap::Kind::tori:
        return tr("Tori with both sides divisible by 5, and some very narrow tori.");
    case TilingMap::Kind::kings:
        return tr("Every size: squares of %1 cells, cut off at the border.")
            .arg(isolated(QStringLiteral("3 × 3")));
    }
    return {};
}

} // namespace lightsout

#include "moc_MapCard.cpp"
