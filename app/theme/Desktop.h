// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QDBusConnection;
class QDBusVariant;
class QVariant;

namespace lightsout {

/// The desktop's preferences for all programs: dark or light windows, high contrast and the text
/// size. The settings portal on the session bus is read once and then monitored. If there is no
/// portal, Qt's own detection of dark windows is used.
class Desktop : public QObject {
    Q_OBJECT

public:
    /// Returns the desktop of the application. The QApplication must already exist. The bus is not
    /// queried if the application has no screen, so that pictures look the same everywhere.
    static Desktop& instance();

    /// Reads the settings portal on `bus`. A disconnected bus has no portal.
    explicit Desktop(const QDBusConnection& bus, QObject* parent = nullptr);

    bool isDark() const;
    bool hasHighContrast() const { return hasHighContrast_; }
    /// Returns the ratio of the desktop's text size to the usual size of 11 points.
    double textScale() const;

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QString& group, const QString& key, const QVariant& value);

    std::optional<bool> asksForDark_; ///< nullopt if the portal states no preference
    bool hasHighContrast_ = false;
    double fontPointSize_;
    double fontScale_ = 1;
};

} // namespace lightsout
