// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/TableDialog.h"

#include "counts/TableExport.h"
#include "tests/support/Dialogs.h"
#include "tests/support/ReferenceData.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "theme/Theme.h"

#include <QClipboard>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMessageBox>
#include <QPdfWriter>
#include <QPushButton>
#include <QRegularExpression>
#include <QSpinBox>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace lightsout;

namespace {

CountsTable tableOf(SizeRange rows, SizeRange cols, bool showsCounts = false) {
    Progress progress;
    return {.nullities = Census({}).table(rows, cols, 2, progress), .showsCounts = showsCounts};
}

/// Returns the entries of the button that copies the table.
QList<QAction*> copyings(const TableDialog& dialog) {
    return WidgetDriver(dialog).part<QPushButton>("copyTable")->menu()->actions();
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QFile::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TableDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsAnyRange() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        auto* view = dialog.findChild<QTableView*>();
        QTRY_COMPARE(view->model()->rowCount(), 20);
        for (int row = 0; row < 12; ++row) {
            for (int column = 0; column < 12; ++column) {
                const auto published = nullityOfRectangles.at(static_cast<std::size_t>(row))
                                           .at(static_cast<std::size_t>(column));
                QCOMPARE(view->model()->index(row, column).data().toUInt(), 1U << published);
            }
        }
        dialog.setShowsCounts(false);
        QCOMPARE(view->model()->index(8, 8).data().toUInt(), 8U);
        const auto fields = dialog.findChildren<QSpinBox*>();
        fields.at(0)->setValue(39); // the field for the last row follows
        QTRY_COMPARE(view->model()->rowCount(), 1);
        QCOMPARE(view->model()->headerData(0, Qt::Vertical, Qt::DisplayRole).toString(),
                 QStringLiteral("39"));
        fields.at(3)->setValue(39);
        QTRY_COMPARE(view->model()->columnCount(), 39);
        QCOMPARE(view->model()->index(0, 38).data().toUInt(), 32U);
    }

    void copies() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        QTRY_VERIFY(!dialog.isComputing());
        const auto kinds = copyings(dialog);
        QCOMPARE(kinds.size(), 3);
        const auto copied = [&](int kind) {
            QApplication::clipboard()->clear();
            kinds.at(kind)->trigger();
            const auto text = [] { return QApplication::clipboard()->text(); };
            [&] { QTRY_VERIFY(!text().isEmpty()); }();
            return text();
        };
        const QStringList lines = copied(0).split('\n');
        QCOMPARE(lines.size(), 22);
        QVERIFY(lines.at(4).startsWith(QStringLiteral("4\t1\t1\t1\t16\t1")));
        QVERIFY(copied(1).startsWith(QStringLiteral("rows,1,2,3,4")));
        QVERIFY(copied(2).startsWith(QStringLiteral("\\begin{tabular}")));
    }

    void closesOnceTheFileIsWritten() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        QTRY_VERIFY(!dialog.isComputing());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("table.csv"));
        whenDialogOpens<QFileDialog>([&path](QFileDialog& files) {
            files.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&files, Qt::Key_Return);
        });
        WidgetDriver(dialog).click("saveTable");
        QVERIFY(dialog.isWriting());
        dialog.reject();
        QVERIFY(dialog.isVisible());
        copyings(dialog).first()->trigger();
        QTRY_VERIFY(!dialog.isVisible());
        QVERIFY(QFile(path).size() > 0);
        // Closing the dialog does not wait for copying.
        dialog.show();
        copyings(dialog).first()->trigger();
        dialog.reject();
        QVERIFY(!dialog.isVisible());
    }

    // The squares of the lecture and the table of the thesis appear as printed there.
    void theTablesOfTheBooks() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        auto* view = dialog.findChild<QTableView*>();
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("booksSquares")),
                          Qt::LeftButton);
        QTRY_COMPARE(view->model()->columnCount(), 1);
        QCOMPARE(view->model()->rowCount(), 38);
        for (int n = 2; n <= 39; ++n) {
            const auto nullity = nullityOfSquares.at(static_cast<std::size_t>(n - 1));
            QCOMPARE(view->model()->headerData(n - 2, Qt::Vertical, Qt::DisplayRole).toInt(), n);
            QCOMPARE(dialog.table().exact(static_cast<std::size_t>(n), 1).toULongLong(),
                     1ULL << nullity);
        }
        QCOMPARE(view->model()->index(2, 0).data().toString(), QStringLiteral("16"));
        QVERIFY(view->model()->index(37, 0).data().toString().contains(QStringLiteral("2³²")));
        QCOMPARE(tableCsv(dialog.table()).left(27),
                 QStringLiteral("n,solutions\n2,1\n3,1\n4,16\n5,"));
        QTest::mouseClick(dialog.findChild<QPushButton*>(QStringLiteral("booksRectangles")),
                          Qt::LeftButton);
        QTRY_COMPARE(view->model()->columnCount(), 9);
        QCOMPARE(view->model()->index(8, 8).data().toString(), QStringLiteral("256"));
    }

    void theCommandGivesTheSameTable() {
        LatticeFamily family;
        family.topology = Topology::torus;
        family.selfInfluence = false;
        TableDialog dialog(std::make_shared<Census>(family));
        dialog.show();
        const auto isSame = [&] {
            QTest::mouseClick(dialog.findChild<QPushButton*>("copyCommand"), Qt::LeftButton);
            const QString line = QApplication::clipboard()->text();
            return shellOutput(line, ".", {COMMAND_LINE}) == tableCsv(dialog.table()).toUtf8();
        };
        for (const bool areCounts : {true, false}) {
            dialog.setShowsCounts(areCounts);
            dialog.showSquares({2, 39});
            QTRY_VERIFY(!dialog.isComputing() && dialog.table().isOfSquares);
            QVERIFY(isSame());
            dialog.showSizes({3, 9});
            QTRY_VERIFY(!dialog.isComputing() && !dialog.table().isOfSquares);
            QVERIFY(isSame());
        }
    }

    void squaresShowPowersAndDigits() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        dialog.setShowsCounts(true);
        dialog.showSquares({2, 39});
        QTRY_VERIFY(!dialog.isComputing() && dialog.table().isOfSquares);
        const QAbstractItemModel& model = *dialog.findChild<QTableView*>()->model();
        const auto text = [&](int n) {
            QString shown = model.index(n - 2, 0).data().toString();
            shown.remove(QRegularExpression(QStringLiteral("[\\x{2066}-\\x{2069}]")));
            return shown.replace(QChar::Nbsp, QLatin1Char(' '));
        };
        QCOMPARE(text(4), QStringLiteral("16"));
        QCOMPARE(text(23), QStringLiteral("2\u00B9\u2074 = 16 384"));
        QCOMPARE(text(39), QStringLiteral("2\u00B3\u00B2 = 4 294 967 296"));
    }

    void refusesToPrintLargeTables() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{}));
        dialog.show();
        const auto fields = dialog.findChildren<QSpinBox*>();
        fields.at(1)->setValue(201);
        fields.at(3)->setValue(200);
        QTRY_COMPARE(dialog.table().boards(), std::size_t{40'200});
        QString said;
        QTimer::singleShot(0, &dialog, [&said] {
            auto* box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
            said = box->text();
            box->accept();
        });
        WidgetDriver(dialog).click("printTable");
        QVERIFY2(said.contains(QStringLiteral("40 000")) ||
                     said.contains(QStringLiteral("40,000")) ||
                     said.contains(QStringLiteral("40\u202f000")),
                 qPrintable(said));
        QVERIFY(!dialog.isWriting());
    }

    void textsAreExact() {
        const CountsTable table = tableOf({4, 5}, {4, 6});
        QCOMPARE(tableCsv(table), QStringLiteral("rows,4,5,6\n4,4,0,0\n5,0,2,0\n"));
        QCOMPARE(tableForClipboard(table), QStringLiteral("\t4\t5\t6\n4\t4\t0\t0\n5\t0\t2\t0\n"));
        QCOMPARE(tableLatex(table), QStringLiteral("\\begin{tabular}{r|rrr}\n"
                                                   "$m \\backslash n$ & 4 & 5 & 6 \\\\\n"
                                                   "4 & 4 & 0 & 0 \\\\\n"
                                                   "5 & 0 & 2 & 0 \\\\\n"
                                                   "\\end{tabular}\n"));
    }

    void countsAreExactInTexts() {
        const CountsTable table = tableOf({30, 30}, {30, 31}, true);
        QCOMPARE(tableCsv(table), QStringLiteral("rows,30,31\n30,1048576,1\n"));
        const CountsTable large = tableOf({39, 39}, {39, 39}, true);
        QCOMPARE(large.exact(39, 39), QStringLiteral("4294967296"));
        QVERIFY(tableLatex(large).contains(QStringLiteral("39 & $2^{32}$ \\\\")));
    }

    void savesEveryKind() {
        const QTemporaryDir folder;
        Progress progress;
        const CountsTable table = tableOf({1, 9}, {1, 9});
        for (const char* kind : {"csv", "tex", "png", "svg", "pdf"}) {
            QVERIFY(saveTable(table, folder.filePath(QStringLiteral("a.") + QLatin1String(kind)),
                              Theme::light(), progress));
        }
        QCOMPARE(content(folder.filePath(QStringLiteral("a.csv"))), tableCsv(table).toUtf8());
        QVERIFY(!QImage(folder.filePath(QStringLiteral("a.png"))).isNull());
        QVERIFY(content(folder.filePath(QStringLiteral("a.svg"))).contains("</svg>"));
        QVERIFY(content(folder.filePath(QStringLiteral("a.pdf"))).startsWith("%PDF"));
        QVERIFY(
            !saveTable(table, folder.filePath(QStringLiteral("a.docx")), Theme::light(), progress));
        QVERIFY(!saveTable(table, QStringLiteral("/dev/null/a.csv"), Theme::light(), progress));
        QVERIFY(!saveTable(table, QStringLiteral("/dev/null/a.svg"), Theme::light(), progress));
    }

    void theLargestDrawingIsSaved() {
        const QTemporaryDir folder;
        Progress progress;
        const QString path = folder.filePath(QStringLiteral("large.png"));
        QVERIFY(saveTable(tableOf({1, 200}, {1, 200}), path, Theme::light(), progress));
        QCOMPARE(QImage(path).size(), QSize(201 * 34, 201 * 24));
    }

    void cancelledSavingLeavesTheFile() {
        const QTemporaryDir folder;
        Progress progress;
        const CountsTable table = tableOf({1, 9}, {1, 9});
        const QString path = folder.filePath(QStringLiteral("a.svg"));
        QVERIFY(saveTable(table, path, Theme::light(), progress));
        const QByteArray before = content(path);
        progress.cancel();
        QVERIFY_EXCEPTION_THROWN(saveTable(tableOf({1, 5}, {1, 5}), path, Theme::light(), progress),
                                 Cancelled);
        QCOMPARE(content(path), before);
    }

    void reportsTheCostOfATable() {
        TableDialog dialog(std::make_shared<Census>(LatticeFamily{.topology = Topology::klein}));
        dialog.show();
        dialog.showSizes({300, 399});
        const auto labels = dialog.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() &&
                   label->text().startsWith(QStringLiteral("Computing: about"));
        }));
        QVERIFY(dialog.isComputing());
    }

    void noticesAFailingPrinter() {
        Progress progress;
        QPdfWriter nowhere(QStringLiteral("/proc/no/table.pdf"));
        QVERIFY(!printTable(tableOf({1, 3}, {1, 3}), nowhere, progress));
    }

    void longTablesTakeSeveralPages() {
        const QTemporaryDir folder;
        Progress progress;
        const auto pages = [&](std::size_t side) {
            const QString path = folder.filePath(QStringLiteral("pages.pdf"));
            return saveTable(tableOf({1, side}, {1, side}), path, Theme::light(), progress)
                       ? content(path).count("/Type /Page\n")
                       : 0;
        };
        QCOMPARE(pages(9), 1);
        QVERIFY(pages(60) > 3);
    }
};

LIGHTSOUT_TEST(TableDialogTest)
#include "TableDialogTest.moc"
