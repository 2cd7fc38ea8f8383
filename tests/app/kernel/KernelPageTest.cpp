#include "kernel/KernelPage.h"

#include "widgets/PatternTile.h"

#include <QLabel>
#include <QPushButton>
#include <QtTest>

using namespace lightsout;

namespace {

/// The tab on the screen.
struct Tab {
    explicit Tab(const Game& game) : workbench(game), page(workbench) {
        page.resize(1200, 700);
        page.show();
    }
    QList<PatternTile*> tiles(const QString& kind) const {
        QList<PatternTile*> found;
        for (auto* tile : page.findChildren<PatternTile*>()) {
            if (tile->accessibleName().startsWith(kind)) {
                found.append(tile);
            }
        }
        return found;
    }
    QList<PatternTile*> patterns() const { return tiles(QStringLiteral("Quiet pattern")); }
    QList<PatternTile*> solutions() const { return tiles(QStringLiteral("Solution")); }
    void click(const QString& text) {
        for (auto* button : page.findChildren<QPushButton*>()) {
            if (button->text() == text && button->isVisible()) {
                QTest::mouseClick(button, Qt::LeftButton);
            }
        }
    }
    bool shows(const QString& text) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench;
    KernelPage page;
};

Game allOn(std::size_t side) {
    return Game::allOn(Lattice{.rows = side, .cols = side});
}

} // namespace

class KernelPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allSolutionsAreShownFewestFirst() {
        Tab tab(allOn(4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        const Game& game = tab.workbench.document.game();
        std::size_t before = 0;
        for (const PatternTile* tile : tab.solutions()) {
            QVERIFY(game.rule().changedBy(tile->pattern()) == game.difference());
            QVERIFY(tile->pattern().count() >= before);
            before = tile->pattern().count();
        }
        // OEIS A075464: 4 presses are the fewest on 4 × 4; two solutions have them.
        QVERIFY(tab.shows(QStringLiteral("4, proven")));
        QVERIFY(tab.shows(QStringLiteral("4! = 24")));
    }

    void aChosenSolutionBecomesStars() {
        Tab tab(allOn(4));
        QTRY_COMPARE(tab.solutions().size(), 16);
        PatternTile* third = tab.solutions().at(2);
        QTest::mouseClick(third, Qt::LeftButton);
        tab.click(QStringLiteral("Show on the board"));
        QVERIFY(tab.workbench.guide.stars().has_value());
        QVERIFY(*tab.workbench.guide.stars() == third->pattern());
    }

    void aSumOfQuietPatternsChangesNothing() {
        Tab tab(allOn(5));
        QTRY_COMPARE(tab.patterns().size(), 2);
        QTest::mouseClick(tab.patterns().at(1), Qt::LeftButton);
        QVERIFY(tab.shows(QStringLiteral("q₁ + q₂ =")));
        const BitVector lights = tab.workbench.document.game().lights();
        tab.click(QStringLiteral("Put it on the board"));
        const Game& game = tab.workbench.document.game();
        QVERIFY(game.pressCount() > 0);
        QVERIFY(game.lights() == lights);
        QCOMPARE(tab.workbench.document.undoStack()->count(), 1);
    }

    void anOddOverlapIsCounted() {
        Tab tab(allOn(5));
        QTRY_VERIFY(tab.shows(QStringLiteral("even")));
        QVERIFY(!tab.shows(QStringLiteral("odd")));
        tab.workbench.document.make(FlipStart{{0}}, QStringLiteral("edit"));
        QTRY_VERIFY(tab.shows(QStringLiteral("odd")));
        QVERIFY(tab.shows(QStringLiteral("No solution")));
        QCOMPARE(tab.solutions().size(), 0);
    }

    void aUniqueSolutionIsCalledSo() {
        Tab tab(allOn(3));
        QTRY_VERIFY(tab.shows(QStringLiteral("The only solution")));
        QCOMPARE(tab.patterns().size(), 0);
    }

    void boardsComeAndGo() {
        Tab tab(allOn(4));
        for (const std::size_t side : {5U, 3U, 19U, 200U, 4U}) {
            tab.workbench.document.make(Replace{allOn(side)}, QStringLiteral("new"));
            QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
            QVERIFY(!tab.page.grab().isNull());
        }
        tab.workbench.document.make(Replace{Game()}, QStringLiteral("empty"));
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        QVERIFY(!tab.page.grab().isNull());
    }
};

QTEST_MAIN(KernelPageTest)
#include "KernelPageTest.moc"
