// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "text/Glossary.h"

#include <QWidget>

class QHBoxLayout;

namespace lightsout {

/// The status line: size, rank, nullity, solutions, and whether the present board is solvable.
class StatusFacts : public QWidget {
    Q_OBJECT

public:
    explicit StatusFacts(Workbench& workbench, QWidget* parent = nullptr);

protected:
    /// A word that is clicked is looked up in the manual.
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Fact {
        Term term;
        QString value;
        QString reason = {}; ///< why it is not known
    };

    void refresh();
    void show(const std::vector<Fact>& facts);

    Workbench& workbench_;
    QHBoxLayout* row_;
};

} // namespace lightsout
