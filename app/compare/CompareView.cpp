// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/CompareView.h"

#include "compare/FactsCard.h"
#include "compare/LawsCard.h"
#include "compare/PatternsCard.h"
#include "compare/TwinBoards.h"
#include "look/CardColumn.h"
#include "look/LookChanges.h"
#include "look/ModeBar.h"
#include "look/PageScroller.h"
#include "tab/JobStrip.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int factsPart = 0;
constexpr int patternsPart = 1;

} // namespace

CompareView::CompareView(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), comparison_(workbench, this),
      boards_(new TwinBoards(workbench, comparison_, this)), pin_(new QPushButton(this)),
      unpin_(new QPushButton(this)), problem_(makeLabel(TextRole::small, true, this)),
      parts_(new ModeBar(
          [] {
              return QList<ModeBar::Mode>{{tr("Facts"), QStringLiteral("compareFacts")},
                                          {tr("Patterns"), QStringLiteral("comparePatterns")},
                                          {tr("Laws"), QStringLiteral("compareLaws")}};
          },
          this)),
      facts_(new FactsCard(comparison_, this)), patterns_(new PatternsCard(comparison_, this)),
      laws_(new LawsCard(comparison_, this)), cards_(new QStackedWidget(this)),
      boardsSide_(makeBoards()), factsSide_(makeSide()), comparing_(new QWidget(this)),
      columns_(new QHBoxLayout(comparing_)), headline_(makeLabel(TextRole::headline, false, this)),
      advice_(makeLabel(TextRole::body, true, this)), firstPin_(new QPushButton(this)),
      invitation_(makeInvitation()), views_(new QStackedWidget(this)) {
    columns_->addWidget(boardsSide_);
    columns_->addWidget(factsSide_);
    views_->addWidget(invitation_);
    views_->addWidget(comparing_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(views_);
    setStage(Stage::desk);
    for (QPushButton* button : {pin_, firstPin_}) {
        connect(button, &QPushButton::clicked, this, [this] {
            workbench_.pinned.pin(workbench_.document.game());
            boards_->setFocus();
        });
    }
    connect(unpin_, &QPushButton::clicked, &workbench.pinned, &PinnedBoard::unpin);
    connect(parts_, &ModeBar::modeChosen, this, &CompareView::showPart);
    connect(patterns_, &PatternsCard::chosen, this, &CompareView::showPatterns);
    connect(&workbench.pinned, &PinnedBoard::changed, this, &CompareView::refresh);
    connect(&workbench.pinned, &PinnedBoard::problemChanged, this, &CompareView::refresh);
    connect(&workbench.document, &Document::changed, this, &CompareView::refresh);
    keepTranslated(this, [this] { retranslate(); });
    showPart(factsPart);
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
    auto* strip = new JobStrip(*this);
    connect(strip, &JobStrip::stopWanted, this, [this, strip] {
        comparison_.stop();
        laws_->stop();
        strip->refresh();
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

QWidget* CompareView::makeInvitation() {
    auto* card = new Card(this);
    headline_->setWordWrap(true);
    advice_->setWordWrap(true);
    firstPin_->setObjectName(QStringLiteral("pinFirst"));
    firstPin_->setDefault(true);
    card->content()->addWidget(headline_);
    card->content()->addWidget(advice_);
    card->content()->addWidget(firstPin_, 0, Qt::AlignLeading);
    card->content()->addStretch();
    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(28, 16, 28, 16);
    column->addWidget(card);
    column->addStretch();
    return page;
}

void CompareView::retranslate() {
    pin_->setText(tr("Pin this board instead"));
    pin_->setToolTip(tr("This board takes the place of the pinned one"));
    unpin_->setText(tr("Unpin"));
    unpin_->setToolTip(tr("Compare no more"));
    headline_->setText(tr("Compare two boards"));
    advice_->setText(tr("Pin this board, then begin or open another one: both stand beside each "
                        "other, a press on one is made on the other too, and what differs is "
                        "marked."));
    firstPin_->setText(tr("Pin this board"));
    refresh();
}

void CompareView::refresh() {
    const bool hasPinned = comparison_.hasPinned();
    views_->setCurrentWidget(hasPinned ? comparing_ : invitation_);
    setFocusProxy(hasPinned ? static_cast<QWidget*>(boards_) : firstPin_);
    const Game& game = workbench_.document.game();
    const bool canPin = game.vertexCount() > 0;
    firstPin_->setEnabled(canPin);
    pin_->setEnabled(canPin && game != workbench_.pinned.game());
    const QString& problem = workbench_.pinned.problem();
    problem_->setText(
        problem.isEmpty()
            ? QString()
            : tr("The pinned board can’t be kept for the next time: %1").arg(problem));
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

void CompareView::showPart(int part) {
    parts_->setMode(part);
    cards_->setCurrentIndex(part);
    showPatterns();
}

void CompareView::showPatterns() {
    const bool areShown = cards_->currentIndex() == patternsPart;
    for (const Side side : bothSides) {
        boards_->setPattern(side, areShown ? patterns_->pattern(side) : std::nullopt);
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
            {QStringLiteral("ownPattern"), patterns_->number(Side::own)},
            {QStringLiteral("pinnedPattern"), patterns_->number(Side::pinned)},
            {QStringLiteral("time"), laws_->time()},
            {QStringLiteral("showsLimits"), laws_->showsLimits()}};
}

void CompareView::restore(const QJsonObject& state) {
    patterns_->setNumber(Side::own, state.value(QStringLiteral("ownPattern")).toInt(1));
    patterns_->setNumber(Side::pinned, state.value(QStringLiteral("pinnedPattern")).toInt(1));
    constexpr int mostTime = 2'000;
    laws_->setTime(std::min(state.value(QStringLiteral("time")).toInt(laws_->time()), mostTime));
    laws_->setShowsLimits(state.value(QStringLiteral("showsLimits")).toBool(true));
    showPart(choiceIn(state, QStringLiteral("part"), cards_->count(), factsPart));
}

} // namespace lightsout
