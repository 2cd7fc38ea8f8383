// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/RankingDialog.h"

#include "challenge/ResultsCode.h"
#include "settings/Appearance.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

const WebDigests page{.boards = {11, 22, 33}, .all = 99};

QString codeOf(std::uint32_t digest, std::uint64_t presses, std::uint64_t seconds,
               bool hadHints = false) {
    return QString::fromStdString(resultsCode({digest, presses, seconds, hadHints}));
}

/// A dialog for a page with three dealt boards.
struct Class {
    Class() { dialog.show(); }

    static WebPageChoice choice() {
        WebPageChoice chosen;
        chosen.source = WebPageSource::dealt;
        chosen.count = 3;
        return chosen;
    }
    static WebDigests digests() {
        return webDigests(std::get<std::vector<Game>>(boardsOf(choice(), Game(), Progress())));
    }
    QTableWidget& table() { return *dialog.findChild<QTableWidget*>(QStringLiteral("ranking")); }
    QPlainTextEdit& lines() {
        return *dialog.findChild<QPlainTextEdit*>(QStringLiteral("results"));
    }
    QPushButton& save() { return *dialog.findChild<QPushButton*>(QStringLiteral("saveRanking")); }
    QStringList names() {
        QStringList names;
        for (int row = 0; row < table().rowCount(); ++row) {
            names << table().item(row, 1)->text();
        }
        return names;
    }
    void closeAndChoose(QMessageBox::ButtonRole role) {
        whenDialogOpens<QMessageBox>([role](QMessageBox& question) {
            for (QAbstractButton* button : question.buttons()) {
                if (question.buttonRole(button) == role) {
                    button->click();
                    return;
                }
            }
        });
        dialog.reject();
    }

    RankingDialog dialog{choice(), Game()};
};

} // namespace

/// Tests the ranking of result codes, and its dialog.
class RankingDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() {
        useTestSettings();
        Appearance{.language = QStringLiteral("en")}.apply(*qApp);
    }

    void readsNamesAndCodes() {
        const QString compact = codeOf(11, 5, 70).remove(' ');
        const QString dashed = QString(compact).insert(4, QChar(0x2013));
        const CodeRanking ranking =
            rankingOfCodes(QStringLiteral("Ada Marie  %1\n\n  Noam, %2\nLina2:\t%3\n")
                               .arg(codeOf(11, 6, 65), compact.toLower(), dashed),
                           page);
        QCOMPARE(ranking.fault, QString());
        QCOMPARE(ranking.totals, (std::vector<RankingTotal>{{QStringLiteral("Ada Marie"), 1, 6, 65},
                                                            {QStringLiteral("Noam"), 1, 5, 70},
                                                            {QStringLiteral("Lina2"), 1, 5, 70}}));
    }

    void addsUpTheBoardsOfAPlayer() {
        const QString lines = QStringLiteral("Ada %1\nada %2\nADA %3\n")
                                  .arg(codeOf(11, 5, 70), codeOf(22, 6, 30), codeOf(11, 4, 80));
        QCOMPARE(rankingOfCodes(lines, page).totals,
                 (std::vector<RankingTotal>{{QStringLiteral("Ada"), 2, 10, 110}}));
        // The code for all boards replaces those for single boards.
        QCOMPARE(rankingOfCodes(lines + QStringLiteral("Ada ") + codeOf(99, 17, 200), page).totals,
                 (std::vector<RankingTotal>{{QStringLiteral("Ada"), 3, 17, 200}}));
        // On a page with one board, the code for the board is the one for all.
        QCOMPARE(
            rankingOfCodes(QStringLiteral("Ada ") + codeOf(11, 5, 70), {.boards = {11}, .all = 11})
                .totals,
            (std::vector<RankingTotal>{{QStringLiteral("Ada"), 1, 5, 70}}));
    }

    void boardsWithHintsAreListedButNotCounted() {
        const CodeRanking ranking = rankingOfCodes(
            QStringLiteral("Ada %1\nAda %2\nNoam %3")
                .arg(codeOf(11, 3, 9, true), codeOf(22, 6, 30), codeOf(99, 12, 50, true)),
            page);
        QCOMPARE(ranking.totals, (std::vector<RankingTotal>{{QStringLiteral("Ada"), 1, 6, 30, 1},
                                                            {QStringLiteral("Noam"), 0, 0, 0, 3}}));
    }

    void aWrongLineIsExplainedAndTheOthersAreRead_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("sentence");
        const auto other = QStringLiteral("This code belongs to a board that is not on the page.");
        const auto form =
            QStringLiteral("Type a name and then a result code of 12 letters and digits.");
        QTest::newRow("no name") << codeOf(11, 5, 70) << form;
        QTest::newRow("too short") << QStringLiteral("Ada ABCD EFGH JKL") << form;
        QTest::newRow("mistyped") << QStringLiteral("Ada ABCD EFGH JKLM")
                                  << QStringLiteral("There is no such code.");
        QTest::newRow("other board") << QStringLiteral("Ada ") + codeOf(12, 5, 70) << other;
    }

    void aWrongLineIsExplainedAndTheOthersAreRead() {
        QFETCH(QString, line);
        QFETCH(QString, sentence);
        const CodeRanking ranking =
            rankingOfCodes(QStringLiteral("Noam %1\n%2\nwrong").arg(codeOf(11, 5, 70), line), page);
        QVERIFY2(ranking.fault.startsWith(QStringLiteral("Line 2: ") + sentence),
                 qPrintable(ranking.fault));
        QCOMPARE(ranking.totals.size(), 1U);
    }

    void ranksByPressesOrTime() {
        Class room;
        QTRY_VERIFY(shows(room.dialog, "The 3 boards are"));
        QVERIFY(!room.save().isEnabled());
        const std::uint32_t board = Class::digests().boards[1];
        room.lines().setPlainText(
            QStringLiteral("Ada %1\nNoam %2\nLina %3")
                .arg(codeOf(board, 9, 60), codeOf(board, 8, 90), codeOf(board, 9, 50)));
        QCOMPARE(room.names(), (QStringList{"Noam", "Lina", "Ada"}));
        auto* order = room.dialog.findChild<QComboBox*>(QStringLiteral("rankedBy"));
        order->setCurrentIndex(static_cast<int>(RankingOrder::time));
        QCOMPARE(room.names(), (QStringList{"Lina", "Ada", "Noam"}));
        QVERIFY(room.table().isColumnHidden(5));
        // A heading sorts by its column.
        room.table().sortByColumn(1, Qt::AscendingOrder);
        QCOMPARE(room.names(), (QStringList{"Ada", "Lina", "Noam"}));
        room.table().sortByColumn(3, Qt::AscendingOrder);
        QCOMPARE(room.names().front(), QStringLiteral("Noam"));
        room.table().sortByColumn(4, Qt::DescendingOrder);
        QCOMPARE(room.names().front(), QStringLiteral("Noam"));
        room.lines().appendPlainText(QStringLiteral("Tom ") + codeOf(board, 5, 5, true));
        QVERIFY(!room.table().isColumnHidden(5));
    }

    void resultsAreNotLostWithoutAQuestion() {
        Class room;
        QTRY_VERIFY(shows(room.dialog, "Share as web page"));
        room.lines().setPlainText(QStringLiteral("=Ada ") + codeOf(Class::digests().all, 15, 100));
        room.closeAndChoose(QMessageBox::RejectRole);
        QVERIFY(room.dialog.isVisible());
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("ranking.csv"));
        whenDialogOpens<QFileDialog>([&path](QFileDialog& files) {
            files.findChild<QLineEdit*>()->setText(path);
            QTest::keyClick(&files, Qt::Key_Return);
        });
        room.save().click();
        QFile file(path);
        QVERIFY(file.open(QFile::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("\xEF\xBB\xBFplace,name,boards,presses,seconds,"
                                            "with hints\r\n1,\"'=Ada\",3,15,100,0\r\n"));
        room.dialog.reject(); // the results were just saved: no question
        QVERIFY(!room.dialog.isVisible());
    }

    void discardsResultsIfTold() {
        Class room;
        QTRY_VERIFY(shows(room.dialog, "Share as web page"));
        room.lines().setPlainText(QStringLiteral("Ada ") + codeOf(Class::digests().all, 15, 100));
        room.closeAndChoose(QMessageBox::DestructiveRole);
        QVERIFY(!room.dialog.isVisible());
    }
};

LIGHTSOUT_TEST(RankingDialogTest)
#include "RankingDialogTest.moc"
