// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "board/BoardView.h"
#include "chart/ChartPanel.h"
#include "graph/Families.h"
#include "look/FocusRing.h"
#include "look/PartedView.h"
#include "map/HeatMap.h"
#include "matrix/MatrixView.h"

#include "tests/support/Pages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>

using namespace lightsout;

namespace {

/// What screen readers were told, in words.
QStringList& heard() {
    static QStringList all;
    return all;
}

void hear(const QString& name, QAccessible::Event what) {
    heard() << (what == QAccessible::Focus ? QStringLiteral("at ") : QStringLiteral("now ")) + name;
}

/// The window, read through its accessible tree alone, as AT-SPI hands it to a screen reader.
struct Reader {
    explicit Reader(const Game& game, const char* pageName = "play",
                    const Appearance& appearance = {.language = QStringLiteral("en")})
        : workbench(game) {
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        page = showPage(*window, {pageName, ""});
        for (BoardView* board : window->findChildren<BoardView*>()) {
            board->setAnimated(false);
        }
        settle(workbench, *window);
    }

    /// All that is in the tree under an object, itself included.
    static std::vector<QAccessibleInterface*> under(QAccessibleInterface* top) {
        std::vector<QAccessibleInterface*> all{top};
        for (std::size_t i = 0; i < all.size(); ++i) {
            for (int child = 0; child < all[i]->childCount(); ++child) {
                if (QAccessibleInterface* found = all[i]->child(child)) {
                    all.push_back(found);
                }
            }
        }
        return all;
    }
    std::vector<QAccessibleInterface*> all() const {
        return under(QAccessible::queryAccessibleInterface(window.get()));
    }
    /// The first with such a name; null if there is none.
    QAccessibleInterface* named(const QString& name) const {
        const auto everything = all();
        const auto found = std::ranges::find_if(everything, [&](QAccessibleInterface* one) {
            return one->text(QAccessible::Name) == name;
        });
        return found == everything.end() ? nullptr : *found;
    }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
    QWidget* page = nullptr;
};

Game boardOf(std::size_t side) {
    return Game::allOn(Lattice{.rows = side, .cols = side});
}

} // namespace

class AccessibilityTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        hearParts(hear);
    }
    void cleanupTestCase() { hearParts({}); }

    void everyCellSaysWhereItIsAndWhetherItIsOn() {
        const Reader reader(boardOf(3));
        auto* board = reader.page->findChild<BoardView*>();
        for (Vertex v = 0; v < 9; ++v) {
            const QString name =
                QStringLiteral("row %1, column %2, on").arg(v / 3 + 1).arg(v % 3 + 1);
            QAccessibleInterface* cell = reader.named(name);
            QVERIFY2(cell != nullptr, qPrintable(name));
            QCOMPARE(cell->role(), QAccessible::Button);
            QVERIFY(cell->state().checkable && cell->state().checked);
            QCOMPARE(cell->parent()->object(), static_cast<QObject*>(board));
            const QPoint middle = board->mapToGlobal(board->cellRect(v).center().toPoint());
            QVERIFY(cell->rect().contains(middle));
            QCOMPARE(cell->parent()->childAt(middle.x(), middle.y()), cell);
            QCOMPARE(cell->parent()->child(cell->parent()->indexOfChild(cell)), cell);
        }
    }

    void cellsArePressedAndSayWhatBecameOfThem() {
        const Reader reader(boardOf(3));
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 1, on"));
        QVERIFY(cell != nullptr);
        QCOMPARE(
            cell->actionInterface()->localizedActionName(QAccessibleActionInterface::pressAction()),
            QStringLiteral("Press row 1, column 1"));
        heard().clear();
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QCOMPARE(reader.workbench.document.game().pressCount(), std::uint64_t{1});
        QCOMPARE(cell->text(QAccessible::Name), QStringLiteral("row 1, column 1, off"));
        QVERIFY(!cell->state().checked);
        QVERIFY2(heard().contains(QStringLiteral("now row 1, column 1, off")),
                 qPrintable(heard().join(QLatin1Char('\n'))));
    }

    void theCellOfTheKeysIsTold() {
        const Reader reader(boardOf(3));
        auto* board = reader.page->findChild<BoardView*>();
        board->clearFocus();
        board->setFocus(Qt::TabFocusReason);
        heard().clear();
        QTest::keyClick(board, Qt::Key_Right);
        QVERIFY2(heard().contains(QStringLiteral("at row 1, column 2, on")),
                 qPrintable(heard().join(QLatin1Char('\n'))));
        QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(board);
        QCOMPARE(accessible->focusChild()->text(QAccessible::Name),
                 QStringLiteral("row 1, column 2, on"));
        QVERIFY(accessible->focusChild()->state().focused);
        QTest::keyClick(board, Qt::Key_Return);
        QVERIFY(heard().contains(QStringLiteral("now row 1, column 2, off")));
    }

    void theResultIsFound() {
        const Reader reader(Game::allOn(Lattice{.rows = 1, .cols = 2}));
        QAccessibleInterface* cell = reader.named(QStringLiteral("row 1, column 2, on"));
        QVERIFY(reader.named(QStringLiteral("Solved!")) == nullptr);
        cell->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        settle(reader.workbench, *reader.window);
        QVERIFY(reader.named(QStringLiteral("Solved!")) != nullptr);
    }

    void verticesHaveTheirNames() {
        const Reader reader(Game::allOn(Rule(generalizedPetersenGraph(5, 2))));
        for (int vertex = 1; vertex <= 10; ++vertex) {
            QVERIFY(reader.named(QStringLiteral("vertex %1, on").arg(vertex)) != nullptr);
        }
    }

    void entriesOfTheMatrixAreRead() {
        const Reader reader(boardOf(2), "elimination");
        auto* matrix = reader.page->findChild<MatrixView*>();
        const auto parts = Reader::under(QAccessible::queryAccessibleInterface(matrix));
        const auto entries = std::ranges::count_if(
            parts, [](const auto* part) { return part->role() == QAccessible::Cell; });
        QCOMPARE(entries, 4 * 5);
        QVERIFY(reader.named(QStringLiteral("row 1, column 1: 1")) != nullptr);
        QVERIFY(reader.named(QStringLiteral("row 1, column 4: 0")) != nullptr);
        QVERIFY(reader.named(QStringLiteral("row 4, column 1 behind the bar: 1")) != nullptr);
        matrix->setFocus(Qt::TabFocusReason);
        QTest::keyClick(matrix, Qt::Key_Down);
        QCOMPARE(matrix->accessibleDescription(), QStringLiteral("Row 1: \u20661 1 1 0 | 1\u2069"));
    }

    void barsOfChartsAreRead() {
        const Reader reader(boardOf(2), "random");
        const auto charts = reader.page->findChildren<ChartPanel*>();
        const auto filled = [&charts] {
            return std::ranges::find_if(charts,
                                        [](const ChartPanel* one) { return one->partCount() > 1; });
        };
        QTRY_VERIFY(filled() != charts.end());
        const ChartPanel* chart = *filled();
        for (std::size_t part = 0; part < chart->partCount(); ++part) {
            QAccessibleInterface* bar = reader.named(chart->partName(part));
            QVERIFY2(bar != nullptr, qPrintable(chart->partName(part)));
            QVERIFY(!bar->text(QAccessible::Name).contains(QLatin1Char('\n')));
        }
    }

    void cellsOfMapsAreRead() {
        const Reader reader(boardOf(4), "counts");
        const auto* map = reader.page->findChild<HeatMap*>();
        QTRY_VERIFY(map->valueAt({4, 4}).has_value());
        // A 4 × 4 board has 2⁴ solutions.
        QAccessibleInterface* cell = reader.named(QStringLiteral("Row 4, column 4: 16"));
        QVERIFY(cell != nullptr);
        QCOMPARE(cell->role(), QAccessible::Button);
    }

    void ofLargeBoardsTheCellOfTheKeysIsTold() {
        const Reader reader(boardOf(150));
        auto* board = reader.page->findChild<BoardView*>();
        board->clearFocus();
        board->setFocus(Qt::TabFocusReason);
        QTest::keyClick(board, Qt::Key_Down);
        const QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(board);
        QVERIFY(accessible->childCount() < 20);
        QCOMPARE(accessible->focusChild()->text(QAccessible::Name),
                 QStringLiteral("row 2, column 1, on"));
    }

    void everythingThatCanBeTouchedHasANameAndARole_data() {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QString>("mode");
        for (const auto& [page, mode] : pagesAndModes()) {
            QTest::addRow("%s %s", page, mode)
                << QString::fromLatin1(page) << QString::fromLatin1(mode);
        }
    }
    void everythingThatCanBeTouchedHasANameAndARole() {
        QFETCH(const QString, page);
        QFETCH(const QString, mode);
        const Reader reader(boardOf(2));
        if (!mode.isEmpty() && reader.window->findChild<QAbstractButton*>(mode) == nullptr) {
            QSKIP("There is no such mode before something was done in another.");
        }
        showPage(*reader.window, {page.toLatin1().constData(), mode.toLatin1().constData()});
        settle(reader.workbench, *reader.window);
        for (QAccessibleInterface* one : reader.all()) {
            const bool isShown = !one->state().invisible;
            const bool isTouched =
                one->actionInterface() != nullptr && one->actionInterface()->actionNames().contains(
                                                         QAccessibleActionInterface::pressAction());
            if (isShown && isTouched && one->role() != QAccessible::PageTabList) {
                const QObject* object = one->object();
                // The button of a toolbar that is too narrow is Qt's own, and never shown here.
                QVERIFY2(!one->text(QAccessible::Name).isEmpty() ||
                             (object != nullptr &&
                              object->objectName() == QStringLiteral("qt_toolbar_ext_button")),
                         object != nullptr ? object->metaObject()->className() : "a part");
                QVERIFY(one->role() != QAccessible::NoRole);
            }
        }
    }

    void everythingIsReachedByTheTabKeyAndShowsIt_data() {
        everythingThatCanBeTouchedHasANameAndARole_data();
    }
    void everythingIsReachedByTheTabKeyAndShowsIt() {
        QFETCH(const QString, page);
        QFETCH(const QString, mode);
        const Reader reader(boardOf(3));
        if (!mode.isEmpty() && reader.window->findChild<QAbstractButton*>(mode) == nullptr) {
            QSKIP("There is no such mode before something was done in another.");
        }
        showPage(*reader.window, {page.toLatin1().constData(), mode.toLatin1().constData()});
        settle(reader.workbench, *reader.window);
        std::set<QWidget*> unreached;
        for (auto* widget : reader.window->findChildren<QWidget*>()) {
            if (widget->isVisible() && widget->isEnabled() && widget->focusProxy() == nullptr &&
                (widget->focusPolicy() & Qt::TabFocus) != 0) {
                unreached.insert(widget);
            }
        }
        QVERIFY(unreached.size() > 3);
        QWidget* first = nullptr;
        for (std::size_t i = 0; i < 2 * unreached.size() + 100; ++i) {
            QTest::keyClick(QApplication::focusWidget() != nullptr ? QApplication::focusWidget()
                                                                   : reader.window.get(),
                            Qt::Key_Tab);
            QWidget* now = QApplication::focusWidget();
            QVERIFY(now != nullptr);
            if (first == nullptr) {
                first = now;
            }
            if (unreached.erase(now) == 0) {
                continue;
            }
            // Of buttons one of which is on, Tab reaches one and arrows the others.
            const auto* button = qobject_cast<const QAbstractButton*>(now);
            if (button != nullptr && button->group() != nullptr && button->group()->exclusive()) {
                for (QAbstractButton* other : button->group()->buttons()) {
                    unreached.erase(other);
                }
            }
            QApplication::processEvents();
            const QRect place(now->mapTo(reader.window.get(), QPoint()), now->size());
            const QRect around = place.adjusted(-4, -4, 4, 4);
            const QImage focused = reader.window->grab(around).toImage();
            now->clearFocus();
            QApplication::processEvents();
            const QImage usual = reader.window->grab(around).toImage();
            QVERIFY2(focused != usual,
                     qPrintable(QStringLiteral("%1 %2 at %3, %4")
                                    .arg(QLatin1String(now->metaObject()->className()),
                                         now->accessibleName())
                                    .arg(place.x())
                                    .arg(place.y())));
            now->setFocus(Qt::TabFocusReason);
        }
        QStringList left;
        for (const QWidget* widget : unreached) {
            left << QLatin1String(widget->metaObject()->className()) + QLatin1Char(' ') +
                        widget->accessibleName() + widget->objectName();
        }
        QVERIFY2(left.isEmpty(), qPrintable(left.join(QStringLiteral(", "))));
    }

    void focusIsNotLeftOverFromTheMouse() {
        const Reader reader(boardOf(3));
        auto* button = reader.window->findChild<QAbstractButton*>(QStringLiteral("chase"));
        QTest::keyClick(reader.window.get(), Qt::Key_Tab);
        const auto isRinged = [&reader] {
            const auto rings = reader.window->findChildren<FocusRing*>();
            return std::ranges::any_of(rings, &FocusRing::isVisible);
        };
        QVERIFY(isRinged());
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(!isRinged());
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(isRinged());
    }
};

LIGHTSOUT_TEST(AccessibilityTest)
#include "AccessibilityTest.moc"
