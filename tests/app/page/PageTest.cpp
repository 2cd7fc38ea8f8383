// SPDX-License-Identifier: GPL-3.0-or-later
#include "page/Page.h"

#include "Pages.h"
#include "board/BoardView.h"
#include "controls/Card.h"
#include "lesson/Lesson.h"
#include "lesson/Vocabulary.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QSignalSpy>

#include <algorithm>
#include <map>
#include <memory>
#include <set>

using namespace lightsout;

namespace {

struct ShownPages {
    ShownPages() : workbench(Game::allOn(Lattice{.rows = 4, .cols = 4})) {
        workbench.pinned.pin(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        const Appearance appearance{.language = QStringLiteral("en")};
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
    }
    Page& show(const PageAndMode& wanted) {
        Page* page = showPage(*window, wanted);
        settle(workbench, *window);
        return *page;
    }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
};

} // namespace

/// Tests every page through the interface by which the window knows it.
class PageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void idsAreUnique() {
        std::set<QString> pages;
        std::set<QString> scenes;
        int playing = 0;
        for (const PageDescription& page : pageDescriptions()) {
            QVERIFY(!page.id.isEmpty() && !page.title.isEmpty() && !page.toolTip.isEmpty());
            QVERIFY2(pages.insert(page.id).second, qPrintable(page.id));
            std::set<QString> modes;
            for (const ModeBar::Mode& mode : page.modes) {
                QVERIFY2(!mode.id.isEmpty() && modes.insert(mode.id).second, qPrintable(mode.text));
            }
            for (const Scene& scene : page.scenes()) {
                QVERIFY2(scenes.insert(scene.name).second, qPrintable(scene.name));
            }
            playing += page.isForPlaying ? 1 : 0;
        }
        QCOMPARE(playing, 1);
    }

    void scenesNamePlacesOfTheirPage() {
        const ShownPages shown;
        const LessonVocabulary vocabulary = shown.window->lessonVocabulary();
        for (const PageDescription& page : pageDescriptions()) {
            for (const Scene& scene : page.scenes()) {
                LessonSource source(scene.place);
                const Place place = readPlace(source, scene.place, vocabulary);
                QVERIFY2(!source.error() && place.page == page.id.toStdString(),
                         scene.place.c_str());
                QCOMPARE(placeText(place), scene.place);
                QVERIFY2(boardOf(place).has_value() != place.board.empty(), scene.place.c_str());
            }
        }
    }

    void aPageReportsThePlaceThatItWasToldToShow() {
        const ShownPages shown;
        for (const Place& wanted :
             {Place{"elimination", "outcome", "", {{"method", "chase"}, {"matrix", "inverse"}}},
              Place{"kernel", "", "", {{"basis", "orthogonal"}, {"counts", "boards"}}},
              Place{"random", "states", "", {{"side", "power"}, {"games", "1000000"}}},
              Place{"counts", "sweep", "", {{"fact", "tilings"}, {"colours", "nullity"}}}}) {
            shown.window->showTab(QString::fromStdString(wanted.page));
            Page& page = shown.window->tabs().current();
            const Place before = page.place();
            for (const auto& [name, value] : wanted.values) {
                const auto found = before.values.find(name);
                QVERIFY2(found == before.values.end() || found->second != value, name.c_str());
            }
            for (const Place& place : {wanted, before}) {
                page.showPlace(place);
                const Place now = page.place();
                QCOMPARE(now.mode, place.mode);
                for (const auto& [name, value] : place.values) {
                    QVERIFY2(now.values.at(name) == value, name.c_str());
                }
            }
        }
    }

    void modesAreChosenAndRestored() {
        ShownPages shown;
        for (const PageDescription& description : pageDescriptions()) {
            shown.window->showTab(description.id);
            Page& page = shown.window->tabs().current();
            QCOMPARE(page.id(), description.id);
            QCOMPARE(page.mode().isEmpty(), description.modes.isEmpty());
            for (const ModeBar::Mode& mode : description.modes) {
                const bool isOther = page.mode() != mode.id;
                const QSignalSpy changes(&page, &Page::modeChanged);
                page.chooseMode(mode.id);
                QCOMPARE(page.mode(), mode.id);
                QCOMPARE(changes.count(), isOther ? 1 : 0);
                const QJsonObject state = page.state();
                page.chooseMode(QStringLiteral("no such mode"));
                page.chooseMode(description.modes.front().id);
                page.restore(state);
                QCOMPARE(page.mode(), mode.id);
                // The landmark is the button, or the field if there is little room.
                const Landmark landmark{.name = "mode", .word = mode.id.toStdString()};
                QVERIFY(shown.window->landmark(landmark).widget != nullptr);
            }
        }
    }

    void cardsHaveTheNamesOfTheDescription() {
        ShownPages shown;
        for (const PageDescription& description : pageDescriptions()) {
            shown.window->showTab(description.id);
            const Page& page = shown.window->tabs().current();
            for (const PageCard& card : description.cards) {
                QVERIFY2(page.findChildren<Card*>(card.id + QStringLiteral("Card")).size() == 1,
                         qPrintable(card.id));
            }
        }
    }

    void landmarksAreFound() {
        ShownPages shown;
        const auto find = [&shown](const Landmark& thing) {
            return shown.window->landmark(thing).widget.data();
        };
        const Page& play = shown.show({"play", "press"});
        QVERIFY(play.isAncestorOf(find({.name = "board"})));
        QCOMPARE(find({.name = "cell", .cell = {2, 3}}), find({.name = "board"}));
        QVERIFY(find({.name = "cell", .cell = {5, 1}}) == nullptr);
        QVERIFY(find({.name = "matrix"}) == nullptr);
        QVERIFY(qobject_cast<Card*>(find({.name = "card", .word = "board"})) != nullptr);
        QVERIFY(find({.name = "card", .word = "no such card"}) == nullptr);
        const Page& elimination = shown.show({"elimination", "steps"});
        QVERIFY(elimination.isAncestorOf(find({.name = "matrix"})));
        QCOMPARE(find({.name = "row", .number = 2}), find({.name = "matrix"}));
        QVERIFY(find({.name = "row", .number = 99}) == nullptr);
        QVERIFY(find({.name = "step"}) != find({.name = "step-back"}));
        const Page& kernel = shown.show({"kernel"});
        QVERIFY(kernel.isAncestorOf(find({.name = "pattern", .number = 4})));
        QVERIFY(find({.name = "pattern", .number = 5}) == nullptr);
        for (const char* name : {"facts", "undo", "all-on", "projector"}) {
            QVERIFY2(find({.name = name}) != nullptr, name);
        }
        QVERIFY(find({.name = "tab", .word = "counts"}) != nullptr);
        QVERIFY(find({.name = "door"}) == nullptr);
    }

    void everyNameOfAVocabularyIsFound() {
        ShownPages shown;
        const LessonVocabulary vocabulary = shown.window->lessonVocabulary();
        std::set<std::string> names;
        for (const auto& landmark : vocabulary.landmarks) {
            QVERIFY2(names.insert(landmark.name).second, landmark.name.c_str());
        }
        for (const PageAndMode page : {PageAndMode{"play", "press"},
                                       {"elimination", "steps"},
                                       {"kernel"},
                                       {"random", "laws"}}) {
            shown.show(page);
            std::erase_if(names, [&](const std::string& name) {
                const std::string_view onPage = page.page;
                const std::string word = name == "tab"                       ? page.page
                                         : name != "card" && name != "chart" ? page.mode
                                         : onPage == "random"                ? "games"
                                                                             : "board";
                const LandmarkPlace place = shown.window->landmark(
                    {.name = name, .number = 1, .cell = {1, 1}, .word = word});
                return place.widget != nullptr && place.widget->isVisible() &&
                       !place.rect.isEmpty();
            });
        }
        QVERIFY2(names.empty(), names.empty() ? "" : names.begin()->c_str());
        for (const std::string& kind : vocabulary.concealable) {
            QVERIFY2(!shown.window->revealing(kind).isEmpty(), kind.c_str());
        }
        QVERIFY(shown.window->revealing("doors").isEmpty());
        QCOMPARE(shown.window->tabs().pageForPlaying(), QStringLiteral("play"));
    }

    /// Programs without a window read lessons with the same names.
    void theVocabularyIsKnownWithoutTheWindow() {
        const ShownPages shown;
        const LessonVocabulary actual = shown.window->lessonVocabulary();
        const LessonVocabulary& known = windowVocabulary();
        QCOMPARE(known.pages.size(), actual.pages.size());
        for (std::size_t i = 0; i < known.pages.size(); ++i) {
            const auto& page = known.pages[i];
            QCOMPARE(page.id, actual.pages[i].id);
            QVERIFY2(page.modes == actual.pages[i].modes && page.cards == actual.pages[i].cards,
                     page.id.c_str());
            QVERIFY2(std::ranges::equal(page.values, actual.pages[i].values, {}, &PlaceValue::name,
                                        &PlaceValue::name),
                     page.id.c_str());
        }
        const auto landmarksOf = [](const LessonVocabulary& vocabulary) {
            std::map<std::string, LandmarkArgument> landmarks;
            for (const auto& [name, argument] : vocabulary.landmarks) {
                landmarks[name] = argument;
            }
            return landmarks;
        };
        QVERIFY(landmarksOf(known) == landmarksOf(actual));
        QVERIFY(known.concealable == actual.concealable);
    }

    void factsAreReported() {
        ShownPages shown;
        Page& kernel = shown.show({"kernel"});
        const QSignalSpy chosen(&kernel, &Page::patternChosen);
        const std::optional<BitVector> first = kernel.chosenPattern();
        QVERIFY(first && first->any());
        const auto click = [&](std::size_t number) {
            const LandmarkPlace tile = kernel.landmark({.name = "pattern", .number = number});
            QTest::mouseClick(tile.widget, Qt::LeftButton, {}, tile.rect.center());
        };
        click(2);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(kernel.chosenPattern() && kernel.chosenPattern() != first);
        click(1);
        click(2);
        QVERIFY(!kernel.chosenPattern());
        QVERIFY(!kernel.elimination());

        Page& elimination = shown.show({"elimination", "steps"});
        QVERIFY(elimination.elimination() && elimination.elimination()->next);
        const QSignalSpy changes(&elimination, &Page::eliminationChanged);
        elimination.turn(true);
        QVERIFY(!changes.isEmpty());
        QTest::keyClick(&elimination, Qt::Key_End);
        QVERIFY(elimination.elimination() && !elimination.elimination()->next);
        shown.show({"elimination", "by-hand"});
        QVERIFY(elimination.elimination() && elimination.elimination()->next);
        for (const char* mode : {"outcome", "methods"}) {
            shown.show({"elimination", mode});
            QVERIFY2(!elimination.elimination(), mode);
        }
    }

    void boardsShowPiecesWhileALessonWantsThem() {
        ShownPages shown;
        const auto hasPieces = [&shown](const PageAndMode& page) {
            return shown.show(page).findChild<BoardView*>()->hasPieces();
        };
        QVERIFY(!hasPieces({"play", "press"}));
        shown.workbench.document.push(Game::allOn(Lattice{.rows = 2, .cols = 2}));
        shown.workbench.document.setPieces(true);
        QVERIFY(hasPieces({"play", "press"}) && hasPieces({"elimination", "steps"}));
        shown.workbench.document.pop();
        QVERIFY(!hasPieces({"play", "press"}) && !hasPieces({"elimination", "steps"}));
    }
};

LIGHTSOUT_TEST(PageTest)
#include "PageTest.moc"
