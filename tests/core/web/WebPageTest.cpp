// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/WebPage.h"

#include "challenge/ResultsCode.h"
#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QCryptographicHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace lightsout;

namespace {

const Game small = Game::allOn(Lattice{.rows = 3, .cols = 3});

QString textBetween(const QString& text, const QString& begin, const QString& end) {
    const qsizetype from = text.indexOf(begin) + begin.size();
    return text.mid(from, text.indexOf(end, from) - from);
}

QString pageOf(const std::vector<Game>& boards, const WebPageOptions& options = {}) {
    return QString::fromStdString(webPage(boards, options));
}

QJsonObject dataOf(const QString& page) {
    const QString data = textBetween(page, "id=\"data\">", "</script>");
    return QJsonDocument::fromJson(data.toUtf8()).object();
}

QString hashOf(const QString& text) {
    return QCryptographicHash::hash(text.toUtf8(), QCryptographicHash::Sha256).toBase64();
}

} // namespace

/// Tests boards as a web page.
class WebPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void allowsItsOwnScriptAndStyleOnly();
    void namesNothingOutside();
    void isSmall();
    void textsAreNeverMarkup();
    void holdsOptionsAndLanguages();
    void describesBoards();
    void digestsAreThoseOfCodes();
    void limitsSizes();
};

void WebPageTest::allowsItsOwnScriptAndStyleOnly() {
    const QString page = pageOf({small});
    const QString policy =
        textBetween(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\"");
    const QString style = textBetween(page, "<style>", "</style>");
    const QString script = textBetween(page, "<script type=\"module\">", "</script>");
    QVERIFY(script.contains("class PlayPage") && style.contains("--background"));
    QVERIFY(policy.startsWith("default-src 'none'; "));
    QVERIFY2(policy.contains("script-src 'sha256-" + hashOf(script) + "';"), qPrintable(policy));
    QVERIFY2(policy.contains("style-src 'sha256-" + hashOf(style) + "';"), qPrintable(policy));
    QVERIFY(!policy.contains("unsafe"));
    // The page contains nothing that its content security policy would refuse.
    QVERIFY(!page.contains(QRegularExpression("\\son\\w+=\"|style=\"")));
    QVERIFY(!script.contains(QRegularExpression("\n(import|export) ")));
    QVERIFY(!script.contains("innerHTML") && !script.contains("eval("));
}

void WebPageTest::namesNothingOutside() {
    const QString page = pageOf({small}, {.languages = {"en", "fr", "he"}});
    auto addresses = QRegularExpression("\\w+://[^\"'\\s]*").globalMatch(page);
    while (addresses.hasNext()) {
        // The addresses are the XML name of SVG, which is never requested, and the server of a live
        // class. The policy of a saved page refuses connections.
        const QString address = addresses.next().captured();
        QVERIFY2(address == "http://www.w3.org/2000/svg" ||
                     address == "http://www.w3.org/1998/Math/MathML" ||
                     address.startsWith("ws://${this.hosts[0]}/"),
                 qPrintable(address));
    }
    QVERIFY(textBetween(page, "http-equiv=\"Content-Security-Policy\" content=\"", "\"")
                .contains("connect-src 'none'"));
    auto links = QRegularExpression("(src|href)=\"([^\"]*)\"").globalMatch(page);
    while (links.hasNext()) {
        QCOMPARE(links.next().captured(2), QString("data:,"));
    }
    QVERIFY(!page.contains("url(h"));
}

void WebPageTest::isSmall() {
    const std::string page = webPage({small}, {.languages = {"en", "fr", "he"}});
    QVERIFY2(page.size() < 150'000, std::to_string(page.size()).c_str());
    // Large boards of the same rule need little more space than their lights.
    const Game large = Game::allOn(Lattice{.rows = 30, .cols = 30});
    const std::string both = webPage({small, large}, {.languages = {"en", "fr", "he"}});
    QVERIFY(both.size() < page.size() + 20'000);
    const std::string five =
        webPage({small, large, large, large, large}, {.languages = {"en", "fr", "he"}});
    QVERIFY(five.size() < both.size() + 3 * 1200);
}

void WebPageTest::textsAreNeverMarkup() {
    const std::string hostile = "</script><script>alert(1)</script><!-- & @DATA@ \" \\";
    const QString page = pageOf({small}, {.title = hostile, .text = hostile});
    QCOMPARE(page.count("<script"), 2);
    QCOMPARE(page.count("</script"), 2);
    QVERIFY(!page.contains("<!--"));
    const QString title = textBetween(page, "<title>", "</title>");
    QCOMPARE(title, QString::fromStdString(hostile).toHtmlEscaped().replace("&quot;", "\""));
    QCOMPARE(dataOf(page)["title"].toString(), QString::fromStdString(hostile));
    QCOMPARE(dataOf(page)["text"].toString(), QString::fromStdString(hostile));
    // The labels of a drawn graph are escaped, too.
    Graph graph(1);
    graph.setLabel(0, hostile);
    const QString labelled = pageOf({Game::allOn(Rule(graph))});
    QCOMPARE(labelled.count("</script"), 2);
    QCOMPARE(dataOf(labelled)["boards"][0]["labels"][0].toString(),
             QString::fromStdString(hostile));
    // Invalid UTF-8 is replaced.
    QVERIFY(pageOf({small}, {.title = "a\xff"}).contains(QString("<title>a\uFFFD</title>")));
}

void WebPageTest::holdsOptionsAndLanguages() {
    const QString plain = pageOf({small});
    QVERIFY(plain.contains("<html lang=\"en\" dir=\"ltr\">"));
    QCOMPARE(dataOf(plain)["messages"].toObject().keys(), QStringList{"en"});
    QCOMPARE(dataOf(plain)["hints"].toString(), QString("one"));
    QVERIFY(dataOf(plain)["fewest"].toBool() && dataOf(plain)["timer"].toBool());
    const QString hebrew = pageOf({small}, {.languages = {"he"},
                                            .hints = WebHints::none,
                                            .showsFewest = false,
                                            .offersSolution = false,
                                            .hasTimer = false});
    QVERIFY(hebrew.contains("<html lang=\"he\" dir=\"rtl\">"));
    QCOMPARE(dataOf(hebrew)["hints"].toString(), QString("none"));
    for (const char* option : {"fewest", "solution", "timer"}) {
        QVERIFY(dataOf(hebrew)[option].isBool() && !dataOf(hebrew)[option].toBool());
    }
}

void WebPageTest::describesBoards() {
    Game played = small;
    played.press(0);
    played.flipTarget(8);
    Graph drawn(2, false);
    drawn.addArc(0, 1);
    drawn.setPosition(1, {.x = 1.23456, .y = -2});
    const Rule cells = Rule::onCells(Lattice{.rows = 1, .cols = 2}, drawn);
    const QJsonObject data = dataOf(pageOf({played, Game::allOn(Rule(drawn)), Game::allOn(cells)}));
    const QJsonArray boards = data["boards"].toArray();
    QCOMPARE(boards.size(), 3);
    QCOMPARE(boards[0]["lights"].toString(), QString::fromStdString(played.lights().toString()));
    QCOMPARE(boards[0]["target"].toString(), QString("000000001"));
    QCOMPARE(boards[0]["neighbours"].toString(), QString("plus"));
    QCOMPARE(boards[0]["arcs"][0].toArray(), (QJsonArray{1, 3}));
    QCOMPARE(boards[0]["selves"].toString(), QString("111111111"));
    QVERIFY(boards[1]["target"].isUndefined() && boards[1]["rows"].isUndefined());
    QCOMPARE(boards[1]["arcs"].toArray(), (QJsonArray{QJsonArray{1}, QJsonArray{}}));
    QCOMPARE(boards[1]["selves"].toString(), QString("00"));
    QCOMPARE(boards[1]["x"].toArray(), (QJsonArray{0.0, 1.23}));
    QCOMPARE(boards[2]["cols"].toInt(), 2);
    QVERIFY(boards[2]["x"].isUndefined() && boards[2]["topology"].isUndefined());
}

void WebPageTest::digestsAreThoseOfCodes() {
    const Lattice lattice{.rows = 3, .cols = 3};
    const ChallengeBoard board{lattice, BitVector::ones(9)};
    const Game torus = Game::allOn(Lattice{.rows = 3, .cols = 3, .topology = Topology::torus});
    const ChallengeBoard other{*torus.rule().lattice(), torus.lights()};
    QCOMPARE(webDigests({small}).all, boardDigest(board));
    QCOMPARE(webDigests({small, torus}).boards[1], boardDigest(other));
    QCOMPARE(webDigests({small, torus}).all,
             seriesDigest({boardDigest(board), boardDigest(other)}));
    QCOMPARE(dataOf(pageOf({small, torus}))["digest"].toInt(),
             static_cast<int>(seriesDigest({boardDigest(board), boardDigest(other)})));
    // Boards without a code have digests, too.
    const Game large = Game::allOn(Lattice{.rows = 9, .cols = 9});
    Game changed = large;
    changed.flipStart(0);
    const Game petersen = Game::allOn(generalizedPetersenGraph(5, 2));
    QVERIFY(webDigests({large}).all != webDigests({changed}).all);
    QVERIFY(webDigests({petersen}).all < (1U << 24U));
    // They never change, as pupils may have codes of an older version.
    QCOMPARE(webDigests({large}).all, std::uint32_t{9556943});
    QCOMPARE(webDigests({petersen}).all, std::uint32_t{10940277});
}

void WebPageTest::limitsSizes() {
    QVERIFY(fitsOnWebPage(Lattice{.rows = 30, .cols = 30}));
    QVERIFY(!fitsOnWebPage(Lattice{.rows = 1, .cols = 31}));
    QVERIFY(fitsOnWebPage(Graph(200)));
    QVERIFY(!fitsOnWebPage(Graph(201)));
    QVERIFY(!fitsOnWebPage(Rule()));
    QVERIFY(fitsOnWebPage(Rule::onCells(Lattice{.rows = 20, .cols = 20}, Graph(400))));
}

LIGHTSOUT_TEST(WebPageTest)
#include "WebPageTest.moc"
