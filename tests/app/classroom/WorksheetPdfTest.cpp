// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Test.h"

#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

/// `lightsout --worksheet`.
class WorksheetPdfTest : public QObject {
    Q_OBJECT

private slots:
    void isReadBack_data();
    void isReadBack();
    void isVectorsWithItsFonts_data();
    void isVectorsWithItsFonts();
    void refusesAsTheCommandLineDoes();
};

namespace {

struct Run {
    int status;
    QByteArray output;
    QByteArray errors;
};

/// Without a display.
Run worksheet(const QStringList& arguments) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"}) {
        environment.remove(name);
    }
    process.setProcessEnvironment(environment);
    process.start(PROGRAM, QStringList{"--worksheet"} + arguments);
    process.waitForFinished(-1);
    return {process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1,
            process.readAllStandardOutput(), process.readAllStandardError()};
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

} // namespace

void WorksheetPdfTest::isReadBack_data() {
    QTest::addColumn<QString>("title");
    QTest::newRow("en") << "Put out all the lights";
    QTest::newRow("fr") << "Éteignez toutes les lumières";
    QTest::newRow("he") << "כבו את כל הנורות";
}

void WorksheetPdfTest::isReadBack() {
    QFETCH(const QString, title);
    const QString reader = QStandardPaths::findExecutable("pdftotext");
    if (reader.isEmpty()) {
        QSKIP("pdftotext is not installed");
    }
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    const Run run = worksheet({path, "--language", QTest::currentDataTag(), "--count", "8",
                               "--difficulty", "3", "--answers", "--json"});
    QVERIFY2(run.status == 0, run.errors);
    QCOMPARE(run.output, QByteArray("{\"pages\":4,\"puzzles\":8}\n"));
    QProcess process;
    process.start(reader, {"-layout", path, "-"});
    QVERIFY(process.waitForFinished(-1));
    // Without the marks that say in which direction each piece is read.
    const QString text = QString::fromUtf8(process.readAllStandardOutput())
                             .remove(QRegularExpression("[\\x{200e}\\x{200f}\\x{202a}-\\x{202e}]"));
    QCOMPARE(text.count('\f'), 4); // an end of each page
    QCOMPARE(text.count(QRegularExpression("\\b3 (presses|appuis)|3 ?לחיצות")), 16);
    QVERIFY2(text.contains(title), qPrintable(text));
    // The key has each board's code, and every page the first one at its foot.
    QCOMPARE(text.count("3LXA "), 8 + 4);
}

void WorksheetPdfTest::isVectorsWithItsFonts_data() {
    isReadBack_data(); // in every language
}

void WorksheetPdfTest::isVectorsWithItsFonts() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    QCOMPARE(worksheet({path, "--language", QTest::currentDataTag(), "--size", "2x2",
                        "--difficulty", "2", "--kind",
                        "solve,press,matrix,elimination,patterns,tilings,graphs", "--answers"})
                 .status,
             0);
    const QByteArray pdf = content(path);
    QVERIFY(pdf.startsWith("%PDF-"));
    QVERIFY(pdf.contains("/FontFile"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
    // Of every font, as another program sees it.
    const QString reader = QStandardPaths::findExecutable("pdffonts");
    if (reader.isEmpty()) {
        QSKIP("pdffonts is not installed");
    }
    QProcess process;
    process.start(reader, {path});
    QVERIFY(process.waitForFinished(-1));
    const QList<QByteArray> lines = process.readAllStandardOutput().trimmed().split('\n');
    const qsizetype column = lines.front().indexOf("emb");
    QVERIFY(column > 0 && lines.size() > 3);
    for (const QByteArray& line : lines.mid(2)) {
        QCOMPARE(line.mid(column, 3), QByteArray("yes"));
    }
}

void WorksheetPdfTest::refusesAsTheCommandLineDoes() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("sheet.pdf");
    const Run run = worksheet({path, "--difficulty", "16"});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.endsWith("lightsout: --difficulty: the hardest boards of 5 x 5 need 15 "
                                 "presses\n"),
             run.errors);
    QCOMPARE(content(path), QByteArray("not there"));
    QCOMPARE(worksheet({}).status, 2);
    QCOMPARE(worksheet({path, "--boards", "none.txt"}).status, 2);
    QCOMPARE(worksheet({path, "--size", "8x8", "--kind", "matrix"}).status, 3);
}

LIGHTSOUT_TEST(WorksheetPdfTest)
#include "WorksheetPdfTest.moc"
