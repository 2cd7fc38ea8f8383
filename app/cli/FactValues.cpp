// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/FactValues.h"

#include "arguments/BoardArguments.h"
#include "arguments/Messages.h"
#include "cli/Pictures.h"

#include <algorithm>

namespace lightsout::cli {

const Solver& solverOf(FactContext& context, Progress& progress) {
    const Solver* solver = context.solver(progress);
    if (solver == nullptr) {
        throw failureOf(*context.refusal(), boardOption);
    }
    return *solver;
}

nlohmann::ordered_json jsonOf(const Fact& fact, const Value& value) {
    /// Exponents of powers of two whose digits are written out.
    constexpr std::size_t maxExponent = std::size_t{1} << 20;
    if (const bool* isTrue = std::get_if<bool>(&value.content)) {
        return *isTrue;
    }
    if (value.number() == nullptr || value.number()->index() != 0) {
        return nullptr;
    }
    const auto& exact = std::get<BigFraction>(*value.number());
    const auto bits = std::max(exact == 0 ? 0 : msb(numerator(exact)), msb(denominator(exact)));
    return bits > maxExponent ? nlohmann::ordered_json(nullptr)
           : fact.growsFast   ? nlohmann::ordered_json(value.text())
                              : exactInteger(static_cast<std::uint64_t>(numerator(exact)));
}

} // namespace lightsout::cli
