// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/FactValues.h"
#include "cli/Pictures.h"
#include "graph/Symmetry.h"
#include "solve/NullityBounds.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>

namespace lightsout::cli {

namespace {

/// Returns why automorphismCount() has no answer.
std::string symmetriesRefusal() {
    return canCountSymmetries()
               ? "the board has more than " + std::to_string(maxAutomorphismVertices) +
                     " vertices or " + std::to_string(maxAutomorphismEdges) +
                     " edges, or this would take more than about " +
                     std::to_string(maxAutomorphismOperations) + " operations"
               : "this program was built without igraph";
}

nlohmann::ordered_json nullityBoundsValue(const Rule& rule, const Progress& progress) {
    if (!canBoundNullity(rule, progress)) {
        return nullptr;
    }
    const NullityBounds bounds = nullityBounds(rule, progress);
    return {{"lower", bounds.lower()},     {"upper", bounds.upper()},
            {"twins", bounds.byTwins},     {"matching", bounds.byMatching},
            {"forcing", bounds.byForcing}, {"paths", bounds.byDistance},
            {"degree", bounds.byDegree},   {"even_rank", bounds.isRankEven}};
}

std::string nullityBoundsText(const nlohmann::ordered_json& bounds) {
    if (bounds.is_null()) {
        return "not computed: the board is too large";
    }
    const auto named = [&bounds](const char* key) {
        return std::string(key) + " " + bounds[key].dump();
    };
    return "at least " + bounds["lower"].dump() + " (" + named("twins") + ", " + named("matching") +
           "), at most " + bounds["upper"].dump() + " (" + named("forcing") + ", " +
           named("paths") + ", " + named("degree") + ")" +
           (bounds["even_rank"].get<bool>() ? "; the rank is even" : "");
}

/// Returns the number of edges as text. For directed boards, states the number of pairs joined in
/// both directions and the number of one-way arcs.
std::string edgesText(const Rule& rule, const std::string& edges) {
    if (rule.graph() == nullptr || rule.graph()->isUndirected()) {
        return edges;
    }
    const std::size_t arcs = rule.graph()->arcCount();
    const std::size_t joined = rule.graph()->edgeCount();
    return std::to_string(arcs - joined) + ", and " +
           counted(2 * joined - arcs, "one-way arc", "one-way arcs");
}

/// A fact that is stated, with its name in text.
struct Stated {
    const char* id;
    const char* name;
};
constexpr std::array<Stated, 11> statedFacts{{{"vertices", "Vertices"},
                                              {"buttons", "Buttons"},
                                              {"lights", "Lights"},
                                              {"edges", "Edges"},
                                              {"rank", "Rank"},
                                              {"nullity", "Nullity"},
                                              {"solutions", "Solutions"},
                                              {"solvable-share", "Solvable fraction"},
                                              {"symmetric", "Mutual influences"},
                                              {"invertible", "Invertible"},
                                              {"automorphisms", "Automorphisms"}}};

/// Exponents of powers of two whose digits are written out.
constexpr std::size_t maxExponentInText = 128;

std::string shortenedText(const BigInteger& integer) {
    const bool isLongPower =
        integer > 0 && lsb(integer) == msb(integer) && msb(integer) > maxExponentInText;
    return isLongPower ? powerOfTwoText(msb(integer)) : shortened(integer.str());
}

/// Returns a value for people: long powers of two as powers, and other long numbers rounded.
std::string shortenedText(const Value& value) {
    if (value.number() == nullptr) {
        return value.text();
    }
    const auto& exact = std::get<BigFraction>(*value.number());
    const BigInteger parts = denominator(exact);
    return shortenedText(numerator(exact)) + (parts == 1 ? "" : "/" + shortenedText(parts));
}

/// Returns the key in JSON, which is an older name if that has underscores.
std::string keyOf(const Fact& fact) {
    return std::string(fact.alias.find('_') != std::string_view::npos ? fact.alias : fact.id);
}

std::string line(std::string name, const std::string& value) {
    constexpr std::size_t width = 21;
    name.resize(width, ' ');
    return name + value + "\n";
}

Outcome runInfo(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Rule& rule = board.game.rule();
    FactContext context(board.game, arguments.budget());
    solverOf(context, progress); // without it, most facts have no value
    const nlohmann::ordered_json bounds = nullityBoundsValue(rule, progress);
    nlohmann::ordered_json json;
    std::string text;
    for (const auto& [id, name] : statedFacts) {
        const Fact& fact = *factNamed(id);
        const bool isForMarks = fact.id == "buttons" || fact.id == "lights";
        if (isForMarks && !rule.isMarked()) {
            continue;
        }
        const Value value = valueOf(fact, context, progress);
        json[keyOf(fact)] = jsonOf(fact, value);
        if (const auto missing = value.missing()) {
            const std::string reason = fact.id == "automorphisms"
                                           ? symmetriesRefusal()
                                           : std::string(sentenceOf(*missing));
            json[keyOf(fact) + "_reason"] = reason;
            text += line(name, "not counted: " + reason);
        } else {
            text += line(name,
                         fact.id == "edges" ? edgesText(rule, value.text()) : shortenedText(value));
        }
        if (fact.id == "nullity") {
            text += line("Nullity bounds", nullityBoundsText(bounds));
        }
    }
    json["nullity_bounds"] = bounds;
    return {.text = arguments.wantsJson() ? json.dump() + "\n" : text};
}

} // namespace

const Command infoCommand{.name = "info",
                          .help = "Show the size, rank and nullity of a board",
                          .examples = {"info --board grid:5x5", "info --board petersen --json"},
                          .run = runInfo};

} // namespace lightsout::cli
