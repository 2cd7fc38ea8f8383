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

    /// "en", "fr" or "he"; empty for the system's language.
    QString language;
    Theme theme = Theme::desktop;
    Palette palette{};
    /// Full screen with larger text, for a wall; never kept between sessions.
    bool projector = false;
    /// The size of text, as a factor that the user chose.
    double textScale = 1;

    static constexpr double minText = 0.8;
    static constexpr double maxText = 2;

    /// Gives the application its language, direction, colours and text size. Windows that are open
    /// take them on, the language as soon as events are processed. All text is larger by
    /// `roomScale`.
    void apply(QApplication& application, double roomScale = 1) const;
    /// How much larger text is to be in a window of this size: in large ones it grows with them, so
    /// that cards are read from as far away and fill as much; in steps, as another size restyles
    /// all of the window.
    static double roomScaleOf(const QSize& window);

    /// The languages there are, by code and by their own name.
    struct Language {
        QString code;
        QString name;
    };
    static QList<Language> languages();

    bool operator==(const Appearance&) const = default;
};

} // namespace lightsout
