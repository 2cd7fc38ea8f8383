// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Text.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QStringDecoder>
#include <QTest>

using namespace lightsout;

class TextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positionsCountCharacters();
    void linesEndBothWays();
    void wordsBetweenBlanks();
    void wholeNumbers();
    void badBytesAgreeWithQt();
};

void TextTest::positionsCountCharacters() {
    const std::string_view text = "aé\nשx";
    QVERIFY(positionAt(text, 0) == (Position{1, 1}));
    QVERIFY(positionAt(text, 3) == (Position{1, 3}));
    QVERIFY(positionAt(text, 4) == (Position{2, 1}));
    QVERIFY(positionAt(text, 6) == (Position{2, 2}));
    QVERIFY(positionAt(text, text.size()) == (Position{2, 3}));
}

void TextTest::linesEndBothWays() {
    std::string_view rest = "a\r\n\nb";
    QVERIFY(takeLine(rest) == "a");
    QVERIFY(takeLine(rest).empty());
    QVERIFY(takeLine(rest) == "b");
    QVERIFY(rest.empty());
}

void TextTest::wordsBetweenBlanks() {
    std::vector<std::string_view> words{"old"};
    splitWords(" one\t two ", words);
    QVERIFY(words == (std::vector<std::string_view>{"one", "two"}));
    splitWords("  ", words);
    QVERIFY(words.empty());
}

void TextTest::wholeNumbers() {
    QCOMPARE(*wholeNumber("007"), std::uint64_t{7});
    QCOMPARE(*wholeNumber("18446744073709551615"), UINT64_MAX);
    QCOMPARE(*wholeNumber("18446744073709551616"), UINT64_MAX);
    QCOMPARE(*wholeNumber("99999999999999999999999"), UINT64_MAX);
    for (const char* text : {"", "-1", "+1", "1.0", "0x1", " 1"}) {
        QVERIFY(!wholeNumber(text));
    }
}

void TextTest::badBytesAgreeWithQt() {
    QVERIFY(!firstBadByte("plain, é, ש, 💡, \xED\x9F\xBF, \xF4\x8F\xBF\xBF"));
    QCOMPARE(*firstBadByte("ab\xC0\x80"), std::size_t{2});
    QCOMPARE(*firstBadByte(std::string_view("ab\0c", 4)), std::size_t{2});
    // Bytes that begin, continue and end characters, correctly and incorrectly.
    const std::vector<int> bytes{0x41, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF,
                                 0xC2, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5};
    for (const int a : bytes) {
        for (const int b : bytes) {
            for (const int c : bytes) {
                for (const int d : bytes) {
                    const std::string text{static_cast<char>(a), static_cast<char>(b),
                                           static_cast<char>(c), static_cast<char>(d), ' '};
                    QStringDecoder decoder(QStringDecoder::Utf8);
                    const QString decoded = decoder(QByteArrayView(text));
                    QCOMPARE(firstBadByte(text).has_value(), decoder.hasError());
                }
            }
        }
    }
}

LIGHTSOUT_TEST(TextTest)
#include "TextTest.moc"
