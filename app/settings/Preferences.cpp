// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/Preferences.h"

#include "analysis/WorkThreads.h"
#include "theme/Style.h"
#include "theme/Theme.h"

#include <QCoreApplication>
#include <QEvent>
#include <QSettings>

#include <algorithm>

namespace lightsout {

namespace {

constexpr auto languageKey = "language";
constexpr auto themeKey = "theme";
constexpr auto paletteKey = "palette";
constexpr auto contrastKey = "contrast";
constexpr auto textScaleKey = "textScale";
constexpr auto lessMotionKey = "lessMotion";
constexpr auto cellNumbersKey = "cellNumbers";
constexpr auto firstNumberKey = "firstNumber";
constexpr auto memoryKey = "memoryQuarters";
constexpr auto threadsKey = "threads";
constexpr auto autosaveKey = "autosave";
constexpr auto startPageKey = "firstPage";

/// Returns the choice with the stored number, from `first` to `last`, or the default if it is
/// invalid.
template <typename Choice>
Choice choice(const QSettings& settings, const char* key, Choice first, Choice last, Choice usual) {
    bool isNumber = false;
    const int number = settings.value(QLatin1String(key)).toInt(&isNumber);
    const bool isKnown =
        isNumber && number >= static_cast<int>(first) && number <= static_cast<int>(last);
    return isKnown ? static_cast<Choice>(number) : usual;
}

bool isOn(const QSettings& settings, const char* key, bool usual) {
    return settings.value(QLatin1String(key), usual).toBool();
}

} // namespace

Preferences Preferences::load() {
    const QSettings settings;
    Preferences loaded;
    Appearance& look = loaded.appearance;
    look.language = settings.value(QLatin1String(languageKey)).toString();
    look.theme =
        choice(settings, themeKey, Appearance::Theme::desktop, Appearance::Theme::dark, look.theme);
    look.palette = choice(settings, paletteKey, Palette::standard, Palette::pieces, look.palette);
    look.contrast = choice(settings, contrastKey, Appearance::Contrast::desktop,
                           Appearance::Contrast::high, look.contrast);
    look.textScale = std::clamp(settings.value(QLatin1String(textScaleKey), 1.0).toDouble(),
                                Appearance::minText, Appearance::maxText);
    loaded.hasLessMotion = isOn(settings, lessMotionKey, loaded.hasLessMotion);
    loaded.numbering = {.cells = choice(settings, cellNumbersKey, CellNumbers::automatic,
                                        CellNumbers::rowAndColumn, CellNumbers::automatic),
                        .first = choice<std::size_t>(settings, firstNumberKey, 0, 1, 1)};
    loaded.memory = choice(settings, memoryKey, MemoryShare::quarter, MemoryShare::threeQuarters,
                           loaded.memory);
    loaded.threads = choice<std::size_t>(settings, threadsKey, 1, coreCount(), 0);
    loaded.autosaves = isOn(settings, autosaveKey, loaded.autosaves);
    loaded.beginsWithStartPage = isOn(settings, startPageKey, loaded.beginsWithStartPage);
    return loaded;
}

void Preferences::save() const {
    QSettings settings;
    const auto keep = [&settings](const char* key, const QVariant& value) {
        settings.setValue(QLatin1String(key), value);
    };
    keep(languageKey, appearance.language);
    keep(themeKey, static_cast<int>(appearance.theme));
    keep(paletteKey, static_cast<int>(appearance.palette));
    keep(contrastKey, static_cast<int>(appearance.contrast));
    keep(textScaleKey, appearance.textScale);
    keep(lessMotionKey, hasLessMotion);
    keep(cellNumbersKey, static_cast<int>(numbering.cells));
    keep(firstNumberKey, static_cast<int>(numbering.first));
    keep(memoryKey, static_cast<int>(memory));
    keep(threadsKey, static_cast<int>(threads));
    keep(autosaveKey, autosaves);
    keep(startPageKey, beginsWithStartPage);
}

void Preferences::apply() const {
    if (numbering != Numbering::current()) {
        Numbering::setCurrent(numbering);
        // Texts everywhere contain the numbers of cells, so they are refreshed as if the language
        // had changed.
        QEvent change(QEvent::LanguageChange);
        QCoreApplication::sendEvent(qApp, &change);
    }
    setMemoryShare(memory);
    setWorkThreads(threads);
    Style::setHasLessMotion(hasLessMotion);
}

} // namespace lightsout
