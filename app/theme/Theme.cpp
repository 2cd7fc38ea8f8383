// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Theme.h"

#include "theme/Style.h"
#include "theme/StyleSheet.h"
#include "theme/Touch.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double deskModeShare = 0.92; ///< as a fraction of the size of body text
/// The property in which a widget, or the application, stores its theme.
constexpr char property[] = "lightsoutTheme";

constexpr double deskSmallShare = 0.9;

/// In wall mode, captions and modes are as large as body text, to be legible from the last row.
bool areTextsEqual = false;

QFont fontOfSize(double pointSize) {
    QFont font = QApplication::font();
    font.setPointSizeF(pointSize);
    return font;
}

/// Sets the font of the application and of every widget without a font of its own. The other
/// widgets are notified with a StyleChange event.
///
/// A style sheet prevents fonts from being inherited. Setting the style sheet again would work too,
/// but Qt would then style every widget once for each of its ancestors, which takes half a second.
void passOn(const QFont& font) {
    QApplication::setFont(font);
    for (QWidget* widget : QApplication::allWidgets()) {
        if (!widget->testAttribute(Qt::WA_SetFont)) {
            widget->setFont(QFont());
        }
    }
    QEvent change(QEvent::StyleChange);
    const QWidgetList all = QApplication::allWidgets();
    // Some widgets may be deleted when others are notified.
    for (const QPointer<QWidget>& widget : QList<QPointer<QWidget>>(all.begin(), all.end())) {
        if (widget != nullptr) {
            QCoreApplication::sendEvent(widget, &change);
        }
    }
}

/// To people who confuse red and green, reds look yellow and greens look brown. In this palette,
/// everything that is distinguished by colour alone is brown, blue or yellow, each with a different
/// brightness.
void tellWithoutRedAndGreen(Theme& theme) {
    theme.press = theme.isDark ? 0xD98A3D : 0x6B1F00;
    theme.quiet = theme.isDark ? 0xA9D3FF : 0x3F7FD0;
    theme.accent = theme.isDark ? 0x5B9BF0 : 0x12357F;
    theme.lit = theme.isDark ? 0xFFD75E : 0xF2A900;
    theme.litFlat = theme.isDark ? 0xFFD75E : 0xB07400;
}

/// Sets colours that people who confuse blue with green, and yellow with red, can distinguish.
void tellWithoutBlueAndYellow(Theme& theme) {
    theme.press = theme.isDark ? 0xFF6B6B : 0x9C0F2E;
    theme.quiet = theme.isDark ? 0x2CC7BE : 0x00807C;
    theme.accent = theme.isDark ? 0xA9C4E8 : 0x1B3F66;
    theme.litFlat = theme.isDark ? 0xFFC94D : 0xC06A00;
}

Theme blackAndWhite(bool isDark) {
    const Theme onWhite{.background = 0xFFFFFF,
                        .card = 0xFFFFFF,
                        .line = 0x9A9A9A,
                        .edge = 0x6E6E6E,
                        .text = Qt::black,
                        .secondText = 0x3D3D3D,
                        .cell = 0xF0F0F0,
                        .lit = 0x111111,
                        .litHighlight = 0xFFFFFF,
                        .litRim = Qt::black,
                        .litFlat = 0x111111,
                        .unlitRing = 0x444444,
                        .accent = Qt::black,
                        .onAccent = 0xFFFFFF,
                        .press = 0x2B2B2B,
                        .quiet = 0x555555,
                        .isDark = false};
    const Theme onBlack{.background = Qt::black,
                        .card = 0x0D0D0D,
                        .line = 0x5A5A5A,
                        .edge = 0x8A8A8A,
                        .text = 0xFFFFFF,
                        .secondText = 0xC8C8C8,
                        .cell = 0x1C1C1C,
                        .lit = 0xF4F4F4,
                        .litHighlight = 0xFFFFFF,
                        .litRim = 0xFFFFFF,
                        .litFlat = 0xF4F4F4,
                        .unlitRing = 0x9A9A9A,
                        .accent = 0xFFFFFF,
                        .onAccent = Qt::black,
                        .press = 0xDDDDDD,
                        .quiet = 0xB0B0B0,
                        .isDark = true};
    return isDark ? onBlack : onWhite;
}

} // namespace

Theme Theme::light() {
    return {.background = 0xF7F6F2,
            .card = 0xFFFFFF,
            .line = 0xDAD7CE,
            .edge = 0x7C828D,
            .text = 0x20242C,
            .secondText = 0x5F6571,
            .cell = 0xECE9E1,
            .lit = 0xF2A900,
            .litHighlight = 0xFFDD80,
            .litRim = 0x744B00,
            .litFlat = 0xB07400,
            .unlitRing = 0x4A5260,
            .accent = 0x0B65A8,
            .onAccent = 0xFFFFFF,
            .press = 0xBF3F17,
            .quiet = 0x007A65,
            .isDark = false};
}

Theme Theme::dark() {
    return {.background = 0x1B1F27,
            .card = 0x242A35,
            .line = 0x3A4352,
            .edge = 0x7C899C,
            .text = 0xECEFF4,
            .secondText = 0xA3AEBD,
            .cell = 0x2C3340,
            .lit = 0xFFC94D,
            .litHighlight = 0xFFE6A6,
            .litRim = 0xFFE6A6,
            .litFlat = 0xFFC94D,
            .unlitRing = 0x7C899C,
            .accent = 0x5AB0F0,
            .onAccent = 0x11151B,
            .press = 0xFF7A59,
            .quiet = 0x35C3A0,
            .isDark = true};
}

Theme Theme::of(Palette palette, bool isDark) {
    Theme theme = palette == Palette::blackAndWhite ? blackAndWhite(isDark)
                  : isDark                          ? dark()
                                                    : light();
    theme.palette = palette;
    if (palette == Palette::withoutRedAndGreen) {
        tellWithoutRedAndGreen(theme);
    } else if (palette == Palette::withoutBlueAndYellow) {
        tellWithoutBlueAndYellow(theme);
    }
    return theme;
}

Theme Theme::withHighContrast() const {
    Theme theme = *this;
    theme.background = theme.card = isDark ? Qt::black : Qt::white;
    theme.text = theme.secondText = theme.line = theme.edge = theme.unlitRing =
        isDark ? Qt::white : Qt::black;
    return theme;
}

Theme themeOf(const QObject& object) {
    for (const QObject* one = &object; one != nullptr; one = one->parent()) {
        if (const QVariant own = one->property(property); own.isValid()) {
            return own.value<Theme>();
        }
    }
    const QVariant ofAll = qApp->property(property);
    return ofAll.isValid() ? ofAll.value<Theme>() : Theme::light();
}

PaintedIn::PaintedIn(QWidget& widget, const Theme& theme)
    : widget_(widget), before_(widget.property(property)) {
    widget.setProperty(property, QVariant::fromValue(theme));
}

PaintedIn::~PaintedIn() {
    widget_.setProperty(property, before_);
}

void Theme::install(QApplication& application, const Theme& theme, double textScale,
                    bool isOnWall) {
    application.setProperty(property, QVariant::fromValue(theme));
    if (application.styleSheet().isEmpty()) {
        QApplication::setStyle(new Style);
    }
    // Setting an unchanged value would still trigger a change in every widget of the window.
    const double pointSize = bodyPointSize * textScale;
    if (QApplication::font().pointSizeF() != pointSize || areTextsEqual != isOnWall) {
        areTextsEqual = isOnWall;
        passOn(fontOfSize(pointSize));
    }
    const QString sheet = styleSheetOf(theme) + touch::styleSheet();
    if (application.styleSheet() != sheet) {
        QApplication::setPalette(paletteOf(theme));
        application.setStyleSheet(sheet);
    }
}

QFont fontFor(TextRole role) {
    QFont font = QApplication::font();
    const double body = font.pointSizeF();
    switch (role) {
    case TextRole::body:
        break;
    case TextRole::small:
        font.setPointSizeF(areTextsEqual ? body : body * deskSmallShare);
        break;
    case TextRole::headline:
        font.setPointSizeF(body * 1.4);
        font.setBold(true);
        break;
    case TextRole::title:
        font.setPointSizeF(body * 1.1);
        font.setBold(true);
        break;
    case TextRole::value:
        font.setPointSizeF(body * 1.35);
        font.setBold(true);
        break;
    case TextRole::formula:
        font.setPointSizeF(body * 1.2);
        font.setBold(true);
        break;
    }
    return font;
}

double textScaleInUse() {
    return QApplication::font().pointSizeF() / bodyPointSize;
}

double grownWithText(double length) {
    return length * std::max(1.0, textScaleInUse());
}

QFont modeFont() {
    return fontOfSize(QApplication::font().pointSizeF() * (areTextsEqual ? 1 : deskModeShare));
}

} // namespace lightsout
