// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/DeterminantCard.h"
#include "elimination/DeterminantText.h"
#include "elimination/EliminationPage.h"
#include "matrix/MatrixView.h"
#include "solve/Determinant.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Test.h"

#include <QComboBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTest>

#include <algorithm>

using namespace lightsout;

namespace {

/// The matrix tab in the mode in which it shows the result.
struct ResultTab {
    explicit ResultTab(const Rule& rule) : workbench(Game::allOn(rule)), page(workbench) {
        page.resize(1200, 700);
        page.show();
        PageDriver(page).choose("outcome");
    }
    void click(const char* button) { PageDriver(page).click(button); }
    QString text(const char* label) { return PageDriver(page).read(label); }
    /// Returns the value of a fact of the result.
    QString fact(const char* name) const {
        const auto* fact = PageDriver(page).part<FactLabel>(name);
        return fact->isVisible() ? fact->value().remove(QChar(0x2066)).remove(QChar(0x2069))
                                 : QString();
    }
    bool shows(const QString& wanted) const {
        const auto labels = page.findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&wanted](const QLabel* label) {
            return label->isVisible() && label->text().contains(wanted);
        });
    }

    Workbench workbench;
    EliminationPage page;
};

} // namespace

class DeterminantCardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheDeterminantWithItsParity() {
        ResultTab tab(Lattice{.rows = 3, .cols = 3});
        QTRY_COMPARE(tab.fact("determinantFact"), QStringLiteral("−7"));
        QCOMPARE(tab.fact("modulo2Fact"), QStringLiteral("1"));
        tab.click("determinant");
        QVERIFY(tab.text("determinantValue").contains(QStringLiteral("det A = −7")));
        QVERIFY(tab.shows(QStringLiteral("The rank is 9, the size of the matrix.")));
        tab.workbench.document.make(Replace{Game::allOn(Lattice{.rows = 4, .cols = 4})}, {});
        QTRY_COMPARE(tab.fact("determinantFact"), QStringLiteral("0"));
        QCOMPARE(tab.fact("modulo2Fact"), QStringLiteral("0"));
        QVERIFY(tab.shows(QStringLiteral("The rank is 12, less than the size 16.")));
    }

    /// On larger boards, the parity is shown at once, and all digits only on request.
    void largeDeterminantsAreComputedOnRequest() {
        const Rule rule = Lattice{.rows = 17, .cols = 17};
        ResultTab tab(rule);
        QTRY_COMPARE(tab.fact("determinantFact"), QStringLiteral("even"));
        QCOMPARE(tab.fact("modulo2Fact"), QStringLiteral("0"));
        tab.click("determinant");
        QVERIFY(tab.text("determinantValue").contains(QStringLiteral("det A ≡ 0 (mod 2)")));
        const auto* compute =
            tab.page.findChild<QPushButton*>(QStringLiteral("computeDeterminant"));
        QVERIFY(compute->isVisible());
        tab.click("computeDeterminant");
        const auto* card = tab.page.findChild<DeterminantCard*>();
        QTRY_VERIFY_WITH_TIMEOUT(card->value().has_value(), 60'000);
        Progress progress;
        QCOMPARE(*card->value(), determinant(rule.influenceMatrix(), 1, progress));
        QVERIFY(!compute->isVisible());
        QVERIFY(tab.fact("determinantFact") != QStringLiteral("even"));
    }

    /// A board that is too large for an elimination step by step still shows what follows from its
    /// rank.
    void everyKnownRankIsShown() {
        ResultTab tab(Lattice{.rows = 40, .cols = 40});
        QTRY_VERIFY(tab.workbench.analysis.facts() != nullptr);
        const std::size_t rank = tab.workbench.analysis.facts()->solver->rank();
        const bool isInvertible = rank == 1600;
        QTRY_COMPARE(tab.fact("rankFact"), QLocale().toString(qulonglong{rank}));
        QTRY_COMPARE(tab.fact("modulo2Fact"),
                     isInvertible ? QStringLiteral("1") : QStringLiteral("0"));
        QCOMPARE(tab.fact("determinantFact"),
                 isInvertible ? QStringLiteral("odd") : QStringLiteral("even"));
    }

    void playsTheCofactorExpansion() {
        ResultTab tab(Lattice{.rows = 1, .cols = 3});
        tab.click("determinant");
        QTRY_VERIFY(tab.page.findChild<QPushButton*>(QStringLiteral("cofactor-step"))->isEnabled());
        QVERIFY(tab.text("cofactorTerm")
                    .contains(QStringLiteral("a₁₁ · det M₁₁ − a₁₂ · det M₁₂ + a₁₃ · det M₁₃")));
        tab.click("cofactor-step");
        QVERIFY(tab.text("cofactorTerm").contains(QStringLiteral("det M₁₁ = 1 · 1 − 1 · 1 = 0")));
        tab.click("cofactor-step");
        QVERIFY(
            tab.text("cofactorTerm").contains(QStringLiteral("− a₁₂ · det M₁₂ = − 1 · 1 = −1")));
        QVERIFY(tab.shows(QStringLiteral("Sum so far")));
        tab.click("cofactor-step");
        QVERIFY(tab.shows(QStringLiteral("The sum of all terms is the determinant")));
        QVERIFY(!tab.page.grab().isNull());
        tab.click("cofactor-step-back");
        QVERIFY(tab.shows(QStringLiteral("Sum so far")));
        // The presenter's keys and the arrow keys move through the terms, too.
        tab.page.turn(true);
        QVERIFY(tab.shows(QStringLiteral("The sum of all terms")));
        QTest::keyClick(&tab.page, Qt::Key_Home);
        QVERIFY(tab.text("cofactorTerm").contains(QStringLiteral("det A =")));
    }

    void largeMatricesAreNotExpanded() {
        ResultTab tab(Lattice{.rows = 4, .cols = 4});
        tab.click("determinant");
        QVERIFY(!tab.page.findChild<QLabel*>(QStringLiteral("cofactorTerm"))->isVisible());
    }

    /// The adjacency matrix with another diagonal is only shown: the game stays the same.
    void theDiagonalIsAView() {
        ResultTab tab(Lattice{.rows = 2, .cols = 2});
        PageDriver(tab.page).choose("steps");
        const Game before = tab.workbench.document.game();
        auto* kind = tab.page.findChild<QComboBox*>(QStringLiteral("matrixKind"));
        QCOMPARE(kind->currentIndex(), 0);
        const auto rows = [&tab] { return tab.page.findChild<MatrixView*>()->shownText(); };
        kind->setCurrentIndex(3);
        QTRY_VERIFY(rows().startsWith(QStringLiteral("0 1 1 0\n1 0 0 1")));
        QVERIFY(tab.shows(QStringLiteral("without its diagonal")));
        kind->setCurrentIndex(4);
        QTRY_VERIFY(rows().startsWith(QStringLiteral("1 1 1 0\n1 1 0 1")));
        QVERIFY(tab.workbench.document.game() == before);
        // The cycle of four has rank 2 without its diagonal.
        kind->setCurrentIndex(3);
        QTRY_VERIFY(rows().startsWith(QStringLiteral("0 1 1 0")));
        QTest::keyClick(&tab.page, Qt::Key_End);
        QVERIFY(tab.shows(QStringLiteral("is 2, and its nullity is 2")));
    }

    void integersAreWrittenInGroups() {
        QCOMPARE(wholeIntegerText("-1234567"), QStringLiteral("−1,234,567"));
        QCOMPARE(shortIntegerText("123456789012"), QStringLiteral("123,456,789,012"));
        QCOMPARE(shortIntegerText("-1234567890123"), QStringLiteral("−1.23 × 10¹²"));
        QVERIFY(wholeIntegerText("1234567890123").contains(QChar(0x200B)));
    }
};

LIGHTSOUT_TEST(DeterminantCardTest)
#include "DeterminantCardTest.moc"
