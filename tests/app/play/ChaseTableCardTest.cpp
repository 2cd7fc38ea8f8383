// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/ChaseTableCard.h"

#include "tests/support/Test.h"

#include <QBuffer>
#include <QLabel>
#include <QPdfWriter>
#include <QSpinBox>
#include <QTest>

using namespace lightsout;

namespace {

/// The table of a board with its card.
struct Table {
    explicit Table(const Lattice& grid) : document(Game::allOn(grid)) {
        guide.setActive(true);
        card.resize(500, 500);
        card.setWanted(true);
    }
    QSpinBox& box(int i) { return *card.findChildren<QSpinBox*>().at(i); }

    CurrentDocument document;
    ChaseGuide guide{document};
    ChaseTableCard card{guide, document};
};

int pagesOf(const Lattice& grid) {
    const Table table(grid);
    QByteArray pdf;
    QBuffer buffer(&pdf);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    table.card.paintPages(writer);
    buffer.close();
    return static_cast<int>(pdf.count("/Type /Page\n"));
}

} // namespace

class ChaseTableCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theNumberOfCasesIsExplained() {
        const auto explains = [](const Lattice& grid, const QString& formula) {
            const Table table(grid);
            const auto labels = table.card.findChildren<QLabel*>();
            return std::ranges::any_of(
                labels, [&](const QLabel* label) { return label->text().contains(formula); });
        };
        QVERIFY(explains(Lattice{.rows = 5, .cols = 5}, QStringLiteral("2⁵⁻² − 1 = 7")));
        QVERIFY(explains(Lattice{.rows = 3, .cols = 3}, QStringLiteral("2³⁻⁰ − 1 = 7")));
        QVERIFY(explains(Lattice{.rows = 9, .cols = 9}, QStringLiteral("2⁹⁻⁸ − 1 = 1")));
    }

    void anySizeUpToTwelveColumns() {
        Table table(Lattice{.rows = 5, .cols = 100});
        QCOMPARE(table.box(0).value(), 5);
        QCOMPARE(table.box(1).value(), 12);
        QVERIFY(!table.card.grab().isNull());
        table.box(0).setValue(4);
        table.box(1).setValue(4); // no board with a light left in the last row can be solved
        QVERIFY(!table.card.grab().isNull());
        // Another board sets its own size.
        table.document.make(Replace{Game::allOn(Lattice{.rows = 7, .cols = 6})}, {});
        QCOMPARE(table.box(0).value(), 7);
        QCOMPARE(table.box(1).value(), 6);
    }

    /// The line for the lights left in the last row is marked until these change.
    void marksTheRequiredLine() {
        Table table(Lattice{.rows = 5, .cols = 5});
        const QImage unmarked = table.card.grab().toImage();
        BitVector lights(25);
        lights.set(20);
        lights.set(24);
        table.document.make(Replace{Game(table.document.game().rule(), lights, BitVector(25))}, {});
        QVERIFY(table.guide.step().stage == ChaseStep::Stage::firstRow);
        QVERIFY(table.card.grab().toImage() != unmarked);
        table.document.make(Press{12}, {});
        QCOMPARE(table.card.grab().toImage(), unmarked);
    }

    /// A line is marked only while lights are chased. The next board may have another size, or be
    /// one without a table.
    void boardWithoutTableKeepsTheLastTable() {
        Table table({.rows = 5, .cols = 5});
        const auto begin = [&table](const Lattice& lattice) {
            table.document.make(Replace{Game::allOn(lattice)}, QStringLiteral("new"));
        };
        begin({.rows = 7, .cols = 4, .topology = Topology::torus});
        QCOMPARE(table.box(0).value(), 5);
        begin({.rows = 7, .cols = 4});
        QCOMPARE(table.box(0).value(), 7);
    }

    void isShownOnRequest() {
        Table table(Lattice{.rows = 3, .cols = 3});
        QVERIFY(!table.card.isHidden());
        table.guide.setActive(false);
        QVERIFY(table.card.isHidden());
        table.guide.setActive(true);
        QVERIFY(!table.card.isHidden());
        table.card.setWanted(false);
        QVERIFY(table.card.isHidden());
    }

    void itIsPrintedOnAsManyPagesAsItTakes() {
        QCOMPARE(pagesOf(Lattice{.rows = 5, .cols = 5}), 1);
        QCOMPARE(pagesOf(Lattice{.rows = 4, .cols = 4}), 1);
        QVERIFY(pagesOf(Lattice{.rows = 10, .cols = 10}) > 5);
    }
};

LIGHTSOUT_TEST(ChaseTableCardTest)
#include "ChaseTableCardTest.moc"
