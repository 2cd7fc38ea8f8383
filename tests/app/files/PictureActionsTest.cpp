// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/PictureActions.h"
#include "graph/Families.h"
#include "tests/support/Dialogs.h"
#include "tests/support/Test.h"

#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTemporaryDir>
#include <QTest>

using namespace lightsout;

class PictureActionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyEntryWritesItsKindOfFile() {
        const QList<QByteArray> beginnings{"<?xml",           "%PDF",   "\x89PNG", "\x89PNG",
                                           "\\documentclass", "graph {"};
        const QTemporaryDir folder;
        QWidget window;
        window.show();
        Workbench workbench(Game::allOn(generalizedPetersenGraph(5, 2)));
        BackgroundWork writing(&window);
        const PictureActions pictures(workbench, &writing, &window);
        int number = 0;
        for (QAction* action : pictures.menu->actions()) {
            if (action->isSeparator()) {
                continue;
            }
            // The name has no extension; it is added.
            const QString name = QStringLiteral("picture%1").arg(number);
            whenDialogOpens<QFileDialog>([&](QFileDialog& dialog) {
                dialog.findChild<QLineEdit*>()->setText(folder.filePath(name));
                QTest::keyClick(&dialog, Qt::Key_Return);
            });
            action->trigger();
            const auto found = [&] {
                return QDir(folder.path()).entryList({name + QStringLiteral(".*")});
            };
            QTRY_COMPARE(found().size(), 1);
            QTRY_VERIFY(!writing.isRunning());
            QFile file(folder.filePath(found().first()));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(file.readAll().startsWith(beginnings[number]));
            ++number;
        }
        QCOMPARE(number, beginnings.size());
    }
};

LIGHTSOUT_TEST(PictureActionsTest)
#include "PictureActionsTest.moc"
