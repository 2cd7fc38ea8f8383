// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonSession.h"

#include "board/BoardView.h"
#include "controls/Card.h"
#include "controls/ExpressionField.h"
#include "controls/PartedView.h"
#include "document/Autosave.h"
#include "lessons/FlyingCopies.h"
#include "lessons/LessonQuestions.h"
#include "lessons/LessonStep.h"
#include "lessons/LessonText.h"
#include "lessons/LessonValues.h"
#include "settings/Preferences.h"
#include "settings/Remembered.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/ApplicationFilter.h"
#include "web/WebPage.h"

#include <QMouseEvent>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

static constexpr int bounceMilliseconds = 250; ///< time for which a press that is undone is shown

PlaceValue solutionValue() {
    return {.name = "solution", .words = {"hidden", "shown"}};
}

LessonSession::LessonSession(Workbench& workbench, LessonFrame frame, const QWidget& panel)
    : workbench_(workbench), frame_(std::move(frame)), panel_(panel),
      concealment_(frame_.revealing) {
    connect(&workbench.document, &CurrentDocument::changed, this, &LessonSession::follow);
    connect(&workbench.document, &CurrentDocument::replaced, this, [this] {
        if (!workbench_.document->isTemporary()) {
            end();
        }
    });
    connect(&frame_.pages, &PageTabs::pageMade, this, [this](const Page& page) {
        concealment_.refresh();
        connect(&page, &Page::patternChosen, this, &LessonSession::noticePattern);
        connect(&page, &Page::eliminationChanged, this, &LessonSession::noticeMatrix);
    });
    connect(&frame_.pages, &PageTabs::shownChanged, this, &LessonSession::noticePage);
}

LessonSession::~LessonSession() {
    qApp->removeEventFilter(this);
}

void LessonSession::open(const ShelvedLesson& lesson, std::size_t step,
                         const std::optional<Game>& game) {
    if (!isOpen()) {
        pagesBefore_ = frame_.pages.states();
    }
    lesson_ = *lesson.lesson();
    name_ = lesson.name;
    number_ = lesson.number;
    index_ = std::min(step, lesson_->steps.size() - 1);
    // Starting at the first step repeats the lesson, perhaps with another class.
    doneHere_ = index_ > 0 ? stepsDone(name_, *lesson_) : std::set<std::size_t>();
    guesses_.clear();
    classGuesses_.clear();
    filterApplication(*this);
    begin(true, true);
    if (game && *game != begun_) {
        workbench_.document.push(*game);
    }
}

void LessonSession::refresh(const ShelvedLesson& lesson) {
    if (lesson.lesson() == nullptr) {
        return; // continues with the last valid version
    }
    const Step before = step();
    lesson_ = *lesson.lesson();
    index_ = std::min(index_, lesson_->steps.size() - 1);
    if (!areTheSame(before, step())) {
        doneHere_.erase(index_);
        begin(step().game != before.game, false);
        return;
    }
    if (before.ask) {
        message_ = inWordsOf(*step().ask, *before.ask, message_);
        notice_ = !isDone_ ? taskNotice() : notice_.isEmpty() ? QString() : doneNotice();
    }
    compute(); // the new text may contain other numbers
}

void LessonSession::close() {
    workbench_.document.pop();
}

void LessonSession::end() {
    if (!isOpen()) {
        return;
    }
    qApp->removeEventFilter(this);
    if (workbench_.autosave != nullptr) {
        workbench_.autosave->endLesson();
    }
    remembered::setStepLeftAt(name_, isComplete_ ? QString() : stepName());
    computing_.cancel();
    concealment_.reveal();
    markPresses(std::nullopt);
    lesson_.reset();
    Preferences::load().apply(); // restores the numbering of the cells
    Q_EMIT stepChanged();
    frame_.pages.setStates(pagesBefore_);
}

void LessonSession::goTo(std::size_t step) {
    if (!isOpen() || step >= lesson_->steps.size()) {
        return;
    }
    restore();
    if (isDone_) {
        remembered::addStepDone(name_, stepName());
    }
    const bool isNext = step == index_ + 1;
    index_ = step;
    begin(!isNext || this->step().setsBoard, true);
}

void LessonSession::begin(bool setsUp, bool showsAnswer) {
    remembered::setStepLeftAt(name_, stepName());
    isBeginning_ = true;
    isDone_ = !step().ask;
    isComplete_ = false;
    tried_.clear();
    message_.clear();
    notice_.clear();
    mistake_.reset();
    testing_.cancel();
    isSliderReleased_ = false;
    lightsDone_ = 0;
    placed_ = 0;
    markedTiles_.clear();
    games_ = 0;
    gamesOn_ = 0;
    isGameOver_ = false;
    shownHints_ = 0;
    guess_ = step().ask && step().ask->kind == Ask::Kind::slide
                 ? std::optional(step().ask->numbers.front())
                 : std::nullopt;
    written_.reset();
    values_.clear();
    if (setsUp) {
        setUp(step().game);
    }
    if (workbench_.autosave != nullptr) {
        workbench_.autosave->setLesson(name_, index_);
    }
    begun_ = workbench_.document.game();
    settled_ = begun_;
    triedPresses_ = BitVector(begun_.vertexCount());
    if (showsAnswer && !isDone_ && doneHere_.contains(index_)) {
        isDone_ = true;
        const auto guess = guesses_.find(index_);
        guess_ = guess == guesses_.end() ? guess_ : std::optional(guess->second);
        placed_ = step().ask->choices.size();
        markedTiles_.insert(step().ask->tiles.begin(), step().ask->tiles.end());
        showAnswer();
    }
    workbench_.document.setPieces(lesson_->hasPieces);
    showPage();
    concealment_.conceal(isDone_ ? std::vector<std::string>() : step().conceals);
    compute();
    isBeginning_ = false;
    applyNumbering();
    markPresses(begun_);
    Q_EMIT stepChanged();
    QTimer::singleShot(0, this, [this, index = index_] { // when the page is laid out
        if (isOpen() && index_ == index) {
            flyMirrorImages();
        }
    });
    if (!isDone_) {
        showMessage({}, taskNotice());
        flashLight();
    }
}

/// Returns the position, from 1, of which this one is a mirror image, in blocks of this side.
static std::size_t unmirrored(std::size_t position, std::size_t side) {
    const std::size_t period = 2 * (side + 1);
    const std::size_t within = position % period;
    return within <= side ? within : period - within;
}

void LessonSession::flyMirrorImages() {
    const std::size_t side = step().mirrored;
    const Lattice* cells = begun_.rule().cells();
    if (side == 0 || cells == nullptr || isDone_) {
        return;
    }
    std::vector<std::pair<QRect, QRect>> ways;
    BitVector first(begun_.vertexCount());
    QPointer<QWidget> view;
    begun_.presses().forEachOne([&](Vertex press) {
        const CellName to{press / cells->cols + 1, press % cells->cols + 1};
        const CellName from{unmirrored(to.row, side), unmirrored(to.number, side)};
        const LandmarkPlace begin = frame_.landmark({.name = "cell", .cell = from});
        const LandmarkPlace end = frame_.landmark({.name = "cell", .cell = to});
        view = end.widget;
        first.set(press, from == to);
        ways.emplace_back(begin.rect, end.rect);
    });
    auto* board = qobject_cast<BoardView*>(view.data());
    if (board == nullptr ||
        board->style()->styleHint(QStyle::SH_Widget_Animate, nullptr, board) == 0) {
        return;
    }
    board->setRinged(first);
    const auto* flying = new FlyingCopies(*board, std::move(ways));
    connect(flying, &FlyingCopies::arrived, this, [this, index = index_] {
        if (isOpen() && index_ == index) {
            markPresses(workbench_.document.game());
        }
    });
}

void LessonSession::applyNumbering() {
    Preferences preferences = Preferences::load();
    if (step().namesRowAndColumn) {
        preferences.numbering.cells = CellNumbers::rowAndColumn;
    }
    preferences.apply();
}

void LessonSession::markPresses(const std::optional<Game>& game) {
    const bool isMarked = game && (step().game.presses().any() || isAboutSinglePresses());
    for (auto* board : frame_.pages.current().findChildren<BoardView*>()) {
        board->setRinged(isMarked ? std::optional(game->presses()) : std::nullopt);
    }
}

bool LessonSession::isAboutSinglePresses() const {
    return step().ask &&
           (step().ask->kind == Ask::Kind::forced || step().ask->kind == Ask::Kind::impossible ||
            step().ask->kind == Ask::Kind::changers);
}

Place LessonSession::lastPage() const {
    std::size_t from = index_;
    while (from > 0 && !lesson_->steps[from].page) {
        --from;
    }
    return lesson_->steps[from].page.value_or(
        Place{.page = frame_.pages.pageForPlaying().toStdString()});
}

void LessonSession::showPage() {
    Q_EMIT pageRequested(page());
    // Discards the state in which the reader left the page.
    frame_.pages.resetCurrent();
    const Place place = lastPage();
    Card* card = frame_.pages.current().showPlace(place);
    if (card != nullptr) {
        card->flash();
    }
    workbench_.guide.setPlaying(false);
    workbench_.guide.showPattern(std::nullopt);
    const auto solution = place.values.find(solutionValue().name);
    workbench_.guide.setSolutionWanted(solution != place.values.end() &&
                                       solution->second == solutionValue().words.back());
}

void LessonSession::setUp(const Game& game) {
    if (workbench_.document->isTemporary() && workbench_.document.game() == game) {
        return;
    }
    workbench_.document.push(game);
}

void LessonSession::complete() {
    if (isDone_) {
        remembered::addStepDone(name_, stepName());
    }
    remembered::setStepLeftAt(name_, {});
    isComplete_ = true;
    Q_EMIT stepChanged();
}

void LessonSession::startOver() {
    if (isOpen()) {
        isBeginning_ = true;
        setUp(begun_);
        begin(false, false);
    }
}

void LessonSession::compute() {
    computing_.start([game = step().game, all = valuesOf(step()), guess = guess_](
                         Progress& progress) { return computeValues(game, all, guess, progress); },
                     [this](LessonValues values) {
                         values_ = std::move(values);
                         if (written_) {
                             judge(*std::exchange(written_, std::nullopt));
                         }
                         noticeError();
                         noticeSlider();
                         Q_EMIT changed();
                     });
}

std::optional<double> LessonSession::valueOf(const Expression& expression) const {
    const auto found = values_.find(expressionText(expression));
    return found == values_.end() ? std::nullopt : found->second;
}

LandmarkPlace LessonSession::pointedAt() const {
    return isOpen() && step().pointer ? frame_.landmark(step().pointer->thing) : LandmarkPlace();
}

void LessonSession::takeHint() {
    if (step().ask && shownHints_ < step().ask->hints.size()) {
        ++shownHints_;
        Q_EMIT changed();
    }
}

void LessonSession::showMessage(const Prose& message, const QString& notice) {
    // A sentence may begin with the name of a cell.
    const QString sentence = notice.left(1).toUpper() + notice.mid(1);
    if (message != message_ || sentence != notice_) {
        message_ = message;
        notice_ = sentence;
        Q_EMIT changed();
    }
}

QString LessonSession::doneNotice() {
    return tr("Correct!");
}

void LessonSession::showAnswer() {
    const Ask& ask = *step().ask;
    message_ = ask.done;
    for (const Choice& choice : ask.choices) {
        if (ask.kind == Ask::Kind::choice && choice.isRight && !choice.why.empty()) {
            message_ = choice.why;
            break;
        }
    }
    if (ask.kind == Ask::Kind::predict && !guess_) { // the message may mention the guess
        message_.clear();
        notice_ = tr("You have done this step before.");
    } else {
        notice_ = message_.empty() ? doneNotice() : QString();
    }
}

void LessonSession::finish() {
    isDone_ = true;
    doneHere_.insert(index_);
    remembered::addStepDone(name_, stepName());
    message_ = step().ask->done;
    const bool isGuess = step().ask->kind == Ask::Kind::predict; // noticeError() follows
    notice_ = message_.empty() && !isGuess ? doneNotice() : QString();
    concealment_.reveal();
    Q_EMIT changed();
}

QString LessonSession::answerText() const {
    if (!isDone_ || !step().ask) {
        return {};
    }
    const bool isGuess = step().ask->kind == Ask::Kind::predict;
    const auto answer = isGuess                                 ? guess_
                        : step().ask->kind == Ask::Kind::number ? valueOf(step().ask->number)
                                                                : std::nullopt;
    return answer ? valueText(*answer) : QString();
}

std::optional<double> LessonSession::guessedResult() const {
    return isOpen() && isDone_ && guess_ && step().ask->kind == Ask::Kind::predict
               ? valueOf(step().ask->number)
               : std::nullopt;
}

void LessonSession::noticeError() {
    const auto result = guessedResult();
    if (!result) {
        return;
    }
    const double error = *guess_ - *result;
    const double within = valueOf(step().ask->within).value_or(0);
    constexpr double rounding = 1e-9;
    constexpr double close = 0.2; // of the result
    const bool isHigh = error > 0;
    const QString size = valueText(std::abs(error));
    if (std::abs(error) < rounding) {
        notice_ = tr("Exactly right!");
    } else if (std::abs(error) <= within) {
        notice_ = isHigh ? tr("A good guess, only %1 too high.").arg(size)
                         : tr("A good guess, only %1 too low.").arg(size);
    } else if (std::abs(error) <= std::max(2 * within, close * std::abs(*result))) {
        notice_ = isHigh ? tr("Close: your guess is too high by %1.").arg(size)
                         : tr("Close: your guess is too low by %1.").arg(size);
    } else if (*result > 0 && *guess_ > 2 * *result) {
        notice_ = tr("Your guess is too high by %1: it is more than twice the result.").arg(size);
    } else if (*result > 0 && 2 * *guess_ < *result) {
        notice_ = tr("Your guess is too low by %1: it is less than half the result.").arg(size);
    } else {
        notice_ = isHigh ? tr("Your guess is too high by %1.").arg(size)
                         : tr("Your guess is too low by %1.").arg(size);
    }
}

std::optional<double> LessonSession::shownGuess() const {
    if (!isAboutGames()) {
        return guess_;
    }
    const auto later = guesses_.lower_bound(index_);
    return later == guesses_.begin() ? std::nullopt : std::optional(std::prev(later)->second);
}

bool LessonSession::isAboutGames() const {
    return step().ask && step().ask->kind == Ask::Kind::games;
}

std::optional<double> LessonSession::tally() const {
    return isAboutGames() ? std::optional(static_cast<double>(gamesOn_) /
                                          static_cast<double>(std::max<std::size_t>(1, games_)))
                          : std::nullopt;
}

void LessonSession::pressRandomly() {
    if (!isGameOver_) {
        const auto count = static_cast<std::uint32_t>(workbench_.document.game().vertexCount());
        workbench_.document.press(QRandomGenerator::global()->bounded(count));
    }
}

void LessonSession::followGame() {
    const Game& game = workbench_.document.game();
    const Ask& ask = *step().ask;
    if (isGameOver_ || game.vertexCount() != begun_.vertexCount() ||
        game.pressCount() < begun_.pressCount() + ask.goal.number) {
        return;
    }
    ++games_;
    gamesOn_ += game.lights()[ask.goal.set.findNext(0)] ? 1 : 0;
    isGameOver_ = games_ < ask.count;
    if (!isGameOver_) {
        finish();
        return;
    }
    showMessage({}, taskNotice());
    constexpr int pauseMilliseconds = 700; // to see how the game ended
    QTimer::singleShot(pauseMilliseconds, this, [this, index = index_] {
        if (isOpen() && index_ == index && isGameOver_) {
            setUp(begun_);
            isGameOver_ = false;
        }
    });
}

void LessonSession::slideTo(double number, bool isReleased) {
    if (!isDone_) {
        guess_ = number;
        guesses_[index_] = number;
        isSliderReleased_ = isReleased;
        compute();
    }
}

void LessonSession::noticeSlider() {
    if (!isAsked(Ask::Kind::slide) || !std::exchange(isSliderReleased_, false)) {
        return;
    }
    const Ask& ask = *step().ask;
    if (valueOf(ask.number) == 1.0) {
        finish();
        return;
    }
    const WrongAnswer* found = nullptr;
    for (const WrongAnswer& wrong : ask.wrong) {
        if (found == nullptr && (wrong.isAny || valueOf(wrong.number) == 1.0)) {
            found = &wrong;
        }
    }
    showMessage(found == nullptr ? Prose() : found->why,
                found == nullptr ? tr("Not yet. Move the slider on.") : QString());
}

bool LessonSession::isMarked(std::size_t tile) const {
    return markedTiles_.contains(tile);
}

void LessonSession::toggleTile(std::size_t tile) {
    if (!isAsked(Ask::Kind::tiles)) {
        return;
    }
    if (markedTiles_.erase(tile) == 0) {
        markedTiles_.insert(tile);
    }
    const Ask& ask = *step().ask;
    if (std::ranges::equal(markedTiles_, ask.tiles)) {
        finish();
    } else {
        const bool areEnough = markedTiles_.size() >= ask.tiles.size();
        const bool hasReason = areEnough && !ask.wrong.empty();
        message_.clear(); // so that changed() is emitted
        showMessage(hasReason ? ask.wrong.front().why : Prose(),
                    hasReason || markedTiles_.empty() ? QString()
                    : areEnough ? tr("Not these. Click on a tile again to unmark it.")
                                : tr("Which other tiles?"));
        Q_EMIT changed();
    }
}

std::vector<std::size_t> LessonSession::placedBlocks() const {
    std::vector<std::size_t> blocks;
    const auto& choices = step().ask->choices;
    for (std::size_t i = 0; i < choices.size() && blocks.size() < placed_; ++i) {
        if (choices[i].isRight) {
            blocks.push_back(i);
        }
    }
    return blocks;
}

void LessonSession::testConjecture(const QString& text) {
    const std::string source = expressionSource(text);
    const auto read = readConjecture(source);
    mistake_.reset();
    if (const auto* const error = std::get_if<LessonError>(&read)) {
        mistake_ = {static_cast<int>(error->position.column) - 1,
                    static_cast<int>(QString::fromStdString(error->met).size())};
        message_.clear();
        notice_ = LessonText::mistake(*error);
        Q_EMIT changed();
        return;
    }
    showMessage({}, tr("Looking for a counterexample …"));
    testing_.start([conjecture = std::get<Conjecture>(read), most = step().ask->count](
                       Progress& progress) { return testOnSquares(conjecture, most, progress); },
                   [this](const ConjectureTest& test) { noticeTest(test); });
}

void LessonSession::noticeTest(const ConjectureTest& test) {
    if (!isAsked(Ask::Kind::conjecture)) {
        return;
    }
    const std::size_t most = step().ask->count;
    if (test.broken) {
        QStringList values;
        for (const auto& [name, value] : test.values) {
            values << isolated(QString::fromStdString(name) + QStringLiteral(" = ") +
                               valueText(value));
        }
        const QString where = isolated(QStringLiteral("%1 \u00D7 %1").arg(*test.broken));
        showMessage({}, values.isEmpty() ? tr("Disproved: %1 is a counterexample.").arg(where)
                                         : tr("Disproved: %1 is a counterexample (%2).")
                                               .arg(where, values.join(QStringLiteral(", "))));
    } else if (test.unknown) {
        showMessage({}, tr("This could not be computed for %1.")
                            .arg(isolated(QStringLiteral("%1 \u00D7 %1").arg(*test.unknown))));
    } else if (test.agreeing == 0) {
        showMessage({}, tr("The condition holds for no square up to %1, so nothing was tested.")
                            .arg(isolated(QStringLiteral("%1 \u00D7 %1").arg(most))));
    } else {
        finish();
        notice_ = tr("No counterexample: it holds for %Ln square(s) up to %1. That is no proof.",
                     nullptr, static_cast<int>(test.agreeing))
                      .arg(isolated(QStringLiteral("%1 \u00D7 %1").arg(most)));
        Q_EMIT changed();
    }
}

void LessonSession::forgetAnswer(const QString& written) {
    mistake_.reset();
    if (written.isEmpty() && !isDone_) {
        showMessage({});
    }
}

void LessonSession::answer(const QString& written) {
    if (step().ask->kind == Ask::Kind::conjecture) {
        testConjecture(written);
        return;
    }
    QString text = written;
    if (step().ask->isSide) {
        // "5 x 5", or "5 by 5" in any language
        static const QRegularExpression square(
            QStringLiteral("^\\s*(\\d+)\\s*([*\u00D7]|\\p{L}+)\\s*\\1\\s*$"),
            QRegularExpression::UseUnicodePropertiesOption);
        text.replace(square, QStringLiteral("\\1"));
    }
    const auto number = numberIn(text);
    if (!number) {
        showMessage({}, tr("Enter a number, such as %1 or %2.").arg(valueText(12), valueText(0.5)));
    } else if (step().ask->isProbability && !isProbability(*number)) {
        showMessage({}, tr("A probability is a number from 0 to 1, or from 0 % to 100 %."));
    } else if (step().ask->kind == Ask::Kind::predict) {
        guess_ = *number;
        guesses_[index_] = *number;
        finish();
        compute();
    } else if (!areValuesKnown()) {
        written_ = *number;
    } else {
        judge(*number);
    }
}

/// Returns whether a number results from another one, which is not whole, by rounding or cutting it
/// to at most three decimal places.
static bool isShortened(double written, double value) {
    constexpr double rounding = 1e-9;
    for (const double scale : {10.0, 100.0, 1000.0}) {
        if (value != std::floor(value) &&
            (std::abs(written - std::round(value * scale) / scale) < rounding ||
             std::abs(written - std::trunc(value * scale) / scale) < rounding)) {
            return true;
        }
    }
    return false;
}

void LessonSession::judge(double written) {
    const Ask& ask = *step().ask;
    constexpr double rounding = 1e-9;
    // Readers can only give a fractional number as exactly as it is displayed.
    const auto isNear = [&](const Expression& expression, double within) {
        const auto value = valueOf(expression);
        const bool isWhole = value && *value == std::floor(*value);
        constexpr double shownExactness = 0.0005;
        return value &&
               std::abs(*value - written) <= std::max(within, isWhole ? rounding : shownExactness);
    };
    if (isNear(ask.number, valueOf(ask.within).value_or(0))) {
        finish();
        return;
    }
    const WrongAnswer* any = nullptr;
    for (const WrongAnswer& wrong : ask.wrong) {
        if (wrong.isAny) {
            any = &wrong;
        } else if (isNear(wrong.number, 0)) {
            showMessage(wrong.why);
            return;
        }
    }
    const auto right = valueOf(ask.number);
    if (right && isShortened(written, *right)) {
        showMessage({}, tr("Nearly: this is rounded. Give the fraction, or more decimal places."));
        return;
    }
    constexpr double percent = 100;
    if (right && *right < 1 && std::abs(written - percent * *right) < percent * rounding) {
        showMessage({}, tr("Write %1 % if you mean percent.").arg(valueText(written)));
        return;
    }
    const bool isMore = right && written > *right;
    showMessage(any == nullptr ? Prose() : any->why, any != nullptr ? QString()
                                                     : isMore
                                                         ? tr("Not yet: the answer is smaller.")
                                                         : tr("Not yet: the answer is larger."));
}

void LessonSession::setClassOpen(bool isOpen) {
    if (isClassOpen_ != isOpen) {
        isClassOpen_ = isOpen;
        Q_EMIT changed();
    }
}

QString LessonSession::placeText(std::size_t index) const {
    if (!lesson_->book.empty()) {
        return tr("%1 of %2").arg(index + 1).arg(lesson_->steps.size());
    }
    const QString step = tr("step %1 of %2").arg(index + 1).arg(lesson_->steps.size());
    return number_ > 0 ? tr("Lesson %1").arg(number_) + QStringLiteral(" · ") + step : step;
}

bool LessonSession::canAskClass() const {
    return isOpen() && isClassOpen_ && isForClass(step());
}

void LessonSession::askClass() {
    if (canAskClass()) {
        Q_EMIT classAsked(classQuestion(*lesson_, step(), placeText(), values_));
    }
}

void LessonSession::takeAnswers(const ClassQuestion& question,
                                const std::vector<ClassAnswer>& answers) {
    if (!isOpen() || question.kind != ClassQuestion::Kind::prediction) {
        return;
    }
    for (std::size_t i = 0; i < lesson_->steps.size(); ++i) {
        if (placeText(i).toStdString() == question.place) {
            std::vector<double>& guesses = classGuesses_[i];
            guesses.clear();
            for (const ClassAnswer& answer : answers) {
                guesses.push_back(std::get<double>(answer));
            }
            Q_EMIT changed();
        }
    }
}

std::vector<double> LessonSession::classGuesses() const {
    const auto found = classGuesses_.find(index_);
    return found == classGuesses_.end() ? std::vector<double>() : found->second;
}

void LessonSession::prepareClass() {
    preparing_.start(
        [lesson = *lesson_](Progress& progress) {
            std::vector<LessonValues> values;
            for (const Step& step : lesson.steps) {
                values.push_back(isForClass(step)
                                     ? computeValues(step.game, valuesOf(step), {}, progress)
                                     : LessonValues());
            }
            return values;
        },
        [this, name = name_](const std::vector<LessonValues>& values) {
            if (!isOpen() || name != name_ || values.size() != lesson_->steps.size()) {
                return; // another lesson has been opened
            }
            std::vector<ClassQuestion> questions;
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (isForClass(lesson_->steps[i])) {
                    questions.push_back(
                        classQuestion(*lesson_, lesson_->steps[i], placeText(i), values[i]));
                }
            }
            Q_EMIT classPrepared(questions);
        });
}

void LessonSession::choose(std::size_t choice) {
    const Choice& chosen = step().ask->choices[choice];
    if (step().ask->kind == Ask::Kind::blocks) {
        const std::size_t before = placed_++;
        const std::vector<std::size_t> blocks = placedBlocks();
        const auto right = static_cast<std::size_t>(
            std::ranges::count(step().ask->choices, true, &Choice::isRight));
        if (blocks.back() == choice) {
            tried_.clear();
            if (placed_ == right) {
                finish();
            } else {
                showMessage({});
                Q_EMIT changed();
            }
            return;
        }
        placed_ = before;
        tried_.insert(choice);
        message_.clear(); // so that changed() is emitted even if the reason is the same
        const bool hasReason = !chosen.isRight && !chosen.why.empty();
        showMessage(hasReason ? chosen.why : Prose(),
                    hasReason ? QString() : tr("This is not how it continues. Try another block."));
        Q_EMIT changed();
        return;
    }
    if (chosen.isRight) {
        finish();
        if (!chosen.why.empty()) {
            showMessage(chosen.why);
        }
    } else {
        tried_.insert(choice);
        message_.clear(); // so that changed() is emitted even if the reason is the same
        showMessage(chosen.why, chosen.why.empty() ? tr("Not this one. Try another.") : QString());
    }
}

QString LessonSession::reasonAgainst(Vertex press) {
    const Ask& ask = *step().ask;
    const Rule& rule = settled_.rule();
    const auto twice = changedTwice(settled_, press);
    if (ask.kind == Ask::Kind::impossible && !ask.goal.set[press]) {
        return tr("%1 does not change the light of %2.")
            .arg(vertexName(rule, press), vertexName(rule, ask.goal.number));
    }
    if (twice) {
        for (auto* board : frame_.pages.current().findChildren<BoardView*>()) {
            board->flash(BitVector::unit(rule.vertexCount(), *twice));
        }
        return tr("You can't press %1: the light of %2 would change a second time.")
            .arg(vertexName(rule, press), vertexName(rule, *twice));
    }
    if (!isForced(settled_, press)) {
        return tr("Nothing forces you to press %1. Look for a light that only one press can still "
                  "change.")
            .arg(vertexName(rule, press));
    }
    return ask.goal.set[press] ? QString()
                               : tr("%1 is forced, too, but here you need another one.")
                                     .arg(vertexName(rule, press));
}

void LessonSession::flashLight() {
    if (step().ask->kind != Ask::Kind::changers) {
        return;
    }
    const Vertex light = step().ask->lights[lightsDone_];
    for (auto* board : frame_.pages.current().findChildren<BoardView*>()) {
        board->flash(BitVector::unit(settled_.vertexCount(), light));
    }
}

QString LessonSession::taskNotice() const {
    if (isAboutGames()) { // also before the first game, so that nothing moves later
        return tr("Games: %1 of %2. At the end, the light was on in %3 of them.")
            .arg(games_)
            .arg(step().ask->count)
            .arg(gamesOn_);
    }
    return step().ask->kind == Ask::Kind::changers
               ? tr("Which cells of the pattern change the light of %1?")
                     .arg(vertexName(settled_.rule(), step().ask->lights[lightsDone_]))
               : QString();
}

void LessonSession::followChanger(Vertex cell) {
    const Ask& ask = *step().ask;
    const Rule& rule = settled_.rule();
    const Vertex light = ask.lights[lightsDone_];
    const BitVector wanted = changersOf(settled_, light);
    if (!wanted[cell]) {
        showMessage({}, !settled_.presses()[cell]
                            ? tr("%1 is not in the pattern.").arg(vertexName(rule, cell))
                            : tr("%1 does not change the light of %2.")
                                  .arg(vertexName(rule, cell), vertexName(rule, light)));
        return;
    }
    triedPresses_.set(cell);
    if (triedPresses_ != wanted) {
        flashLight();
        showMessage({},
                    tr("Yes. Which others change the light of %1?").arg(vertexName(rule, light)));
        return;
    }
    const auto found = static_cast<int>(wanted.count());
    triedPresses_ = BitVector(rule.vertexCount());
    if (++lightsDone_ == ask.lights.size()) {
        finish();
    } else {
        flashLight();
        showMessage({}, tr("All %Ln: an even number.", nullptr, found) + QLatin1Char(' ') +
                            taskNotice());
    }
}

void LessonSession::followSinglePress() {
    const Game& game = workbench_.document.game();
    if (game.vertexCount() != settled_.vertexCount() ||
        game.pressCount() <= settled_.pressCount()) {                       // undone
        const bool isUsersUndo = game.pressCount() < settled_.pressCount(); // not a bounce
        settled_ = game;
        markPresses(game);
        if (isUsersUndo) {
            showMessage({}, taskNotice());
        }
        return;
    }
    const BitVector made = game.presses() ^ settled_.presses();
    const Ask& ask = *step().ask;
    if (made.count() == 1) {
        const Vertex press = made.findNext(0);
        if (ask.kind == Ask::Kind::changers) {
            followChanger(press);
            QTimer::singleShot(0, this, &LessonSession::restore);
            return;
        }
        const QString reason = reasonAgainst(press);
        if (reason.isEmpty()) {
            settled_ = game;
            markPresses(game);
            if ((game.presses() ^ begun_.presses()) == ask.goal.set) {
                finish();
            } else {
                showMessage({}, tr("Forced! Which press is next?"));
            }
            return;
        }
        showMessage({}, reason);
        triedPresses_.set(press, ask.goal.set[press]);
        if (ask.kind == Ask::Kind::impossible && triedPresses_ == ask.goal.set) {
            finish();
        }
    }
    QTimer::singleShot(bounceMilliseconds, this, &LessonSession::restore);
}

void LessonSession::restore() {
    if (!isOpen() || !isAboutSinglePresses() || !workbench_.document->isTemporary()) {
        return;
    }
    QUndoStack& steps = *workbench_.document->undoStack();
    while (workbench_.document.game().vertexCount() == settled_.vertexCount() &&
           workbench_.document.game().pressCount() > settled_.pressCount() && steps.canUndo()) {
        steps.undo();
    }
    Q_EMIT pressTakenBack();
}

/// The click on a wrong cell has pressed it. What is said about the right cell holds without this
/// press.
void LessonSession::takeBackWrongCell() {
    const auto isPressed = [this] {
        const Game& game = workbench_.document.game();
        return workbench_.document->isTemporary() && game.vertexCount() == begun_.vertexCount() &&
               game.pressCount() > begun_.pressCount();
    };
    if (step().ask->thing.name == "cell" && isPressed()) {
        QTimer::singleShot(bounceMilliseconds, this, [this, isPressed, index = index_] {
            if (isAsked(Ask::Kind::click) && index_ == index && isPressed()) {
                setUp(begun_);
                Q_EMIT pressTakenBack();
            }
        });
    }
}

void LessonSession::follow() {
    if (isOpen() && !isBeginning_ && isAboutSinglePresses() && !isDone_) {
        followSinglePress();
        return;
    }
    if (isAsked(Ask::Kind::games)) {
        followGame();
    }
    if (isAsked(Ask::Kind::click)) {
        takeBackWrongCell();
    }
    if (!isAsked(Ask::Kind::until) || !workbench_.document->isTemporary()) {
        return;
    }
    const Ask& ask = *step().ask;
    const Game& game = workbench_.document.game();
    if (isReached(ask.goal, begun_, game)) {
        finish();
        return;
    }
    const bool isUndone = game.pressCount() < settled_.pressCount();
    settled_ = game;
    const WrongAnswer* any = nullptr;
    for (const WrongAnswer& wrong : ask.wrong) {
        if (!wrong.isAny && isReached(wrong.goal, begun_, game)) {
            showMessage(wrong.why);
            return;
        }
        any = wrong.isAny ? &wrong : any;
    }
    // The last message stays until there is another one or its cause is undone, perhaps by pressing
    // the same cell once more.
    if (isUndone || game.presses() == begun_.presses()) {
        showMessage({});
    } else if (any != nullptr && game.presses() != begun_.presses()) {
        showMessage(any->why);
    }
}

bool LessonSession::isAsked(Ask::Kind kind) const {
    return isOpen() && !isBeginning_ && !isDone_ && step().ask->kind == kind;
}

void LessonSession::noticePage() {
    if (isAsked(Ask::Kind::page)) {
        const Place& wanted = step().ask->page;
        const Page& page = frame_.pages.current();
        if (page.id() == QString::fromStdString(wanted.page) &&
            (wanted.mode.empty() || page.mode() == QString::fromStdString(wanted.mode))) {
            finish();
        }
    }
}

void LessonSession::noticePattern() {
    if (!isAsked(Ask::Kind::pattern)) {
        return;
    }
    const auto sum = frame_.pages.current().chosenPattern();
    if (sum && sum->count() == step().ask->count) {
        finish();
    } else {
        showMessage({}, sum ? tr("Not yet: the sum has %Ln cell(s).", nullptr,
                                 static_cast<int>(sum->count()))
                            : QString());
    }
}

void LessonSession::noticeMatrix() {
    if (isAsked(Ask::Kind::matrix)) {
        const auto state = frame_.pages.current().elimination();
        if (state && (step().ask->isReduced ? !state->next : state->isGoingUp)) {
            finish();
        }
    }
}

bool LessonSession::isHit(const Landmark& thing, QPoint global) const {
    LandmarkPlace place = frame_.landmark(thing);
    if (place.widget == nullptr) {
        return false;
    }
    if (thing.name == "row") { // a click on its name next to the matrix counts, too
        place.rect.setLeft(0);
        place.rect.setRight(place.widget->width());
    }
    return place.rect.contains(place.widget->mapFromGlobal(global));
}

void LessonSession::noticeClick(QPoint global) {
    const Ask& ask = *step().ask;
    if (isHit(ask.thing, global)) {
        QTimer::singleShot(0, this, [this, index = index_] {
            if (isOpen() && index_ == index && !isDone_) {
                finish();
            }
        });
        return;
    }
    const WrongAnswer* any = nullptr;
    for (const WrongAnswer& wrong : ask.wrong) {
        if (!wrong.isAny && isHit(wrong.thing, global)) {
            showMessage(wrong.why);
            return;
        }
        any = wrong.isAny ? &wrong : any;
    }
    if (any != nullptr) {
        showMessage(any->why);
    }
}

/// Returns the place of a widget that the space bar acts on: the part with the keyboard cursor, if
/// the widget has parts; nullopt if it has parts but no cursor.
static std::optional<QPoint> placeOfKeyboard(const QWidget& widget) {
    const auto* view = dynamic_cast<const PartedView*>(&widget);
    if (view == nullptr) {
        return widget.rect().center();
    }
    const auto part = view->currentPart();
    return part ? std::optional(view->partRect(*part).center().toPoint()) : std::nullopt;
}

bool LessonSession::eventFilter(QObject* watched, QEvent* event) {
    const auto* widget = watched->isWidgetType() ? static_cast<QWidget*>(watched) : nullptr;
    if (widget == nullptr || widget->window() != &frame_.window) {
        return false;
    }
    switch (event->type()) {
    case QEvent::Paint:
    case QEvent::Move:
    case QEvent::Resize:
    case QEvent::Show:
    case QEvent::Hide:
        Q_EMIT widgetsMoved();
        break;
    case QEvent::MouseButtonPress:
        if (const QPoint place = static_cast<QMouseEvent*>(event)->globalPosition().toPoint();
            isAsked(Ask::Kind::click) &&
            // A press that the panel ignores is passed on to its window.
            !panel_.rect().contains(panel_.mapFromGlobal(place))) {
            noticeClick(place);
        }
        break;
    case QEvent::KeyPress:
        if (const int key = static_cast<QKeyEvent*>(event)->key();
            isAsked(Ask::Kind::click) && (key == Qt::Key_Space || key == Qt::Key_Return) &&
            widget->hasFocus() && widget != &panel_ && !panel_.isAncestorOf(widget)) {
            if (const auto place = placeOfKeyboard(*widget)) {
                noticeClick(widget->mapToGlobal(*place));
            }
        }
        break;
    default:
        break;
    }
    return false;
}

} // namespace lightsout

#include "moc_LessonSession.cpp"
