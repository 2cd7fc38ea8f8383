// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/FactText.h"

#include "graph/Families.h"
#include "tests/support/Test.h"

#include <QTest>

#include <set>

using namespace lightsout;

namespace {

/// Removes the marks that isolate a number from the direction of the text.
QString plain(QString text) {
    return text.remove(QChar(0x2066)).remove(QChar(0x2068)).remove(QChar(0x2069));
}

QString textFor(const char* name, const Game& game) {
    FactContext context(game);
    Progress progress;
    const Fact& fact = *factNamed(name);
    return plain(valueText(fact, valueOf(fact, context, progress)));
}

} // namespace

class FactTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyFactHasItsOwnNameASentenceAndItsUnit() {
        std::set<QString> names;
        for (const Fact& fact : allFacts()) {
            QVERIFY2(names.insert(factName(fact)).second, fact.id.data());
            QVERIFY2(factSentence(fact).endsWith(QLatin1Char('.')), fact.id.data());
            QCOMPARE(factUnit(fact).toStdString(), std::string(fact.unit));
        }
        for (int missing = 0; missing <= static_cast<int>(Missing::tooLarge); ++missing) {
            QVERIFY(missingText(static_cast<Missing>(missing)).endsWith(QLatin1Char('.')));
        }
    }

    void valuesAreReadable() {
        const Game game = Game::allOn(Lattice{.rows = 4, .cols = 4});
        QCOMPARE(textFor("nullity", game), QStringLiteral("4"));
        QCOMPARE(textFor("solvable-share", game), QStringLiteral("1 in 16"));
        QCOMPARE(textFor("is-solvable", game), QStringLiteral("yes"));
        QCOMPARE(textFor("solutions-now", game), QStringLiteral("16"));
        QCOMPARE(textFor("boards", Game::allOn(Lattice{.rows = 8, .cols = 8})),
                 QStringLiteral("2⁶⁴"));
        QCOMPARE(textFor("automorphisms", Game::allOn(completeGraph(30))),
                 QStringLiteral("2.65 × 10³²"));
        QCOMPARE(textFor("rows", Game::allOn(completeGraph(3))), QStringLiteral("–"));
    }

    void unprovenValuesHaveARange() {
        Value value = Value::exactly(12);
        value.low = BigFraction(9);
        value.high = BigFraction(12);
        value.isProven = false;
        const Fact& fewest = *factNamed("fewest");
        QCOMPARE(plain(rangeText(fewest, value)), QStringLiteral("9 … 12"));
        QCOMPARE(plain(valueText(fewest, value)), QStringLiteral("≤ 12"));
        value.low = value.high;
        QVERIFY(rangeText(fewest, value).isEmpty());
    }
};

LIGHTSOUT_TEST(FactTextTest)
#include "FactTextTest.moc"
