// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"

#include "documents/DocumentFormat.h"
#include "io/BoardSpec.h"
#include "io/Text.h"
#include "lesson/KnownWords.h"
#include "lesson/LessonBoard.h"
#include "lesson/Quantities.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace lightsout {

namespace {

constexpr std::string_view headingMark = "---";
/// The mark before and after the lines of a step that contain instructions or a document instead of
/// text.
constexpr std::string_view fenceMark = "```";
constexpr std::string_view arrow = "=>";

/// An instruction in a step: a line and the indented lines after it.
struct Directive {
    std::string_view word;
    std::string_view argument; ///< up to the arrow
    std::string_view text;     ///< after the arrow
    bool hasText = false;
};

struct StepParts {
    std::vector<std::string_view> texts;
    std::vector<Directive> directives;
    std::optional<std::string_view> document;
};

constexpr std::array<std::string_view, 15> stepWords{
    "board", "lights",  "target", "pressed", "mirror", "page",  "numbers", "point",
    "check", "conceal", "ask",    "hint",    "right",  "wrong", "done"};
constexpr std::array<std::string_view, 18> askWords{
    "until",    "number", "side",       "predict", "probability", "choice",
    "click",    "page",   "pattern",    "matrix",  "forced",      "impossible",
    "changers", "slide",  "conjecture", "tiles",   "games",       "blocks"};
constexpr std::array<std::string_view, 8> fieldNames{"title",   "book",  "aims",  "age",
                                                     "minutes", "needs", "after", "pieces"};

Directive directiveIn(std::string_view line) {
    Directive directive;
    directive.word = takeWord(line);
    const std::size_t middle = line.find(arrow);
    directive.argument = trimmed(line.substr(0, middle));
    directive.hasText = middle != std::string_view::npos;
    if (directive.hasText) {
        directive.text = trimmed(line.substr(middle + arrow.size()));
    }
    return directive;
}

/// Returns the text from the beginning of one part to the end of a later one.
std::string_view spanning(std::string_view first, std::string_view last) {
    return {first.data(), static_cast<std::size_t>(last.data() - first.data()) + last.size()};
}

void addDirectives(LessonSource& source, std::string_view text, StepParts& parts) {
    std::string_view lines = text.substr(0, 0);
    const auto finish = [&] {
        if (!trimmed(lines).empty()) {
            parts.directives.push_back(directiveIn(trimmed(lines)));
            const std::string_view word = parts.directives.back().word;
            if (std::ranges::find(stepWords, word) == stepWords.end()) {
                failAtWord(source, Expected::directive, word, stepWords);
            }
        }
    };
    while (!text.empty()) {
        const std::string_view line = takeLine(text);
        const bool continues = !line.empty() && isBlank(line[0]) && !trimmed(lines).empty();
        if (continues) {
            lines = spanning(lines, line);
        } else {
            finish();
            lines = line;
        }
    }
    finish();
}

StepParts partsOf(LessonSource& source, std::string_view body) {
    StepParts parts;
    std::string_view text = body.substr(0, 0);
    while (!body.empty()) {
        const std::string_view line = takeLine(body);
        if (!line.starts_with(fenceMark)) {
            text = text.empty() ? line : spanning(text, line);
            continue;
        }
        parts.texts.push_back(text);
        const std::string_view info = trimmed(line.substr(fenceMark.size()));
        std::string_view inside = body.substr(0, 0);
        bool isClosed = false;
        while (!body.empty() && !isClosed) {
            const std::string_view inner = takeLine(body);
            isClosed = inner.starts_with(fenceMark);
            inside = isClosed ? inside : spanning(inside, inner);
        }
        if (!isClosed) {
            source.fail(Expected::fenceEnd, line);
        } else if (info == "step") {
            addDirectives(source, inside, parts);
        } else if (info == "board" && !parts.document) {
            parts.document = inside;
        } else {
            source.fail(Expected::fence, line);
        }
        text = body.substr(0, 0);
    }
    parts.texts.push_back(text);
    return parts;
}

void readDocumentBoard(LessonSource& source, std::string_view text, Step& step) {
    const Result<SavedBoard> board = readDocument(text);
    if (!board) {
        source.fail(Expected::board, text, board.error());
    } else if (board->game.vertexCount() > maxLessonVertices) {
        source.fail(Expected::board, text,
                    Error{.code = ErrorCode::tooManyVertices,
                          .expected = maxLessonVertices,
                          .found = board->game.vertexCount()});
    } else {
        step.game = board->game;
        step.setsBoard = true;
    }
}

void readBoardOf(LessonSource& source, const StepParts& parts, Step& step) {
    if (parts.document) {
        readDocumentBoard(source, *parts.document, step);
    }
    const auto forEach = [&](std::string_view word, auto read) {
        for (const Directive& directive : parts.directives) {
            if (directive.word == word && !source.error()) {
                if (word != "board" && step.game.vertexCount() == 0) {
                    source.fail(Expected::boardFirst, directive.word);
                    return;
                }
                read(directive.argument);
                step.setsBoard = true;
            }
        }
    };
    forEach("board",
            [&](std::string_view text) { step.game = Game::allOn(readBoard(source, text)); });
    forEach("target", [&](std::string_view text) {
        const Rule& rule = step.game.rule();
        const BitVector none(rule.vertexCount());
        step.game = Game(rule, step.game.start(), readLights(source, text, rule, none));
    });
    forEach("lights", [&](std::string_view text) {
        const Rule& rule = step.game.rule();
        const BitVector target = step.game.target();
        step.game = Game(rule, readLights(source, text, rule, target), target);
    });
    forEach("pressed", [&](std::string_view text) {
        readCells(source, text, step.game.rule()).forEachOne([&](Vertex cell) {
            step.game.press(cell);
        });
    });
}

class AskReader {
public:
    AskReader(LessonSource& source, const LessonVocabulary& vocabulary, Step& step)
        : source_(source), vocabulary_(vocabulary), step_(step) {}

    void read(const Directive& directive) {
        const std::string_view word = directive.word;
        if (word == "page") {
            step_.page = readPage(source_, directive.argument, vocabulary_);
        } else if (word == "numbers") {
            step_.namesRowAndColumn = directive.argument == "rows-and-columns";
            if (!step_.namesRowAndColumn && directive.argument != "consecutive") {
                constexpr std::array<std::string_view, 2> known{"rows-and-columns", "consecutive"};
                failAtWord(source_, Expected::directive, directive.argument, known);
            }
        } else if (word == "mirror") {
            const Lattice* cells = rule().cells();
            step_.mirrored = readCount(directive.argument, cells == nullptr ? 0 : cells->rows - 1);
        } else if (word == "point") {
            step_.pointer = {landmarkIn(directive.argument), textOf(directive)};
        } else if (word == "check") {
            readCheck(directive.argument);
        } else if (word == "conceal") {
            readConceal(directive.argument);
        } else if (word == "ask") {
            readAsk(directive);
        } else if (word == "hint" || word == "right" || word == "wrong" || word == "done") {
            if (!step_.ask) {
                source_.fail(Expected::askFirst, word);
                return;
            }
            readMore(directive, *step_.ask);
        }
    }

    void finish() {
        if (!step_.conceals.empty() && !step_.ask) {
            source_.fail(Expected::askFirst, concealLine_);
        }
        if (!step_.ask ||
            (step_.ask->kind != Ask::Kind::choice && step_.ask->kind != Ask::Kind::blocks)) {
            return;
        }
        const auto& choices = step_.ask->choices;
        const auto right = std::ranges::count(choices, true, &Choice::isRight);
        const bool isSentence = step_.ask->kind == Ask::Kind::blocks;
        if (right == 0 || (right == std::ssize(choices) && !isSentence)) {
            source_.fail(Expected::choices, askLine_);
        }
    }

private:
    const Rule& rule() const { return step_.game.rule(); }

    Landmark landmarkIn(std::string_view text) {
        return readLandmark(source_, text, rule(), step_.page ? step_.page->page : std::string(),
                            vocabulary_);
    }

    Prose textOf(const Directive& directive) {
        if (!directive.hasText || directive.text.empty()) {
            source_.fail(Expected::arrow, directive.argument);
        }
        return readProse(source_, directive.text, rule());
    }

    void readConceal(std::string_view names) {
        concealLine_ = names;
        do {
            const std::string_view name = takeWord(names);
            const auto& known = vocabulary_.concealable;
            if (std::ranges::find(known, name) == known.end()) {
                failAtWord(source_, Expected::concealable, name, viewsOf(known));
                return;
            }
            step_.conceals.emplace_back(name);
        } while (!names.empty());
    }

    void readCheck(std::string_view text) {
        const std::size_t middle = std::min(text.find('='), text.size());
        const std::string_view value = text.substr(std::min(middle + 1, text.size()));
        step_.checks.push_back({.number = readExpression(source_, trimmed(text.substr(0, middle))),
                                .value = readExpression(source_, trimmed(value))});
    }

    /// Reads cells each of which is forced, in some order.
    void readForced(std::string_view text, Ask& ask) {
        ask.goal.set = readCells(source_, text, rule());
        Game game = step_.game;
        BitVector left = ask.goal.set;
        while (left.any() && !source_.error()) {
            std::optional<Vertex> next;
            left.forEachOne([&](Vertex cell) {
                next = !next && isForced(game, cell) ? std::optional(cell) : next;
            });
            if (!next) {
                source_.fail(Expected::goal, text);
                return;
            }
            game.press(*next);
            left.flip(*next);
        }
    }

    /// Reads lights, each of which some press of the board changes.
    void readChangers(std::string_view rest, Ask& ask) {
        do {
            const std::string_view word = takeWord(rest);
            const auto light = vertexAt(rule(), readCell(source_, word, rule()));
            if (!light || !changersOf(step_.game, *light).any()) {
                source_.fail(Expected::goal, word);
                return;
            }
            ask.lights.push_back(*light);
        } while (!rest.empty());
    }

    void readImpossible(std::string_view text, Ask& ask) {
        const auto light = vertexAt(rule(), readCell(source_, text, rule()));
        if (!light) {
            return;
        }
        ask.goal.number = *light;
        ask.goal.set = pressesChanging(rule(), *light);
        bool isPossible = step_.game.lights()[*light] == step_.game.target()[*light];
        ask.goal.set.forEachOne(
            [&](Vertex press) { isPossible = isPossible || !changedTwice(step_.game, press); });
        if (isPossible) {
            source_.fail(Expected::goal, text);
        }
    }

    /// Reads an expression that does not depend on a board, and returns its value.
    double readConstant(std::string_view text) {
        const Expression expression = readExpression(source_, text);
        Progress progress;
        const auto value = source_.error() ? 0 : Quantities(Game()).valueOf(expression, progress);
        if (!value) {
            source_.fail(Expected::expression, text);
        }
        return value.value_or(0);
    }

    std::size_t readCount(std::string_view text, std::size_t most) {
        const auto count = wholeNumber(text);
        if (!count || *count < 1 || *count > most) {
            source_.fail(Expected::expression, text);
            return 1;
        }
        return *count;
    }

    void require(std::string_view found, std::string_view word) {
        if (found != word) {
            source_.fail(Expected::ask, found, {std::string(word)});
        }
    }

    /// Reads "0 to 1 by 1/10 until CONDITION".
    void readSlider(std::string_view rest, Ask& ask) {
        constexpr std::array<std::string_view, 3> words{"to", "by", "until"};
        for (std::size_t i = 0; i < words.size(); ++i) {
            ask.numbers[i] = readConstant(takeWord(rest));
            require(takeWord(rest), words[i]);
        }
        const auto [from, to, by] = ask.numbers;
        if (!source_.error() && (by <= 0 || to < from + by || (to - from) / by > maxSliderSteps)) {
            source_.fail(Expected::expression, rest);
        }
        ask.number = readCondition(source_, rest);
    }

    void readConjectureRange(std::string_view rest, Ask& ask) {
        require(takeWord(rest), "squares");
        constexpr std::size_t maxSide = 60; // is tested within seconds
        ask.count = readCount(rest, maxSide);
    }

    /// Reads "1/3 2/3 1/2 = 1 4": shares, and the numbers of the right tiles.
    void readTiles(std::string_view rest, Ask& ask) {
        for (double& share : ask.numbers) {
            const std::string_view word = takeWord(rest);
            share = readConstant(word);
            if (share < 0 || share > 1) {
                source_.fail(Expected::expression, word);
            }
        }
        require(takeWord(rest), "=");
        do {
            constexpr std::size_t all = 4;
            ask.tiles.push_back(readCount(takeWord(rest), all) - 1);
        } while (!rest.empty());
        std::ranges::sort(ask.tiles);
    }

    /// Reads "10 presses 2 cell 1,1".
    void readGames(std::string_view rest, Ask& ask) {
        constexpr std::size_t most = 100;
        ask.count = readCount(takeWord(rest), most);
        require(takeWord(rest), "presses");
        ask.goal.number = readCount(takeWord(rest), most);
        require(takeWord(rest), "cell");
        ask.goal.set = readCells(source_, rest, rule());
        if (ask.goal.set.count() != 1) {
            source_.fail(Expected::place, rest);
        }
    }

    void readNumber(std::string_view text, Ask& ask) {
        if (text.starts_with('=')) {
            text = trimmed(text.substr(1));
        }
        constexpr std::string_view within = " within ";
        const std::size_t middle = text.find(within);
        ask.number = readExpression(source_, trimmed(text.substr(0, middle)));
        if (middle != std::string_view::npos) {
            ask.within = readExpression(source_, trimmed(text.substr(middle + within.size())));
        }
    }

    void readAsk(const Directive& directive) {
        if (step_.ask) {
            source_.fail(Expected::fieldOnce, directive.word);
            return;
        }
        std::string_view rest = directive.argument;
        const std::string_view kind = takeWord(rest);
        askLine_ = kind;
        Ask ask;
        if (kind == "until") {
            ask.goal = readGoal(source_, rest, step_.game);
        } else if (kind == "number" || kind == "side" || kind == "predict" ||
                   kind == "probability") {
            ask.isSide = kind == "side";
            ask.isProbability = kind == "probability";
            ask.kind =
                kind == "predict" || ask.isProbability ? Ask::Kind::predict : Ask::Kind::number;
            readNumber(rest, ask);
        } else if (kind == "forced") {
            ask.kind = Ask::Kind::forced;
            readForced(rest, ask);
        } else if (kind == "impossible") {
            ask.kind = Ask::Kind::impossible;
            readImpossible(rest, ask);
        } else if (kind == "choice" && rest.empty()) {
            ask.kind = Ask::Kind::choice;
        } else if (kind == "click") {
            ask.kind = Ask::Kind::click;
            ask.thing = landmarkIn(rest);
        } else if (kind == "page") {
            ask.kind = Ask::Kind::page;
            ask.page = readPage(source_, rest, vocabulary_);
        } else if (kind == "pattern") {
            ask.kind = Ask::Kind::pattern;
            const auto cells = wholeNumber(rest);
            if (!cells || *cells < 1 || *cells > step_.game.vertexCount()) {
                source_.fail(Expected::goal, rest);
            }
            ask.count = cells.value_or(1);
        } else if (kind == "matrix" && (rest == "echelon" || rest == "reduced")) {
            ask.kind = Ask::Kind::matrix;
            ask.isReduced = rest == "reduced";
        } else if (kind == "changers") {
            ask.kind = Ask::Kind::changers;
            readChangers(rest, ask);
        } else if (kind == "slide") {
            ask.kind = Ask::Kind::slide;
            readSlider(rest, ask);
        } else if (kind == "conjecture") {
            ask.kind = Ask::Kind::conjecture;
            readConjectureRange(rest, ask);
        } else if (kind == "tiles") {
            ask.kind = Ask::Kind::tiles;
            readTiles(rest, ask);
        } else if (kind == "games") {
            ask.kind = Ask::Kind::games;
            readGames(rest, ask);
        } else if (kind == "blocks" && rest.empty()) {
            ask.kind = Ask::Kind::blocks;
        } else {
            failAtWord(source_, Expected::ask, directive.argument, askWords);
            return;
        }
        ask.text = textOf(directive);
        step_.ask = std::move(ask);
    }

    void readMore(const Directive& directive, Ask& ask) {
        if (directive.word == "hint") {
            if (ask.hints.size() == maxHints) {
                source_.fail(Expected::fewerHints, directive.word);
            }
            ask.hints.push_back(readProse(source_, directive.argument, rule()));
        } else if (directive.word == "done") {
            ask.done = readProse(source_, directive.argument, rule());
        } else if (ask.kind == Ask::Kind::choice || ask.kind == Ask::Kind::blocks) {
            ask.choices.push_back({.text = readProse(source_, directive.argument, rule()),
                                   .isRight = directive.word == "right",
                                   .why = readProse(source_, directive.text, rule())});
        } else if (directive.word == "right") {
            source_.fail(Expected::choiceFirst, directive.word);
        } else {
            ask.wrong.push_back(wrongAnswer(directive, ask));
        }
    }

    WrongAnswer wrongAnswer(const Directive& directive, const Ask& ask) {
        WrongAnswer wrong{.isAny = directive.argument == "*"};
        if (wrong.isAny) {
            // "*" matches any answer, so there is nothing to read.
        } else if (ask.kind == Ask::Kind::number) {
            wrong.number = readExpression(source_, directive.argument);
        } else if (ask.kind == Ask::Kind::slide) {
            wrong.number = readCondition(source_, directive.argument);
        } else if (ask.kind == Ask::Kind::until) {
            wrong.goal = readGoal(source_, directive.argument, step_.game);
        } else if (ask.kind == Ask::Kind::click) {
            wrong.thing = landmarkIn(directive.argument);
        } else {
            source_.fail(Expected::choiceFirst, directive.word);
        }
        wrong.why = textOf(directive);
        return wrong;
    }

    LessonSource& source_;
    const LessonVocabulary& vocabulary_;
    Step& step_;
    std::string_view askLine_;
    std::string_view concealLine_;
};

/// Removes the name of a step, as in "First board {#first-board}", from its title and returns it.
/// Returns the title itself if it contains no name.
std::string takeName(std::string_view& title) {
    const std::size_t brace = title.rfind("{#");
    if (brace == std::string_view::npos || !title.ends_with('}')) {
        return std::string(title);
    }
    const std::string_view name = title.substr(brace + 2, title.size() - brace - 3);
    title = trimmed(title.substr(0, brace));
    return std::string(name);
}

/// Reads a step from two parts of the source: the line of its title, which starts with "## ", and
/// the text up to the next title. `before` is the previous step.
Step readStep(LessonSource& source, std::string_view title, std::string_view body,
              const Step& before, const LessonVocabulary& vocabulary) {
    Step step{.game = before.game, .namesRowAndColumn = before.namesRowAndColumn};
    const StepParts parts = partsOf(source, body);
    readBoardOf(source, parts, step);
    std::string_view words = trimmed(title.substr(std::min<std::size_t>(2, title.size())));
    step.name = takeName(words);
    if (words.empty()) {
        source.fail(Expected::step, title);
    }
    step.title = readProse(source, words, step.game.rule());
    for (const std::string_view text : parts.texts) {
        std::vector<Block> blocks = readBlocks(source, text, step.game.rule());
        step.text.insert(step.text.end(), blocks.begin(), blocks.end());
    }
    AskReader asks(source, vocabulary, step);
    for (const Directive& directive : parts.directives) {
        asks.read(directive);
    }
    asks.finish();
    return step;
}

void readField(LessonSource& source, std::string_view line, Lesson& lesson,
               std::set<std::string_view>& seen) {
    const std::size_t colon = line.find(':');
    const std::string_view name = trimmed(line.substr(0, colon));
    if (colon == std::string_view::npos) {
        source.fail(Expected::field, line);
        return;
    }
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!seen.insert(name).second) {
        source.fail(Expected::fieldOnce, name);
    } else if (name == "title") {
        lesson.title = value;
    } else if (name == "book") {
        lesson.book = value;
    } else if (name == "aims") {
        lesson.aims = value;
    } else if (name == "age") {
        lesson.age = value;
    } else if (name == "needs") {
        lesson.needs = value;
    } else if (name == "after") {
        std::string_view rest = value;
        while (!rest.empty()) {
            const std::string_view word = takeWord(rest);
            const auto number = wholeNumber(word);
            constexpr std::size_t maxNumber = 1000;
            if (!number || *number < 1 || *number > maxNumber) {
                source.fail(Expected::lessonNumber, word);
                return;
            }
            lesson.after.push_back(*number);
        }
    } else if (name == "pieces") {
        lesson.hasPieces = value == "yes";
        if (!lesson.hasPieces && value != "no") {
            source.fail(Expected::yesOrNo, value);
        }
    } else if (name == "minutes") {
        constexpr std::size_t maxMinutes = 600;
        lesson.minutes = wholeNumber(value).value_or(0);
        if (lesson.minutes < 1 || lesson.minutes > maxMinutes) {
            source.fail(Expected::minutes, value);
        }
    } else {
        failAtWord(source, Expected::field, name, fieldNames);
    }
}

void readHeading(LessonSource& source, std::string_view& rest, Lesson& lesson) {
    const std::string_view first = takeLine(rest);
    if (trimmed(first) != headingMark) {
        source.fail(Expected::heading, first);
        return;
    }
    std::set<std::string_view> seen;
    while (true) {
        if (rest.empty()) {
            source.fail(Expected::headingEnd, rest);
            return;
        }
        const std::string_view line = takeLine(rest);
        if (trimmed(line) == headingMark) {
            if (lesson.title.empty()) {
                source.fail(Expected::title, line);
            } else if (lesson.minutes == 0 && lesson.book.empty()) {
                source.fail(Expected::minutes, line);
            }
            return;
        }
        if (!trimmed(line).empty()) {
            readField(source, line, lesson, seen);
        }
    }
}

/// Removes the lines before the next title that is not inside a fence, and returns them.
std::string_view takeBody(std::string_view& rest) {
    const std::string_view whole = rest;
    bool isFenced = false;
    while (!rest.empty()) {
        std::string_view after = rest;
        const std::string_view line = takeLine(after);
        if (line.starts_with(fenceMark)) {
            isFenced = !isFenced;
        } else if (!isFenced && (line.starts_with("## ") || line.starts_with("# "))) {
            break;
        }
        rest = after;
    }
    return whole.substr(0, whole.size() - rest.size());
}

/// Appends a number to the name of a step if a previous step has the same name. `used` contains the
/// names of the previous steps with the greatest number appended to each.
void distinguish(std::string& name, std::map<std::string, std::size_t>& used) {
    const std::string first = name;
    while (!used.try_emplace(name, 1).second) {
        name = first + " " + std::to_string(++used[first]);
    }
}

void readTeacherPage(LessonSource& source, std::string_view line, std::string_view& rest,
                     Lesson& lesson) {
    const Rule& rule = lesson.steps.back().game.rule();
    lesson.teacherTitle = readProse(source, line.substr(1), rule);
    lesson.teacherPage = readBlocks(source, takeBody(rest), rule);
    if (!rest.empty()) {
        source.fail(Expected::teacherPageLast, rest);
    }
}

/// Returns words as literal text, with special characters escaped.
std::string literal(const std::string& words) {
    return proseText({Run{.words = words}});
}

Result<std::string> boardText(const Game& game) {
    const Lattice* lattice = game.rule().lattice();
    if (lattice != nullptr && game.presses().none() && game.pressCount() == 0) {
        return "```step\nboard " + boardSpec(*lattice) + "\ntarget " + game.target().toString() +
               "\nlights " + game.lights().toString() + "\n```\n";
    }
    Result<std::string> document = writeDocument({.game = game});
    return document ? "```board\n" + *document + "\n```\n" : document;
}

} // namespace

std::variant<Lesson, LessonError> readLesson(std::string_view text,
                                             const LessonVocabulary& vocabulary) {
    LessonSource source(text);
    if (text.size() > maxLessonBytes) {
        source.fail(Expected::shorterText, text.substr(0, 0));
        return *source.error();
    }
    if (const auto bad = firstBadByte(text)) {
        source.fail(Expected::text, text.substr(*bad, 0));
        return *source.error();
    }
    Lesson lesson;
    std::string_view rest = withoutByteOrderMark(text);
    readHeading(source, rest, lesson);
    std::map<std::string, std::size_t> names;
    std::size_t lines = 1; // number of the line at `counted`
    const char* counted = text.data();
    while (!source.error() && (!trimmed(rest).empty() || lesson.steps.empty())) {
        const std::string_view line = takeLine(rest);
        if (line.starts_with("## ")) {
            const Step before = lesson.steps.empty() ? Step() : lesson.steps.back();
            lesson.steps.push_back(readStep(source, line, takeBody(rest), before, vocabulary));
            distinguish(lesson.steps.back().name, names);
            lines += static_cast<std::size_t>(std::count(counted, line.data(), '\n'));
            counted = line.data();
            lesson.steps.back().line = lines;
        } else if (line.starts_with("# ") && !lesson.steps.empty()) {
            readTeacherPage(source, line, rest, lesson);
        } else if (!trimmed(line).empty() || rest.empty()) {
            source.fail(Expected::step, line);
        }
    }
    if (source.error()) {
        return *source.error();
    }
    return lesson;
}

Result<std::string> newLesson(const Game& game, const NewLessonWords& words) {
    const Result<std::string> board = boardText(game);
    if (!board) {
        return board;
    }
    return "---\ntitle: " + words.title + "\nminutes: 10\n---\n\n## " + literal(words.stepTitle) +
           "\n\n" + literal(words.text) + "\n\n" + *board + "\n```step\nask until won => " +
           literal(words.ask) + "\n```\n";
}

} // namespace lightsout
