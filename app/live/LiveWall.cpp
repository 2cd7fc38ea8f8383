// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveWall.h"

#include "controls/WindowRoom.h"
#include "lessons/ProseView.h"
#include "live/CellCounts.h"
#include "live/LiveResults.h"
#include "live/PupilWall.h"
#include "live/QrCode.h"
#include "live/WallViews.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QCloseEvent>
#include <QFontInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QMainWindow>
#include <QScreen>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr QSize usualWall(1280, 800);
constexpr int clockInterval = 250; ///< milliseconds
constexpr int factsInterval = 150; ///< milliseconds between updates of the facts in a busy class
constexpr int noticeTime = 15'000; ///< milliseconds
constexpr std::int64_t millisecondsInSecond = 1000;
constexpr std::size_t mostBars = 12;

// Sizes in units, that is, in hundredths of the wall's height.
constexpr double margin = 3;
constexpr double codeSide = 58;
constexpr double smallCodeSide = 25;
constexpr double boardSide = 38;    ///< width of the column next to the pupils' boards
constexpr double questionSide = 62; ///< width of the column next to a question
constexpr double titleSize = 4.4;
constexpr double textSize = 2.6;
constexpr double largeSize = 9.5;
/// Width of a bold letter, as a share of the size of its font.
constexpr double letterShare = 0.68;

QString secondsText(std::int64_t milliseconds) {
    return timeText(static_cast<quint64>(milliseconds / millisecondsInSecond));
}

QString answerText(const ClassQuestion& question, const ClassAnswer& answer) {
    if (const auto* number = std::get_if<double>(&answer)) {
        return significantText(*number, 6);
    }
    if (const auto* chosen = std::get_if<ChosenAnswer>(&answer)) {
        return QString::fromStdString(question.choices.at(chosen->choice));
    }
    return {};
}

/// Returns the position of the pupil with this token; nullopt if there is none.
std::optional<std::size_t> pupilWith(const Room& room, const std::string& token) {
    const auto& pupils = room.pupils();
    const auto found = std::ranges::find(pupils, token, &Pupil::token);
    return found == pupils.end() ? std::nullopt
                                 : std::optional(static_cast<std::size_t>(found - pupils.begin()));
}

/// Returns the size at which a question of this length fits next to its board.
double questionSize(qsizetype length) {
    return length <= 60 ? 5.6 : length <= 120 ? 4.4 : length <= 240 ? 3.4 : 2.6;
}

bool hasFormula(const Prose& prose) {
    return std::ranges::any_of(prose,
                               [](const Run& run) { return run.kind == Run::Kind::formula; });
}

} // namespace

LiveWall::LiveWall(LiveClass& live) : QWidget(nullptr, Qt::Window), live_(live) {
    setObjectName(QStringLiteral("liveWall"));
    setAttribute(Qt::WA_StyledBackground);
    auto* all = addBox(new QVBoxLayout(this), 1.6, margin);
    auto* head = addBox(new QHBoxLayout, 2);
    title_ = addText(this, titleSize);
    title_->setObjectName(QStringLiteral("wallTitle"));
    title_->setWordWrap(true);
    clock_ = addText(this, titleSize);
    clock_->setObjectName(QStringLiteral("wallClock"));
    head->addWidget(title_, 1);
    head->addWidget(clock_);
    all->addLayout(head);
    pages_ = new QStackedWidget(this);
    pages_->addWidget(makeWayIn());
    tiles_ = new PupilWall(pages_);
    pages_->addWidget(tiles_);
    pages_->addWidget(makeClose());
    pages_->addWidget(makeQuestion());
    ranking_ = new RankingView(pages_);
    ranking_->setObjectName(QStringLiteral("ranking"));
    pages_->addWidget(ranking_);
    auto* row = addBox(new QHBoxLayout, 3);
    row->addWidget(pages_, 1);
    row->addWidget(makeSide());
    all->addLayout(row, 1);
    notice_ = addText(this, textSize);
    notice_->setObjectName(QStringLiteral("wallNotice"));
    notice_->setColour(&Theme::quiet);
    notice_->hide();
    all->addWidget(notice_);
    setMinimumSize(480, 300);
    resize(usualWall.boundedTo(windowRoom(*this)));

    connect(&live_, &LiveClass::pupilChanged, this, [this](std::size_t pupil) {
        tiles_->refresh(live_.room(), pupil);
        if (!soon_.isActive()) {
            soon_.start();
        }
    });
    connect(&live_, &LiveClass::sceneChanged, this, &LiveWall::refresh);
    connect(&live_, &LiveClass::pageLoaded, this, &LiveWall::refreshWayIn);
    connect(&live_, &LiveClass::hostChanged, this, &LiveWall::refresh);
    connect(&live_, &LiveClass::takenOver, this, [this](std::size_t pupil) {
        notice_->setText(tr("%1 is back.").arg(shownName(live_.room(), pupil)));
        notice_->show();
        noticing_.start();
    });
    noticing_.setSingleShot(true);
    noticing_.setInterval(noticeTime);
    connect(&noticing_, &QTimer::timeout, notice_, &QWidget::hide);
    soon_.setSingleShot(true);
    soon_.setInterval(factsInterval);
    connect(&soon_, &QTimer::timeout, this, &LiveWall::refreshPupils);
    connect(&ticking_, &QTimer::timeout, this, &LiveWall::refreshClock);
    ticking_.start(clockInterval);
    onAppearanceChanged(this, [this] {
        retranslate();
        setStyleSheet(QStringLiteral("QWidget#liveWall { background: %1; }")
                          .arg(themeOf(*this).background.name()));
    });
}

// The parts of the wall.

WallText* LiveWall::addText(QWidget* parent, double size, bool isBold) {
    texts_.push_back(new WallText(size, isBold, parent));
    return texts_.back();
}

QBoxLayout* LiveWall::addBox(QBoxLayout* box, double spacing, double margin) {
    layouts_.push_back({box, spacing, margin});
    return box;
}

QWidget* LiveWall::makeWayIn() {
    auto* page = new QWidget(pages_);
    auto* head = addBox(new QHBoxLayout, 2);
    joinTitle_ = addText(page, titleSize);
    joinNote_ = addText(page, textSize, false);
    joinNote_->setColour(&Theme::secondText);
    head->addWidget(joinTitle_, 1);
    head->addWidget(joinNote_);
    code_ = new QrCode(page);
    code_->setObjectName(QStringLiteral("wayInCode"));
    auto* steps = addBox(new QVBoxLayout, 0.4);
    const auto addStep = [&](WallText* value) {
        auto* line = addBox(new QHBoxLayout, 1.6);
        stepNumbers_.push_back(addText(page, 3));
        stepNumbers_.back()->setColour(&Theme::accent);
        steps_.push_back(addText(page, textSize, false));
        steps_.back()->setColour(&Theme::secondText);
        line->addWidget(stepNumbers_.back());
        line->addWidget(steps_.back(), 1);
        steps->addLayout(line);
        steps->addWidget(value);
        steps->addStretch(1);
    };
    address_ = addText(page, largeSize);
    address_->setObjectName(QStringLiteral("wallAddress"));
    word_ = addText(page, largeSize);
    word_->setObjectName(QStringLiteral("wallWord"));
    word_->setColour(&Theme::accent);
    WallText* writes = addText(page, textSize, false);
    writes->setColour(&Theme::secondText);
    steps->addStretch(1);
    addStep(address_);
    addStep(word_);
    addStep(writes);
    steps_.push_back(writes); // the text below the third step
    auto* middle = addBox(new QHBoxLayout, 6);
    middle->addWidget(code_);
    middle->addLayout(steps, 1);
    auto* counts = addBox(new QHBoxLayout, 2);
    joined_ = addText(page, titleSize);
    joined_->setObjectName(QStringLiteral("wallJoined"));
    joined_->setColour(&Theme::quiet);
    loaded_ = addText(page, textSize, false);
    loaded_->setObjectName(QStringLiteral("wallLoaded"));
    loaded_->setColour(&Theme::secondText);
    counts->addWidget(joined_, 1);
    counts->addWidget(loaded_);
    names_ = new NameCloud(page);
    names_->setObjectName(QStringLiteral("wallNames"));
    advice_ = addText(page, textSize, false);
    advice_->setObjectName(QStringLiteral("wallAdvice"));
    advice_->setWordWrap(true);
    advice_->setAlignment(Qt::AlignTop);
    auto* column = addBox(new QVBoxLayout(page), 1.4);
    column->addLayout(head);
    column->addLayout(middle);
    column->addLayout(counts);
    column->addWidget(names_, 1);
    column->addWidget(advice_, 1);
    return page;
}

QWidget* LiveWall::makeClose() {
    auto* page = new QWidget(pages_);
    closeName_ = addText(page, 6);
    closeName_->setObjectName(QStringLiteral("closeName"));
    closeState_ = addText(page, 3, false);
    closeState_->setColour(&Theme::secondText);
    closeBoard_ = new CellCounts(page);
    closeBoard_->setObjectName(QStringLiteral("closeBoard"));
    auto* column = addBox(new QVBoxLayout(page), 1.4);
    column->addWidget(closeName_);
    column->addWidget(closeState_);
    column->addWidget(closeBoard_, 1);
    return page;
}

QWidget* LiveWall::makeQuestion() {
    auto* page = new QWidget(pages_);
    question_ = addText(page, questionSize(0));
    question_->setObjectName(QStringLiteral("wallQuestion"));
    question_->setWordWrap(true);
    prose_ = new ProseView(page);
    prose_->setObjectName(QStringLiteral("wallProse"));
    questionBoard_ = new CellCounts(page);
    questionBoard_->setObjectName(QStringLiteral("questionBoard"));
    auto* column = addBox(new QVBoxLayout(page), 2.4);
    column->addWidget(question_);
    column->addWidget(prose_);
    column->addWidget(questionBoard_, 1);
    column->addStretch();
    return page;
}

QWidget* LiveWall::makeSide() {
    side_ = new QWidget(this);
    auto* column = addBox(new QVBoxLayout(side_), 2);
    facts_ = new QWidget(side_);
    auto* facts = addBox(new QVBoxLayout(facts_), 0.6);
    solved_ = addText(facts_, 3.4);
    solved_->setObjectName(QStringLiteral("wallSolved"));
    solved_->setColour(&Theme::quiet);
    solved_->setWordWrap(true);
    fewest_ = addText(facts_, textSize, false);
    fewest_->setColour(&Theme::secondText);
    fewest_->setWordWrap(true);
    facts->addWidget(solved_);
    facts->addWidget(fewest_);
    heatBox_ = new QWidget(side_);
    auto* heat = addBox(new QVBoxLayout(heatBox_), 1);
    heatTitle_ = addText(heatBox_, textSize);
    heatTitle_->setWordWrap(true);
    heat_ = new CellCounts(heatBox_);
    heat_->setObjectName(QStringLiteral("heatMap"));
    heat->addWidget(heatTitle_);
    heat->addWidget(heat_, 1);
    answers_ = new QWidget(side_);
    auto* answers = addBox(new QVBoxLayout(answers_), 1.6);
    bars_ = new AnswerBars(answers_);
    bars_->setObjectName(QStringLiteral("answerBars"));
    answered_ = addText(answers_, 4);
    answered_->setObjectName(QStringLiteral("wallAnswered"));
    right_ = addText(answers_, textSize);
    right_->setObjectName(QStringLiteral("wallRight"));
    right_->setColour(&Theme::quiet);
    right_->setWordWrap(true);
    answers->addWidget(bars_, 1);
    answers->addWidget(answered_);
    answers->addWidget(right_);
    // The way in for latecomers.
    smallCode_ = new QrCode(side_);
    smallCode_->setObjectName(QStringLiteral("cornerCode"));
    auto* texts = addBox(new QVBoxLayout, 0.4);
    late_ = addText(side_, 2.2, false);
    late_->setColour(&Theme::secondText);
    smallAddress_ = addText(side_, 3);
    smallAddress_->setObjectName(QStringLiteral("cornerAddress"));
    smallWord_ = addText(side_, 3);
    smallWord_->setObjectName(QStringLiteral("cornerWord"));
    smallWord_->setColour(&Theme::accent);
    texts->addStretch(1);
    for (WallText* text : {late_, smallAddress_, smallWord_}) {
        texts->addWidget(text);
    }
    auto* corner = addBox(new QHBoxLayout, 1.6);
    corner->addLayout(texts, 1);
    corner->addWidget(smallCode_, 0, Qt::AlignBottom);
    column->addWidget(facts_);
    column->addWidget(heatBox_, 1);
    column->addWidget(answers_, 1);
    column->addStretch();
    column->addLayout(corner);
    corner_ = corner;
    return side_;
}

// What they show.

void LiveWall::retranslate() {
    setWindowTitle(tr("Wall of the class – Lights Out Workbench"));
    joinTitle_->setText(tr("Join the class"));
    const QString steps[] = {tr("Point your camera at the code, or open"), tr("Type the room word"),
                             tr("Write your name"), tr("Your name will appear on this wall.")};
    for (std::size_t i = 0; i < steps_.size(); ++i) {
        steps_[i]->setText(steps[i]);
    }
    for (std::size_t i = 0; i < stepNumbers_.size(); ++i) {
        stepNumbers_[i]->setText(numberText(i + 1));
    }
    names_->setAccessibleName(tr("Names of the pupils"));
    heat_->setAccessibleName(tr("Where the class pressed"));
    late_->setText(tr("Join late:"));
    ranking_->setAccessibleName(tr("Ranking"));
    for (QrCode* code : {code_, smallCode_}) {
        code->setAccessibleName(tr("QR code of the address"));
    }
    refresh();
}

LiveWall::View LiveWall::view() const {
    const Room& room = live_.room();
    if (isWayInShown_ || room.scene() == LiveScene::lobby) {
        return View::wayIn;
    }
    switch (room.scene()) {
    case LiveScene::question:
        return View::question;
    case LiveScene::ranking:
        return View::ranking;
    default:
        return closePupil_.empty() ? View::boards : View::close;
    }
}

void LiveWall::refresh() {
    const Room& room = live_.room();
    if (!closePupil_.empty() && !pupilWith(room, closePupil_)) {
        closePupil_.clear(); // the pupil was removed
    }
    const View shown = view();
    const bool isPlaying = shown == View::boards || shown == View::close;
    switch (shown) {
    case View::wayIn:
        break;
    case View::boards:
    case View::close:
        title_->setText(
            room.round().total == 1 || room.isOwnPace()
                ? tr("Turn all the lights off")
                : tr("Board %1 of %2: turn all the lights off")
                      .arg(numberText(room.round().number), numberText(room.round().total)));
        break;
    case View::question:
        title_->setText(room.question().place.empty()
                            ? tr("A question for the class")
                            : QString::fromStdString(room.question().place));
        break;
    case View::ranking:
        title_->setText(room.isLastBoard() ? tr("Final ranking") : tr("Ranking"));
        break;
    }
    title_->setVisible(shown != View::wayIn);
    side_->setVisible(shown != View::wayIn);
    facts_->setVisible(isPlaying);
    answers_->setVisible(shown == View::question);
    pages_->setCurrentIndex(static_cast<int>(shown));
    tiles_->show(room);
    refreshPupils();
    refreshClock();
    fit();
    Q_EMIT changed();
}

void LiveWall::refreshPupils() {
    refreshWayIn();
    refreshBoards();
    refreshClose();
    if (live_.room().scene() == LiveScene::question) {
        refreshQuestion();
    }
    if (live_.room().scene() == LiveScene::ranking) {
        refreshRanking();
    }
}

void LiveWall::refreshWayIn() {
    const Room& room = live_.room();
    const QString url = live_.url().toString();
    for (QrCode* code : {code_, smallCode_}) {
        code->setText(url);
    }
    for (WallText* text : {address_, smallAddress_}) {
        text->setText(isolated(live_.host()));
    }
    for (WallText* text : {word_, smallWord_}) {
        text->setText(isolated(QString::fromStdString(room.word())));
    }
    joinNote_->setText(room.hasBegun() ? tr("The class has begun.") : tr("The teacher begins."));
    const std::size_t present = room.connectedCount();
    joined_->setText(tr("%Ln pupil(s) joined", nullptr, static_cast<int>(present)));
    const std::size_t loaded = live_.waitingCount();
    loaded_->setVisible(loaded > 0);
    loaded_->setText(present == 0 ? tr("%Ln phone(s) loaded the page, none has joined", nullptr,
                                       static_cast<int>(loaded))
                                  : tr("%Ln phone(s) loaded the page and has not joined yet",
                                       nullptr, static_cast<int>(loaded)));
    QStringList names;
    for (std::size_t i = 0; i < room.pupils().size(); ++i) {
        if (room.pupils()[i].connection) {
            names << shownName(room, i);
        }
    }
    names_->setNames(names);
    const bool isStuck =
        room.pupils().empty() && live_.loadedCount() == 0 && live_.now() >= patience_;
    names_->setVisible(!isStuck);
    advice_->setVisible(isStuck);
    advice_->setText(
        tr("No phone has connected yet. Is it in the same network as this computer? Does the "
           "firewall of this computer allow port %1/tcp? If the school's network separates "
           "devices, use a hotspot, or share the boards as a web page.")
            .arg(QString::number(live_.url().port(80))));
}

void LiveWall::refreshBoards() {
    const Room& room = live_.room();
    const std::size_t present = room.connectedCount();
    solved_->setText(
        tr("%1 of %2 solved").arg(numberText(room.solvedCount()), numberText(present)));
    const auto fewest = room.round().fewest;
    fewest_->setVisible(fewest.has_value() && !room.isOwnPace());
    if (fewest) {
        fewest_->setText(
            tr("%1 of them in %Ln press(es), the fewest", nullptr, static_cast<int>(*fewest))
                .arg(numberText(room.solvedInFewestCount())));
    }
    const bool isSolutionShown = room.round().isSolutionShown && live_.solution().has_value();
    const bool isPlaying = pages_->currentIndex() == static_cast<int>(View::boards);
    // During a contest, the counts would show the solution.
    heatBox_->setVisible(isPlaying && (isSolutionShown || !room.contest()) && !room.isOwnPace());
    if (isSolutionShown) {
        heatTitle_->setText(tr("A solution: press the crosses, in any order"));
        heat_->showCrosses(room.round().board, *live_.solution());
    } else {
        heatTitle_->setText(tr("How many pupils pressed each cell"));
        heat_->showCounts(room.round().board, room.pressedBy(), present);
    }
}

void LiveWall::refreshClose() {
    const Room& room = live_.room();
    const auto index = closePupil_.empty() ? std::nullopt : pupilWith(room, closePupil_);
    if (index) {
        closeName_->setText(shownName(room, *index));
        closeState_->setText(pupilStateText(room, *index));
        closeBoard_->showBoard(room.pupils()[*index].game);
    }
}

void LiveWall::refreshClock() {
    const Room& room = live_.room();
    const View shown = view();
    const bool isPlaying = shown == View::boards || shown == View::close;
    clock_->setVisible(isPlaying);
    if (isPlaying) {
        const auto left = room.millisecondsLeft(live_.now());
        clock_->setText(room.isPaused() ? tr("Paused")
                        : left          ? secondsText(*left + millisecondsInSecond - 1)
                                        : secondsText(room.milliseconds(live_.now())));
        clock_->setColour(room.isPaused() ? &Theme::press : &Theme::text);
    }
    if (shown == View::wayIn) {
        refreshWayIn(); // after a while, it says what to check
    }
}

void LiveWall::refreshQuestion() {
    const Room& room = live_.room();
    const ClassQuestion& question = room.question();
    const std::vector<ClassAnswer> answers = room.answers();
    const QString text = QString::fromStdString(question.text);
    question_->setText(text);
    question_->setSize(questionSize(text.size()));
    question_->setVisible(question.prose.empty());
    prose_->setVisible(!question.prose.empty());
    if (shownQuestion_ != room.questions().size()) {
        shownQuestion_ = room.questions().size();
        std::vector<Block> blocks = question.step;
        Block asked{.kind = Block::Kind::paragraph, .prose = question.prose};
        for (Run& run : asked.prose) {
            run.isStrong = true;
        }
        blocks.push_back(std::move(asked));
        prose_->setBlocks(question.prose.empty() ? std::vector<Block>() : std::move(blocks),
                          question.board.value_or(Game()).rule(), {});
        fit();
    }
    answered_->setText(
        tr("%1 of %2 answered")
            .arg(numberText(room.answeredCount()), numberText(room.connectedCount())));
    const bool isForCells = question.kind == ClassQuestion::Kind::cells;
    questionBoard_->setVisible(question.board.has_value());
    if (question.board) {
        if (isForCells && room.isRevealed()) {
            questionBoard_->showCounts(
                *question.board, cellCounts(question, answers), answers.size(),
                room.isRightShown() && question.cells ? *question.cells : std::vector<Vertex>());
        } else {
            questionBoard_->showBoard(*question.board);
            questionBoard_->setPieces(question.hasPieces);
        }
    }
    std::vector<AnswerBars::Bar> bars;
    std::size_t right = 0;
    for (const AnswerCount& count : distribution(question, answers)) {
        right += count.isRight ? count.count : 0;
        if (bars.size() < mostBars) {
            bars.push_back({.answer = answerText(question, count.answer),
                            .count = count.count,
                            .isRight = count.isRight && room.isRightShown()});
            const auto* chosen = std::get_if<ChosenAnswer>(&count.answer);
            if (chosen != nullptr && chosen->choice < question.choiceProse.size() &&
                hasFormula(question.choiceProse[chosen->choice])) {
                bars.back().prose = question.choiceProse[chosen->choice];
            }
        }
    }
    const bool isChoice = question.kind == ClassQuestion::Kind::choice;
    bars_->setVisible(isChoice || (room.isRevealed() && !isForCells));
    bars_->setBars(std::move(bars), std::max(room.connectedCount(), answers.size()),
                   room.isRevealed());
    QStringList sentences;
    if (room.isRightShown() && hasRightAnswer(question)) {
        if (!isForCells) {
            sentences << tr("%1 is right.").arg(rightAnswerText(question));
        }
        sentences << tr("%Ln right answer(s).", nullptr, static_cast<int>(right));
        sentences << QString::fromStdString(question.why);
    }
    right_->setText(sentences.join(QLatin1Char(' ')).trimmed());
    right_->setVisible(!sentences.isEmpty());
}

void LiveWall::refreshRanking() {
    const Room& room = live_.room();
    std::vector<RankingView::Row> rows;
    for (const RankedPupil& ranked : room.ranked()) {
        rows.push_back({.place = ranked.place == 0 ? QStringLiteral("–") : numberText(ranked.place),
                        .name = shownName(room, ranked.number - 1),
                        .rounds = numberText(ranked.rounds),
                        .presses = numberText(ranked.presses),
                        .time = timeText(ranked.seconds)});
        if (ranked.place == 0) {
            rows.back().presses.clear();
            rows.back().time.clear();
        }
    }
    ranking_->setRows({.place = QString(),
                       .name = tr("Name"),
                       .rounds = tr("Boards"),
                       .presses = tr("Presses"),
                       .time = tr("Time")},
                      std::move(rows));
}

// The window.

void LiveWall::fit() {
    const double unit = std::min(height() / 100.0, width() / 160.0);
    for (WallText* text : texts_) {
        text->setUnit(unit);
    }
    for (const SizedLayout& sized : layouts_) {
        sized.layout->setSpacing(qRound(sized.spacing * unit));
        const int around = qRound(sized.margin * unit);
        sized.layout->setContentsMargins(around, around, around, around);
    }
    for (WallView* view : std::initializer_list<WallView*>{names_, bars_, ranking_}) {
        view->setUnit(unit);
    }
    tiles_->setTextSize(textSize * unit);
    // The address is as large as its space allows.
    const double room = width() / unit - codeSide - 2 * margin - 8;
    for (WallText* text : {address_, word_}) {
        text->setSize(std::clamp(room / (letterShare * static_cast<double>(text->text().size())),
                                 3.0, largeSize));
    }
    code_->setFixedSize(qRound(codeSide * unit), qRound(codeSide * unit));
    smallCode_->setFixedSize(qRound(smallCodeSide * unit), qRound(smallCodeSide * unit));
    const bool isWide = view() == View::question;
    side_->setFixedWidth(qRound((isWide ? questionSide : boardSide) * unit));
    if (isWide && !prose_->isEmpty()) {
        layout()->activate(); // so that the space for the question is known
        fitProse(unit);
    }
    corner_->setDirection(isWide ? QBoxLayout::LeftToRight : QBoxLayout::BottomToTop);
}

void LiveWall::fitProse(double unit) {
    const double pixels = QFontInfo(font()).pixelSize();
    const int width = pages_->width();
    const int room = qRound(pages_->height() * (questionBoard_->isHidden() ? 0.95 : 0.6));
    for (double size = 4.4; size >= 1.6; size -= 0.2) {
        prose_->setTextScale(size * unit / pixels);
        if (prose_->heightForWidth(width) <= room) {
            break;
        }
    }
    prose_->setMaximumHeight(prose_->heightForWidth(width));
}

void LiveWall::showNextTo(const QMainWindow& workbench) {
    for (const QScreen* screen : QGuiApplication::screens()) {
        if (screen != workbench.screen()) {
            setGeometry(screen->availableGeometry());
            showMaximized();
            return;
        }
    }
    const QWidget* pages = workbench.centralWidget();
    if (pages != nullptr && pages->isVisible()) {
        setGeometry({pages->mapToGlobal(QPoint()), pages->size()});
    }
    bringToFront();
}

void LiveWall::bringToFront() {
    show();
    if (isMinimized()) {
        setWindowState(windowState() & ~Qt::WindowMinimized);
    }
    raise();
    activateWindow();
}

void LiveWall::setWayInShown(bool isShown) {
    isWayInShown_ = isShown;
    refresh();
}

void LiveWall::lookCloser(const std::string& token) {
    closePupil_ = token;
    refresh();
}

void LiveWall::setPatience(Moment patience) {
    patience_ = patience;
    refresh();
}

void LiveWall::toggleFullScreen() {
    setWindowState(windowState() ^ Qt::WindowFullScreen);
}

void LiveWall::closeEvent(QCloseEvent* event) {
    event->ignore(); // the class continues
    hide();
    Q_EMIT changed();
}

bool LiveWall::event(QEvent* event) {
    // These keys are the wall's own, although it shares the main window's.
    if (event->type() == QEvent::ShortcutOverride) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        event->setAccepted(key == Qt::Key_F11 || (key == Qt::Key_Escape && isFullScreen()));
        return true;
    }
    return QWidget::event(event);
}

void LiveWall::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_F11) {
        toggleFullScreen();
    } else if (event->key() == Qt::Key_Escape && isFullScreen()) {
        toggleFullScreen();
    } else {
        QWidget::keyPressEvent(event);
    }
}

void LiveWall::mouseDoubleClickEvent(QMouseEvent* /*event*/) {
    toggleFullScreen();
}

void LiveWall::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

} // namespace lightsout

#include "moc_LiveWall.cpp"
