#pragma once

#include "analysis/Workbench.h"

#include <QWidget>

namespace lightsout {

/// The tab of quiet patterns and of all solutions, which differ by quiet patterns.
class KernelPage : public QWidget {
    Q_OBJECT

public:
    explicit KernelPage(Workbench& workbench, QWidget* parent = nullptr);
};

} // namespace lightsout
