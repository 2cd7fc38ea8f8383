// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Suggestion.h"

#include "tests/support/Test.h"

#include <QTest>

#include <array>

using namespace lightsout;

class SuggestionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void namesTheNearestWord_data();
    void namesTheNearestWord();
};

void SuggestionTest::namesTheNearestWord_data() {
    QTest::addColumn<QByteArray>("word");
    QTest::addColumn<QByteArray>("nearest");
    const auto add = [](const QByteArray& word, const QByteArray& nearest) {
        QTest::newRow(word.left(20)) << word << nearest;
    };
    add("gird", "grid"); // swapped letters
    add("grdi", "grid");
    add("gri", "grid");   // a missing letter
    add("griid", "grid"); // an extra letter
    add("greed", "");     // two edits in five characters
    add("petersn", "petersen");
    add("peetrsne", "petersen"); // two edits in eight characters
    add("x", "");
    add("", "");
    add("cycel", "cycle");
    add("cylce", "cycle");
    add("path", ""); // this is a known word, so it is wrong for another reason
    add(QByteArray(1'000'000, 'a'), "");
}

void SuggestionTest::namesTheNearestWord() {
    QFETCH(QByteArray, word);
    QFETCH(QByteArray, nearest);
    constexpr std::array<std::string_view, 5> words{"grid", "petersen", "path", "cycle", "c"};
    const std::string expected =
        nearest.isEmpty() ? "" : "; did you mean \"" + nearest.toStdString() + "\"?";
    QCOMPARE(suggestion(word.toStdString(), words), expected);
}

LIGHTSOUT_TEST(SuggestionTest)
#include "SuggestionTest.moc"
