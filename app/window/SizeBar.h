// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "io/BoardSizes.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QToolBar>

#include <optional>
#include <vector>

class QComboBox;
class QLabel;
class QSlider;
class QSpinBox;
class QToolButton;

namespace lightsout {

/// A bar with a slider for the size of the board. All pages follow it. Larger boards are made off
/// the GUI thread: until the board of the chosen size is made, the previous one is shown.
class SizeBar : public QToolBar {
    Q_OBJECT

public:
    SizeBar(Workbench& workbench, QWidget* parent);

    /// The command that shows or hides the bar.
    QAction* action() const { return action_; }
    bool isPlaying() const { return timer_.isActive(); }
    /// Starts or stops showing all sizes one after another. After the largest size, the smallest
    /// one follows.
    void setPlaying(bool isPlaying);

protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void retranslate();
    /// Finds the sizes of the board that is shown, unless this bar has made it.
    void followBoard();
    /// Finds the sizes of the board that has this specification; an empty one has none.
    void setSizes(const std::string& spec);
    /// Chooses one of the ways to change the sizes.
    void choose(int index);
    /// Shows the board with this n as soon as it is made.
    void request(std::uint64_t n);
    void makeRequested();
    void showBoard(Game game, const std::string& spec);
    void playNext();
    void refresh();

    Workbench& workbench_;
    QAction* action_;
    QLabel* title_;
    QComboBox* choice_; ///< which sizes change
    QSlider* slider_;
    QSpinBox* number_;
    QLabel* board_; ///< the name of the board that is shown
    QToolButton* play_;
    QToolButton* close_;

    std::vector<BoardSizes> sizes_;
    std::size_t chosen_ = 0; ///< index in sizes_
    std::optional<std::uint64_t> requested_{};
    Rule rule_; ///< the rule whose sizes these are
    Stroke stroke_ = newStroke();
    QElapsedTimer sinceRequest_;
    QTimer timer_; ///< active while the sizes are played
    Job job_{this};
};

} // namespace lightsout
