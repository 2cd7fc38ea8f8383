// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Appearance.h"

#include "look/Theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr double projectorTextScale = 1.35;

constexpr QSizeF plainWindow(1920, 1080); ///< in which text has its own size
constexpr double maxRoomScale = 2;
constexpr double stepsOfRoomScale = 4; ///< to a whole

/// The translator of one catalogue, installed once and loaded anew for each language.
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
        return; // spoken already
    }
    QApplication::removeTranslator(&translator);
    if (translator.load(locale, catalogue, QStringLiteral("_"), folder)) {
        QApplication::installTranslator(&translator);
    }
}

} // namespace

void Appearance::apply(QApplication& application, double roomScale) const {
    const bool desktopDark = desktopIsDark();
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    // A language without a translation is shown in English, whose texts need their plurals too.
    const auto entries = languages();
    const bool known = std::ranges::any_of(entries, [&locale](const Language& entry) {
        return QLocale(entry.code).language() == locale.language();
    });
    // Not the system's locale itself, which under LANG=C names English but finds no translation.
    const QLocale shown(known ? locale.language() : QLocale::English);
    translate(application, shown, QStringLiteral("lightsout"), QStringLiteral(":/i18n"));
    translate(application, shown, QStringLiteral("qtbase"),
              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    QApplication::setLayoutDirection(shown.textDirection());
    const bool dark = theme == Theme::dark || (theme == Theme::desktop && desktopDark);
    lightsout::Theme::install(application, lightsout::Theme::of(palette, dark),
                              textScale * roomScale, projector ? projectorTextScale : 1);
}

double Appearance::roomScaleOf(const QSize& window) {
    const double room =
        std::min(window.width() / plainWindow.width(), window.height() / plainWindow.height());
    return std::clamp(std::floor(room * stepsOfRoomScale) / stepsOfRoomScale, 1.0, maxRoomScale);
}

QList<Appearance::Language> Appearance::languages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("he"), QStringLiteral("עברית")}};
}

} // namespace lightsout
