// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/MethodsView.h"
#include "chart/ChartPanel.h"
#include "elimination/GrowthChart.h"

#include "tests/support/Test.h"

#include <QComboBox>
#include <QTest>

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
        view.setRule(Lattice{.rows = 3, .cols = 3});
        view.show();
        QTRY_VERIFY(shows(view, QStringLiteral("26"))); // Gauss
        QVERIFY(shows(view, QStringLiteral("33")));     // row-by-row filling
        view.setRule(Graph(3));
        QTRY_VERIFY(shows(view, QStringLiteral("needs a rectangle")));
        view.setRule(Rule());
        QVERIFY(shows(view, QStringLiteral("empty or too large")));
    }

    /// Squares are measured one after another, only while the view is visible.
    void growthIsComputedLive() {
        MethodsView view;
        view.setRule(Lattice{.rows = 3, .cols = 3});
        QCOMPARE(view.sidesDone(), std::size_t{0});
        view.show();
        QTRY_VERIFY(view.sidesDone() > 5);
        view.hide();
        const std::size_t done = view.sidesDone();
        QTest::qWait(20);
        QCOMPARE(view.sidesDone(), done);
        view.show();
        auto* measure = view.findChild<QComboBox*>();
        for (int i = 0; i < measure->count(); ++i) {
            measure->setCurrentIndex(i);
            QVERIFY(!view.findChild<ChartPanel*>()->data().series.empty());
            QVERIFY(!view.grab().isNull());
        }
    }

    void countsAreShownNextToTheirPowers() {
        Progress progress;
        std::vector<MethodCosts> growth;
        for (std::size_t side = 2; side <= 12; ++side) {
            growth.push_back(measureMethods(Lattice{.rows = side, .cols = side}, progress));
        }
        const Chart chart = bitOperationsChart(growth, 2);
        const std::pair<QString, QString> pairs[] = {
            {QStringLiteral("Gaussian elimination"), QStringLiteral("n⁵")},
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
        QVERIFY(bitOperationsChart({}, 2).series.front().points.empty());
        QVERIFY(timeChart({}, 2).series.front().points.empty());
    }
};

LIGHTSOUT_TEST(MethodsViewTest)
#include "MethodsViewTest.moc"
