// SPDX-License-Identifier: GPL-3.0-or-later
#include "chart/ChartPanel.h"

#include "chart/EnlargedChart.h"
#include "controls/NumberTable.h"
#include "theme/Contrast.h"
#include "theme/Theme.h"

#include "tests/support/Test.h"

#include <QCoreApplication>
#include <QFile>
#include <QGraphicsTextItem>
#include <QLocale>
#include <QMenu>
#include <QSignalSpy>
#include <QStackedWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWheelEvent>
#include <QtCharts/QLegendMarker>

#include <algorithm>
#include <cmath>

using namespace lightsout;

namespace {

Chart example() {
    Chart chart;
    chart.title = QStringLiteral("Black cells");
    chart.x = {.title = QStringLiteral("black cells"), .isInteger = true};
    chart.y.isShare = true;
    chart.series = {{.name = QStringLiteral("played"),
                     .shape = ChartShape::bars,
                     .colour = &Theme::accent,
                     .points = {{0, 0.125}, {1, 0.5}, {2, 0.375}}},
                    {.name = QStringLiteral("exact"),
                     .shape = ChartShape::marks,
                     .colour = &Theme::press,
                     .points = {{0, 0.25}, {1, 0.5}, {2, 0.25}}}};
    return chart;
}

struct Shown {
    explicit Shown(const Chart& chart) {
        panel.resize(600, 400);
        panel.setData(chart);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
    }
    QPoint at(double x, double y) const { return panel.position(x, y).toPoint(); }
    /// Returns the texts of the chart, without empty ones.
    QStringList labels() const {
        QStringList labels;
        for (const QGraphicsItem* item : panel.scene()->items()) {
            if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) {
                labels << text->toPlainText();
            }
        }
        labels.removeAll(QString());
        return labels;
    }
    /// Returns the visible texts of the chart, without line breaks and no-break spaces.
    QString visibleWords() const {
        QStringList words;
        for (const QGraphicsItem* item : panel.scene()->items()) {
            const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
            if (text != nullptr && text->isVisible()) {
                words << text->toPlainText().simplified();
            }
        }
        return words.join(QLatin1Char('|'));
    }
    QColor colourAt(double x, double y) { return panel.grab().toImage().pixelColor(at(x, y)); }

    ChartPanel panel;
};

bool isBluish(const QColor& colour) {
    return colour.blue() > 150 && colour.red() < 100;
}

} // namespace

class ChartPanelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { Theme::install(*qApp, Theme::light(), 1); }

    void labelsAreWrittenOutInEverySize_data() {
        QTest::addColumn<double>("base");
        QTest::newRow("linear") << 0.0;
        QTest::newRow("one decade") << 1.2;
        QTest::newRow("many decades") << 20.0;
    }

    /// Qt would replace labels that are longer than the distance to the next one by dots.
    void labelsAreWrittenOutInEverySize() {
        QFETCH(const double, base);
        Chart chart = example();
        chart.y.isLogarithmic = base > 0;
        for (ChartSeries& series : chart.series) {
            series.points.clear();
            for (int x = 0; x < 10; ++x) {
                series.points.push_back(
                    {static_cast<double>(x), base > 0 ? std::pow(base, -x) : 0.1 * x + 0.07});
            }
        }
        Shown shown(chart);
        for (int width = 260; width < 500; width += 8) {
            shown.panel.resize(width, 150 + width / 4);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            int labels = 0;
            for (const QGraphicsItem* item : shown.panel.scene()->items()) {
                if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) {
                    QVERIFY(!text->toPlainText().contains(QStringLiteral("...")));
                    labels += text->toPlainText().isEmpty() ? 0 : 1;
                }
            }
            QVERIFY(labels >= 5);
        }
    }

    /// In a low chart, titles make room for the labels.
    void labelsAreWrittenOutInLowCharts_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("name");
        QTest::newRow("no words") << QString() << QString();
        QTest::newRow("title") << QStringLiteral("Black cells") << QString();
        QTest::newRow("legend") << QString() << QStringLiteral("powers of the second eigenvalue");
        QTest::newRow("both") << QStringLiteral("Distance to the limit law: ¼ after 3 presses")
                              << QStringLiteral("powers of the second eigenvalue, 0.7778");
    }
    void labelsAreWrittenOutInLowCharts() {
        QFETCH(const QString, title);
        QFETCH(const QString, name);
        Chart chart = example();
        chart.title = title;
        chart.y.title = QStringLiteral("total variation");
        for (ChartSeries& series : chart.series) {
            series.name = name;
        }
        Shown shown(chart);
        for (const int width : {300, 420, 560}) {
            for (int height = 190; height < 260; height += 6) {
                shown.panel.resize(width, height);
                QCoreApplication::processEvents();
                QCoreApplication::processEvents();
                for (const QGraphicsItem* item : shown.panel.scene()->items()) {
                    if (const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item)) {
                        QVERIFY2(!text->isVisible() ||
                                     !text->toPlainText().contains(QStringLiteral("...")),
                                 qPrintable(QStringLiteral("%1 x %2").arg(width).arg(height)));
                    }
                }
            }
        }
    }

    /// The last label is not cut off, and no count is half a board.
    void labelsAreInsideTheChart() {
        Chart chart = example();
        chart.y = {.isLogarithmic = true, .isInteger = true, .low = 0.5};
        chart.series.resize(1);
        chart.series[0].shape = ChartShape::line; // the axis ends at the last value
        chart.series[0].points.clear();
        for (int x = 0; x <= 40; ++x) {
            chart.series[0].points.push_back({static_cast<double>(x), 1.0 + x % 9});
        }
        Shown shown(chart);
        for (int width = 300; width <= 1100; width += 100) {
            shown.panel.resize(width, 400);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            for (const QString& label : shown.labels()) {
                QVERIFY2(!label.contains(QLatin1Char('.')), qPrintable(label));
            }
            for (const QGraphicsItem* item : shown.panel.scene()->items()) {
                const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
                QVERIFY(text == nullptr || text->toPlainText().isEmpty() ||
                        text->sceneBoundingRect().right() <= width + 4); // Qt's own margin
            }
        }
    }

    /// If the last label does not fit next to the one before, fewer labels are shown.
    void theFirstAndTheLastTickAreLabelled() {
        Chart chart = example();
        chart.y = {.isLogarithmic = true, .isInteger = true, .low = 0.5};
        chart.series.resize(1);
        chart.series[0].points.clear();
        for (int x = 0; x <= 40; ++x) {
            chart.series[0].points.push_back({static_cast<double>(x), 1.0 + x % 9});
        }
        Shown shown(chart);
        for (int width = 240; width <= 1100; width += 20) {
            shown.panel.resize(width, 240);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            const QStringList labels = shown.labels();
            QVERIFY2(labels.contains(QStringLiteral("0")) && labels.contains(QStringLiteral("40")),
                     qPrintable(labels.join(QLatin1Char(' '))));
        }
    }

    /// The name of a mark at the left end does not cover the labels of the axis.
    void namesOfMarksLeaveTheLabelsSeen() {
        Chart chart = example();
        chart.series[1].points = {{0, 0.25}};
        for (int x = 3; x <= 40; ++x) {
            chart.series[0].points.push_back({static_cast<double>(x), 0.1});
        }
        const auto axis = [](const Chart& drawn) {
            Shown shown(drawn);
            shown.panel.resize(300, 300);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            const int left = static_cast<int>(shown.panel.chart()->plotArea().left()) - 4;
            return shown.panel.grab(QRect(0, 0, left, 300)).toImage();
        };
        const QImage before = axis(chart);
        chart.series[1].isLabelled = true;
        QVERIFY(axis(chart) == before);
    }

    /// Without a title, the buttons in the corner are above the plot, not on its last bar.
    void buttonsLeaveThePlotSeen() {
        Chart chart = example();
        chart.title.clear();
        chart.series.resize(1);
        Shown shown(chart);
        QCoreApplication::processEvents();
        for (const char* name : {"chartMenu", "enlargeChart"}) {
            const auto* button = shown.panel.findChild<QToolButton*>(QLatin1String(name));
            QVERIFY(shown.panel.chart()->plotArea().top() >= button->geometry().bottom() - 4);
        }
    }

    /// A size such as 64 × 64 is on one line of a title.
    void sizesInTitlesAreNotBroken() {
        Chart chart = example();
        chart.title = QStringLiteral("Nullities of boards up to 64 × 64");
        Shown shown(chart);
        for (int width = 220; width < 500; width += 10) {
            shown.panel.resize(width, 400);
            const QStringList lines = shown.panel.chart()->title().split(QStringLiteral("<br/>"));
            for (const QString& line : lines) {
                QVERIFY2(!line.startsWith(QStringLiteral("×")) &&
                             !line.endsWith(QStringLiteral("×")),
                         qPrintable(line));
            }
        }
    }

    /// A series without a name needs a legend if another one has a name.
    void namesAreInALegend() {
        Chart chart = example();
        QVERIFY(Shown(chart).panel.chart()->legend()->isVisible());
        chart.series[0].name.clear();
        QVERIFY(Shown(chart).panel.chart()->legend()->isVisible());
        chart.series[1].name.clear();
        QVERIFY(!Shown(chart).panel.chart()->legend()->isVisible());
        chart = example();
        chart.series.resize(1);
        QVERIFY(!Shown(chart).panel.chart()->legend()->isVisible());
    }

    /// The symbols in the legend look like their series, in enlarged charts too.
    void symbolsLookLikeTheirSeries() {
        Chart chart = example();
        chart.series.push_back({.name = QStringLiteral("where 95 % lie"),
                                .shape = ChartShape::boxes,
                                .colour = &Theme::press,
                                .points = {{1, 0.6, 0.4}}});
        Shown shown(chart);
        const auto symbol = [](const ChartPanel& panel) {
            return panel.chart()->legend()->markers().back()->brush().color();
        };
        const QColor usual = symbol(shown.panel);
        shown.panel.setSeriesShown(2, false);
        QVERIFY(symbol(shown.panel) != usual);
        shown.panel.setSeriesShown(2, true);
        QCOMPARE(symbol(shown.panel), usual);
        ChartPanel enlarged;
        enlarged.showSource(shown.panel);
        QCOMPARE(symbol(enlarged), usual);
    }

    void symbolsAreDistinctFromTheCard_data() {
        QTest::addColumn<int>("palette");
        QTest::addColumn<bool>("isDark");
        for (int palette = 0; palette <= static_cast<int>(Palette::pieces); ++palette) {
            for (const bool isDark : {false, true}) {
                QTest::addRow("%d, %s", palette, isDark ? "dark" : "light") << palette << isDark;
            }
        }
    }

    /// The symbols of bands and of pale lines in the legend too.
    void symbolsAreDistinctFromTheCard() {
        QFETCH(const int, palette);
        QFETCH(const bool, isDark);
        const Theme theme = Theme::of(static_cast<Palette>(palette), isDark);
        Theme::install(*qApp, theme, 1);
        const ThemeColour colours[] = {&Theme::accent,  &Theme::press,      &Theme::quiet,
                                       &Theme::litFlat, &Theme::secondText, &Theme::unlitRing};
        for (const ThemeColour colour : colours) {
            for (const ChartShape shape : {ChartShape::band, ChartShape::boxes, ChartShape::line}) {
                Chart chart = example();
                chart.series = {{.name = QStringLiteral("one"),
                                 .shape = shape,
                                 .colour = colour,
                                 .opacity = 0.5,
                                 .points = {{0, 2, 1}, {1, 2, 1}}},
                                {.name = QStringLiteral("two"), .colour = colour}};
                Shown shown(chart);
                QCoreApplication::processEvents();
                auto* legend = shown.panel.chart()->legend();
                legend->markers().front()->setLabelBrush(theme.card); // only the symbol is seen
                legend->markers().back()->setVisible(false);
                QImage picture(shown.panel.size(), QImage::Format_RGB32);
                picture.fill(theme.card);
                static_cast<QWidget&>(shown.panel).render(&picture, {}, {}, QWidget::DrawChildren);
                const QRect symbols = legend->geometry().toRect();
                double most = 1;
                for (int x = symbols.left(); x <= symbols.right(); ++x) {
                    for (int y = symbols.top(); y <= symbols.bottom(); ++y) {
                        most = std::max(most, contrast(picture.pixelColor(x, y), theme.card));
                    }
                }
                QVERIFY2(most >= 3, qPrintable(QString::number(most)));
            }
        }
    }

    /// A legend with several rows is read from the top.
    void theFirstNamesAreInTheFirstRow() {
        Chart chart = example();
        for (ChartSeries& series : chart.series) {
            series.name += QStringLiteral(" with a name that is as long as a line");
        }
        Shown shown(chart);
        shown.panel.resize(400, 400);
        QCoreApplication::processEvents();
        const auto topOf = [&](const QString& word) {
            for (const QGraphicsItem* item : shown.panel.scene()->items()) {
                const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
                if (text != nullptr && text->toPlainText().startsWith(word)) {
                    return text->sceneBoundingRect().top();
                }
            }
            return -1.0;
        };
        QVERIFY(topOf(QStringLiteral("played")) > 0);
        QVERIFY(topOf(QStringLiteral("played")) < topOf(QStringLiteral("exact")));
    }

    void namesInTheLegendAreWhole() {
        Chart chart = example();
        for (const char* name : {"a", "short", "limit", "where 95 % of the simulations lie", "n"}) {
            chart.series.push_back({.name = QString::fromUtf8(name), .shape = ChartShape::line});
        }
        Shown shown(chart);
        for (int width = 320; width < 900; width += 20) {
            shown.panel.resize(width, 400);
            QCoreApplication::processEvents();
            QCoreApplication::processEvents();
            int names = 0;
            for (const QGraphicsItem* item : shown.panel.scene()->items()) {
                const auto* text = qgraphicsitem_cast<const QGraphicsTextItem*>(item);
                if (text == nullptr || std::ranges::none_of(chart.series, [&](const auto& series) {
                        return series.name == text->toPlainText();
                    })) {
                    continue;
                }
                names += 1;
                QVERIFY2(
                    QRectF(shown.panel.rect()).contains(text->sceneBoundingRect()),
                    qPrintable(
                        QStringLiteral("%1, %2 pixels wide").arg(text->toPlainText()).arg(width)));
            }
            QCOMPARE(names, static_cast<int>(chart.series.size()));
        }
    }

    /// A step is level around its value, like a bar.
    void stepsAreAroundTheirValues() {
        Chart chart = example();
        chart.series.pop_back();
        chart.series.push_back({.name = QStringLiteral("limit"),
                                .shape = ChartShape::step,
                                .colour = &Theme::press,
                                .points = {{0, 0.25}, {1, 0.6}, {2, 0.25}}});
        Shown shown(chart);
        for (const double x : {0.6, 1.0, 1.4}) {
            const QColor colour = shown.colourAt(x, 0.6);
            QVERIFY(colour.red() > 150 && colour.blue() < 100);
        }
        QVERIFY(shown.colourAt(1.7, 0.6).blue() > 150);
    }

    /// The menu may belong to earlier data.
    void removedSeriesIsNotShown() {
        Shown shown(example());
        const std::size_t count = shown.panel.data().series.size();
        auto* menu = shown.panel.findChild<QMenu*>();
        Q_EMIT menu->aboutToShow();
        QAction* last = menu->actions().last();
        shown.panel.setData({});
        last->toggle();
        shown.panel.setData(example());
        QVERIFY(shown.panel.isSeriesShown(count - 1));
    }

    void valuesAndFocusLeaveTheBarsSeen() {
        Shown shown(example());
        shown.panel.activateWindow();
        shown.panel.setFocus();
        QTRY_VERIFY(shown.panel.hasFocus());
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QVERIFY(!shown.panel.accessibleDescription().isEmpty());
        QVERIFY(isBluish(shown.colourAt(2, 0.1)));
    }

    void barsAreAsHighAsTheirValues() {
        Shown shown(example());
        QVERIFY(isBluish(shown.colourAt(1, 0.4)));
        QVERIFY(isBluish(shown.colourAt(2, 0.2)));
        QVERIFY(!isBluish(shown.colourAt(0, 0.2)));
        QVERIFY(!isBluish(shown.colourAt(0.5, 0.05)));
        QVERIFY(shown.colourAt(2, 0.25).red() > 150); // a mark over the bar
    }

    void pointingShowsTheValues() {
        Shown shown(example());
        QSignalSpy pointed(&shown.panel, &ChartPanel::pointedAt);
        QTest::mouseMove(shown.panel.viewport(), shown.at(1.2, 0.1));
        QTRY_COMPARE(pointed.count(), 1);
        QVERIFY(pointed.last().at(0).value<std::optional<double>>() == std::optional(1.0));
        const QString values = shown.panel.accessibleDescription();
        QVERIFY(values.contains(QStringLiteral("black cells: ")));
        QVERIFY(values.contains(QStringLiteral("50.0 %")));
        QVERIFY(values.contains(QStringLiteral("exact: ")));
    }

    void theArrowKeysStepThroughTheValues() {
        Shown shown(example());
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QVERIFY(shown.panel.accessibleDescription() == shown.panel.valuesAt(1));
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QTest::keyClick(&shown.panel, Qt::Key_Right); // there is no further value
        QVERIFY(shown.panel.accessibleDescription() == shown.panel.valuesAt(2));
        QTest::keyClick(&shown.panel, Qt::Key_Left);
        QVERIFY(shown.panel.accessibleDescription() == shown.panel.valuesAt(1));
    }

    void theWheelZoomsRoundThePointer() {
        Shown shown(example());
        const ChartRange whole = shown.panel.shownX();
        const QPoint fixed = shown.at(2, 0.2);
        QWheelEvent wheel(fixed, shown.panel.mapToGlobal(fixed), {}, QPoint(0, 120), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(shown.panel.viewport(), &wheel);
        QVERIFY(shown.panel.shownX().high - shown.panel.shownX().low < whole.high - whole.low);
        QVERIFY((shown.at(2, 0.2) - fixed).manhattanLength() < 12);
        QTest::keyClick(&shown.panel, Qt::Key_0);
        QVERIFY(shown.panel.shownX() == whole);
    }

    void zoomingOutEndsAtTheWhole() {
        Shown shown(example());
        const ChartRange x = shown.panel.shownX();
        const ChartRange y = shown.panel.shownY();
        QTest::keyClick(&shown.panel, Qt::Key_Plus);
        for (int i = 0; i < 5; ++i) {
            QTest::keyClick(&shown.panel, Qt::Key_Minus);
        }
        QVERIFY(shown.panel.shownX() == x);
        QVERIFY(shown.panel.shownY() == y);
    }

    void draggingZoomsToARectangle() {
        Shown shown(example());
        const ChartRange whole = shown.panel.shownX();
        QWidget* plot = shown.panel.viewport();
        QTest::mousePress(plot, Qt::LeftButton, {}, shown.at(0.5, 0.4));
        QTest::mouseMove(plot, shown.at(1, 0.2));
        QTest::mouseMove(plot, shown.at(1.5, 0.1));
        QTest::mouseRelease(plot, Qt::LeftButton, {}, shown.at(1.5, 0.1));
        QVERIFY(std::abs(shown.panel.shownX().low - 0.5) < 0.02);
        QVERIFY(std::abs(shown.panel.shownX().high - 1.5) < 0.02);
        QVERIFY(std::abs(shown.panel.shownY().high - 0.4) < 0.02);
        QTest::keyClick(&shown.panel, Qt::Key_0);
        QVERIFY(shown.panel.shownX() == whole);
    }

    void pressesOutsideTheChartAreIgnored() {
        Shown shown(example());
        const ChartRange whole = shown.panel.shownX();
        QWidget* plot = shown.panel.viewport();
        // A second button may be pressed while the first one is held and the pointer has left.
        QTest::mousePress(plot, Qt::LeftButton, {}, shown.at(0.5, 0.4));
        QTest::mousePress(plot, Qt::RightButton, {}, QPoint(-5, -5));
        QTest::mouseRelease(plot, Qt::RightButton, {}, QPoint(-5, -5));
        QTest::mouseRelease(plot, Qt::LeftButton, {}, shown.at(0.5, 0.4));
        QVERIFY(shown.panel.shownX() == whole);
    }

    void aDoubleClickEnlargesUntilEscape() {
        QStackedWidget pages;
        auto* page = new QWidget;
        auto* panel = new ChartPanel;
        auto* layout = new QVBoxLayout(page);
        layout->addWidget(panel);
        layout->addStretch(2);
        pages.addWidget(page);
        pages.resize(700, 500);
        pages.show();
        QVERIFY(QTest::qWaitForWindowActive(&pages));
        panel->setData(example());
        panel->setSeriesShown(0, false);
        const auto enlarged = [&] { return page->findChild<EnlargedChart*>(); };
        const auto isClosed = [&] { return enlarged() == nullptr; };
        QTest::mouseDClick(panel->viewport(), Qt::LeftButton, {}, panel->rect().center());
        QVERIFY(enlarged() != nullptr && enlarged()->geometry() == page->rect());
        ChartPanel& large = enlarged()->chart();
        QVERIFY(!large.isSeriesShown(0) && large.isSeriesShown(1));
        Chart next = example();
        next.series[0].points[1].y = 0.6;
        panel->setData(next);
        QCOMPARE(large.data().series[0].points[1].y, 0.6);
        const QSignalSpy clicks(panel, &ChartPanel::barClicked);
        Q_EMIT large.barClicked(0, 1);
        QCOMPARE(clicks.count(), 1);
        pages.resize(800, 600);
        QCOMPARE(enlarged()->geometry(), page->rect());
        QTest::keyClick(&large, Qt::Key_Escape);
        QTRY_VERIFY(isClosed());
        QVERIFY(panel->hasFocus());
        // Again, by the button; it closes with its page.
        QTest::mouseClick(panel->findChild<QToolButton*>(QStringLiteral("enlargeChart")),
                          Qt::LeftButton);
        QVERIFY(enlarged() != nullptr);
        pages.addWidget(new QWidget);
        pages.setCurrentIndex(1);
        QTRY_VERIFY(isClosed());
    }

    void axesAreNamedInEverySize_data() {
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("y");
        QTest::addColumn<bool>("hasLegend");
        const QString titles[] = {QString(), QStringLiteral("Black cells over time"),
                                  QStringLiteral("Two limit laws alternate after each press")};
        for (const QString& title : titles) {
            for (const char* y : {"black cells", "share of the games per 466 presses"}) {
                for (const bool hasLegend : {false, true}) {
                    QTest::addRow("%s, %s, %d", qPrintable(title), y, hasLegend)
                        << title << QString::fromLatin1(y) << hasLegend;
                }
            }
        }
        QTest::newRow("the same title") << titles[1] << titles[1] << true;
    }

    /// The titles of the axes are always shown: in a low chart, they follow its title. They leave
    /// room for the labels.
    void axesAreNamedInEverySize() {
        QFETCH(const QString, title);
        QFETCH(const QString, y);
        QFETCH(const bool, hasLegend);
        for (const int scale : {1, 2}) {
            Theme::install(*qApp, Theme::light(), scale);
            Chart chart = example();
            chart.title = title;
            chart.x.title = QStringLiteral("presses");
            chart.y.title = y;
            if (!hasLegend) {
                chart.series.resize(1);
            }
            Shown shown(chart);
            for (const int width : {260, 359, 560, 900}) {
                for (const int height : {126, 155, 190, 238, 300, 600}) {
                    shown.panel.resize(scale * width, scale * height);
                    QCoreApplication::processEvents();
                    QCoreApplication::processEvents();
                    const QString words = shown.visibleWords();
                    const QByteArray size = QByteArray::number(width) + " x " +
                                            QByteArray::number(height) + ": " + words.toUtf8();
                    QVERIFY2(words.contains(chart.x.title), size.constData());
                    QVERIFY2(words.contains(y), size.constData());
                    QVERIFY2(!words.contains(QStringLiteral("...")), size.constData());
                    // In a high chart, they are at the axes.
                    QVERIFY2(height < 600 || !words.contains(QStringLiteral("x:")),
                             size.constData());
                }
            }
        }
    }

    void dotsGrowWithTheText() {
        Chart chart;
        chart.series = {{.shape = ChartShape::dots,
                         .colour = &Theme::accent,
                         .points = {{1, 5}, {4, 3}, {7, 6}}}};
        for (const int scale : {1, 2}) {
            Theme::install(*qApp, Theme::light(), scale);
            Shown shown(chart);
            const QColor colour =
                shown.panel.grab().toImage().pixelColor(shown.at(4, 3) + QPoint(7, 0));
            QCOMPARE(colour == Theme::light().accent, scale == 2);
        }
    }

    void arrowKeysMoveAnEnlargedPart() {
        Shown shown(example());
        const ChartRange whole = shown.panel.shownX();
        const std::vector<double> positions = chartPositions(example());
        shown.panel.zoomBy(0.3, shown.at(positions.front(), 0.25));
        const ChartRange zoomed = shown.panel.shownX();
        QVERIFY(positions.back() > zoomed.high);
        for (const double position : positions) {
            QTest::keyClick(&shown.panel, Qt::Key_Right);
            const ChartRange now = shown.panel.shownX();
            QVERIFY(now.low <= position && position <= now.high);
            QCOMPARE(now.high - now.low, zoomed.high - zoomed.low);
        }
        QTest::keyClick(&shown.panel, Qt::Key_0);
        QVERIFY(shown.panel.shownX() == whole);
    }

    void otherNamesKeepTheZoom() {
        Shown shown(example());
        shown.panel.zoomBy(2, shown.at(1, 0.25));
        const ChartRange zoomed = shown.panel.shownX();
        Chart french = example();
        french.title = french.x.title = QStringLiteral("cases noires");
        french.series[0].name = QStringLiteral("jouées");
        shown.panel.setData(french);
        QVERIFY(shown.panel.shownX() == zoomed);
    }

    void newValuesKeepZoomAndHiddenSeries() {
        Shown shown(example());
        QTest::keyClick(&shown.panel, Qt::Key_Plus);
        shown.panel.setSeriesShown(0, false);
        const ChartRange zoomed = shown.panel.shownX();
        Chart next = example();
        next.series[0].points[1].y = 0.6;
        shown.panel.setData(next);
        QVERIFY(shown.panel.shownX() == zoomed);
        QVERIFY(!shown.panel.isSeriesShown(0));
        next.series.pop_back();
        shown.panel.setData(next);
        QVERIFY(shown.panel.isSeriesShown(0));
        QVERIFY(shown.panel.shownX() != zoomed);
    }

    void aNameInTheLegendHidesItsSeries() {
        Shown shown(example());
        QVERIFY(isBluish(shown.colourAt(1, 0.4)));
        const auto markers = shown.panel.chart()->legend()->markers();
        QCOMPARE(markers.size(), 2);
        Q_EMIT markers.front()->clicked();
        QVERIFY(!shown.panel.isSeriesShown(0));
        QVERIFY(!isBluish(shown.colourAt(1, 0.4)));
        QVERIFY(markers.front()->isVisible());
        QVERIFY(!shown.panel.valuesAt(1).contains(QStringLiteral("played")));
        Q_EMIT markers.front()->clicked();
        QVERIFY(isBluish(shown.colourAt(1, 0.4)));
    }

    void clickOnABarIsReported() {
        Shown shown(example());
        QSignalSpy clicked(&shown.panel, &ChartPanel::barClicked);
        QTest::mouseClick(shown.panel.viewport(), Qt::LeftButton, {}, shown.at(2, 0.1));
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.last().at(0).value<std::size_t>(), std::size_t{0});
        QCOMPARE(clicked.last().at(1).toDouble(), 2.0);
        QTest::mouseClick(shown.panel.viewport(), Qt::LeftButton, {}, shown.at(1.5, 0.1));
        QCOMPARE(clicked.count(), 1);
    }

    void clickOnADotIsReported() {
        Chart chart = example();
        chart.series[0].shape = ChartShape::dots;
        chart.series[1].shape = ChartShape::dots;
        chart.x.low = -0.5;
        chart.x.high = 2.5;
        Shown shown(chart);
        QSignalSpy clicked(&shown.panel, &ChartPanel::barClicked);
        const auto click = [&](double x, double y) {
            QTest::mouseClick(shown.panel.viewport(), Qt::LeftButton, {}, shown.at(x, y));
        };
        click(2, 0.25);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked.last().at(0).value<std::size_t>(), std::size_t{1});
        QCOMPARE(clicked.last().at(1).toDouble(), 2.0);
        click(0, 0.125);
        QCOMPARE(clicked.count(), 2);
        QCOMPARE(clicked.last().at(0).value<std::size_t>(), std::size_t{0});
        click(1, 0.25); // a place between the dots
        QCOMPARE(clicked.count(), 2);
        shown.panel.setSeriesShown(0, false);
        click(0, 0.125);
        QCOMPARE(clicked.count(), 2);
        // A dot has the colour of its series.
        QTest::mouseMove(shown.panel.viewport(), QPoint(1, 1));
        const QImage picture = shown.panel.viewport()->grab().toImage();
        QCOMPARE(picture.pixelColor(shown.at(2, 0.25)), Theme::light().press);
    }

    void theMenuHidesSeriesToo() {
        Shown shown(example());
        auto* button = shown.panel.findChild<QToolButton*>(QStringLiteral("chartMenu"));
        QMenu* menu = button->menu();
        Q_EMIT menu->aboutToShow();
        for (QAction* action : menu->actions()) {
            if (action->text() == QStringLiteral("exact")) {
                action->trigger();
            }
        }
        QVERIFY(!shown.panel.isSeriesShown(1));
    }

    void chartIsDescribedInASentence() {
        Shown shown(example());
        QCOMPARE(shown.panel.accessibleName(), QStringLiteral("Black cells"));
        const auto spoken = [](ChartPanel& panel) {
            return QAccessible::queryAccessibleInterface(&panel)->text(QAccessible::Description);
        };
        QCOMPARE(spoken(shown.panel),
                 QStringLiteral("Highest at 1: played: 50.0 %, exact: 50.0 %"));
        // Pointing describes the values there.
        shown.panel.setFocus();
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QCOMPARE(spoken(shown.panel),
                 QStringLiteral("black cells: 0\nplayed: 12.5 %\nexact: 25.0 %"));
        Chart other = example();
        other.series[1].points = {{0, 0.75}, {1, 0.25}};
        other.series.resize(2);
        Shown apart(other);
        QCOMPARE(spoken(apart.panel),
                 QStringLiteral("Highest values: played: 50.0 % at 1, exact: 75.0 % at 0"));
        other.title.clear();
        other.y.title = QStringLiteral("share");
        other.conclusion = QStringLiteral("games and law agree");
        apart.panel.setData(other);
        QCOMPARE(apart.panel.accessibleName(), QStringLiteral("share"));
        QCOMPARE(spoken(apart.panel), QStringLiteral("Highest values: played: 50.0 % at 1, exact: "
                                                     "75.0 % at 0; games and law agree"));
    }

    void keysClickBarsAndDots() {
        Shown shown(example());
        QSignalSpy clicked(&shown.panel, &ChartPanel::barClicked);
        QTest::keyClick(&shown.panel, Qt::Key_Return);
        QCOMPARE(clicked.size(), 0); // nothing is pointed at
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QTest::keyClick(&shown.panel, Qt::Key_Return);
        QCOMPARE(clicked.takeFirst(), (QVariantList{QVariant::fromValue(std::size_t{0}), 1.0}));
        shown.panel.setSeriesShown(0, false); // marks can't be clicked
        QTest::keyClick(&shown.panel, Qt::Key_Space);
        QCOMPARE(clicked.size(), 0);
    }

    void valuesAreShownAsATable() {
        Chart chart = example();
        chart.series[1].points.erase(chart.series[1].points.begin());
        Shown shown(chart);
        auto* button = shown.panel.findChild<QToolButton*>(QStringLiteral("chartMenu"));
        Q_EMIT button->menu()->aboutToShow();
        button->menu()->findChild<QAction*>(QStringLiteral("chartTable"))->trigger();
        const auto* table = shown.panel.findChild<NumberTable*>();
        QCOMPARE(table->accessibleName(), QStringLiteral("Black cells"));
        QCOMPARE(table->csv(), QStringLiteral("black cells,played,exact\n0,0.125,–\n"
                                              "1,0.5,0.5\n2,0.375,0.25\n"));
    }

    void everythingIsSaved() {
        Shown shown(example());
        const QTemporaryDir folder;
        const QString png = folder.filePath(QStringLiteral("chart.png"));
        const QString svg = folder.filePath(QStringLiteral("chart.svg"));
        const QString csv = folder.filePath(QStringLiteral("chart.csv"));
        QVERIFY(shown.panel.save(png) && shown.panel.save(svg) && shown.panel.save(csv));
        const QImage image(png);
        QCOMPARE(image.size(), shown.panel.size() * 2);
        QVERIFY(isBluish(image.pixelColor(shown.at(1, 0.4) * 2)));
        QFile drawing(svg);
        QVERIFY(drawing.open(QIODevice::ReadOnly));
        QVERIFY(drawing.readAll().contains("Black cells"));
        QFile values(csv);
        QVERIFY(values.open(QIODevice::ReadOnly));
        QVERIFY(values.readAll().startsWith("black cells,played,exact\r\n0,0.125,0.25\r\n"));
        const QString nowhere = folder.filePath(QStringLiteral("no/such/folder"));
        QVERIFY(!shown.panel.save(nowhere) && !shown.panel.save(nowhere) &&
                !shown.panel.save(nowhere));
    }

    void anyDataCanBeShown() {
        Shown shown(Chart{});
        for (const bool isLogarithmic : {false, true}) {
            Chart chart = example();
            chart.y.isLogarithmic = isLogarithmic;
            chart.marker = 1;
            chart.series.push_back({.name = QStringLiteral("band"),
                                    .shape = ChartShape::band,
                                    .colour = &Theme::quiet,
                                    .points = {{0, 1, -1}, {1, 2, 0}, {2, 0, 0}}});
            chart.series.push_back({.name = QStringLiteral("step"),
                                    .shape = ChartShape::step,
                                    .colour = &Theme::litFlat,
                                    .points = {{0, 1}, {1, 0}, {2, 3}}});
            chart.series.push_back({.name = QStringLiteral("none"), .colour = &Theme::text});
            shown.panel.setData(chart);
            QTest::keyClick(&shown.panel, Qt::Key_Right);
            QVERIFY(!shown.panel.grab().isNull());
        }
        shown.panel.setData({});
        QTest::keyClick(&shown.panel, Qt::Key_Right);
        QVERIFY(!shown.panel.grab().isNull());
    }

    /// Titles of axes that follow the title of the chart are sentences, not formulas.
    void titlesFollowEachOtherAsTheWindowIsRead() {
        for (const auto direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QApplication::setLayoutDirection(direction);
            Shown shown(example());
            shown.panel.resize(300, 160);
            const QChar isolate(direction == Qt::LeftToRight ? 0x2066 : 0x2067);
            QVERIFY(shown.panel.chart()->title().contains(isolate + QStringLiteral("x:")));
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void axesRunFromLeftToRightInEveryLanguage() {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        {
            Shown shown(example());
            QVERIFY(shown.at(0, 0).x() < shown.at(2, 0).x());
            QVERIFY(isBluish(shown.colourAt(2, 0.2)));
        }
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }
};

LIGHTSOUT_TEST(ChartPanelTest)
#include "ChartPanelTest.moc"
