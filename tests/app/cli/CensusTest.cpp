// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>

#include <sys/stat.h>
#include <unistd.h>

using namespace lightsout;

/// Tests `lightsout-cli census`.
class CensusTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void tableAsJson();
    void squaresAsJson();
    void otherFamilies();
    void textForPeople();
    void commaSeparated();
    void countsOfSolutions();
    void threadsDoNotMatter();
    void largeTablesStream();
    void shardsOfJson();
    void partsAreJoined_data();
    void partsAreJoined();
    void resumesAfterAnInterruption();
    void keepsFilesOfOthers();
    void finishedPartsThatWereChangedAreNamed();
    void restartsAfterATruncatedHeading();
    void refusesPartsThatCannotBeReopened();
    void refusesASecondProcess();
    void refusesPipes();
    void noticesChangedParts();
    void refusesImpossibleNullities();
    void refusesPartsWithoutChecksums();
    void joiningRefuses();
    void refuses_data();
    void refuses();
    void interruptStopsWork();

private:
    QString at(const QString& name) const { return folder_->filePath(name); }
    void write(const QString& name, const QByteArray& content) const;
    QByteArray content(const QString& name) const;
    /// Computes parts 1 … count of the squares 1 … 40 and returns their files.
    QStringList parts(int count) const;
    QByteArray joinFailure(const QStringList& files) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

void CensusTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

void CensusTest::write(const QString& name, const QByteArray& content) const {
    QFile file(at(name));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(content) == content.size());
}

QByteArray CensusTest::content(const QString& name) const {
    QFile file(at(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

void CensusTest::tableAsJson() {
    const QJsonObject answer = jsonAnswer({"census", "--rows", "1..12", "--cols", "3..12"});
    QCOMPARE(answer.keys(), (QStringList{"cols", "nullity", "rows"}));
    QCOMPARE(answer["rows"].toArray().size(), 12);
    QCOMPARE(answer["cols"].toArray().first().toInt(), 3);
    QCOMPARE(answer["cols"].toArray().last().toInt(), 12);
    for (qsizetype row = 0; row < 12; ++row) {
        for (qsizetype col = 0; col < 10; ++col) {
            const auto published = nullityOfRectangles.at(static_cast<std::size_t>(row))
                                       .at(static_cast<std::size_t>(col + 2));
            QCOMPARE(static_cast<std::size_t>(answer["nullity"][row][col].toInt(-1)), published);
        }
    }
    QCOMPARE(
        withoutInput(runCommandLine({"census", "--rows", "4", "--cols", "4..5", "--json"}).output),
        QByteArray(R"({"version":1,"rows":[4],"cols":[4,5],"nullity":[[4,0]]})"
                   "\n"));
}

void CensusTest::squaresAsJson() {
    const QJsonArray nullities =
        jsonAnswer({"census", "--square", "--rows", "1..130"})["nullity"].toArray();
    QCOMPARE(nullities.size(), qsizetype{130});
    for (qsizetype i = 0; i < nullities.size(); ++i) {
        QCOMPARE(static_cast<std::size_t>(nullities[i].toInt(-1)),
                 nullityOfSquares.at(static_cast<std::size_t>(i)));
    }
    QCOMPARE(withoutInput(
                 runCommandLine({"census", "--square", "--rows", "2047..2048", "--json"}).output),
             QByteArray(R"({"version":1,"rows":[2047,2048],"cols":[2047,2048],"nullity":[0,1056]})"
                        "\n"));
}

void CensusTest::otherFamilies() {
    const QJsonArray tori =
        jsonAnswer({"census", "--square", "--rows", "1..40", "--topology", "torus"})["nullity"]
            .toArray();
    for (qsizetype i = 0; i < 40; ++i) {
        QCOMPARE(static_cast<std::size_t>(tori[i].toInt(-1)),
                 nullityOfTori.at(static_cast<std::size_t>(i)));
    }
    const auto square = [](const QStringList& options) {
        return jsonAnswer(QStringList{"census", "--square", "--rows", "11"} + options)["nullity"][0]
            .toInt(-1);
    };
    // Without self-influence, the nullity is n; with the king's neighbours, it is 2n - 1 if n = 2
    // modulo 3.
    QCOMPARE(square({"--self", "off"}), 11);
    QCOMPARE(square({"--neighbours", "king"}), 21);
    QCOMPARE(square({"--neighbours", "row-column", "--self", "off"}), 101);
    // The nullities agree with elimination.
    for (const char* topology : {"moebius", "klein", "projective"}) {
        const QString board = QString("grid:11x11,topology=%1").arg(topology);
        QCOMPARE(square({"--topology", topology}),
                 jsonAnswer({"info", "--board", board})["nullity"].toInt(-2));
    }
}

void CensusTest::textForPeople() {
    const CommandLineRun table = runCommandLine({"census", "--rows", "1..2", "--cols", "1..4"});
    QCOMPARE(table.output, QByteArray("Nullity, plane, neighbours plus, self-influence on\n"
                                      "     1 2 3 4 columns\n"
                                      " 1 | 0 1 0 0\n"
                                      " 2 | 1 0 2 0\n"));
    QCOMPARE(table.status, 0);
    QCOMPARE(runCommandLine({"census", "--square", "--rows", "39"}).output,
             QByteArray("Nullity, plane, neighbours plus, self-influence on\n"
                        "   n x n\n"
                        " 39 | 32\n"));
    // The table has the size that books print.
    QCOMPARE(runCommandLine({"census"}).output.count('\n'), 11);
}

void CensusTest::commaSeparated() {
    QCOMPARE(runCommandLine({"census", "--csv", "--rows", "4..5"}).output,
             QByteArray("rows,4,5\n4,4,0\n5,0,2\n"));
    QCOMPARE(runCommandLine({"census", "--csv", "--square", "--rows", "4..5"}).output,
             QByteArray("n,nullity\n4,4\n5,2\n"));
}

void CensusTest::countsOfSolutions() {
    const QStringList counts{"census", "--counts", "--rows", "4..5"};
    QCOMPARE(
        withoutInput(runCommandLine(counts + QStringList{"--json"}).output),
        QByteArray(R"({"version":1,"rows":[4,5],"cols":[4,5],"solutions":[["16","1"],["1","4"]]})"
                   "\n"));
    QCOMPARE(runCommandLine(counts + QStringList{"--csv"}).output,
             QByteArray("rows,4,5\n4,16,1\n5,1,4\n"));
    QCOMPARE(runCommandLine({"census", "--counts", "--square", "--csv", "--rows", "39..40"}).output,
             QByteArray("n,solutions\n39,4294967296\n40,1\n"));
    QCOMPARE(runCommandLine({"census", "--counts", "--square", "--rows", "16..19"}).output,
             QByteArray("Solutions, plane, neighbours plus, self-influence on\n"
                        "   n x n\n"
                        "    16 | 256 = 2^8\n"
                        "    17 | 4 = 2^2\n"
                        "    18 | 1\n"
                        "    19 | 65536 = 2^16\n"));
    // From this side on, numbers of solutions are too long for a column of a table.
    QVERIFY(runCommandLine({"census", "--counts", "--rows", "30", "--cols", "30"})
                .output.contains(" 30 |  2^20"));
    QVERIFY(runCommandLine({"census", "--counts", "--square", "--rows", "39"})
                .output.contains(" 39 | 4294967296 = 2^32\n"));
    // Numbers above 2^64 are exact; they were computed with another program.
    const QJsonArray squares =
        jsonAnswer({"census", "--counts", "--square", "--rows", "79"})["solutions"].toArray();
    QCOMPARE(squares.first().toString(), QString("18446744073709551616"));
    // Parts contain nullities, which are converted to counts when the parts are joined.
    QVERIFY(runCommandLine(counts + QStringList{"--output", at("part.csv")})
                .errors.contains("parts contain nullities"));
    QCOMPARE(runCommandLine(QStringList{"census", "--join", "--counts"} + parts(2))
                 .output.split('\n')
                 .at(39),
             QByteArray("39,4294967296"));
}

void CensusTest::threadsDoNotMatter() {
    for (const char* topology : {"plane", "moebius", "klein"}) {
        const QStringList command{"census", "--rows", "1..30", "--topology", topology};
        QCOMPARE(runCommandLine(command + QStringList{"--threads", "1"}).output,
                 runCommandLine(command + QStringList{"--threads", "5"}).output);
    }
}

void CensusTest::largeTablesStream() {
    // The table consists of several blocks of rows.
    const QByteArray table = runCommandLine({"census", "--csv", "--rows", "1..1500"}).output;
    QCOMPARE(table.count('\n'), 1501);
    const QByteArray line =
        runCommandLine({"census", "--csv", "--rows", "1001", "--cols", "1..1500"})
            .output.split('\n')
            .at(1);
    QCOMPARE(table.split('\n').at(1001), line);
}

void CensusTest::shardsOfJson() {
    const QStringList table{"census", "--rows", "3..19", "--cols", "1..9"};
    const QJsonObject whole = jsonAnswer(table);
    QJsonArray rows;
    QJsonArray nullities;
    for (int shard = 1; shard <= 4; ++shard) {
        const QJsonObject part =
            jsonAnswer(table + QStringList{"--shard", QString("%1/4").arg(shard)});
        QCOMPARE(part["cols"], whole["cols"]);
        for (const auto& row : part["rows"].toArray()) {
            rows.append(row);
        }
        for (const auto& row : part["nullity"].toArray()) {
            nullities.append(row);
        }
    }
    QCOMPARE(QJsonValue(rows), whole["rows"]);
    QCOMPARE(QJsonValue(nullities), whole["nullity"]);
}

QStringList CensusTest::parts(int count) const {
    QStringList files;
    for (int shard = 1; shard <= count; ++shard) {
        files << at(QString("part-%1-of-%2.csv").arg(shard).arg(count));
        const CommandLineRun run =
            runCommandLine({"census", "--square", "--rows", "1..40", "--shard",
                            QString("%1/%2").arg(shard).arg(count), "--output", files.back()});
        if (run.status != 0 || !run.errors.isEmpty() || QFile::exists(files.back() + ".part")) {
            qWarning() << run.errors;
            return {};
        }
    }
    return files;
}

void CensusTest::partsAreJoined_data() {
    QTest::addColumn<int>("count");
    for (const int count : {1, 2, 7, 50}) {
        QTest::addRow("%d parts", count) << count;
    }
}

void CensusTest::partsAreJoined() {
    QFETCH(int, count);
    QStringList files = parts(count);
    QCOMPARE(files.size(), count);
    std::reverse(files.begin(), files.end());
    const QStringList whole{"census", "--square", "--rows", "1..40"};
    const QStringList joined = QStringList{"census", "--join"} + files;
    QCOMPARE(runCommandLine(joined).output, runCommandLine(whole + QStringList{"--csv"}).output);
    QCOMPARE(jsonAnswer(joined), jsonAnswer(whole));
    // A part has the same content on standard output.
    if (count > 1) {
        const QString second = QString("2/%1").arg(count);
        QCOMPARE(runCommandLine(whole + QStringList{"--csv", "--shard", second}).output,
                 content(QString("part-2-of-%1.csv").arg(count)));
    }
}

void CensusTest::resumesAfterAnInterruption() {
    const QStringList command{"census",  "--rows",   "1..40",       "--topology",
                              "moebius", "--output", at("part.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray whole = content("part.csv");
    QVERIFY(QFile::remove(at("part.csv")));
    // The file is truncated within a line, and after the first two lines.
    for (const qsizetype length : {whole.size() / 2, whole.size() - 1, whole.indexOf("\n1,") + 1}) {
        write("part.csv.part", whole.left(length));
        QCOMPARE(runCommandLine(command).output, at("part.csv").toUtf8() + " is complete\n");
        QCOMPARE(content("part.csv"), whole);
        QVERIFY(!QFile::exists(at("part.csv.part")));
        // A second run has nothing to do.
        QCOMPARE(runCommandLine(command).output,
                 at("part.csv").toUtf8() + " is already complete\n");
        QCOMPARE(content("part.csv"), whole);
        QVERIFY(QFile::remove(at("part.csv")));
    }
}

void CensusTest::keepsFilesOfOthers() {
    const QStringList command{"census", "--rows", "1..9", "--output", at("a.csv")};
    for (const char* name : {"a.csv", "a.csv.part"}) {
        write(name, "dear diary\n");
        CommandLineRun run = runCommandLine(command);
        QCOMPARE(run.status, 2);
        QVERIFY(run.errors.endsWith("this is not a part of a census\n"));
        QCOMPARE(content(name), QByteArray("dear diary\n"));
        QVERIFY(QFile::remove(at(name)));
    }
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray before = content("a.csv");
    const CommandLineRun run = runCommandLine(command + QStringList{"--topology", "torus"});
    QCOMPARE(run.status, 2);
    QVERIFY(run.errors.endsWith("this is a part of another census\n"));
    QCOMPARE(content("a.csv"), before);
}

void CensusTest::finishedPartsThatWereChangedAreNamed() {
    const QStringList command{"census", "--rows", "1..9", "--output", at("a.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray whole = content("a.csv");
    const auto failureFor = [&](const QByteArray& text) {
        write("a.csv", text);
        const CommandLineRun run = runCommandLine(command);
        return run.status == 2 && content("a.csv") == text ? run.errors : "no failure";
    };
    for (const qsizetype length : {qsizetype{0}, qsizetype{5}, whole.indexOf('\n') + 3,
                                   whole.indexOf("\n3,") + 1, whole.size() - 4}) {
        QVERIFY(failureFor(whole.left(length)).contains(": the part was cut: it contains "));
    }
    QVERIFY(failureFor(whole.left(whole.indexOf("\n3,") + 1)).contains("2 of its 9 lines"));
    QVERIFY(failureFor(whole + "x").contains("there is other text after the end of the part"));
    QVERIFY(failureFor(whole + whole).contains("a.csv:12: "));
}

void CensusTest::restartsAfterATruncatedHeading() {
    const QStringList command{"census", "--rows", "1..9", "--output", at("a.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray whole = content("a.csv");
    for (const qsizetype length : {qsizetype{0}, qsizetype{1}, whole.indexOf("\n1,")}) {
        QVERIFY(QFile::remove(at("a.csv")));
        write("a.csv.part", whole.left(length));
        QCOMPARE(runCommandLine(command).output, at("a.csv").toUtf8() + " is complete\n");
        QCOMPARE(content("a.csv"), whole);
    }
}

void CensusTest::refusesPartsThatCannotBeReopened() {
    write("a.csv.part", "");
    QCOMPARE(::chmod(qPrintable(at("a.csv.part")), 0444), 0);
    QCOMPARE(::chmod(qPrintable(folder_->path()), 0777), 0);
    QProcess process;
    if (::geteuid() == 0) {
        constexpr uid_t nobody = 65534; // a user with fewer permissions than root
        process.setChildProcessModifier([] { ::_exit(::setuid(nobody) == 0 ? 0 : 1); });
        process.start(COMMAND_LINE, {"--version"});
        QVERIFY(process.waitForFinished());
        process.setChildProcessModifier([] {
            if (::setuid(nobody) != 0) {
                ::_exit(1);
            }
        });
    }
    process.start(COMMAND_LINE, {"census", "--rows", "1..9", "--output", at("a.csv")});
    if (!process.waitForStarted()) {
        QSKIP("the program can't be started by others");
    }
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::NormalExit);
    QCOMPARE(process.exitCode(), 2);
    QCOMPARE(process.readAllStandardError(), "lightsout-cli: " + at("a.csv.part").toUtf8() +
                                                 ": can't be written: Permission denied\n");
    QCOMPARE(content("a.csv.part"), QByteArray());
}

void CensusTest::refusesASecondProcess() {
    const QStringList command{"census", "--rows",   "380..400", "--topology",
                              "klein",  "--output", at("a.csv")};
    QProcess first;
    first.start(COMMAND_LINE, command);
    QVERIFY(first.waitForStarted());
    QTRY_VERIFY(content("a.csv.part").size() > 100);
    const CommandLineRun second = runCommandLine(command);
    QCOMPARE(second.status, 2);
    QCOMPARE(second.errors, "lightsout-cli: " + at("a.csv.part").toUtf8() +
                                ": another process is writing this part\n");
    QCOMPARE(second.output, QByteArray());
    first.kill();
    QVERIFY(first.waitForFinished());
    // A lock is released when its process ends.
    const CommandLineRun small =
        runCommandLine({"census", "--rows", "1..9", "--output", at("a.csv")});
    QVERIFY(small.errors.endsWith("this is a part of another census\n"));
}

void CensusTest::refusesPipes() {
    const QStringList command{"census", "--rows", "1..9", "--output", at("a.csv")};
    for (const char* name : {"a.csv", "a.csv.part"}) {
        QCOMPARE(::mkfifo(qPrintable(at(name)), 0600), 0);
        const CommandLineRun run = runCommandLine(command);
        QCOMPARE(run.status, 2);
        QCOMPARE(run.errors,
                 "lightsout-cli: " + at(name).toUtf8() + ": this is not a regular file\n");
        QCOMPARE(joinFailure({at(name)}),
                 QByteArray("lightsout-cli: ") + name + ": this is not a regular file\n");
        QVERIFY(QFile::remove(at(name)));
    }
}

void CensusTest::noticesChangedParts() {
    const QStringList command{"census", "--square", "--rows", "1..40", "--output", at("a.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray whole = content("a.csv");
    QVERIFY(whole.contains("\n4,4,") && whole.endsWith('\n'));
    const qsizetype cut = whole.lastIndexOf('\n', -2) + 1; // without the last line
    const auto changed = [&](const char* before, const char* after) {
        return whole.left(cut).replace(before, after);
    };
    for (const QByteArray& part :
         {changed("\n4,4,", "\n4,2,"), changed("\n4,4,", "\n5,4,"), changed("plane", "torus"),
          changed("1..40", "1..41"), whole.left(cut).replace("\n5,", "\n4,4\n5,")}) {
        QFile::remove(at("a.csv"));
        write("a.csv.part", part);
        CommandLineRun run = runCommandLine(command);
        QCOMPARE(run.status, 2);
        QVERIFY2(run.errors.contains("the part was changed"), run.errors);
        QCOMPARE(content("a.csv.part"), part);
        // The same holds if the file is complete.
        QVERIFY(QFile::rename(at("a.csv.part"), at("a.csv")));
        run = runCommandLine(command);
        QVERIFY2(run.errors.contains("the part was changed"), run.errors);
    }
    QVERIFY(QFile::remove(at("a.csv")));
    write("a.csv.part", whole.left(cut));
    QCOMPARE(runCommandLine(command).status, 0);
    QCOMPARE(content("a.csv"), whole);
}

namespace {

/// Computes the checksum of ISO 3309 bit by bit.
QByteArray checksum(const QByteArray& text) {
    std::uint32_t sum = 0xFFFFFFFF;
    for (const char byte : text) {
        sum ^= static_cast<unsigned char>(byte);
        for (int bit = 0; bit < 8; ++bit) {
            sum = (sum >> 1U) ^ ((sum & 1U) != 0 ? 0xEDB88320U : 0U);
        }
    }
    return QByteArray::number(~sum, 16).rightJustified(8, '0');
}

} // namespace

/// Such nullities are refused even with a correct checksum.
void CensusTest::refusesImpossibleNullities() {
    const auto part = [](const QByteArray& nullity) {
        const QByteArray beginning =
            "# lightsout census topology=plane neighbours=plus self=on rows=424..424 cols=square "
            "shard=1/1\nn,nullity,checksum\n";
        const QByteArray line = "424," + nullity + ",";
        return beginning + line + checksum(beginning + line) + "\n";
    };
    write("a.csv", part("0"));
    QCOMPARE(runCommandLine({"census", "--join", at("a.csv")}).output,
             QByteArray("n,nullity\n424,0\n"));
    for (const char* nullity : {"7", "700000000", "426", "-2", "1e1", "", "99999999999999999999"}) {
        write("a.csv", part(nullity));
        QCOMPARE(joinFailure({at("a.csv")}),
                 "lightsout-cli: a.csv:3: not understood: \"424," + QByteArray(nullity) + "\"\n");
    }
}

void CensusTest::refusesPartsWithoutChecksums() {
    write("a.csv", "# lightsout census topology=plane neighbours=plus self=on rows=4..4 "
                   "cols=square shard=1/1\nn,nullity\n4,4\n");
    QCOMPARE(joinFailure({at("a.csv")}),
             QByteArray("lightsout-cli: a.csv: this part is from an earlier version; compute it "
                        "again\n"));
}

QByteArray CensusTest::joinFailure(const QStringList& files) const {
    const CommandLineRun run = runCommandLine(QStringList{"census", "--join"} + files);
    if (run.status != 2 || !run.output.isEmpty() || run.errors.count('\n') != 1) {
        return "no failure";
    }
    return QByteArray(run.errors).replace(folder_->path().toUtf8() + "/", "");
}

void CensusTest::joiningRefuses() {
    const QStringList four = parts(4);
    const QStringList three = parts(3);
    QCOMPARE(joinFailure({}), QByteArray("lightsout-cli: --join: no parts to join are given\n"));
    QCOMPARE(joinFailure({four[0], four[2], four[3]}),
             QByteArray("lightsout-cli: --join: no part contains rows 27 to 32\n"));
    QCOMPARE(joinFailure({four[0], four[1], four[2]}),
             QByteArray("lightsout-cli: --join: no part contains rows 38 to 40\n"));
    QCOMPARE(joinFailure(four + QStringList{four[1]}),
             QByteArray("lightsout-cli: part-2-of-4.csv: contains rows 27 to 32, which are also in "
                        "part-2-of-4.csv\n"));
    QCOMPARE(joinFailure({three[0], four[1], four[2], four[3]}),
             QByteArray("lightsout-cli: part-2-of-4.csv: contains rows 27 to 28, which are also in "
                        "part-1-of-3.csv\n"));

    // If there are more parts than rows, some parts are empty; each of these must be given once,
    // too.
    QStringList small;
    for (int shard = 1; shard <= 3; ++shard) {
        small << at(QString("small-%1.csv").arg(shard));
        QCOMPARE(runCommandLine({"census", "--rows", "1..2", "--shard", QString("%1/3").arg(shard),
                                 "--output", small.last()})
                     .status,
                 0);
    }
    QCOMPARE(runCommandLine(QStringList{"census", "--join"} + small).status, 0);
    QByteArrayList failures;
    for (const QString& twice : small) {
        failures << joinFailure(small + QStringList{twice});
    }
    QVERIFY(!failures.contains("no failure"));
    QVERIFY(failures.join().contains(": contains row 1, which is also in "));

    const QByteArray second = content("part-2-of-4.csv");
    for (const qsizetype left : {second.size() - 5, second.indexOf('\n') + 5}) {
        write("part-2-of-4.csv", second.left(left));
        QVERIFY(joinFailure(four).contains("part-2-of-4.csv: the part was cut: it contains "));
    }
    write("part-2-of-4.csv", second + "garbage");
    QCOMPARE(joinFailure(four), QByteArray("lightsout-cli: part-2-of-4.csv: there is other text "
                                           "after the end of the part\n"));
    write("part-2-of-4.csv", second + "garbage\n");
    QVERIFY(joinFailure(four).contains("part-2-of-4.csv:9: "));
    write("part-2-of-4.csv", QByteArray(second).replace("\n30,20", "\n30,18"));
    QCOMPARE(joinFailure(four), QByteArray("lightsout-cli: part-2-of-4.csv:6: the part was "
                                           "changed: its checksum does not match\n"));
    write("part-2-of-4.csv", QByteArray(second).replace("plane", "torus"));
    QVERIFY(joinFailure(four).contains("part-2-of-4.csv:3: the part was changed"));
    QVERIFY(QFile::remove(at("part-2-of-4.csv")));
    QCOMPARE(runCommandLine({"census", "--square", "--rows", "1..40", "--topology", "torus",
                             "--shard", "2/4", "--output", at("part-2-of-4.csv")})
                 .status,
             0);
    QVERIFY(joinFailure(four).contains(
        "part-2-of-4.csv: this part belongs to a different census than"));
    write("part-2-of-4.csv", "n,nullity\n1,0\n");
    QCOMPARE(joinFailure(four),
             QByteArray("lightsout-cli: part-2-of-4.csv: this is not a part of a census\n"));
    QVERIFY(joinFailure({at("nowhere.csv")}).contains("nowhere.csv: can't be read"));
}

void CensusTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QByteArray>("message");
    const auto add = [](const QStringList& arguments, int status, const char* message) {
        QTest::newRow(qPrintable(arguments.join(' ')))
            << arguments << status << QByteArray("lightsout-cli: ") + message + '\n';
    };
    for (const char* range : {"0..4", "5..4", "1..", "..4", "a..b", "1-4", "-1..3"}) {
        add({"--rows=" + QString(range)}, 2,
            qPrintable(
                QString(
                    "--rows: \"%1\" is not a range of sizes such as 1..9, starting at 1 or more")
                    .arg(range)));
    }
    for (const char* shard : {"0/4", "5/4", "1/0", "1", "/", "1/4/2"}) {
        add({"--shard", shard}, 2,
            qPrintable(QString("--shard: \"%1\" is not a shard such as 3/16").arg(shard)));
    }
    add({"--topology", "sphere"}, 2, "--topology: the option does not have the value \"sphere\"");
    add({"--neighbours", "queen"}, 2, "--neighbours: the option does not have the value \"queen\"");
    add({"--self", "maybe"}, 2, "--self: \"maybe\" is neither on nor off");
    add({"--square", "--cols", "1..3"}, 2,
        "--cols: squares have the same number of columns as rows");
    add({"--json", "--output", "a.csv"}, 2, "--output: parts are CSV files; omit --json");
    add({"--json", "--csv"}, 2, "--csv: can't be combined with --json");
    add({"--csv", "--output", "a.csv"}, 2, "--csv: the part that --output writes is CSV already");
    add({"--join", "--rows", "1..9", "a.csv"}, 2, "--rows: can't be combined with --join");
    add({"--join", "--self", "off", "a.csv"}, 2, "--self: can't be combined with --join");
    add({"--shard", "1/10001"}, 2, "--shard: up to 10000 shards are possible");
    add({"--shard", "1/99999999999999999999"}, 2,
        "--shard: \"1/99999999999999999999\" is not a shard such as 3/16");
    add({"--rows", "1..99999999999999999999"}, 2,
        "--rows: \"1..99999999999999999999\" is not a range of sizes such as 1..9, starting at 1 "
        "or more");
    add({"--rows", "1..20000000000", "--cols", "1", "--topology", "klein"}, 3,
        "--rows: the largest board would be 20000000000x1; the limit for this rule is 400x400");
    add({"--rows", "1..20000", "--topology", "moebius"}, 3,
        "--rows: this would take about 1.25e+15 operations; up to 1e+13 are feasible, or more with "
        "--unlimited");
    add({"--lights", "all"}, 2, "census: \"--lights\" is not expected here");
    add({"extra"}, 2, "census: \"extra\" is not expected here");
    add({"--rows", "1..100001", "--square"}, 3,
        "--rows: the largest board would be 100001x100001; the limit for this rule is "
        "100000x100000");
    add({"--rows", "1..5000", "--topology", "klein"}, 3,
        "--rows: the largest board would be 5000x5000; the limit for this rule is 400x400");
}

void CensusTest::refuses() {
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    QFETCH(QByteArray, message);
    const CommandLineRun run = runCommandLine(QStringList{"census"} + arguments);
    QCOMPARE(run.errors, message);
    QCOMPARE(run.output, QByteArray());
    QCOMPARE(run.status, status);
}

void CensusTest::interruptStopsWork() {
    QProcess process;
    process.start(COMMAND_LINE,
                  {"census", "--rows", "380..400", "--topology", "klein", "--output", at("a.csv")});
    QVERIFY(process.waitForStarted());
    QTRY_VERIFY(QFile::exists(at("a.csv.part")));
    QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 130);
    QCOMPARE(process.readAllStandardOutput(), QByteArray());
    QVERIFY(!QFile::exists(at("a.csv")));
    // Finished rows are kept, so that the work can be resumed.
    QVERIFY(content("a.csv.part").startsWith("# lightsout census"));
}

LIGHTSOUT_TEST(CensusTest)
#include "CensusTest.moc"
