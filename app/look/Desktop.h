// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <optional>

class QDBusConnection;
class QDBusVariant;
class QVariant;

namespace lightsout {

/// The desktop's preferences for all programs: dark or light windows, high contrast and the size of
/// text. The settings portal of the session bus is read once and then monitored; without a portal,
/// Qt's own detection of dark windows is used.
class Desktop : public QObject {
    Q_OBJECT

public:
    /// Returns the desktop of the application, which must exist. No bus is queried if no screen is
    /// used, so that pictures look the same everywhere.
    static Desktop& instance();

    /// Reads the settings portal of `bus`; an unconnected bus has none.
    explicit Desktop(const QDBusConnection& bus, QObject* parent = nullptr);

    bool isDark() const;
    bool hasHighContrast() const { return hasHighContrast_; }
    /// Ratio of the desktop's size of text to the usual one, 11 points.
    double textScale() const;

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void onSettingChanged(const QString& group, const QString& key, const QDBusVariant& value);

private:
    void take(const QString& group, const QString& key, const QVariant& value);

    std::optional<bool> asksForDark_; ///< empty if the portal has no preference
    bool hasHighContrast_ = false;
    double fontPointSize_;
    double fontScale_ = 1;
};

} // namespace lightsout
