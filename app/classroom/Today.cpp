// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/Today.h"

#include <QDate>

namespace lightsout {

Deal dealOfToday() {
    const qint64 days = QDate(1970, 1, 1).daysTo(QDate::currentDate());
    return dealOfDay(std::chrono::sys_days(std::chrono::days(days)));
}

} // namespace lightsout
