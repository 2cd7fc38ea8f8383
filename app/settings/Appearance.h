// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocale>
#include <QSize>
#include <QString>

class QApplication;

namespace lightsout {

enum class Palette;

/// The look and language of the window.
struct Appearance {
    enum class Theme { desktop, light, dark };
    enum class Contrast { desktop, normal, high };

    /// The code of the language, "en", "fr" or "he"; empty for the system's language.
    QString language;
    Theme theme = Theme::desktop;
    Palette palette{};
    Contrast contrast = Contrast::desktop;
    /// Whether the window is full screen with larger text, for a projector. Never stored between
    /// sessions.
    bool projector = false;
    /// The text size chosen by the user, as a factor relative to the size for desk mode or wall
    /// mode. In wall mode, it never makes text smaller.
    double textScale = 1;

    static constexpr double minText = 0.8;
    static constexpr double maxText = 2;

    /// Sets the application's language, direction, colours and text size. Open windows adopt them;
    /// the language changes as soon as events are processed. The text size suits a window of size
    /// `window`. If `window` is empty, the text has its usual size or, in wall mode, a size that
    /// suits the whole screen.
    void apply(QApplication& application, const QSize& window = {}) const;
    /// Returns the text size in a window of this size, relative to the usual size. In wall mode,
    /// the height of capitals is at least the fraction `wallCapitals` of the window's height. In
    /// desk mode, large windows have larger text, so that cards stay readable from the same
    /// distance and fill the same fraction of the window. The size grows in steps, because each
    /// change restyles the whole window.
    double textScaleIn(const QSize& window) const;

    static constexpr double wallCapitals = 0.022;

    /// An available language: its code, and its name in that language.
    struct Language {
        QString code;
        QString name;
    };
    static QList<Language> languages();
    /// Returns the code of the available language for a locale: English if there is no other one.
    static QString languageFor(const QLocale& locale);

    bool operator==(const Appearance&) const = default;
};

} // namespace lightsout
