// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QApplication;

namespace lightsout {

enum class Palette;

/// The look and language of the window.
struct Appearance {
    enum class Theme { desktop, light, dark };
    enum class Contrast { desktop, normal, high };

    /// "en", "fr" or "he"; empty for the system's language.
    QString language;
    Theme theme = Theme::desktop;
    Palette palette{};
    Contrast contrast = Contrast::desktop;
    /// Full screen with larger text, for a wall; never stored between sessions.
    bool projector = false;
    /// The size of text, as a factor chosen by the user and relative to the size for the desktop or
    /// the wall. On a wall it only enlarges.
    double textScale = 1;

    static constexpr double minText = 0.8;
    static constexpr double maxText = 2;

    /// Sets the application's language, direction, colours and text size. Open windows adopt them,
    /// the language as soon as events are processed. The text size is that for a window of the size
    /// `window`; by default, for one without room to spare, or for the whole screen.
    void apply(QApplication& application, const QSize& window = {}) const;
    /// Returns the size of text in a window of this size, as a factor of the usual one. On a wall,
    /// capitals are at least `wallCapitals` of the window's height. At a desk text grows with large
    /// windows, so that cards can be read from as far away and fill as much; in steps, as another
    /// size restyles the whole window.
    double textScaleIn(const QSize& window) const;

    static constexpr double wallCapitals = 0.022;

    /// The available languages, by code and by their own name.
    struct Language {
        QString code;
        QString name;
    };
    static QList<Language> languages();

    bool operator==(const Appearance&) const = default;
};

} // namespace lightsout
