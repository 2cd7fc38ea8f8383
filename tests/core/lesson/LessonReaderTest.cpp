// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/LessonReader.h"

#include "lesson/LessonBoard.h"
#include "support/Random.h"
#include "tests/support/RuleZoo.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

const std::string heading = "---\ntitle: A lesson\nminutes: 20\n---\n";

/// Returns a lesson with one step, whose lines begin in line 8 of the text.
std::string stepWith(const std::string& lines) {
    return heading + "## Step\nWords.\n```step\n" + lines + "\n```\n";
}

std::variant<Lesson, LessonError> lessonOrError(const std::string& text) {
    static const LessonVocabulary vocabulary{
        .pages = {{"play", {"press", "draw"}, {"board", "chase"}, {{"size"}, {"kind", {"a", "b"}}}},
                  {"matrix", {"by-hand"}, {"row"}},
                  {"kernel", {}, {}}},
        .landmarks = {{"board"},
                      {"cell", LandmarkArgument::cell},
                      {"row", LandmarkArgument::number},
                      {"tab", LandmarkArgument::page},
                      {"mode", LandmarkArgument::mode},
                      {"card", LandmarkArgument::card}},
        .concealable = {"facts", "laws"}};
    return readLesson(text, vocabulary);
}

std::optional<Lesson> lessonOf(const std::string& text) {
    auto read = lessonOrError(text);
    return std::holds_alternative<Lesson>(read) ? std::optional(std::get<Lesson>(read))
                                                : std::nullopt;
}

std::optional<Step> stepOf(const std::string& lines) {
    const auto lesson = lessonOf(stepWith(lines));
    return lesson ? std::optional(lesson->steps[0]) : std::nullopt;
}

} // namespace

class LessonReaderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeLesson();
    void stepsHaveNames();
    void boards();
    void lights();
    void asks();
    void concealed();
    void forcedPresses();
    void namesOfCells();
    void newLessonIsRead();
    void refuses_data();
    void refuses();
    void unknownCardsAreAnsweredWithTheNames();
    void refusesAllBeginnings();
    void largeTextsAreReadSoon();
};

void LessonReaderTest::wholeLesson() {
    const auto lesson =
        lessonOf("\xEF\xBB\xBF---\r\ntitle: Two laws\r\naims: Order\r\nage: 10\r\n"
                 "minutes: 20\r\nneeds: nothing\r\nafter: 1 3\r\npieces: yes\r\n---\r\n\r\n## "
                 "First *step*\r\n"
                 "Words of {rank}.\r\n\r\n```step\r\nboard grid:3x3\r\n```\r\n"
                 "More words.\r\n\r\n## Second\r\n# For the teacher\r\nAnswers.\r\n");
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->title, std::string("Two laws"));
    QCOMPARE(lesson->needs, std::string("nothing"));
    QCOMPARE(lesson->minutes, std::size_t{20});
    QCOMPARE(lesson->steps.size(), std::size_t{2});
    QCOMPARE(lesson->after, (std::vector<std::size_t>{1, 3}));
    QVERIFY(lesson->hasPieces);
    QCOMPARE(lesson->steps[0].line, std::size_t{11});
    QCOMPARE(lesson->steps[1].line, std::size_t{19});
    QCOMPARE(lesson->steps[0].title.size(), std::size_t{2});
    QCOMPARE(lesson->steps[0].name, std::string("First *step*"));
    QCOMPARE(lesson->steps[0].text.size(), std::size_t{2});
    QVERIFY(lesson->steps[0].setsBoard);
    // The board stays, and quantities in the second step refer to it.
    QVERIFY(!lesson->steps[1].setsBoard);
    QVERIFY(lesson->steps[1].game == Game::allOn(Lattice{.rows = 3, .cols = 3}));
    QCOMPARE(lesson->teacherTitle[0].words, std::string("For the teacher"));
    QCOMPARE(lesson->teacherPage.size(), std::size_t{1});
}

void LessonReaderTest::stepsHaveNames() {
    const auto lesson =
        lessonOf(heading + "## A word of {rank} {#one}\n```step\nboard grid:2x2\n```\n"
                           "## Two\n## Two\n## Third {#one}\n## {1 + 1}\n");
    QVERIFY(lesson.has_value());
    std::vector<std::string> names;
    for (const Step& step : lesson->steps) {
        names.push_back(step.name);
    }
    QCOMPARE(names, (std::vector<std::string>{"one", "Two", "Two 2", "one 2", "{1 + 1}"}));
    QCOMPARE(lesson->steps[3].title[0].words, std::string("Third"));
    QVERIFY(!lessonOf(heading + "## {#one}\n").has_value());
}

void LessonReaderTest::boards() {
    const auto drawn = stepOf("board graph:4,self=off 1-2 2-3\n 3>4");
    QVERIFY(drawn.has_value());
    const Graph& graph = *drawn->game.rule().graph();
    QVERIFY(graph.hasArc(1, 0) && graph.hasArc(2, 3) && !graph.hasArc(3, 2));
    QVERIFY(!graph.selfInfluence(0));
    QVERIFY(stepOf("board petersen")->game.rule().edgeCount() == 15);
    // The board is given as a document.
    const auto saved = lessonOf(heading + "## Step\n```board\n{\"format\": \"lightsout\", "
                                          "\"version\": 1, \"board\": {\"grid\": {\"rows\": 2, "
                                          "\"cols\": 2}}, \"start\": \"1000\"}\n```\n");
    QVERIFY(saved.has_value());
    QCOMPARE(saved->steps[0].game.lights().toString(), std::string("1000"));
}

void LessonReaderTest::lights() {
    const auto lightsOf = [](const std::string& lines) {
        const auto step = stepOf("board grid:2x2\n" + lines);
        return step ? step->game.lights().toString() : std::string("refused");
    };
    QCOMPARE(lightsOf(""), std::string("1111"));
    QCOMPARE(lightsOf("lights none"), std::string("0000"));
    QCOMPARE(lightsOf("lights 10 01"), std::string("1001"));
    QCOMPARE(lightsOf("lights after 1,1"), std::string("1110"));
    QCOMPARE(lightsOf("lights after 1,1 1,1"), std::string("0000"));
    QCOMPARE(lightsOf("lights after 1,1\ntarget all"), std::string("0001"));
    QCOMPARE(lightsOf("lights random 3"), lightsOf("lights random 3"));
    const auto solvable = stepOf("board grid:5x5\nlights solvable 3");
    QVERIFY(solvable->game.lights() != stepOf("board grid:5x5\nlights solvable 4")->game.lights());
    QCOMPARE(stepOf("board grid:2x2\ntarget 1000")->game.target().toString(), std::string("1000"));
}

void LessonReaderTest::asks() {
    const auto until = stepOf("board grid:3x3\nask until pressed 1,1 2,2 => Press.\nhint One\n"
                              "hint Two\nwrong presses 3 => Too many.\ndone Good.");
    QVERIFY(until->ask->goal.kind == Goal::Kind::pressed);
    QCOMPARE(until->ask->goal.set.toString(), std::string("100010000"));
    QCOMPARE(until->ask->hints.size(), std::size_t{2});
    QCOMPARE(until->ask->wrong[0].goal.number, std::size_t{3});
    QCOMPARE(until->ask->done[0].words, std::string("Good."));

    const auto number = stepOf("board grid:3x3\nask number = 2^nullity within 1/2 => How many?\n"
                               "wrong rank => No.\nwrong * => Not that.");
    QVERIFY(number->ask->kind == Ask::Kind::number);
    QCOMPARE(expressionText(number->ask->number), std::string("(2^nullity)"));
    QCOMPARE(expressionText(number->ask->within), std::string("(1 / 2)"));
    QVERIFY(!number->ask->wrong[0].isAny && number->ask->wrong[1].isAny);
    QCOMPARE(expressionText(number->ask->wrong[0].number), std::string("rank"));

    const auto choice = stepOf("ask choice => Which?\nwrong That => For this reason.\nright This");
    QVERIFY(choice->ask->choices[1].isRight && choice->ask->choices[1].why.empty());
    QCOMPARE(choice->ask->choices[0].why[0].words, std::string("For this reason."));

    const auto click = stepOf("board grid:3x3\nask click row 2 => Which?\nwrong row 1 => No.");
    QVERIFY((click->ask->thing == Landmark{.name = "row", .number = 2}));
    QVERIFY((click->ask->wrong[0].thing == Landmark{.name = "row", .number = 1}));
    const auto page = stepOf("ask page matrix by-hand => Go.\npage kernel");
    QVERIFY((page->ask->page == Place{.page = "matrix", .mode = "by-hand"}));
    QVERIFY((page->page == Place{.page = "kernel"}));
    QVERIFY((stepOf("page play draw")->page == Place{.page = "play", .mode = "draw"}));
    const Place place{
        .page = "play", .mode = "draw", .card = "chase", .values = {{"kind", "b"}, {"size", "12"}}};
    QVERIFY(stepOf("page " + placeText(place))->page == place);
    QVERIFY(!stepOf("page mode=draw"));
    QVERIFY(!stepOf("page board=grid:2x2 page=kernel")); // the line `board` sets the board
    const auto pressed = stepOf("board grid:2x2\npressed 1,1 4\ncheck 2^nullity = 1");
    QCOMPARE(pressed->game.pressCount(), std::uint64_t{2});
    QCOMPARE(pressed->game.lights().toString(), std::string("0110"));
    QCOMPARE(expressionText(pressed->checks[0].number), std::string("(2^nullity)"));
    QCOMPARE(stepOf("board grid:4x4\nask pattern 12 => Add.")->ask->count, std::size_t{12});
    QVERIFY(stepOf("board grid:2x2\nask matrix reduced => Do.")->ask->isReduced);
    QVERIFY(stepOf("board grid:2x2\nask predict mean(3) => Guess.")->ask->kind ==
            Ask::Kind::predict);
    QVERIFY((stepOf("point tab kernel => Here")->pointer->thing ==
             Landmark{.name = "tab", .word = "kernel"}));
    QVERIFY((stepOf("point mode draw => Here")->pointer->thing ==
             Landmark{.name = "mode", .word = "draw"}));
    const auto point = stepOf("board grid:2x2\npoint cell 2,1 => *Here*.");
    QVERIFY((point->pointer->thing == Landmark{.name = "cell", .cell = {2, 1}}));
}

void LessonReaderTest::concealed() {
    const auto step = stepOf("board grid:2x2\nconceal facts  laws\nask number = 1 => How many?");
    QVERIFY(step.has_value());
    QCOMPARE(step->conceals, (std::vector<std::string>{"facts", "laws"}));
}

void LessonReaderTest::newLessonIsRead() {
    const NewLessonWords words{.title = "Mine",
                               .stepTitle = "A *step* {of} $ mine",
                               .text = "# Words \\ of mine",
                               .ask = "Switch => off"};
    Random random(3);
    for (const auto& [name, rule] : ruleZoo()) {
        if (rule.vertexCount() == 0 || rule.vertexCount() > maxLessonVertices) {
            continue;
        }
        Game game(rule, BitVector::random(rule.vertexCount(), random),
                  BitVector::random(rule.vertexCount(), random));
        for (int press = 0; press < 2; ++press) {
            const auto text = newLesson(game, words);
            const auto lesson = lessonOf(*text);
            QVERIFY2(lesson.has_value(), text->c_str());
            QVERIFY(lesson->steps[0].game == game);
            QCOMPARE(lesson->steps[0].title[0].words, words.stepTitle);
            QCOMPARE(lesson->steps[0].ask->text[0].words, words.ask);
            game.press(0);
        }
    }
}

void LessonReaderTest::forcedPresses() {
    const auto forced = stepOf("board grid:2x5\npressed 1,1\nask forced 2,3 1,5 => Press.");
    QVERIFY(forced->ask->kind == Ask::Kind::forced);
    QCOMPARE(forced->ask->goal.set.toString(), std::string("0000100100"));
    QCOMPARE(forced->game.presses().count(), std::size_t{1});
    QCOMPARE(forced->game.lights().toString(), std::string("0011101111"));
    QCOMPARE(changedTwice(forced->game, 1), std::optional<Vertex>(0));
    QVERIFY(!changedTwice(forced->game, 7));
    QVERIFY(isForced(forced->game, 7) && !isForced(forced->game, 8) && !isForced(forced->game, 0));
    const auto impossible = stepOf("board grid:2x4\npressed 1,1 2,3\nask impossible 1,4 => Try.");
    QVERIFY(impossible->ask->kind == Ask::Kind::impossible);
    QCOMPARE(impossible->ask->goal.number, std::size_t{3});
    QCOMPARE(impossible->ask->goal.set.toString(), std::string("00110001"));
    // On a directed board, the presses that change a light are not those that it would change.
    const auto arrow = stepOf("board graph:2,self=off 1>2");
    QCOMPARE(pressesChanging(arrow->game.rule(), 1).toString(), std::string("10"));
    QVERIFY(pressesChanging(arrow->game.rule(), 0).none());
    QVERIFY(stepOf("ask side = 5 => Which side?")->ask->isSide);
    const auto guess = stepOf("ask probability 1 / 2 within 1/20 => How probable?");
    QVERIFY(guess->ask->kind == Ask::Kind::predict && guess->ask->isProbability);
}

void LessonReaderTest::namesOfCells() {
    const auto lesson = lessonOf(heading + "## A\n```step\nnumbers rows-and-columns\n```\n## B\n"
                                           "## C\n```step\nnumbers consecutive\n```\n");
    QVERIFY(lesson->steps[0].namesRowAndColumn && lesson->steps[1].namesRowAndColumn);
    QVERIFY(!lesson->steps[2].namesRowAndColumn);
}

void LessonReaderTest::refuses_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("expected");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<QByteArray>("met");
    const auto row = [](const std::string& text, Expected expected, std::size_t line,
                        const char* met) {
        QTest::addRow("%s", text.substr(0, 200).c_str())
            << QByteArray::fromStdString(text) << static_cast<int>(expected) << line
            << QByteArray(met);
    };
    row("", Expected::heading, 1, "");
    row("# Lesson", Expected::heading, 1, "# Lesson");
    row("---\ntitle: A", Expected::headingEnd, 2, "");
    row("---\ntitle A\n---\n", Expected::field, 2, "title A");
    row("---\nauthor: A\n---\n", Expected::field, 2, "author");
    row("---\ntitle: A\ntitle: B\n---\n", Expected::fieldOnce, 3, "title");
    row("---\nminutes: 3\n---\n## S\n", Expected::title, 3, "---");
    row("---\ntitle: A\n---\n## S\n", Expected::minutes, 3, "---");
    row("---\nminutes: many\n---\n", Expected::minutes, 2, "many");
    row("---\nafter: 1 two\n---\n", Expected::lessonNumber, 2, "two");
    row("---\npieces: perhaps\n---\n", Expected::yesOrNo, 2, "perhaps");
    row("---\nminutes: 601\n---\n", Expected::minutes, 2, "601");
    row(heading, Expected::step, 5, "");
    row(heading + "Words\n## Step\n", Expected::step, 5, "Words");
    row(heading + "## \n", Expected::step, 5, "## ");
    row(heading + "## S\n# Teacher\n## T\n", Expected::teacherPageLast, 7, "## T");
    row(heading + "## S\n```\nboard grid:2x2\n```\n", Expected::fence, 6, "```");
    row(heading + "## S\n```step\nboard grid:2x2\n", Expected::fenceEnd, 6, "```step");
    row(heading + "## S\n```board\nnothing\n```\n", Expected::board, 7, "nothing");
    row(heading + "## S \xFF\n", Expected::text, 5, "");
    const auto line = [&](const std::string& text, Expected expected, const char* met,
                          std::size_t offset = 0) {
        row(stepWith(text), expected, 8 + offset, met);
    };
    line("paint red", Expected::directive, "paint");
    line("board grid:0x3", Expected::board, "grid:0x3");
    line("board photo", Expected::board, "photo");
    line("board grid:100x100", Expected::board, "grid:100x100");
    line("board graph:x 1-2", Expected::board, "x");
    line("board graph:3 1-4", Expected::placeOnBoard, "1-4");
    line("board graph:3 1-1", Expected::placeOnBoard, "1-1");
    line("board graph:3 12", Expected::board, "12");
    line("lights all", Expected::boardFirst, "lights");
    line("board grid:2x2\nlights 111", Expected::lightPerVertex, "111", 1);
    line("board grid:2x2\nlights some", Expected::lights, "some", 1);
    line("board grid:2x2\nlights after 3,1", Expected::placeOnBoard, "3,1", 1);
    line("board grid:2x2\nlights after", Expected::place, "", 1);
    line("page home", Expected::page, "home");
    line("page play outcome", Expected::mode, "outcome");
    line("page kernel press", Expected::mode, "press");
    line("point mode outcome => There", Expected::mode, "outcome");
    line("point tab home => There", Expected::page, "home");
    line("point board 2 => There", Expected::thing, "2");
    line("point card door => There", Expected::card, "door");
    line("point card 1 => There", Expected::card, "1");
    line("page kernel\npoint card row => There", Expected::card, "row", 1);
    line("conceal door\nask number = 1 => Do.", Expected::concealable, "door");
    line("conceal\nask number = 1 => Do.", Expected::concealable, "");
    line("conceal facts", Expected::askFirst, "facts");
    line("point door => There", Expected::thing, "door");
    line("point row two => There", Expected::thing, "two");
    line("point board", Expected::arrow, "board");
    line("point board =>", Expected::arrow, "board");
    line("ask nothing => Do.", Expected::ask, "nothing");
    line("ask until bored => Do.", Expected::goal, "bored");
    line("board grid:2x2\nask until lit 5 => Do.", Expected::goal, "5", 1);
    line("ask number => How many?", Expected::expression, "");
    line("ask choice => Which?\nright This", Expected::choices, "choice");
    line("ask choice => Which?\nwrong This", Expected::choices, "choice");
    line("ask choice => Which?\nask choice => Which?", Expected::fieldOnce, "ask", 1);
    line("hint First", Expected::askFirst, "hint");
    line("ask until won => Do.\nhint\nhint\nhint\nhint", Expected::fewerHints, "hint", 4);
    line("ask until won => Do.\nright This", Expected::choiceFirst, "right", 1);
    line("ask page play => Do.\nwrong This => No", Expected::choiceFirst, "wrong", 1);
    line("ask until won => Do.\nwrong back", Expected::arrow, "back", 1);
    line("board grid:2x2\nask pattern 5 => Do.", Expected::goal, "5", 1);
    line("board grid:2x5\nask forced 1,1 => Do.", Expected::goal, "1,1", 1);
    line("board grid:2x5\npressed 1,1\nask forced 2,3 1,4 => Do.", Expected::goal, "2,3 1,4", 2);
    line("board grid:2x5\nask forced 3,1 => Do.", Expected::placeOnBoard, "3,1", 1);
    line("board grid:2x5\nask impossible 1,1 => Do.", Expected::goal, "1,1", 1);
    line("board grid:2x5\npressed 1,1\nask impossible 1,1 => Do.", Expected::goal, "1,1", 2);
    line("pressed 1,1", Expected::boardFirst, "pressed");
    line("ask slide 0 to 1 by 1/4 until slider = 2 rank => Do.", Expected::expression, "rank");
    line("ask slide 0 to 1 by 1/4 until slider => Do.", Expected::condition, "slider");
    line("ask slide 0 to 1 of 1/4 until slider = 1 => Do.", Expected::ask, "of");
    line("ask slide 1 to 0 by 1/4 until slider = 1 => Do.", Expected::expression, "slider = 1");
    line("ask slide 0 to half by 1/4 until slider = 1 => Do.", Expected::quantity, "half");
    line("ask conjecture cubes 9 => Do.", Expected::ask, "cubes");
    line("ask conjecture squares 61 => Do.", Expected::expression, "61");
    line("ask tiles 1/2 1/2 3/2 = 1 => Do.", Expected::expression, "3/2");
    line("ask tiles 1/2 1/2 1/2 = 5 => Do.", Expected::expression, "5");
    line("ask tiles 1/2 1/2 = 1 => Do.", Expected::expression, "=");
    line("board grid:2x2\nask games 0 presses 2 cell 1,1 => Do.", Expected::expression, "0", 1);
    line("board grid:2x2\nask games 9 presses 2 cell 3,1 => Do.", Expected::placeOnBoard, "3,1", 1);
    line("board grid:2x2\nask games 9 presses 2 cell 1,1 1,2 => Do.", Expected::place, "1,1 1,2",
         1);
    line("ask blocks => Do.\nwrong This", Expected::choices, "blocks");
    line("board grid:5x5\nask changers 1,1 => Do.", Expected::goal, "1,1", 1);
    line("board grid:5x5\npressed 1,1\nask changers 1,2 3,3 => Do.", Expected::goal, "3,3", 2);
    line("board grid:5x5\nmirror 5", Expected::expression, "5", 1);
    line("numbers roman", Expected::directive, "roman");
    line("ask matrix square => Do.", Expected::ask, "matrix square");
    line("ask until won => *Do.", Expected::emphasisEnd, "");
}

void LessonReaderTest::refuses() {
    QFETCH(QByteArray, text);
    QFETCH(int, expected);
    QFETCH(std::size_t, line);
    QFETCH(QByteArray, met);
    const auto read = lessonOrError(text.toStdString());
    QVERIFY(std::holds_alternative<LessonError>(read));
    const auto& error = std::get<LessonError>(read);
    QCOMPARE(static_cast<int>(error.expected), expected);
    QCOMPARE(error.position.line, line);
    QCOMPARE(QByteArray::fromStdString(error.met), met);
    QCOMPARE(error.cause.has_value(),
             error.expected == Expected::board && met != "x" && met != "12");
}

void LessonReaderTest::unknownCardsAreAnsweredWithTheNames() {
    const auto namesFor = [](const std::string& lines) {
        return std::get<LessonError>(lessonOrError(stepWith(lines))).names;
    };
    using Names = std::vector<std::string>;
    QCOMPARE(namesFor("page play\npoint card door => There"), (Names{"board", "chase"}));
    QCOMPARE(namesFor("point card door => There"), (Names{"board", "chase", "row"}));
    QVERIFY(lessonOf(stepWith("page play\npoint card chase => There")));
}

void LessonReaderTest::refusesAllBeginnings() {
    const std::string text = heading + "## S\nWords $x_{1}$ and {rank}.\n```step\n"
                                       "board grid:2x2\nask choice => W\nright A\nwrong B => c\n"
                                       "```\n";
    QVERIFY(lessonOf(text).has_value());
    for (std::size_t length = 0; length + 1 < text.size(); ++length) {
        // A step may consist of a title only.
        const auto read = lessonOrError(text.substr(0, length));
        if (const auto* const error = std::get_if<LessonError>(&read)) {
            QVERIFY(error->position.line >= 1 && error->position.line <= 14);
        }
    }
}

void LessonReaderTest::largeTextsAreReadSoon() {
    std::string text = heading;
    while (text.size() + 100 < maxLessonBytes) {
        text += "## S\n- item\n";
    }
    const auto lesson = lessonOf(text);
    QVERIFY(lesson.has_value());
    QCOMPARE(lesson->steps.back().line, 5 + 2 * (lesson->steps.size() - 1));
    text.resize(maxLessonBytes + 1, ' ');
    QVERIFY(std::get<LessonError>(lessonOrError(text)).expected == Expected::shorterText);
}

LIGHTSOUT_TEST(LessonReaderTest)
#include "LessonReaderTest.moc"
