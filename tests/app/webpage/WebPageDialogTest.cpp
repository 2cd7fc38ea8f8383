// SPDX-License-Identifier: GPL-3.0-or-later
#include "webpage/WebPageDialog.h"

#include "challenge/ChallengeCode.h"
#include "settings/Appearance.h"
#include "settings/Remembered.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Shell.h"
#include "tests/support/Test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

const Game classic = Game::allOn(Lattice{.rows = 5, .cols = 5});

template <typename Widget>
Widget* named(const QDialog& dialog, const char* name) {
    return dialog.findChild<Widget*>(QLatin1String(name));
}

QString textOf(const QDialog& dialog, const char* name) {
    return named<QLabel>(dialog, name)->text();
}

} // namespace

/// Tests the dialog that shares boards as a web page.
class WebPageDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init() { remembered::setWebPage({}); }

    void sharesTheBoardOnTheTable();
    void sharesDealtBoards();
    void sharesBoardsOfCodes();
    void explainsInvalidCodes();
    void refusesBoardsThatAreTooLarge();
    void savesAndShowsTheSize();
    void optionsAreOnThePageAndRemembered();
    void everyFieldHasAName();
    void theCommandMakesTheSamePage_data();
    void theCommandMakesTheSamePage();
};

void WebPageDialogTest::initTestCase() {
    useTestSettings();
    Appearance{.language = QStringLiteral("en")}.apply(*qApp); // for its plural forms
}

void WebPageDialogTest::sharesTheBoardOnTheTable() {
    WebPageDialog dialog(classic);
    dialog.show();
    QVERIFY(named<QRadioButton>(dialog, "fromTable")->isChecked());
    QVERIFY(!named<QSpinBox>(dialog, "rows")->isEnabled());
    QTRY_VERIFY(dialog.page());
    QCOMPARE(dialog.page()->html, webPage({classic}, {}));
    QVERIFY(textOf(dialog, "webPageSize").startsWith("1 board in one file of "));
}

void WebPageDialogTest::sharesDealtBoards() {
    WebPageDialog dialog(classic);
    dialog.show();
    QTest::mouseClick(named<QRadioButton>(dialog, "fromDeals"), Qt::LeftButton, {}, {5, 5});
    QTest::keyClick(named<QRadioButton>(dialog, "fromDeals"), Qt::Key_Space);
    named<QSpinBox>(dialog, "count")->setValue(3);
    QTRY_VERIFY(dialog.page() && dialog.page()->boards == 3);
    std::vector<Game> expected;
    for (const std::size_t presses : {4U, 5U, 6U}) {
        expected.push_back(
            dealtBoard({.seed = presses - 3, .presses = presses}, Progress()).board.game());
    }
    QCOMPARE(dialog.page()->html, webPage(expected, {}));
    // The same boards are played from their codes.
    QTest::mouseClick(named<QPushButton>(dialog, "dealCodes"), Qt::LeftButton);
    QVERIFY(named<QRadioButton>(dialog, "fromCodes")->isChecked());
    QCOMPARE(named<QPlainTextEdit>(dialog, "codes")->toPlainText().count('\n'), 2);
    QTRY_VERIFY(dialog.page());
    QCOMPARE(dialog.page()->html, webPage(expected, {}));
}

void WebPageDialogTest::sharesBoardsOfCodes() {
    WebPageDialog dialog(classic);
    dialog.show();
    named<QRadioButton>(dialog, "fromCodes")->setChecked(true);
    QTRY_VERIFY(textOf(dialog, "webPageSize").contains("Type one challenge code"));
    const ChallengeBoard board{Lattice{.rows = 2, .cols = 2}, BitVector::ones(4)};
    auto* codes = named<QPlainTextEdit>(dialog, "codes");
    QTest::keyClicks(codes, QString::fromStdString(challengeCode(board)));
    QTest::keyClick(codes, Qt::Key_Return);
    QTest::keyClicks(codes, QString::fromStdString(*challengeCode(Deal{})));
    QTRY_VERIFY(dialog.page() && dialog.page()->boards == 2);
    QCOMPARE(dialog.page()->html,
             webPage({board.game(), dealtBoard(Deal{}, Progress()).board.game()}, {}));
}

void WebPageDialogTest::explainsInvalidCodes() {
    WebPageDialog dialog(classic);
    dialog.show();
    named<QRadioButton>(dialog, "fromCodes")->setChecked(true);
    named<QPlainTextEdit>(dialog, "codes")
        ->setPlainText(QString::fromStdString(*challengeCode(Deal{})) + "\nABCD EFGH");
    QTRY_VERIFY(textOf(dialog, "webPageSize").startsWith("Code 2: "));
    QVERIFY(!named<QPushButton>(dialog, "saveWebPage")->isEnabled());
}

void WebPageDialogTest::refusesBoardsThatAreTooLarge() {
    WebPageDialog dialog(Game::allOn(Lattice{.rows = 31, .cols = 5}));
    dialog.show();
    QVERIFY(!named<QRadioButton>(dialog, "fromTable")->isEnabled());
    QVERIFY(named<QRadioButton>(dialog, "fromDeals")->isChecked());
    QVERIFY(shows(dialog, "does not fit: a web page"));
    QTRY_VERIFY(dialog.page());
    // A board that is already solved is not offered either.
    remembered::setWebPage({});
    WebPageDialog solved(Game(Lattice{.rows = 2, .cols = 2}, BitVector(4), BitVector(4)));
    solved.show();
    QTRY_VERIFY(textOf(solved, "webPageSize").contains("is already solved"));
    QVERIFY(!named<QPushButton>(solved, "saveWebPage")->isEnabled());
}

void WebPageDialogTest::savesAndShowsTheSize() {
    const QTemporaryDir folder;
    const QString path = folder.filePath("mine");
    WebPageDialog dialog(classic);
    dialog.show();
    QTRY_VERIFY(dialog.page());
    whenDialogOpens<QFileDialog>([&path](QFileDialog& files) {
        files.findChild<QLineEdit*>()->setText(path);
        QTest::keyClick(&files, Qt::Key_Return);
    });
    QTest::mouseClick(named<QPushButton>(dialog, "saveWebPage"), Qt::LeftButton);
    QTRY_VERIFY2(textOf(dialog, "webPageSize").startsWith("mine.html was saved."),
                 qPrintable(textOf(dialog, "webPageSize")));
    QFile file(path + ".html");
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll().toStdString(), dialog.page()->html);
}

void WebPageDialogTest::optionsAreOnThePageAndRemembered() {
    WebPageOptions expected{.title = "Tuesday",
                            .text = "For the class",
                            .languages = {"en", "fr", "he"},
                            .hints = WebHints::all,
                            .showsFewest = false,
                            .offersSolution = false,
                            .hasTimer = false};
    {
        WebPageDialog dialog(classic);
        dialog.show();
        QTest::keyClicks(named<QLineEdit>(dialog, "title"), "Tuesday");
        QTest::keyClicks(named<QPlainTextEdit>(dialog, "text"), "For the class");
        named<QComboBox>(dialog, "language")->setCurrentIndex(0);
        named<QComboBox>(dialog, "hints")->setCurrentIndex(2);
        for (const char* box : {"showFewest", "offerSolution", "showTimer"}) {
            QTest::keyClick(named<QCheckBox>(dialog, box), Qt::Key_Space);
        }
        QTRY_VERIFY(dialog.page());
        QCOMPARE(dialog.page()->html, webPage({classic}, expected));
    }
    WebPageDialog again(classic);
    again.show();
    QTRY_VERIFY(again.page());
    QCOMPARE(again.page()->html, webPage({classic}, expected));
    // Invalid values in a settings file are ignored.
    remembered::setWebPage({{"rows", 99}, {"languages", QJsonArray{"xx"}}, {"hints", "many"}});
    WebPageDialog wrong(classic);
    wrong.show();
    QTRY_VERIFY(wrong.page());
    QCOMPARE(wrong.page()->html, webPage({classic}, {}));
}

void WebPageDialogTest::everyFieldHasAName() {
    WebPageDialog dialog(classic);
    for (const auto* field : dialog.findChildren<QSpinBox*>()) {
        QVERIFY2(!field->accessibleName().isEmpty(), qPrintable(field->objectName()));
    }
    QVERIFY(!named<QLineEdit>(dialog, "title")->accessibleName().isEmpty());
    for (const char* name : {"codes", "text"}) {
        QVERIFY2(!named<QPlainTextEdit>(dialog, name)->accessibleName().isEmpty(), name);
    }
    for (const char* name : {"language", "hints"}) {
        QVERIFY2(!named<QComboBox>(dialog, name)->accessibleName().isEmpty(), name);
    }
}

void WebPageDialogTest::theCommandMakesTheSamePage_data() {
    QTest::addColumn<int>("source");
    QTest::addColumn<int>("count");
    QTest::newRow("board on the table") << 0 << 1;
    QTest::newRow("dealt boards") << 1 << 4;
    QTest::newRow("more boards than there are difficulties") << 1 << 14;
    QTest::newRow("boards of codes") << 2 << 1;
}

void WebPageDialogTest::theCommandMakesTheSamePage() {
    QFETCH(int, source);
    QFETCH(int, count);
    WebPageChoice choice;
    choice.source = static_cast<WebPageSource>(source);
    choice.count = static_cast<std::size_t>(count);
    choice.codes = QString::fromStdString(*challengeCode(Deal{.seed = 3}));
    choice.options.title = "It's a \"title\"";
    choice.options.hasTimer = false;
    remembered::setWebPage(toJson(choice));
    Game played = classic;
    played.press(3);
    WebPageDialog dialog(played);
    dialog.show();
    QTRY_VERIFY(dialog.page());
    const QStringList commands = webPageCommands(choice, played);
    QCOMPARE(commands.size(), 1);
    const QTemporaryDir folder;
    shellOutput(commands.front(), folder.path(), {COMMAND_LINE});
    QFile file(folder.filePath("board.html"));
    QVERIFY2(file.open(QFile::ReadOnly), qPrintable(commands.front()));
    QCOMPARE(file.readAll().toStdString(), dialog.page()->html);
}

LIGHTSOUT_TEST(WebPageDialogTest)
#include "WebPageDialogTest.moc"
