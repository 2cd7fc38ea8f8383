// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

class QApplication;

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

    /// Those of the standard palette.
    static Theme light();
    static Theme dark();
    static Theme of(Palette palette, bool isDark);

    /// The theme in use. Light until install() is called.
    static const Theme& current();

    /// Makes `theme` current and gives the application its palette, style sheet and font: windows
    /// that are open take them on. `textScale` makes all text larger, `wallScale` all but that of
    /// the frame.
    static void install(QApplication& application, const Theme& theme, double textScale,
                        double wallScale = 1);
};

/// Makes a theme the current one of this thread alone, while it lives.
class ThemeOfThread {
public:
    explicit ThemeOfThread(const Theme& theme);
    ~ThemeOfThread();
    ThemeOfThread(const ThemeOfThread&) = delete;
    ThemeOfThread& operator=(const ThemeOfThread&) = delete;

private:
    Theme theme_;
};

/// True when the desktop asks for dark windows.
bool desktopIsDark();

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

/// How much larger the text of the frame is than in a plain window: pictures that stand beside text
/// follow it.
double textScaleInUse();

/// The font of toolbars and tabs: large text on a wall is for reading, these are for the one at the
/// desk.
QFont frameFont();
/// That of the modes beside the tabs, a little smaller.
QFont modeFont();

} // namespace lightsout
