// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "random/CountChain.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

/// The chain's matrix, and which numbers of black cells its rows and columns stand for.
struct Transition {
    std::vector<std::size_t> states;
    FractionMatrix matrix;
};

std::string textFor(const Transition& chain) {
    const FractionMatrix& matrix = chain.matrix;
    std::string text = "The number of black cells is a Markov chain.\n";
    for (std::size_t from = 0; from < matrix.numerators.size(); ++from) {
        text += std::to_string(chain.states[from]) + ":";
        for (const BigInteger& numerator : matrix.numerators[from]) {
            text += " " + fractionText(numerator, matrix.denominator);
        }
        text += "\n";
    }
    return text;
}

std::string textFor(const Rule& rule, const ChainWitness& witness) {
    return "The number of black cells is no Markov chain: these boards have equally many, and "
           "their next numbers have different laws.\n" +
           picture(rule, witness.first) + "and\n" + picture(rule, witness.second);
}

std::string jsonFor(const Transition& chain) {
    nlohmann::ordered_json answer;
    answer["lumpable"] = true;
    answer["states"] = chain.states;
    const FractionMatrix& matrix = chain.matrix;
    for (std::size_t from = 0; from < matrix.numerators.size(); ++from) {
        nlohmann::ordered_json row;
        for (const BigInteger& numerator : matrix.numerators[from]) {
            row.push_back(fractionText(numerator, matrix.denominator));
        }
        answer["transition"].push_back(row);
    }
    return answer.dump() + "\n";
}

std::string jsonFor(const ChainWitness& witness) {
    nlohmann::ordered_json answer;
    answer["lumpable"] = false;
    answer["witness"] = {witness.first.toString(), witness.second.toString()};
    return answer.dump() + "\n";
}

std::variant<Transition, ChainWitness> decide(const Arguments& arguments, const Game& game,
                                              Progress& progress) {
    if (arguments.has("--lights")) {
        const auto answer = valueOf(decideCountChainFrom(game.rule(), game.lights(), progress),
                                    {Source::Kind::argument, "--board"});
        if (const auto* chain = std::get_if<ReachableCounts>(&answer)) {
            return Transition{chain->states, chain->transition()};
        }
        return std::get<ChainWitness>(answer);
    }
    const auto answer = decideCountChain(game.rule(), progress);
    if (const auto* chain = std::get_if<CountChain>(&answer)) {
        Transition transition{.states = {}, .matrix = chain->transition()};
        for (std::size_t count = 0; count <= game.vertexCount(); ++count) {
            transition.states.push_back(count);
        }
        return transition;
    }
    return std::get<ChainWitness>(answer);
}

Outcome runChain(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const auto answer = decide(arguments, game, progress);
    if (const auto* witness = std::get_if<ChainWitness>(&answer)) {
        return {.text = arguments.wantsJson() ? jsonFor(*witness) : textFor(game.rule(), *witness)};
    }
    const auto& chain = std::get<Transition>(answer);
    return {.text = arguments.wantsJson() ? jsonFor(chain) : textFor(chain)};
}

} // namespace

const Command chainCommand{
    .name = "chain",
    .help = "Whether the number of black cells is a Markov chain; with --lights, among "
            "the boards that can be reached from there",
    .positionals = {},
    .options = {},
    .takesBoard = true,
    .run = runChain};

} // namespace lightsout::cli
