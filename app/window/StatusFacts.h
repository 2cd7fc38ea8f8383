// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "look/TextLabel.h"
#include "text/Glossary.h"

#include <QWidget>

class QHBoxLayout;

namespace lightsout {

/// The status line: size, rank, nullity, solutions, and whether the present board is solvable.
/// Where there is no room for all of it, what matters least waits in the tool tip of "…".
class StatusFacts : public QWidget {
    Q_OBJECT

public:
    explicit StatusFacts(Workbench& workbench, QWidget* parent = nullptr);

    /// It never holds the window apart.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// A word that is clicked is looked up in the manual.
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Fact {
        Term term;
        QString value;
        QString reason = {}; ///< why it is not known
    };

    void refresh();
    void show(std::vector<Fact> facts);
    /// Shows as many facts as there is room for.
    void fit();
    /// What a fact takes of the width.
    int widthOf(std::size_t fact) const;

    Workbench& workbench_;
    QHBoxLayout* row_;
    std::vector<Fact> facts_;
    std::vector<QWidget*> holders_; ///< by fact: its name and its value
    TextLabel* rest_;               ///< "…"
};

} // namespace lightsout
