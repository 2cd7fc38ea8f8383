#pragma once

#include <QString>

class QApplication;
class QTranslator;

namespace lightsout {

/// How the window looks and speaks; kept between sessions.
struct Appearance {
    enum class Theme { desktop, light, dark };

    /// "en", "fr" or "he"; empty for the system's language.
    QString language;
    Theme theme = Theme::desktop;
    /// Full screen with larger text, for a wall.
    bool projector = false;

    static Appearance load();
    void save() const;

    /// Gives the application its language, direction, colours and text size. Windows made before
    /// keep the old ones.
    void apply(QApplication& application) const;

    /// The languages there are, by code and by their own name.
    struct Language {
        QString code;
        QString name;
    };
    static QList<Language> languages();
};

} // namespace lightsout
