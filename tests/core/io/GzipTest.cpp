// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Gzip.h"

#include "formats/BoardFile.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

/// The lines "a b" and "b c", packed by gzip.
constexpr std::string_view
    packed("\x1F\x8B\x08\x00\x00\x00\x00\x00\x02\x03\x4B\x54\x48\xE2\x4A\x52\x48\xE6"
           "\x02\x00\x32\x58\x35\xBE\x08\x00\x00\x00",
           28);

constexpr std::uint64_t enough = 1000;

} // namespace

class GzipTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unpacks() {
        QVERIFY(isGzip(packed) && !isGzip("a b") && !isGzip(""));
        QCOMPARE(*unpackedGzip(packed, enough), std::string("a b\nb c\n"));
    }

    void unpacksAllParts() {
        const std::string twice = std::string(packed) + std::string(packed);
        QCOMPARE(*unpackedGzip(twice, enough), std::string("a b\nb c\na b\nb c\n"));
    }

    void limitsTheUnpackedSize() {
        QCOMPARE(unpackedGzip(packed, 8)->size(), std::size_t{8});
        const auto refused = unpackedGzip(packed, 7);
        QCOMPARE(refused.error().code, ErrorCode::fileTooLarge);
        QCOMPARE(refused.error().expected, std::uint64_t{7});
    }

    void refusesDamagedData() {
        for (std::size_t length = 2; length < packed.size(); ++length) {
            QCOMPARE(unpackedGzip(packed.substr(0, length), enough).error().code,
                     ErrorCode::notThisFormat);
        }
        std::string damaged(packed);
        damaged[damaged.size() - 5] ^= 1; // in the checksum
        QCOMPARE(unpackedGzip(damaged, enough).error().code, ErrorCode::notThisFormat);
    }

    void cancels() {
        Progress progress;
        progress.cancel();
        QVERIFY_THROWS_EXCEPTION(Cancelled, unpackedGzip(packed, enough, &progress));
    }

    void filesAreReadByTheNameWithoutGz() {
        const QTemporaryDir folder;
        for (const char* name : {"a.edges.gz", "a.EDGES.GZ", "a.txt.gz", "a.gz", "a.edges"}) {
            QFile file(folder.filePath(QString::fromLatin1(name)));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(packed.data(), qint64(packed.size()));
            file.close();
            const auto board = readBoardFile(file.fileName().toStdString());
            QVERIFY2(board.hasValue(), name);
            QCOMPARE(board->game.vertexCount(), std::size_t{3});
        }
        QVERIFY(formatToRead("a.graphml.gz") == FileFormat::graphMl);
        QVERIFY(!formatOfPath("a.graphml.gz")); // it is never written
    }
};

LIGHTSOUT_TEST(GzipTest)
#include "GzipTest.moc"
