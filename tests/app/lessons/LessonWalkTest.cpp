// SPDX-License-Identifier: GPL-3.0-or-later
#include "board/BoardView.h"
#include "lesson/Quantities.h"
#include "lesson/WayToGoal.h"
#include "lessons/AskCard.h"
#include "lessons/PointerOverlay.h"
#include "lessons/ProseView.h"
#include "matrix/MatrixView.h"
#include "settings/Remembered.h"
#include "text/BoardText.h"

#include "tests/app/lessons/LessonWindow.h"
#include "tests/support/Length.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSettings>
#include <QSlider>
#include <QTabWidget>
#include <QToolButton>

#include <cmath>

using namespace lightsout;

namespace {

/// Follows a lesson with the mouse and the keyboard.
class Reader : public LessonWindow {
public:
    explicit Reader(const QString& language, bool isOnWall = false)
        : LessonWindow(Game::allOn(Lattice{.rows = 5, .cols = 5}), language, isOnWall) {
        for (BoardView* board : window->findChildren<BoardView*>()) {
            board->setAnimated(false);
        }
        window->setFixedSize(1280, 800);
    }

    void open(const QString& lesson) {
        for (QAction* action : window->findChildren<QAction*>()) {
            if (action->objectName() == QStringLiteral("lesson ") + lesson) {
                action->trigger();
                break;
            }
        }
        settle();
    }

    const Step& step() const { return session().step(); }

    /// Waits until everything is computed and laid out.
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(areJobsDone(), 30000);
        for (int i = 0; i < 4; ++i) {
            QApplication::processEvents();
        }
    }
    bool areJobsDone() {
        const auto jobs = window->findChildren<Job*>();
        return !workbench.analysis.isWorking() && session().areValuesKnown() &&
               std::none_of(jobs.begin(), jobs.end(),
                            [](const Job* job) { return job->isRunning(); });
    }

    void click(const QString& name) {
        auto* button = dock->findChild<QAbstractButton*>(name);
        QVERIFY2(button != nullptr && button->isVisible() && button->isEnabled(), qPrintable(name));
        QTest::mouseClick(button, Qt::LeftButton);
        settle();
    }
    void clickLandmark(const Landmark& thing) {
        const LandmarkPlace place = window->landmark(thing);
        QVERIFY2(place.widget != nullptr, thing.name.c_str());
        QTest::mouseClick(place.widget, Qt::LeftButton, Qt::NoModifier, place.rect.center());
        settle();
    }
    void press(const std::vector<Vertex>& vertices) {
        for (const Vertex vertex : vertices) {
            const Lattice* cells = game().rule().cells();
            clickLandmark({.name = "cell",
                           .cell = cells == nullptr ? CellName{0, vertex + 1}
                                                    : CellName{vertex / cells->cols + 1,
                                                               vertex % cells->cols + 1}});
        }
    }
    void write(const QString& text) {
        auto* field = dock->findChild<QLineEdit*>(QStringLiteral("answer"));
        QVERIFY(field->isVisible());
        field->clear();
        QTest::keyClicks(field, text);
        QTest::keyClick(field, Qt::Key_Return);
        settle();
    }
    double valueOf(const Expression& expression) {
        Progress progress;
        return Quantities(step().game).valueOf(expression, progress).value_or(0);
    }

    /// Returns a number as any keyboard can type it.
    static QString typed(double value) { return QString::number(value, 'g', 12); }

    void answerWrongly() {
        const Ask& ask = *step().ask;
        for (std::size_t i = 0; i < ask.choices.size(); ++i) {
            if (!ask.choices[i].isRight) {
                click(QStringLiteral("choice%1").arg(i + 1));
                verifyAMessageIsShown();
                verifyItIsMarked(i);
            }
        }
        if (ask.kind == Ask::Kind::number) {
            for (const char* odd : {"nonsense", "", " ", "1/0", "1 2", "?", "9!!", "3 +", "1e9"}) {
                write(QLatin1String(odd));
                verifyAMessageIsShown();
                QVERIFY(!session().isDone());
            }
            for (const WrongAnswer& wrong : ask.wrong) {
                if (!wrong.isAny) {
                    write(typed(valueOf(wrong.number)));
                    QCOMPARE(session().message(), wrong.why);
                }
            }
            write(typed(valueOf(ask.number) + 1000003));
            verifyAMessageIsShown();
        } else if (ask.kind == Ask::Kind::predict) {
            write(QStringLiteral("many"));
            verifyAMessageIsShown();
        } else if (ask.kind == Ask::Kind::click) {
            for (const WrongAnswer& wrong : ask.wrong) {
                if (!wrong.isAny) {
                    clickLandmark(wrong.thing);
                    QCOMPARE(session().message(), wrong.why);
                }
            }
        }
        for (const WrongAnswer& wrong : ask.wrong) {
            Progress progress;
            const auto way = ask.kind != Ask::Kind::until || wrong.isAny
                                 ? std::nullopt
                                 : wayToGoal(wrong.goal, game(), progress);
            if (way && !doesReach(ask.goal, *way)) {
                press(*way);
                QCOMPARE(session().message(), wrong.why);
                session().startOver();
                settle();
            }
        }
        if (ask.kind == Ask::Kind::changers) {
            QVERIFY(session().notice().contains(vertexName(game().rule(), ask.lights.front())));
            pressInVain(changersOf(game(), ask.lights.front()).findNext(0) == 0 ? 1 : 0);
        } else if (ask.kind == Ask::Kind::slide) {
            moveSlider(ask.numbers[1]);
            verifyAMessageIsShown();
        } else if (ask.kind == Ask::Kind::conjecture) {
            write(QStringLiteral("nulity > 0"));
            verifyAMessageIsShown();
            auto* field = dock->findChild<QLineEdit*>(QStringLiteral("answer"));
            QCOMPARE(field->selectedText(), QStringLiteral("nulity"));
            write(QStringLiteral("nullity > 0"));
            QTRY_VERIFY(session().notice().contains(QStringLiteral("nullity = 0")));
            write(QStringLiteral("nullity > 5 if n < 0"));
            verifyAMessageIsShown();
        } else if (ask.kind == Ask::Kind::tiles) {
            const std::size_t wrong = ask.tiles.front() == 0 ? 1 : 0;
            click(QStringLiteral("tile%1").arg(wrong + 1));
            verifyAMessageIsShown();
            click(QStringLiteral("tile%1").arg(wrong + 1));
        }
        for (Vertex cell = 0; ask.kind == Ask::Kind::forced && cell < game().vertexCount();
             ++cell) {
            if (!isForced(game(), cell) && cell % 3 == 0) { // a sample
                pressInVain(cell);
            }
        }
        QVERIFY(!session().isDone());
        for (std::size_t i = 0; i < ask.hints.size(); ++i) {
            click(QStringLiteral("lessonHint"));
            const auto* hint = dock->findChild<ProseView*>(QStringLiteral("hint"));
            QVERIFY(hint->isVisible() && !hint->words().isEmpty());
        }
    }
    /// Returns true if these presses reach the goal at some point.
    bool doesReach(const Goal& goal, const std::vector<Vertex>& way) const {
        Game played = game();
        return std::any_of(way.begin(), way.end(), [&](Vertex vertex) {
            played.press(vertex);
            return isReached(goal, game(), played);
        });
    }
    void verifyAMessageIsShown() {
        const auto* message = dock->findChild<ProseView*>(QStringLiteral("message"));
        const auto* notice = dock->findChild<QLabel*>(QStringLiteral("notice"));
        QVERIFY((message->isVisible() && !message->words().isEmpty()) ||
                (notice->isVisible() && !notice->text().isEmpty()));
    }

    /// Checks that a wrong choice stays marked, and that no other choice is marked.
    void verifyItIsMarked(std::size_t last) {
        const auto& choices = step().ask->choices;
        for (std::size_t i = 0; i < choices.size(); ++i) {
            const auto* choice = dock->findChild<QWidget*>(QStringLiteral("choice%1").arg(i + 1));
            QCOMPARE(choice->findChild<QWidget*>(QStringLiteral("tried"))->isVisible(),
                     i <= last && !choices[i].isRight);
            QCOMPARE(choice->accessibleDescription().isEmpty(), i > last || choices[i].isRight);
        }
    }

    void doTheTask() {
        const Ask& ask = *step().ask;
        switch (ask.kind) {
        case Ask::Kind::until: {
            if (ask.goal.kind == Goal::Kind::vertices || ask.goal.kind == Goal::Kind::edges ||
                ask.goal.kind == Goal::Kind::graph || ask.goal.kind == Goal::Kind::hub) {
                draw(ask.goal);
                break;
            }
            Progress progress;
            const auto way = wayToGoal(ask.goal, game(), progress);
            QVERIFY2(way.has_value(), "no way to the goal is known");
            press(*way);
            break;
        }
        case Ask::Kind::number:
        case Ask::Kind::predict:
            write(typed(valueOf(ask.number)));
            break;
        case Ask::Kind::choice:
            for (std::size_t i = 0; i < ask.choices.size(); ++i) {
                if (ask.choices[i].isRight) {
                    click(QStringLiteral("choice%1").arg(i + 1));
                    break;
                }
            }
            break;
        case Ask::Kind::click:
            clickLandmark(ask.thing);
            break;
        case Ask::Kind::page:
            clickLandmark({.name = "tab", .word = ask.page.page});
            if (!ask.page.mode.empty()) {
                clickLandmark({.name = "mode", .word = ask.page.mode});
            }
            break;
        case Ask::Kind::pattern:
            choosePatterns(ask.count);
            break;
        case Ask::Kind::matrix:
            eliminate();
            break;
        case Ask::Kind::forced:
            pressForced(ask.goal.set);
            break;
        case Ask::Kind::impossible:
            ask.goal.set.forEachOne([&](Vertex press) { pressInVain(press); });
            break;
        case Ask::Kind::changers:
            for (const Vertex light : ask.lights) {
                changersOf(game(), light).forEachOne([&](Vertex press) { pressInVain(press); });
            }
            break;
        case Ask::Kind::slide: {
            Progress progress;
            const auto number = sliderAnswer(ask, game(), progress);
            QVERIFY(number);
            moveSlider(*number);
            break;
        }
        case Ask::Kind::conjecture:
            write(QStringLiteral("nullity > 0 if divides(5, n + 1) or divides(6, n + 1)"));
            break;
        case Ask::Kind::tiles:
            for (const std::size_t tile : ask.tiles) {
                click(QStringLiteral("tile%1").arg(tile + 1));
            }
            break;
        case Ask::Kind::games:
            for (std::size_t i = 0; i < ask.count * ask.goal.number && !session().isDone(); ++i) {
                click(QStringLiteral("pressRandomly"));
                const bool isOver = (i + 1) % ask.goal.number == 0;
                QTRY_VERIFY(!isOver || session().isDone() ||
                            game().pressCount() == step().game.pressCount());
            }
            break;
        case Ask::Kind::blocks:
            for (std::size_t i = 0; i < ask.choices.size(); ++i) {
                if (ask.choices[i].isRight) {
                    click(QStringLiteral("choice%1").arg(i + 1));
                }
            }
            break;
        }
    }

    void moveSlider(double number) {
        auto* slider = dock->findChild<QSlider*>(QStringLiteral("slider"));
        QVERIFY(slider->isVisible());
        const auto& [from, to, by] = step().ask->numbers;
        slider->setValue(static_cast<int>(std::lround((number - from) / by)));
        settle();
    }

private:
    /// Presses cells, each when it is the only one left for some light.
    void pressForced(BitVector cells) {
        while (cells.any()) {
            std::optional<Vertex> next;
            cells.forEachOne([&](Vertex cell) {
                next = !next && isForced(game(), cell) ? std::optional(cell) : next;
            });
            QVERIFY(next);
            press({*next});
            cells.flip(*next);
        }
    }
    /// Presses a cell that is not accepted: the press is undone, and the reason is shown.
    void pressInVain(Vertex cell) {
        const Game before = game();
        press({cell});
        verifyAMessageIsShown();
        QTRY_COMPARE(game(), before);
    }

    /// Tries all sums of the patterns that are shown.
    void choosePatterns(std::size_t) {
        for (std::uint64_t step = 1; step < 64 && !session().isDone(); ++step) {
            clickLandmark({.name = "pattern",
                           .number = static_cast<std::size_t>(std::countr_zero(step)) + 1});
        }
    }

    /// Draws vertices, and joins vertices that are not joined yet. The only graph that lessons ask
    /// for is complete.
    void draw(const Goal& goal) {
        while (goal.kind == Goal::Kind::vertices && game().vertexCount() < goal.number) {
            // The new vertex is between the first ones, in the visible part.
            const Graph& graph = *game().rule().graph();
            const Point from = graph.position(graph.vertexCount() % 4);
            const Point to = graph.position(graph.vertexCount() % 4 + 1);
            workbench.drawing.addVertex(QPointF((from.x + to.x) / 2, (from.y + to.y) / 2));
        }
        for (Vertex other = 1; goal.kind == Goal::Kind::hub && other < game().vertexCount();
             ++other) {
            if (!session().isDone()) {
                workbench.drawing.connectVertices(0, other);
            }
        }
        const std::size_t edges = goal.kind == Goal::Kind::hub     ? 0
                                  : goal.kind == Goal::Kind::graph ? Rule(goal.graph).edgeCount()
                                                                   : goal.number;
        for (Vertex a = 0; goal.kind != Goal::Kind::vertices && a < game().vertexCount(); ++a) {
            for (Vertex b = 0; b < a && game().rule().edgeCount() < edges; ++b) {
                workbench.drawing.connectVertices(a, b);
            }
        }
        settle();
    }
    /// Requests row operations as dragging rows does, until the matrix is reduced.
    void eliminate() {
        auto* view = static_cast<MatrixView*>(window->landmark({.name = "matrix"}).widget.data());
        QVERIFY(view != nullptr);
        while (const auto next = window->tabs().current().elimination()->next) {
            if (next->kind == RowOperation::Kind::swap) {
                Q_EMIT view->swapRequested(next->source, next->target);
            } else {
                Q_EMIT view->additionRequested(next->source, next->target);
            }
        }
        settle();
    }
};

} // namespace

/// Follows every lesson of the program in every language. Does what each step asks, after a wrong
/// answer.
class LessonWalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() {
        QSettings().clear();
        QDir(LessonShelf::ownFolder()).removeRecursively();
    }

    void everyStepCanBeDone_data() { lessonsAndLanguages(0); }
    void everyStepCanBeDone() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Reader reader(language);
        const Game before = reader.game();
        reader.open(lesson);
        QVERIFY(reader.session().isOpen());
        QCOMPARE(reader.session().name(), lesson);
        const std::size_t count = reader.session().lesson().steps.size();
        for (std::size_t i = 0; i < count; ++i) {
            const QByteArray where = "step " + QByteArray::number(qulonglong{i + 1});
            QCOMPARE(reader.session().stepIndex(), i);
            checkWhatIsSeen(reader, where);
            checkWhatIsHidden(reader, where);
            if (reader.step().ask) {
                reader.answerWrongly();
                verifyItFits(reader, where + ", with all hints");
                reader.session().startOver();
                reader.settle();
                reader.doTheTask();
                QVERIFY2(reader.session().isDone(), where);
                verifyItFits(reader, where + ", at its end");
            }
            if (QTest::currentTestFailed()) {
                QFAIL(where);
            }
            savePicture(reader, lesson, language, i);
            reader.click(QStringLiteral("lessonNext"));
        }
        verifyItFits(reader, "the end");
        QVERIFY(reader.session().isComplete());
        QCOMPARE(remembered::stepLeftAt(lesson), QString());
        QCOMPARE(static_cast<std::size_t>(remembered::stepsDone(lesson).size()), count);
        const auto* said = reader.dock->findChild<ProseView*>(QStringLiteral("lessonText"));
        QVERIFY(said->isVisible() && !said->words().isEmpty());
        QVERIFY(!reader.dock->findChild<AskCard*>()->isVisible());
        QTest::mouseClick(reader.dock->findChild<QToolButton*>(QStringLiteral("closeLesson")),
                          Qt::LeftButton);
        QVERIFY(!reader.session().isOpen());
        QVERIFY(reader.game() == before);
    }

    void everyStepFitsOnAWall_data() { lessonsAndLanguages(1); }
    void everyStepFitsOnAWall() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        Reader reader(language, true);
        reader.open(lesson);
        for (std::size_t i = 0; i < reader.session().lesson().steps.size(); ++i) {
            reader.session().goTo(i);
            reader.settle();
            const QByteArray where = "on a wall, step " + QByteArray::number(qulonglong{i + 1});
            checkWhatIsSeen(reader, where);
            savePicture(reader, "wall-" + lesson, language, i);
            verifyAnswersAreWhole(reader, where);
            const auto& ask = reader.step().ask;
            for (std::size_t hint = 0; ask && hint < ask->hints.size(); ++hint) {
                reader.click(QStringLiteral("lessonHint"));
                verifyItFits(reader, where + ", with a hint");
            }
            // What is typed or chosen in the panel is followed by a remark.
            constexpr Ask::Kind inPanel[] = {Ask::Kind::number, Ask::Kind::predict,
                                             Ask::Kind::choice, Ask::Kind::tiles};
            if (ask && std::ranges::find(inPanel, ask->kind) != std::end(inPanel)) {
                reader.doTheTask();
                reader.settle();
                QVERIFY2(reader.session().isDone(), where);
                verifyItFits(reader, where + ", answered");
                savePicture(reader, "answered-" + lesson, language, i);
            }
        }
    }

    /// Answers are wrapped, so that none is cut off in any window.
    void answersAreNotCutOff_data() { lessonsAndLanguages(2); }
    void answersAreNotCutOff() {
        QFETCH(QString, lesson);
        QFETCH(QString, language);
        for (const QSize& size : {QSize(960, 600), QSize(1280, 800)}) {
            Reader reader(language);
            reader.window->setFixedSize(size);
            reader.open(lesson);
            for (std::size_t i = 0; i < reader.session().lesson().steps.size(); ++i) {
                const auto& ask = reader.session().lesson().steps[i].ask;
                if (ask && !ask->choices.empty()) {
                    reader.session().goTo(i);
                    reader.settle();
                    verifyAnswersAreWhole(reader, QByteArray::number(size.width()) +
                                                      " pixels wide, step " +
                                                      QByteArray::number(qulonglong{i + 1}));
                }
            }
        }
    }

private:
    static void verifyAnswersAreWhole(Reader& reader, const QByteArray& where) {
        const auto& ask = reader.step().ask;
        for (std::size_t i = 0; ask && i < ask->choices.size(); ++i) {
            const auto* choice =
                reader.dock->findChild<QWidget*>(QStringLiteral("choice%1").arg(i + 1));
            const auto* text = choice->findChild<ProseView*>();
            const QByteArray which = where + ", answer " + QByteArray::number(qulonglong{i + 1});
            QVERIFY2(text->narrowestWidth() <= text->width(), which);
            QVERIFY2(text->document().size().height() <= text->height(),
                     which + ": " + QByteArray::number(text->document().size().height()) +
                         " pixels high in " + QByteArray::number(text->height()));
            QVERIFY2(choice->rect().contains(text->geometry()), which);
        }
    }

    /// Adds a row for each lesson in each language. In a sample, each lesson uses one language,
    /// beginning with language `first`.
    static void lessonsAndLanguages(qsizetype first) {
        QTest::addColumn<QString>("lesson");
        QTest::addColumn<QString>("language");
        const QStringList lessons =
            QDir(QStringLiteral(":/lessons")).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        const QStringList languages{QStringLiteral("en"), QStringLiteral("fr"),
                                    QStringLiteral("he")};
        for (qsizetype i = 0; i < lessons.size(); ++i) {
            const QStringList chosen = isRunAtLength()
                                           ? languages
                                           : QStringList{languages[(first + i) % languages.size()]};
            for (const QString& language : chosen) {
                QTest::addRow("%s %s", qPrintable(lessons[i]), qPrintable(language))
                    << lessons[i] << language;
            }
        }
    }

    static void verifyItFits(Reader& reader, const QByteArray& where) {
        const int overflow = reader.dock->overflow();
        QVERIFY2(overflow == 0,
                 where + ": words that are cut off by " + QByteArray::number(overflow) + " pixels");
        for (const ProseView* view : reader.dock->findChildren<ProseView*>()) {
            QVERIFY2(!view->isVisible() || view->document().size().height() <= view->height(),
                     where + ": not all lines of " + view->objectName().toUtf8());
        }
    }

    static void checkWhatIsSeen(Reader& reader, const QByteArray& where) {
        verifyItFits(reader, where);
        const auto* page = reader.window->findChild<Page*>(
            QString::fromStdString(reader.step().page ? reader.step().page->page : "play"));
        const int needed = page->minimumSizeHint().width();
        QVERIFY2(needed <= page->width(), where + ": the page needs " + QByteArray::number(needed) +
                                              " pixels of " + QByteArray::number(page->width()));
        for (const ProseView* view : reader.dock->findChildren<ProseView*>()) {
            QVERIFY2(view->drawsAllFormulas(), where + ": a formula that is not drawn");
        }
        if (reader.step().pointer) {
            const auto* overlay = reader.window->findChild<PointerOverlay*>();
            QVERIFY2(!overlay->ring().isEmpty() && overlay->isVisible(),
                     where + ": it points at nothing");
        }
        if (reader.step().ask && reader.step().ask->kind == Ask::Kind::click) {
            const LandmarkPlace place = reader.window->landmark(reader.step().ask->thing);
            QVERIFY2(place.widget != nullptr, where + ": there is nothing to click on");
        }
    }

    /// Checks that the widgets that a step conceals are covered, and no others.
    static void checkWhatIsHidden(Reader& reader, const QByteArray& where) {
        QList<QWidget*> concealed;
        for (const std::string& name : reader.step().conceals) {
            const QList<QWidget*> widgets = reader.window->revealing(name);
            QVERIFY2(!widgets.isEmpty(), where + ": nothing to hide of " + name.c_str());
            concealed << widgets;
        }
        for (QWidget* widget : reader.window->findChildren<QWidget*>()) {
            const auto* cover =
                widget->findChild<QWidget*>(QStringLiteral("cover"), Qt::FindDirectChildrenOnly);
            QVERIFY2((cover != nullptr) == concealed.contains(widget),
                     where + ": " + widget->objectName().toUtf8());
            QVERIFY2(cover == nullptr || cover->geometry() == widget->rect(), where);
        }
    }

    /// Saves a picture for visual inspection to the folder named by LESSON_PICTURES.
    static void savePicture(Reader& reader, const QString& lesson, const QString& language,
                            std::size_t step) {
        const QString folder = qEnvironmentVariable("LESSON_PICTURES");
        if (!folder.isEmpty()) {
            reader.window->grab().save(
                QStringLiteral("%1/%2-%3-%4.png").arg(folder, lesson, language).arg(step + 1));
        }
    }
};

LIGHTSOUT_TEST(LessonWalkTest)
#include "LessonWalkTest.moc"
