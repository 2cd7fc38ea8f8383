// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Appearance.h"

#include "look/Theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double projectorTextScale = 1.35;

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

void Appearance::apply(QApplication& application) const {
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
    lightsout::Theme::install(application, lightsout::Theme::of(palette, dark), textScale,
                              projector ? projectorTextScale : 1);
}

QList<Appearance::Language> Appearance::languages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("he"), QStringLiteral("עברית")}};
}

} // namespace lightsout
