// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/CommandLine.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QJsonArray>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

/// Returns the value at "key" or "object.key", or the length of the array for "key.count".
QJsonValue found(const QJsonObject& object, const QString& path) {
    const QStringList keys = path.split('.');
    const QJsonValue value = object[keys.first()];
    return keys.size() == 1         ? value
           : keys.last() == "count" ? QJsonValue(static_cast<int>(value.toArray().size()))
                                    : value.toObject()[keys.last()];
}

} // namespace

/// Tests `lightsout-cli sweep`.
class SweepTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void takesAllBoardsOfAText();
    void init();

    void agreesWithSingleCommands_data();
    void agreesWithSingleCommands();
    void graphsOfAFileAreSwept();
    void largeIntegersKeepTheirDigits();
    void limitTimeAgreesWithDistances();
    void threadsDoNotMatter();
    void twoParameters();
    void samplesHaveConfidence();
    void meansOfSamplesAreNotProven();
    void missingValuesHaveReasons();
    void partsJoin();
    void hugeNumbersDoNotWrap();
    void partsResumeWhereTheyStopped();
    void changedPartsAreNoticed();
    void joinRefusesWhatDoesNotFit();
    void formsForPeopleAndTables();
    void refuses_data();
    void refusesTooManySamples();
    void refuses();

private:
    QString at(const QString& name) const { return folder_->filePath(name); }
    QByteArray content(const QString& name) const;

    std::unique_ptr<QTemporaryDir> folder_;
};

void SweepTest::init() {
    folder_ = std::make_unique<QTemporaryDir>();
}

QByteArray SweepTest::content(const QString& name) const {
    QFile file(at(name));
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("not there");
}

void SweepTest::agreesWithSingleCommands_data() {
    QTest::addColumn<QString>("quantity");
    QTest::addColumn<QString>("board");
    QTest::addColumn<QStringList>("single");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QStringList>("more");
    const auto row = [](const char* quantity, const char* board, const QStringList& single,
                        const char* key, const QStringList& more = {}) {
        QTest::newRow(quantity) << quantity << board << single << key << more;
    };
    row("rank", "grid:{n}x4,neighbours=king", {"info"}, "rank");
    row("nullity", "grid:{n}x{n},topology=torus", {"info"}, "nullity");
    row("solvable-share", "grid:{n}x{n}", {"info"}, "solvable_fraction");
    row("automorphisms", "hypercube:{n}", {"info"}, "automorphisms");
    row("tilings", "grid:{n}x1", {"tilings", "--count"}, "count");
    row("mean", "grid:{n}x3", {"law"}, "mean", {"--presses", "3", "--lights", "none"});
    row("chance", "gnp:{n}:0.5", {"chance"}, "mean", {"--seed", "5", "--lights", "solvable"});
    row("hardest", "cycle:{n}", {"states"}, "diameter");
    row("variance", "cycle:{n}", {"law"}, "variance", {"--presses", "4"});
    row("fewest", "hex:{n}x{n}", {"solve", "--minimum"}, "minimum.press_count");
    row("classes", "grid:{n}x{n}", {"solve", "--classes"}, "classes.count");
    row("gauss-operations", "cube:{n}", {"eliminate"}, "operations.count");
    row("filling-operations", "grid:{n}x5", {"eliminate", "--method", "chase"}, "operations.count");
}

void SweepTest::agreesWithSingleCommands() {
    QFETCH(const QString, quantity);
    QFETCH(const QString, board);
    QFETCH(const QStringList, single);
    QFETCH(const QString, key);
    QFETCH(const QStringList, more);
    const QJsonArray points =
        jsonAnswer(QStringList{"sweep", quantity, "--board", board, "--n", "3..6"} + more)["points"]
            .toArray();
    QCOMPARE(points.size(), 4);
    for (int n = 3; n <= 6; ++n) {
        const QJsonObject point = points[n - 3].toObject();
        QCOMPARE(point.keys(), (QStringList{"high", "low", "m", "n", "proven", "value"}));
        QCOMPARE(point["n"].toInt(), n);
        QVERIFY(point["m"].isNull());
        QCOMPARE(point["proven"].toBool(), true);
        const QStringList command =
            single + QStringList{"--board", QString(board).replace("{n}", QString::number(n))} +
            more;
        const CommandLineRun run = runCommandLine(command + QStringList{"--json"});
        const QJsonValue expected = found(QJsonDocument::fromJson(run.output).object(), key);
        QVERIFY2(expected.isString() ? expected.toString() == point["value"].toVariant().toString()
                                     : std::abs(expected.toDouble() - point["value"].toDouble()) <
                                           1e-9 * (1 + std::abs(expected.toDouble())),
                 run.output.constData());
    }
}

/// A file with many graphs is swept graph by graph, and so is standard input in the format of geng.
void SweepTest::graphsOfAFileAreSwept() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("many.g6");
    const QByteArray graphs = ">>graph6<<Bw\nB?\n\n:Bf\nDhc\n";
    QFile file(path);
    QVERIFY(file.open(QFile::WriteOnly) && file.write(graphs) == graphs.size());
    file.close();
    const QJsonArray points = jsonAnswer({"sweep", "nullity", "--board", path})["points"].toArray();
    QCOMPARE(points.size(), 4);
    for (int number = 1; number <= 4; ++number) {
        const CommandLineRun one =
            runCommandLine({"info", "--board", path, "--graph", QString::number(number), "--json"});
        QCOMPARE(points[number - 1]["n"].toInt(), number);
        QCOMPARE(points[number - 1]["value"], QJsonDocument::fromJson(one.output)["nullity"]);
    }
    QCOMPARE(
        withoutInput(runCommandLine({"sweep", "nullity", "--board", "-", "--json"}, graphs).output),
        withoutInput(runCommandLine({"sweep", "nullity", "--board", path, "--json"}).output));
    QVERIFY(file.open(QFile::Append) && file.write("D\n") == 2);
    file.close();
    const CommandLineRun bad = runCommandLine({"sweep", "nullity", "--board", path});
    QCOMPARE(bad.status, 2);
    QVERIFY2(bad.errors.contains("many.g6, graph 5:1:2: "), bad.errors.constData());
    const CommandLineRun badInput = runCommandLine({"sweep", "nullity", "--board", "-"}, "D\n");
    QVERIFY2(badInput.errors.contains("standard input, graph 1:1:2: "),
             badInput.errors.constData());
}

/// 30! does not fit into 64 bits.
void SweepTest::largeIntegersKeepTheirDigits() {
    const QJsonObject answer =
        jsonAnswer({"sweep", "automorphisms", "--board", "complete:{n}", "--n", "30"});
    QCOMPARE(answer["points"][0]["value"].toString(), QString("265252859812191058636308480000000"));
}

void SweepTest::limitTimeAgreesWithDistances() {
    const QJsonArray points =
        jsonAnswer({"sweep", "limit-time", "--board", "grid:{n}x{n}", "--n", "2..4"})["points"]
            .toArray();
    for (int n = 2; n <= 4; ++n) {
        const int time = points[n - 2].toObject()["value"].toInt();
        const auto distance = [n](int presses) {
            return jsonAnswer({"law", "--board", QString("grid:%1x%1").arg(n), "--presses",
                               QString::number(presses), "--distance"})["distance"]
                .toDouble();
        };
        QVERIFY(distance(time) <= 0.01);
        QVERIFY(distance(time - 1) > 0.01);
    }
}

void SweepTest::threadsDoNotMatter() {
    const QStringList command{"sweep",  "fewest",    "--board", "gnp:{n}:0.3", "--n", "1..13",
                              "--json", "--samples", "3"};
    const CommandLineRun one = runCommandLine(command + QStringList{"--threads", "1"});
    QCOMPARE(one.status, 0);
    QCOMPARE(runCommandLine(command + QStringList{"--threads", "2"}).output, one.output);
    QVERIFY(runCommandLine(command + QStringList{"--seed", "2"}).output != one.output);
}

void SweepTest::twoParameters() {
    const QByteArray table = runCommandLine({"sweep", "nullity", "--board", "grid:{n}x{m}", "--n",
                                             "2..3", "--m", "2..4", "--csv"})
                                 .output;
    QCOMPARE(table, QByteArray("n,m,nullity,proven,low,high,reason\n2,2,0,true,,,\n2,3,2,true,,,\n"
                               "2,4,0,true,,,\n3,2,2,true,,,\n3,3,0,true,,,\n3,4,0,true,,,\n"));
    // Columns are named with their units.
    const std::pair<const char*, const char*> units[] = {{"fewest", "fewest (presses)"},
                                                         {"mean", "mean (lights on)"},
                                                         {"solvable-share", "solvable-share"}};
    for (const auto& [fact, head] : units) {
        QStringList command{"sweep", fact, "--board", "grid:{n}x{n}", "--n", "2..3", "--csv"};
        if (QByteArray(fact) == "mean") {
            command << "--presses"
                    << "2";
        }
        const QByteArray csv = runCommandLine(command).output;
        QVERIFY2(csv.startsWith("n,m," + QByteArray(head) + ",proven,"), fact);
    }
}

void SweepTest::samplesHaveConfidence() {
    const QJsonObject point = jsonAnswer({"sweep", "rank", "--board", "gnp:{n}:0.5", "--n", "10",
                                          "--samples", "40"})["points"]
                                  .toArray()[0]
                                  .toObject();
    QVERIFY(point["low"].toDouble() < point["value"].toDouble());
    QVERIFY(point["value"].toDouble() < point["high"].toDouble());
    // The samples are the boards of the seeds 7, 8 and 9.
    double sum = 0;
    for (const char* seed : {"7", "8", "9"}) {
        sum += jsonAnswer({"info", "--board", "tree:9", "--seed", seed})["rank"].toDouble();
    }
    const QJsonArray trees = jsonAnswer({"sweep", "rank", "--board", "tree:{n}", "--n", "9",
                                         "--samples", "3", "--seed", "7"})["points"]
                                 .toArray();
    QVERIFY(std::abs(trees[0].toObject()["value"].toDouble() - sum / 3) < 1e-12);
}

/// A mean of samples is never certain, even if all samples are equal.
void SweepTest::meansOfSamplesAreNotProven() {
    const QStringList command{"sweep", "nullity", "--board",   "regular:{n}:3",
                              "--n",   "4..10",   "--samples", "5"};
    const QJsonArray points = jsonAnswer(command)["points"].toArray();
    QCOMPARE(points.size(), 7);
    for (const auto& each : points) {
        const QJsonObject point = each.toObject();
        QCOMPARE(point["proven"], QJsonValue(false));
        if (point["n"].toInt() % 2 == 1) {
            QVERIFY(point["value"].isNull());
            QCOMPARE(point["reason"].toString(), QString("there is no board of this size"));
        } else {
            QVERIFY(point["low"].toDouble() < point["high"].toDouble());
            QVERIFY(point["low"].toDouble() <= point["value"].toDouble());
            QVERIFY(point["value"].toDouble() <= point["high"].toDouble());
        }
    }
    // The only cubic graph on 4 vertices is the complete graph, whose nullity is 3.
    QCOMPARE(points[0]["value"].toInt(), 3);
    QVERIFY(points[0]["reason"].toString().contains("rule of three"));
    QCOMPARE(points[0]["high"], QJsonValue(3.451)); // 3 + (1 - 0.05^(1/5)) (4 - 3), rounded up
    const QByteArray table = runCommandLine(command + QStringList{"--csv"}).output;
    QVERIFY2(table.contains("\n5,,NA,false,,,there is no board of this size\n"), table.constData());
    const QByteArray text = runCommandLine(command).output;
    QVERIFY2(text.contains("\n5  -  there is no board of this size\n"), text.constData());
    // The mean of a quantity without an upper limit has no upper bound.
    const QJsonValue chance = jsonAnswer(
        {"sweep", "chance", "--board", "regular:{n}:3", "--n", "4", "--samples", "3"})["points"][0];
    QVERIFY(chance["high"].isNull());
    QVERIFY(chance["reason"].toString().contains("no upper limit"));
}

/// Every point has a value or a reason.
void SweepTest::missingValuesHaveReasons() {
    const auto point = [](const QStringList& command) {
        return QJsonValue(jsonAnswer(QStringList{"sweep"} + command)["points"][0]);
    };
    QCOMPARE(point({"hardest", "--board", "grid:{n}x{n}", "--n", "9"})["value"].toInt(), 37);
    const QJsonValue large = point({"hardest", "--board", "grid:{n}x{n}", "--n", "17"});
    QCOMPARE(large["value"].toInt(), 199);
    QCOMPARE(large["proven"], QJsonValue(true));
    for (const QStringList& command : {QStringList{"classes", "--board", "grid:39x39"},
                                       QStringList{"filling-operations", "--board", "petersen"},
                                       QStringList{"chance", "--board", "grid:40x40"},
                                       QStringList{"automorphisms", "--board", "grid:200x200"}}) {
        const QJsonValue missing = point(command);
        QVERIFY(missing["value"].isNull() && !missing["reason"].toString().isEmpty());
    }
}

void SweepTest::partsJoin() {
    const QStringList command{"sweep", "nullity", "--board", "grid:{n}x{m}",
                              "--n",   "1..5",    "--m",     "1..4"};
    QStringList parts;
    for (const char* shard : {"2/3", "3/3", "1/3"}) {
        parts << at(QString("part%1").arg(shard[0]));
        const CommandLineRun run =
            runCommandLine(command + QStringList{"--shard", shard, "--output", parts.last()});
        QCOMPARE(run.status, 0);
        QVERIFY(run.output.endsWith("is complete\n"));
    }
    const QByteArray whole = runCommandLine(command + QStringList{"--csv"}).output;
    QCOMPARE(runCommandLine(QStringList{"sweep", "--join"} + parts).output, whole);
    QCOMPARE(withoutInput(runCommandLine(QStringList{"sweep", "--join", "--json"} + parts).output),
             withoutInput(runCommandLine(command + QStringList{"--json"}).output));
    QVERIFY(runCommandLine(command + QStringList{"--shard", "1/3", "--output", parts.last()})
                .output.endsWith("is already complete\n"));
}

void SweepTest::hugeNumbersDoNotWrap() {
    const auto points = [](const char* shard) {
        return jsonAnswer({"sweep", "rank", "--board", "path:{n}", "--n", "1..12", "--shard",
                           shard})["points"]
            .toArray();
    };
    QCOMPARE(points("5/18446744073709551614").size(), 1);
    for (const char* range : {"0..18446744073709551615", "99999999999999999999"}) {
        const CommandLineRun run =
            runCommandLine({"sweep", "rank", "--board", "path:{n}", "--n", range});
        QCOMPARE(run.status, 2);
    }
}

void SweepTest::partsResumeWhereTheyStopped() {
    const QStringList command{"sweep", "rank", "--board",  "grid:{n}x{n}",
                              "--n",   "1..9", "--output", at("all.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    const QByteArray whole = content("all.csv");
    for (const qsizetype kept : {whole.indexOf("\n") + 30, whole.size() - 3}) {
        QFile::remove(at("all.csv"));
        QFile half(at("all.csv.part"));
        QVERIFY(half.open(QFile::WriteOnly) && half.write(whole.left(kept)) == kept);
        half.close();
        QCOMPARE(runCommandLine(command).status, 0);
        QCOMPARE(content("all.csv"), whole);
        QVERIFY(!QFile::exists(at("all.csv.part")));
    }
}

void SweepTest::changedPartsAreNoticed() {
    const QStringList command{"sweep", "rank", "--board",  "grid:{n}x{n}",
                              "--n",   "1..5", "--output", at("all.csv")};
    QCOMPARE(runCommandLine(command).status, 0);
    QByteArray changed = content("all.csv");
    QVERIFY(changed.contains("\n3,,9,true,,,,"));
    changed.replace("\n3,,9,", "\n3,,8,");
    QFile file(at("all.csv"));
    QVERIFY(file.open(QFile::WriteOnly) && file.write(changed) == changed.size());
    file.close();
    for (const QStringList& use : {QStringList{"sweep", "--join", at("all.csv")}, command}) {
        const CommandLineRun run = runCommandLine(use);
        QCOMPARE(run.status, 2);
        QVERIFY(
            run.errors.contains("all.csv:5: the part was changed: its checksum does not match"));
    }
    // A file of an earlier version has no checksums.
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(changed.left(changed.indexOf('\n')) + "\nn,m,value,proven,low,high\n");
    file.close();
    QVERIFY(runCommandLine(command).errors.contains("this part is from an earlier version"));
}

void SweepTest::joinRefusesWhatDoesNotFit() {
    const auto part = [&](const char* quantity, const char* shard, const char* name) {
        return runCommandLine({"sweep", quantity, "--board", "path:{n}", "--n", "1..6", "--shard",
                               shard, "--output", at(name)})
            .status;
    };
    QCOMPARE(part("rank", "1/2", "a"), 0);
    QCOMPARE(part("rank", "2/2", "b"), 0);
    QCOMPARE(part("nullity", "2/2", "c"), 0);
    const auto join = [&](const QStringList& names) {
        QStringList files;
        for (const QString& name : names) {
            files << at(name);
        }
        return runCommandLine(QStringList{"sweep", "--join"} + files);
    };
    QCOMPARE(join({"a", "b"}).status, 0);
    // If there are more parts than boards, some parts are empty; each of these must be given once,
    // too.
    QStringList seven;
    for (int shard = 1; shard <= 7; ++shard) {
        seven << QString("part%1").arg(shard);
        QCOMPARE(part("rank", qPrintable(QString("%1/7").arg(shard)), qPrintable(seven.last())), 0);
    }
    QCOMPARE(join(seven).status, 0);
    QVERIFY(join(seven + QStringList{"part7"}).errors.contains("is the same part as"));
    QVERIFY(join({"a"}).errors.contains("no part contains board number 2 of 6"));
    QVERIFY(join({"a", "a"}).errors.contains("are also in another part"));
    QVERIFY(join({"a", "c"}).errors.contains("belongs to a different sweep"));
    constexpr int lists = 1'000'000; // nested lists
    QFile deep(at("deep"));
    QVERIFY(deep.open(QFile::WriteOnly));
    deep.write("# lightsout sweep {\"a\":" + QByteArray(lists, '[') + QByteArray(lists, ']') +
               ",\"shard\":\"1/1\",\"points\":1}\n");
    deep.close();
    QCOMPARE(join({"deep"}).status, 2);
    QCOMPARE(join({"nowhere"}).status, 2);
    QCOMPARE(runCommandLine({"sweep", "--join"}).status, 2);
    // A different sweep does not continue the file.
    QCOMPARE(part("nullity", "1/2", "a"), 2);
}

void SweepTest::formsForPeopleAndTables() {
    QCOMPARE(runCommandLine({"sweep", "solvable-share", "--board", "grid:{n}x{n}", "--n", "4..5"})
                 .output,
             QByteArray("4  1/16\n5  1/4\n"));
    QCOMPARE(runCommandLine({"sweep", "fewest", "--board", "path:2", "--lights", "10"}).output,
             QByteArray("-  the board cannot be solved\n"));
}

void SweepTest::refuses_data() {
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const char* name, const QStringList& arguments) {
        QTest::newRow(name) << arguments;
    };
    row("no quantity", {"--board", "path:3"});
    row("unknown quantity", {"beauty", "--board", "path:3"});
    row("two quantities", {"rank", "nullity", "--board", "path:3"});
    row("no board", {"rank"});
    row("no range", {"rank", "--board", "path:{n}"});
    row("no letter", {"rank", "--board", "path:3", "--n", "1..3"});
    row("bad range", {"rank", "--board", "path:{n}", "--n", "3..1"});
    row("bad board", {"rank", "--board", "cycle:{n}", "--n", "1..9"});
    row("no presses", {"mean", "--board", "path:3"});
    row("presses", {"rank", "--board", "path:3", "--presses", "3"});
    row("samples of nothing", {"rank", "--board", "path:3", "--samples", "3"});
    row("bad shard", {"rank", "--board", "path:3", "--shard", "4/3"});
    row("json parts", {"rank", "--board", "path:3", "--output", "x", "--json"});
}

void SweepTest::refusesTooManySamples() {
    const CommandLineRun run =
        runCommandLine({"sweep", "fewest", "--board", "gnp:4:0.5", "--samples", "1000000000"});
    QCOMPARE(run.status, 3);
    QVERIFY(run.output.isEmpty());
    QCOMPARE(run.errors, QByteArray("lightsout-cli: --samples: 1000000000 boards for each point; "
                                    "up to 1000000 are possible\n"));
}

void SweepTest::refuses() {
    QFETCH(const QStringList, arguments);
    const CommandLineRun run = runCommandLine(QStringList{"sweep"} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY(run.output.isEmpty());
    QVERIFY(run.errors.startsWith("lightsout-cli: ") && run.errors.count('\n') == 1);
}

void SweepTest::takesAllBoardsOfAText() {
    const QString file = QStringLiteral(TEST_DATA "/texts/many-boards.txt");
    const QJsonObject answer = jsonAnswer({"sweep", "fewest", "--board", file});
    const QJsonArray points = answer["points"].toArray();
    QCOMPARE(points.size(), 2);
    for (int i = 0; i < 2; ++i) {
        const CommandLineRun one = runCommandLine(
            {"solve", "--board", file, "--graph", QString::number(i + 1), "--minimum", "--json"});
        const QJsonObject minimum =
            QJsonDocument::fromJson(one.output).object()["minimum"].toObject();
        QCOMPARE(points[i].toObject()["value"], minimum["press_count"]);
    }
}

LIGHTSOUT_TEST(SweepTest)
#include "SweepTest.moc"
