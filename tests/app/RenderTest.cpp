// SPDX-License-Identifier: GPL-3.0-or-later
#include "Render.h"
#include "Pages.h"

#include "tests/support/Length.h"
#include "tests/support/Test.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <set>

class RenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { lightsout::Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    /// Writing pictures causes no warnings about windows. Uses two languages, themes and sizes, of
    /// which the third is on the wall; a long run uses each language with each theme.
    void writesEveryTab() {
        QTest::failOnWarning(QRegularExpression(QStringLiteral("propagateSizeHints")));
        const auto all = lightsout::renderedWindows(lightsout::RenderRange::everyLook);
        QCOMPARE(all.size(), std::size_t{12}); // three languages in two sizes each, twice
        std::vector<lightsout::RenderedWindow> windows;
        std::set<QString> looks;
        for (const std::size_t look : lightsout::isRunAtLength()
                                          ? std::vector<std::size_t>{0, 1, 2, 3, 4, 5}
                                          : std::vector<std::size_t>{0, 4}) {
            windows.push_back(all[2 * look + windows.size() % 2]);
            looks.insert(windows.back().suffix().section('-', 0, 2));
        }
        QCOMPARE(looks.size(), windows.size());
        const QTemporaryDir folder;
        QCOMPARE(lightsout::renderPictures(folder.path(), windows), QString());
        for (const char* tab : {"play", "elimination", "kernel", "tilings", "random", "counts",
                                "lesson-game", "lesson-matrix", "lesson-kernel", "lesson-random"}) {
            for (const lightsout::RenderedWindow& window : windows) {
                // Lessons are written only in the smaller sizes.
                if (QByteArray(tab).startsWith("lesson") && window.size.width() > 1280) {
                    continue;
                }
                const QImage picture(
                    folder.filePath(QLatin1String(tab) + window.suffix() + QStringLiteral(".png")));
                QCOMPARE(picture.size(), window.size);
            }
        }
        for (const QString& look : looks) {
            QVERIFY(!QImage(folder.filePath(QStringLiteral("new-board") + look +
                                            QStringLiteral(".png")))
                         .isNull());
        }
    }

    /// Without an option, each page is written once, in the language of the system.
    void usuallyWritesOneWindow() {
        const auto windows = lightsout::renderedWindows(lightsout::RenderRange::one);
        QCOMPARE(windows.size(), std::size_t{1});
        QCOMPARE(windows.front().suffix(), QStringLiteral("-light-en-1280x800")); // LANG=C.UTF-8
        using lightsout::Appearance;
        QCOMPARE(Appearance::languageFor(QLocale(QStringLiteral("fr_CA"))), QStringLiteral("fr"));
        QCOMPARE(Appearance::languageFor(QLocale(QStringLiteral("he_IL"))), QStringLiteral("he"));
        QCOMPARE(Appearance::languageFor(QLocale(QStringLiteral("de_AT"))), QStringLiteral("en"));
    }

    void everySizeIsThereOnADeskAndOnAWall() {
        std::set<QString> suffixes;
        for (const lightsout::RenderedWindow& window :
             lightsout::renderedWindows(lightsout::RenderRange::everySize)) {
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

    void writesAllPicturesOfASmallWall() {
        const QTemporaryDir folder;
        const lightsout::Appearance appearance{.language = QStringLiteral("he"),
                                               .theme = lightsout::Appearance::Theme::dark,
                                               .projector = true};
        QVERIFY(lightsout::renderWindow({appearance, QSize(960, 600)}, folder.path()));
        for (const lightsout::PageDescription& page : lightsout::pageDescriptions()) {
            for (const lightsout::Scene& scene : page.scenes()) {
                const QImage picture(
                    folder.filePath(scene.name + QStringLiteral("-dark-he-960x600-wall.png")));
                QCOMPARE(picture.size(), QSize(960, 600));
            }
        }
    }

    void reportsAnImpossibleFolder() {
        QVERIFY(lightsout::renderPictures(QStringLiteral("/dev/null/pictures"), {})
                    .contains(QStringLiteral("/dev/null/pictures")));
    }
};

LIGHTSOUT_TEST(RenderTest)
#include "RenderTest.moc"
