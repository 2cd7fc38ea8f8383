// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/PlayView.h"

#include "board/BoardView.h"
#include "contest/ContestText.h"
#include "contest/CountdownCard.h"
#include "contest/FinishCard.h"
#include "contest/RoundCard.h"
#include "look/CardColumn.h"
#include "look/LookChanges.h"
#include "look/WrapLayout.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

PlayView::PlayView(Contest& contest, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), contest_(contest), board_(new BoardView(this)), facts_(new Card(this)),
      presses_(new FactLabel(QString(), facts_)), clock_(new FactLabel(QString(), facts_)),
      lights_(new FactLabel(QString(), facts_)), boardFact_(new FactLabel(QString(), facts_)),
      finish_(new FinishCard(contest, solutions_, this)), nextBoard_(new QPushButton(this)),
      columns_(new QHBoxLayout(this)) {
    auto* facts = new WrapLayout(nullptr, 36);
    for (FactLabel* fact : {presses_, clock_, lights_, boardFact_}) {
        facts->addWidget(fact);
    }
    static_cast<Card*>(facts_)->content()->addLayout(facts);
    finish_->content()->addWidget(nextBoard_, 0, Qt::AlignLeading);
    nextBoard_->setFocusPolicy(Qt::TabFocus);
    board_->setNextToFormula(true); // the result lists presses by the names of their cells
    columns_->addWidget(board_);
    columns_->addWidget(new CardColumn(
        {new CountdownCard(contest, this), facts_, finish_, new RoundCard(contest, actions, this)},
        this));
    setStage(Stage::desk);
    setFocusProxy(board_);
    connect(board_, &BoardView::pressed, &contest, &Contest::press);
    connect(board_, &BoardView::pointedAt, board_, &BoardView::setPointedAt);
    connect(&contest.document(), &CurrentDocument::changed, this, [this] {
        if (contest_.phase() == Contest::Phase::running) {
            board_->setGame(contest_.document().game());
        }
    });
    connect(nextBoard_, &QPushButton::clicked, this,
            [this] { showBoard((shownBoard_ + 1) % contest_.boards().size()); });
    connect(&contest, &Contest::changed, this, &PlayView::refresh);
    connect(&contest, &Contest::ticked, this, &PlayView::refreshFacts);
    connect(&solutions_, &RoundSolutions::changed, this, [this] { showBoard(shownBoard_); });
    onLanguageChanged(this, [this] {
        presses_->setName(tr("Presses"));
        clock_->setName(tr("Clock"));
        lights_->setName(tr("Lights on"));
        boardFact_->setName(tr("Board"));
        nextBoard_->setText(tr("&Next board in the round"));
        refresh();
    });
}

void PlayView::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    arrangeColumns(*columns_, stage, {.spacing = 28, .subjectShare = 11, .sideShare = 9});
}

void PlayView::refresh() {
    const Contest::Phase phase = contest_.phase();
    if (shownRound_ != contest_.round()) {
        shownRound_ = contest_.round();
        shownBoard_ = 0;
        solutions_.forget();
        board_->setStars(std::nullopt);
    }
    // The board can be pressed only while the round is played.
    const bool isPlayed = phase == Contest::Phase::running;
    board_->setAttribute(Qt::WA_TransparentForMouseEvents, !isPlayed);
    board_->setFocusPolicy(isPlayed ? Qt::StrongFocus : Qt::NoFocus);
    facts_->setVisible(isPlayed); // afterwards, the finish card shows them
    nextBoard_->setVisible(phase == Contest::Phase::over && contest_.boards().size() > 1);
    if (phase == Contest::Phase::over) {
        solutions_.show(contest_.boards());
        showBoard(shownBoard_);
    } else {
        board_->setGame(phase == Contest::Phase::ready ? Game() : contest_.document().game());
    }
    if (isPlayed && shownPhase_ != phase) {
        board_->setFocus();
    }
    shownPhase_ = phase;
    refreshFacts();
}

void PlayView::refreshFacts() {
    presses_->setValue(numberText(contest_.presses()));
    clock_->setValue(timeText(static_cast<quint64>(contest_.millisecondsPlayed() / 1000)));
    lights_->setValue(numberText(contest_.document().game().lights().count()));
    const std::size_t boards = contest_.boards().size();
    boardFact_->setVisible(boards > 1);
    boardFact_->setValue(
        tr("%1 of %2").arg(numberText(std::min(contest_.board() + 1, boards)), numberText(boards)));
}

void PlayView::showBoard(std::size_t board) {
    shownBoard_ = board;
    finish_->setBoard(board);
    const ChallengeBoard& shown = contest_.boards()[board].board;
    board_->setGame(Game(Rule(shown.lattice), shown.lights, BitVector(shown.lights.size())));
    board_->setStars(solutions_.known().empty() ? std::nullopt
                                                : std::optional(solutions_.known()[board].presses));
}

} // namespace lightsout

#include "moc_PlayView.cpp"
