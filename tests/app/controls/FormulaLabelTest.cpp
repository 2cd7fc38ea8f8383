// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/FormulaLabel.h"

#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

class FormulaLabelTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The pointer moves along the formula and reaches the symbols from left to right.
    void symbolsArePointedAt() {
        FormulaLabel label;
        label.setFormula(QStringLiteral("⁦x₂ + x₁₄ + d₅ = 1⁩"));
        label.resize(400, 60);
        label.show();
        std::vector<std::optional<Vertex>> met;
        connect(&label, &FormulaLabel::symbolPointedAt, this,
                [&met](std::optional<Vertex> vertex) { met.push_back(vertex); });
        for (int x = 0; x < label.width(); x += 2) {
            QTest::mouseMove(&label, QPoint(x, label.fontMetrics().height() / 2));
        }
        const std::vector<std::optional<Vertex>> expected{1, std::nullopt, 13, std::nullopt,
                                                          4, std::nullopt};
        QVERIFY(met == expected);
    }

    /// Tests the opposite direction: setMarked() marks the symbols of a vertex.
    void theSymbolOfACellIsMarked() {
        FormulaLabel label;
        label.setFormula(QStringLiteral("x₂ + x₃ = 1"));
        label.resize(400, 60);
        const QImage plain = label.grab().toImage();
        label.setMarked(2);
        QVERIFY(label.grab().toImage() != plain);
        label.setMarked(7); // not in the formula
        QCOMPARE(label.grab().toImage(), plain);
    }

    void textsAreNotMarkup() {
        FormulaLabel label;
        label.setFormula(QStringLiteral("1 < 2 & <b>x₁</b>"));
        QVERIFY(label.text().contains(QStringLiteral("&lt;b&gt;")));
        QCOMPARE(label.accessibleName(), label.formula());
    }
};

LIGHTSOUT_TEST(FormulaLabelTest)
#include "FormulaLabelTest.moc"
