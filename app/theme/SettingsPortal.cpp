// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/SettingsPortal.h"

#include "theme/Desktop.h"

#include <QDBusMessage>
#include <QDBusMetaType>
#include <QDBusReply>
#include <QDBusVariant>
#include <QFile>
#include <QGuiApplication>
#include <QMap>
#include <QStringList>

namespace lightsout {

namespace {

constexpr int patience = 300; ///< milliseconds to wait for the portal before the first window

const QString service = QStringLiteral("org.freedesktop.portal.Desktop");
const QString path = QStringLiteral("/org/freedesktop/portal/desktop");
const QString settings = QStringLiteral("org.freedesktop.portal.Settings");

using Groups = QMap<QString, QVariantMap>;

} // namespace

SettingsPortal::SettingsPortal(const QDBusConnection& bus, Desktop& desktop)
    : QObject(&desktop), desktop_(desktop) {
    if (!bus.isConnected()) {
        return;
    }
    qDBusRegisterMetaType<Groups>();
    QDBusConnection(bus).connect(service, path, settings, QStringLiteral("SettingChanged"), this,
                                 SLOT(onSettingChanged(QString, QString, QDBusVariant)));
    QDBusMessage question =
        QDBusMessage::createMethodCall(service, path, settings, QStringLiteral("ReadAll"));
    question << Desktop::settingGroups();
    const QDBusReply<Groups> reply = bus.call(question, QDBus::Block, patience);
    if (!reply.isValid()) {
        return;
    }
    const Groups groups = reply.value();
    for (auto group = groups.begin(); group != groups.end(); ++group) {
        for (auto entry = group->begin(); entry != group->end(); ++entry) {
            desktop_.take(group.key(), entry.key(), entry.value());
        }
    }
}

QDBusConnection SettingsPortal::usualBus() {
    const bool hasScreen = QGuiApplication::platformName() != QStringLiteral("offscreen") &&
                           QGuiApplication::platformName() != QStringLiteral("minimal");
    const QString socket = qEnvironmentVariable("XDG_RUNTIME_DIR") + QStringLiteral("/bus");
    const bool hasBus =
        qEnvironmentVariableIsSet("DBUS_SESSION_BUS_ADDRESS") || QFile::exists(socket);
    return hasScreen && hasBus ? QDBusConnection::sessionBus()
                               : QDBusConnection(QStringLiteral("none"));
}

void SettingsPortal::onSettingChanged(const QString& group, const QString& key,
                                      const QDBusVariant& value) {
    desktop_.take(group, key, value.variant());
    Q_EMIT desktop_.changed();
}

} // namespace lightsout

#include "moc_SettingsPortal.cpp"
