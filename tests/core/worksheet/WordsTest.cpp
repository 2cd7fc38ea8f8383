// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Words.h"
#include "tests/support/Lattices.h"
#include "tests/support/Printing.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

/// Tests the texts of worksheets.
class WordsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void languagesHaveTheirCodes();
    void placesAreFilledIn();
    void everyLatticeHasItsRule();
    void nothingIsMissing();
};

namespace {

constexpr std::array languages{SheetLanguage::english, SheetLanguage::french,
                               SheetLanguage::hebrew};

} // namespace

void WordsTest::languagesHaveTheirCodes() {
    QCOMPARE(sheetLanguageNamed("en"), SheetLanguage::english);
    QCOMPARE(sheetLanguageNamed("fr"), SheetLanguage::french);
    QCOMPARE(sheetLanguageNamed("he"), SheetLanguage::hebrew);
    for (const SheetLanguage language : languages) {
        QCOMPARE(sheetLanguageNamed(codeOf(language)), language);
    }
    QVERIFY(!sheetLanguageNamed("de") && !sheetLanguageNamed(""));
    QVERIFY(sheetWords(SheetLanguage::hebrew).isRightToLeft);
    QVERIFY(!sheetWords(SheetLanguage::french).isRightToLeft);
}

void WordsTest::placesAreFilledIn() {
    QCOMPARE(filledIn("page %1 of %2", "3", "14"), std::string("page 3 of 14"));
    QCOMPARE(filledIn("%2%1%", "a", "b"), std::string("ba%"));
    QCOMPARE(filledIn("100 %", "a"), std::string("100 %"));
}

void WordsTest::everyLatticeHasItsRule() {
    for (const SheetLanguage language : languages) {
        std::set<std::string> sentences;
        for (const auto& topology : allTopologies) {
            for (const auto& neighbours : allNeighbours) {
                for (const bool self : {false, true}) {
                    const Lattice lattice{3, 3, topology.first, neighbours.first, self};
                    sentences.insert(ruleSentences(sheetWords(language), lattice));
                }
            }
        }
        QCOMPARE(sentences.size(), std::size_t{60});
        for (const std::string& sentence : sentences) {
            QVERIFY2(sentence.find('%') == std::string::npos, sentence.c_str());
        }
    }
}

void WordsTest::nothingIsMissing() {
    for (const SheetLanguage language : languages) {
        const SheetWords& words = sheetWords(language);
        for (const char* word : {words.name,
                                 words.date,
                                 words.className,
                                 words.ring,
                                 words.onePress,
                                 words.presses,
                                 words.myPresses,
                                 words.answers,
                                 words.forTheTeacher,
                                 words.crosses,
                                 words.filledCircles,
                                 words.fewest,
                                 words.codes,
                                 words.onePressCounted,
                                 words.pressesCounted,
                                 words.oneWay,
                                 words.ways,
                                 words.quietPatterns[0],
                                 words.quietPatterns[1],
                                 words.tilings[0],
                                 words.tilings[1],
                                 words.noPattern,
                                 words.noTiling,
                                 words.page}) {
            QVERIFY(word != nullptr && *word != '\0');
        }
        for (std::size_t kind = 0; kind < puzzleKinds; ++kind) {
            QVERIFY(words.titles[kind] != nullptr && words.tasks[kind] != nullptr);
        }
        QVERIFY(filledIn(words.page, "8", "9").find("9") != std::string::npos);
        QVERIFY(filledIn(words.presses, "7").find("7") != std::string::npos);
    }
}

LIGHTSOUT_TEST(WordsTest)
#include "WordsTest.moc"
