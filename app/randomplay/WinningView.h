// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/StageGrid.h"
#include "randomplay/RandomPlay.h"
#include "randomplay/WinningChances.h"

namespace lightsout {

/// The cards about winning by chance: means, the law of the length of a game, and MonkeyCard.
class WinningView : public StageGrid {
    Q_OBJECT

public:
    WinningView(RandomPlay& play, Workbench& workbench, QWidget* parent = nullptr);

    const WinningChances& chances() const { return chances_; }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();

    RandomPlay& play_;
    WinningChances chances_;
};

} // namespace lightsout
