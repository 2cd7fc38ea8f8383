// SPDX-License-Identifier: GPL-3.0-or-later
#include "labbook/LabBookActions.h"

#include "MainWindow.h"
#include "Pages.h"
#include "controls/ModeBar.h"
#include "controls/TextLabel.h"
#include "labbook/LabBookWindow.h"
#include "newboard/NewBoardDialog.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Programs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"
#include "window/PageTabs.h"

#include <QClipboard>
#include <QFile>
#include <QJsonDocument>
#include <QPlainTextEdit>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

struct LabBookProgram {
    explicit LabBookProgram(const Game& game) : workbench(game) {
        const Appearance appearance{.language = QStringLiteral("en")};
        appearance.apply(*qApp);
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
    }

    LabBookWindow* book() const { return window->findChild<LabBookWindow*>(); }

    Workbench workbench;
    std::unique_ptr<MainWindow> window;
};

/// Returns the output of lightsout-cli for a command line.
QByteArray printed(const QString& line) {
    QStringList words =
        QProcess::splitCommand(QString(line).replace(QLatin1Char('\''), QLatin1Char('"')));
    if (words.takeFirst() != QStringLiteral("lightsout-cli")) {
        return {};
    }
    QProcess process;
    process.start(QStringLiteral(COMMAND_LINE), words << QStringLiteral("--json"));
    const bool isAnswered = process.waitForFinished() && process.exitCode() <= 1;
    return isAnswered ? process.readAllStandardOutput() : QByteArray();
}

} // namespace

class LabBookActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void keepsWhatIsShownWithANote() {
        LabBookProgram program(Game::allOn(Lattice{.rows = 4, .cols = 4}));
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.window->showTab(QStringLiteral("kernel"));
        QTRY_VERIFY(program.workbench.analysis.facts() != nullptr);
        QTest::keyClick(program.window.get(), Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(program.book() != nullptr && program.book()->isVisible());
        QTRY_VERIFY(program.book()->findChild<LabEntryCard*>() != nullptr);
        auto* card = program.book()->findChild<LabEntryCard*>();
        QStringList seen;
        for (const auto* label : card->findChildren<TextLabel*>()) {
            seen << label->text();
        }
        const QString all = seen.join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("lightsout-cli kernel --board grid:4x4")),
                 qPrintable(all));
        QVERIFY2(all.contains(QStringLiteral(", grid:4x4, 20")), qPrintable(all));

        program.window->showTab(QStringLiteral("play"));
        WidgetDriver(*card).click("showEntry");
        QCOMPARE(program.window->tabs().current().id(), QStringLiteral("kernel"));

        QTest::keyClicks(card->findChild<QPlainTextEdit*>(), QStringLiteral("sixteen of them"));
        WidgetDriver(*card).click("copyEntryCommand");
        QVERIFY(QGuiApplication::clipboard()->text().contains(QStringLiteral("solve --all")));
        const QByteArray json = program.workbench.document->attachment("lab-book");
        QVERIFY(json.contains("sixteen of them"));
        QVERIFY(QImage::fromData(entriesFrom(json).front().picture).width() == 900);

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("book.pdf"));
        QVERIFY(program.book()->writePdf(path));
        WidgetDriver(*card).click("removeEntry");
        QTRY_VERIFY(program.book()->findChild<LabEntryCard*>() == nullptr);
        QTest::keyClick(program.book(), Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(program.book()->findChild<LabEntryCard*>() != nullptr);
        QCOMPARE(program.book()->findChild<QPlainTextEdit*>()->toPlainText(),
                 QStringLiteral("sixteen of them"));

        LIGHTSOUT_SKIP_WITHOUT("pdftotext");
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"), {path, QStringLiteral("-")});
        QVERIFY(reader.waitForFinished());
        const QByteArray text = reader.readAllStandardOutput();
        QVERIFY2(text.contains("sixteen of them"), text);
        QVERIFY2(text.contains("grid:4x4"), text);
    }

    /// The keys of the document also work while the lab book is in front.
    void keysOfTheDocumentWorkInItsWindow() {
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("kept.lightsout"));
        LabBookProgram program(Game::allOn(Lattice{.rows = 3, .cols = 3}));
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.workbench.document->markSaved(path, 0);
        program.workbench.document.press(0);
        QTest::keyClick(program.window.get(), Qt::Key_B, Qt::ControlModifier);
        QTRY_VERIFY(program.book() != nullptr && program.book()->isActiveWindow());
        QTest::keyClick(program.book(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY(QFile::exists(path) && !program.workbench.document->isModified());
        // The last step was made here, the one before it on the board.
        QTest::keyClick(program.book(), Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(program.workbench.document->attachment("lab-book").isEmpty());
        QCOMPARE(program.workbench.document.game().pressCount(), 1U);
        QTest::keyClick(program.book(), Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(program.workbench.document.game().pressCount(), 0U);
        bool isAsked = false;
        whenDialogOpens<NewBoardDialog>([&isAsked](NewBoardDialog& dialog) {
            isAsked = true;
            dialog.reject();
        });
        QTest::keyClick(program.book(), Qt::Key_N, Qt::ControlModifier);
        QVERIFY(isAsked);
        program.book()->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.book()));
        const QKeyCombination close = QKeySequence(QKeySequence::Close)[0];
        QTest::keyClick(program.book(), close.key(), close.keyboardModifiers());
        QVERIFY(!program.book()->isVisible() && program.window->isVisible());
    }

    // In every mode of every page, lightsout-cli accepts the command line.
    void commandsAreThoseOfTheCommandLine() {
        Game game = Game::allOn(Lattice{.rows = 3, .cols = 4, .topology = Topology::torus});
        LabBookProgram program(game);
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        QStringList all;
        for (const PageDescription& description : pageDescriptions()) {
            program.window->showTab(description.id);
            Page& page = program.window->tabs().current();
            QStringList commands = page.commands();
            for (const ModeBar::Mode& mode : description.modes) {
                page.chooseMode(mode.id);
                commands << page.commands();
            }
            commands.removeDuplicates();
            QVERIFY(!commands.isEmpty());
            all << commands;
        }
        QVERIFY2(all.size() >= 12, qPrintable(all.join(QLatin1Char('\n'))));
        for (const QString& command : std::as_const(all)) {
            if (command.contains(QStringLiteral("chase"))) {
                continue; // this one requires plane boards
            }
            QVERIFY2(QJsonDocument::fromJson(printed(command)).isObject(), qPrintable(command));
        }
    }

    void theCommandIsCopied() {
        Game game = Game::allOn(Lattice{.rows = 2, .cols = 3});
        LabBookProgram program(game);
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        program.window->showTab(QStringLiteral("play"));
        QTest::keyClick(program.window.get(), Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(),
                 QStringLiteral("lightsout-cli solve --minimum --board grid:2x3 --lights all\n"
                                "lightsout-cli info --board grid:2x3"));
    }
};

LIGHTSOUT_TEST(LabBookActionsTest)
#include "LabBookActionsTest.moc"
