#include "window/Appearance.h"

#include "widgets/Theme.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QSettings>
#include <QTranslator>

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
    QApplication::removeTranslator(&translator);
    if (translator.load(locale, catalogue, QStringLiteral("_"), folder)) {
        QApplication::installTranslator(&translator);
    }
}

} // namespace

Appearance Appearance::load() {
    const QSettings settings;
    return {.language = settings.value(QStringLiteral("language")).toString(),
            .theme = static_cast<Theme>(settings.value(QStringLiteral("theme"), 0).toInt()),
            .projector = false};
}

void Appearance::save() const {
    QSettings settings;
    settings.setValue(QStringLiteral("language"), language);
    settings.setValue(QStringLiteral("theme"), static_cast<int>(theme));
}

void Appearance::apply(QApplication& application) const {
    const bool desktopDark = desktopIsDark();
    const QLocale locale = language.isEmpty() ? QLocale::system() : QLocale(language);
    QLocale::setDefault(locale);
    translate(application, locale, QStringLiteral("lightsout"), QStringLiteral(":/i18n"));
    translate(application, locale, QStringLiteral("qtbase"),
              QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    // A language that there is no translation for is shown in English, and so from the left.
    bool known = false;
    for (const Language& entry : languages()) {
        known = known || QLocale(entry.code).language() == locale.language();
    }
    QApplication::setLayoutDirection(known ? locale.textDirection() : Qt::LeftToRight);
    const bool dark = theme == Theme::dark || (theme == Theme::desktop && desktopDark);
    lightsout::Theme::install(application,
                              dark ? lightsout::Theme::dark() : lightsout::Theme::light(),
                              projector ? projectorTextScale : 1.0);
}

QList<Appearance::Language> Appearance::languages() {
    return {{QStringLiteral("en"), QStringLiteral("English")},
            {QStringLiteral("fr"), QStringLiteral("Français")},
            {QStringLiteral("he"), QStringLiteral("עברית")}};
}

} // namespace lightsout
