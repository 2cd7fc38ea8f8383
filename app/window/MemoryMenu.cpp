// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/MemoryMenu.h"

#include <QActionGroup>
#include <QLocale>
#include <QSettings>

namespace lightsout {

namespace {

constexpr auto shareKey = "memoryQuarters";

} // namespace

MemoryMenu::MemoryMenu(QWidget* parent) : QMenu(tr("&Memory for computing"), parent) {
    auto* group = new QActionGroup(this);
    const std::pair<MemoryShare, QString> choices[] = {
        {MemoryShare::quarter, tr("A &quarter of it: %1")},
        {MemoryShare::half, tr("&Half of it: %1")},
        {MemoryShare::threeQuarters, tr("&Three quarters of it: %1")},
    };
    for (const auto& [share, name] : choices) {
        const auto bytes = static_cast<qint64>(memoryOf(share));
        QAction* action =
            addAction(name.arg(QLocale().formattedDataSize(bytes)), this, [this, wanted = share] {
                setMemoryShare(wanted);
                QSettings().setValue(QLatin1String(shareKey), static_cast<int>(wanted));
                Q_EMIT chosen();
            });
        action->setCheckable(true);
        action->setChecked(memoryShare() == share);
        group->addAction(action);
    }
}

void MemoryMenu::restore() {
    // The settings are a file that anybody may write.
    const int quarters = QSettings().value(QLatin1String(shareKey)).toInt();
    const bool isKnown = quarters >= static_cast<int>(MemoryShare::quarter) &&
                         quarters <= static_cast<int>(MemoryShare::threeQuarters);
    setMemoryShare(isKnown ? static_cast<MemoryShare>(quarters) : MemoryShare::half);
}

} // namespace lightsout
