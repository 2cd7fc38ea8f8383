// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/GmlTokens.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <vector>

using namespace lightsout;

class GmlTokensTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolves();
    void keepsReferencesToNothing();
    void restoresEveryCharacter();
    void takesTextsApart();
    void marksInvalidTokens();
};

namespace {

std::string kinds(std::string_view text) {
    GmlTokens tokens(text);
    std::string found;
    for (;;) {
        switch (tokens.next().kind) {
        case GmlToken::Kind::key:
            found += 'k';
            break;
        case GmlToken::Kind::number:
            found += 'n';
            break;
        case GmlToken::Kind::text:
            found += 't';
            break;
        case GmlToken::Kind::open:
            found += '[';
            break;
        case GmlToken::Kind::close:
            found += ']';
            break;
        case GmlToken::Kind::end:
            return found;
        case GmlToken::Kind::strange:
            found += '?';
            break;
        }
    }
}

} // namespace

void GmlTokensTest::resolves() {
    QCOMPARE(withoutReferences("&amp;&lt;&gt;&quot;&apos;"), std::string("&<>\"'"));
    QCOMPARE(withoutReferences("&#65;&#xe9;&#x5E9;&#x1F4A1;"), std::string("Aéש💡"));
    QCOMPARE(withoutReferences("&#x10FFFF;"), std::string("\U0010FFFF"));
    QCOMPARE(withoutReferences("&amp;amp;"), std::string("&amp;"));
    QCOMPARE(withReferences("a \"é\" & ש\n"), std::string("a &#34;&#233;&#34; &#38; &#1513;&#10;"));
}

void GmlTokensTest::keepsReferencesToNothing() {
    for (const char* text :
         {"", "&", "&;", "a&unknown;b", "a&amp", "&&amp", "&#;", "&#x;", "&#x1g;", "&#55296;",
          "&#x110000;", "&#99999999999;", "&#-1;", "&#0;", "&#x0;", ";&"}) {
        QCOMPARE(withoutReferences(text), std::string(text));
    }
    QCOMPARE(withoutReferences("&&lt;"), std::string("&<"));
}

void GmlTokensTest::restoresEveryCharacter() {
    for (char32_t character = 1; character <= 0x10FFFF; character += character < 0x900 ? 1 : 97) {
        if (character < 0xD800 || character > 0xDFFF) {
            const std::string text = QString::fromUcs4(&character, 1).toStdString();
            QCOMPARE(withoutReferences("&#" + std::to_string(character) + ";"), text);
            QCOMPARE(withoutReferences(withReferences(text)), text);
        }
    }
}

void GmlTokensTest::takesTextsApart() {
    QCOMPARE(kinds("graph [ node_1 [ id -1 x +2.5E-3 ] ]\n"), std::string("k[k[knkn]]"));
    QCOMPARE(kinds("# a [ comment\r\nlabel \"two\n words [\"]"), std::string("kt]"));
    QCOMPARE(kinds("a[b[]]"), std::string("k[k[]]"));
    QCOMPARE(kinds(" \t\r\n"), std::string());
    GmlTokens tokens("x \"a b\"");
    QVERIFY(tokens.next().text == "x");
    QVERIFY(tokens.next().text == "a b");
    QVERIFY(tokens.next().text.empty());
}

void GmlTokensTest::marksInvalidTokens() {
    for (const char* text : {"12a", "a-b", "%", "é", "\"open", "a=1", "{"}) {
        QVERIFY2(kinds(text).starts_with('?'), text);
    }
}

LIGHTSOUT_TEST(GmlTokensTest)
#include "GmlTokensTest.moc"
