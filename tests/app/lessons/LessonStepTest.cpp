// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/LessonStep.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

using Change = void (*)(Step&);

Prose words(const char* text) {
    return {Run{.words = text}};
}

/// Returns a step all of whose texts begin with `letter`.
Step stepIn(char letter) {
    const auto say = [letter](const char* text) {
        return words((letter + std::string(text)).c_str());
    };
    Ask ask{.kind = Ask::Kind::choice, .text = say("ask"), .count = 3};
    ask.choices = {{.text = say("a"), .why = say("not a")},
                   {.text = say("b"), .isRight = true, .why = say("b it is")}};
    ask.hints = {say("hint")};
    ask.wrong = {{.isAny = true, .why = say("never")}};
    ask.done = say("done");
    return {.title = say("title"),
            .game = Game::allOn(Lattice{.rows = 2, .cols = 2}),
            .page = Place{.page = "play"},
            .pointer = Pointer{.text = say("there")},
            .ask = ask};
}

} // namespace

class LessonStepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordingDoesNotChangeAStep() {
        QVERIFY(areTheSame(stepIn('e'), stepIn('f')));
        Step silent = stepIn('e');
        silent.ask.reset();
        QVERIFY(areTheSame(silent, silent));
    }

    void anythingElseDoes_data() {
        QTest::addColumn<Change>("change");
        const auto row = [](const char* name, Change change) { QTest::newRow(name) << change; };
        row("board", [](Step& step) { step.game.press(1); });
        row("page", [](Step& step) { step.page.reset(); });
        row("pointer", [](Step& step) { step.pointer.reset(); });
        row("ask", [](Step& step) { step.ask.reset(); });
        row("kind", [](Step& step) { step.ask->kind = Ask::Kind::until; });
        row("cells", [](Step& step) { step.ask->count = 4; });
        row("right", [](Step& step) { step.ask->choices[0].isRight = true; });
        row("hints", [](Step& step) { step.ask->hints.clear(); });
        row("wrong", [](Step& step) { step.ask->wrong[0].isAny = false; });
    }
    void anythingElseDoes() {
        QFETCH(const Change, change);
        Step other = stepIn('e');
        change(other);
        QVERIFY(!areTheSame(stepIn('e'), other));
        QVERIFY(!areTheSame(other, stepIn('e')));
    }

    void aWallShowsTheDrawingAlone() {
        Step step = stepIn('e');
        step.pointer.reset();
        step.ask->kind = Ask::Kind::until;
        step.ask->goal.kind = Goal::Kind::edges;
        QVERIFY(!isAboutSubjectAlone(step, false));
        QVERIFY(isAboutSubjectAlone(step, true));
        step.ask->thing.name = "mode";
        QVERIFY(!isAboutSubjectAlone(step, true));
    }

    void aWallShowsTheCardOfAStep() {
        Step step = stepIn('e');
        step.page = Place{.page = "kernel"};
        QVERIFY(isAboutSubjectAlone(step, true));
        step.page->card = "solutions";
        QVERIFY(!isAboutSubjectAlone(step, true));
    }

    void findsLandmarksOfAStep() {
        Step step = stepIn('e');
        QVERIFY(!refersTo(step, {"all-on", "random"}));
        step.ask->thing.name = "all-on";
        QVERIFY(refersTo(step, {"all-on", "random"}) && !refersTo(step, {"random"}));
        step.ask.reset();
        QVERIFY(!refersTo(step, {"all-on", "random"}));
        step.pointer->thing.name = "random";
        QVERIFY(refersTo(step, {"all-on", "random"}) && !refersTo(step, {"all-on"}));
    }

    void findsTheCorrespondingText() {
        const Ask english = *stepIn('e').ask;
        const Ask french = *stepIn('f').ask;
        const auto said = [&](const char* text) { return inWordsOf(french, english, words(text)); };
        QVERIFY(said("edone") == words("fdone"));
        QVERIFY(said("enot a") == words("fnot a"));
        QVERIFY(said("eb it is") == words("fb it is"));
        QVERIFY(said("enever") == words("fnever"));
        QVERIFY(said("anything").empty());
        QVERIFY(inWordsOf(french, english, {}).empty());
        Ask silent = english;
        silent.done.clear();
        QVERIFY(inWordsOf(french, silent, {}).empty());
    }
};

LIGHTSOUT_TEST(LessonStepTest)
#include "LessonStepTest.moc"
