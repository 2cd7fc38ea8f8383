// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveWindow.h"

#include "controls/Card.h"
#include "controls/WindowRoom.h"
#include "controls/WrapLayout.h"
#include "live/AskDialog.h"
#include "live/CellCounts.h"
#include "live/LiveDialog.h"
#include "live/LiveResults.h"
#include "live/PupilWall.h"
#include "live/QrCode.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"
#include "web/WebPage.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QDate>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QSaveFile>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <vector>

namespace lightsout {

namespace {

constexpr QSize usualWall(1280, 800);
constexpr int wallMargin = 18;
constexpr int sideWidth = 300;
constexpr int heatHeight = 196;
constexpr int columnRoom = 24;     ///< space around the text of a column
constexpr int clockInterval = 250; ///< milliseconds
constexpr int factsInterval = 150; ///< milliseconds between updates of the facts in a busy class
constexpr qint64 millisecondsInSecond = 1000;
constexpr std::size_t mostBars = 12;
constexpr double addressScale = 1.5;

QString secondsText(std::int64_t milliseconds) {
    return timeText(static_cast<quint64>(milliseconds / millisecondsInSecond));
}

/// Creates an item that a table sorts as a number.
QTableWidgetItem* numberItem(std::size_t number) {
    auto* item = new QTableWidgetItem;
    item->setData(Qt::DisplayRole, static_cast<qulonglong>(number));
    item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return item;
}

/// An item that shows a time and is sorted by its seconds.
class TimeItem : public QTableWidgetItem {
public:
    explicit TimeItem(std::size_t seconds)
        : QTableWidgetItem(timeText(seconds)), seconds_(seconds) {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem& other) const override {
        return seconds_ < static_cast<const TimeItem&>(other).seconds_;
    }

private:
    std::size_t seconds_;
};

QString answerText(const ClassQuestion& question, const ClassAnswer& answer) {
    if (const auto* number = std::get_if<double>(&answer)) {
        return QLocale().toString(*number, 'g', 6);
    }
    if (const auto* chosen = std::get_if<ChosenAnswer>(&answer)) {
        return QString::fromStdString(question.choices.at(chosen->choice));
    }
    return {};
}

constexpr int barHeight = 46;
constexpr int barGap = 14;
constexpr double paleness = 0.55;

} // namespace

/// A bar chart of how often each answer was given.
class AnswerBars : public QWidget {
public:
    struct Bar {
        QString answer;
        std::size_t count = 0;
        bool isRight = false;
    };
    explicit AnswerBars(QWidget* parent = nullptr);

    /// `all` is the count at which a bar has its full length.
    void setBars(std::vector<Bar> bars, std::size_t all);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {200, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::vector<Bar> bars_;
    std::size_t all_ = 1;
};

AnswerBars::AnswerBars(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void AnswerBars::setBars(std::vector<Bar> bars, std::size_t all) {
    bars_ = std::move(bars);
    all_ = std::max<std::size_t>(1, all);
    QStringList words;
    for (const Bar& bar : bars_) {
        words << (bar.isRight ? LiveWindow::tr("%1: %2, right") : LiveWindow::tr("%1: %2"))
                     .arg(bar.answer, numberText(bar.count));
    }
    setAccessibleName(LiveWindow::tr("Answers"));
    setAccessibleDescription(words.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

QSize AnswerBars::sizeHint() const {
    return {480, static_cast<int>(bars_.size()) * (barHeight + barGap)};
}

void AnswerBars::paintEvent(QPaintEvent* /*event*/) {
    const Theme theme = themeOf(*this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = fontFor(TextRole::headline);
    font.setBold(true);
    painter.setFont(font);
    const QFontMetrics metrics = painter.fontMetrics();
    int widest = 0;
    for (const Bar& bar : bars_) {
        widest = std::max(widest, metrics.horizontalAdvance(bar.answer));
    }
    const int nameWidth = std::min(widest + 4, width() * 2 / 5);
    const int countWidth = metrics.horizontalAdvance(QStringLiteral("0000"));
    const auto visual = [this](const QRect& place) {
        return QStyle::visualRect(layoutDirection(), rect(), place);
    };
    const auto aligned = [this](Qt::Alignment side) {
        return static_cast<int>(QStyle::visualAlignment(layoutDirection(), side) |
                                Qt::AlignAbsolute | Qt::AlignVCenter);
    };
    int top = 0;
    for (const Bar& bar : bars_) {
        const QRect name(0, top, nameWidth, barHeight);
        const QRect whole(nameWidth + 14, top, width() - nameWidth - countWidth - 28, barHeight);
        const QRect count(width() - countWidth, top, countWidth, barHeight);
        painter.setPen(bar.isRight ? theme.quiet : theme.text);
        painter.drawText(visual(name), aligned(Qt::AlignRight),
                         metrics.elidedText(bar.answer, Qt::ElideRight, nameWidth));
        painter.drawText(visual(count), aligned(Qt::AlignLeft), numberText(bar.count));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.cell);
        painter.drawRoundedRect(visual(whole), 8, 8);
        QRect part = whole;
        part.setWidth(static_cast<int>(static_cast<std::size_t>(whole.width()) * bar.count / all_));
        QColor colour = bar.isRight ? theme.quiet : theme.accent;
        if (!bar.isRight) {
            colour.setAlphaF(static_cast<float>(paleness));
        }
        painter.setBrush(colour);
        painter.drawRoundedRect(visual(part), 8, 8);
        top += barHeight + barGap;
    }
}

LiveWindow::LiveWindow(std::unique_ptr<LiveClass> opened, Workbench& workbench, LabBook& book,
                       QWidget* parent)
    : QWidget(parent, Qt::Window), class_(std::move(opened)), workbench_(workbench), book_(book) {
    setAttribute(Qt::WA_DeleteOnClose);
    setObjectName(QStringLiteral("liveWindow"));
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(wallMargin, wallMargin, wallMargin, wallMargin);
    layout->setSpacing(14);
    layout->addWidget(makeHead());
    pages_ = new QStackedWidget(this);
    pages_->addWidget(makeBoardPage());
    pages_->addWidget(makeQuestionPage());
    pages_->addWidget(makeRankingPage());
    layout->addWidget(pages_, 1);
    resize(usualWall.boundedTo(windowRoom(*this)));
    code_->setText(class_->url().toString());
    connect(class_.get(), &LiveClass::pupilChanged, this, [this](std::size_t pupil) {
        wall_->refresh(class_->room(), pupil);
        refreshSoon();
    });
    connect(class_.get(), &LiveClass::sceneChanged, this, &LiveWindow::refresh);
    soon_.setSingleShot(true);
    soon_.setInterval(factsInterval);
    connect(&soon_, &QTimer::timeout, this, [this] {
        refreshFacts();
        if (class_->room().scene() == LiveScene::question) {
            refreshQuestion();
        }
    });
    connect(&ticking_, &QTimer::timeout, this, [this] {
        const Room& room = class_->room();
        const auto left = room.millisecondsLeft(class_->now());
        time_->setValue(left ? secondsText(*left + millisecondsInSecond - 1)
                             : secondsText(room.milliseconds(class_->now())));
    });
    ticking_.start(clockInterval);
    auto* full = new QShortcut(QKeySequence::FullScreen, this);
    connect(full, &QShortcut::activated, this,
            [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); });
    onLanguageChanged(this, [this] { retranslate(); });
    onAppearanceChanged(this, [this] {
        QFont large = fontFor(TextRole::headline);
        large.setPointSizeF(large.pointSizeF() * addressScale);
        large.setBold(true);
        address_->setFont(large);
        setStyleSheet(QStringLiteral("QWidget#liveWindow { background: %1; }")
                          .arg(themeOf(*this).background.name()));
    });
}

LiveWindow::~LiveWindow() {
    class_->disconnect(this);
}

QPushButton* LiveWindow::makeButton(const char* name) {
    auto* button = new QPushButton(this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(true);
    return button;
}

QWidget* LiveWindow::makeHead() {
    auto* head = new QWidget(this);
    title_ = makeLabel(TextRole::headline, false, head);
    title_->setBold(true);
    title_->setWordWrap(true);
    title_->setTextFormat(Qt::PlainText);
    names_ = makeButton("hideNames");
    names_->setCheckable(true);
    pause_ = makeButton("pause");
    pause_->setCheckable(true);
    solution_ = makeButton("showSolution");
    ask_ = makeButton("askClass");
    again_ = makeButton("askAgain");
    reveal_ = makeButton("reveal");
    more_ = makeButton("more");
    next_ = makeButton("next");
    next_->setDefault(true);
    for (QPushButton* button : {names_, pause_, solution_, ask_, again_, reveal_, more_}) {
        button->setProperty("choice", true); // only the next step is emphasised
    }
    menu_ = new QMenu(more_);
    more_->setMenu(menu_);
    auto* buttons = new QWidget(head);
    auto* wrap = new QHBoxLayout(buttons);
    wrap->setContentsMargins(0, 0, 0, 0);
    for (QPushButton* button : {names_, pause_, solution_, ask_, again_, reveal_, more_, next_}) {
        wrap->addWidget(button);
    }
    auto* row = new QHBoxLayout(head);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(title_, 1);
    row->addWidget(buttons);
    connect(names_, &QPushButton::toggled, this, [this](bool areHidden) {
        wall_->setNamesHidden(areHidden, class_->room());
        class_->setNamesHidden(areHidden);
    });
    connect(pause_, &QPushButton::clicked, this,
            [this](bool isPaused) { class_->setPaused(isPaused); });
    connect(solution_, &QPushButton::clicked, this, [this] {
        isShowingSolution_ = true;
        class_->showSolution();
    });
    connect(ask_, &QPushButton::clicked, this, [this] { ask(); });
    connect(again_, &QPushButton::clicked, this, [this] { class_->askAgain(); });
    connect(reveal_, &QPushButton::clicked, this,
            [this] { class_->setRevealed(!class_->room().isRevealed()); });
    connect(next_, &QPushButton::clicked, this, &LiveWindow::proceed);
    return head;
}

QWidget* LiveWindow::makeBoardPage() {
    auto* page = new QWidget(this);
    wall_ = new PupilWall(page);
    auto* side = new QWidget(page);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    auto* join = new Card(side);
    code_ = new QrCode(join);
    join->content()->addWidget(code_);
    address_ = join->addText(TextRole::headline);
    address_->setAlignment(Qt::AlignCenter);
    address_->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    word_ = join->addText(TextRole::title);
    word_->setTextFormat(Qt::PlainText);
    joined_ = join->addText(TextRole::small);
    for (TextLabel* label : {word_, joined_}) {
        label->setAlignment(Qt::AlignCenter);
    }
    auto* round = new Card(side);
    roundTitle_ = round->addText(TextRole::title);
    auto* facts = new QHBoxLayout;
    facts->setSpacing(16);
    solved_ = new FactLabel(QString(), round);
    fewest_ = new FactLabel(QString(), round);
    time_ = new FactLabel(QString(), round);
    for (FactLabel* fact : {solved_, fewest_, time_}) {
        facts->addWidget(fact);
    }
    round->content()->addLayout(facts);
    auto* heat = new Card(side);
    heatTitle_ = heat->addText(TextRole::title);
    heat_ = new CellCounts(heat);
    heat_->setMaximumHeight(heatHeight); // the column must fit on a small screen
    heat->content()->addWidget(heat_);
    heatText_ = heat->addText(TextRole::small);
    column->addWidget(join);
    column->addWidget(round);
    column->addWidget(heat);
    column->addStretch(1);
    side_ = new QScrollArea(page);
    side_->setWidget(side);
    side_->setWidgetResizable(true);
    side_->setFrameShape(QFrame::NoFrame);
    side_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    side_->setFocusPolicy(Qt::NoFocus);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(wall_, 1);
    row->addWidget(side_);
    return page;
}

QWidget* LiveWindow::makeQuestionPage() {
    auto* page = new QWidget(this);
    auto* asked = new Card(page);
    question_ = asked->addText(TextRole::headline);
    question_->setBold(true);
    question_->setTextFormat(Qt::PlainText);
    questionBoard_ = new CellCounts(asked);
    questionBoard_->setObjectName(QStringLiteral("questionBoard"));
    asked->content()->addWidget(questionBoard_);
    asked->content()->addStretch(1);
    auto* answers = new Card(page);
    answered_ = answers->addText(TextRole::headline);
    answered_->setBold(true);
    bars_ = new AnswerBars(answers);
    bars_->setObjectName(QStringLiteral("answerBars"));
    answers->content()->addWidget(bars_);
    right_ = answers->addText(TextRole::headline);
    right_->setTextFormat(Qt::PlainText);
    right_->setTone(TextLabel::Tone::quiet);
    answers->content()->addStretch(1);
    auto* row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(14);
    row->addWidget(asked, 2);
    row->addWidget(answers, 3);
    return page;
}

QWidget* LiveWindow::makeRankingPage() {
    auto* page = new QWidget(this);
    ranking_ = new QTableWidget(page);
    ranking_->setObjectName(QStringLiteral("ranking"));
    ranking_->setColumnCount(5);
    ranking_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    ranking_->setSelectionBehavior(QAbstractItemView::SelectRows);
    ranking_->setShowGrid(false);
    ranking_->verticalHeader()->hide();
    ranking_->sortByColumn(0, Qt::AscendingOrder);
    // Sorts by a column, as a click on its header does, when the keyboard activates a cell.
    connect(ranking_, &QTableWidget::cellActivated, this, [this](int, int column) {
        const QHeaderView& header = *ranking_->horizontalHeader();
        const bool isReversed = header.sortIndicatorSection() == column &&
                                header.sortIndicatorOrder() == Qt::AscendingOrder;
        ranking_->sortByColumn(column, isReversed ? Qt::DescendingOrder : Qt::AscendingOrder);
    });
    ranking_->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    ranking_->horizontalHeader()->setResizeContentsPrecision(0); // measures visible rows only
    orderName_ = makeLabel(TextRole::body, true, page);
    order_ = new QComboBox(page);
    order_->setObjectName(QStringLiteral("rankedBy"));
    orderName_->setBuddy(order_);
    auto* foot = new QHBoxLayout;
    foot->addWidget(orderName_);
    foot->addWidget(order_);
    emptyRanking_ = makeLabel(TextRole::body, true, page);
    emptyRanking_->setObjectName(QStringLiteral("emptyRanking"));
    foot->addWidget(emptyRanking_);
    foot->addStretch(1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(foot);
    column->addWidget(ranking_, 1);
    connect(order_, &QComboBox::activated, this, [this](int order) {
        ranking_->sortByColumn(0, Qt::AscendingOrder);
        class_->setOrder(static_cast<RankingOrder>(order));
    });
    onAppearanceChanged(ranking_, [this] {
        ranking_->setFont(fontFor(TextRole::headline));
        fitColumns();
    });
    return page;
}

void LiveWindow::retranslate() {
    setWindowTitle(tr("Live class – Lights Out Workbench"));
    solution_->setText(tr("Show a solution"));
    solution_->setToolTip(tr("Show a solution on the phones and the projector; solving the board "
                             "then no longer counts"));
    ask_->setText(tr("Ask the class …"));
    again_->setText(tr("Ask again"));
    more_->setText(tr("More"));
    roundTitle_->setText(tr("This round"));
    solved_->setName(tr("Solved"));
    fewest_->setName(tr("Optimal"));
    heat_->setAccessibleName(tr("Where the class pressed"));
    orderName_->setText(tr("Ranked by"));
    emptyRanking_->setText(tr("No pupil has solved a board in this contest."));
    order_->setAccessibleName(tr("Ranked by"));
    setItemTexts(*order_, rankingOrderNames());
    ranking_->setHorizontalHeaderLabels(
        {tr("Place"), tr("Name"), tr("Rounds"), tr("Presses"), tr("Time")});
    ranking_->setAccessibleName(tr("Ranking"));
    ranking_->setToolTip(tr("Click a header, or press Enter in its column, to sort the table"));
    code_->setAccessibleName(tr("QR code of the address"));
    menu_->clear();
    menu_->addAction(tr("Give &everyone the current board"), this, &LiveWindow::giveBoardOnTable);
    menu_->addAction(tr("&Other boards or a contest …"), this, &LiveWindow::chooseBoards);
    menu_->addSeparator();
    menu_->addAction(tr("&Save results …"), this, &LiveWindow::saveResults);
    menu_->addAction(tr("Add results to the lab boo&k"), this, &LiveWindow::keepResults);
    menu_->addSeparator();
    menu_->addAction(tr("End the &class"), this, &QWidget::close);
    wall_->show(class_->room());
    refresh();
}

void LiveWindow::refreshSoon() {
    if (!soon_.isActive()) {
        soon_.start();
    }
}

void LiveWindow::refresh() {
    const Room& room = class_->room();
    isShowingSolution_ = isShowingSolution_ && room.round().isSolutionShown;
    switch (room.scene()) {
    case LiveScene::lobby:
    case LiveScene::board:
        title_->setText(room.round().total > 1 ? tr("Board %1 of %2")
                                                     .arg(numberText(room.round().number),
                                                          numberText(room.round().total))
                                               : tr("Solve the board"));
        wall_->show(room);
        break;
    case LiveScene::question:
        title_->setText(room.question().place.empty()
                            ? tr("A question for the class")
                            : QString::fromStdString(room.question().place));
        refreshQuestion();
        break;
    case LiveScene::ranking:
        title_->setText(room.isLastBoard() ? tr("Final ranking") : tr("Ranking"));
        refreshRanking();
        break;
    }
    pages_->setCurrentIndex(room.scene() == LiveScene::question  ? 1
                            : room.scene() == LiveScene::ranking ? 2
                                                                 : 0);
    refreshButtons();
    refreshFacts();
}

void LiveWindow::refreshButtons() {
    const Room& room = class_->room();
    const bool isBoard = room.scene() == LiveScene::board;
    const bool isQuestion = room.scene() == LiveScene::question;
    names_->setText(names_->isChecked() ? tr("Names hidden") : tr("Hide names"));
    names_->setVisible(!isQuestion);
    pause_->setText(room.isPaused() ? tr("Resume") : tr("Pause"));
    pause_->setChecked(room.isPaused());
    pause_->setVisible(isBoard);
    solution_->setVisible(isBoard);
    solution_->setEnabled(!room.round().isSolutionShown && class_->solution().has_value());
    ask_->setVisible(isBoard);
    again_->setVisible(isQuestion);
    reveal_->setVisible(isQuestion);
    reveal_->setText(room.isRevealed() ? tr("Hide answers") : tr("Show answers"));
    const bool hasRight = isQuestion && hasRightAnswer(room.question());
    if (room.scene() == LiveScene::lobby) {
        next_->setText(tr("Begin"));
    } else if (isQuestion) {
        next_->setText(hasRight && !room.isRightShown() ? tr("Show the right answer")
                                                        : tr("Continue"));
    } else if (isBoard && room.contest()) {
        next_->setText(tr("Ranking"));
    } else {
        next_->setText(room.isLastBoard() ? tr("Other boards …") : tr("Next board"));
    }
}

void LiveWindow::proceed() {
    const Room& room = class_->room();
    if (room.scene() == LiveScene::lobby) {
        class_->begin();
    } else if (room.scene() == LiveScene::question) {
        if (hasRightAnswer(room.question()) && !room.isRightShown()) {
            class_->showRight();
        } else {
            class_->resume();
        }
    } else if (room.scene() == LiveScene::board && room.contest()) {
        class_->showRanking();
    } else if (room.isLastBoard()) {
        chooseBoards();
    } else {
        isShowingSolution_ = false;
        class_->beginNext();
    }
}

void LiveWindow::refreshFacts() {
    const Room& room = class_->room();
    const std::size_t pupils = room.pupils().size();
    address_->setText(isolated(class_->host()));
    word_->setText(tr("Room word: %1").arg(QString::fromStdString(room.word())));
    joined_->setText(tr("%Ln pupil(s) joined", nullptr, static_cast<int>(pupils)));
    solved_->setValue(tr("%1 of %2").arg(numberText(room.solvedCount()), numberText(pupils)));
    if (room.round().fewest) {
        fewest_->setValue(numberText(room.solvedInFewestCount()), true);
        fewest_->setMeaning(tr("The board can be solved in %Ln press(es).", nullptr,
                               static_cast<int>(*room.round().fewest)));
    } else {
        fewest_->setUnknown(tr("The minimum number of presses is not known."));
    }
    time_->setName(room.contest() ? tr("Time left") : tr("Time"));
    side_->setFixedWidth(std::max(sideWidth, side_->widget()->minimumSizeHint().width() +
                                                 side_->verticalScrollBar()->sizeHint().width()));
    if (room.scene() != LiveScene::board) {
        return;
    }
    if (isShowingSolution_ && class_->solution()) {
        heatTitle_->setText(tr("A solution"));
        heat_->showCrosses(room.round().board, *class_->solution());
        heatText_->setText(tr("Press the crosses, in any order."));
    } else {
        heatTitle_->setText(tr("Where the class pressed"));
        heat_->showCounts(room.round().board, room.pressedBy(), pupils);
        heatText_->setText(tr("Number of pupils (out of %Ln) who pressed each cell.", nullptr,
                              static_cast<int>(pupils)));
    }
}

void LiveWindow::refreshQuestion() {
    const Room& room = class_->room();
    const ClassQuestion& question = room.question();
    const std::vector<ClassAnswer> answers = room.answers();
    question_->setText(QString::fromStdString(question.text));
    answered_->setText(
        tr("%1 of %2 answered").arg(numberText(answers.size()), numberText(room.pupils().size())));
    const bool isForCells = question.kind == ClassQuestion::Kind::cells;
    questionBoard_->setVisible(question.board.has_value());
    if (question.board) {
        if (isForCells && room.isRevealed()) {
            questionBoard_->showCounts(
                *question.board, cellCounts(question, answers), answers.size(),
                room.isRightShown() && question.cells ? *question.cells : std::vector<Vertex>());
        } else {
            questionBoard_->showBoard(*question.board);
        }
    }
    std::vector<AnswerBars::Bar> bars;
    std::size_t right = 0;
    for (const AnswerCount& count : distribution(question, answers)) {
        right += count.isRight ? count.count : 0;
        if (bars.size() < mostBars) {
            bars.push_back({answerText(question, count.answer), count.count,
                            count.isRight && room.isRightShown()});
        }
    }
    bars_->setVisible(room.isRevealed() && !isForCells);
    bars_->setBars(std::move(bars), room.pupils().size());
    QStringList sentences;
    if (room.isRightShown() && hasRightAnswer(question)) {
        if (!isForCells) {
            sentences << tr("%1 is right.").arg(rightAnswerText(question));
        }
        sentences << tr("%Ln right answer(s).", nullptr, static_cast<int>(right));
        sentences << QString::fromStdString(question.why);
    }
    right_->setText(sentences.join(QLatin1Char(' ')).trimmed());
}

void LiveWindow::refreshRanking() {
    const Room& room = class_->room();
    const QSignalBlocker blocker(order_);
    if (room.contest()) {
        order_->setCurrentIndex(static_cast<int>(room.contest()->order));
    }
    const std::vector<RankedPupil> ranked = room.ranked();
    emptyRanking_->setVisible(ranked.empty() || ranked.front().place == 0);
    ranking_->setSortingEnabled(false);
    ranking_->setRowCount(static_cast<int>(ranked.size()));
    for (std::size_t i = 0; i < ranked.size(); ++i) {
        const auto row = static_cast<int>(i);
        ranking_->setItem(row, 0, numberItem(ranked[i].place));
        ranking_->setItem(row, 1,
                          new QTableWidgetItem(
                              names_->isChecked() ? tr("Pupil %1").arg(numberText(ranked[i].number))
                                                  : QString::fromStdString(ranked[i].name)));
        ranking_->setItem(row, 2, numberItem(ranked[i].rounds));
        ranking_->setItem(row, 3, numberItem(ranked[i].presses));
        ranking_->setItem(row, 4, new TimeItem(ranked[i].seconds));
    }
    fitColumns();
    ranking_->setSortingEnabled(true);
}

void LiveWindow::fitColumns() {
    ranking_->resizeColumnsToContents();
    for (int column = 0; column < ranking_->columnCount(); ++column) {
        ranking_->setColumnWidth(column, ranking_->columnWidth(column) + columnRoom);
        // Headings are aligned like their columns.
        if (QTableWidgetItem* head = ranking_->horizontalHeaderItem(column)) {
            head->setTextAlignment((column == 1 ? Qt::AlignLeading : Qt::AlignRight) |
                                   Qt::AlignVCenter);
        }
    }
}

bool LiveWindow::canGiveTable() const {
    return canBePlayedLive(workbench_.document.game());
}

void LiveWindow::giveBoardOnTable() {
    if (!canGiveTable()) {
        QMessageBox::information(this, windowTitle(),
                                 tr("The current board is solved or too large for a phone."));
        return;
    }
    isShowingSolution_ = false;
    class_->begin({.boards = {workbench_.document.game()}});
}

void LiveWindow::chooseBoards() {
    LiveBoardsDialog dialog(workbench_.document.game(), this);
    if (dialog.exec() == QDialog::Accepted) {
        isShowingSolution_ = false;
        class_->begin({.boards = dialog.form().boards(), .contest = dialog.form().contest()});
    }
}

void LiveWindow::ask() {
    const Game& game = workbench_.document.game();
    AskDialog dialog(game, fitsOnWebPage(game.rule()), this);
    if (dialog.exec() == QDialog::Accepted) {
        ask(dialog.question());
    }
}

void LiveWindow::ask(ClassQuestion question) {
    class_->ask(std::move(question));
    show();
    raise();
    activateWindow();
}

void LiveWindow::saveResults() {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the results"),
                                                tr("class") + QStringLiteral(".csv"),
                                                QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QStringLiteral(".csv");
    }
    if (!writeResults(path)) {
        QMessageBox::warning(this, windowTitle(),
                             tr("%1 could not be saved.").arg(QFileInfo(path).fileName()));
    }
}

bool LiveWindow::writeResults(const QString& path) const {
    QSaveFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(liveResultsCsv(class_->room())) >= 0 &&
           file.commit();
}

void LiveWindow::keepResults() {
    if (book_.isFull()) {
        QMessageBox::information(this, windowTitle(), tr("The lab book is full."));
        return;
    }
    book_.add({.title = tr("Live class"),
               .values = liveResultsText(class_->room()),
               .commands = {},
               .source = QDate::currentDate().toString(Qt::ISODate),
               .note = {},
               .picture = {}});
}

bool LiveWindow::close(bool asks) {
    asksToClose_ = asks;
    return QWidget::close();
}

void LiveWindow::closeEvent(QCloseEvent* event) {
    if (asksToClose_ && class_->room().connectedCount() > 0) {
        const auto answer = QMessageBox::question(
            this, windowTitle(), tr("End the class? Results that are not saved will be lost."),
            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
        if (answer != QMessageBox::Yes) {
            event->ignore();
            return;
        }
    }
    event->accept();
    Q_EMIT closed();
}

} // namespace lightsout

#include "moc_LiveWindow.cpp"
