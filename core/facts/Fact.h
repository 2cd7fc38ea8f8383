// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "facts/FactContext.h"
#include "facts/Value.h"

#include <span>

namespace lightsout {

/// A number on which a fact depends in addition to the game.
enum class FactArgument { presses, count, vertex };

/// The kind of a fact's values.
enum class FactKind { integer, share, real, yesNo, vertices };

/// When the value of a fact is known: at once; together with the answer, because it follows from
/// the solver, the answer and the fewest presses, or needs less time than they do; or after work of
/// its own.
enum class FactSource { game, answer, work };

/// A number or a property that each board has, such as its nullity.
struct Fact {
    /// The name on the command line, in lessons, in Python, and in files: "solvable-share".
    std::string_view id;
    /// An older name that lessons or JSON use; empty if there is none.
    std::string_view alias{};
    /// What a value counts, such as "presses"; empty if the id says it, as "rank" does.
    std::string_view unit{};
    FactKind kind = FactKind::integer;
    std::span<const FactArgument> arguments{};
    /// Whether the value depends on the lights and the target, not on the rule alone.
    bool needsLights = false;
    /// Whether the fact is defined if some vertices have no button or no light. Otherwise, it is
    /// computed without the holes.
    bool allowsMarks = false;
    FactSource source = FactSource::work;
    /// Whether values of similar boards may differ by orders of magnitude.
    bool growsFast = false;
    /// Estimates the work. The operations decide whether it is begun; they need not include
    /// building a solver, which has limits of its own. The bytes are an upper bound.
    WorkEstimate (*cost)(const Rule& rule) = [](const Rule& /*rule*/) { return WorkEstimate{}; };
    ValueRange (*range)(double vertices) = [](double /*vertices*/) { return ValueRange{}; };
    Value (*compute)(FactContext& context, std::span<const std::uint64_t> arguments,
                     Progress& progress);

    bool isNumber() const { return kind < FactKind::yesNo; }
};

/// Returns all facts, in the order in which lists show them.
std::span<const Fact> allFacts();
/// Returns the fact with this id or alias, or null.
const Fact* factNamed(std::string_view name);

/// Returns the value of a fact, with as many arguments as it has. The result depends neither on
/// the number of threads nor on the machine. Throws Cancelled.
Value valueOf(const Fact& fact, FactContext& context, std::span<const std::uint64_t> arguments,
              Progress& progress);
inline Value valueOf(const Fact& fact, FactContext& context, Progress& progress) {
    return valueOf(fact, context, {}, progress);
}

} // namespace lightsout
