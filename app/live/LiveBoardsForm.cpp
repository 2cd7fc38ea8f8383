// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveBoardsForm.h"

#include "challenge/Deal.h"
#include "contest/ContestText.h"
#include "controls/Card.h"
#include "controls/TextEditor.h"
#include "text/NumberText.h"
#include "web/WebPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>

namespace lightsout {

namespace {

constexpr std::size_t mostBoards = 20;
constexpr int linesOfCodes = 3;
constexpr int mostMinutes = 60;
constexpr std::int64_t millisecondsOfMinute = 60'000;

QSpinBox* spinBox(const char* name, int least, int most, int value, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

Game gameOf(const ChallengeBoard& board) {
    return {Rule(board.lattice), board.lights, BitVector(board.lights.size())};
}

} // namespace

bool canBePlayedLive(const Game& board) {
    return fitsOnWebPage(board.rule()) && !board.isWon();
}

LiveBoardsForm::LiveBoardsForm(Game onTable, QWidget* parent)
    : QWidget(parent), onTable_(std::move(onTable)),
      table_(new QRadioButton(tr("The curren&t board"), this)),
      series_(new QRadioButton(tr("A &series, each board harder than the last"), this)),
      rows_(spinBox("rows", 2, maxDealtSide, 5, this)),
      cols_(spinBox("columns", 2, maxDealtSide, 5, this)),
      presses_(spinBox("fewestPresses", 1, 1, 1, this)),
      count_(spinBox("count", 1, static_cast<int>(mostBoards), 5, this)),
      coded_(new QRadioButton(tr("From challenge co&des"), this)), codes_(new TextEditor(this)),
      problem_(new TextLabel(TextRole::body, TextLabel::Tone::press, this)),
      contest_(new QCheckBox(tr("A co&ntest: rounds against the clock"), this)),
      minutes_(spinBox("minutes", 1, mostMinutes, 3, this)), order_(new QComboBox(this)) {
    table_->setObjectName(QStringLiteral("fromTable"));
    series_->setObjectName(QStringLiteral("fromSeries"));
    coded_->setObjectName(QStringLiteral("fromCodes"));
    codes_->setObjectName(QStringLiteral("codes"));
    codes_->setLayoutDirection(Qt::LeftToRight); // codes run this way in every language
    codes_->setFixedHeight(linesOfCodes * codes_->fontMetrics().lineSpacing() + 16);
    codes_->setPlaceholderText(tr("One code per line, as on worksheets and in contests"));
    codes_->setAccessibleName(tr("Challenge codes"));
    problem_->setObjectName(QStringLiteral("codesProblem"));
    problem_->setWordWrap(true);
    problem_->hide();
    contest_->setObjectName(QStringLiteral("isContest"));
    order_->setObjectName(QStringLiteral("order"));
    order_->addItems(rankingOrderNames());
    order_->setCurrentIndex(static_cast<int>(RankingOrder::time));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(14);
    auto* boards = new Card(this);
    boards->addText(TextRole::title)->setText(tr("Boards"));
    boards->content()->addWidget(table_);
    if (!canBePlayedLive(onTable_)) {
        table_->setEnabled(false);
        boards->addText(TextRole::small)
            ->setText(tr("The current board is solved, or too large for a phone."));
    }
    boards->content()->addWidget(series_);
    auto* deal = new QFormLayout;
    addField(deal, tr("&Rows"), rows_);
    addField(deal, tr("&Columns"), cols_);
    addField(deal, tr("Fewest &presses for first board"), presses_);
    addField(deal, tr("Num&ber of boards"), count_);
    boards->content()->addLayout(deal);
    boards->content()->addWidget(coded_);
    boards->content()->addWidget(codes_);
    boards->content()->addWidget(problem_);
    boards->content()->addStretch(1);
    layout->addWidget(boards, 1);
    auto* contest = new Card(this);
    contest->addText(TextRole::title)->setText(tr("Contest"));
    contest->content()->addWidget(contest_);
    auto* rules = new QFormLayout;
    addField(rules, tr("&Minutes per round"), minutes_);
    addField(rules, tr("Ran&ked by"), order_);
    contest->content()->addLayout(rules);
    contest->content()->addStretch(1);
    layout->addWidget(contest, 1);
    (table_->isEnabled() ? table_ : series_)->setChecked(true);
    for (QAbstractButton* button :
         std::initializer_list<QAbstractButton*>{series_, coded_, contest_}) {
        connect(button, &QAbstractButton::toggled, this, &LiveBoardsForm::adapt);
    }
    for (QSpinBox* field : {rows_, cols_}) {
        connect(field, &QSpinBox::valueChanged, this, &LiveBoardsForm::adapt);
    }
    adapt();
    presses_->setValue(3);
}

void LiveBoardsForm::adapt() {
    for (QSpinBox* field : {rows_, cols_, presses_, count_}) {
        field->setEnabled(series_->isChecked());
    }
    codes_->setEnabled(coded_->isChecked());
    presses_->setMaximum(static_cast<int>(maxDealtPresses(
        static_cast<std::size_t>(rows_->value()), static_cast<std::size_t>(cols_->value()))));
    minutes_->setEnabled(contest_->isChecked());
    order_->setEnabled(contest_->isChecked());
}

bool LiveBoardsForm::makeBoards() {
    problem_->hide();
    if (table_->isChecked()) {
        boards_ = {onTable_};
        return true;
    }
    if (coded_->isChecked()) {
        auto read = codedBoards();
        if (const auto* problem = std::get_if<QString>(&read)) {
            problem_->setText(*problem);
            problem_->show();
            codes_->setFocus();
            return false;
        }
        boards_ = std::get<std::vector<Game>>(std::move(read));
        return true;
    }
    Deal deal{.seed = QRandomGenerator::global()->bounded(1U << 20U),
              .rows = static_cast<std::size_t>(rows_->value()),
              .cols = static_cast<std::size_t>(cols_->value()),
              .presses = static_cast<std::size_t>(presses_->value())};
    boards_.clear();
    for (int i = 0; i < count_->value(); ++i) {
        boards_.push_back(gameOf(dealtBoard(deal, Progress()).board));
        deal = oneMore(deal).value_or(deal);
        ++deal.seed;
    }
    return true;
}

std::variant<std::vector<Game>, QString> LiveBoardsForm::codedBoards() const {
    Progress progress;
    const auto read = roundsOf(codes_->toPlainText(), progress);
    if (const auto* fault = std::get_if<RoundsFault>(&read)) {
        return fault->line == 0 ? tr("Type one challenge code per line.") : roundsFaultText(*fault);
    }
    std::vector<Game> boards;
    for (const ContestRound& round : std::get<std::vector<ContestRound>>(read)) {
        for (const ContestBoard& board : round) {
            boards.push_back(gameOf(board.board));
            if (!canBePlayedLive(boards.back())) {
                return tr("The board with code %1 is too large for a phone.")
                    .arg(isolated(board.code));
            }
        }
    }
    if (boards.size() > mostBoards) {
        return tr("A series has at most %1 boards.").arg(numberText(mostBoards));
    }
    return boards;
}

std::optional<LiveContest> LiveBoardsForm::contest() const {
    if (!contest_->isChecked()) {
        return std::nullopt;
    }
    return LiveContest{.milliseconds = minutes_->value() * millisecondsOfMinute,
                       .order = static_cast<RankingOrder>(order_->currentIndex())};
}

} // namespace lightsout

#include "moc_LiveBoardsForm.cpp"
