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
    withoutRedAndGreen,   ///< for people who confuse red and green
    withoutBlueAndYellow, ///< for people who confuse blue with green, and yellow with red
    blackAndWhite,        ///< hatching is used instead of colours
    pieces,               ///< lights are black and white pieces
};

/// The small set of colours with which everything in the window is drawn. Text has a contrast of at
/// least 4.5 with its background, and colours that must be distinguished in pictures have a
/// contrast of at least 3.
struct Theme {
    QColor background;
    QColor card;
    QColor line; ///< for lines between parts that are also distinct without lines
    QColor edge; ///< border of input fields
    QColor text;
    QColor secondText;
    QColor cell;
    QColor lit;
    QColor litHighlight;
    QColor litRim;  ///< rim of a lit bulb
    QColor litFlat; ///< for lit shapes without a rim: small squares, entries, charts
    QColor unlitRing;
    QColor accent;
    QColor onAccent; ///< text on the accent colour
    QColor press;
    QColor quiet;
    bool isDark = false;
    Palette palette = Palette::standard;

    friend bool operator==(const Theme&, const Theme&) = default;

    /// Returns the themes of the standard palette.
    static Theme light();
    static Theme dark();
    static Theme of(Palette palette, bool isDark);
    /// Returns the same theme with text and lines in black on white, or in white on black.
    Theme withHighContrast() const;

    /// Makes `theme` the application's theme and sets its palette, style sheet and font; open
    /// windows adopt them. `textScale` enlarges all text. In wall mode, captions and the names of
    /// the modes next to the tabs are as large as body text.
    static void install(QApplication& application, const Theme& theme, double textScale,
                        bool isOnWall = false);
};

/// A colour, specified by its purpose, so that a picture can be described before its theme is
/// known.
using ThemeColour = QColor Theme::*;

/// Returns the theme in which a widget, or an object that belongs to a widget, is painted. If
/// PaintedIn sets a theme for the object or an ancestor, returns that of the nearest one.
/// Otherwise, returns the application's theme, which is Theme::light() until Theme::install() is
/// called. Must be called on the GUI thread; code that paints on other threads receives its theme
/// as an argument.
Theme themeOf(const QObject& object);

/// Makes a widget and its children paint themselves in another theme as long as this object exists.
/// Parts painted by Qt itself are not affected.
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
    headline, ///< a sentence that says what to do now
    title,    ///< title of a card
    value,    ///< number of a fact
    formula,
};

/// Returns the font for a kind of text. Its size depends on the application's font.
QFont fontFor(TextRole role);

/// The size of body text at a text scale of 1.
inline constexpr double bodyPointSize = 11;

/// Returns the installed text scale. Pictures and icons next to text are scaled by the same factor.
double textScaleInUse();
/// Returns a length that grows with large text, as on walls, but does not shrink with small text.
double grownWithText(double length);

/// Returns the font of the modes next to the tabs. In desk mode, it is slightly smaller than the
/// font of the tabs.
QFont modeFont();

} // namespace lightsout

Q_DECLARE_METATYPE(lightsout::Theme)
