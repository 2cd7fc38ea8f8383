// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/CompareView.h"

#include "analysis/ProgressStrip.h"
#include "board/BoardView.h"
#include "compare/FactsCard.h"
#include "compare/LawsCard.h"
#include "compare/PatternsCard.h"
#include "compare/TwinBoards.h"
#include "controls/CardColumn.h"
#include "controls/FrontStack.h"
#include "controls/ModeBar.h"
#include "controls/PageScroller.h"
#include "page/StoredChoice.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

CompareView::CompareView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), comparison_(workbench, this),
      boards_(new TwinBoards(workbench, comparison_, this)), pin_(new QPushButton(this)),
      unpin_(new QPushButton(this)), problem_(makeLabel(TextRole::small, true, this)),
      parts_(new ModeBar(
          [] {
              return QList<ModeBar::Mode>{
                  {tr("Facts"), QStringLiteral("compareFacts"),
                   tr("Show the facts about both boards side by side")},
                  {tr("Patterns"), QStringLiteral("comparePatterns"),
                   tr("Overlay the quiet patterns of both boards")},
                  {tr("Laws"), QStringLiteral("compareLaws"),
                   tr("Show the random-play laws of both boards in one chart")}};
          },
          this)),
      facts_(new FactsCard(comparison_, this)), patterns_(new PatternsCard(comparison_, this)),
      laws_(new LawsCard(comparison_, this)), cards_(new FrontStack(this)), factsSide_(makeSide()),
      columns_(new QHBoxLayout(this)) {
    columns_->addWidget(makeBoards());
    columns_->addWidget(factsSide_);
    setStage(Stage::desk);
    setFocusProxy(boards_);
    connect(pin_, &QPushButton::clicked, this,
            [this] { workbench_.pinned.pin(workbench_.document.game()); });
    connect(unpin_, &QPushButton::clicked, &workbench.pinned, &PinnedBoard::unpin);
    connect(parts_, &ModeBar::modeChosen, this,
            [this](int part) { showPart(static_cast<Part>(part)); });
    connect(patterns_, &PatternsCard::chosen, this, &CompareView::showPatterns);
    connect(&workbench.pinned, &PinnedBoard::changed, this, &CompareView::refresh);
    connect(&workbench.pinned, &PinnedBoard::problemChanged, this, &CompareView::refresh);
    connect(&workbench.document, &CurrentDocument::changed, this, &CompareView::refresh);
    onLanguageChanged(this, [this] { retranslate(); });
    showPart(Part::facts);
}

QWidget* CompareView::makeBoards() {
    auto* side = new QWidget(this);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(boards_, 1);
    pin_->setObjectName(QStringLiteral("pinAgain"));
    unpin_->setObjectName(QStringLiteral("unpin"));
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(pin_);
    row->addWidget(unpin_);
    row->addStretch();
    column->addLayout(row);
    problem_->setWordWrap(true);
    column->addWidget(problem_);
    return side;
}

QWidget* CompareView::makeSide() {
    auto* side = new QWidget(this);
    auto* strip = new ProgressStrip(*this, {}, this);
    connect(strip, &ProgressStrip::stopRequested, this, [this] {
        comparison_.stop();
        laws_->stop();
    });
    auto* row = new QHBoxLayout;
    row->addWidget(parts_);
    row->addStretch();
    row->addWidget(strip);
    cards_->addWidget(new CardColumn({facts_}));
    cards_->addWidget(new PageScroller(patterns_));
    cards_->addWidget(new PageScroller(laws_));
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(row);
    column->addWidget(cards_, 1);
    return side;
}

void CompareView::retranslate() {
    pin_->setText(tr("Pin this board instead"));
    pin_->setToolTip(tr("Replace the pinned board with this one"));
    unpin_->setText(tr("Unpin"));
    unpin_->setToolTip(tr("Stop comparing"));
    refresh();
}

void CompareView::refresh() {
    const Game& game = workbench_.document.game();
    pin_->setEnabled(game.vertexCount() > 0 && game != workbench_.pinned.game());
    const QString& problem = workbench_.pinned.problem();
    problem_->setText(problem.isEmpty()
                          ? QString()
                          : tr("The pinned board can't be saved for next time: %1").arg(problem));
    problem_->setVisible(!problem.isEmpty());
}

void CompareView::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 24, .subjectShare = 13, .sideShare = 9});
    factsSide_->setVisible(stage != Stage::subjectOnly);
    for (QPushButton* button : {pin_, unpin_}) {
        button->setVisible(isDesk);
    }
}

void CompareView::showPart(Part part) {
    parts_->setMode(static_cast<int>(part));
    cards_->setCurrentIndex(static_cast<int>(part));
    showPatterns();
}

void CompareView::showPatterns() {
    // Lights and presses are already shown on the boards.
    const bool areShown = cards_->currentIndex() == static_cast<int>(Part::patterns) &&
                          patterns_->kind() == PatternsCard::Kind::quiet;
    for (const Side side : bothSides) {
        boards_->view(side)->setPattern(areShown ? patterns_->pattern(side) : std::nullopt);
    }
}

void CompareView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    comparison_.setWatched(true);
}

void CompareView::hideEvent(QHideEvent* event) {
    comparison_.setWatched(false);
    QWidget::hideEvent(event);
}

QJsonObject CompareView::state() const {
    return {{QStringLiteral("part"), cards_->currentIndex()},
            {QStringLiteral("patternKind"), static_cast<int>(patterns_->kind())},
            {QStringLiteral("ownPattern"), patterns_->number(Side::own)},
            {QStringLiteral("pinnedPattern"), patterns_->number(Side::pinned)},
            {QStringLiteral("time"), laws_->time()},
            {QStringLiteral("showsLimits"), laws_->showsLimits()}};
}

void CompareView::restore(const QJsonObject& state) {
    patterns_->setKind(static_cast<PatternsCard::Kind>(
        choiceIn(state, QStringLiteral("patternKind"), PatternsCard::kinds, 0)));
    patterns_->setNumber(Side::own, state.value(QStringLiteral("ownPattern")).toInt(1));
    patterns_->setNumber(Side::pinned, state.value(QStringLiteral("pinnedPattern")).toInt(1));
    constexpr int maxTime = 2'000;
    laws_->setTime(std::min(state.value(QStringLiteral("time")).toInt(laws_->time()), maxTime));
    laws_->setShowsLimits(state.value(QStringLiteral("showsLimits")).toBool(true));
    showPart(static_cast<Part>(choiceIn(state, QStringLiteral("part"), cards_->count(), 0)));
}

} // namespace lightsout

#include "moc_CompareView.cpp"
