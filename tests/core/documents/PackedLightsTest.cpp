// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/PackedLights.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QByteArray>
#include <QTest>

using namespace lightsout;

class PackedLightsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void agreesWithQt();
    void refusesAllElse();
};

namespace {

/// Returns eight entries per byte, in base 64 as Qt writes it.
std::string packedByQt(const BitVector& lights) {
    QByteArray bytes(static_cast<qsizetype>((lights.size() + 7) / 8), 0);
    lights.forEachOne([&bytes](std::size_t i) {
        const auto byte = static_cast<qsizetype>(i / 8);
        bytes[byte] = static_cast<char>(bytes[byte] | (1 << (i % 8)));
    });
    return "base64:" + bytes.toBase64().toStdString();
}

} // namespace

void PackedLightsTest::agreesWithQt() {
    Random random(1);
    for (std::size_t size = 0; size < 200; ++size) {
        const BitVector lights = BitVector::random(size, random);
        const std::string packed = packedLights(lights);
        QCOMPARE(packed, packedByQt(lights));
        QVERIFY(isPacked(packed));
        const auto unpacked = unpackedLights(packed);
        QVERIFY(unpacked.has_value());
        QCOMPARE(unpacked->size(), (size + 7) / 8 * 8);
        QCOMPARE(unpacked->slice(0, size), lights);
        QCOMPARE(unpacked->findNext(size), unpacked->size());
    }
}

void PackedLightsTest::refusesAllElse() {
    QVERIFY(!isPacked("0101") && !unpackedLights("0101"));
    for (const char* digits : {"A", "AA", "AAA", "A===", "====", "AA=A", "=AAA", "AA A", "AAA-",
                               "AAAA\n", "AAAAA===", "AB==", "AAB="}) {
        QVERIFY2(!unpackedLights(std::string("base64:") + digits), digits);
    }
}

LIGHTSOUT_TEST(PackedLightsTest)
#include "PackedLightsTest.moc"
