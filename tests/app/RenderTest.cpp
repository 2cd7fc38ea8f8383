// SPDX-License-Identifier: GPL-3.0-or-later
#include "Render.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

class RenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writesEveryTabInEveryLanguageAndTheme() {
        const QTemporaryDir folder;
        QCOMPARE(lightsout::renderPictures(*qApp, folder.path()), QString());
        for (const char* tab : {"play", "elimination", "kernel", "tilings", "random", "counts",
                                "lesson-game", "lesson-matrix", "lesson-kernel", "lesson-random"}) {
            for (const char* theme : {"light", "dark"}) {
                for (const char* language : {"en", "fr", "he"}) {
                    for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                        // Lessons in the first of them only.
                        if (QByteArray(tab).startsWith("lesson") && size.width() > 1280) {
                            continue;
                        }
                        const QImage picture(
                            folder.filePath(QStringLiteral("%1-%2-%3-%4x%5.png")
                                                .arg(QLatin1String(tab), QLatin1String(theme),
                                                     QLatin1String(language))
                                                .arg(size.width())
                                                .arg(size.height())));
                        QCOMPARE(picture.size(), size);
                    }
                }
            }
        }
    }

    void anImpossibleFolderIsSaid() {
        QVERIFY(lightsout::renderPictures(*qApp, QStringLiteral("/dev/null/pictures"))
                    .contains(QStringLiteral("/dev/null/pictures")));
    }
};

LIGHTSOUT_TEST(RenderTest)
#include "RenderTest.moc"
