// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseCard.h"

#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QGridLayout>
#include <QPushButton>

namespace lightsout {

namespace {

constexpr int pictureWidth = 150;
constexpr int pictureHeight = 32;

} // namespace

ChaseCard::ChaseCard(ChaseGuide& guide, CurrentDocument& document, QWidget* parent)
    : Card({"chaseCard", {}, "mathematics.md#light-chasing-and-polynomials"}, parent),
      guide_(guide), document_(document), detail_(addText(TextRole::body)),
      rows_(new QWidget(this)), grid_(new QGridLayout(rows_)),
      lastRowName_(makeLabel(TextRole::small, true, rows_)), lastRow_(new PatternPicture(rows_)),
      firstRowName_(makeLabel(TextRole::small, true, rows_)), firstRow_(new PatternPicture(rows_)),
      equations_(makeLabel(TextRole::formula, false, rows_)) {
    detail_->reserveLines(3);
    grid_->setContentsMargins(0, 0, 0, 0);
    firstRowName_->setWordWrap(true);
    equations_->setObjectName(QStringLiteral("chaseEquations"));
    grid_->setColumnStretch(0, 3);
    grid_->setColumnStretch(2, 2);
    arrangeRows();
    content()->addWidget(rows_);
    auto* table = new QPushButton(this);
    table->setObjectName(QStringLiteral("chaseTable"));
    table->setCheckable(true);
    connect(table, &QPushButton::toggled, this, &ChaseCard::tableRequested);
    content()->addWidget(table, 0, Qt::AlignLeading);
    connect(&guide, &ChaseGuide::changed, this, &ChaseCard::refresh);
    setTexts<ChaseCard>(lastRowName_, QT_TR_NOOP("Left in the last row"));
    setTexts<ChaseCard>(table, QT_TR_NOOP("Look-up table"),
                        QT_TR_NOOP("First-row presses for each pattern left in the last row"));
    onAppearanceChanged(this, [this, table] {
        lastRow_->setAccessibleName(lastRowName_->text());
        refresh();
        equations_->setToolTip(tr("The small system: which first-row presses clear the last row"));
    });
}

void ChaseCard::setStage(Stage stage) {
    stage_ = stage;
    arrangeRows();
}

void ChaseCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    arrangeRows();
}

void ChaseCard::arrangeRows() {
    const bool isDesk = stage_ == Stage::desk;
    const int width = isDesk ? pictureWidth : window()->width() / 4;
    int line = 0;
    for (const auto& [name, picture] :
         {std::pair(lastRowName_, lastRow_), std::pair(firstRowName_, firstRow_)}) {
        picture->setFixedSize(width, width * pictureHeight / pictureWidth);
        if (isDesk) {
            grid_->addWidget(name, line, 0);
            grid_->addWidget(picture, line++, 1);
        } else {
            grid_->addWidget(name, line++, 0, 1, 3);
            grid_->addWidget(picture, line++, 0, 1, 3);
        }
    }
    grid_->addWidget(equations_, line, 0, 1, 3);
}

void ChaseCard::refresh() {
    setVisible(guide_.isActive());
    if (guide_.isActive()) {
        title_->setText(headline());
        detail_->setText(detail());
        refreshRows();
    }
}

void ChaseCard::refreshRows() {
    const ChaseStep& step = guide_.step();
    const bool isFirstRow = step.stage == ChaseStep::Stage::firstRow;
    rows_->setVisible(isFirstRow || step.stage == ChaseStep::Stage::unsolvable);
    // An empty first row would look like an answer, but there is none.
    firstRowName_->setVisible(isFirstRow);
    firstRow_->setVisible(isFirstRow);
    if (rows_->isHidden()) {
        return;
    }
    const Rule row = Lattice{.rows = 1, .cols = step.lastRow.size()};
    lastRow_->setPattern(row, step.lastRow, &Theme::litFlat);
    const QString equations = equationsText();
    equations_->setVisible(!equations.isEmpty());
    equations_->setText(equations);
    if (isFirstRow) {
        // This matches the table even if some of these presses have already been made.
        const BitVector& presses = guide_.firstRow();
        std::size_t made = 0;
        for (std::size_t column = 0; column < presses.size(); ++column) {
            made += presses[column] && !step.presses[column] ? 1 : 0;
        }
        firstRowName_->setText(made == 0 ? tr("Press in the first row")
                                         : tr("Press in the first row (%1 of %2 done)")
                                               .arg(numberText(made), numberText(presses.count())));
        firstRow_->setAccessibleName(firstRowName_->text());
        firstRow_->setPattern(row, presses, &Theme::press);
    }
}

QString ChaseCard::equationsText() const {
    constexpr std::size_t maxEquations = 5;
    constexpr std::size_t maxColumns = 12;
    if (guide_.step().lastRow.size() > maxColumns) {
        return {};
    }
    const std::vector<FirstRowEquation> equations = guide_.equations();
    if (equations.size() > maxEquations) {
        return {};
    }
    QStringList lines;
    for (const FirstRowEquation& equation : equations) {
        QStringList terms;
        equation.presses.forEachOne([&](std::size_t column) {
            terms.append(QStringLiteral("x") + subscript(shownNumber(column)));
        });
        lines.append(isolated(
            QStringLiteral("%1 = %2")
                .arg(terms.isEmpty() ? QStringLiteral("0") : terms.join(QStringLiteral(" + ")))
                .arg(equation.sum ? 1 : 0)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString ChaseCard::headline() const {
    const ChaseStep& step = guide_.step();
    switch (step.stage) {
    case ChaseStep::Stage::fill:
        return tr("Chase row %1 using row %2.")
            .arg(numberText(shownNumber(step.row)), numberText(shownNumber(step.row + 1)));
    case ChaseStep::Stage::firstRow:
        return tr("Go back to the first row.");
    case ChaseStep::Stage::unsolvable:
        return tr("There is no solution.");
    case ChaseStep::Stage::solved:
        break;
    }
    return tr("Nothing is left.");
}

QString ChaseCard::detail() const {
    const bool allOff = document_.game().target().none();
    switch (guide_.step().stage) {
    case ChaseStep::Stage::fill:
        return allOff
                   ? tr("Press the cell below each lit cell of the row. Only these presses can "
                        "still change those cells, so there is no other way.")
                   : tr("Press the cell below each light of the row that must change. Only these "
                        "presses can still change those lights, so there is no other way.");
    case ChaseStep::Stage::firstRow:
        return tr("The lights left in the last row show which presses were missing from the first "
                  "row. Press the starred cells, then chase again.");
    case ChaseStep::Stage::unsolvable:
        return tr("Whatever you press in the first row, chasing never clears the last row. This "
                  "proves that the board can't be solved.");
    case ChaseStep::Stage::solved:
        break;
    }
    return tr("Every row is done. Choose other lights to chase again.");
}

} // namespace lightsout

#include "moc_ChaseCard.cpp"
