// SPDX-License-Identifier: GPL-3.0-or-later
#include "contest/RankingView.h"

#include "board/BoardView.h"
#include "classroom/CodeText.h"
#include "contest/ContestText.h"
#include "contest/RoundCards.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QTabBar>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int nameColumn = 1;
constexpr int pressesColumn = 2;
constexpr int linePadding = 10; ///< space above and below the text of a row
constexpr int sidePadding = 9;

/// Numbers are aligned by their last digits, in every language.
Qt::Alignment sideOf(int column) {
    return column == nameColumn ? Qt::AlignLeading : Qt::AlignRight | Qt::AlignAbsolute;
}

constexpr int minBoard = 140;

} // namespace

RankingTable::RankingTable(QWidget* parent) : Card(parent), scroll_(new QScrollArea(this)) {
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFocusPolicy(Qt::NoFocus);
    auto* inside = new QWidget(scroll_);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    auto* table = new QWidget(inside);
    column->addWidget(table);
    column->addStretch();
    grid_ = new QGridLayout(table);
    grid_->setContentsMargins(0, 0, 0, 0);
    grid_->setSpacing(0);
    grid_->setColumnStretch(nameColumn, 1);
    addBack(0, "line");
    for (int i = 0; i < columns; ++i) {
        auto* head = new QPushButton(table);
        head->setObjectName(QStringLiteral("head%1").arg(i));
        head->setProperty("head", true);
        head->setAutoDefault(false);
        connect(head, &QPushButton::clicked, this, [this, i] { sortBy(i); });
        grid_->addWidget(head, 0, i, sideOf(i));
        heads_.at(static_cast<std::size_t>(i)) = head;
    }
    scroll_->setWidget(inside);
    content()->setContentsMargins(10, 6, 10, 6);
    content()->addWidget(scroll_);
    onAppearanceChanged(this, [this] {
        const Theme theme = themeOf(*this);
        QColor first = theme.accent;
        first.setAlphaF(theme.isDark ? 0.28F : 0.1F);
        scroll_->setStyleSheet(
            QStringLiteral("QFrame#first { background: %1; border-radius: 10px; }"
                           "QFrame#line { border: none; border-bottom: 1px solid %2; }"
                           "QPushButton[head=\"true\"] { background: transparent; color: %3;"
                           " border: none; padding: %4px %5px; }"
                           "QPushButton[head=\"true\"]:hover { color: %6; }")
                .arg(first.name(QColor::HexArgb), theme.line.name(), theme.secondText.name(),
                     QString::number(linePadding), QString::number(sidePadding),
                     theme.accent.name()));
    });
}

void RankingTable::show(const std::vector<RankingEntry>& sorted, RankingOrder order,
                        std::optional<std::uint64_t> fewest) {
    const std::vector<std::size_t> places = Ranking::places(sorted, order);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingEntry& entry = sorted[i];
        const std::uint64_t extra = fewest && entry.presses > *fewest ? entry.presses - *fewest : 0;
        const QString extraText = !fewest ? QString()
                                  : extra == 0
                                      ? QStringLiteral("★")
                                      : isolated(QStringLiteral("+ %1").arg(numberText(extra)));
        lines.push_back({.texts = {numberText(places[i]), entry.name, numberText(entry.presses),
                                   extraText, timeText(entry.seconds)},
                         .values = {places[i], 0, entry.presses, extra, entry.seconds},
                         .isFirst = places[i] == 1,
                         .isFewest = fewest && extra == 0});
    }
    setLines({tr("Place"), tr("Name"), tr("Presses"), fewest ? tr("Extra") : QString(), tr("Time")},
             std::move(lines));
}

void RankingTable::show(const std::vector<RankingTotal>& sorted, RankingOrder order) {
    const std::vector<std::size_t> places = Ranking::places(sorted, order);
    std::vector<Line> lines;
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const RankingTotal& total = sorted[i];
        lines.push_back({.texts = {numberText(places[i]), total.name, numberText(total.presses),
                                   numberText(total.rounds), timeText(total.seconds)},
                         .values = {places[i], 0, total.presses, total.rounds, total.seconds},
                         .isFirst = places[i] == 1});
    }
    setLines({tr("Place"), tr("Name"), tr("Presses"), tr("Rounds"), tr("Time")}, std::move(lines));
}

void RankingTable::sortBy(int column) {
    isReversed_ = column == sortedBy_ && !isReversed_;
    sortedBy_ = column;
    refresh();
}

void RankingTable::setLines(const QStringList& heads, std::vector<Line> lines) {
    headTexts_ = heads;
    lines_ = std::move(lines);
    refresh();
}

void RankingTable::refresh() {
    refreshHeads();
    for (QWidget* widget : std::exchange(shown_, {})) {
        delete widget;
    }
    std::vector<Line> sorted = lines_;
    const auto column = static_cast<std::size_t>(sortedBy_);
    std::ranges::stable_sort(sorted, [this, column](const Line& a, const Line& b) {
        const Line& former = isReversed_ ? b : a;
        const Line& latter = isReversed_ ? a : b;
        return sortedBy_ == nameColumn
                   ? former.texts[column].localeAwareCompare(latter.texts[column]) < 0
                   : former.values[column] < latter.values[column];
    });
    for (std::size_t i = 0; i < sorted.size(); ++i) {
        const int row = static_cast<int>(i) + 1;
        shown_.push_back(addBack(row, sorted[i].isFirst ? "first" : "line"));
        addLine(row, sorted[i]);
    }
}

void RankingTable::refreshHeads() {
    for (int i = 0; i < columns; ++i) {
        QPushButton& head = *heads_.at(static_cast<std::size_t>(i));
        const QString& text = headTexts_[i];
        head.setVisible(!text.isEmpty());
        const bool isSorted = i == sortedBy_;
        head.setText(!isSorted     ? text
                     : isReversed_ ? text + QStringLiteral(" ↓")
                                   : text + QStringLiteral(" ↑"));
        head.setAccessibleName(text);
        head.setAccessibleDescription(!isSorted     ? tr("Sorts the table")
                                      : isReversed_ ? tr("Sorted, largest first")
                                                    : tr("Sorted, smallest first"));
        head.setToolTip(tr("Sorts the table"));
    }
}

QWidget* RankingTable::addBack(int row, const char* name) {
    auto* back = new QFrame(grid_->parentWidget());
    back->setObjectName(QLatin1String(name));
    grid_->addWidget(back, row, 0, 1, columns);
    back->show();
    return back;
}

void RankingTable::addLine(int row, const Line& line) {
    for (int i = 0; i < columns; ++i) {
        auto* label = makeLabel(TextRole::headline, false, grid_->parentWidget());
        label->setText(line.texts.at(static_cast<std::size_t>(i)));
        label->setBold(i == pressesColumn || line.isFirst);
        const bool isOfPresses = i == pressesColumn || i == pressesColumn + 1;
        label->setTone(i == 0 && line.isFirst             ? TextLabel::Tone::accent
                       : isOfPresses && line.isFewest     ? TextLabel::Tone::press
                       : i == 0 || i == pressesColumn + 1 ? TextLabel::Tone::second
                                                          : TextLabel::Tone::text);
        label->setContentsMargins(sidePadding, linePadding, sidePadding, linePadding);
        grid_->addWidget(label, row, i, sideOf(i));
        label->show();
        shown_.push_back(label);
    }
}

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
    // The same boards may occur in several rounds. The shown round is preferred, and then the
    // latest.
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
        return tr("Enter the name that goes with this code.");
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
