// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/CommandText.h"

#include "graph/RandomGraphs.h"
#include "io/BoardSpec.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class CommandTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreQuotedWhereAShellNeedsIt() {
        QCOMPARE(quotedForShell(QStringLiteral("grid:5x5,topology=torus")),
                 QStringLiteral("grid:5x5,topology=torus"));
        QCOMPARE(quotedForShell(QStringLiteral("path:{n}")), QStringLiteral("'path:{n}'"));
        QCOMPARE(quotedForShell(QStringLiteral("my board.lightsout")),
                 QStringLiteral("'my board.lightsout'"));
        QCOMPARE(quotedForShell(QStringLiteral("l'un")), QStringLiteral("'l'\\''un'"));
        QCOMPARE(quotedForShell(QString()), QStringLiteral("''"));
    }

    void boardsAreNamedByTheirSpecificationOrFile() {
        const auto words = QStringLiteral("solve");
        Game petersen = Game::allOn(*parseBoardSpec("petersen"));
        QCOMPARE(gameCommand(words, petersen, QString()),
                 QStringLiteral("lightsout-cli solve --board petersen --lights all"));
        petersen.setTarget(*BitVector::fromString("1000000000"));
        QVERIFY(gameCommand(words, petersen, QString())
                    .endsWith(QStringLiteral("--lights all --target 1000000000")));
        Random random(7);
        const Rule drawn(randomTree(12, random));
        QCOMPARE(ruleCommand(words, drawn, QStringLiteral("/home/a b/tree.lightsout")),
                 QStringLiteral("lightsout-cli solve --board '/home/a b/tree.lightsout'"));
        QCOMPARE(ruleCommand(words, drawn, QString()),
                 QStringLiteral("lightsout-cli solve --board board.lightsout"));
    }

    void figuresAreCitedWithTheirSeed() {
        const Rule rule = Lattice{.rows = 5, .cols = 5};
        QVERIFY(citation(rule, QStringList{QStringLiteral("lightsout-cli law")})
                    .endsWith(QStringLiteral(", grid:5x5")));
        QVERIFY(citation(rule,
                         QStringList{QStringLiteral("a"), QStringLiteral("b --seed 12 --games 3")})
                    .endsWith(QStringLiteral(", grid:5x5, seed 12")));
    }

    void manyLightsAreLeftToTheFile() {
        const Game large = Game::allOn(Lattice{.rows = 100, .cols = 100});
        QCOMPARE(gameCommand(QStringLiteral("solve"), large, QString()),
                 QStringLiteral("lightsout-cli solve --board grid:100x100 --lights all"));
    }
};

LIGHTSOUT_TEST(CommandTextTest)
#include "CommandTextTest.moc"
