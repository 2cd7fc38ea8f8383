#include "play/ChaseCard.h"

#include "document/VertexText.h"
#include "play/ChaseTableDialog.h"

#include <QGridLayout>
#include <QPushButton>

namespace lightsout {

namespace {

constexpr int pictureWidth = 150;
constexpr int pictureHeight = 32;

} // namespace

ChaseCard::ChaseCard(ChaseGuide& guide, Document& document, QWidget* parent)
    : Card(parent), guide_(guide), document_(document), headline_(addText(TextRole::title)),
      detail_(addText(TextRole::body)), rows_(new QWidget(this)),
      lastRow_(new PatternPicture(rows_)), firstRow_(new PatternPicture(rows_)) {
    detail_->setMinimumHeight(3 * detail_->fontMetrics().lineSpacing());
    detail_->setAlignment(Qt::AlignTop | leadingAlignment());
    auto* grid = new QGridLayout(rows_);
    grid->setContentsMargins(0, 0, 0, 0);
    const std::pair<QString, PatternPicture*> lines[] = {{tr("Left in the last row"), lastRow_},
                                                         {tr("Press in the first row"), firstRow_}};
    int line = 0;
    for (const auto& [name, picture] : lines) {
        QLabel* label = makeLabel(TextRole::small, true, rows_);
        label->setText(name);
        picture->setAccessibleName(name);
        picture->setFixedSize(pictureWidth, pictureHeight);
        grid->addWidget(label, line, 0);
        grid->addWidget(picture, line++, 1);
    }
    grid->setColumnStretch(2, 1);
    content()->addWidget(rows_);
    auto* table = new QPushButton(tr("Look-up table …"), this);
    connect(table, &QPushButton::clicked, this, &ChaseCard::showTable);
    content()->addWidget(table, 0, Qt::AlignLeading);
    connect(&guide, &ChaseGuide::changed, this, &ChaseCard::refresh);
    refresh();
}

void ChaseCard::refresh() {
    setVisible(guide_.isActive());
    if (!guide_.isActive()) {
        return;
    }
    headline_->setText(headline());
    detail_->setText(detail());
    const ChaseStep& step = guide_.step();
    const bool hasLastRow =
        step.stage == ChaseStep::Stage::firstRow || step.stage == ChaseStep::Stage::unsolvable;
    rows_->setVisible(hasLastRow);
    if (hasLastRow) {
        const Rule row = Lattice{.rows = 1, .cols = step.lastRow.size()};
        lastRow_->setPattern(row, step.lastRow, Theme::current().lit);
        firstRow_->setPattern(row, step.presses.slice(0, step.lastRow.size()),
                              Theme::current().press);
    }
}

void ChaseCard::showTable() {
    ChaseTableDialog dialog(*document_.game().rule().lattice(), this);
    dialog.exec();
}

QString ChaseCard::headline() const {
    const ChaseStep& step = guide_.step();
    switch (step.stage) {
    case ChaseStep::Stage::fill:
        return tr("Chase row %1 with row %2.")
            .arg(numberText(step.row + 1), numberText(step.row + 2));
    case ChaseStep::Stage::firstRow:
        return tr("Go back to the first row.");
    case ChaseStep::Stage::unsolvable:
        return tr("The last row says no.");
    case ChaseStep::Stage::solved:
        break;
    }
    return tr("Nothing is left.");
}

QString ChaseCard::detail() const {
    const bool allOff = document_.game().target().none();
    switch (guide_.step().stage) {
    case ChaseStep::Stage::fill:
        return allOff ? tr("Press the cell below each light of the row that is on. Only these "
                           "presses can still change it, so nothing else will do.")
                      : tr("Press the cell below each light of the row that has to change. Only "
                           "these presses can still change it, so nothing else will do.");
    case ChaseStep::Stage::firstRow:
        return tr("The lights left in the last row tell what was missing above. Press the starred "
                  "cells, then chase once more.");
    case ChaseStep::Stage::unsolvable:
        return tr("Whatever is pressed in the first row, chasing never leaves these lights alone. "
                  "This proves that the board can't be solved.");
    case ChaseStep::Stage::solved:
        break;
    }
    return tr("Every row is as it should be. Choose other lights to chase again.");
}

} // namespace lightsout
