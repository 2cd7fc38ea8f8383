// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/CofactorPlayer.h"

#include <utility>

namespace lightsout {

void CofactorPlayer::load(BitMatrix matrix) {
    matrix_ = std::move(matrix);
    terms_.clear();
    if (matrix_.rows() > 0 && matrix_.rows() <= maxExpandedSize) {
        terms_ = cofactorExpansion(matrix_);
    }
    rewind();
    Q_EMIT changed();
}

} // namespace lightsout

#include "moc_CofactorPlayer.cpp"
