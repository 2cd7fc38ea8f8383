// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingView.h"

#include "board/BoardView.h"
#include "classroom/CodeText.h"
#include "contest/ContestText.h"
#include "contest/CountdownCard.h"
#include "contest/RankingTable.h"
#include "contest/RoundCard.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int minBoard = 140;

} // namespace

RankingView::RankingView(Contest& contest, const QList<QAction*>& actions, QWidget* parent)
    : QWidget(parent), contest_(contest), rounds_(new QTabBar(this)),
      orderName_(makeLabel(TextRole::body, true, this)), order_(new QComboBox(this)),
      formerRound_(makeLabel(TextRole::body, true, this)), board_(new BoardView(this)),
      fewest_(new FactLabel(QString(), this)), ways_(makeLabel(TextRole::body, true, this)),
      table_(new RankingTable(this)), name_(new QLineEdit(this)), code_(new QLineEdit(this)),
      enter_(new QPushButton(this)), answer_(makeLabel(TextRole::body, false, this)),
      columns_(new QHBoxLayout(this)) {
    auto* boardCard = new Card(this);
    board_->setMinimumHeight(minBoard);
    board_->setAnimated(false);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
    boardCard->content()->addWidget(formerRound_);
    boardCard->content()->addWidget(board_, 1);
    auto* proof = new QHBoxLayout;
    proof->setSpacing(20);
    proof->addWidget(fewest_);
    proof->addWidget(ways_, 1, Qt::AlignBottom);
    boardCard->content()->addLayout(proof);
    auto* left = new QVBoxLayout;
    left->setSpacing(16);
    left->addWidget(new CountdownCard(contest, this));
    left->addWidget(boardCard, 1);
    left->addWidget(new RoundCard(contest, actions, this));
    columns_->addLayout(left);
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    rounds_->setExpanding(false);
    rounds_->setDrawBase(false);
    rounds_->setFocusPolicy(Qt::TabFocus);
    const std::size_t rounds = contest.plan().rounds.size();
    for (std::size_t tab = 0; tab <= rounds; ++tab) {
        rounds_->addTab(QString());
    }
    rounds_->setVisible(rounds > 1);
    rounds_->setObjectName(QStringLiteral("rounds"));
    order_->setObjectName(QStringLiteral("order"));
    orderName_->setBuddy(order_);
    auto* head = new QHBoxLayout;
    head->addWidget(rounds_);
    head->addStretch(1);
    head->addWidget(orderName_);
    head->addWidget(order_);
    right->addLayout(head);
    right->addWidget(table_, 1);
    right->addWidget(makeEntry());
    columns_->addLayout(right);
    setStage(Stage::desk);
    setFocusProxy(name_);
    connect(&contest, &Contest::changed, this, &RankingView::refresh);
    connect(&contest, &Contest::rankingChanged, this, &RankingView::refresh);
    for (std::size_t round = 0; round < rounds; ++round) {
        solutions_.push_back(new RoundSolutions(this));
        connect(solutions_.back(), &RoundSolutions::changed, this, &RankingView::refresh);
    }
    connect(rounds_, &QTabBar::currentChanged, this, &RankingView::refresh);
    connect(order_, &QComboBox::activated, this,
            [this](int order) { contest_.setOrder(static_cast<RankingOrder>(order)); });
    onLanguageChanged(this, [this] {
        name_->setPlaceholderText(tr("Name"));
        name_->setAccessibleName(tr("Name"));
        code_->setPlaceholderText(tr("Result code"));
        code_->setAccessibleName(tr("Result code"));
        enter_->setText(tr("&Enter"));
        fewest_->setName(tr("Fewest presses"));
        rounds_->setAccessibleName(tr("Rounds"));
        orderName_->setText(tr("Ranked by"));
        order_->setAccessibleName(tr("Ranked by"));
        setItemTexts(*order_, rankingOrderNames());
        rounds_->setTabText(0, tr("Contest"));
        for (int round = 1; round < rounds_->count(); ++round) {
            rounds_->setTabText(round, tr("Round %1").arg(numberText(round)));
        }
        refresh();
    });
}

QWidget* RankingView::makeEntry() {
    auto* card = new Card(this);
    auto* line = new QHBoxLayout;
    name_->setObjectName(QStringLiteral("playerName"));
    code_->setObjectName(QStringLiteral("resultCode"));
    enter_->setObjectName(QStringLiteral("enterResult"));
    name_->setMaxLength(maxNameLength);
    code_->setMaxLength(maxNameLength);
    for (QLineEdit* field : {name_, code_}) {
        field->setFont(fontFor(TextRole::title));
    }
    enter_->setDefault(true);
    line->addWidget(name_, 1);
    line->addWidget(code_, 1);
    line->addWidget(enter_);
    card->content()->addLayout(line);
    card->content()->addWidget(answer_);
    answer_->setWordWrap(true);
    connect(enter_, &QPushButton::clicked, this, &RankingView::enter);
    connect(name_, &QLineEdit::returnPressed, code_, qOverload<>(&QWidget::setFocus));
    connect(code_, &QLineEdit::returnPressed, this, &RankingView::enter);
    return card;
}

void RankingView::setStage(Stage stage) {
    const bool isDesk = stage == Stage::desk;
    columns_->setContentsMargins(isDesk ? QMargins(28, 16, 28, 16) : wallMargins);
    columns_->setSpacing(28);
    columns_->setStretch(0, 4);
    columns_->setStretch(1, 6);
}

bool RankingView::isContestShown() const {
    return rounds_->currentIndex() == 0;
}

std::size_t RankingView::shownRound() const {
    return isContestShown() ? contest_.round()
                            : static_cast<std::size_t>(rounds_->currentIndex()) - 1;
}

bool RankingView::isOver(std::size_t round) const {
    return round < contest_.round() || contest_.phase() == Contest::Phase::over;
}

/// Shows a round when it begins, even if another one was being viewed.
void RankingView::followRound() {
    if (followedRound_ == contest_.round()) {
        return;
    }
    followedRound_ = contest_.round();
    const int last = static_cast<int>(contest_.round()) + 1;
    const QSignalBlocker blocker(rounds_);
    for (int tab = 0; tab < rounds_->count(); ++tab) {
        rounds_->setTabEnabled(tab, tab > 0 ? tab <= last : last > 1);
    }
    rounds_->setCurrentIndex(last);
}

void RankingView::refresh() {
    followRound();
    const bool hasBegun = contest_.phase() != Contest::Phase::ready;
    if (hasBegun) {
        // The current round's solutions are needed to check result codes.
        solutions_[contest_.round()]->show(contest_.boards());
        solutions_[shownRound()]->show(contest_.plan().rounds[shownRound()]);
    }
    refreshBoard();
    const RankingOrder order = contest_.plan().order;
    order_->setCurrentIndex(static_cast<int>(order));
    if (isContestShown()) {
        table_->show(contest_.ranking().ofContest(order), order);
    } else {
        table_->show(contest_.ranking().ofRound(shownRound(), order), order,
                     isOver(shownRound()) ? solutions_[shownRound()]->fewest() : std::nullopt);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{name_, code_, enter_}) {
        field->setEnabled(hasBegun);
    }
}

void RankingView::refreshBoard() {
    const std::size_t round = shownRound();
    const ContestRound& boards = contest_.plan().rounds[round];
    formerRound_->setVisible(round != contest_.round());
    formerRound_->setText(roundText(round, contest_.plan().rounds.size()) + QStringLiteral("  ") +
                          codesText(boards));
    const bool isShown = contest_.phase() != Contest::Phase::ready;
    const auto& known = solutions_[round]->known();
    const ChallengeBoard& board = boards.front().board;
    board_->setGame(isShown ? board.game() : Game());
    board_->setStars(isOver(round) && !known.empty() ? std::optional(known.front().presses)
                                                     : std::nullopt);
    const auto fewest = isOver(round) ? solutions_[round]->fewest() : std::nullopt;
    fewest_->setVisible(fewest.has_value());
    ways_->setVisible(fewest.has_value());
    if (fewest) {
        fewest_->setValue(numberText(*fewest), true);
        ways_->setText(waysText());
    }
}

QString RankingView::waysText() const {
    const auto& known = solutions_[shownRound()]->known();
    const QString ways = QString::fromStdString(known.front().ways);
    return known.size() > 1 || ways.isEmpty()
               ? tr("proven")
               : tr("proven; %Ln shortest solution(s)", nullptr, ways.toInt());
}

std::optional<std::size_t> RankingView::roundOf(std::uint32_t digest) const {
    // The same boards may occur in several rounds. The shown round is preferred, then the last.
    if (contest_.digest(shownRound()) == digest) {
        return shownRound();
    }
    for (std::size_t round = contest_.round() + 1; round-- > 0;) {
        if (contest_.digest(round) == digest) {
            return round;
        }
    }
    return std::nullopt;
}

QString RankingView::fault(const QString& name, const QString& code, RankingEntry& entry) const {
    if (name.isEmpty()) {
        return tr("Whose code is it?");
    }
    const auto read = readResultsCode(code.toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return fault->kind == CodeFault::Kind::length
                   ? tr("A result code has 12 letters and digits.")
                   : codeFaultText(*fault);
    }
    const RoundResult& result = std::get<RoundResult>(read);
    const auto round = roundOf(result.digest);
    if (!round) {
        return tr("This code belongs to another board.");
    }
    if (const auto fewest = solutions_[*round]->fewest(); fewest && result.presses < *fewest) {
        return tr("Too few presses: the code is wrong.");
    }
    if (result.seconds > contest_.secondsSinceBeginning(*round)) {
        return tr("The time in this code is longer than the round so far: the code is wrong.");
    }
    entry = {.round = *round, .name = name, .presses = result.presses, .seconds = result.seconds};
    return {};
}

void RankingView::enter() {
    RankingEntry entry;
    const QString problem = fault(name_->text().simplified(), code_->text(), entry);
    answer_->setTone(problem.isEmpty() ? TextLabel::Tone::second : TextLabel::Tone::press);
    if (!problem.isEmpty()) {
        answer_->setText(problem);
        return;
    }
    if (!isContestShown()) {
        rounds_->setCurrentIndex(static_cast<int>(entry.round) + 1);
    }
    contest_.rank(entry);
    answer_->setText(tr("%Ln result(s) so far.", nullptr,
                        static_cast<int>(contest_.ranking().ofRound(entry.round).size())));
    name_->clear();
    code_->clear();
    name_->setFocus();
}

} // namespace lightsout

#include "moc_RankingView.cpp"
