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
