// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/GraphsDialog.h"

#include "counts/CountsPage.h"
#include "graph/SmallGraphs.h"
#include "solve/Solver.h"

#include "tests/support/PageDriver.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace lightsout;

Q_DECLARE_METATYPE(lightsout::Graph)

namespace {

int shownCount(const GraphsDialog& dialog) {
    return dialog.findChild<QListView*>()->model()->rowCount();
}

} // namespace

class GraphsDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // OEIS A334443.
    void countsUniqueSolutions() {
        GraphsDialog dialog;
        dialog.show();
        const int published[] = {1, 0, 1, 2, 9, 33, 290};
        for (std::size_t n = 1; n <= 7; ++n) {
            WidgetDriver(dialog).click(qPrintable(QStringLiteral("vertices%1").arg(n)));
            QTRY_COMPARE(shownCount(dialog), published[n - 1]);
        }
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->text().contains(QStringLiteral("853")) &&
                   label->text().contains(QStringLiteral("290"));
        }));
        dialog.findChild<QCheckBox*>()->click();
        QCOMPARE(shownCount(dialog), 853 - 290);
        QVERIFY(!dialog.grab().isNull());
    }

    // Agrees with a search; a conjecture shows its counterexamples.
    void conditionsAndConjecturesAreTested() {
        GraphsDialog dialog;
        dialog.show();
        QTRY_COMPARE(shownCount(dialog), 9);
        auto* claim = dialog.findChild<QLineEdit*>(QStringLiteral("graphClaim"));
        const auto* answer = dialog.findChild<QLabel*>(QStringLiteral("graphAnswer"));
        const auto enter = [claim](const char* text) {
            claim->setText(QLatin1String(text));
            claim->setFocus();
            QTest::keyClick(claim, Qt::Key_Return);
        };
        int expected = 0;
        int trees = 0;
        Progress progress;
        for (const Graph& graph : smallGraphs(GraphKind::connected, 5, progress)) {
            expected += Solver::build(Rule(graph), progress)->nullity() == 2 ? 1 : 0;
            trees += graph.edgeCount() == 4 ? 1 : 0;
        }
        enter("nullity = 2");
        QTRY_COMPARE(
            answer->text(),
            QStringLiteral("%1 of 21 graphs satisfy the condition. They are shown.").arg(expected));
        QCOMPARE(shownCount(dialog), expected);
        enter("nullity < 2 if edges = 4");
        QTRY_VERIFY(answer->text().contains(QStringLiteral("of the %1 graphs").arg(trees)) ||
                    answer->text().contains(QStringLiteral("all %1 graphs").arg(trees)));
        enter("nulity = 2");
        QTRY_VERIFY(answer->text().contains(QStringLiteral("Did you mean")));
        enter("");
        QTRY_COMPARE(shownCount(dialog), 9);
    }

    void theCommandGivesEveryNullity() {
        GraphsDialog dialog;
        dialog.show();
        QTRY_COMPARE(shownCount(dialog), 9);
        QTest::mouseClick(dialog.findChild<QPushButton*>("copyCommand"), Qt::LeftButton);
        const QByteArray csv =
            shellOutput(QGuiApplication::clipboard()->text(), ".", {COMMAND_LINE});
        QCOMPARE(csv.count('\n'), 1 + 21); // graphs with five vertices
        QCOMPARE(csv.count(",,0,true"), 9);
    }

    void aGraphIsOpenedByKeyboard() {
        Workbench workbench(Game::allOn(Lattice{.rows = 5, .cols = 5}));
        CountsPage page(workbench);
        page.show();
        PageDriver(page).click("graphs");
        auto* dialog = page.findChild<GraphsDialog*>();
        QVERIFY(dialog != nullptr);
        QTRY_COMPARE(shownCount(*dialog), 9);
        auto* list = dialog->findChild<QListView*>();
        list->setCurrentIndex(list->model()->index(3, 0));
        QTest::keyClick(list, Qt::Key_Return);
        const Rule& rule = workbench.document.game().rule();
        QVERIFY(rule.graph() != nullptr);
        QCOMPARE(rule.vertexCount(), std::size_t{5});
        Progress progress;
        QCOMPARE(Solver::build(rule, progress)->nullity(), std::size_t{0});
        QVERIFY(!workbench.document->undoStack()->canUndo()); // a new document
    }
};

LIGHTSOUT_TEST(GraphsDialogTest)
#include "GraphsDialogTest.moc"
