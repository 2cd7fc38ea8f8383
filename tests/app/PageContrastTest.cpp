// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ProseView.h"
#include "theme/Theme.h"

#include "tests/support/EveryDialog.h"
#include "tests/support/EveryQuestion.h"
#include "tests/support/PaleParts.h"
#include "tests/support/Reader.h"
#include "tests/support/Settings.h"
#include "tests/support/Test.h"

#include <set>

using namespace lightsout;

namespace {

/// Adds the row of dots for the steps of a lesson if the dots of steps that are not the current one
/// can't be seen well.
void addPaleDots(std::set<QString>& faults, LessonDock& dock, const QImage& picture) {
    const auto* dots = dock.findChild<QWidget*>(QStringLiteral("stepDots"));
    const QImage all = pictureOf(*dots, picture);
    constexpr int distance = 15;
    for (std::size_t i = 0; i < dock.session().lesson().steps.size(); ++i) {
        const QRect place(static_cast<int>(i) * distance, 0, distance, all.height());
        const double ratio = contrastIn(all.copy(place));
        if (all.rect().contains(place) && ratio < markContrast) {
            faults.insert(describe(*dots, QString::number(i + 1), ratio));
        }
    }
}

Appearance fetchedAppearance() {
    QFETCH(const Appearance::Theme, theme);
    QFETCH(const Appearance::Contrast, contrast);
    return {.language = QStringLiteral("en"), .theme = theme, .contrast = contrast};
}

} // namespace

/// Measures on pictures of every page, every dialog and every kind of question of a lesson that
/// texts have a contrast of at least 4.5 with their background, and the outlines of fields at
/// least 3.
class PageContrastTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useTestSettings(); }
    void cleanup() { Appearance{.language = QStringLiteral("en")}.apply(*qApp); }

    /// Shows that low contrast is found.
    void paleTextIsFound() {
        QWidget window;
        window.resize(200, 100);
        auto* label = new QLabel(QStringLiteral("pale"), &window);
        label->resize(200, 50);
        const auto faultsIn = [&](const QColor& colour) {
            QPalette palette;
            palette.setColor(QPalette::Window, Qt::white);
            palette.setColor(QPalette::WindowText, colour);
            window.setPalette(palette);
            label->setPalette(palette);
            window.show();
            std::set<QString> faults;
            addPaleTexts(faults, window, window.grab().toImage());
            return faults.size();
        };
        QCOMPARE(faultsIn(Qt::black), std::size_t{0});
        QCOMPARE(faultsIn(QColor(150, 150, 150)), std::size_t{1});
    }

    void textsAndFieldsAreSeen_data() {
        QTest::addColumn<Appearance::Theme>("theme");
        QTest::addColumn<Appearance::Contrast>("contrast");
        QTest::newRow("light") << Appearance::Theme::light << Appearance::Contrast::normal;
        QTest::newRow("dark") << Appearance::Theme::dark << Appearance::Contrast::normal;
        QTest::newRow("high, light") << Appearance::Theme::light << Appearance::Contrast::high;
        QTest::newRow("high, dark") << Appearance::Theme::dark << Appearance::Contrast::high;
    }
    void textsAndFieldsAreSeen() {
        Reader reader(boardOf(3), "play", fetchedAppearance());
        reader.workbench.pinned.pin(boardOf(2));
        std::set<QString> faults;
        for (const PageAndMode& shown : pagesAndModes()) {
            showPage(*reader.window, shown);
            settle(reader.workbench, *reader.window);
            addPaleParts(faults, *reader.window, shown.text());
        }
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
    }

    void dialogsAreSeen_data() { textsAndFieldsAreSeen_data(); }
    void dialogsAreSeen() {
        Reader reader(boardOf(3), "play", fetchedAppearance());
        std::set<QString> faults;
        const auto classes = EveryDialog(*reader.window, reader.workbench,
                                         [&](QWidget& dialog, const QString& name) {
                                             addPaleParts(faults, dialog, name);
                                         })
                                 .open();
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
        const QStringList opened(classes.begin(), classes.end());
        QVERIFY2(classes.size() > 20, qPrintable(opened.join(QLatin1Char(' '))));
    }

    void lessonsAreSeen_data() { textsAndFieldsAreSeen_data(); }
    void lessonsAreSeen() {
        Reader reader(boardOf(3), "play", fetchedAppearance());
        std::set<QString> faults;
        LessonDock& dock = reader.window->lessons();
        const auto kinds =
            forEachQuestion(*reader.window, reader.workbench, [&](const QString& name) {
                const QImage picture = reader.window->grab().toImage();
                std::set<QString> found;
                addPaleTexts(found, dock, picture);
                addPaleMarks(found, dock, picture);
                addPaleDots(found, dock, picture);
                for (const auto* prose : dock.findChildren<ProseView*>()) {
                    const QImage part = prose->isVisible() ? pictureOf(*prose, picture) : QImage();
                    if (!part.isNull() && !prose->isEmpty() && contrastIn(part) < textContrast) {
                        found.insert(describe(*prose, prose->words(), contrastIn(part)));
                    }
                }
                for (const QString& fault : found) {
                    faults.insert(name + QLatin1String(": ") + fault);
                }
            });
        const QStringList all(faults.begin(), faults.end());
        QVERIFY2(all.isEmpty(), qPrintable(all.join(QLatin1Char('\n'))));
        QCOMPARE(kinds, std::size_t{16});
    }
};

LIGHTSOUT_TEST(PageContrastTest)
#include "PageContrastTest.moc"
