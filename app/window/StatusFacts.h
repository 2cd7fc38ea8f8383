#pragma once

#include "analysis/Workbench.h"

#include <QWidget>

class QHBoxLayout;

namespace lightsout {

/// The status line: size, rank, nullity, solutions, and whether the present board is solvable.
class StatusFacts : public QWidget {
    Q_OBJECT

public:
    explicit StatusFacts(Workbench& workbench, QWidget* parent = nullptr);

private:
    void refresh();
    void show(std::initializer_list<std::pair<QString, QString>> facts);

    Workbench& workbench_;
    QHBoxLayout* row_;
};

} // namespace lightsout
