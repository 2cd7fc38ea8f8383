// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>
#include <QVariant>

class QApplication;
class QObject;
class QWidget;

namespace lightsout {

/// Sets of colours, each with a light and a dark theme.
enum class Palette {
    standard,
    withoutRedAndGreen,   ///< safe for those who tell these apart badly
    withoutBlueAndYellow, ///< the same for these
    blackAndWhite,        ///< hatching tells apart what colours do elsewhere
    pieces,               ///< lights are black and white pieces
};

/// The few colours and sizes that everything in the window is drawn with. Texts and their grounds
/// have a contrast of at least 4.5, and what must be told apart in pictures one of at least 3.
struct Theme {
    QColor background;
    QColor card;
    QColor line; ///< between parts that stand apart without it
    QColor edge; ///< of fields to write in
    QColor text;
    QColor secondText;
    QColor cell;
    QColor lit;
    QColor litHighlight;
    QColor litRim;  ///< round a lit bulb
    QColor litFlat; ///< of what is lit and has no rim: small squares, entries, charts
    QColor unlitRing;
    QColor accent;
    QColor onAccent; ///< text on the accent colour
    QColor press;
    QColor quiet;
    bool isDark = false;
    Palette palette = Palette::standard;

    friend bool operator==(const Theme&, const Theme&) = default;

    /// Those of the standard palette.
    static Theme light();
    static Theme dark();
    static Theme of(Palette palette, bool isDark);
    /// The same theme with black on white, or white on black, for texts and lines.
    Theme withHighContrast() const;

    /// Makes `theme` the application's and gives that its palette, style sheet and font: windows
    /// that are open take them on. `textScale` makes all text larger. On a wall modes are as large
    /// as other text.
    static void install(QApplication& application, const Theme& theme, double textScale,
                        bool isOnWall = false);
};

/// A colour by what it is for: so pictures are described before it is known which theme they are
/// painted in.
using ThemeColour = QColor Theme::*;

/// The theme that a widget wears: its own, or that of the nearest widget round it that has one, or
/// else the application's, which is the light one until Theme::install() is called. Of another
/// object, that of the widget it belongs to. On the GUI thread; whatever paints elsewhere is given
/// its theme.
Theme themeOf(const QObject& object);

/// Gives a widget, and those in it, a theme of their own, with its palette and style sheet: a
/// window may stand beside another that looks different. Icons keep the colours of the application.
void setTheme(QWidget& widget, const Theme& theme);

/// Lets a widget, and those in it, paint themselves in another theme while it lives. Unlike
/// setTheme() it changes nothing of what Qt paints.
class PaintedIn {
public:
    PaintedIn(QWidget& widget, const Theme& theme);
    ~PaintedIn();
    PaintedIn(const PaintedIn&) = delete;
    PaintedIn& operator=(const PaintedIn&) = delete;

private:
    QWidget& widget_;
    QVariant before_;
};

/// The kinds of text in the window.
enum class TextRole {
    body,     ///< sentences
    small,    ///< captions
    headline, ///< what to do now
    title,    ///< of a card
    value,    ///< a fact's number
    formula,
};

/// The font for a kind of text; sizes follow the application's font.
QFont fontFor(TextRole role);

/// The size of sentences at a text scale of 1.
inline constexpr double bodyPointSize = 11;

/// The text scale that was installed: pictures and icons beside text grow with it.
double textScaleInUse();

/// The font of the modes beside the tabs, a little smaller than theirs at a desk.
QFont modeFont();

} // namespace lightsout

Q_DECLARE_METATYPE(lightsout::Theme)
