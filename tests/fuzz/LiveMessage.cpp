// SPDX-License-Identifier: GPL-3.0-or-later
// Any message from a phone is either read as README.md describes, or refused.

#include "live/Protocol.h"

#include "support/Assert.h"
#include "support/Overloaded.h"
#include "tests/fuzz/Targets.h"

#include <algorithm>
#include <cmath>

namespace lightsout {

void fuzzLiveMessage(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto message = readPupilMessage(text);
    if (!message) {
        return;
    }
    LIGHTSOUT_ASSERT(size <= maxLiveMessage);
    std::visit(Overloaded{[](const JoinMessage& join) {
                              LIGHTSOUT_ASSERT(cleanedName(join.name) == join.name);
                              // The name of a pupil is written into messages and read again.
                              welcomeMessage(join.name, "token", join.word);
                          },
                          [](const MovesMessage& moves) {
                              LIGHTSOUT_ASSERT(!moves.moves.empty() &&
                                               moves.moves.size() <= maxMovesInMessage);
                              LIGHTSOUT_ASSERT(std::ranges::min(moves.moves) >= startOverMove);
                          },
                          [](const AnswerMessage& answer) {
                              const auto* number = std::get_if<double>(&answer.answer);
                              LIGHTSOUT_ASSERT(number == nullptr || std::isfinite(*number));
                              const auto* cells = std::get_if<CellsAnswer>(&answer.answer);
                              LIGHTSOUT_ASSERT(cells == nullptr ||
                                               std::ranges::is_sorted(cells->cells));
                          },
                          [](const auto& /*nothing to check*/) {}},
               *message);
}

} // namespace lightsout
