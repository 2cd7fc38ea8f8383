// SPDX-License-Identifier: GPL-3.0-or-later
#include "MainWindow.h"
#include "classroom/ChallengeDialog.h"
#include "counts/AtlasView.h"
#include "document/Autosave.h"
#include "drawing/DrawingCard.h"
#include "map/HeatMap.h"
#include "newboard/BoardTile.h"
#include "newboard/NewBoardDialog.h"
#include "tilings/MapCard.h"
#include "window/StartPage.h"

#include "tests/support/Dialogs.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"
#include "tests/support/WidgetDriver.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMessageBox>
#include <QSettings>
#include <QTabWidget>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

namespace {

const Game mine = Game::allOn(Lattice{.rows = 4, .cols = 7});

/// The program with a board from a file that has been pressed since.
struct ProgramWithWork {
    ProgramWithWork() {
        const Appearance appearance{.language = QStringLiteral("en")};
        appearance.apply(*qApp);
        workbench.autosave = &autosave;
        window = std::make_unique<MainWindow>(workbench, appearance);
        window->setAttribute(Qt::WA_DeleteOnClose, false);
        window->resize(1280, 800);
        window->show();
        window->activateWindow();
        document->markSaved(QStringLiteral("/a/mine.lightsout"), document.revision());
        document.press(3);
    }

    void choose(const char* action) const { WidgetDriver(*window).trigger(action); }
    QWidget* page(const QString& name) const {
        window->showTab(name);
        return window->findChild<QTabWidget*>()->currentWidget();
    }

    QTemporaryDir folder;
    Workbench workbench{mine};
    CurrentDocument& document = workbench.document;
    Autosave autosave{workbench.document, KeptBoards(folder.path())};
    std::unique_ptr<MainWindow> window;
};

/// A way to get another board.
struct Door {
    const char* name;
    void (*open)(const ProgramWithWork& program);
};

void acceptNewBoard() {
    whenDialogOpens<NewBoardDialog>([](NewBoardDialog& dialog) { dialog.accept(); });
}

const Door doors[] = {
    {"new board",
     [](const ProgramWithWork& program) {
         acceptNewBoard();
         program.choose("new-board");
     }},
    {"examples",
     [](const ProgramWithWork& program) {
         acceptNewBoard();
         program.choose("examples");
     }},
    {"map of solution counts",
     [](const ProgramWithWork& program) {
         auto* map = program.page(QStringLiteral("counts"))->findChild<HeatMap*>();
         Q_EMIT map->opened({3, 4});
     }},
    {"all graphs of a size",
     [](const ProgramWithWork& program) {
         QWidget* counts = program.page(QStringLiteral("counts"));
         WidgetDriver(*counts).activate("graphs");
         auto* table = counts->findChild<QTableView*>(QStringLiteral("atlasTable"));
         QTRY_VERIFY(table->model()->rowCount() > 3);
         table->selectRow(3);
         WidgetDriver(*counts).activate("atlasOpen");
     }},
    {"map of tilings",
     [](const ProgramWithWork& program) {
         auto* map = program.page(QStringLiteral("tilings"))->findChild<TilingMap*>();
         Q_EMIT map->opened({3, 4});
     }},
    {"empty drawing",
     [](const ProgramWithWork& program) {
         const auto* card = program.page(QStringLiteral("play"))->findChild<DrawingCard*>();
         WidgetDriver(*card).activate("beginEmpty");
     }},
    {"first page",
     [](const ProgramWithWork& program) {
         program.window->greet();
         program.window->findChild<BoardTile*>(QStringLiteral("drawOwn"))->click();
     }},
    {"challenge code",
     [](const ProgramWithWork& program) {
         whenDialogOpens<ChallengeDialog>([](ChallengeDialog& dialog) {
             dialog.findChild<QLineEdit*>("code")->setText(QStringLiteral("3LXA RSKP 9A4V"));
             QTRY_VERIFY(dialog.entered().has_value());
             dialog.accept();
         });
         program.choose("challenge");
     }},
    {"clipboard",
     [](const ProgramWithWork& program) {
         QGuiApplication::clipboard()->setText(QStringLiteral("IheA@GUAo"));
         program.choose("pasteBoard");
     }},
};

} // namespace

/// Tests that, however a board is replaced, the new one never gets the file of the previous one.
class NewDocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void init() { QSettings().clear(); }

    void beginsUntitled_data() {
        QTest::addColumn<int>("number");
        for (std::size_t i = 0; i < std::size(doors); ++i) {
            QTest::newRow(doors[i].name) << static_cast<int>(i);
        }
    }
    void beginsUntitled() {
        QFETCH(const int, number);
        const Door& door = doors[static_cast<std::size_t>(number)];
        ProgramWithWork program;
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        const Game pressed = program.document.game();

        int asked = 0;
        whenDialogOpens<QMessageBox>([&asked](QMessageBox& box) {
            ++asked;
            QTest::keyClick(&box, Qt::Key_Escape);
        });
        door.open(program);
        QTRY_COMPARE(asked, 1);
        QVERIFY(program.document.game() == pressed);
        QCOMPARE(program.document->path(), QStringLiteral("/a/mine.lightsout"));

        whenDialogOpens<QMessageBox>([](QMessageBox& box) {
            for (QAbstractButton* button : box.buttons()) {
                if (box.buttonRole(button) == QMessageBox::DestructiveRole) {
                    button->click();
                }
            }
        });
        program.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(program.window.get()));
        door.open(program);
        QTRY_VERIFY(program.document->path().isEmpty());
        QVERIFY(!program.document->fileState());
        // A paste can be undone, also on a new board.
        QCOMPARE(program.document->undoStack()->canUndo(),
                 QByteArray(QTest::currentDataTag()) == "clipboard");
        QVERIFY(!(program.document.game().rule() == mine.rule()));
        // The previous board is among the recent ones, unchanged.
        QTRY_COMPARE(program.autosave.kept().left().size(), std::size_t{1});
        const KeptBoard left = program.autosave.kept().left().front();
        QVERIFY(readKeptBoard(left.path)->board.game == pressed);
        QCOMPARE(left.note.filePath, QStringLiteral("/a/mine.lightsout"));
    }
};

LIGHTSOUT_TEST(NewDocumentTest)
#include "NewDocumentTest.moc"
