// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/Targets.h"
#include "tests/support/Length.h"
#include "tests/support/ProcessorTime.h"
#include "tests/support/Test.h"

#include <QFile>

#include <algorithm>
#include <array>
#include <optional>

using namespace lightsout;

namespace {

constexpr std::size_t megabyte = 1'000'000;

/// A text that may be repeated in an input; "@" is replaced by a different number each time.
struct Construct {
    std::string head;
    std::string unit;
};

struct ConstructOfReader {
    const char* reader;
    const char* head;
    const char* unit;
};

/// Constructs of the grammars that single tokens of the dictionaries do not make.
constexpr auto constructs = std::to_array<ConstructOfReader>({
    {"Document", R"({"format": "lightsout", "version": 1, )", "\"board\": {\"grid\": {}},\n"},
    {"Document", R"({"format": "lightsout", "version": 1, )", "\"start\": \"2\",\n"},
    {"Document", R"({"format": "lightsout", "version": 1, )", "\"start\": \"1\",\n"},
    {"Document", R"({"format": "lightsout", "version": 1, )", "\"other\": [1, {\"a\": 2}],\n"},
    {"Document", R"({"format": "lightsout", "version": 1, )", "\"attachments\": {\"a\": 1},\n"},
    {"Document", R"({"format": "lightsout", "version": 1, "attachments": {)", "\"a\": [1],\n"},
    {"Document", R"({"format": "lightsout", "version": 1, "board": {)", "\"graph\": {},\n"},
    {"Document", R"({"format": "lightsout", "board": {"grid": {)", "\"rows\": 2,\n"},
    {"Document", R"({"format": "lightsout", "board": {"grid": {)", "\"topology\": \"x\",\n"},
    {"Document", R"({"format": "lightsout", "board": {"graph": {)", "\"edges\": [],\n"},
    {"Document", R"({"format": "lightsout", "board": {"graph": {"vertices": [)", "{\"x\": 1},\n"},
    {"Document", R"({"format": "lightsout", "board": {"graph": {"vertices": [)",
     "{\"x\": 1, \"y\": 1},\n"},
    {"Document", R"({"format": "lightsout", "board": {"graph": {"edges": [)", "[0, 1],\n"},
    {"Document", R"({"format": "lightsout", "board": {"graph": {"arcs": [)", "[0, 0],\n"},
    {"GraphMl", "<graphml><graph>", "<node id=\"n@\"/>\n"},
    {"GraphMl", "<graphml><graph>", "<node id=\"n\"/>\n"},
    {"GraphMl", "<graphml><graph>", "<node id=\"n@\"><data key=\"x\">1</data></node>\n"},
    {"GraphMl", R"(<graphml><graph><node id="a"/><node id="b"/>)",
     "<edge source=\"a\" target=\"b\"/>\n"},
    {"GraphMl", "<graphml>",
     "<key id=\"k@\" for=\"node\" attr.name=\"x\" attr.type=\"double\"/>\n"},
    {"GraphMl", "<graphml>", "<graph><node id=\"a\"/></graph>\n"},
    {"GraphMl", "<graphml><graph>", "<!-- -->\n"},
    {"GraphMl", "<graphml><graph>", "<a>"},
    {"GraphMl", "<graphml><graph><node id=\"", "&amp;"},
    {"Gexf", "<gexf><graph><nodes>", "<node id=\"n@\" label=\"x\"/>\n"},
    {"Gexf", R"(<gexf><graph><nodes><node id="a"/><node id="b"/></nodes><edges>)",
     "<edge source=\"a\" target=\"b\"/>\n"},
    {"Gml", "graph [ ", "node [ id @ ]\n"},
    {"Gml", "graph [ node [ id 0 ] node [ id 1 ] ", "edge [ source 0 target 1 ]\n"},
    {"Gml", "graph [ ", "x [ "},
    {"Gml", "graph [ ", "label \"a\"\n"},
    {"Dot", "graph {", "a@ -- b@;\n"},
    {"Dot", "graph {", "a -- b;\n"},
    {"Dot", "graph {", "node [label=x];\n"},
    {"Dot", "graph {", "subgraph { "},
    {"Dot", "graph {", "subgraph { a }\n"},
    {"Dot", "graph {", "a -- { b c }\n"},
    {"Dot", "graph {", "/* */\n"},
    {"Dot", "graph { a [label=\"x\"", " + \"x\""},
    {"NodeLink", R"({"nodes": [)", "{\"id\": @},\n"},
    {"NodeLink", R"({"nodes": [{"id": 0}, {"id": 1}], "links": [)",
     "{\"source\": 0, \"target\": 1},\n"},
    {"NodeLink", "{", "\"nodes\": [],\n"},
    {"Graph6", "", "Bw\n"},
    {"Sparse6", "", ":Bf\n"},
    {"Digraph6", "", "&AG\n"},
    {"EdgeList", "", "a@ b@\n"},
    {"EdgeList", "", "a b\n"},
    {"EdgeList", "", "# x\n"},
    {"Csv", "", "0,1\n"},
    {"Csv", "", "0,"},
    {"Csv", "Source,Target\n", "a@,b@\n"},
    {"Csv", "", "\"a"},
    {"Matrix", "", "0 1\n"},
    {"Matrix", "", "01"},
    {"Matrix", "", "[0, 1], "},
    {"MatrixMarket", "%%MatrixMarket matrix coordinate pattern general\n9 9 99\n", "1 2\n"},
    {"Pajek", "*Vertices 9\n", "1 \"a\"\n"},
    {"Pajek", "*Vertices 9\n*Edges\n", "1 2\n"},
    {"Pajek", "", "*Vertices 9\n"},
    {"Dimacs", "p edge 9 9\n", "e 1 2\n"},
    {"Dimacs", "", "c x\n"},
    {"Sif", "", "a@ pp b@\n"},
    {"Tgf", "", "@ a\n"},
    {"Tgf", "1\n2\n#\n", "1 2\n"},
    {"Rle", "x = 3, y = 3\n", "bo$"},
    {"Rle", "", "#C x\n"},
    {"Cells", "", ".O\n"},
    {"Cells", "", "!x\n"},
    {"Flip", "3x3:", "1"},
    {"BoardSpec", "grid:3x3", ",self=on"},
    {"BoardSpec", "grid:3x3,holes=1", ",1"},
    {"BoardSpec", "circulant:9:1", ",1"},
});

std::string textOf(const Construct& construct, std::size_t bytes) {
    std::string text = construct.head;
    for (std::size_t number = 0; text.size() < bytes; ++number) {
        const std::size_t begin = text.size();
        text += construct.unit;
        for (std::size_t at = text.find('@', begin); at != std::string::npos;
             at = text.find('@', at)) {
            text.replace(at, 1, std::to_string(number));
        }
    }
    return text;
}

/// Returns the tokens of the reader's dictionary, each with every separator.
std::vector<Construct> tokensOf(const std::string& reader) {
    std::vector<Construct> tokens;
    QFile file(QStringLiteral(FUZZ_DICTIONARIES "/%1.dict").arg(QString::fromStdString(reader)));
    if (!file.open(QIODevice::ReadOnly)) {
        return tokens;
    }
    for (QByteArray line : file.readAll().split('\n')) {
        line = line.mid(1, line.lastIndexOf('"') - 1);
        line.replace("\\\"", "\"").replace("\\x0a", "\n").replace("\\\\", "\\");
        for (const char* separator : {"\n", " ", ": 1, "}) {
            if (!line.isEmpty()) {
                tokens.push_back({"", line.toStdString() + separator});
            }
        }
    }
    return tokens;
}

double secondsFor(FuzzTarget run, const std::string& text) {
    const double begun = processorSeconds();
    run(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    return processorSeconds() - begun;
}

/// Returns what is wrong with the cost of the construct: less than a second for 4 MB, and at most
/// maxGrowth times as much for twice the text. Shorter times than `measurable` vary too much.
QString complaintAbout(FuzzTarget run, const Construct& construct) {
    // A quarter of a megabyte that takes this long would take a second for 4 MB if the cost were
    // quadratic, so shorter times prove enough.
    constexpr double negligible = 0.004;
    static constexpr double measurable = 0.25;
    constexpr double maxGrowth = 3; // 4 if the cost is quadratic; names beyond the caches cost more
    if (!isRunAtLength() && secondsFor(run, textOf(construct, megabyte / 4)) < negligible) {
        return {};
    }
    // Other processes make a single run slower, but never faster: a long time counts only if it is
    // the least of several, and if half of the text is not slow at that moment, too.
    constexpr int maxRuns = 5;
    std::optional<double> before;
    for (const std::size_t size : {1, 2, 4}) {
        const std::string text = textOf(construct, size * megabyte);
        const auto isTooLong = [&before](double seconds) {
            return !isWithin(seconds, 1) || (before && seconds > maxGrowth * *before &&
                                             !isWithin(seconds, maxGrowth * measurable));
        };
        double seconds = secondsFor(run, text);
        for (int runs = 1; runs < maxRuns && isTooLong(seconds); ++runs) {
            if (before) {
                before = std::max(*before, secondsFor(run, textOf(construct, size * megabyte / 2)));
            }
            seconds = std::min(seconds, secondsFor(run, text));
        }
        if (isTooLong(seconds)) {
            return QString("\"%1\": %2 s for %3 MB, %4 s for half of it")
                .arg(QString::fromStdString(construct.head + construct.unit).simplified())
                .arg(seconds)
                .arg(size)
                .arg(before.value_or(0));
        }
        before = seconds;
    }
    return {};
}

} // namespace

/// Measures the processor time of every reader of boards for long texts of each construct of its
/// grammar.
class CostTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void growsWithTheText_data();
    void growsWithTheText();
};

void CostTest::growsWithTheText_data() {
    QTest::addColumn<FuzzTarget>("run");
    for (const NamedFuzzTarget& target : fuzzTargets()) {
        const auto isOfTarget = [&target](const ConstructOfReader& each) {
            return std::string_view(each.reader) == target.name;
        };
        if (std::ranges::any_of(constructs, isOfTarget)) {
            QTest::newRow(target.name) << target.run;
        }
    }
}

void CostTest::growsWithTheText() {
    QFETCH(const FuzzTarget, run);
    const std::string reader = QTest::currentDataTag();
    std::vector<Construct> all = tokensOf(reader);
    for (const ConstructOfReader& each : constructs) {
        if (reader == each.reader) {
            all.push_back({each.head, each.unit});
        }
    }
    QStringList complaints;
    for (const Construct& construct : all) {
        const QString complaint = complaintAbout(run, construct);
        if (!complaint.isEmpty()) {
            complaints << complaint;
        }
    }
    QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
}

LIGHTSOUT_TEST(CostTest)
#include "CostTest.moc"
