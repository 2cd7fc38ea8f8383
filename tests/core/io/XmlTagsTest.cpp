#include "io/XmlTags.h"

#include "tests/support/Printing.h"

#include <QTest>

#include <vector>

using namespace lightsout;

class XmlTagsTest : public QObject {
    Q_OBJECT

private slots:
    void findsStartTags();
    void resolvesReferences();
    void survivesAllBeginnings();
};

namespace {

constexpr std::string_view sample =
    "<?xml version='1.0'?><!-- <no/> --><a:one x = '1>2' y=\"&lt;\">"
    "<![CDATA[<no/>]]></a:one><two/><three\nz='#'/>";

} // namespace

void XmlTagsTest::findsStartTags() {
    XmlTags tags(sample);
    std::vector<std::string> names;
    while (const auto tag = tags.next()) {
        names.emplace_back(tag->name);
        if (tag->name == "one") {
            QCOMPARE(*tag->attribute("x"), std::string("1>2"));
            QCOMPARE(*tag->attribute("y"), std::string("<"));
            QVERIFY(!tag->attribute("z"));
        }
        if (tag->name == "three") {
            QCOMPARE(*tag->attribute("z"), std::string("#"));
        }
    }
    QVERIFY(names == (std::vector<std::string>{"one", "two", "three"}));
}

void XmlTagsTest::resolvesReferences() {
    const auto valueOf = [](const std::string& text) {
        const std::string tag = "<t a=\"" + text + "\"/>";
        return *XmlTags(tag).next()->attribute("a");
    };
    QCOMPARE(valueOf("&amp;&lt;&gt;&quot;&apos;"), std::string("&<>\"'"));
    QCOMPARE(valueOf("&#65;&#xe9;&#x5E9;&#x1F4A1;"), std::string("Aéש💡"));
    QCOMPARE(valueOf("a&unknown;b"), std::string("a&unknown;b"));
    QCOMPARE(valueOf("a&amp"), std::string("a&amp"));
    QCOMPARE(valueOf("&"), std::string("&"));
}

void XmlTagsTest::survivesAllBeginnings() {
    for (std::size_t length = 0; length <= sample.size(); ++length) {
        XmlTags tags(sample.substr(0, length));
        int count = 0;
        while (const auto tag = tags.next()) {
            (void)tag->attribute("x");
            ++count;
        }
        QVERIFY(count <= 3);
    }
}

QTEST_APPLESS_MAIN(XmlTagsTest)
#include "XmlTagsTest.moc"
