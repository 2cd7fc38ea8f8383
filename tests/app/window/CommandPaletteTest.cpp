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

std::vector<SearchEntry> named(std::initializer_list<std::pair<const char*, const char*>> names) {
    std::vector<SearchEntry> entries;
    for (const auto& [name, place] : names) {
        entries.push_back({.name = QString::fromUtf8(name), .place = QString::fromUtf8(place)});
    }
    return entries;
}

SearchSources sourcesOf(const std::vector<SearchEntry>& entries) {
    return {.entries = [entries] { return entries; },
            .made = [](const QString&) { return std::vector<SearchEntry>(); },
            .page = [] { return QString(); }};
}

} // namespace

class CommandPaletteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void menusSkipDisabledCommands() {
        QMenuBar bar;
        QMenu* file = bar.addMenu(QStringLiteral("&File"));
        int opened = 0;
        QAction* open = file->addAction(QStringLiteral("&Open …"));
        connect(open, &QAction::triggered, this, [&opened] { ++opened; });
        file->addSeparator();
        file->addAction(QStringLiteral("&Save"))->setEnabled(false);
        file->addMenu(QStringLiteral("&Recent"))->addAction(QStringLiteral("this && that"));
        const auto commands = commandsOf(bar.actions(), {});
        QCOMPARE(commands.size(), std::size_t{2});
        QCOMPARE(commands[0].name, QStringLiteral("Open"));
        QCOMPARE(commands[0].place, QStringLiteral("File"));
        QCOMPARE(commands[1].name, QStringLiteral("this & that"));
        QCOMPARE(commands[1].place, QStringLiteral("File › Recent"));
        commands[0].run();
        QCOMPARE(opened, 1);
    }

    void whatWasChosenLastComesFirst() {
        QWidget window;
        window.resize(800, 600);
        CommandPalette palette(sourcesOf(named({{"First", ""}, {"Second", ""}, {"Third", ""}})),
                               {QStringLiteral("Third"), QStringLiteral("gone")}, &window);
        palette.show();
        QCOMPARE(palette.chosen()->name, QStringLiteral("Third"));
    }

    void isUsedByKeyboard() {
        QWidget window;
        window.resize(800, 600);
        CommandPalette palette(sourcesOf(named({{"First", ""}, {"Second", ""}, {"Other", ""}})), {},
                               &window);
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
        std::vector<SearchEntry> entries;
        for (int i = 0; i < 300; ++i) {
            entries.push_back({.name = QStringLiteral("Command %1").arg(i)});
        }
        CommandPalette palette(sourcesOf(entries), {}, &window);
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
        CommandPalette palette(sourcesOf(named({{"First", ""}})), {}, &window);
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
