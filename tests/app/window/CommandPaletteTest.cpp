// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/CommandPalette.h"

#include "tests/support/Test.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMenuBar>

using namespace lightsout;

namespace {

std::vector<Command> named(std::initializer_list<std::pair<const char*, const char*>> names) {
    std::vector<Command> commands;
    for (const auto& [name, place] : names) {
        commands.push_back({QString::fromUtf8(name), QString::fromUtf8(place), {}, {}});
    }
    return commands;
}

} // namespace

class CommandPaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyWordHasToOccurInAnyOrder() {
        const auto commands = named({{"Undo press", "Edit"}, {"Undo", "Draw"}, {"Paste", "Edit"}});
        QCOMPARE(matchingCommands(commands, QStringLiteral("edit undo")),
                 std::vector<std::size_t>({0}));
        QCOMPARE(matchingCommands(commands, QStringLiteral("undo")),
                 std::vector<std::size_t>({0, 1}));
        QVERIFY(matchingCommands(commands, QStringLiteral("undo nothing")).empty());
    }

    void nothingTypedShowsAll() {
        const auto commands = named({{"A", ""}, {"B", ""}});
        QCOMPARE(matchingCommands(commands, QStringLiteral("  ")),
                 std::vector<std::size_t>({0, 1}));
        QVERIFY(matchingCommands({}, QString()).empty());
    }

    void caseAndAccentsDoNotMatter() {
        const auto commands = named({{"Récents", "Fichier"}, {"Ruban de Möbius", "Surfaces"}});
        QCOMPARE(matchingCommands(commands, QStringLiteral("RECENTS")),
                 std::vector<std::size_t>({0}));
        QCOMPARE(matchingCommands(commands, QStringLiteral("mobius")),
                 std::vector<std::size_t>({1}));
        QCOMPARE(matchingCommands(commands, QStringLiteral("möbius")),
                 std::vector<std::size_t>({1}));
    }

    void namesThatBeginWithItComeFirst() {
        const auto commands = named({{"Random graph", ""}, {"New graph", ""}, {"Graph", ""}});
        QCOMPARE(matchingCommands(commands, QStringLiteral("gra")),
                 std::vector<std::size_t>({2, 0, 1}));
    }

    void namesWithAWordThatBeginsWithItComeNext() {
        const auto commands =
            named({{"Paragraph", ""}, {"3. Élimination", ""}, {"L’élimination", ""}});
        QCOMPARE(matchingCommands(commands, QStringLiteral("elim")),
                 std::vector<std::size_t>({1, 2}));
        const auto graphs = named({{"Paragraph", ""}, {"(graph)", ""}, {"New graph", ""}});
        QCOMPARE(matchingCommands(graphs, QStringLiteral("graph")),
                 std::vector<std::size_t>({1, 2, 0}));
    }

    void menusSkipDisabledCommands() {
        QMenuBar bar;
        QMenu* file = bar.addMenu(QStringLiteral("&File"));
        int opened = 0;
        QAction* open = file->addAction(QStringLiteral("&Open …"));
        connect(open, &QAction::triggered, this, [&opened] { ++opened; });
        file->addSeparator();
        file->addAction(QStringLiteral("&Save"))->setEnabled(false);
        file->addMenu(QStringLiteral("&Recent"))->addAction(QStringLiteral("this && that"));
        const auto commands = commandsOf(bar.actions());
        QCOMPARE(commands.size(), std::size_t{2});
        QCOMPARE(commands[0].name, QStringLiteral("Open"));
        QCOMPARE(commands[0].place, QStringLiteral("File"));
        QCOMPARE(commands[1].name, QStringLiteral("this & that"));
        QCOMPARE(commands[1].place, QStringLiteral("File › Recent"));
        commands[0].run();
        QCOMPARE(opened, 1);
    }

    void isUsedByKeyboard() {
        QWidget window;
        window.resize(800, 600);
        CommandPalette palette(named({{"First", ""}, {"Second", ""}, {"Other", ""}}), &window);
        auto* field = palette.findChild<QLineEdit*>();
        QCOMPARE(palette.focusWidget(), field); // on platforms that do not activate popups
        palette.show();
        auto* list = palette.findChild<QListWidget*>();
        QCOMPARE(list->count(), 3);
        QTest::keyClick(field, Qt::Key_Up);
        QCOMPARE(palette.chosen()->name, QStringLiteral("Other"));
        QTest::keyClick(field, Qt::Key_Down);
        QCOMPARE(palette.chosen()->name, QStringLiteral("First"));
        QTest::keyClicks(field, QStringLiteral("sec"));
        QCOMPARE(list->count(), 1);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY(!palette.isVisible());
        QCOMPARE(palette.chosen()->name, QStringLiteral("Second"));
    }

    void listsAnyNumberOfCommands() {
        QWidget window;
        window.resize(800, 600);
        std::vector<Command> commands;
        for (int i = 0; i < 300; ++i) {
            commands.push_back({QStringLiteral("Command %1").arg(i), {}, {}, [] {}});
        }
        CommandPalette palette(std::move(commands), &window);
        palette.show();
        auto* list = palette.findChild<QListWidget*>();
        QCOMPARE(list->count(), 300);
        QVERIFY(palette.height() < window.height());
        const int whole = palette.height();
        QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("299"));
        QCOMPARE(list->viewport()->height(), list->visualItemRect(list->item(0)).height());
        QVERIFY(palette.height() < whole);
        palette.findChild<QLineEdit*>()->clear();
        QCOMPARE(palette.height(), whole);
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Up);
        QCOMPARE(palette.chosen()->name, QStringLiteral("Command 299"));
    }

    void choosesNothingWithoutAMatch() {
        QWidget window;
        window.resize(800, 600);
        CommandPalette palette(named({{"First", ""}}), &window);
        palette.show();
        const auto* nothing = palette.findChild<QLabel*>();
        QVERIFY(!nothing->isVisible());
        QTest::keyClicks(palette.findChild<QLineEdit*>(), QStringLiteral("zzz"));
        QVERIFY(nothing->isVisible());
        QVERIFY(!palette.findChild<QListWidget*>()->isVisible());
        QTest::keyClick(palette.findChild<QLineEdit*>(), Qt::Key_Return);
        QVERIFY(palette.isVisible());
        QVERIFY(palette.chosen() == nullptr);
    }
};

LIGHTSOUT_TEST(CommandPaletteTest)
#include "CommandPaletteTest.moc"
