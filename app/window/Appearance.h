// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>

class QApplication;

namespace lightsout {

enum class Palette;

/// How the window looks and speaks.
struct Appearance {
    enum class Theme { desktop, light, dark };
    enum class Contrast { desktop, normal, high };

    /// "en", "fr" or "he"; empty for the system's language.
    QString language;
    Theme theme = Theme::desktop;
    Palette palette{};
    Contrast contrast = Contrast::desktop;
    /// Full screen with larger text, for a wall; never kept between sessions.
    bool projector = false;
    /// The size of text, as a factor of the desktop's or the wall's that the user chose. On a wall
    /// it only enlarges.
    double textScale = 1;

    static constexpr double minText = 0.8;
    static constexpr double maxText = 2;

    /// Gives the application its language, direction, colours and text size. Windows that are open
    /// take them on, the language as soon as events are processed. Text has the size for a window
    /// of the size `window`; by default, for one without room to spare, or for the whole screen.
    void apply(QApplication& application, const QSize& window = {}) const;
    /// The size of text in a window of this size, as a factor of the usual one. On a wall, capitals
    /// are at least `wallCapitals` of the window's height. At a desk text grows with large windows,
    /// so that cards are read from as far away and fill as much; in steps, as another size restyles
    /// all of the window.
    double textScaleIn(const QSize& window) const;

    static constexpr double wallCapitals = 0.022;

    /// The languages there are, by code and by their own name.
    struct Language {
        QString code;
        QString name;
    };
    static QList<Language> languages();

    bool operator==(const Appearance&) const = default;
};

} // namespace lightsout
