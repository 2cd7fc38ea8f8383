// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MethodsView.h"
#include "chart/ChartPanel.h"
#include "controls/NumberTable.h"
#include "elimination/Growth.h"

#include "tests/support/Test.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include <algorithm>
#include <cmath>

using namespace lightsout;

class MethodsViewTest : public QObject {
    Q_OBJECT

    static bool shows(const QWidget& page, const QString& text) {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel* label) { return label->text().contains(text); });
    }

private Q_SLOTS:
    void bothMethodsAreCountedForTheBoard() {
        MethodsView view;
        view.setGame(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        view.show();
        QTRY_VERIFY(shows(view, QStringLiteral("26"))); // Gauss
        QVERIFY(shows(view, QStringLiteral("33")));     // row-by-row filling
        view.setGame(Game::allOn(Graph(3)));
        QTRY_VERIFY(shows(view, QStringLiteral("needs a rectangle")));
        view.setGame(Game::allOn(Rule()));
        QVERIFY(shows(view, QStringLiteral("empty or too large")));
    }

    /// Squares are measured one after another, only while the view is visible.
    void growthIsComputedLive() {
        MethodsView view;
        view.setGame(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QCOMPARE(view.sidesDone(), std::size_t{0});
        view.show();
        QTRY_VERIFY(view.sidesDone() > 5);
        view.hide();
        const std::size_t done = view.sidesDone();
        QTest::qWait(20);
        QCOMPARE(view.sidesDone(), done);
        view.show();
        auto* measure = view.findChild<QComboBox*>(QStringLiteral("costMeasure"));
        for (int i = 0; i < measure->count(); ++i) {
            measure->setCurrentIndex(i);
            QVERIFY(!view.findChild<ChartPanel*>()->data().series.empty());
            QVERIFY(!view.grab().isNull());
        }
    }

    void countsAreShownNextToTheirPowers() {
        Progress progress;
        std::vector<SideCosts> growth;
        for (std::size_t side = 2; side <= 12; ++side) {
            growth.push_back({side, measureMethods(Lattice{.rows = side, .cols = side}, progress)});
        }
        const Chart chart = bitOperationsChart(growth);
        const std::pair<QString, QString> pairs[] = {
            {QStringLiteral("Gaussian"), QStringLiteral("n⁵")},
            {QStringLiteral("chasing"), QStringLiteral("n⁴")}};
        for (const auto& [name, power] : pairs) {
            const auto find = [&chart](const QString& wanted) {
                return std::find_if(
                    chart.series.begin(), chart.series.end(),
                    [&](const ChartSeries& series) { return series.name == wanted; });
            };
            const auto counted = find(name);
            const auto expected = find(power);
            QVERIFY(counted != chart.series.end() && expected != chart.series.end());
            QCOMPARE(counted->points.size(), growth.size());
            // From the middle on, the counted costs are close to the expected growth.
            const double share = counted->points[5].y / expected->points[5].y;
            QVERIFY2(share > 0.6 && share < 1.7, qPrintable(QString::number(share)));
        }
    }

    void nothingCountedIsAnEmptyChart() {
        QVERIFY(bitOperationsChart({}).series.front().points.empty());
        QVERIFY(timeChart({}).series.front().points.empty());
    }

    void largeSquaresAreMeasuredLessDensely() {
        const std::vector<std::size_t> sides = measuredSides(100);
        QCOMPARE(sides.front(), std::size_t{2});
        QCOMPARE(sides[30], std::size_t{32});
        QCOMPARE(sides[31], std::size_t{36});
        QCOMPARE(sides.back(), std::size_t{100});
        QVERIFY(std::ranges::find(sides, std::size_t{60}) != sides.end());
        QCOMPARE(measuredSides(60).back(), std::size_t{60});
    }

    void squaresBeyond32AreMeasuredOnRequestAndStopped() {
        MethodsView view;
        view.resize(1200, 700);
        view.setGame(Game::allOn(Lattice{.rows = 6, .cols = 6}));
        view.show();
        auto* largest = view.findChild<QComboBox*>(QStringLiteral("largestSquare"));
        auto* stop = view.findChild<QPushButton*>(QStringLiteral("stopMeasuring"));
        auto* table = view.findChild<NumberTable*>();
        largest->setCurrentIndex(2); // far from done when it is stopped
        QTRY_VERIFY(view.sidesDone() >= 5);
        QTest::mouseClick(stop, Qt::LeftButton);
        const std::size_t done = view.sidesDone();
        QVERIFY(shows(view, QStringLiteral("Stopped before")));
        QTest::qWait(20);
        QCOMPARE(view.sidesDone(), done);
        QCOMPARE(table->rowCount(), static_cast<int>(done));
        QTest::mouseClick(stop, Qt::LeftButton);
        QTRY_VERIFY(view.sidesDone() > done);
        QTest::mouseClick(stop, Qt::LeftButton);
        largest->setCurrentIndex(1); // choosing continues
        QVERIFY(shows(view, QStringLiteral("60 × 60")));
        QTRY_VERIFY_WITH_TIMEOUT(view.sidesDone() == measuredSides(60).size(), 120'000);
        QVERIFY(shows(view, QStringLiteral("All squares up to")));
        QVERIFY(!stop->isEnabled());
        QCOMPARE(table->verticalHeaderItem(table->rowCount() - 1)->text().mid(1, 7),
                 QStringLiteral("60 × 60"));
        QTest::keySequence(table, QKeySequence::Copy);
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("2³⁶⁰⁰ − 1")));
    }

    /// Every row has room for its head, and no column needs scrolling.
    void theTableIsReadable() {
        MethodsView view;
        view.resize(1240, 620); // in a window of 1280 × 800
        view.setGame(Game::allOn(Lattice{.rows = 6, .cols = 6}));
        view.show();
        QTRY_COMPARE_WITH_TIMEOUT(view.sidesDone(), measuredSides(32).size(), 120'000);
        auto* table = view.findChild<NumberTable*>();
        auto* measure = view.findChild<QComboBox*>(QStringLiteral("costMeasure"));
        for (int i = 0; i < measure->count(); ++i) {
            measure->setCurrentIndex(i);
            QTRY_VERIFY(table->rowHeight(0) >= table->verticalHeader()->fontMetrics().height());
            QTRY_VERIFY(!table->horizontalScrollBar()->isVisible());
            QVERIFY(table->fontMetrics().height() >= 12);
        }
    }

    /// Brute force is measured on small boards, and extrapolated to others.
    void bruteForceIsTheThirdMethod() {
        MethodsView view;
        view.setGame(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        view.show();
        const auto* text = view.findChild<QLabel*>(QStringLiteral("bruteForce"));
        QTRY_VERIFY(text->text().contains(QStringLiteral("2⁹ − 1 = 511")));
        QTRY_VERIFY(view.sidesDone() > 5);
        view.setGame(Game::allOn(Lattice{.rows = 10, .cols = 10}));
        QVERIFY(text->text().contains(QStringLiteral("2¹⁰⁰ − 1")));
        QVERIFY(text->text().contains(QStringLiteral("years")));
        const auto bruteForce = [&view] {
            const Chart chart = view.findChild<ChartPanel*>()->data();
            return *std::ranges::find(chart.series, QStringLiteral("brute force"),
                                      &ChartSeries::name);
        };
        QCOMPARE(bruteForce().points[2].y, 65535.0);
        QVERIFY(bruteForce().points.size() <= 5);
        view.findChild<QComboBox*>(QStringLiteral("costMeasure"))->setCurrentIndex(2);
        QCOMPARE(bruteForce().points.size(), std::size_t{4}); // 2 × 2 to 5 × 5
    }

    void durationsAreWrittenInTheirUnit() {
        QCOMPARE(durationText(-2), QStringLiteral("10.000 ms"));
        QCOMPARE(durationText(1), QStringLiteral("10.0 s"));
        QCOMPARE(durationText(std::log10(7200.0)), QStringLiteral("2 h"));
        QCOMPARE(durationText(std::log10(5 * 86400.0)), QStringLiteral("5 days"));
        QVERIFY(durationText(20.3).contains(QStringLiteral("6 × 10¹²")));
        QVERIFY(bruteForceTimeText(3600, 1e-9).contains(QStringLiteral("10¹⁰⁶⁷")));
        QVERIFY(pressSetsText(9).contains(QStringLiteral("2⁹ − 1 = 511")));
    }
};

LIGHTSOUT_TEST(MethodsViewTest)
#include "MethodsViewTest.moc"
