// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingView.h"

#include "board/BoardView.h"
#include "classroom/CodeText.h"
#include "contest/CountdownCard.h"
#include "contest/LockCard.h"
#include "contest/RankingTable.h"
#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int leastBoard = 140;
constexpr int longestName = 40;

} // namespace

RankingView::RankingView(Contest& contest, QWidget* parent)
    : QWidget(parent), contest_(contest), board_(new BoardView(this)),
      fewest_(new FactLabel(QString(), this)), ways_(makeLabel(TextRole::body, true, this)),
      table_(new RankingTable(this)), name_(new QLineEdit(this)), code_(new QLineEdit(this)),
      enter_(new QPushButton(this)), answer_(makeLabel(TextRole::body, false, this)),
      columns_(new QHBoxLayout(this)) {
    auto* boardCard = new Card(this);
    board_->setMinimumHeight(leastBoard);
    board_->setAnimated(false);
    board_->setFocusPolicy(Qt::NoFocus);
    board_->setAttribute(Qt::WA_TransparentForMouseEvents);
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
    left->addWidget(new LockCard(contest, this));
    columns_->addLayout(left);
    auto* right = new QVBoxLayout;
    right->setSpacing(16);
    right->addWidget(table_, 1);
    right->addWidget(makeEntry());
    columns_->addLayout(right);
    setStage(Stage::desk);
    setFocusProxy(name_);
    connect(&contest, &Contest::changed, this, &RankingView::refresh);
    connect(&contest, &Contest::rankingChanged, this, &RankingView::refresh);
    connect(&solutions_, &RoundSolutions::changed, this, &RankingView::refresh);
    keepTranslated(this, [this] {
        name_->setPlaceholderText(tr("Name"));
        name_->setAccessibleName(tr("Name"));
        code_->setPlaceholderText(tr("Results code"));
        code_->setAccessibleName(tr("Results code"));
        enter_->setText(tr("&Enter"));
        fewest_->setName(tr("Fewest presses"));
        refresh();
    });
}

QWidget* RankingView::makeEntry() {
    auto* card = new Card(this);
    auto* line = new QHBoxLayout;
    name_->setMaxLength(longestName);
    code_->setMaxLength(longestName);
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

void RankingView::refresh() {
    if (shownRound_ != contest_.round()) {
        shownRound_ = contest_.round();
        solutions_.forget();
    }
    const bool hasBegun = contest_.phase() != Contest::Phase::ready;
    const bool isOver = contest_.phase() == Contest::Phase::over;
    if (hasBegun) {
        solutions_.show(contest_.boards()); // for the check of results codes
    }
    const auto& known = solutions_.known();
    const ChallengeBoard& board = contest_.boards().front().board;
    board_->setGame(hasBegun
                        ? Game(Rule(board.lattice), board.lights, BitVector(board.lights.size()))
                        : Game());
    board_->setStars(isOver && !known.empty() ? std::optional(known.front().presses)
                                              : std::nullopt);
    const auto fewest = isOver ? solutions_.fewest() : std::nullopt;
    fewest_->setVisible(fewest.has_value());
    ways_->setVisible(fewest.has_value());
    if (fewest) {
        fewest_->setValue(numberText(*fewest), true);
        ways_->setText(waysText());
    }
    table_->show(contest_.ranking().ofRound(contest_.round()), fewest);
    for (QWidget* field : std::initializer_list<QWidget*>{name_, code_, enter_}) {
        field->setEnabled(hasBegun);
    }
}

QString RankingView::waysText() const {
    const auto& known = solutions_.known();
    const QString ways = QString::fromStdString(known.front().ways);
    return known.size() > 1 || ways.isEmpty() ? tr("proven")
                                              : tr("proven, in %Ln way(s)", nullptr, ways.toInt());
}

QString RankingView::fault(const QString& name, const QString& code, RankingEntry& entry) const {
    if (name.isEmpty()) {
        return tr("Whose code is it?");
    }
    const auto read = readResultsCode(code.toStdString());
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return fault->kind == CodeFault::Kind::length
                   ? tr("A results code has 12 letters and digits.")
                   : codeFaultText(*fault);
    }
    const RoundResult& result = std::get<RoundResult>(read);
    if (result.digest != contest_.digest(contest_.round())) {
        return tr("This is the code of another board.");
    }
    if (const auto fewest = solutions_.fewest(); fewest && result.presses < *fewest) {
        return tr("So few presses can’t be: the code is wrong.");
    }
    entry = {.round = contest_.round(),
             .name = name,
             .presses = result.presses,
             .seconds = result.seconds};
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
    contest_.rank(entry);
    answer_->setText(tr("%Ln result(s) so far.", nullptr,
                        static_cast<int>(contest_.ranking().ofRound(entry.round).size())));
    name_->clear();
    code_->clear();
    name_->setFocus();
}

} // namespace lightsout
