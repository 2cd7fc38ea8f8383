// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetDialog.h"

#include "classroom/WorksheetForm.h"
#include "graph/Families.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "worksheet/Latex.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace lightsout;

Q_DECLARE_METATYPE(lightsout::Game)

namespace {

const Game solvable(Lattice{.rows = 3, .cols = 3}, BitVector::ones(9), BitVector(9));

QCheckBox* box(const QDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<QCheckBox>(name);
}

QSpinBox* number(const QDialog& dialog, const char* name) {
    return WidgetDriver(dialog).part<QSpinBox>(name);
}

std::size_t boardsOn(const SheetPage& page) {
    return static_cast<std::size_t>(std::ranges::count_if(page.marks, [](const SheetMark& mark) {
        const auto* text = std::get_if<SheetText>(&mark);
        return text != nullptr && text->isBold && text->points == 13;
    }));
}

} // namespace

/// Tests the dialog for worksheets.
class WorksheetDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void previewFollowsEveryChange();
    void turnsPages();
    void usesTheCurrentBoard();
    void usesTheCurrentGraph();
    void hasGraphsAndNumbers();
    void reportsLimits();
    void matricesHaveBoardsOfTheirOwn();
    void showsTheNumberOfPages();
    void everyFieldHasAName();
    void theCommandsGiveTheSameSheet_data();
    void theCommandsGiveTheSameSheet();
};

void WorksheetDialogTest::previewFollowsEveryChange() {
    WorksheetDialog dialog{Game()};
    dialog.show();
    QTRY_COMPARE(dialog.pages().size(), std::size_t{2});
    QCOMPARE(boardsOn(dialog.pages().front()), std::size_t{6});
    const QImage before = dialog.grab().toImage();
    number(dialog, "count")->setValue(4);
    QTRY_COMPARE(boardsOn(dialog.pages().front()), std::size_t{4});
    QVERIFY(dialog.grab().toImage() != before);
    QTest::keyClick(box(dialog, "answers"), Qt::Key_Space);
    QTRY_COMPARE(dialog.pages().size(), std::size_t{1});
    auto* language = dialog.findChild<QComboBox*>();
    language->setCurrentIndex(2);
    QTRY_COMPARE(std::get<SheetText>(dialog.pages().front().marks.front()).align,
                 SheetAlign::right);
    // If nothing is chosen, the dialog says so, and nothing can be saved.
    QTest::keyClick(box(dialog, "solve"), Qt::Key_Space);
    QTRY_VERIFY(dialog.pages().empty());
    QVERIFY(shows(dialog, "at least one kind"));
    for (const auto* button : dialog.findChildren<QPushButton*>()) {
        QCOMPARE(button->isEnabled(), button->objectName() == "close");
    }
}

void WorksheetDialogTest::turnsPages() {
    WorksheetDialog dialog{Game()};
    dialog.show();
    QTRY_VERIFY(shows(dialog, "Page 1 of 2"));
    const auto* forward = WidgetDriver(dialog).part<QToolButton>("nextPage");
    WidgetDriver(dialog).click("nextPage");
    QVERIFY(shows(dialog, "Page 2 of 2"));
    QVERIFY(!forward->isEnabled());
}

void WorksheetDialogTest::usesTheCurrentBoard() {
    WorksheetDialog dialog{solvable};
    dialog.show();
    QTest::keyClick(box(dialog, "ownBoard"), Qt::Key_Space);
    QTRY_VERIFY(!dialog.pages().empty() && boardsOn(dialog.pages().front()) == 1);
    QVERIFY(!number(dialog, "rows")->isEnabled());
    const auto hasBoard = [&dialog] {
        return std::ranges::any_of(dialog.pages().front().marks, [](const SheetMark& mark) {
            const auto* board = std::get_if<SheetBoard>(&mark);
            return board != nullptr && board->rings == solvable.lights();
        });
    };
    QVERIFY(hasBoard());
    // If a board can't be turned off, the dialog explains why there is no puzzle.
    const Game unsolvable(Lattice{.rows = 1, .cols = 2}, BitVector::unit(2, 0), BitVector(2));
    WorksheetDialog other{unsolvable};
    other.show();
    QTest::keyClick(box(other, "ownBoard"), Qt::Key_Space);
    QTRY_VERIFY(shows(other, "can't all be turned off"));
    // Boards that do not fit are not offered.
    WorksheetDialog large{Game::allOn(Lattice{.rows = 21, .cols = 9})};
    large.show();
    QVERIFY(!box(large, "ownBoard")->isVisible());
}

void WorksheetDialogTest::usesTheCurrentGraph() {
    WorksheetDialog dialog{Game::allOn(Rule(generalizedPetersenGraph(5, 2)))};
    dialog.show();
    QTest::keyClick(box(dialog, "ownBoard"), Qt::Key_Space);
    const auto graphs = [&dialog] {
        return dialog.pages().empty()
                   ? 0
                   : std::ranges::count_if(dialog.pages().front().marks, [](const SheetMark& mark) {
                         return std::holds_alternative<SheetGraph>(mark);
                     });
    };
    QTRY_COMPARE(graphs(), 1);
    QVERIFY(!box(dialog, "solve")->isEnabled());
    // The dialog explains why graphs have no answer.
    Game unsolvable(Rule(pathGraph(2)), BitVector::unit(2, 0), BitVector(2));
    WorksheetDialog other{unsolvable};
    other.show();
    QTest::keyClick(box(other, "ownBoard"), Qt::Key_Space);
    QTRY_VERIFY(shows(other, "can't all be turned off"));
}

void WorksheetDialogTest::hasGraphsAndNumbers() {
    WorksheetDialog dialog{Game()};
    dialog.show();
    QTest::keyClick(box(dialog, "solve"), Qt::Key_Space);
    QTest::keyClick(box(dialog, "graphs"), Qt::Key_Space);
    const auto graph = [&dialog]() -> const SheetGraph* {
        for (const SheetPage& page : dialog.pages()) {
            for (const SheetMark& mark : page.marks) {
                if (const auto* found = std::get_if<SheetGraph>(&mark)) {
                    return found;
                }
            }
        }
        return nullptr;
    };
    QTRY_VERIFY(graph() != nullptr);
    QVERIFY(!graph()->hasNumbers);
    QTest::keyClick(box(dialog, "numbersInCells"), Qt::Key_Space);
    QTRY_VERIFY(graph() != nullptr && graph()->hasNumbers);
}

void WorksheetDialogTest::reportsLimits() {
    WorksheetDialog dialog{Game::allOn(Lattice{.rows = 12, .cols = 10})};
    dialog.show();
    QTest::keyClick(box(dialog, "ownBoard"), Qt::Key_Space);
    QTRY_VERIFY(!dialog.pages().empty() && boardsOn(dialog.pages().front()) == 1);
    QTest::keyClick(box(dialog, "matrix"), Qt::Key_Space);
    // The other puzzles are still there.
    QTRY_VERIFY(shows(dialog, "“Matrix to fill in”: boards of more than 25 cell"));
    QCOMPARE(dialog.pages().size(), std::size_t{2});
    // The sentence stays when pages are turned.
    QTest::keyClick(&dialog, Qt::Key_PageDown);
    QVERIFY(shows(dialog, "are left out"));
    QTest::keyClick(box(dialog, "solve"), Qt::Key_Space);
    QTRY_VERIFY(shows(dialog, "“Matrix to fill in” is for boards of up to 25 cell"));
    QVERIFY(dialog.pages().empty());
    QVERIFY(!shows(dialog, "are left out"));
}

void WorksheetDialogTest::matricesHaveBoardsOfTheirOwn() {
    WorksheetDialog dialog{Game()};
    dialog.show();
    auto* rows = number(dialog, "matrixRows");
    QVERIFY(!rows->isEnabled());
    QTest::keyClick(box(dialog, "matrix"), Qt::Key_Space);
    QVERIFY(rows->isEnabled());
    const auto hasMatrices = [&dialog](std::size_t cells) {
        std::vector<std::size_t> sizes;
        for (const SheetPage& page : dialog.pages()) {
            for (const SheetMark& mark : page.marks) {
                if (const auto* matrix = std::get_if<SheetMatrix>(&mark)) {
                    sizes.push_back(matrix->entries.rows());
                }
            }
        }
        return !sizes.empty() &&
               std::ranges::count(sizes, cells) == static_cast<std::ptrdiff_t>(sizes.size());
    };
    QTRY_VERIFY(hasMatrices(9));
    const auto boards = boardsOn(dialog.pages().front());
    rows->setValue(2);
    QTRY_VERIFY(hasMatrices(6));
    QCOMPARE(boardsOn(dialog.pages().front()), boards);
}

void WorksheetDialogTest::showsTheNumberOfPages() {
    WorksheetDialog dialog{Game()};
    dialog.show();
    QTRY_VERIFY(shows(dialog, "The worksheet has 2 page"));
    number(dialog, "puzzlesPerPage")->setValue(1);
    QTRY_VERIFY(shows(dialog, "The worksheet has 12 page"));
}

void WorksheetDialogTest::everyFieldHasAName() {
    WorksheetDialog dialog{solvable};
    for (const auto* field : dialog.findChildren<QSpinBox*>()) {
        QVERIFY(!field->accessibleName().isEmpty());
    }
    QVERIFY(!dialog.findChild<QComboBox*>()->accessibleName().isEmpty());
}

void WorksheetDialogTest::theCommandsGiveTheSameSheet_data() {
    QTest::addColumn<Game>("game");
    QTest::addColumn<bool>("isDealt");
    QTest::addColumn<bool>("hasGraphs");
    QTest::addColumn<bool>("hasMatrices");
    QTest::addColumn<int>("count");
    const Rule torusRule(Lattice{.rows = 3, .cols = 4, .topology = Topology::torus});
    const Game torus(torusRule, torusRule.changedBy(BitVector::unit(12, 6)), BitVector(12));
    QTest::newRow("dealt") << solvable << true << false << false << 5;
    QTest::newRow("dealt graphs") << solvable << true << true << false << 5;
    QTest::newRow("dealt matrices") << solvable << true << false << true << 5;
    QTest::newRow("up to the hardest, and on") << solvable << true << false << false << 14;
    QTest::newRow("a grid of one's own") << solvable << false << false << true << 1;
    QTest::newRow("a torus") << torus << false << false << false << 1;
    QTest::newRow("a graph") << Game::allOn(Rule(generalizedPetersenGraph(5, 2))) << false << true
                             << false << 1;
}

void WorksheetDialogTest::theCommandsGiveTheSameSheet() {
    QFETCH(const Game, game);
    QFETCH(const bool, isDealt);
    QFETCH(const bool, hasGraphs);
    QFETCH(const bool, hasMatrices);
    QFETCH(const int, count);
    WorksheetDialog dialog{game};
    dialog.show();
    if (isDealt) {
        number(dialog, "count")->setValue(count);
        number(dialog, "sheetNumber")->setValue(71);
    } else {
        QTest::keyClick(box(dialog, "ownBoard"), Qt::Key_Space);
    }
    if (hasGraphs && isDealt) {
        QTest::keyClick(box(dialog, "graphs"), Qt::Key_Space);
    }
    if (!hasGraphs) {
        QTest::keyClick(box(dialog, "patterns"), Qt::Key_Space);
    }
    if (hasMatrices) {
        QTest::keyClick(box(dialog, "elimination"), Qt::Key_Space);
        number(dialog, "matrixColumns")->setValue(4);
    }
    QTest::keyClick(box(dialog, "numbersInCells"), Qt::Key_Space);
    QTest::keyClick(box(dialog, "hints"), Qt::Key_Space);
    number(dialog, "puzzlesPerPage")->setValue(4);
    dialog.findChild<QComboBox*>()->setCurrentIndex(1);
    QTRY_VERIFY(!dialog.isMaking() && !dialog.pages().empty());
    QTest::mouseClick(dialog.findChild<QPushButton*>("copyCommand"), Qt::LeftButton);
    const QStringList lines = QGuiApplication::clipboard()->text().split('\n');
    QCOMPARE(lines.size(), 2);
    const QTemporaryDir folder;
    for (const QString& line : lines) {
        QVERIFY2(!shellOutput(line + " --json", folder.path(), {PROGRAM, COMMAND_LINE}).isEmpty(),
                 qPrintable(line));
    }
    const auto content = [&](const QString& name) {
        QFile file(folder.filePath(name));
        return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(content("worksheet.tex").toStdString(),
             sheetLatex(dialog.pages(), SheetLanguage::french));
    QVERIFY(content("worksheet.pdf").startsWith("%PDF-"));
}

LIGHTSOUT_TEST(WorksheetDialogTest)
#include "WorksheetDialogTest.moc"
