// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveBoardsForm.h"

#include "challenge/Deal.h"
#include "look/Card.h"
#include "web/WebPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QRadioButton>
#include <QRandomGenerator>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int mostBoards = 20;
constexpr int mostMinutes = 60;
constexpr std::int64_t millisecondsOfMinute = 60'000;

QSpinBox* spinBox(const char* name, int least, int most, int value, QWidget* parent) {
    auto* field = new QSpinBox(parent);
    field->setObjectName(QLatin1String(name));
    field->setRange(least, most);
    field->setValue(value);
    return field;
}

void addRow(QFormLayout* form, const QString& name, QWidget* field) {
    form->addRow(name, field);
    field->setAccessibleName(QString(name).remove(QLatin1Char('&')));
}

} // namespace

QStringList rankingOrderNames() {
    return {LiveBoardsForm::tr("fewest presses, then time"), LiveBoardsForm::tr("time"),
            LiveBoardsForm::tr("fewest presses")};
}

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
      count_(spinBox("count", 1, mostBoards, 5, this)),
      contest_(new QCheckBox(tr("A con&test: rounds against the clock"), this)),
      minutes_(spinBox("minutes", 1, mostMinutes, 3, this)), order_(new QComboBox(this)) {
    table_->setObjectName(QStringLiteral("fromTable"));
    series_->setObjectName(QStringLiteral("fromSeries"));
    contest_->setObjectName(QStringLiteral("isContest"));
    order_->setObjectName(QStringLiteral("order"));
    order_->addItems(rankingOrderNames());
    order_->setCurrentIndex(static_cast<int>(RankingOrder::time));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* boards = new Card(this);
    boards->addText(TextRole::title)->setText(tr("Boards"));
    boards->content()->addWidget(table_);
    if (!canBePlayedLive(onTable_)) {
        table_->setEnabled(false);
        boards->addText(TextRole::small)->setText(tr("It is solved, or too large for a phone."));
    }
    boards->content()->addWidget(series_);
    auto* deal = new QFormLayout;
    addRow(deal, tr("&Rows"), rows_);
    addRow(deal, tr("&Columns"), cols_);
    addRow(deal, tr("Fewest &presses, first board"), presses_);
    addRow(deal, tr("Num&ber of boards"), count_);
    boards->content()->addLayout(deal);
    layout->addWidget(boards);
    auto* contest = new Card(this);
    contest->addText(TextRole::title)->setText(tr("Contest"));
    contest->content()->addWidget(contest_);
    auto* rules = new QFormLayout;
    addRow(rules, tr("&Minutes per round"), minutes_);
    addRow(rules, tr("Ran&ked by"), order_);
    contest->content()->addLayout(rules);
    layout->addWidget(contest);
    (table_->isEnabled() ? table_ : series_)->setChecked(true);
    for (QAbstractButton* button : std::initializer_list<QAbstractButton*>{series_, contest_}) {
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
    presses_->setMaximum(static_cast<int>(maxDealtPresses(
        static_cast<std::size_t>(rows_->value()), static_cast<std::size_t>(cols_->value()))));
    minutes_->setEnabled(contest_->isChecked());
    order_->setEnabled(contest_->isChecked());
}

std::vector<Game> LiveBoardsForm::boards() const {
    if (table_->isChecked()) {
        return {onTable_};
    }
    Deal deal{.seed = QRandomGenerator::global()->bounded(1U << 20U),
              .rows = static_cast<std::size_t>(rows_->value()),
              .cols = static_cast<std::size_t>(cols_->value()),
              .presses = static_cast<std::size_t>(presses_->value())};
    std::vector<Game> boards;
    for (int i = 0; i < count_->value(); ++i) {
        const ChallengeBoard board = dealtBoard(deal, Progress()).board;
        boards.emplace_back(Rule(board.lattice), board.lights, BitVector(board.lights.size()));
        deal = oneMore(deal).value_or(deal);
        ++deal.seed;
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
