// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Targets.h"
#include "tests/support/Test.h"

#include <QDirIterator>
#include <QFile>

using namespace lightsout;

/// Replays the inputs that fuzzers found useful.
class CorpusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void replays_data();
    void replays();
};

void CorpusTest::replays_data() {
    QTest::addColumn<FuzzTarget>("run");
    for (const NamedFuzzTarget& target : fuzzTargets()) {
        QTest::newRow(target.name) << target.run;
    }
}

void CorpusTest::replays() {
    QFETCH(const FuzzTarget, run);
    QDirIterator files(QStringLiteral(FUZZ_CORPUS "/") + QTest::currentDataTag(), QDir::Files);
    int count = 0;
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray input = file.readAll();
        // A failing assertion ends the program, so the input is printed first.
        qInfo("%s", qPrintable(files.fileName()));
        run(reinterpret_cast<const std::uint8_t*>(input.constData()),
            static_cast<std::size_t>(input.size()));
        ++count;
    }
    QVERIFY2(count > 0, "There are no inputs to replay.");
    run(nullptr, 0);
}

LIGHTSOUT_TEST(CorpusTest)
#include "CorpusTest.moc"
