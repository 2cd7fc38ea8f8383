// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "board/PatternPicture.h"
#include "board/PatternTile.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/Navigator.h"
#include "controls/NumberTable.h"
#include "elimination/FormulaList.h"
#include "elimination/MethodsView.h"
#include "elimination/OperationList.h"
#include "graph/Families.h"
#include "laboratory/SweepView.h"
#include "lessons/LessonDock.h"
#include "lessons/ProseView.h"
#include "matrix/MatrixView.h"
#include "randomplay/ChainCard.h"
#include "randomplay/LiveCard.h"
#include "randomplay/StateGraphView.h"
#include "randomplay/StateMatrixView.h"
#include "settings/Preferences.h"
#include "theme/Theme.h"
#include "tilings/TilingView.h"
#include "window/Spotlight.h"

#include "tests/support/Length.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractItemDelegate>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFontMetrics>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProcess>
#include <QPushButton>
#include <QScreen>
#include <QScrollBar>
#include <QSettings>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QStatusBar>
#include <QTabBar>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QToolBar>
#include <QToolButton>

#include <set>

using namespace lightsout;

namespace {

Appearance onWall(const QString& language) {
    return {.language = language, .projector = true};
}

/// A window of a given size with a page in front.
struct ProgramAtPage {
    ProgramAtPage(const Appearance& appearance, const QSize& size, const QString& pageName)
        : workbench(Game::allOn(Lattice{.rows = 4, .cols = 4})) {
        appearance.apply(*qApp);
        workbench.pinned.pin(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->setFixedSize(size);
        window->show();
        window->activateWindow();
        window->showTab(pageName);
        page = window->findChild<QTabWidget*>()->currentWidget();
        settle();
    }

    void settle() const { lightsout::settle(workbench, *window); }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
        QTest::keyClick(window.get(), key, modifiers);
        settle();
    }
    /// Returns whether these parts of the frame are shown: menu bar, toolbar and status bar.
    std::vector<bool> shown() const {
        return {window->menuBar()->isVisible(),
                window->findChild<QToolBar*>(QStringLiteral("toolbar"))->isVisible(),
                window->statusBar()->isVisible()};
    }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    QWidget* page = nullptr;
};

/// Returns the subject of the page: its largest view, or all its patterns or both its boards
/// together.
QRect subjectOf(const QWidget& page) {
    QRect largest;
    QRect patterns;
    QRect boards;
    for (auto* widget : page.findChildren<QWidget*>()) {
        if (!widget->isVisible()) {
            continue;
        }
        const QRect seen = widget->rect().translated(widget->mapTo(&page, QPoint())) & page.rect();
        const bool isView = dynamic_cast<Navigable*>(widget) != nullptr ||
                            qobject_cast<TilingView*>(widget) != nullptr ||
                            qobject_cast<ChartPanel*>(widget) != nullptr ||
                            qobject_cast<FormulaList*>(widget) != nullptr ||
                            qobject_cast<NumberTable*>(widget) != nullptr ||
                            widget->objectName() == QStringLiteral("atlasTable");
        if (isView && seen.width() * seen.height() > largest.width() * largest.height()) {
            largest = seen;
        }
        if (widget->objectName() == QLatin1String("ownBoard") ||
            widget->objectName() == QLatin1String("pinnedBoard")) {
            boards |= seen;
        }
        if (qobject_cast<PatternTile*>(widget) != nullptr ||
            qobject_cast<PatternPicture*>(widget) != nullptr) {
            patterns |= seen;
        }
    }
    if (!boards.isEmpty()) {
        return boards;
    }
    const bool isAboutPatterns = page.objectName() == QLatin1String("kernel");
    return isAboutPatterns || largest.isEmpty() ? patterns : largest;
}

} // namespace

/// Tests the window on a wall: it shows little but the subject, and all of it is inside the screen.
class StageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void theSubjectIsLarge_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        std::vector<std::pair<QSize, const char*>> walls{
            {{960, 600}, "en"}, {{1920, 1080}, "fr"}, {{3840, 2160}, "he"}};
        if (isRunAtLength()) {
            for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
                for (const char* language : {"en", "fr", "he"}) {
                    walls.emplace_back(size, language);
                }
            }
            walls.emplace_back(QSize(1024, 768), "en");
        }
        for (const auto& [size, language] : walls) {
            QTest::addRow("%d x %d, %s", size.width(), size.height(), language)
                << size << QString::fromLatin1(language);
        }
    }
    void theSubjectIsLarge() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        const ProgramAtPage program(onWall(language), size, QStringLiteral("play"));
        QCOMPARE(program.shown(), (std::vector<bool>{false, false, false}));
        QStringList small;
        for (const PageAndMode& pageAndMode : pagesAndModes()) {
            const QWidget& page = *showPage(*program.window, pageAndMode);
            program.settle();
            QRect subject = subjectOf(page);
            // The rows above the subject are hidden after a while, and the page gets their space.
            subject.setHeight(subject.height() + page.mapTo(program.window.get(), QPoint()).y());
            if (subject.width() < 0.65 * size.width() && subject.height() < 0.8 * size.height()) {
                small << QStringLiteral("%1: %2 x %3")
                             .arg(pageAndMode.text())
                             .arg(subject.width())
                             .arg(subject.height());
            }
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    /// Capitals are large enough on walls of several sizes, in every language.
    void capitalsAreReadFromTheLastRow_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<QString>("language");
        for (const QSize& size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            for (const Appearance::Language& language : Appearance::languages()) {
                QTest::addRow("%d x %d, %s", size.width(), size.height(), qPrintable(language.code))
                    << size << language.code;
            }
        }
    }
    void capitalsAreReadFromTheLastRow() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        const ProgramAtPage program(onWall(language), size, QStringLiteral("play"));
        const double least = 0.022 * size.height();
        const auto capitals = [](const QFont& font) { return QFontMetrics(font).capHeight(); };
        qInfo("capitals of %d pixels", capitals(fontFor(TextRole::body)));
        QVERIFY(capitals(fontFor(TextRole::body)) >= least);
        QStringList small;
        std::vector<PageAndMode> all = pagesAndModes();
        if (!isRunAtLength()) {
            std::erase_if(all, [](const PageAndMode& pageAndMode) {
                return *pageAndMode.button != '\0' ||
                       (*pageAndMode.mode != '\0' &&
                        QLatin1String(pageAndMode.mode) != QLatin1String("press") &&
                        QLatin1String(pageAndMode.mode) != QLatin1String("draw"));
            });
        }
        for (const PageAndMode& pageAndMode : all) {
            showPage(*program.window, pageAndMode);
            program.settle();
            for (const QWidget* widget : program.window->findChildren<QWidget*>()) {
                const auto* button = qobject_cast<const QAbstractButton*>(widget);
                const bool hasWords = button != nullptr && !button->text().isEmpty();
                const bool isText = hasWords || qobject_cast<const QTabBar*>(widget) != nullptr ||
                                    qobject_cast<const QComboBox*>(widget) != nullptr ||
                                    qobject_cast<const QLabel*>(widget) != nullptr;
                if (isText && widget->isVisible() && capitals(widget->font()) < least) {
                    small << QStringLiteral("%1: %2 %3, %4 pixels")
                                 .arg(pageAndMode.text(),
                                      QLatin1String(widget->metaObject()->className()),
                                      button != nullptr ? button->text() : widget->objectName())
                                 .arg(capitals(widget->font()));
                }
            }
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QLatin1Char('\n'))));
    }

    /// The text size adapts when the window moves to another screen.
    void textFollowsTheScreen() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1920, 1080},
                                    QStringLiteral("play"));
        for (const QSize& size : {QSize(3840, 2160), QSize(1280, 800)}) {
            program.window->setFixedSize(size);
            program.settle();
            const int capitals = QFontMetrics(program.page->font()).capHeight();
            QVERIFY(capitals >= 0.022 * size.height());
            QVERIFY(capitals <= 0.025 * size.height());
        }
    }

    void subjectAloneIsEvenLarger_data() {
        QTest::addColumn<QString>("page");
        for (const char* page : {"play", "elimination", "tilings", "random", "counts"}) {
            QTest::newRow(page) << QString::fromLatin1(page);
        }
    }
    void subjectAloneIsEvenLarger() {
        QFETCH(const QString, page);
        const QSize size(1280, 800);
        const ProgramAtPage program(onWall(QStringLiteral("en")), size, page);
        program.press(Qt::Key_F11, Qt::ShiftModifier);
        const QRect alone = subjectOf(*program.page);
        QVERIFY(alone.width() >= 0.9 * size.width());
        QVERIFY(alone.height() >= 0.65 * size.height());
        program.press(Qt::Key_F11, Qt::ShiftModifier);
        QVERIFY(subjectOf(*program.page).width() < 0.9 * size.width());
    }

    void digitsOfAMatrixAreSeenFromTheLastRow() {
        for (const std::size_t side : {3U, 4U}) {
            ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                  QStringLiteral("elimination"));
            program.workbench.document.make(
                Replace{Game::allOn(Lattice{.rows = side, .cols = side})}, QString());
            program.settle();
            const auto* matrix = program.page->findChild<MatrixView*>();
            QVERIFY2(matrix->digitSize() >= 28, qPrintable(QString::number(matrix->digitSize())));
            // A digit is no larger than its entry.
            QVERIFY(matrix->digitSize() < matrix->entryRect(0, 0).height());
        }
    }

    /// The board next to a matrix is at least a quarter of the wall, and the names of 25 rows are
    /// legible.
    void theMatrixAndItsBoardAreLarge_data() { capitalsAreReadFromTheLastRow_data(); }
    void theMatrixAndItsBoardAreLarge() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        ProgramAtPage program(onWall(language), size, QStringLiteral("elimination"));
        for (const std::size_t side : {3U, 5U}) {
            program.workbench.document.make(
                Replace{Game::allOn(Lattice{.rows = side, .cols = side})}, QString());
            for (const char* mode : {"steps", "by-hand"}) {
                showPage(*program.window, {.page = "elimination", .mode = mode});
                program.settle();
                const auto* matrix = program.page->findChild<MatrixView*>();
                const QRectF entries = matrix->contentRect();
                QVERIFY2(entries.height() >= 0.5 * size.height() ||
                             entries.width() >= 0.5 * size.width(),
                         qPrintable(
                             QStringLiteral("%1 x %2").arg(entries.width()).arg(entries.height())));
                QVERIFY2(matrix->headPixels() * 0.8 >= 0.012 * size.height(),
                         qPrintable(QString::number(matrix->headPixels())));
                const auto* card = program.page->findChild<QWidget*>(QStringLiteral("rowCard"));
                const QRectF board = card->findChild<BoardView*>()->contentRect();
                QVERIFY2(board.height() >= 0.25 * size.height() ||
                             board.width() >= 0.25 * size.width(),
                         qPrintable(QStringLiteral("%1: %2 x %3")
                                        .arg(QLatin1String(mode))
                                        .arg(board.width())
                                        .arg(board.height())));
            }
        }
    }

    /// The board next to the chart of a random game is at least a quarter of the wall.
    void theLiveBoardIsLarge_data() { capitalsAreReadFromTheLastRow_data(); }
    void theLiveBoardIsLarge() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        const ProgramAtPage program(onWall(language), size, QStringLiteral("random"));
        const auto* card = program.page->findChild<LiveCard*>();
        const QRectF board = card->findChild<BoardView*>()->contentRect();
        QVERIFY2(board.height() >= 0.25 * size.height() || board.width() >= 0.25 * size.width(),
                 qPrintable(QStringLiteral("%1 x %2").arg(board.width()).arg(board.height())));
    }

    /// Pictures that belong to what a page is about are at least a quarter of the wall: the
    /// patterns of a basis, their sum, the solutions and the proof that there are none; the
    /// patterns and the proof next to the board; the board next to a result of elimination; and
    /// both boards of a comparison. (For other pages, see above.)
    void whatIsLinkedIsLarge_data() { capitalsAreReadFromTheLastRow_data(); }
    void whatIsLinkedIsLarge() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        ProgramAtPage program(onWall(language), size, QStringLiteral("kernel"));
        QStringList small;
        const QSizeF stage = program.page->size();
        const auto check = [&](const char* name, QSizeF picture) {
            if (picture.height() < 0.25 * stage.height() &&
                picture.width() < 0.25 * stage.width()) {
                small << QStringLiteral("%1: %2 x %3")
                             .arg(QLatin1String(name))
                             .arg(picture.width())
                             .arg(picture.height());
            }
        };
        const auto checkPatterns = [&](const QWidget& shown, const char* name) {
            int pictures = 0;
            for (const auto* tile : shown.findChildren<PatternTile*>()) {
                if (tile->isVisible()) {
                    check(name, QSizeF(tile->width(), tile->width())); // without its caption
                    pictures += 1;
                }
            }
            for (const auto* picture : shown.findChildren<PatternPicture*>()) {
                if (picture->isVisible()) {
                    check(name, picture->size());
                    pictures += 1;
                }
            }
            return pictures;
        };
        // Four patterns of a basis, their sum, and solutions.
        QVERIFY(checkPatterns(*program.page, "kernel") >= 8);
        // Four patterns of a basis, their sum, an odd pattern, and the lights to change.
        const auto showBoard = [&](const Game& game) {
            program.workbench.document.make(Replace{game}, QString());
            program.settle();
        };
        const Game unsolvable =
            *boardOf({.board = "grid:5x5", .lights = "0110110111101010101111110"});
        showBoard(unsolvable);
        const auto* proof = program.page->findChild<QWidget*>(QStringLiteral("overlapCard"));
        QVERIFY(proof->isVisible());
        QVERIFY(checkPatterns(*proof, "odd overlap") >= 2);
        const QWidget* outcome =
            showPage(*program.window, {.page = "elimination", .mode = "outcome"});
        program.settle();
        const auto* card = outcome->findChild<QWidget*>(QStringLiteral("rowCard"));
        check("outcome", card->findChild<BoardView*>()->contentRect().size());
        showBoard(Game::allOn(Lattice{.rows = 1, .cols = 3}));
        showPage(*program.window,
                 {.page = "elimination", .mode = "outcome", .button = "determinant"});
        program.settle();
        const auto* minor = outcome->findChild<QWidget*>(QStringLiteral("minorPicture"));
        check("minor", QSizeF(minor->height(), minor->height()));
        showBoard(unsolvable);
        const QWidget* play = showPage(*program.window, {.page = "play", .mode = "press"});
        program.settle();
        for (const char* name : {"vertexCard", "solvabilityCard"}) {
            QVERIFY(checkPatterns(*play->findChild<QWidget*>(QLatin1String(name)), name) >= 1);
        }
        const Rule five = Lattice{.rows = 5, .cols = 5}; // lights are left in the last row
        showBoard(Game(five, *BitVector::fromString("0000000000000000000010110"), BitVector(25)));
        showPage(*program.window, {.page = "play", .mode = "press", .button = "chase"});
        program.settle();
        QVERIFY(checkPatterns(*play->findChild<QWidget*>(QStringLiteral("chaseCard")), "chase") >=
                1);
        showPage(*program.window, {.page = "play", .mode = "compare"});
        program.settle();
        for (const char* board : {"ownBoard", "pinnedBoard"}) {
            if (const auto* view = play->findChild<QWidget*>(QLatin1String(board));
                view != nullptr && view->isVisible()) {
                check(board, view->size());
            }
        }
        QVERIFY2(small.isEmpty(), qPrintable(small.join(QStringLiteral("; "))));
    }

    /// Labels of the arrows of a Markov chain lie inside the graph, and touch neither each other
    /// nor a state.
    void labelsOfTheChainNeverCollide_data() { capitalsAreReadFromTheLastRow_data(); }
    void labelsOfTheChainNeverCollide() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        ProgramAtPage program(onWall(language), size, QStringLiteral("random"));
        showPage(*program.window, {.page = "random", .mode = "chain"});
        const auto& graph = *program.page->findChild<ChainGraphView*>();
        auto& lazy = *program.page->findChild<QCheckBox*>(QStringLiteral("lazy"));
        const Rule boards[] = {Lattice{.rows = 2, .cols = 2}, Rule(completeGraph(5)),
                               Rule(completeGraph(7)), Rule(starGraph(1))};
        for (const Rule& rule : boards) {
            program.workbench.document.make(Replace{Game::allOn(rule)}, QString());
            for (const bool isLazy : {false, true}) {
                lazy.setChecked(isLazy);
                program.settle();
                const bool isLong = graph.partCount() > 6; // there may be no room for all labels
                std::vector<QRectF> boxes;
                for (std::size_t state = 0; state < graph.partCount(); ++state) {
                    boxes.push_back(graph.partRect(state));
                }
                for (std::size_t from = 0; from < graph.partCount(); ++from) {
                    for (std::size_t to = 0; to < graph.partCount(); ++to) {
                        const QRectF box = graph.labelBox(from, to);
                        if (graph.label(from, to).isEmpty() || (box.isEmpty() && isLong)) {
                            continue;
                        }
                        QVERIFY(QRectF(graph.rect()).contains(box));
                        QVERIFY(!box.isEmpty());
                        boxes.push_back(box);
                    }
                }
                QVERIFY(boxes.size() > graph.partCount());
                for (std::size_t i = 0; i < boxes.size(); ++i) {
                    for (std::size_t k = 0; k < i; ++k) {
                        QVERIFY(!boxes[i].intersects(boxes[k]));
                    }
                }
            }
        }
    }

    /// The tables of experiments show all their columns.
    void tablesOfExperimentsFit_data() { capitalsAreReadFromTheLastRow_data(); }
    void tablesOfExperimentsFit() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        ProgramAtPage program(onWall(language), size, QStringLiteral("random"));
        for (const std::size_t side : {2U, 5U}) {
            program.workbench.document.make(
                Replace{Game::allOn(Lattice{.rows = side, .cols = side})}, QString());
            for (const char* experiment : {"severalLengths", "severalSizes", "twoCells"}) {
                showPage(*program.window,
                         {.page = "random", .mode = "experiments", .button = experiment});
                program.settle();
                int tables = 0;
                for (const auto* table : program.page->findChildren<NumberTable*>()) {
                    if (table->isVisible()) {
                        tables += 1;
                        QVERIFY(table->columnCount() >= 5);
                        QVERIFY2(table->horizontalScrollBar()->maximum() == 0, experiment);
                        const double least = 0.012 * size.height();
                        for (const QFont& font :
                             {table->font(), table->horizontalHeaderItem(0)->font(),
                              table->verticalHeaderItem(0)->font()}) {
                            QVERIFY(QFontMetrics(font).capHeight() >= least);
                        }
                    }
                }
                QCOMPARE(tables, 1);
            }
        }
    }

    /// A board of few cells or vertices takes half of the wall.
    void smallBoardsAreLarge_data() { capitalsAreReadFromTheLastRow_data(); }
    void smallBoardsAreLarge() {
        QFETCH(const QSize, size);
        QFETCH(const QString, language);
        ProgramAtPage program(onWall(language), size, QStringLiteral("play"));
        const std::pair<const char*, Rule> boards[] = {
            {"one cell", Lattice{.rows = 1, .cols = 1}},
            {"two cells", Lattice{.rows = 1, .cols = 2}},
            {"one vertex", Rule(pathGraph(1))},
            {"path of two", Rule(pathGraph(2))},
            {"path of three", Rule(pathGraph(3))},
            {"triangle", Rule(cycleGraph(3))},
            {"Petersen", Rule(generalizedPetersenGraph(5, 2))}};
        QStringList faults;
        for (const auto& [name, rule] : boards) {
            program.workbench.document.make(Replace{Game::allOn(rule)}, QString());
            program.settle();
            const auto& view = *program.page->findChild<BoardView*>();
            QRectF drawn;
            for (Vertex v = 0; v < rule.vertexCount(); ++v) {
                drawn |= view.cellRect(v);
            }
            const bool isLarge = drawn.height() >= 0.5 * program.page->height() ||
                                 drawn.width() >= 0.5 * program.page->width();
            if (!isLarge || !QRectF(view.rect()).contains(drawn)) {
                faults << QStringLiteral("%1: %2 x %3")
                              .arg(QLatin1String(name))
                              .arg(drawn.width())
                              .arg(drawn.height());
            }
        }
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
    }

    /// A card to which a search or a lesson leads comes to the front.
    void cardsComeToTheFront() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("random"));
        const Place places[] = {{"random", "laws", "limit"},
                                {"random", "laws", "time"},
                                {"random", "laws", "games"},
                                {"random", "winning", "winning-law"},
                                {"random", "winning", "winning-means"},
                                {"counts", "atlas", "atlasCounts"},
                                {"kernel", "", "solutions"},
                                {"kernel", "", "weights"}};
        for (const Place& place : places) {
            program.window->showTab(QString::fromStdString(place.page));
            const Card* card = program.window->tabs().current().showPlace(place);
            program.settle();
            QVERIFY2(card != nullptr && card->isVisible(), place.card.c_str());
            if (place.card == "atlasCounts") { // nothing else is shown
                QVERIFY(2 * card->findChild<ChartPanel*>()->height() >= program.window->height());
            }
        }
        // The keys of a presenter lead back to the solutions.
        const auto& solutions =
            *program.window->tabs().current().findChild<Card*>(QStringLiteral("solutionsCard"));
        QVERIFY(!solutions.isVisible());
        program.window->tabs().current().turn(true);
        QVERIFY(solutions.isVisible());
    }

    /// A place that names a matrix leads to it, not to the graph of the states.
    void theRequestedSideIsInFront() {
        ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800}, QStringLiteral("random"));
        program.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 2, .cols = 2})},
                                        QString());
        Place place{.page = "random", .mode = "states"};
        Page& page = program.window->tabs().current();
        page.showPlace(place);
        program.settle();
        QVERIFY(page.findChild<StateGraphView*>()->isVisible());
        place.values.emplace("side", "power");
        page.showPlace(place);
        program.settle();
        QVERIFY(page.findChild<StateMatrixView*>()->isVisible());
        QVERIFY(!page.findChild<StateGraphView*>()->isVisible());
    }

    /// The table next to the chart of a sweep shows whole numbers and heads.
    void theTableOfASweepIsNotCut_data() {
        QTest::addColumn<bool>("isOnWall");
        QTest::newRow("on a wall") << true;
        QTest::newRow("on a desk") << false;
    }
    void theTableOfASweepIsNotCut() {
        QFETCH(const bool, isOnWall);
        Appearance appearance = onWall(QStringLiteral("en"));
        appearance.projector = isOnWall;
        const ProgramAtPage program(appearance, {1280, 800}, QStringLiteral("counts"));
        showPage(*program.window, {.page = "counts", .mode = "sweep"});
        auto* view = program.window->tabs().current().findChild<SweepView*>();
        view->restore({{QStringLiteral("quantity"), QStringLiteral("nullity")},
                       {QStringLiteral("boards"), QStringLiteral("gnp:{n}:0.5")},
                       {QStringLiteral("nFirst"), 4},
                       {QStringLiteral("nLast"), 8}});
        view->findChild<QPushButton*>(QStringLiteral("startSweep"))->click();
        QTRY_VERIFY(!view->run().isRunning());
        program.settle();
        const auto* table = view->findChild<QTableView*>();
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            QVERIFY(table->columnWidth(column) >=
                    static_cast<const QAbstractItemView*>(table)->sizeHintForColumn(column));
            QVERIFY(table->columnWidth(column) >=
                    table->horizontalHeader()->sectionSizeHint(column));
        }
    }

    /// Lists of numbers are not cut off by their fields.
    void listsOfNumbersAreFullyVisible() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1920, 1080},
                                    QStringLiteral("random"));
        const QWidget* page = showPage(*program.window, {.page = "random", .mode = "experiments"});
        program.settle();
        for (const char* name : {"lengths", "sides"}) {
            const auto* field = page->findChild<QLineEdit*>(QLatin1String(name));
            const int text = field->fontMetrics().horizontalAdvance(field->text());
            QVERIFY2(field->maximumWidth() >= text + field->fontMetrics().height(), name);
        }
    }

    /// The boards of the state graph grow with the wall, and the chart of two methods is not cut
    /// off.
    void drawingsFitEachWall() {
        for (const QSize size : {QSize(1280, 800), QSize(1920, 1080), QSize(3840, 2160)}) {
            ProgramAtPage program(onWall(QStringLiteral("en")), size, QStringLiteral("random"));
            program.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 2, .cols = 2})},
                                            QString());
            const QWidget* random = showPage(*program.window, {.page = "random", .mode = "states"});
            program.settle();
            const auto* graph = random->findChild<StateGraphView*>();
            QVERIFY2(graph->partRect(0).height() >= 0.06 * size.height(),
                     qPrintable(QString::number(graph->partRect(0).height())));
            const QWidget* page =
                showPage(*program.window, {.page = "elimination", .mode = "methods"});
            program.settle();
            const auto* chart = page->findChild<MethodsView*>()->findChild<ChartPanel*>();
            QVERIFY(page->rect().contains(QRect(chart->mapTo(page, QPoint()), chart->size())));
        }
    }

    /// The question of a lesson, its answers and remarks are as large as the text.
    void aLessonsQuestionIsAsLargeAsItsText() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1920, 1080},
                                    QStringLiteral("play"));
        LessonDock& dock = program.window->lessons();
        int questions = 0;
        for (std::size_t step = 0; step < 6; ++step) {
            dock.openLesson(QStringLiteral("05-quiet-patterns"), step);
            program.settle();
            const auto* ask = dock.findChild<QWidget*>(QStringLiteral("ask"));
            questions += ask->isVisible() ? 1 : 0;
            std::set<double> scales;
            for (const ProseView* view : dock.findChildren<ProseView*>()) {
                if (view->isVisible()) {
                    scales.insert(view->textScale());
                }
            }
            QCOMPARE(scales.size(), std::size_t{1});
            const QFont field = dock.findChild<QWidget*>(QStringLiteral("answer"))->font();
            QVERIFY(std::abs(field.pointSizeF() -
                             fontFor(TextRole::body).pointSizeF() * *scales.begin()) < 0.1);
        }
        QVERIFY(questions > 0);
    }

    void operationsAreFullyVisibleNextToTheBoard_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<std::size_t>("side");
        QTest::newRow("on the smallest wall") << QSize(1024, 700) << std::size_t{3};
        QTest::newRow("on a small wall") << QSize(1280, 800) << std::size_t{5};
        QTest::newRow("on a wall") << QSize(1920, 1080) << std::size_t{3};
        QTest::newRow("of 100 rows") << QSize(1920, 1080) << std::size_t{10};
    }
    void operationsAreFullyVisibleNextToTheBoard() {
        QFETCH(const QSize, size);
        QFETCH(const std::size_t, side);
        ProgramAtPage program(onWall(QStringLiteral("en")), size, QStringLiteral("elimination"));
        program.workbench.document.make(Replace{Game::allOn(Lattice{.rows = side, .cols = side})},
                                        QString());
        program.settle();
        const auto* list = program.page->findChild<OperationList*>();
        QVERIFY(list->model()->rowCount() > 1);
        QVERIFY(list->isVisible() || size.width() < 1920 || side > 3);
        const auto* item = list->itemDelegate();
        const auto check = [&](const QModelIndex& index, int level) {
            QStyleOptionViewItem option;
            option.initFrom(list);
            QVERIFY2(item->sizeHint(option, index).width() + level * list->indentation() <=
                             list->viewport()->width() ||
                         !list->isVisible(),
                     qPrintable(index.data().toString()));
        };
        for (int line = 0; line < list->model()->rowCount(); ++line) {
            const QModelIndex index = list->model()->index(line, 0);
            check(index, 1);
            for (int child = 0; child < list->model()->rowCount(index); ++child) {
                check(list->model()->index(child, 0, index), 2);
            }
        }
    }

    void aSpotlightFollowsThePointer() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("play"));
        auto* spotlight = program.window->findChild<Spotlight*>();
        QVERIFY(!spotlight->isVisible());
        QTest::keyPress(program.window->windowHandle(), Spotlight::key);
        QVERIFY(spotlight->isVisible());
        for (const QPoint& place : {QPoint(300, 400), QPoint(900, 300)}) {
            QCursor::setPos(program.window->mapToGlobal(place));
            QTRY_COMPARE(spotlight->middle(), place);
            QImage picture(spotlight->size(), QImage::Format_ARGB32_Premultiplied);
            picture.fill(Qt::transparent);
            spotlight->render(&picture, {}, {}, QWidget::RenderFlags());
            QCOMPARE(picture.pixelColor(place).alpha(), 0);
            QVERIFY(picture.pixelColor(place + QPoint(200, 100)).alpha() > 150);
        }
        // While a key is held down, it repeats pairs of events.
        QKeyEvent again(QEvent::KeyRelease, Spotlight::key, Qt::NoModifier, {}, true);
        QCoreApplication::sendEvent(program.window->windowHandle(), &again);
        QVERIFY(spotlight->isVisible());
        // The cell under the spotlight can be pressed.
        QVERIFY(spotlight->testAttribute(Qt::WA_TransparentForMouseEvents));
        QTest::keyRelease(program.window->windowHandle(), Spotlight::key);
        QVERIFY(!spotlight->isVisible());
    }

    /// Nothing moves by itself, so a pointer that rests on a button stays on it.
    void theLineAndThePlayerKeepTheirPlaces() {
        for (const QString& language : {QStringLiteral("en"), QStringLiteral("he")}) {
            const ProgramAtPage program(onWall(language), {1280, 800},
                                        QStringLiteral("elimination"));
            auto* step = program.page->findChild<QPushButton*>(QStringLiteral("step"));
            QTRY_VERIFY(step->isEnabled());
            QVERIFY(step->height() >= 0.06 * 800);
            const QPoint place = step->mapTo(program.window.get(), step->rect().center());
            for (int i = 0; i < 10; ++i) {
                program.settle();
                QWidget* under = program.window->childAt(place);
                QCOMPARE(under, static_cast<QWidget*>(step));
                QTest::mouseClick(under, Qt::LeftButton);
            }
            const auto* slider = program.page->findChild<QSlider*>();
            QCOMPARE(slider->value(), 10);
        }
    }

    void aPresenterCoversTheScreenAndPauses() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("elimination"));
        auto* blank = program.window->findChild<QWidget*>(QStringLiteral("blankScreen"));
        const auto colour = [&] { return program.window->grab().toImage().pixelColor(640, 400); };
        program.press(Qt::Key_B);
        QVERIFY(blank->isVisible());
        QCOMPARE(colour(), QColor(Qt::black));
        program.press(Qt::Key_W);
        QCOMPARE(colour(), QColor(Qt::white));
        program.press(Qt::Key_W);
        QVERIFY(!blank->isVisible());
        program.press(Qt::Key_B);
        QVERIFY(blank->hasFocus());
        QTest::keyClick(blank, Qt::Key_Escape); // does not leave the projector mode
        QVERIFY(!blank->isVisible());
        QVERIFY(!program.window->menuBar()->isVisible());
        auto* slider = program.page->findChild<QSlider*>();
        QTRY_VERIFY(slider->isEnabled());
        program.press(Qt::Key_Period);
        QTRY_VERIFY(slider->value() > 0);
        program.press(Qt::Key_Period);
        const int reached = slider->value();
        QTest::qWait(50);
        QCOMPARE(slider->value(), reached);
        program.press(Qt::Key_F11);
        program.press(Qt::Key_B); // only on a wall
        QVERIFY(!blank->isVisible());
    }

    /// The keys of a presenter do nothing while a text field has the focus.
    void aPresenterDoesNotWriteIntoFields() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("elimination"));
        auto* slider = program.page->findChild<QSlider*>();
        QTRY_VERIFY(slider->isEnabled());
        QLineEdit field(program.page);
        field.show();
        field.setFocus();
        for (const Qt::Key key : {Qt::Key_B, Qt::Key_W, Qt::Key_Period, Qt::Key_PageDown}) {
            QTest::keyClick(&field, key);
        }
        QCOMPARE(field.text(), QStringLiteral("bw."));
        QCOMPARE(slider->value(), 0);
        QVERIFY(!program.window->findChild<QWidget*>(QStringLiteral("blankScreen"))->isVisible());
        slider->setFocus();
        program.press(Qt::Key_PageDown);
        QCOMPARE(slider->value(), 1);
    }

    /// One key stops and continues whatever moves on a page.
    void aPresenterPausesEveryPage() {
        ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800}, QStringLiteral("tilings"));
        const auto show = [&](const PageAndMode& shown) {
            QWidget* page = showPage(*program.window, shown);
            program.settle();
            return page;
        };
        const auto* search = show({.page = "tilings", .mode = "search"})->findChild<QSlider*>();
        QTRY_VERIFY(search->isEnabled());
        const int before = search->value();
        program.press(Qt::Key_Period);
        QTRY_VERIFY(search->value() != before);
        program.press(Qt::Key_Period);
        const auto* live = show({.page = "random"})->findChild<LiveCard*>();
        program.press(Qt::Key_Period);
        QVERIFY(live->isRunning());
        program.press(Qt::Key_Period);
        QVERIFY(!live->isRunning());
        // A sweep stops and continues.
        const QWidget* counts = show({.page = "counts", .mode = "sweep"});
        const auto* sweep = counts->findChild<SweepView*>();
        counts->findChild<QSpinBox*>(QStringLiteral("nLast"))->setValue(75); // takes minutes
        for (const bool isRunning : {true, false, true, false}) {
            QTest::keyClick(program.window.get(), Qt::Key_Period);
            QCOMPARE(sweep->run().isRunning(), isRunning);
        }
        // The selected solution is played on the board.
        const auto* kernel = show({.page = "kernel"});
        const auto* autoplay = kernel->findChild<QPushButton*>(QStringLiteral("playSolution"));
        QTRY_VERIFY(autoplay->isVisible() && autoplay->isEnabled());
        program.press(Qt::Key_Period);
        QTRY_VERIFY(program.workbench.guide.isPlaying());
        QTest::keyClick(program.window.get(), Qt::Key_Period); // on the page of the board
        QVERIFY(!program.workbench.guide.isPlaying());
        program.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 4, .cols = 4})},
                                        QString());
        show({.page = "play"});
        program.press(Qt::Key_Period);
        QTRY_VERIFY(program.workbench.document.game().pressCount() > 0);
        program.press(Qt::Key_Period);
        const std::size_t played = program.workbench.document.game().pressCount();
        QTest::qWait(50);
        QCOMPARE(program.workbench.document.game().pressCount(), played);
    }

    /// The buttons for zooming grow with the text, and the box around them contains them.
    void theZoomButtonsFitTheirBox() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1920, 1080},
                                    QStringLiteral("play"));
        auto* board = program.page->findChild<BoardView*>();
        const auto* box = board->findChild<Navigator*>();
        const auto hover = [board] {
            QEnterEvent enter({10, 10}, {10, 10}, {10, 10});
            QCoreApplication::sendEvent(board, &enter);
        };
        hover();
        QVERIFY(box->isVisible());
        const int before = box->width();
        program.press(Qt::Key_F11);
        hover();
        QVERIFY(box->isVisible());
        QVERIFY(box->width() > before);
        for (const QWidget* button : box->findChildren<QToolButton*>()) {
            QVERIFY(box->rect().contains(button->geometry()));
        }
    }

    /// With two screens, one key fills the screen with the window, another one the other screen.
    void eachScreenCanBeFilled() {
        if (QGuiApplication::screens().size() == 1) {
            // Qt reads the screens when a program starts.
            const QTemporaryDir folder;
            QFile file(folder.filePath(QStringLiteral("screens.json")));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(
                R"({"screens": [{"name": "one", "x": 0, "y": 0, "width": 1920, "height": 1080},
                {"name": "two", "x": 1920, "y": 0, "width": 1600, "height": 1200}]})");
            file.close();
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("QT_QPA_PLATFORM"),
                               QStringLiteral("offscreen:configfile=") + file.fileName());
            QProcess again;
            again.setProcessEnvironment(environment);
            again.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("StageTest"), QStringLiteral("eachScreenCanBeFilled")});
            QVERIFY(again.waitForFinished());
            QVERIFY2(again.exitCode() == 0, again.readAllStandardOutput().constData());
            return;
        }
        Workbench workbench(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        MainWindow window(workbench, {.language = QStringLiteral("en")});
        window.setAttribute(Qt::WA_DeleteOnClose, false);
        window.resize(1200, 800);
        window.move(100, 50);
        window.show();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const QRect before = window.geometry();
        const auto press = [&](Qt::KeyboardModifiers modifiers) {
            QTest::keyClick(&window, Qt::Key_F11, modifiers);
            settle(workbench, window);
        };
        for (const Qt::KeyboardModifiers first : {Qt::NoModifier, Qt::ControlModifier}) {
            press(first);
            QVERIFY(window.isFullScreen());
            const bool isOther = first == Qt::ControlModifier;
            QCOMPARE(window.geometry(), QGuiApplication::screens()[isOther ? 1 : 0]->geometry());
            press(Qt::ControlModifier); // moves on from screen to screen
            QCOMPARE(window.geometry(), QGuiApplication::screens()[isOther ? 0 : 1]->geometry());
            press(Qt::NoModifier);
            QVERIFY(!window.isFullScreen());
            QCOMPARE(window.geometry(), before);
        }
    }

    /// Changes from a desk to the wall and back while a game is running lose nothing and leave
    /// nothing behind. Each change takes 0.03 to 0.05 s of processor time; it once took half a
    /// second.
    void thereAndBackAgain() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1280, 800},
                                    QStringLiteral("random"));
        auto* live = program.page->findChild<LiveCard*>();
        QSignalSpy moved(live, &LiveCard::moved);
        QTest::mouseClick(live->findChild<QPushButton*>(), Qt::LeftButton);
        QVERIFY(live->isRunning());
        std::uint64_t last = 0;
        qsizetype parts = 0;
        const int times = isRunAtLength() ? 20 : 8;
        std::uint64_t settledMemory = 0;
        for (int time = 0; time < times; ++time) {
            QTest::keyClick(program.window.get(), Qt::Key_F11);
            QVERIFY(program.window->appearance().projector);
            QTRY_VERIFY(!moved.isEmpty());
            QTest::keyClick(program.window.get(), Qt::Key_F11);
            QVERIFY(!program.window->appearance().projector);
            QVERIFY(live->isRunning());
            settleLayout();
            QCOMPARE(program.window->size(), QSize(1280, 800));
            // The game has continued from where it was, press by press.
            for (const QList<QVariant>& one : moved) {
                const auto press = one.front().value<std::uint64_t>();
                QVERIFY(press >= last);
                last = press;
            }
            moved.clear();
            if (time == 0) {
                parts = program.window->findChildren<QObject*>().size();
            }
            if (time == times / 2) {
                settledMemory = allocatedBytes();
            }
        }
        constexpr std::size_t mebibyte = 1 << 20;
        QVERIFY(allocatedBytes() < settledMemory + mebibyte);
        // A change leaves no objects behind.
        QCOMPARE(program.window->findChildren<QObject*>().size(), parts);
    }

    void escapeAndF11BringAllBack() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1280, 800},
                                    QStringLiteral("elimination"));
        program.page->findChild<QSlider*>()->setValue(7);
        const QSize matrix = subjectOf(*program.page).size();
        for (const Qt::Key leave : {Qt::Key_F11, Qt::Key_Escape}) {
            program.press(Qt::Key_F11);
            QVERIFY(program.window->isFullScreen());
            QCOMPARE(program.shown(), (std::vector<bool>{false, false, false}));
            program.press(leave);
            QVERIFY(!program.window->isFullScreen());
            QCOMPARE(program.shown(), (std::vector<bool>{true, true, true}));
            QCOMPARE(program.page->findChild<QSlider*>()->value(), 7);
            QCOMPARE(subjectOf(*program.page).size(), matrix);
        }
    }

    void keysOfHiddenMenusWork() {
        const ProgramAtPage program(onWall(QStringLiteral("en")), {1280, 800},
                                    QStringLiteral("play"));
        program.press(Qt::Key_J, Qt::ControlModifier);
        QTRY_VERIFY(program.workbench.guide.stars().has_value());
    }

    void aPresenterTurnsStepsAndPresses() {
        const ProgramAtPage steps(onWall(QStringLiteral("en")), {1280, 800},
                                  QStringLiteral("elimination"));
        const auto* slider = steps.page->findChild<QSlider*>();
        steps.press(Qt::Key_PageDown);
        steps.press(Qt::Key_PageDown);
        QCOMPARE(slider->value(), 2);
        steps.press(Qt::Key_PageUp);
        QCOMPARE(slider->value(), 1);

        ProgramAtPage play(onWall(QStringLiteral("en")), {1280, 800}, QStringLiteral("play"));
        play.workbench.document.make(Press{5}, QStringLiteral("press"));
        play.press(Qt::Key_PageUp);
        QCOMPARE(play.workbench.document.game().pressCount(), std::size_t{0});
        play.press(Qt::Key_PageDown);
        QCOMPARE(play.workbench.document.game().pressCount(), std::size_t{1});
    }

    void textSizeIsChosenAndRemembered() {
        const ProgramAtPage program({.language = QStringLiteral("en")}, {1280, 800},
                                    QStringLiteral("play"));
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        program.press(Qt::Key_Plus, Qt::ControlModifier);
        program.press(Qt::Key_Minus, Qt::ControlModifier);
        QVERIFY(qFuzzyCompare(program.window->appearance().textScale, 1.1));
        QVERIFY(qFuzzyCompare(Preferences::load().appearance.textScale, 1.1));
        for (int i = 0; i < 30; ++i) {
            QTest::keyClick(program.window.get(), Qt::Key_Minus, Qt::ControlModifier);
        }
        QVERIFY(qFuzzyCompare(Preferences::load().appearance.textScale, Appearance::minText));
        program.press(Qt::Key_0, Qt::ControlModifier);
        QCOMPARE(Preferences::load().appearance.textScale, 1.0);
    }
};

LIGHTSOUT_TEST(StageTest)
#include "StageTest.moc"
