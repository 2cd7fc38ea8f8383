// SPDX-License-Identifier: GPL-3.0-or-later
#include "compare/CompareView.h"

#include "board/BoardView.h"
#include "chart/ChartPanel.h"
#include "compare/LawsCard.h"
#include "compare/PatternsCard.h"
#include "controls/TextSource.h"
#include "graph/Families.h"
#include "page/FactCard.h"

#include "tests/support/LitGrid.h"
#include "tests/support/Test.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSlider>
#include <QSpinBox>
#include <QTest>

#include <cmath>
#include <set>

using namespace lightsout;

namespace {

constexpr int patience = 20'000;

struct ShownComparison {
    explicit ShownComparison(const Game& own, const Game& pinned = Game()) : workbench(own) {
        if (pinned.vertexCount() > 0) {
            workbench.pinned.pin(pinned);
        }
        view.resize(1200, 640);
        view.show();
    }

    BoardView* board(const char* name) const {
        return view.findChild<BoardView*>(QLatin1String(name));
    }
    BoardView* own() const { return board("ownBoard"); }
    BoardView* pinned() const { return board("pinnedBoard"); }
    void click(const char* name) const {
        QTest::mouseClick(view.findChild<QAbstractButton*>(QLatin1String(name)), Qt::LeftButton);
    }
    static void clickCell(BoardView* board, Vertex cell) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    }
    bool shows(const QString& text) const {
        const auto labels = view.findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }
    /// Returns a line of the facts: name, both values, sign.
    QStringList fact(const QString& name) const {
        const auto* card = view.findChild<FactCard*>();
        for (const QString& line : card->shownText().split(QLatin1Char('\n'))) {
            if (line.startsWith(name + QLatin1Char('\t'))) {
                return line.split(QLatin1Char('\t')).mid(1);
            }
        }
        return {};
    }
    const Chart& chart() const { return view.findChild<ChartPanel*>()->data(); }

    Workbench workbench;
    CompareView view{workbench};
};

QStringList values(const char* own, const char* pinned, bool differ) {
    return {QString::fromUtf8(own), QString::fromUtf8(pinned),
            differ ? QStringLiteral("≠") : QString()};
}

} // namespace

class CompareViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBoardIsPinnedInPlaceOfTheOther() {
        ShownComparison shown(litGrid(5, 5), litGrid(5, 5));
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("No difference")), patience);
        shown.workbench.document.begin(litGrid(3, 4));
        QVERIFY(shown.workbench.pinned.game() == litGrid(5, 5));
        shown.click("pinAgain");
        QVERIFY(shown.workbench.pinned.game() == litGrid(3, 4));
        shown.click("unpin");
        QVERIFY(!shown.workbench.pinned.exists());
        // Nothing is lost: undo restores both boards.
        shown.workbench.document->undoStack()->undo();
        QVERIFY(shown.workbench.pinned.game() == litGrid(3, 4));
        shown.workbench.document->undoStack()->undo();
        QVERIFY(shown.workbench.pinned.game() == litGrid(5, 5));
    }

    void aClickPressesTheSamePlaceOfBoth() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 6));
        ShownComparison::clickCell(shown.pinned(), 8); // row 1, column 2
        QVERIFY(shown.workbench.document.game().presses()[7]);
        QVERIFY(shown.workbench.pinned.game().presses()[8]);
        ShownComparison::clickCell(shown.own(), 0);
        QVERIFY(shown.workbench.pinned.game().presses()[0]);
        ShownComparison::clickCell(shown.own(), 24); // the other board has no row 4
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 2U);
        ShownComparison::clickCell(shown.pinned(), 5); // the other board has no column 5
        QCOMPARE(shown.workbench.document.game().pressCount(), 3U);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 3U);
        shown.workbench.document->undoStack()->setIndex(0);
        QVERIFY(shown.workbench.document.game() == litGrid(5, 5));
        QVERIFY(shown.workbench.pinned.game() == litGrid(4, 6));
    }

    void keysAlsoPress() {
        ShownComparison shown(litGrid(3, 3), Game::allOn(cycleGraph(5)));
        shown.own()->setFocus();
        QTest::keyClick(shown.own(), Qt::Key_Right); // moves the cursor into view
        QTest::keyClick(shown.own(), Qt::Key_Right);
        QTest::keyClick(shown.own(), Qt::Key_Return);
        QVERIFY(shown.workbench.document.game().presses()[1]);
        QVERIFY(shown.workbench.pinned.game().presses()[1]);
        QTest::keyClick(shown.pinned(), Qt::Key_Return);
        QCOMPARE(shown.workbench.document.game().pressCount(), 2U);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 2U);
    }

    /// If the boards are not being compared, a press affects only one of them.
    void boardsAreSeparateWhenTheViewIsHidden() {
        ShownComparison shown(litGrid(3, 3), litGrid(3, 3));
        shown.view.hide();
        shown.workbench.document.press(4);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 0U);
        shown.view.show();
        shown.workbench.document.press(0);
        QCOMPARE(shown.workbench.pinned.game().pressCount(), 1U);
    }

    void pointingAtAPlacePointsAtTheOther() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 6));
        Q_EMIT shown.pinned()->pointedAt(Vertex{8});
        QCOMPARE(shown.workbench.selection.vertex(), std::optional<Vertex>(7));
    }

    void cellsOfTwoGridsAreEquallyLarge() {
        for (const auto& [own, pinned] : {std::pair(litGrid(3, 3), litGrid(9, 9)),
                                          {litGrid(5, 5, Topology::torus), litGrid(5, 5)},
                                          {litGrid(2, 12), litGrid(12, 2)}}) {
            const ShownComparison shown(own, pinned);
            const double one = shown.own()->geometry().cellSize();
            const double two = shown.pinned()->geometry().cellSize();
            QVERIFY2(std::abs(one - two) < 0.04 * one,
                     qPrintable(QStringLiteral("%1, %2").arg(one).arg(two)));
            QVERIFY(one > 20);
        }
    }

    /// According to the tables of nullities, 5 × 5 has 2, 4 × 4 has 4, and the 5 × 5 torus has 8.
    void factsAreInTwoColumns() {
        ShownComparison shown(litGrid(5, 5), litGrid(5, 5, Topology::torus));
        QTRY_COMPARE_WITH_TIMEOUT(shown.fact(QStringLiteral("Nullity")), values("2", "8", true),
                                  patience);
        QCOMPARE(shown.fact(QStringLiteral("Rank")), values("23", "17", true));
        QCOMPARE(shown.fact(QStringLiteral("Vertices")), values("25", "25", false));
        QCOMPARE(shown.fact(QStringLiteral("Edges")), values("40", "50", true));
        QCOMPARE(shown.fact(QStringLiteral("Solvable boards")), values("1 in 4", "1 in 256", true));
        QTRY_COMPARE_WITH_TIMEOUT(shown.fact(QStringLiteral("Symmetries")),
                                  values("8", "200", true), patience);
        QTRY_COMPARE_WITH_TIMEOUT(shown.fact(QStringLiteral("Fewest presses")).value(0),
                                  QStringLiteral("15"), patience);
        QVERIFY(shown.shows(QStringLiteral("difference")));
        ShownComparison::clickCell(shown.own(), 0);
        QCOMPARE(shown.fact(QStringLiteral("Presses made")), values("1", "1", false));
        QCOMPARE(shown.fact(QStringLiteral("Lights on")), values("22", "20", true));
        // A corner either is one of the 15 presses or requires one more.
        QTRY_COMPARE_WITH_TIMEOUT(shown.fact(QStringLiteral("Solvable")).value(0),
                                  QStringLiteral("yes"), patience);
    }

    void patternsLieOverEachOther() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 4));
        shown.click("comparePatterns");
        auto* card = shown.view.findChild<PatternsCard*>();
        QTRY_VERIFY_WITH_TIMEOUT(card->pattern(Side::own) && card->pattern(Side::pinned), patience);
        auto* overlay = card->findChild<PatternOverlay*>();
        QVERIFY(overlay->isVisible());
        const auto checkCounts = [&] {
            OverlayCounts expected;
            const BitVector own = *card->pattern(Side::own);
            const BitVector pinned = *card->pattern(Side::pinned);
            for (std::size_t row = 0; row < 5; ++row) {
                for (std::size_t column = 0; column < 5; ++column) {
                    const bool isOwn = own[row * 5 + column];
                    const bool isPinned = row < 4 && column < 4 && pinned[row * 4 + column];
                    expected.both += isOwn && isPinned ? 1U : 0U;
                    expected.own += isOwn && !isPinned ? 1U : 0U;
                    expected.pinned += !isOwn && isPinned ? 1U : 0U;
                }
            }
            QCOMPARE(overlay->counts().both, expected.both);
            QCOMPARE(overlay->counts().own, expected.own);
            QCOMPARE(overlay->counts().pinned, expected.pinned);
        };
        checkCounts();
        const BitVector before = *card->pattern(Side::pinned);
        QTest::keyClick(shown.view.findChild<QSpinBox*>(QStringLiteral("pinnedPattern")),
                        Qt::Key_Up);
        QVERIFY(*card->pattern(Side::pinned) != before);
        checkCounts();
        // If the document's board has no quiet patterns, only the pattern of the other board is
        // drawn.
        shown.workbench.document.begin(litGrid(3, 3));
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("only the empty pattern")), patience);
        QVERIFY(overlay->isVisible());
        QCOMPARE(overlay->counts().own, 0U);
    }

    /// The facts are known at once, before the board is shown again.
    void boardReturnsWithItsPatterns() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 4));
        shown.click("comparePatterns");
        const auto* card = shown.view.findChild<PatternsCard*>();
        QTRY_VERIFY_WITH_TIMEOUT(card->pattern(Side::own), patience);
        shown.workbench.document.push(litGrid(3, 3));
        shown.workbench.document.pop();
        QVERIFY(card->pattern(Side::own));
    }

    /// All 15 quiet patterns of 4 × 4 can be chosen, and each is quiet.
    void everySumOfQuietPatternsCanBeChosen() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 4));
        shown.click("comparePatterns");
        auto* card = shown.view.findChild<PatternsCard*>();
        QTRY_VERIFY_WITH_TIMEOUT(card->pattern(Side::pinned).has_value(), patience);
        auto* number = shown.view.findChild<QSpinBox*>(QStringLiteral("pinnedPattern"));
        QCOMPARE(number->maximum(), 15);
        std::set<std::string> all;
        for (int i = 1; i <= 15; ++i) {
            number->setValue(i);
            const BitVector pattern = *card->pattern(Side::pinned);
            QVERIFY(litGrid(4, 4).rule().changedBy(pattern).none());
            all.insert(pattern.toString());
        }
        QCOMPARE(all.size(), std::size_t{15});
    }

    void solutionsLightsAndPressesLieOverEachOtherToo() {
        ShownComparison shown(litGrid(5, 5), litGrid(4, 4));
        shown.click("comparePatterns");
        auto* card = shown.view.findChild<PatternsCard*>();
        auto* overlay = card->findChild<PatternOverlay*>();
        auto* kind = shown.view.findChild<QComboBox*>(QStringLiteral("patternKind"));
        kind->setFocus();
        QTest::keyClick(kind, Qt::Key_Down);
        QCOMPARE(kind->currentText(), QStringLiteral("Solutions"));
        QTRY_COMPARE_WITH_TIMEOUT(overlay->counts().own + overlay->counts().both, std::size_t{15},
                                  patience);
        QTRY_COMPARE_WITH_TIMEOUT(overlay->counts().pinned + overlay->counts().both, std::size_t{4},
                                  patience);
        QVERIFY(!shown.view.findChild<QSpinBox*>(QStringLiteral("ownPattern"))->isVisible());
        QTest::keyClick(kind, Qt::Key_Down); // lights: all on
        QCOMPARE(overlay->counts().both, std::size_t{16});
        QCOMPARE(overlay->counts().own, std::size_t{9});
        ShownComparison::clickCell(shown.own(), 0);
        QCOMPARE(overlay->counts().both, std::size_t{13});
        QTest::keyClick(kind, Qt::Key_Down); // presses
        QCOMPARE(overlay->counts().both, std::size_t{1});
        QCOMPARE(overlay->counts().own, std::size_t{0});
        const QJsonObject state = shown.view.state();
        shown.view.restore({});
        QCOMPARE(kind->currentIndex(), 0);
        shown.view.restore(state);
        QCOMPARE(kind->currentText(), QStringLiteral("Presses made"));
    }

    /// On 2 × 2 with all lights on, one press leaves the opposite cell on; on a single vertex, it
    /// leaves none.
    void lawsAreDrawnInOneChart() {
        ShownComparison shown(litGrid(2, 2), litGrid(1, 1));
        shown.click("compareLaws");
        QTRY_VERIFY_WITH_TIMEOUT(shown.chart().series.size() == 4 &&
                                     !shown.chart().series[0].points.empty() &&
                                     !shown.chart().series[1].points.empty(),
                                 patience);
        auto* slider = shown.view.findChild<QSlider*>(QStringLiteral("lawTime"));
        slider->setValue(1);
        const auto heights = [&](std::size_t series) {
            std::vector<double> all;
            for (const ChartPoint& point : shown.chart().series[series].points) {
                all.push_back(point.y);
            }
            return all;
        };
        QCOMPARE(heights(0), (std::vector<double>{0, 1, 0, 0, 0}));
        QCOMPARE(heights(1), (std::vector<double>{1, 0}));
        QTest::keyClick(slider, Qt::Key_Right);
        QVERIFY(shown.shows(QStringLiteral("After 2 presses")) ||
                shown.shows(QStringLiteral("After 2 press(es)")));
        QCOMPARE(heights(0), (std::vector<double>{0, 0, 0.75, 0, 0.25}));
        QCOMPARE(heights(1), (std::vector<double>{0, 1}));
        QCOMPARE(heights(2), (std::vector<double>{0.125, 0, 0.75, 0, 0.125}));
        shown.click("lawLimits");
        QCOMPARE(shown.chart().series.size(), 2U);
    }

    void explainsWhyLawsAreOutOfReach() {
        ShownComparison shown(litGrid(9, 9), litGrid(60, 60));
        shown.click("compareLaws");
        QTRY_VERIFY_WITH_TIMEOUT(shown.shows(QStringLiteral("only the limit is shown")), patience);
        QVERIFY(shown.shows(QStringLiteral("too large for the exact law")));
    }

    void isFoundAgainAsItWasLeft() {
        ShownComparison before(litGrid(5, 5), litGrid(4, 4));
        before.click("compareLaws");
        before.view.findChild<QSlider*>(QStringLiteral("lawTime"))->setValue(17);
        before.click("lawLimits");
        const QJsonObject state = before.view.state();
        ShownComparison after(litGrid(5, 5), litGrid(4, 4));
        after.view.restore(state);
        QVERIFY(after.view.findChild<LawsCard*>()->isVisible());
        QVERIFY(after.view.state() == state);
        after.view.restore({});
        QVERIFY(after.view.findChild<FactCard*>()->isVisible());
    }
};

LIGHTSOUT_TEST(CompareViewTest)
#include "CompareViewTest.moc"
