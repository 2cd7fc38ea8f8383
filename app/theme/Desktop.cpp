// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/Desktop.h"

#ifdef QT_DBUS_LIB
#include "theme/SettingsPortal.h"
#endif

#include <QApplication>
#include <QPalette>
#include <QPointer>
#include <QStringList>
#include <QStyleHints>

#include <algorithm>

namespace lightsout {

namespace {

constexpr double usualPointSize = 11;
constexpr double minTextScale = 0.75;
constexpr double maxTextScale = 2.5;

const QString appearanceGroup = QStringLiteral("org.freedesktop.appearance");
const QString gnomeGroup = QStringLiteral("org.gnome.desktop.interface");
const QString kdeGroup = QStringLiteral("org.kde.kdeglobals.General");

/// Returns true if the palette that Qt took from the desktop is dark. It is checked once, before
/// the first theme replaces it.
bool hasDarkPalette() {
    static const bool isDark = [] {
        const QPalette palette = QApplication::palette();
        return palette.color(QPalette::Window).lightness() <
               palette.color(QPalette::WindowText).lightness();
    }();
    return isDark;
}

/// Returns the size in the description of a font, such as "Cantarell 11" or "Noto Sans,10,-1,5".
std::optional<double> pointSizeIn(const QString& font) {
    const QString size = font.contains(QLatin1Char(',')) ? font.section(QLatin1Char(','), 1, 1)
                                                         : font.section(QLatin1Char(' '), -1);
    bool isNumber = false;
    const double points = size.toDouble(&isNumber);
    return isNumber && points > 0 ? std::optional(points) : std::nullopt;
}

} // namespace

Desktop& Desktop::instance() {
    static QPointer<Desktop> desktop;
    if (desktop == nullptr) {
        desktop = new Desktop(qApp);
#ifdef QT_DBUS_LIB
        new SettingsPortal(SettingsPortal::usualBus(), *desktop);
#endif
    }
    return *desktop;
}

Desktop::Desktop(QObject* parent) : QObject(parent), fontPointSize_(usualPointSize) {
    hasDarkPalette();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this,
            &Desktop::changed);
#endif
}

QStringList Desktop::settingGroups() {
    return {appearanceGroup, gnomeGroup, kdeGroup};
}

bool Desktop::isDark() const {
    if (asksForDark_) {
        return *asksForDark_;
    }
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown) {
        return scheme == Qt::ColorScheme::Dark;
    }
#endif
    return hasDarkPalette();
}

double Desktop::textScale() const {
    return std::clamp(fontPointSize_ / usualPointSize * fontScale_, minTextScale, maxTextScale);
}

void Desktop::take(const QString& group, const QString& key, const QVariant& value) {
    constexpr uint dark = 1;
    constexpr uint light = 2;
    constexpr uint highContrast = 1;
    if (group == appearanceGroup && key == QStringLiteral("color-scheme")) {
        const uint scheme = value.toUInt();
        asksForDark_ =
            scheme == dark || scheme == light ? std::optional(scheme == dark) : std::nullopt;
    } else if (group == appearanceGroup && key == QStringLiteral("contrast")) {
        hasHighContrast_ = value.toUInt() == highContrast;
    } else if (group == gnomeGroup && key == QStringLiteral("text-scaling-factor")) {
        fontScale_ = value.toDouble() > 0 ? value.toDouble() : 1;
    } else if ((group == gnomeGroup && key == QStringLiteral("font-name")) ||
               (group == kdeGroup && key == QStringLiteral("font"))) {
        fontPointSize_ = pointSizeIn(value.toString()).value_or(usualPointSize);
    }
}

} // namespace lightsout

#include "moc_Desktop.cpp"
