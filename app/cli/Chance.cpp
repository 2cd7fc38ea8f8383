// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Watch.h"
#include "cli/WorkLimit.h"
#include "random/Confidence.h"
#include "random/ProfileWinningTime.h"
#include "random/WinningMeans.h"
#include "solve/Solver.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> chanceOptions{{
    {"--lazy", "Q", "Press nothing with probability Q each time, such as 0.5"},
    {"--games", "G", "Also play G random games until they are won"},
}};

/// Up to this rank, the text output also shows the means of boards grouped by their fewest presses.
constexpr std::size_t maxLayersRank = 23;

/// The exact probability of a turn without a press, which is less than 1.
struct Rest {
    BigInteger numerator = 0;
    BigInteger denominator = 1;
};

Rest restGiven(const Arguments& arguments) {
    const auto text = arguments.text("--lazy");
    if (!text) {
        return {};
    }
    const std::size_t point = std::min(text->find('.'), text->size());
    const std::string digits =
        text->substr(0, point) + text->substr(std::min(point + 1, text->size()));
    constexpr std::size_t maxDigits = 30;
    Rest rest;
    const bool isNumber = !digits.empty() && digits.size() <= maxDigits &&
                          digits.find_first_not_of("0123456789") == std::string::npos;
    if (isNumber) {
        for (const char digit : digits) {
            rest.numerator = 10 * rest.numerator + (digit - '0');
        }
        for (std::size_t i = point + 1; i < text->size(); ++i) {
            rest.denominator *= 10;
        }
    }
    if (!isNumber || rest.numerator >= rest.denominator) {
        throw wrongValue("--lazy", *text, "is not a probability below 1 such as 0.5");
    }
    return rest;
}

struct Chance {
    bool isReachable = false;
    WinningMeans means{};
    std::string sumRule{};
    std::optional<std::uint64_t> games{}; ///< nullopt if none were requested
    double meanOfGames = 0;               ///< of at least one game
    double margin = 0; ///< half the width of the 95% confidence interval of this mean
    bool isInterrupted = false;
};

/// Plays games until they are won, and stores their number and mean length in `chance`. Plays no
/// games if they can't be won.
void playGames(const Arguments& arguments, const Game& game, const Rest& rest, Chance& chance,
               Progress& progress) {
    const bool isLazy = 2 * rest.numerator == rest.denominator;
    if (!isLazy && rest.numerator != 0) {
        throw Failure{.where = "--games",
                      .what = "games can only be played with --lazy 0.5 or without --lazy"};
    }
    const WinningPlan plan{.games = arguments.number("--games", 0, 1),
                           .seed = arguments.seed(),
                           .walk = isLazy ? Walk::lazy : Walk::plain,
                           .threads = arguments.threads()};
    if (!chance.isReachable) {
        return;
    }
    constexpr double operationsOfPress = 8;
    const auto games = static_cast<double>(plan.games);
    checkWork(arguments, "--games",
              {.operations = games * *chance.means.mean * operationsOfPress,
               .bytes = games * sizeof(std::uint64_t)});
    const auto [lengths, isInterrupted] =
        untilInterrupted(std::vector<std::uint64_t>(), [&](std::vector<std::uint64_t>* known) {
            return playUntilWon(game.rule(), game.difference(), plan, progress, known);
        });
    double presses = 0;
    double squares = 0;
    for (const std::uint64_t length : lengths) {
        const auto played = static_cast<double>(length);
        presses += played;
        squares += played * played;
    }
    chance.games = lengths.size();
    const auto count = static_cast<double>(std::max<std::size_t>(lengths.size(), 1));
    chance.meanOfGames = presses / count;
    if (lengths.size() > 1) {
        const double spread = squares / count - chance.meanOfGames * chance.meanOfGames;
        chance.margin =
            confidenceFactor(lengths.size()) * std::sqrt(std::max(spread, 0.0) / (count - 1));
    }
    chance.isInterrupted = isInterrupted;
}

Chance find(const Arguments& arguments, const Game& game, const Rest& rest, Progress& progress) {
    const Rule& rule = game.rule();
    const Solver solver = valueOf(Solver::build(rule, progress), boardOption);
    const std::size_t rank = solver.rank();
    const bool isReachable = solver.solve(game.difference(), progress).solvable;
    if (rank <= WinningTimes::maxRank) {
        const double boards = std::ldexp(1.0, static_cast<int>(rank));
        checkWork(arguments, "--board",
                  {.operations = boards * 64, .bytes = boards * sizeof(double)});
    }
    const WinningMeansLimits limits{.layersRank = arguments.wantsJson() ? 0 : maxLayersRank};
    WinningMeans means = valueOf(winningMeans(rule, rank, game.difference(), isReachable,
                                              quotient(rest.numerator, rest.denominator), limits,
                                              arguments.threads(), progress),
                                 boardOption);
    if (isReachable && means.method == WinningMeans::Method::none) {
        throw Failure{
            Status::tooLarge, "--board",
            "2^" + std::to_string(rank) + " boards can be reached; up to 2^" +
                std::to_string(WinningTimes::maxRank) +
                " are feasible, and above that only plane grids and cylinders of width up to " +
                std::to_string(maxWinningTimeWidth)};
    }
    return {.isReachable = isReachable,
            .means = std::move(means),
            .sumRule = fractionText(meanAfterOnePress(rank) * rest.denominator,
                                    rest.denominator - rest.numerator)};
}

/// Returns the name of a method for the answer, or null if there is none.
nlohmann::ordered_json nameOf(WinningMeans::Method method) {
    switch (method) {
    case WinningMeans::Method::walshHadamard:
        return "walsh-hadamard";
    case WinningMeans::Method::brokenProfile:
        return "broken-profile";
    case WinningMeans::Method::none:
        break;
    }
    return {};
}

std::string textFor(const Chance& chance) {
    std::string text = chance.isReachable ? "Random presses until the target, on average  " +
                                                decimal(*chance.means.mean)
                                          : "The target can't be reached: random play never ends";
    text += "\n";
    if (chance.means.greatest) {
        text += "From the board that takes longest            " + decimal(*chance.means.greatest) +
                "\n";
    }
    text += "After one random press from the target       " + chance.sumRule + "\n";
    if (chance.games.value_or(0) > 0) {
        text += "Mean of " + counted(*chance.games, "game", "games") + "  " +
                estimateWithMargin(chance.meanOfGames, chance.margin) +
                " (95 % confidence interval)\n";
    }
    if (!chance.means.layers.empty()) {
        text += "Presses needed  boards  mean  least  greatest\n";
    }
    for (std::size_t presses = 0; presses < chance.means.layers.size(); ++presses) {
        const WinningTimes::Layer& layer = chance.means.layers[presses];
        text += std::to_string(presses) + "  " + std::to_string(layer.boards) + "  " +
                decimal(layer.mean) + "  " + decimal(layer.least) + "  " + decimal(layer.greatest) +
                "\n";
    }
    return text +
           (chance.isInterrupted ? stoppedAfter(counted(*chance.games, "game", "games")) : "");
}

std::string jsonFor(const Chance& chance) {
    const auto orNull = [](const auto& value) {
        return value ? nlohmann::ordered_json(*value) : nlohmann::ordered_json();
    };
    nlohmann::ordered_json json;
    json["reachable"] = chance.isReachable;
    json["mean"] = orNull(chance.means.mean);
    json["greatest"] = orNull(chance.means.greatest);
    json["sum_rule"] = chance.sumRule;
    json["method"] = nameOf(chance.means.method);
    if (chance.games) {
        json["games"] = *chance.games;
    }
    if (chance.games.value_or(0) > 0) {
        json["mean_of_games"] = chance.meanOfGames;
    }
    if (chance.isInterrupted) {
        json["interrupted"] = true;
    }
    return json.dump() + "\n";
}

Outcome runChance(const Arguments& arguments, Progress& progress) {
    const Rest rest = restGiven(arguments);
    const Game game = wholeGame(boardOf(arguments).game);
    Chance chance = find(arguments, game, rest, progress);
    if (arguments.has("--games")) {
        playGames(arguments, game, rest, chance, progress);
    }
    return {.status = chance.isInterrupted ? Status::interrupted
                      : chance.isReachable ? Status::answered
                                           : Status::answeredNo,
            .text = arguments.wantsJson() ? jsonFor(chance) : textFor(chance)};
}

} // namespace

const Command chanceCommand{
    .name = "chance",
    .help = "Compute how long random play takes to win",
    .options = chanceOptions,
    .examples = {"chance --board grid:3x3", "chance --board grid:3x3 --games 100"},
    .run = runChance};

} // namespace lightsout::cli
