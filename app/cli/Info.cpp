// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "game/BoardSymmetry.h"
#include "solve/NullityBounds.h"
#include "solve/Solver.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

/// Why automorphismCount() has no answer.
const std::string symmetriesRefusal =
    "the board has more than " + std::to_string(maxAutomorphismVertices) + " vertices or " +
    std::to_string(maxAutomorphismEdges) + " edges, or this would take more than about " +
    std::to_string(maxAutomorphismOperations) + " operations";

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

std::string textFor(const Rule& rule, const nlohmann::ordered_json& facts) {
    const auto yesOrNo = [&facts](const char* key) { return facts[key] ? "yes\n" : "no\n"; };
    const auto& count = facts["automorphisms"];
    std::string text;
    text += "Vertices             " + facts["vertices"].dump() + "\n";
    if (rule.isMarked()) {
        text += "Buttons              " + facts["button_count"].dump() + "\n";
        text += "Lights               " + facts["light_count"].dump() + "\n";
    }
    text += "Edges                " + edgesText(rule, facts["edges"].dump()) + "\n";
    text += "Rank                 " + facts["rank"].dump() + "\n";
    text += "Nullity              " + facts["nullity"].dump() + "\n";
    text += "Nullity bounds       " + nullityBoundsText(facts["nullity_bounds"]) + "\n";
    const std::string solutions = powerOfTwoText(facts["nullity"].get<std::size_t>());
    text += "Solutions            " + solutions + "\n";
    const std::size_t unreachable = rule.lightCount() - facts["rank"].get<std::size_t>();
    text += "Solvable fraction    ";
    text += (unreachable == 0 ? "1" : "1/" + powerOfTwoText(unreachable)) + "\n";
    text += std::string("Mutual influences    ") + yesOrNo("symmetric");
    text += std::string("Invertible           ") + yesOrNo("invertible");
    text += "Automorphisms        ";
    text += count.is_null() ? "not counted: " + facts["automorphisms_reason"].get<std::string>()
                            : shortened(count.get<std::string>());
    return text + "\n";
}

Outcome runInfo(const Arguments& arguments, Progress& progress) {
    const SavedBoard board = boardOf(arguments);
    const Rule& rule = board.game.rule();
    const Solver solver = valueOf(Solver::build(rule, progress, arguments.budget()), boardOption);
    const nlohmann::ordered_json solutions = powerOfTwoValue(solver.nullity());
    const bool isInvertible = solver.nullity() == 0 && rule.buttonCount() == rule.lightCount();
    const std::size_t edges = rule.edgeCount(&progress);
    const auto group = symmetryCount(rule, progress);
    nlohmann::ordered_json facts;
    facts["vertices"] = rule.vertexCount();
    if (rule.isMarked()) {
        facts["button_count"] = rule.buttonCount();
        facts["light_count"] = rule.lightCount();
    }
    facts["edges"] = edges;
    facts["rank"] = solver.rank();
    facts["nullity"] = solver.nullity();
    facts["solutions"] = solutions;
    const auto boards = powerOfTwoValue(rule.lightCount() - solver.rank());
    facts["solvable_fraction"] = boards;
    if (!boards.is_null()) {
        facts["solvable_fraction"] = boards == "1" ? "1" : "1/" + boards.get<std::string>();
    }
    facts["symmetric"] = rule.isUndirected();
    facts["invertible"] = isInvertible;
    facts["automorphisms"] = group ? nlohmann::ordered_json(*group) : nullptr;
    if (!group) {
        facts["automorphisms_reason"] = symmetriesRefusal;
    }
    facts["nullity_bounds"] = nullityBoundsValue(rule, progress);
    return {.text = arguments.wantsJson() ? facts.dump() + "\n" : textFor(rule, facts)};
}

} // namespace

const Command infoCommand{
    .name = "info", .help = "Show the size, rank and nullity of a board", .run = runInfo};

} // namespace lightsout::cli
