// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Journal.h"
#include "formats/BoardFile.h"
#include "io/BoardSpec.h"
#include "tests/support/MemoryUse.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QTemporaryDir>

#include <functional>

using namespace lightsout;

/// Tests files designed to exhaust time and memory: they are refused within a second and 200 MiB.
class HostileFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesTexts_data();
    void refusesTexts();
    void refusesSpecs_data();
    void refusesSpecs();
    void takesLargeCompleteGraphs();
    void refusesHugeFiles_data();
    void refusesHugeFiles();
    void refusesHugeJournals();
};

namespace {

constexpr std::size_t veryMany = 5'000'000;

/// The processor time of an action in seconds, and the additional memory in bytes.
struct Cost {
    double seconds = 0;
    std::uint64_t bytes = 0;
};

Cost costOf(const std::function<void()>& work) {
    forgetPeakMemory();
    const std::uint64_t before = memoryUse("VmRSS");
    const double begin = threadSeconds();
    work();
    const double seconds = threadSeconds() - begin;
    const std::uint64_t peak = memoryUse("VmHWM");
    return {seconds, peak > before ? peak - before : 0};
}

bool isSmall(const Cost& cost) {
    qInfo("%.3f s, %llu KiB", cost.seconds, static_cast<unsigned long long>(cost.bytes / 1024));
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return cost.seconds < 20;
#else
    return isWithin(cost.seconds, 1) && cost.bytes < (std::uint64_t{200} << 20);
#endif
}

const std::string document = R"({"format":"lightsout","version":2,"board":)";

} // namespace

void HostileFilesTest::refusesTexts_data() {
    QTest::addColumn<FileFormat>("format");
    QTest::addColumn<std::function<std::string()>>("text");
    const auto add = [](const char* name, FileFormat format, std::function<std::string()> text) {
        QTest::newRow(name) << format << std::move(text);
    };
    add("document, 10^18 cells", FileFormat::document,
        [] { return document + R"({"grid":{"rows":1000000000,"cols":1000000000}},"start":"1"})"; });
    add("document, lights of 2^31 cells missing", FileFormat::document,
        [] { return document + R"({"grid":{"rows":46340,"cols":46340}},"start":"base64:AAAA"})"; });
    add("document, lists in lists", FileFormat::document,
        [] { return document + repeated("[", veryMany); });
    add("document, attachment of lists in lists", FileFormat::document, [] {
        return document + R"({"grid":{"rows":1,"cols":1}},"start":"1","attachments":{"a":)" +
               repeated("[", veryMany);
    });
    add("document, unknown field of objects in objects", FileFormat::document, [] {
        return document + R"({"grid":{"rows":1,"cols":1}},"start":"1","later":)" +
               repeated("{\"a\":", veryMany / 5);
    });
    add("document, long number", FileFormat::document,
        [] { return document + repeated("1", veryMany); });
    add("document, place that is no number", FileFormat::document,
        [] { return document + R"({"graph":{"vertices":[{"x":NaN,"y":0}]}},"start":"1"})"; });
    add("document, place out of range", FileFormat::document,
        [] { return document + R"({"graph":{"vertices":[{"x":1e999,"y":0}]}},"start":"1"})"; });
    add("GraphML, elements in elements", FileFormat::graphMl,
        [] { return "<graphml>" + repeated("<a>", veryMany); });
    add("GraphML, graphs in graphs", FileFormat::graphMl,
        [] { return "<graphml>" + repeated("<graph><node id=\"a\">", veryMany / 20); });
    add("GraphML, a billion laughs", FileFormat::graphMl, [] {
        std::string text = R"(<!DOCTYPE g [<!ENTITY a "lol">)";
        for (char name = 'b'; name < 'k'; ++name) {
            const std::string before = {'&', static_cast<char>(name - 1), ';'};
            text += std::string("<!ENTITY ") + name + " \"" + repeated(before, 10) + "\">";
        }
        return text + R"(]><graphml><graph><node id="&j;"/></graph></graphml>)";
    });
    add("GraphML, entities in a cycle", FileFormat::graphMl, [] {
        return std::string(R"(<!DOCTYPE g [<!ENTITY a "&b;"><!ENTITY b "&a;">]>)"
                           R"(<graphml><graph><node id="&a;"/></graph></graphml>)");
    });
    add("GraphML, entity of another file", FileFormat::graphMl, [] {
        return std::string(R"(<!DOCTYPE g [<!ENTITY a SYSTEM "/etc/passwd">]>)"
                           R"(<graphml><graph><node id="&a;"/></graph></graphml>)");
    });
    add("GraphML, long attribute", FileFormat::graphMl,
        [] { return "<graphml id=\"" + repeated("a", veryMany); });
    add("GraphML, many attributes", FileFormat::graphMl, [] {
        std::string text = "<graphml";
        for (std::size_t i = 0; i < veryMany / 20; ++i) {
            text += " a" + std::to_string(i) + "=\"\"";
        }
        return text + "/>";
    });
    add("GraphML, place that is no number", FileFormat::graphMl, [] {
        return std::string(R"(<graphml><key id="x" attr.name="x" attr.type="double"/><graph>)"
                           R"(<node id="a"><data key="x">nan</data></node></graph></graphml>)");
    });
    add("GML, lists in lists", FileFormat::gml,
        [] { return "graph [" + repeated("a [", veryMany); });
    add("GML, long key", FileFormat::gml, [] { return "graph [" + repeated("a", veryMany); });
    add("GML, long text", FileFormat::gml, [] { return "graph [ a \"" + repeated("a", veryMany); });
    add("GML, place that is no number", FileFormat::gml,
        [] { return std::string("graph [ node [ id 1 x nan y 0 ] ]"); });
    add("graph6, 10^9 vertices", FileFormat::graph6, [] { return std::string("~~?zY@{?"); });
    add("graph6, long line", FileFormat::graph6, [] { return repeated("~", veryMany); });
    add("sparse6, 10^9 vertices", FileFormat::sparse6, [] { return std::string(":~~?zY@{?"); });
    add("edge list, 10^9 vertices", FileFormat::edgeList,
        [] { return std::string("vertices 1000000000\n0 1\n"); });
    add("edge list, many words", FileFormat::edgeList, [] { return repeated("a ", veryMany); });
    add("edge list, long name", FileFormat::edgeList, [] { return repeated("a", veryMany); });
    add("matrix, long row", FileFormat::matrix, [] { return repeated("0", veryMany); });
    add("matrix, many rows", FileFormat::matrix, [] { return repeated("0\n", veryMany); });
    add("CSV, long row", FileFormat::csv, [] { return repeated("0,", veryMany); });
    add("CSV, many rows", FileFormat::csv, [] { return repeated("0\n", veryMany); });
    add("RLE, 10^18 cells", FileFormat::rle,
        [] { return std::string("x = 1000000000, y = 1000000000\n999999999o!"); });
    add("RLE, runs beyond the rows", FileFormat::rle,
        [] { return "x = 9, y = 9\n" + repeated("99999999999b$", veryMany / 13); });
    add("RLE, long comment", FileFormat::rle, [] { return "#C " + repeated("a", veryMany); });
    add("cells, wide and tall", FileFormat::cells,
        [] { return repeated("O", 46'341) + "\n" + repeated(".\n", 46'341); });
}

void HostileFilesTest::refusesTexts() {
    QFETCH(const FileFormat, format);
    QFETCH(const std::function<std::string()>, text);
    const std::string whole = text();
    std::optional<Result<SavedBoard>> read;
    const Cost cost = costOf([&] { read = readBoard(whole, format); });
    QVERIFY(!read->hasValue());
    QVERIFY(isSmall(cost));
}

void HostileFilesTest::refusesSpecs_data() {
    QTest::addColumn<QByteArray>("spec");
    for (const char* spec :
         {"grid:1000000000x1000000000", "hex:100000x100000", "triangular:1000000x1000000",
          "cube:100000", "hypercube:64", "hypercube:40", "circulant:1000000000:1",
          "bipartite:100000x100000", "star:1000000000", "wheel:18446744073709551615",
          "path:99999999999999999999999", "gnp:1000000000:0.5", "gnp:1000000:1", "gnp:10:nan",
          "gnp:10:inf", "regular:1000000:999", "planar:1000000000", "tree:1000000000"}) {
        QTest::newRow(spec) << QByteArray(spec);
    }
    QTest::newRow("many digits") << "grid:" + QByteArray(5'000'000, '1') + "x1";
    QByteArray offsets = "circulant:12:1";
    for (int i = 0; i < 1'000'000; ++i) {
        offsets += ",0";
    }
    QTest::newRow("many offsets") << offsets;
}

void HostileFilesTest::refusesSpecs() {
    QFETCH(const QByteArray, spec);
    std::optional<Result<Rule>> rule;
    const Cost cost = costOf([&] { rule = parseBoardSpec(spec.toStdString()); });
    QVERIFY(!rule->hasValue());
    QVERIFY(isSmall(cost));
}

void HostileFilesTest::takesLargeCompleteGraphs() {
    std::optional<Result<Rule>> rule;
    const Cost cost = costOf([&] { rule = parseBoardSpec("complete:1000000000"); });
    QVERIFY(rule->hasValue());
    QVERIFY(isSmall(cost)); // its edges are not listed
}

void HostileFilesTest::refusesHugeFiles_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("zeros as a document") << "huge.lightsout" << QByteArray();
    QTest::newRow("another text as a document") << "huge.lightsout" << QByteArray("vertices 3\n");
    QTest::newRow("a line of a gigabyte as a document")
        << "huge.lightsout"
        << QByteArray(R"({"format":"lightsout","version":2,"board":{"grid":{"rows":5,"cols":5}},)"
                      R"("start":")") +
               QByteArray(8192, '1');
    QTest::newRow("a document that never tells its board")
        << "huge.lightsout"
        << QByteArray(R"({"format":"lightsout","version":2,)") + QByteArray(8192, ' ');
    QTest::newRow("a document that tells sizes out of range")
        << "huge.lightsout"
        << QByteArray(R"({"board":{"grid":{"rows":-1,"cols":99999999999999999999}},"start":")") +
               QByteArray(8192, '1');
    QTest::newRow("a gigabyte of GML") << "huge.gml"
                                       << "graph [ " + QByteArray(8192, 'a');
    QTest::newRow("a gigabyte of graph6") << "huge.g6" << QByteArray(8192, '~');
    QTest::newRow("a gigabyte of matrix") << "huge.txt" << QByteArray(8192, '0');
    QTest::newRow("a gigabyte of CSV") << "huge.csv" << QByteArray(8192, '0');
    QTest::newRow("a gigabyte of cells") << "huge.cells" << QByteArray(8192, 'O');
    QTest::newRow("a gigabyte of RLE") << "huge.rle"
                                       << "#C " + QByteArray(8192, 'a');
    QTest::newRow("a gigabyte of Flip") << "huge.flip"
                                        << "5x5:" + QByteArray(8192, 'a');
    QTest::newRow("zeros as GraphML") << "huge.graphml" << QByteArray();
    QTest::newRow("a line of a gigabyte") << "huge.edges" << QByteArray("vertices 3\n0 1 ");
}

// Sparse files need almost no space on the disk.
void HostileFilesTest::refusesHugeFiles() {
    QFETCH(const QString, name);
    QFETCH(const QByteArray, beginning);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(beginning);
    file.close();
    QVERIFY(QFile::resize(path, qint64{1} << 30));
    std::optional<Result<SavedBoard>> read;
    const Cost cost = costOf([&] { read = readBoardFile(path.toStdString()); });
    QVERIFY(!read->hasValue());
    QVERIFY(isSmall(cost));
}

void HostileFilesTest::refusesHugeJournals() {
    const std::string text =
        "lightsout-journal 1\n0000000000000000 18446744073709551615 " + repeated("a", veryMany);
    std::optional<Result<Journal>> read;
    const Cost cost = costOf([&] { read = readJournal(text); });
    QVERIFY(!read->hasValue());
    QVERIFY(isSmall(cost));
}

LIGHTSOUT_TEST(HostileFilesTest)
#include "HostileFilesTest.moc"
