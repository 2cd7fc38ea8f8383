// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/BoardFile.h"

#include "graph/Limits.h"
#include "tests/core/formats/SavedBoards.h"
#include "tests/support/Repeated.h"
#include "tests/support/Test.h"

#include <QTest>

#include <sys/resource.h>

using namespace lightsout;

/// Tests how readers handle files that are damaged or state a false size.
class MalformedFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refusesSizesAtOnce_data();
    void refusesSizesAtOnce();
    void placesErrors_data();
    void placesErrors();
    void survivesEveryDamage_data();
    void survivesEveryDamage();
};

namespace {

/// Damages a text in one of several typical ways.
class Damage {
public:
    explicit Damage(std::uint64_t seed) : random_(seed) {}

    std::string of(std::string text) {
        for (std::uint64_t times = 1 + random_.below(4); times > 0; --times) {
            once(text);
        }
        return text;
    }

private:
    void once(std::string& text) {
        static const std::vector<std::string> pieces{"\"",
                                                     "<",
                                                     ">",
                                                     "[",
                                                     "]",
                                                     "{",
                                                     "}",
                                                     ",",
                                                     "&",
                                                     "&#0;",
                                                     "&#xD800;",
                                                     "#",
                                                     ":",
                                                     "-",
                                                     "~",
                                                     "~~",
                                                     "/>",
                                                     "<!--",
                                                     "]]>",
                                                     "\n",
                                                     "\r",
                                                     "\t",
                                                     std::string(1, '\0'),
                                                     "\xEF\xBB\xBF",
                                                     "\xFF",
                                                     "é",
                                                     "1e999",
                                                     "-1",
                                                     "nan",
                                                     "7777777777777777777777",
                                                     "true",
                                                     "null",
                                                     "graph",
                                                     "node",
                                                     "vertices",
                                                     "->",
                                                     "=",
                                                     ";",
                                                     "<graph>",
                                                     "<node id=\"n0\"/>",
                                                     "[[[[[[[["};
        const std::size_t at = random_.below(text.size() + 1);
        const std::size_t length = std::min<std::size_t>(random_.below(12), text.size() - at);
        switch (random_.below(6)) {
        case 0:
            text.erase(at, length);
            break;
        case 1:
            text.insert(random_.below(text.size() + 1), std::string(text, at, length));
            break;
        case 2:
            text.resize(at);
            break;
        case 3:
            if (at < text.size()) {
                text[at] = static_cast<char>(text[at] ^ (1 << random_.below(8)));
            }
            break;
        default:
            text.replace(at, random_.below(2) * length, pieces[random_.below(pieces.size())]);
        }
    }

    Random random_;
};

/// Returns the peak memory of the program in bytes.
std::uint64_t peakMemory() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
}

} // namespace

void MalformedFilesTest::refusesSizesAtOnce_data() {
    QTest::addColumn<FileFormat>("format");
    QTest::addColumn<std::string>("text");
    const auto add = [](const char* name, FileFormat format, std::string text) {
        QTest::newRow(name) << format << std::move(text);
    };
    // The headers claim a billion vertices, or the largest possible number.
    add("graph6", FileFormat::graph6, "~~?zY@{?");
    add("graph6, largest", FileFormat::graph6, "~~~~~~~~");
    add("sparse6", FileFormat::sparse6, ":~~?zY@{?");
    add("edge list", FileFormat::edgeList, "vertices 1000000000\n");
    add("grid", FileFormat::document,
        R"({"format": "lightsout", "version": 1, "board": {"grid": {"rows": 100000, "cols": 100000}}})");
    add("grid that overflows", FileFormat::document,
        R"({"format": "lightsout", "version": 1, "board": {"grid": {"rows": 4294967296, "cols": 4294967296}}})");
    const std::size_t tooMany = maxGraphVertices + 1;
    add("matrix", FileFormat::matrix, repeated("0", tooMany));
    add("CSV", FileFormat::csv, repeated("0,", tooMany) + "0");
    std::string nodes = "graph[";
    std::string tags = "<graphml><graph>";
    std::string names;
    for (std::size_t i = 0; i < tooMany; ++i) {
        const std::string id = std::to_string(i);
        nodes += "node[id " + id + "]";
        tags += "<node id=\"" + id + "\"/>";
        names += "a b" + id + "\n";
    }
    add("GML", FileFormat::gml, nodes);
    add("GraphML", FileFormat::graphMl, tags);
    add("edge list of names", FileFormat::edgeList, names);
}

void MalformedFilesTest::refusesSizesAtOnce() {
    QFETCH(FileFormat, format);
    QFETCH(std::string, text);
    const std::uint64_t before = peakMemory();
    const auto read = readBoard(text, format);
    QVERIFY(!read.hasValue());
    QCOMPARE(read.error().code, ErrorCode::tooManyVertices);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    constexpr std::uint64_t maxGrowth = std::uint64_t{1} << 32; // several times that of the program
#else
    constexpr std::uint64_t maxGrowth = std::uint64_t{1} << 29;
#endif
    QVERIFY(peakMemory() < before + maxGrowth);
}

void MalformedFilesTest::placesErrors_data() {
    QTest::addColumn<FileFormat>("format");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<std::size_t>("column");
    const auto add = [](const char* name, FileFormat format, const char* text, std::size_t line,
                        std::size_t column) {
        QTest::newRow(name) << format << std::string(text) << line << column;
    };
    add("document", FileFormat::document, "{\r\n  \"format\": \"lightsout\", \"é\": !\r\n}", 2, 31);
    add("GraphML, tags crossed", FileFormat::graphMl,
        "<graphml>\n<graph>\n  <node id=\"é\"></graph></node></graphml>", 3, 16);
    add("GraphML, tag not closed", FileFormat::graphMl, "<graphml>\n <graph>\n</graphml>\n", 3, 1);
    add("GraphML, quote not closed", FileFormat::graphMl,
        "<graphml><graph>\n\t<node id=\"a/></graph></graphml>\n", 2, 15);
    add("GraphML, comment not closed", FileFormat::graphMl, "<graphml>\n <!-- </graphml>\n", 3, 1);
    add("GraphML, cut in a tag", FileFormat::graphMl, "<graphml>\n<graph>\n <no", 3, 5);
    add("GraphML, cut between tags", FileFormat::graphMl, "<graphml>\n<graph>\n<node id=\"é\"/>", 3,
        15);
    add("GraphML, cut in a text", FileFormat::graphMl,
        "<graphml>\n<graph>\n<node id=\"é\"><data key=\"a\">tex", 3, 31);
    add("GraphML, attribute twice", FileFormat::graphMl,
        "<graphml>\n<graph>\n <node id=\"a\" id=\"b\"/></graph></graphml>", 3, 3);
    add("GraphML, unknown entity", FileFormat::graphMl,
        "<graphml>\n<graph><node id=\"é\"><data key=\"a\">a&foo;b</data></node></graph></graphml>",
        2, 36);
    add("GraphML, unknown entity in an attribute", FileFormat::graphMl,
        "<graphml>\n<graph><node id=\"a&foo;\"/></graph></graphml>", 2, 19);
    add("GraphML, unknown entity with a document type", FileFormat::graphMl,
        "<!DOCTYPE graphml SYSTEM \"graphml.dtd\">\n<graphml>&foo;</graphml>", 2, 10);
    add("GraphML, entities of its own", FileFormat::graphMl,
        "<!DOCTYPE graphml\n[<!ENTITY a \"b\">]><graphml><graph/></graphml>", 2, 1);
    add("GraphML, vertex twice", FileFormat::graphMl,
        "<graphml><graph>\n <node id=\"a\"/><node id=\"a\"/></graph></graphml>", 2, 17);
    const std::string keys = "<graphml>\n<key id=\"s\" attr.name=\"self\" attr.type=\"boolean\"/>"
                             "<key id=\"x\" attr.name=\"x\" attr.type=\"double\"/>\n<graph>";
    const auto addData = [&](const char* name, const char* data) {
        add(name, FileFormat::graphMl,
            (keys + "<node id=\"a\">" + data + "</node></graph></graphml>").c_str(), 3, 22);
    };
    addData("GraphML, no boolean", "<data key=\"s\">maybe</data>");
    addData("GraphML, no number", "<data key=\"x\">left</data>");
    addData("GraphML, number out of range", "<data key=\"x\">1e400</data>");
    add("GML, strange value", FileFormat::gml, "graph [\r\n  node [ id %% ]\r\n]", 2, 13);
    add("GML, list not closed", FileFormat::gml, "graph [\n node [ id 1 ]\n", 3, 1);
    add("GML, closed twice", FileFormat::gml, "graph [\n]\n ]", 3, 2);
    const std::string deep = "graph " + repeated("[\na ", 1000);
    add("GML, lists in lists", FileFormat::gml, deep.c_str(), 101, 1);
    add("GML, no value", FileFormat::gml, "graph [\n node [ id ]\n]", 2, 12);
    add("GML, no such vertex", FileFormat::gml,
        "graph [\n node [ id 1 ]\n edge [ source 1 target 2 ]\n]", 3, 2);
    add("GML, place out of range", FileFormat::gml, "graph [\n\n node [ id 1 x 1e10 y 0 ]\n]", 3,
        16);
    add("GML, vertex twice", FileFormat::gml, "graph [ node [ id 1 ]\n node [ id 1 ]\n]", 2, 2);
    add("GML, text as place", FileFormat::gml, "graph [ node [ id 1 x \"1\" y 0 ]\n]", 1, 24);
    add("graph6", FileFormat::graph6, "DQ!\n", 1, 3);
    add("graph6, too short", FileFormat::graph6, "DQ\n", 1, 3);
    add("graph6, too long", FileFormat::graph6, ">>graph6<<DQcc\n", 1, 14);
    add("graph6, too many vertices", FileFormat::graph6, "~~~~~~~~\n", 1, 1);
    add("sparse6", FileFormat::sparse6, ">>sparse6<<:F\x7f", 1, 14);
    add("edge list", FileFormat::edgeList, "vertices 3\r\n0 1\r\n1 x\r\n", 3, 3);
    add("edge list, arrows alone", FileFormat::edgeList, "a -> b\n-> -> ->\n", 2, 1);
    add("edge list, arrow to nothing", FileFormat::edgeList, "a -> ->\n", 1, 1);
    add("document without a board", FileFormat::document,
        "{\"format\": \"lightsout\",\n \"version\": 1}\n", 2, 14);
    add("document without a version", FileFormat::document, "{\"format\": \"lightsout\"\n}\n", 2,
        1);
    add("grid without columns", FileFormat::document,
        "{\"format\": \"lightsout\", \"version\": 1, \"board\":\n{\"grid\": {\"rows\": 3}}}", 2,
        20);
    add("matrix", FileFormat::matrix, "0 1\n\n1 é\n", 3, 3);
    add("CSV", FileFormat::csv, "0,1\r\n1, x\r\n", 2, 4);
}

void MalformedFilesTest::placesErrors() {
    QFETCH(FileFormat, format);
    QFETCH(std::string, text);
    QFETCH(std::size_t, line);
    QFETCH(std::size_t, column);
    for (const std::string mark : {"", "\xEF\xBB\xBF"}) {
        const auto read = readBoard(mark + text, format);
        QVERIFY(!read.hasValue());
        QCOMPARE(read.error().position.line, line);
        QCOMPARE(read.error().position.column, column);
    }
}

void MalformedFilesTest::survivesEveryDamage_data() {
    QTest::addColumn<FileFormat>("format");
    for (const FileFormat format : allFormats) {
        if (isReadable(format)) {
            QTest::addRow("%d", static_cast<int>(format)) << format;
        }
    }
}

void MalformedFilesTest::survivesEveryDamage() {
    QFETCH(FileFormat, format);
    Random random(17);
    std::vector<std::string> texts;
    for (const Rule& rule :
         {Rule(), Rule(Lattice{.rows = 2, .cols = 3}), Rule(generalizedPetersenGraph(5, 2)),
          Rule(randomGraph(7, 40, true, SelfInfluences::mixed, random)), Rule(pathGraph(65))}) {
        const auto text = writeBoard({.game = randomGame(rule, random)}, format);
        if (text) {
            texts.push_back(*text);
        }
    }
    Damage damage(2026);
    const std::uint64_t before = peakMemory();
    constexpr int rounds = 400;
    for (int round = 0; round < rounds; ++round) {
        for (const std::string& text : texts) {
            const std::string damaged = damage.of(text);
            const auto read = readBoard(damaged, format);
            if (!read) {
                continue;
            }
            // A board that is read is complete.
            QVERIFY(read->game.vertexCount() <= std::max(maxGraphVertices, maxLatticeCells));
            if (read->game.vertexCount() < 1000) {
                const auto document = writeBoard(*read, FileFormat::document);
                QVERIFY(document.hasValue());
                const auto back = readBoard(*document, FileFormat::document);
                QVERIFY2(back.hasValue(), document->c_str());
                QVERIFY2(back->game == read->game, damaged.c_str());
            }
        }
    }
    QVERIFY(peakMemory() < before + (std::uint64_t{3} << 29));
}

LIGHTSOUT_TEST(MalformedFilesTest)
#include "MalformedFilesTest.moc"
