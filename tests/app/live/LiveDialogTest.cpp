// SPDX-License-Identifier: GPL-3.0-or-later
#include "live/LiveDialog.h"

#include "challenge/ChallengeCode.h"
#include "live/QrCode.h"
#include "settings/Remembered.h"
#include "tests/app/live/LiveTeacher.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTcpServer>

using namespace lightsout;

namespace {

using Kind = ClassAddress::Kind;

const ClassAddress thisComputer{.address = QStringLiteral("127.0.0.1"),
                                .interface = QStringLiteral("lo"),
                                .kind = Kind::loopback};

ClassAddress addressOf(const char* address, Kind kind, const char* interface) {
    return {.address = QLatin1String(address), .interface = QLatin1String(interface), .kind = kind};
}

} // namespace

/// Tests the dialogs that open a class and choose its boards.
class LiveDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void opensAClass();
    void namesATakenPort();
    void boardsOfCodesAreASeries();
    void namesKindsOfNetworks();
    void remembersTheNetwork();
    void offersAWebPageWithoutANetwork();
    void roomWordIsAWordAndTwoDigits();
    void codeIsReadable();
};

void LiveDialogTest::opensAClass() {
    LiveDialog dialog(pair, nullptr, {thisComputer});
    dialog.findChild<QRadioButton*>(QStringLiteral("fromSeries"))->setChecked(true);
    dialog.findChild<QSpinBox*>(QStringLiteral("count"))->setValue(3);
    dialog.findChild<QCheckBox*>(QStringLiteral("isContest"))->setChecked(true);
    dialog.findChild<QCheckBox*>(QStringLiteral("ownPace"))->setChecked(true);
    auto* port = dialog.findChild<QSpinBox*>(QStringLiteral("port"));
    QTcpServer free; // a port that is not in use
    QVERIFY(free.listen(QHostAddress(QHostAddress::LocalHost)));
    port->setValue(free.serverPort());
    free.close();
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    const std::unique_ptr<LiveClass> opened = dialog.takeClass();
    QCOMPARE(opened->host(), QStringLiteral("127.0.0.1:%1").arg(port->value()));
    QCOMPARE(opened->room().scene(), LiveScene::lobby);
    QCOMPARE(opened->room().round().total, 3U);
    QVERIFY(opened->room().contest().has_value());
    QVERIFY(opened->room().isOwnPace());
    QVERIFY(!opened->room().word().empty());
    // A board that can't be played is not offered.
    const LiveBoardsForm solved(Game(Lattice{.rows = 1, .cols = 2}, BitVector(2), BitVector(2)));
    QVERIFY(!solved.findChild<QRadioButton*>(QStringLiteral("fromTable"))->isEnabled());
}

void LiveDialogTest::namesATakenPort() {
    QTcpServer taken;
    QVERIFY(taken.listen(QHostAddress(QHostAddress::LocalHost)));
    LiveDialog dialog(pair, nullptr, {thisComputer});
    dialog.findChild<QSpinBox*>(QStringLiteral("port"))->setValue(taken.serverPort());
    dialog.accept();
    QCOMPARE(dialog.result(), 0);
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("problem"))
                ->text()
                .contains(QString::number(taken.serverPort())));
    QVERIFY(dialog.takeClass() == nullptr);
}

void LiveDialogTest::boardsOfCodesAreASeries() {
    LiveBoardsDialog dialog(pair);
    dialog.findChild<QRadioButton*>(QStringLiteral("fromCodes"))->setChecked(true);
    auto* codes = dialog.findChild<QPlainTextEdit*>(QStringLiteral("codes"));
    auto* problem = dialog.findChild<QLabel*>(QStringLiteral("codesProblem"));
    QVERIFY(codes->isEnabled());
    const QString first = QString::fromStdString(*challengeCode(Deal{.seed = 7, .presses = 3}));
    const QString second = QString::fromStdString(*challengeCode(Deal{.seed = 8, .presses = 4}));
    for (const QString& text :
         {QString(), first + QStringLiteral("\n3LX0"), (first + QLatin1Char('\n')).repeated(21)}) {
        codes->setPlainText(text);
        dialog.accept();
        QCOMPARE(dialog.result(), 0);
        QVERIFY(!problem->text().isEmpty());
        QVERIFY(!problem->isHidden());
    }
    codes->setPlainText(first + QStringLiteral(", ") + second + QLatin1Char('\n') + first);
    dialog.accept();
    QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
    QVERIFY(problem->isHidden());
    const LiveSeries series = dialog.form().series();
    QCOMPARE(series.boards.size(), 3U);
    QCOMPARE(series.boards[0], series.boards[2]);
    QCOMPARE(series.boards[1].lights(),
             dealtBoard(Deal{.seed = 8, .presses = 4}, Progress()).board.lights);
    QVERIFY(!series.isOwnPace && !series.contest);
}

void LiveDialogTest::namesKindsOfNetworks() {
    const LiveDialog dialog(
        pair, nullptr,
        {addressOf("192.168.1.57", Kind::wifi, "wlan0"), addressOf("10.0.0.2", Kind::cable, "eth0"),
         addressOf("172.17.0.1", Kind::virtualNetwork, "docker0"), thisComputer});
    const auto* address = dialog.findChild<QComboBox*>(QStringLiteral("address"));
    const char* const beginnings[] = {"Wi-Fi, ", "Cable, ", "Virtual network ",
                                      "This computer only, "};
    for (int i = 0; i < address->count(); ++i) {
        QVERIFY2(address->itemText(i).startsWith(QLatin1String(beginnings[i])),
                 qPrintable(address->itemText(i)));
    }
    QVERIFY(address->itemText(0).contains(QStringLiteral("192.168.1.57")));
}

void LiveDialogTest::remembersTheNetwork() {
    const std::vector<ClassAddress> addresses{addressOf("10.0.0.2", Kind::cable, "eth0"),
                                              addressOf("127.0.0.1", Kind::wifi, "wlan0")};
    LiveDialog first(pair, nullptr, addresses);
    auto* address = first.findChild<QComboBox*>(QStringLiteral("address"));
    QCOMPARE(address->currentIndex(), 0);
    address->setCurrentIndex(1);
    QTcpServer free;
    QVERIFY(free.listen(QHostAddress(QHostAddress::LocalHost)));
    first.findChild<QSpinBox*>(QStringLiteral("port"))->setValue(free.serverPort());
    free.close();
    first.accept();
    QCOMPARE(first.result(), static_cast<int>(QDialog::Accepted));
    const LiveDialog second(pair, nullptr, addresses);
    QCOMPARE(second.findChild<QComboBox*>(QStringLiteral("address"))->currentIndex(), 1);
    remembered::setClassNetwork({});
}

void LiveDialogTest::offersAWebPageWithoutANetwork() {
    LiveDialog dialog(pair, nullptr, {thisComputer});
    QVERIFY(dialog.findChild<QLabel*>(QStringLiteral("noNetwork")) != nullptr);
    const QSignalSpy requested(&dialog, &LiveDialog::webPageRequested);
    dialog.findChild<QAbstractButton*>(QStringLiteral("shareAsWebPage"))->click();
    QCOMPARE(requested.count(), 1);
    const LiveDialog connected(pair, nullptr,
                               {addressOf("10.0.0.2", Kind::cable, "eth0"), thisComputer});
    QVERIFY(connected.findChild<QLabel*>(QStringLiteral("noNetwork")) == nullptr);
}

void LiveDialogTest::roomWordIsAWordAndTwoDigits() {
    static const QRegularExpression form(QStringLiteral("^\\p{L}+ [1-9]\\d$"));
    for (int i = 0; i < 50; ++i) {
        const QString word = newRoomWord();
        QVERIFY2(form.match(word).hasMatch(), qPrintable(word));
    }
}

void LiveDialogTest::codeIsReadable() {
    QrCode code;
    code.setText(QStringLiteral("http://192.168.1.20:8080/"));
    QCOMPARE(code.modules(), 25); // version 2
    // The three corners that a camera searches for.
    const int last = code.modules() - 1;
    QVERIFY(code.isDark(0, 0) && code.isDark(0, last) && code.isDark(last, 0));
    QVERIFY(!code.isDark(1, 1) && code.isDark(3, 3));
}

LIGHTSOUT_TEST(LiveDialogTest)
#include "LiveDialogTest.moc"
