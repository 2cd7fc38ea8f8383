// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveWindow.h"

#include "board/BoardView.h"
#include "challenge/ChallengeCode.h"
#include "live/AskDialog.h"
#include "live/LiveActions.h"
#include "live/LiveDialog.h"
#include "live/LiveResults.h"
#include "live/PupilWall.h"
#include "live/QrCode.h"
#include "tests/app/live/LiveMessages.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "text/CsvText.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTableWidget>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QWebSocket>

using namespace lightsout;

namespace {

const Game pair = Game::allOn(Lattice{.rows = 1, .cols = 2});

// The plural forms of texts are in the catalogues, which are not loaded here.

/// A pupil who is simulated without a page.
class Player {
public:
    Player(const LiveClass& live, const QString& name) : socket("http://" + live.host()) {
        QObject::connect(&socket, &QWebSocket::connected, &socket, [this, name] {
            send(QStringLiteral(R"({"type":"join","version":2,"name":"%1","word":"amber"})")
                     .arg(name));
        });
        socket.open(QUrl("ws://" + live.host() + "/class"));
    }
    void send(const QString& text) { socket.sendTextMessage(text); }

    QWebSocket socket;
};

/// The wall of a class on the loopback address.
class Wall {
public:
    explicit Wall(std::vector<Game> boards = {pair, pair}) : book(workbench.document) {
        auto opened =
            std::make_unique<LiveClass>(LiveClass::Plan{.address = QStringLiteral("127.0.0.1"),
                                                        .port = 0,
                                                        .word = "amber",
                                                        .series = {.boards = std::move(boards)}});
        QVERIFY(opened->open());
        opened->begin();
        window = new LiveWindow(std::move(opened), workbench, book, nullptr);
        window->show();
    }
    ~Wall() {
        if (window != nullptr) {
            window->close(false);
        }
    }
    LiveClass& live() { return window->liveClass(); }
    const Room& room() { return live().room(); }
    QAbstractButton* button(const char* name) {
        return window->findChild<QAbstractButton*>(QLatin1String(name));
    }
    bool shows(const QString& text) {
        return std::ranges::any_of(window->findChildren<QLabel*>(), [&text](const QLabel* label) {
            return label->isVisible() && label->text().contains(text);
        });
    }

    Workbench workbench{Game::allOn(Lattice{.rows = 3, .cols = 3})};
    LabBook book;
    QPointer<LiveWindow> window;
};

} // namespace

/// Tests the wall of a live class, and the dialogs around it.
class LiveWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void showsPupilsAsTheyPlay();
    void hidesNames();
    void goesToTheNextBoard();
    void asksAndReveals();
    void ranksAndSorts();
    void savesResultsAsCsv();
    void spreadsheetsGetNoFormulas();
    void keepsResultsInTheLabBook();
    void givesTheCurrentBoard();
    void dialogOpensAClass();
    void dialogNamesATakenPort();
    void boardsOfCodesAreASeries();
    void questionsAreTyped();
    void rightCellsArePressed();
    void actionsFollowTheClass();
    void everythingHasAName();
    void codeIsReadable();
};

void LiveWindowTest::showsPupilsAsTheyPlay() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    Player bilal(wall.live(), QStringLiteral("<b>Bilal</b>"));
    QTRY_COMPARE(wall.window->wall().tileCount(), 2U);
    QTRY_VERIFY(wall.shows(QStringLiteral("2")));
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    const std::size_t first = wall.room().pupils()[0].name == QStringLiteral("Ada") ? 0 : 1;
    QTRY_COMPARE(wall.window->wall().textOf(first), QStringLiteral("Ada, 1 press(es), solved"));
    QCOMPARE(wall.window->wall().textOf(1 - first), QStringLiteral("<b>Bilal</b>, 0 press(es)"));
    QTRY_VERIFY(wall.shows(QStringLiteral("1 of 2")));
    ada.socket.close();
    QTRY_COMPARE(wall.window->wall().textOf(first),
                 QStringLiteral("Ada, 1 press(es), solved, away"));
}

void LiveWindowTest::hidesNames() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(wall.window->wall().tileCount(), 1U);
    wall.button("hideNames")->click();
    QCOMPARE(wall.window->wall().textOf(0), QStringLiteral("Pupil 1, 0 press(es)"));
    wall.button("hideNames")->click();
    QCOMPARE(wall.window->wall().textOf(0), QStringLiteral("Ada, 0 press(es)"));
}

void LiveWindowTest::goesToTheNextBoard() {
    Wall wall;
    QVERIFY(wall.shows(QStringLiteral("Board 1 of 2")));
    wall.button("pause")->click();
    QVERIFY(wall.room().isPaused());
    QCOMPARE(wall.button("pause")->text(), QStringLiteral("Resume"));
    wall.button("pause")->click();
    QVERIFY(!wall.room().isPaused());
    QTRY_VERIFY(wall.button("showSolution")->isEnabled());
    wall.button("showSolution")->click();
    QVERIFY(wall.room().round().isSolutionShown);
    QVERIFY(wall.shows(QStringLiteral("A solution")));
    wall.button("next")->click();
    QVERIFY(wall.shows(QStringLiteral("Board 2 of 2")));
    QVERIFY(wall.shows(QStringLiteral("Where the class pressed")));
}

void LiveWindowTest::asksAndReveals() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(wall.room().pupils().size(), 1U);
    wall.window->ask({.kind = ClassQuestion::Kind::choice,
                      .place = "Lesson 1 · step 3 of 9",
                      .text = "How many?",
                      .choices = {"1", "5"},
                      .right = {1},
                      .why = "Count them."});
    QVERIFY(wall.shows(QStringLiteral("Lesson 1 · step 3 of 9")));
    QVERIFY(wall.shows(QStringLiteral("How many?")));
    QVERIFY(wall.shows(QStringLiteral("0 of 1 answered")));
    ada.send(QStringLiteral(R"({"type":"answer","question":0,"choice":1})"));
    QTRY_VERIFY(wall.shows(QStringLiteral("1 of 1 answered")));
    QWidget* bars = wall.window->findChild<QWidget*>(QStringLiteral("answerBars"));
    QVERIFY(!bars->isVisible());
    wall.button("reveal")->click();
    QVERIFY(bars->isVisible());
    QVERIFY(!bars->accessibleDescription().contains(QStringLiteral("right")));
    wall.button("next")->click();
    QCOMPARE(bars->accessibleDescription(), QStringLiteral("1: 0; 5: 1, right"));
    QVERIFY(wall.shows(QStringLiteral("5 is right. 1 right answer(s). Count them.")));
    wall.button("askAgain")->click();
    QCOMPARE(wall.room().answers().size(), 0U);
    wall.live().resume();
    QCOMPARE(wall.room().scene(), LiveScene::board);
}

void LiveWindowTest::ranksAndSorts() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(wall.room().pupils().size(), 1U);
    Player bilal(wall.live(), QStringLiteral("Bilal"));
    QTRY_COMPARE(wall.room().pupils().size(), 2U);
    const Game square = Game::allOn(Lattice{.rows = 2, .cols = 2});
    wall.live().begin({.boards = {square, square}, .contest = LiveContest{}});
    wall.button("next")->click();
    QVERIFY(wall.shows(QStringLiteral("No pupil has solved a board in this contest.")));
    wall.live().begin({.boards = {square, square}, .contest = LiveContest{}});
    const QString moves = QStringLiteral(R"({"type":"moves","round":2,"moves":[%1]})");
    bilal.send(moves.arg(QStringLiteral("0,0,0,1,2,3")));
    QTRY_VERIFY(wall.room().isSolved(1));
    ada.send(moves.arg(QStringLiteral("0,1,2,3")));
    QTRY_VERIFY(wall.room().isSolved(0));
    wall.button("next")->click();
    auto* table = wall.window->findChild<QTableWidget*>();
    QVERIFY(table->isVisible());
    QVERIFY(!wall.shows(QStringLiteral("No pupil has solved")));
    QCOMPARE(table->rowCount(), 2);
    auto* order = wall.window->findChild<QComboBox*>(QStringLiteral("rankedBy"));
    order->setCurrentIndex(static_cast<int>(RankingOrder::presses));
    Q_EMIT order->activated(order->currentIndex());
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("Ada"));
    // A click on a header sorts the table.
    table->sortByColumn(3, Qt::DescendingOrder);
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("Bilal"));
    // Enter in a column does the same.
    table->setCurrentCell(0, 3);
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("Ada"));
    QTest::keyClick(table, Qt::Key_Return);
    QCOMPARE(table->item(0, 1)->text(), QStringLiteral("Bilal"));
    wall.button("next")->click();
    QCOMPARE(wall.room().roundIndex(), 3U);
}

void LiveWindowTest::savesResultsAsCsv() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("=1+1"));
    QTRY_COMPARE(wall.room().pupils().size(), 1U);
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(wall.room().solvedCount(), 1U);
    wall.live().ask({.kind = ClassQuestion::Kind::number, .text = "Say \"x\"", .number = -2});
    ada.send(QStringLiteral(R"({"type":"answer","question":0,"number":-2})"));
    QTRY_COMPARE(wall.room().answers().size(), 1U);
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("class.csv"));
    QVERIFY(wall.window->writeResults(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> lines = file.readAll().split('\n');
    QCOMPARE(lines[0], QByteArray("name,kind,number,task,answer,presses,seconds,result\r"));
    QVERIFY(lines[1].startsWith("\"'=1+1\",board,1,"));
    QVERIFY(lines[1].endsWith(",1,0,solved\r"));
    QCOMPARE(lines[2], QByteArray("\"'=1+1\",question,1,\"Say \"\"x\"\"\",-2,,,right\r"));
    QVERIFY(!wall.window->writeResults(QStringLiteral("/proc/class.csv")));
}

void LiveWindowTest::spreadsheetsGetNoFormulas() {
    for (const QString& text :
         {QStringLiteral("=1"), QStringLiteral("+1"), QStringLiteral("-1"), QStringLiteral("@a"),
          QStringLiteral("\tx"), QStringLiteral("\uFF1D1")}) {
        QCOMPARE(csvField(text), "\"'" + text + '"');
    }
    QCOMPARE(csvField(QStringLiteral("a,\"b\"")), QStringLiteral("\"a,\"\"b\"\"\""));
}

void LiveWindowTest::keepsResultsInTheLabBook() {
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(wall.room().pupils().size(), 1U);
    ada.send(QStringLiteral(R"({"type":"moves","round":0,"moves":[0]})"));
    QTRY_COMPARE(wall.room().solvedCount(), 1U);
    wall.window->keepResults();
    QCOMPARE(wall.book.entries().size(), 1U);
    QVERIFY(wall.book.entries()[0].values.startsWith(
        QStringLiteral("Ada: 1 board(s) solved, 1 press(es) in ")));
}

void LiveWindowTest::givesTheCurrentBoard() {
    Wall wall;
    wall.window->giveBoardOnTable();
    QCOMPARE(wall.room().round().board.vertexCount(), 9U);
    QCOMPARE(wall.room().roundIndex(), 1U);
}

void LiveWindowTest::dialogOpensAClass() {
    LiveDialog dialog(pair);
    dialog.findChild<QComboBox*>(QStringLiteral("address"))
        ->setCurrentIndex(dialog.findChild<QComboBox*>(QStringLiteral("address"))->count() - 1);
    dialog.findChild<QRadioButton*>(QStringLiteral("fromSeries"))->setChecked(true);
    dialog.findChild<QSpinBox*>(QStringLiteral("count"))->setValue(3);
    dialog.findChild<QCheckBox*>(QStringLiteral("isContest"))->setChecked(true);
    auto* port = dialog.findChild<QSpinBox*>(QStringLiteral("port"));
    QTcpServer free; // a port that is not in use
    QVERIFY(free.listen(QHostAddress(QHostAddress::LocalHost)));
    port->setValue(free.serverPort());
    free.close();
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    const std::unique_ptr<LiveClass> opened = dialog.takeClass();
    QCOMPARE(opened->host(), QStringLiteral("127.0.0.1:%1").arg(port->value()));
    QCOMPARE(opened->room().round().total, 3U);
    QVERIFY(opened->room().contest().has_value());
    QVERIFY(!opened->room().word().empty());
    // A board that can't be played is not offered.
    const LiveBoardsForm solved(Game(Lattice{.rows = 1, .cols = 2}, BitVector(2), BitVector(2)));
    QVERIFY(!solved.findChild<QRadioButton*>(QStringLiteral("fromTable"))->isEnabled());
}

void LiveWindowTest::dialogNamesATakenPort() {
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress(QHostAddress::LocalHost)));
    LiveDialog dialog(pair);
    auto* address = dialog.findChild<QComboBox*>(QStringLiteral("address"));
    address->setCurrentIndex(address->count() - 1);
    dialog.findChild<QSpinBox*>(QStringLiteral("port"))->setValue(taken.serverPort());
    dialog.accept();
    QCOMPARE(dialog.result(), 0);
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("problem"))
                ->text()
                .contains(QString::number(taken.serverPort())));
    QVERIFY(dialog.takeClass() == nullptr);
}

void LiveWindowTest::boardsOfCodesAreASeries() {
    LiveBoardsDialog dialog(pair);
    dialog.findChild<QRadioButton*>(QStringLiteral("fromCodes"))->setChecked(true);
    auto* codes = dialog.findChild<QPlainTextEdit*>(QStringLiteral("codes"));
    auto* problem = dialog.findChild<QLabel*>(QStringLiteral("codesProblem"));
    QVERIFY(codes->isEnabled());
    const QString first = QString::fromStdString(*challengeCode(Deal{.seed = 7, .presses = 3}));
    const QString second = QString::fromStdString(*challengeCode(Deal{.seed = 8, .presses = 4}));
    const std::pair<QString, QString> wrong[] = {
        {QString(), QStringLiteral("Type one challenge code per line.")},
        {first + QStringLiteral("\n3LX0"), QStringLiteral("Code 2: ")},
        {(first + QLatin1Char('\n')).repeated(21),
         QStringLiteral("A series has at most 20 boards.")}};
    for (const auto& [text, sentence] : wrong) {
        codes->setPlainText(text);
        dialog.accept();
        QCOMPARE(dialog.result(), 0);
        QVERIFY2(problem->text().startsWith(sentence), qPrintable(problem->text()));
        QVERIFY(!problem->isHidden());
    }
    codes->setPlainText(first + QStringLiteral(", ") + second + QLatin1Char('\n') + first);
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(problem->isHidden());
    const std::vector<Game>& boards = dialog.form().boards();
    QCOMPARE(boards.size(), 3U);
    QCOMPARE(boards[0], boards[2]);
    QCOMPARE(boards[1].lights(),
             dealtBoard(Deal{.seed = 8, .presses = 4}, Progress()).board.lights);
    QCOMPARE(Wall(boards).room().round().total, 3U);
}

void LiveWindowTest::questionsAreTyped() {
    AskDialog dialog(pair, true);
    auto* ask = dialog.findChild<QAbstractButton*>(QStringLiteral("ask"));
    QVERIFY(!ask->isEnabled());
    dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("How many?"));
    QVERIFY(ask->isEnabled());
    auto* number = dialog.findChild<QLineEdit*>(QStringLiteral("number"));
    number->setText(QStringLiteral("many"));
    QVERIFY(!ask->isEnabled());
    number->setText(QStringLiteral("2.5"));
    QCOMPARE(dialog.question().number, std::optional(2.5));
    auto* kind = dialog.findChild<QComboBox*>(QStringLiteral("kind"));
    kind->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::choice));
    QVERIFY(!ask->isEnabled());
    dialog.findChild<QLineEdit*>(QStringLiteral("choice1"))->setText(QStringLiteral("one"));
    dialog.findChild<QLineEdit*>(QStringLiteral("choice3"))->setText(QStringLiteral("two"));
    dialog.findChild<QCheckBox*>(QStringLiteral("right3"))->setChecked(true);
    QVERIFY(ask->isEnabled());
    QCOMPARE(dialog.question().choices, (std::vector<std::string>{"one", "two"}));
    QCOMPARE(dialog.question().right, (std::vector<std::size_t>{1}));
    kind->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::cells));
    QCOMPARE(dialog.question().board, std::optional(pair));
}

void LiveWindowTest::rightCellsArePressed() {
    AskDialog dialog(Game::allOn(Lattice{.rows = 3, .cols = 3}), true);
    dialog.findChild<QPlainTextEdit*>()->setPlainText(QStringLiteral("Which cells?"));
    dialog.findChild<QComboBox*>(QStringLiteral("kind"))
        ->setCurrentIndex(static_cast<int>(ClassQuestion::Kind::cells));
    QVERIFY(!dialog.question().cells.has_value());
    dialog.show();
    auto* board = dialog.findChild<BoardView*>(QStringLiteral("rightCells"));
    QVERIFY(board->isVisible());
    for (const Vertex cell : {Vertex{4}, Vertex{2}, Vertex{8}, Vertex{2}}) {
        QTest::mouseClick(board, Qt::LeftButton, {}, board->cellRect(cell).center().toPoint());
    }
    QCOMPARE(dialog.question().cells, (std::optional(std::vector<Vertex>{4, 8})));
    // The wall and the phones show the answers when the teacher does.
    Wall wall;
    Player ada(wall.live(), QStringLiteral("Ada"));
    QTRY_COMPARE(wall.room().pupils().size(), 1U);
    wall.window->ask(dialog.question());
    ada.send(QStringLiteral(R"({"type":"answer","question":0,"cells":[8,4]})"));
    QTRY_COMPARE(wall.room().answers().size(), 1U);
    auto* counts = wall.window->findChild<QWidget*>(QStringLiteral("questionBoard"));
    wall.button("reveal")->click();
    QCOMPARE(counts->accessibleDescription(), QStringLiteral("0 0 0 0 1 0 0 0 1"));
    const QImage before = counts->grab().toImage();
    QCOMPARE(wall.button("next")->text(), QStringLiteral("Show the right answer"));
    wall.button("next")->click();
    QVERIFY(wall.shows(QStringLiteral("1 right answer(s).")));
    QCOMPARE(counts->accessibleDescription(), QStringLiteral("0 0 0 0 1 0 0 0 1. Right: 5 9"));
    QVERIFY(counts->grab().toImage() != before); // the right cells are framed
}

void LiveWindowTest::actionsFollowTheClass() {
    Workbench workbench(pair);
    LabBook book(workbench.document);
    QWidget window;
    const LiveActions actions(workbench, book, &window);
    QVERIFY(actions.open->isEnabled());
    QVERIFY(!actions.ask->isEnabled());
    QVERIFY(actions.host().isEmpty());
}

void LiveWindowTest::everythingHasAName() {
    Wall wall;
    for (const QWidget* widget : wall.window->findChildren<QWidget*>()) {
        if (widget->isVisible() && (widget->focusPolicy() & Qt::TabFocus) != 0) {
            const auto* pushed = qobject_cast<const QAbstractButton*>(widget);
            const bool hasText = pushed != nullptr && !pushed->text().isEmpty();
            const bool isScroller =
                widget->inherits("QAbstractScrollArea") || widget->inherits("QLabel");
            QVERIFY2(hasText || isScroller || !widget->accessibleName().isEmpty(),
                     qPrintable(widget->objectName() + widget->metaObject()->className()));
        }
    }
}

void LiveWindowTest::codeIsReadable() {
    QrCode code;
    code.setText(QStringLiteral("http://192.168.1.20:8080/"));
    QCOMPARE(code.modules(), 25); // version 2
    // The three corners that a camera searches for.
    const int last = code.modules() - 1;
    QVERIFY(code.isDark(0, 0) && code.isDark(0, last) && code.isDark(last, 0));
    QVERIFY(!code.isDark(1, 1) && code.isDark(3, 3));
}

LIGHTSOUT_TEST(LiveWindowTest)
#include "LiveWindowTest.moc"
