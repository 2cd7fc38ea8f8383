// SPDX-License-Identifier: GPL-3.0-or-later
#include "formats/CharacterReferences.h"

#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class CharacterReferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void resolves();
    void keepsReferencesToNothing();
    void restoresEveryCharacter();
};

void CharacterReferencesTest::resolves() {
    QCOMPARE(withoutReferences("&amp;&lt;&gt;&quot;&apos;"), std::string("&<>\"'"));
    QCOMPARE(withoutReferences("&#65;&#xe9;&#x5E9;&#x1F4A1;"), std::string("Aéש💡"));
    QCOMPARE(withoutReferences("&#x10FFFF;"), std::string("\U0010FFFF"));
    QCOMPARE(withoutReferences("&amp;amp;"), std::string("&amp;"));
    QCOMPARE(withReferences("a \"é\" & ש\n"), std::string("a &#34;&#233;&#34; &#38; &#1513;&#10;"));
}

void CharacterReferencesTest::keepsReferencesToNothing() {
    for (const char* text :
         {"", "&", "&;", "a&unknown;b", "a&amp", "&&amp", "&#;", "&#x;", "&#x1g;", "&#55296;",
          "&#x110000;", "&#99999999999;", "&#-1;", "&#0;", "&#x0;", ";&"}) {
        QCOMPARE(withoutReferences(text), std::string(text));
    }
    QCOMPARE(withoutReferences("&&lt;"), std::string("&<"));
}

void CharacterReferencesTest::restoresEveryCharacter() {
    for (char32_t character = 1; character <= 0x10FFFF; character += character < 0x900 ? 1 : 97) {
        if (character < 0xD800 || character > 0xDFFF) {
            const std::string text = QString::fromUcs4(&character, 1).toStdString();
            QCOMPARE(withoutReferences("&#" + std::to_string(character) + ";"), text);
            QCOMPARE(withoutReferences(withReferences(text)), text);
        }
    }
}

LIGHTSOUT_TEST(CharacterReferencesTest)
#include "CharacterReferencesTest.moc"
