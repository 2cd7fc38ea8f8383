// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/SettingsFile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileDevice>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSettings>

namespace lightsout {

namespace {

/// JSON has no byte arrays, so a byte array is stored as an object with this single key.
const auto bytesKey = QStringLiteral("base64");

QJsonValue toJson(const QVariant& value) {
    if (value.typeId() == QMetaType::QByteArray) {
        return QJsonObject{{bytesKey, QString::fromLatin1(value.toByteArray().toBase64())}};
    }
    return QJsonValue::fromVariant(value);
}

QVariant fromJson(const QJsonValue& value) {
    if (value.isObject() && value.toObject().contains(bytesKey)) {
        return QByteArray::fromBase64(value.toObject().value(bytesKey).toString().toLatin1());
    }
    return value.toVariant();
}

bool read(QIODevice& device, QSettings::SettingsMap& settings) {
    const QJsonDocument document = QJsonDocument::fromJson(device.readAll());
    const QJsonObject object = document.object();
    for (auto entry = object.begin(); entry != object.end(); ++entry) {
        settings.insert(entry.key(), fromJson(entry.value()));
    }
    return document.isObject();
}

bool write(QIODevice& device, const QSettings::SettingsMap& settings) {
    QJsonObject object;
    for (auto entry = settings.begin(); entry != settings.end(); ++entry) {
        object.insert(entry.key(), toJson(entry.value()));
    }
    const QByteArray text = QJsonDocument(object).toJson();
    // The data is flushed, because errors in writing buffered data would not be noticed later.
    auto* file = qobject_cast<QFileDevice*>(&device);
    return device.write(text) == text.size() && (file == nullptr || file->flush());
}

} // namespace

void useDurableSettings() {
    static const QSettings::Format format =
        QSettings::registerFormat(QStringLiteral("json"), read, write);
    const QSettings before;
    QSettings::setDefaultFormat(format);
    QSettings settings;
    if (before.format() != format && !QFile::exists(settings.fileName())) {
        for (const QString& key : before.allKeys()) {
            settings.setValue(key, before.value(key));
        }
    }
}

QString settingsProblem() {
    if (QCoreApplication::organizationName().isEmpty()) {
        return {}; // without a name, QSettings reports an error even if there are no settings
    }
    QSettings settings;
    settings.sync();
    return settings.status() == QSettings::AccessError
               ? QCoreApplication::translate("SettingsFile",
                                             "The settings could not be saved in %1.")
                     .arg(settings.fileName())
               : QString();
}

} // namespace lightsout
