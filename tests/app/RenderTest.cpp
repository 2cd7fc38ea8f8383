// SPDX-License-Identifier: GPL-3.0-or-later
#include "Render.h"
#include "Tabs.h"

#include "tests/support/Test.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QTest>

#include <set>

class RenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { lightsout::Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    void writesEveryTabInEveryLanguageAndTheme() {
        const QTemporaryDir folder;
        QCOMPARE(lightsout::renderPictures(folder.path()), QString());
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

    void everySizeIsThereOnADeskAndOnAWall() {
        std::set<QString> suffixes;
        for (const lightsout::RenderedWindow& window :
             lightsout::renderedWindows(lightsout::RenderSizes::every)) {
            QVERIFY(suffixes.insert(window.suffix()).second);
        }
        for (const char* look :
             {"light-en", "light-fr", "light-he", "dark-en", "dark-fr", "dark-he"}) {
            for (const char* size : {"960x600", "1024x700", "1280x800", "1920x1080", "3840x2160"}) {
                for (const char* place : {"", "-wall"}) {
                    const QString suffix =
                        QStringLiteral("-%1-%2%3")
                            .arg(QLatin1String(look), QLatin1String(size), QLatin1String(place));
                    QVERIFY2(suffixes.erase(suffix) == 1, qPrintable(suffix));
                }
            }
        }
        QVERIFY(suffixes.empty());
    }

    void aSmallWallHasAllOfItsPictures() {
        const QTemporaryDir folder;
        const lightsout::Appearance appearance{.language = QStringLiteral("he"),
                                               .theme = lightsout::Appearance::Theme::dark,
                                               .projector = true};
        QVERIFY(lightsout::renderWindow({appearance, QSize(960, 600)}, folder.path()));
        for (const lightsout::Tab& tab : lightsout::tabs()) {
            for (const lightsout::Scene& scene : tab.scenes()) {
                const QImage picture(
                    folder.filePath(scene.name + QStringLiteral("-dark-he-960x600-wall.png")));
                QCOMPARE(picture.size(), QSize(960, 600));
            }
        }
    }

    void anImpossibleFolderIsSaid() {
        QVERIFY(lightsout::renderPictures(QStringLiteral("/dev/null/pictures"))
                    .contains(QStringLiteral("/dev/null/pictures")));
    }
};

LIGHTSOUT_TEST(RenderTest)
#include "RenderTest.moc"
