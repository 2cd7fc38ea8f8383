// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/TextLabel.h"
#include "text/Glossary.h"

#include <QStatusBar>
#include <QWidget>

class QHBoxLayout;

namespace lightsout {

class FileActions;

/// The facts in the status bar: size, rank, nullity, solutions, and whether the current board is
/// solvable. If there is not enough room, the least important facts are shown in the tooltip of
/// "…".
class StatusFacts : public QWidget {
    Q_OBJECT

public:
    explicit StatusFacts(Workbench& workbench, QWidget* parent = nullptr);

    /// Returns a size whose width never enlarges the window.
    QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    /// Looks up a clicked word in the manual.
    void mousePressEvent(QMouseEvent* event) override;

private:
    struct Shown {
        Term term;
        QString value{};
        QString reason = {}; ///< the reason why the fact is not known
    };

    void refresh();
    void show(std::vector<Shown> facts);
    /// Shows as many facts as there is room for.
    void fit();
    /// Returns the width that a fact needs.
    int widthOf(std::size_t fact) const;

    Workbench& workbench_;
    QHBoxLayout* row_;
    std::vector<Shown> facts_;
    std::vector<QWidget*> holders_; ///< containers of name and value, indexed by fact
    TextLabel* rest_;               ///< the label "…"
};

/// The status bar at the bottom of the window. It shows facts about the board, messages about its
/// file, and the progress of computations.
class StatusBar : public QStatusBar {
    Q_OBJECT

public:
    StatusBar(Workbench& workbench, const FileActions& file, QWidget* parent);

    /// Shows a message briefly.
    void showBriefly(const QString& text);
    /// Returns the widget with the facts about the board.
    QWidget& facts() const { return *facts_; }
    /// Returns a description of the analysis in progress, with its expected cost if that is known.
    static QString progressText(const std::optional<WorkEstimate>& expected);

private:
    QWidget* facts_;
};

} // namespace lightsout
