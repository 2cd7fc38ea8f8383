// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDBusConnection>
#include <QObject>

class QDBusVariant;

namespace lightsout {

class Desktop;

/// Passes the settings of the portal on a bus of D-Bus to a Desktop, which owns this object: first
/// all of them, and then each that changes.
class SettingsPortal : public QObject {
    Q_OBJECT

public:
    /// A disconnected bus has no portal.
    SettingsPortal(const QDBusConnection& bus, Desktop& desktop);

    /// Returns the session bus. Returns a disconnected bus if the application has no screen, so
    /// that pictures look the same everywhere, or if connecting would start a bus.
    static QDBusConnection usualBus();

private Q_SLOTS:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    Desktop& desktop_;
};

} // namespace lightsout
