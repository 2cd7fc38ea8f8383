// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/ManualWindow.h"
#include "MainWindow.h"
#include "manual/ManualView.h"

#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <QLineEdit>
#include <QTest>
#include <QTextBlock>
#include <QToolButton>
#include <QTreeWidget>

using namespace lightsout;

namespace {

struct ManualReader {
    ManualReader() : window(nullptr) {
        window.show();
        view = window.findChild<ManualView*>();
        contents = window.findChild<QTreeWidget*>();
        search = window.findChild<QLineEdit*>();
    }
    QString title() const { return view->document()->begin().text(); }

    Manual manual = Manual::inLanguageOfWindow();
    ManualWindow window;
    ManualView* view;
    QTreeWidget* contents;
    QLineEdit* search;
};

} // namespace

/// Tests the window with the manual.
class ManualWindowTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }

    void chaptersAreChosen();
    void wordsLeadToTheirSection();
    void backLeadsWhereOneWas();
    void escapeClosesIt();
    void contentsAreWidenedByKeyboard();
    void helpOpensThePagesChapter();
    void readsFromTheRightInHebrew();
};

void ManualWindowTest::chaptersAreChosen() {
    ManualReader reader;
    reader.window.showChapter(QStringLiteral("kernel"));
    const Chapter& kernel = reader.manual.chapters()[*reader.manual.chapterNamed("kernel")];
    QCOMPARE(reader.title(), kernel.title);
    QCOMPARE(reader.contents->currentItem()->text(0), kernel.title);
    QVERIFY(reader.contents->currentItem()->isExpanded());
    reader.window.showChapter(QStringLiteral("no such chapter"));
    QCOMPARE(reader.title(), reader.manual.chapters().front().title);
    QTreeWidgetItem* last = reader.contents->topLevelItem(reader.contents->topLevelItemCount() - 1);
    reader.contents->scrollToItem(last);
    QTest::mouseClick(reader.contents->viewport(), Qt::LeftButton, {},
                      reader.contents->visualItemRect(last).center());
    QCOMPARE(reader.title(), reader.manual.chapters().back().title);
}

void ManualWindowTest::wordsLeadToTheirSection() {
    ManualReader reader;
    reader.search->setFocus();
    QTest::keyClicks(reader.search, QStringLiteral("self-influence"));
    QVERIFY(reader.contents->topLevelItemCount() > 0);
    QTest::keyClick(reader.search, Qt::Key_Return);
    QVERIFY(
        reader.view->toPlainText().contains(QStringLiteral("self-influence"), Qt::CaseInsensitive));
    QTest::keyClicks(reader.search, QStringLiteral("zebra"));
    QCOMPARE(reader.contents->topLevelItemCount(), 1);
    QCOMPARE(reader.contents->topLevelItem(0)->text(0), QStringLiteral("No results."));
    QTest::keyClick(&reader.window, Qt::Key_Escape);
    QVERIFY(reader.search->text().isEmpty());
    QVERIFY(reader.window.isVisible());
}

void ManualWindowTest::backLeadsWhereOneWas() {
    ManualReader reader;
    auto* back = reader.window.findChild<QToolButton*>();
    reader.window.showChapter(QStringLiteral("play"));
    const QString before = reader.title();
    Q_EMIT reader.view->anchorClicked(QUrl(QStringLiteral("lexicon.md#pivot")));
    QCOMPARE(reader.title(), QStringLiteral("Glossary"));
    QVERIFY(reader.view->textCursor().block().text() == QStringLiteral("Pivot"));
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(reader.title(), before);
    Q_EMIT reader.view->anchorClicked(QUrl(QStringLiteral("https://example.org")));
    QCOMPARE(reader.title(), before);
}

void ManualWindowTest::contentsAreWidenedByKeyboard() {
    ManualReader reader;
    reader.window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&reader.window)); // shortcuts need the focus
    const int width = reader.contents->width();
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(reader.view, key, Qt::AltModifier);
        return reader.contents->width();
    };
    QCOMPARE(press(Qt::Key_Plus), width + 40);
    QCOMPARE(press(Qt::Key_Minus), width);
}

void ManualWindowTest::escapeClosesIt() {
    ManualReader reader;
    QTest::keyClick(&reader.window, Qt::Key_Escape);
    QVERIFY(!reader.window.isVisible());
}

void ManualWindowTest::helpOpensThePagesChapter() {
    Workbench workbench(Game::allOn(Lattice{.rows = 3, .cols = 3}));
    auto* window = new MainWindow(workbench, Appearance{.language = QStringLiteral("en")});
    window->show();
    window->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window));
    window->showTab(QStringLiteral("kernel"));
    QTest::keyClick(window, Qt::Key_F1);
    auto* manual = window->findChild<ManualWindow*>();
    QVERIFY(manual != nullptr && manual->isVisible());
    const Manual texts = Manual::inLanguageOfWindow();
    QCOMPARE(manual->findChild<ManualView*>()->document()->begin().text(),
             texts.chapters()[*texts.chapterNamed("kernel")].title);
    delete window;
}

void ManualWindowTest::readsFromTheRightInHebrew() {
    const Appearance hebrew{.language = QStringLiteral("he")};
    hebrew.apply(*qApp);
    {
        ManualReader reader;
        reader.window.showChapter(QStringLiteral("start"));
        QCOMPARE(reader.view->document()->begin().textDirection(), Qt::RightToLeft);
        QCOMPARE(reader.title(), Manual(QStringLiteral("he")).chapters().front().title);
    }
    Appearance{.language = QStringLiteral("en")}.apply(*qApp);
}

LIGHTSOUT_TEST(ManualWindowTest)
#include "ManualWindowTest.moc"
