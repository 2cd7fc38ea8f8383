// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/PlayView.h"

#include "board/BoardView.h"
#include "contest/ContestText.h"
#include "contest/RoundCards.h"
#include "controls/CardColumn.h"
#include "controls/WrapLayout.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QApplication>
#include <QClipboard>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

/// Shows the player's result after the round: the presses, the time, the path, and a result code
/// to read out. When the round is over, it also shows the fewest possible presses.
class FinishCard : public Card {
public:
    FinishCard(Contest& contest, RoundSolutions& solutions, QWidget* parent);

    /// Sets the position in the round of the board whose path is shown.
    void setBoard(std::size_t board);

private:
    void refresh();
    QString detail() const;

    Contest& contest_;
    RoundSolutions& solutions_;
    std::size_t board_ = 0;
    TextLabel* headline_;
    TextLabel* detail_;
    QWidget* code_;
    TextLabel* codeName_;
    TextLabel* codeText_;
    QPushButton* copy_;
    TextLabel* pathName_;
    TextLabel* path_;
};

FinishCard::FinishCard(Contest& contest, RoundSolutions& solutions, QWidget* parent)
    : Card(parent), contest_(contest), solutions_(solutions),
      headline_(addText(TextRole::headline)), detail_(addText(TextRole::body)),
      code_(new QWidget(this)), codeName_(makeLabel(TextRole::small, true, code_)),
      codeText_(makeLabel(TextRole::headline, false, code_)), copy_(new QPushButton(code_)),
      pathName_(nullptr), path_(nullptr) {
    headline_->setObjectName(QStringLiteral("contestHeadline"));
    auto* grid = new QGridLayout(code_);
    grid->setContentsMargins(0, 4, 0, 4);
    grid->addWidget(codeName_, 0, 0, 1, 2);
    grid->addWidget(codeText_, 1, 0);
    grid->addWidget(copy_, 1, 1);
    grid->setColumnStretch(0, 1);
    content()->addWidget(code_);
    codeName_->setWordWrap(true);
    codeText_->setTone(TextLabel::Tone::accent);
    codeText_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    codeText_->setObjectName(QStringLiteral("resultsCode"));
    pathName_ = addText(TextRole::small);
    path_ = addText(TextRole::body);
    path_->setTextInteractionFlags(Qt::TextSelectableByMouse);
    path_->setObjectName(QStringLiteral("path"));
    copy_->setFocusPolicy(Qt::TabFocus);
    connect(copy_, &QPushButton::clicked, this,
            [this] { QApplication::clipboard()->setText(codeText_->text()); });
    connect(&contest, &Contest::changed, this, &FinishCard::refresh);
    connect(&solutions, &RoundSolutions::changed, this, &FinishCard::refresh);
    onLanguageChanged(this, [this] {
        codeName_->setText(PlayView::tr("Your result code, to read aloud"));
        codeText_->setAccessibleName(codeName_->text());
        copy_->setText(PlayView::tr("&Copy"));
        refresh();
    });
}

void FinishCard::setBoard(std::size_t board) {
    board_ = board;
    refresh();
}

void FinishCard::refresh() {
    const bool isShown =
        contest_.phase() == Contest::Phase::waiting || contest_.phase() == Contest::Phase::over;
    setVisible(isShown);
    if (!isShown) {
        return;
    }
    const auto result = contest_.result(contest_.round());
    headline_->setText(result                  ? PlayView::tr("Solved!")
                       : contest_.hasGivenUp() ? PlayView::tr("You gave up.")
                                               : PlayView::tr("Time is up."));
    detail_->setText(detail());
    code_->setVisible(result.has_value());
    if (result) {
        codeText_->setText(QString::fromStdString(resultsCode(*result)));
    }
    const std::size_t board = std::min(board_, contest_.boards().size() - 1);
    const std::vector<Vertex>& path = contest_.path(board);
    pathName_->setText(contest_.boards().size() == 1
                           ? PlayView::tr("Your presses")
                           : PlayView::tr("Your presses on board %1").arg(board + 1));
    path_->setText(path.empty() ? PlayView::tr("none")
                                : pathText(contest_.boards()[board].board.lattice, path));
}

QString FinishCard::detail() const {
    const auto result = contest_.result(contest_.round());
    const auto fewest = solutions_.fewest();
    QStringList sentences;
    if (result) {
        sentences << PlayView::tr("%Ln press(es) in %1.", nullptr,
                                  static_cast<int>(result->presses))
                         .arg(timeText(result->seconds));
    }
    if (contest_.phase() != Contest::Phase::over) {
        sentences << PlayView::tr("The solution is shown when the time is up.");
    } else if (fewest) {
        sentences << (result && result->presses == *fewest
                          ? PlayView::tr("It can't be solved in fewer presses.")
                          : PlayView::tr("The minimum is %1.").arg(numberText(*fewest)));
    }
    return sentences.join(QLatin1Char(' '));
}

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
