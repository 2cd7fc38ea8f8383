// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/Theme.h"

#include "look/TextLabel.h"
#include "tests/support/Test.h"

#include <QDialog>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace lightsout;

namespace {

/// A window with a label, a button and an object that belongs to the label.
struct Window {
    Window() {
        layout->addWidget(label);
        layout->addWidget(button);
        widget.resize(240, 120);
    }

    QColor ground() { return widget.grab().toImage().pixelColor(2, 2); }

    QWidget widget;
    QVBoxLayout* layout = new QVBoxLayout(&widget);
    TextLabel* label = new TextLabel(TextRole::body, TextLabel::Tone::press, &widget);
    QPushButton* button = new QPushButton(QStringLiteral("press"), &widget);
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

    void windowsHaveSeparateThemes() {
        Window plain;
        Window other;
        const Theme theme = Theme::of(Palette::blackAndWhite, true);
        setTheme(other.widget, theme);
        QDialog dialog(&other.widget);
        for (const QObject* object :
             {static_cast<QObject*>(&other.widget), static_cast<QObject*>(other.label), other.owned,
              static_cast<QObject*>(&dialog)}) {
            QVERIFY(themeOf(*object) == theme);
        }
        QCOMPARE(colourOf(*other.label), theme.press);
        QCOMPARE(other.ground(), theme.background);
        QVERIFY(themeOf(*plain.label) == Theme::light());
        QCOMPARE(colourOf(*plain.label), Theme::light().press);
        QCOMPARE(plain.ground(), Theme::light().background);
        QVERIFY(plain.button->grab().toImage() != other.button->grab().toImage());
        // The theme of the widget stays when that of the application changes.
        Theme::install(*qApp, Theme::of(Palette::withoutRedAndGreen, false), 1);
        QCOMPARE(other.ground(), theme.background);
        QCOMPARE(colourOf(*other.label), theme.press);
        QCOMPARE(colourOf(*plain.label), Theme::of(Palette::withoutRedAndGreen, false).press);
    }

    void movedWidgetUsesTheThemeOfItsWindow() {
        Window plain;
        Window other;
        setTheme(other.widget, Theme::dark());
        other.layout->addWidget(plain.label);
        QCOMPARE(colourOf(*plain.label), Theme::dark().press);
        plain.layout->addWidget(plain.label);
        QCOMPARE(colourOf(*plain.label), Theme::light().press);
    }

    void paintsInAnotherThemeTemporarily() {
        Window window;
        {
            const PaintedIn dark(window.widget, Theme::dark());
            QVERIFY(themeOf(*window.label) == Theme::dark());
        }
        QVERIFY(themeOf(*window.label) == Theme::light());
        setTheme(window.widget, Theme::dark());
        { const PaintedIn light(window.widget, Theme::light()); }
        QVERIFY(themeOf(*window.label) == Theme::dark());
    }

    void cleanupTestCase() { Theme::install(*qApp, Theme::light(), 1); }
};

LIGHTSOUT_TEST(ThemeTest)
#include "ThemeTest.moc"
