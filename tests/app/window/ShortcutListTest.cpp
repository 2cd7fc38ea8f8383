// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/ShortcutList.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QTest>
#include <QTimer>

using namespace lightsout;

class ShortcutListTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Every menu command with a shortcut is listed, even if it is disabled. The dialog fits into a
    /// small window, however long the list is.
    void listsTheKeysOfAllMenus() {
        QWidget window;
        window.resize(960, 600);
        window.show();
        QMenu menu(QStringLiteral("&Tools"));
        menu.addAction(QStringLiteral("&Find a command …"))->setShortcut(Qt::CTRL | Qt::Key_K);
        menu.addAction(QStringLiteral("Without keys"));
        QMenu* inside = menu.addMenu(QStringLiteral("More"));
        QAction* merge = inside->addAction(QStringLiteral("&Merge into one"));
        merge->setShortcut(Qt::CTRL | Qt::Key_M);
        merge->setEnabled(false);
        QString text;
        int height = 0;
        QTimer::singleShot(0, &window, [&] {
            QWidget* dialog = QApplication::activeModalWidget();
            text = dialog->findChild<QLabel*>()->text();
            height = dialog->height();
            QTest::keyClick(dialog, Qt::Key_Escape);
        });
        showShortcuts({menu.menuAction()}, &window);
        QVERIFY(text.contains(QStringLiteral(">Tools<")));
        QVERIFY(text.contains(QStringLiteral("Ctrl+K")));
        QVERIFY(text.contains(QStringLiteral(">Find a command<")));
        QVERIFY(text.contains(QStringLiteral(">Merge into one<")));
        QVERIFY(!text.contains(QStringLiteral("Without keys")));
        QVERIFY(height > 0 && height <= 600);
    }
};

LIGHTSOUT_TEST(ShortcutListTest)
#include "ShortcutListTest.moc"
