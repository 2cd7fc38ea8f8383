// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Theme.h"

#include "controls/TextLabel.h"
#include "tests/support/Test.h"

#include <QTest>

using namespace lightsout;

namespace {

/// A window with a label and an object that belongs to the label.
struct Window {
    QWidget widget;
    TextLabel* label = new TextLabel(TextRole::body, TextLabel::Tone::press, &widget);
    QObject* owned = new QObject(label);
};

QColor colourOf(const QLabel& label) {
    return label.palette().color(QPalette::WindowText);
}

} // namespace

class ThemeTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { Theme::install(*qApp, Theme::light(), 1); }

    void everythingUsesTheThemeOfTheApplication() {
        Window window;
        Theme::install(*qApp, Theme::dark(), 1);
        for (const QObject* object : {static_cast<QObject*>(&window.widget),
                                      static_cast<QObject*>(window.label), window.owned}) {
            QVERIFY(themeOf(*object) == Theme::dark());
        }
        QCOMPARE(colourOf(*window.label), Theme::dark().press);
    }

    void paintsInAnotherThemeTemporarily() {
        Window window;
        {
            const PaintedIn dark(window.widget, Theme::dark());
            QVERIFY(themeOf(*window.label) == Theme::dark());
            QVERIFY(themeOf(*window.owned) == Theme::dark());
            {
                const PaintedIn printed(window.widget, Theme::of(Palette::blackAndWhite, false));
                QVERIFY(themeOf(*window.label) == Theme::of(Palette::blackAndWhite, false));
            }
            QVERIFY(themeOf(*window.label) == Theme::dark());
        }
        QVERIFY(themeOf(*window.label) == Theme::light());
    }

    void cleanupTestCase() { Theme::install(*qApp, Theme::light(), 1); }
};

LIGHTSOUT_TEST(ThemeTest)
#include "ThemeTest.moc"
