// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/FormulaSymbols.h"

#include "text/NumberText.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FormulaSymbolsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lettersWithNumbersAreFound() {
        const QString formula = isolated(QStringLiteral("x₁₂ = 1 + d₃ + … + t₁"));
        const auto symbols = symbolsIn(formula);
        QCOMPARE(symbols.size(), 3U);
        QCOMPARE(formula.mid(symbols[0].begin, symbols[0].length), QStringLiteral("x₁₂"));
        QCOMPARE(symbols[0].vertex, Vertex{11});
        QCOMPARE(symbols[1].letter, QChar(u'd'));
        QCOMPARE(symbols[1].vertex, Vertex{2});
        QCOMPARE(symbols[2].letter, QChar(u't'));
    }

    void rejectsEverythingElse() {
        for (const char* text : {"", "x", "1 + 0", "₁₂", "x²", "x₀", "x ₁"}) {
            QVERIFY2(symbolsIn(QString::fromUtf8(text)).empty(), text);
        }
        // This is more digits than any number has.
        symbolsIn(QStringLiteral("x") + QString(100, QChar(0x2089)));
    }

    void everyVertexIsItself() {
        for (const Vertex v : {0U, 8U, 9U, 99U, 123'456U}) {
            const auto symbols = symbolsIn(QLatin1Char('x') + subscript(v + 1));
            QCOMPARE(symbols.size(), 1U);
            QCOMPARE(symbols[0].vertex, v);
        }
    }
};

LIGHTSOUT_TEST(FormulaSymbolsTest)
#include "FormulaSymbolsTest.moc"
