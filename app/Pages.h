#pragma once

#include "analysis/Workbench.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace lightsout {

/// One tab: its name for files and tests, its title, and how to make it.
struct Page {
    QString name;
    QString title;
    QWidget* (*make)(Workbench& workbench);
};

/// The tabs, in the order of the window. A new tab is one more line here.
std::vector<Page> pages();

} // namespace lightsout
