// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/Appearance.h"

#include "theme/Desktop.h"
#include "theme/Theme.h"

#include <QApplication>
#include <QFontMetrics>
#include <QLibraryInfo>
#include <QLocale>
#include <QScreen>
#include <QTranslator>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double maxChoiceOnWall = 1.6;   ///< larger text would leave little space for anything
                                          ///< else
constexpr QSizeF plainWindow(1920, 1080); ///< size of the window at which text has its normal size
constexpr double maxRoomScale = 2;
constexpr double stepsOfRoomScale = 4; ///< number of steps per unit of the scale

/// Returns the smallest text size, in steps of half a point, at which capitals are at least this
/// many pixels high.
double pointSizeFor(int capitals) {
    QFont font = QApplication::font();
    double halfPoints = 2; // a font of one point may have no capitals
    do {
        font.setPointSizeF(++halfPoints / 2);
    } while (QFontMetrics(font).capHeight() < capitals);
    return halfPoints / 2;
}

/// Returns the application's translator for a catalogue. It is created on the first call and
/// reloaded when the language changes.
QTranslator& translatorFor(QApplication& application, const QString& catalogue) {
    auto* translator = application.findChild<QTranslator*>(catalogue);
    if (translator == nullptr) {
        translator = new QTranslator(&application);
        translator->setObjectName(catalogue);
    }
    return *translator;
}

void translate(QApplication& application, const QLocale& locale, const QString& catalogue,
               const QString& folder) {
    QTranslator& translator = translatorFor(application, catalogue);
    if (!translator.isEmpty() && QLocale(translator.language()).language() == locale.language()) {
        return; // already loaded
    }
    QApplication::removeTranslator(&translator);
    if (translator.load(locale, catalogue, QStringLiteral("_"), folder)) {
        QApplication::installTranslator(&translator);
    }
}

} // namespace

void Appearance::apply(QApplication& application, const QSize& window) const {
    const Desktop& desktop = Desktop::instance();
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    // If there is no translation for the language, strings are shown in English. Even then, the
    // English catalogue is needed for the plural forms. The system's locale itself can't be used:
    // under LANG=C it is English but finds no translation.
    const QLocale shown(languageFor(locale));
    translate(application, shown, QStringLiteral("lightsout"), QStringLiteral(":/i18n"));
    translate(application, shown, QStringLiteral("qtbase"),
              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    QApplication::setLayoutDirection(shown.textDirection());
    const bool dark = theme == Theme::dark || (theme == Theme::desktop && desktop.isDark());
    const bool hasHighContrast =
        contrast == Contrast::high || (contrast == Contrast::desktop && desktop.hasHighContrast());
    const lightsout::Theme plain = lightsout::Theme::of(palette, dark);
    lightsout::Theme::install(application, hasHighContrast ? plain.withHighContrast() : plain,
                              textScaleIn(window), projector);
}

double Appearance::textScaleIn(const QSize& window) const {
    if (projector) {
        const int height =
            window.isEmpty() ? QGuiApplication::primaryScreen()->size().height() : window.height();
        const auto capitals = static_cast<int>(std::ceil(wallCapitals * height));
        return pointSizeFor(capitals) / bodyPointSize * std::clamp(textScale, 1.0, maxChoiceOnWall);
    }
    const double room =
        std::min(window.width() / plainWindow.width(), window.height() / plainWindow.height());
    const double roomScale =
        std::clamp(std::floor(room * stepsOfRoomScale) / stepsOfRoomScale, 1.0, maxRoomScale);
    return Desktop::instance().textScale() * textScale * roomScale;
}

QList<Appearance::Language> Appearance::languages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("he"), QStringLiteral("עברית")}};
}

QString Appearance::languageFor(const QLocale& locale) {
    for (const Language& known : languages()) {
        if (QLocale(known.code).language() == locale.language()) {
            return known.code;
        }
    }
    return QStringLiteral("en");
}

} // namespace lightsout
