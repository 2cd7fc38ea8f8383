// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "game/BoardSymmetry.h"
#include "game/VertexName.h"
#include "tiling/Obstruction.h"
#include "tiling/TilingClasses.h"
#include "tiling/TilingSearch.h"

#include <nlohmann/json.hpp>

#include <array>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 3> tilingsOptions{{
    {"--count", nullptr, "Only count them"},
    {"--limit", "L", "Stop when more than L are found (default 1000)"},
    {"--classes", nullptr, "Sort all of them into symmetry classes"},
}};

/// Maximum number of tilings that are sorted into classes.
constexpr std::uint64_t maxClassified = 100'000;
struct Listing {
    std::string count;
    bool isComplete = true;
    bool isInterrupted = false;
    std::vector<BitVector> tilings;
};

/// Lists at most `limit` tilings, and determines whether there are no others. If it is interrupted,
/// returns those that were found.
Listing list(TilingSearch& search, std::uint64_t vertices, std::uint64_t limit,
             Progress& progress) {
    const std::uint64_t feasible = maxListText / std::max<std::uint64_t>(vertices, 1);
    Listing listing;
    try {
        while (listing.isComplete && search.next(progress)) {
            if (listing.tilings.size() == limit) {
                listing.isComplete = false;
            } else if (listing.tilings.size() == feasible) {
                throw Failure{Status::tooLarge, "--limit",
                              "more than " + std::to_string(feasible) + " tilings of " +
                                  std::to_string(vertices) + " bytes each; --limit " +
                                  std::to_string(feasible) + " is feasible"};
            } else {
                listing.tilings.push_back(search.presses());
            }
        }
    } catch (const Cancelled&) {
        listing.isComplete = false;
        listing.isInterrupted = true;
    }
    listing.count = std::to_string(listing.tilings.size());
    return listing;
}

/// Counts the tilings. If it is interrupted, nothing is known but those of the last part of the
/// board.
Listing count(TilingSearch& search, Progress& progress) {
    const auto [number, isInterrupted] = untilInterrupted(
        std::string("0"), [&](std::string* known) { return search.count(progress, known); });
    return {.count = number,
            .isComplete = !isInterrupted,
            .isInterrupted = isInterrupted,
            .tilings = {}};
}

std::vector<TilingClass> classesOf(const Rule& rule, TilingSearch search, Progress& progress) {
    const Listing all = list(search, rule.vertexCount(), maxClassified, progress);
    progress.checkpoint();
    if (!all.isComplete) {
        throw Failure{Status::tooLarge, "--classes",
                      "there are more than " + std::to_string(maxClassified) +
                          " tilings; at most this many can be sorted into classes"};
    }
    if (all.tilings.empty()) {
        return {};
    }
    const auto symmetries = boardSymmetries(rule);
    if (!symmetries) {
        throw Failure{Status::tooLarge, "--classes",
                      "symmetries of " + counted(rule.vertexCount(), "vertex", "vertices") +
                          " need too much memory; up to " + std::to_string(maxGeneratorVertices) +
                          " vertices are feasible"};
    }
    return tilingClasses(all.tilings, *symmetries, progress);
}

/// The reason why a board has no tiling.
struct WhyNone {
    std::string reason;
    std::optional<BitVector> lights{}; ///< lights that no choice of presses can cover
    std::string another{}; ///< reason for these lights, if it differs from the first one
};

std::string uncoverable(const BitVector& lights) {
    return "no presses change these " + counted(lights.count(), "light", "lights") +
           " once each without changing a light twice";
}

WhyNone whyNone(const Rule& rule, Progress& progress) {
    const Obstruction obstruction = findObstruction(rule, maxSearchMoves, progress);
    WhyNone why{.reason = {}, .lights = uncoverableLights(rule, obstruction, progress)};
    switch (obstruction.kind) {
    case Obstruction::Kind::darkLight:
        why.reason = "no press changes light " + vertexName(rule, obstruction.light);
        break;
    case Obstruction::Kind::sizes:
        why.reason = std::to_string(obstruction.lights) +
                     " lights form a component in which each press changes a multiple of " +
                     std::to_string(obstruction.divisor) + " of them";
        why.another = why.lights ? uncoverable(*why.lights) : "";
        break;
    case Obstruction::Kind::search:
    case Obstruction::Kind::unknown:
        why.reason = why.lights ? uncoverable(*why.lights)
                                : "all possibilities were tried, and there is no shorter reason";
    }
    return why;
}

std::string textFor(const Rule& rule, const Listing& listing, bool isCountOnly,
                    const std::vector<TilingClass>* classes, const WhyNone* why) {
    std::string text;
    if (why != nullptr) {
        text =
            "No tiling: no presses change every light exactly once\nReason: " + why->reason + "\n";
        text += (why->another.empty() ? "" : "And " + why->another + "\n") +
                (why->lights ? picture(rule, *why->lights) : "");
    } else {
        text = (listing.isComplete      ? ""
                : listing.isInterrupted ? "At least "
                                        : "More than ") +
               listing.count + (listing.count == "1" ? " tiling\n" : " tilings\n");
    }
    if (classes != nullptr) {
        text += "Up to symmetry: " + std::to_string(classes->size()) + "\n";
        for (const TilingClass& tilingClass : *classes) {
            text += "One of " + std::to_string(tilingClass.size) + ":\n" +
                    picture(rule, tilingClass.representative);
        }
        return text;
    }
    for (std::size_t i = 0; !isCountOnly && i < listing.tilings.size(); ++i) {
        text += "Tiling " + std::to_string(i + 1) + ", " +
                counted(listing.tilings[i].count(), "press", "presses") + ":\n" +
                picture(rule, listing.tilings[i]);
    }
    if (listing.isInterrupted) {
        text += stoppedAfter(listing.isComplete     ? "the search for tilings"
                             : listing.count == "1" ? "1 tiling"
                                                    : listing.count + " tilings");
    }
    return text;
}

std::string jsonFor(const Rule& rule, const Listing& listing, bool isCountOnly,
                    const std::vector<TilingClass>* classes, const WhyNone* why) {
    nlohmann::ordered_json json;
    json["count"] = listing.count;
    json["complete"] = listing.isComplete;
    if (!isCountOnly) {
        json["tilings"] = nlohmann::ordered_json::array();
        for (const BitVector& tiling : listing.tilings) {
            json["tilings"].push_back(tiling.toString());
        }
    }
    if (classes != nullptr) {
        json["classes"] = nlohmann::ordered_json::array();
        for (const TilingClass& tilingClass : *classes) {
            json["classes"].push_back({{"representative", tilingClass.representative.toString()},
                                       {"size", tilingClass.size}});
        }
    }
    if (why != nullptr) {
        json["reason"] = why->reason;
        json["obstruction"] = why->lights ? nlohmann::ordered_json(why->lights->toString())
                                          : nlohmann::ordered_json();
    }
    if (!isCountOnly || classes != nullptr || why != nullptr) {
        addLabels(json, rule);
    }
    if (listing.isInterrupted) {
        json["interrupted"] = true;
    }
    return json.dump() + "\n";
}

Outcome runTilings(const Arguments& arguments, Progress& progress) {
    arguments.refuseWith("--count", "--limit");
    const std::uint64_t limit = arguments.number("--limit", 1000, 0);
    const bool isCountOnly = arguments.has("--count");
    const SavedBoard board = boardOf(arguments);
    const Rule& rule = board.game.rule();
    // The memory for links and a frontier, as measured, for each light that each press toggles.
    constexpr double bytesPerToggled = 70;
    if (!tooLargeToTile(rule)) {
        checkWork(arguments, "--board",
                  {.bytes = bytesPerToggled *
                            static_cast<double>(rule.vertexCount() + 2 * rule.edgeCount())});
    }
    std::optional<std::vector<TilingClass>> classes;
    Listing listing{.count = "0", .isComplete = false, .isInterrupted = true, .tilings = {}};
    Watch::keepAnswer();
    try {
        TilingSearch search = valueOf(TilingSearch::build(rule, progress), boardOption);
        if (arguments.has("--classes")) {
            classes = classesOf(rule, search, progress);
        }
        listing = isCountOnly ? count(search, progress)
                              : list(search, rule.vertexCount(), limit, progress);
    } catch (const Cancelled&) {
        // Nothing is known before the search begins.
    }
    const bool exist = !listing.isComplete || listing.count != "0";
    const auto* shownClasses = classes ? &*classes : nullptr;
    std::optional<WhyNone> why;
    if (!exist) {
        const auto found =
            untilInterrupted(WhyNone{.reason = "the search for a reason was interrupted"},
                             [&](WhyNone* /*known*/) { return whyNone(rule, progress); });
        why = found.value;
        listing.isInterrupted = found.isInterrupted;
    }
    const auto* shownWhy = why ? &*why : nullptr;
    return {.status = listing.isInterrupted ? Status::interrupted
                      : exist               ? Status::answered
                                            : Status::answeredNo,
            .text = arguments.wantsJson()
                        ? jsonFor(rule, listing, isCountOnly, shownClasses, shownWhy)
                        : textFor(rule, listing, isCountOnly, shownClasses, shownWhy)};
}

} // namespace

const Command tilingsCommand{.name = "tilings",
                             .help =
                                 "Find perfect codes: presses that change every light exactly once",
                             .options = tilingsOptions,
                             .examples = {"tilings --board hypercube:3 --classes",
                                          "tilings --board grid:5x5,topology=torus --count"},
                             .run = runTilings};

} // namespace lightsout::cli
