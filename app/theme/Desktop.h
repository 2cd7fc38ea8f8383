// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <optional>

class QVariant;

namespace lightsout {

/// The desktop's preferences for all programs: dark or light windows, high contrast and the text
/// size. They come from a SettingsPortal, on systems with D-Bus. Without preferences, Qt's own
/// detection of dark windows is used.
class Desktop : public QObject {
    Q_OBJECT

public:
    /// Returns the desktop of the application. The QApplication must already exist.
    static Desktop& instance();

    explicit Desktop(QObject* parent = nullptr);

    bool isDark() const;
    bool hasHighContrast() const { return hasHighContrast_; }
    /// Returns the ratio of the desktop's text size to the usual size of 11 points.
    double textScale() const;

    /// Returns the groups of settings that take() knows.
    static QStringList settingGroups();
    /// Takes one setting of a portal. Others are ignored.
    void take(const QString& group, const QString& key, const QVariant& value);

Q_SIGNALS:
    void changed();

private:
    std::optional<bool> asksForDark_; ///< nullopt if the portal states no preference
    bool hasHighContrast_ = false;
    double fontPointSize_;
    double fontScale_ = 1;
};

} // namespace lightsout
