// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/BoardSizes.h"

#include "io/BoardSpec.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class BoardSizesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void findsTheSizesThatCanChange_data() {
        QTest::addColumn<QByteArray>("spec");
        QTest::addColumn<QByteArray>("patterns");
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("least");
        const auto add = [](const char* spec, const char* patterns, int value, int least = 1) {
            QTest::newRow(spec) << QByteArray(spec) << QByteArray(patterns) << value << least;
        };
        add("grid:5x5", "grid:{n}x{n} grid:{n}x5 grid:5x{n}", 5);
        add("grid:4x7,topology=torus,self=off",
            "grid:{n}x7,topology=torus,self=off grid:4x{n},topology=torus,self=off", 4);
        add("hex:3x3", "hex:{n}x{n} hex:{n}x3 hex:3x{n}", 3);
        add("torus3d:2x3x4", "torus3d:{n}x3x4 torus3d:2x{n}x4 torus3d:2x3x{n}", 2);
        add("arms:6x6:2", "arms:{n}x{n}:2 arms:{n}x6:2 arms:6x{n}:2", 6);
        add("bipartite:3x9,self=off", "bipartite:{n}x9,self=off bipartite:3x{n},self=off", 3);
        add("cycle:8", "cycle:{n}", 8, 3);
        add("wheel:9,self=off", "wheel:{n},self=off", 9, 4);
        add("hypercube:4", "hypercube:{n}", 4);
        add("circulant:9:1,3", "circulant:{n}:1,3", 9, 4);
        add("petersen", "petersen:{n}:2", 5, 5);
        add("nauru,self=off", "petersen:{n}:5,self=off", 12, 11);
        for (const char* none : {"", "merlin", "heawood", "grid:4x4,holes=1,16", "simple:5:3",
                                 "gnp:9:0.5", "grid", "grid:axb"}) {
            QTest::newRow(qPrintable(QStringLiteral("none: ") + QLatin1String(none)))
                << QByteArray(none) << QByteArray() << 0 << 0;
        }
    }

    void findsTheSizesThatCanChange() {
        QFETCH(QByteArray, spec);
        QFETCH(QByteArray, patterns);
        QFETCH(int, value);
        QFETCH(int, least);
        QByteArrayList found;
        const std::vector<BoardSizes> sizes = sizesOf(spec.toStdString());
        for (const BoardSizes& one : sizes) {
            found << QByteArray::fromStdString(one.pattern);
            // All of these are boards.
            for (const std::uint64_t n : {one.least, one.value}) {
                QVERIFY(parseBoardSpec(withNumber(one.pattern, "{n}", n)).hasValue());
            }
            QVERIFY(one.least <= one.value && one.value <= one.most);
            QVERIFY(one.least == 1 ||
                    !parseBoardSpec(withNumber(one.pattern, "{n}", one.least - 1)).hasValue());
        }
        QCOMPARE(found.join(' '), patterns);
        if (!sizes.empty()) {
            QCOMPARE(sizes.front().value, static_cast<std::uint64_t>(value));
            QCOMPARE(sizes.front().least, static_cast<std::uint64_t>(least));
        }
    }

    /// A board that is larger than the slider would go keeps its size.
    void largeBoardsAreIncluded() {
        QCOMPARE(sizesOf("grid:300x300").front().most, std::uint64_t{300});
        QCOMPARE(sizesOf("path:20").front().most, std::uint64_t{200});
        const BoardSizes box = sizesOf("grid3d:3x3x3").front();
        QVERIFY(parseBoardSpec(withNumber(box.pattern, "{n}", box.most)).hasValue());
    }
};

LIGHTSOUT_TEST(BoardSizesTest)
#include "BoardSizesTest.moc"
