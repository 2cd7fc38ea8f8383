// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "random/CountChain.h"

#include <nlohmann/json.hpp>

namespace lightsout::cli {

namespace {

std::string textFor(const CountChain& chain) {
    const FractionMatrix matrix = chain.transition();
    std::string text = "The number of black cells is a Markov chain.\n";
    for (std::size_t from = 0; from < matrix.numerators.size(); ++from) {
        text += std::to_string(from) + ":";
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

std::string jsonFor(const CountChain& chain) {
    nlohmann::ordered_json answer;
    answer["lumpable"] = true;
    const FractionMatrix matrix = chain.transition();
    for (std::size_t from = 0; from < matrix.numerators.size(); ++from) {
        answer["states"].push_back(from);
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

Outcome run(const Arguments& arguments, Progress& progress) {
    const Game game = boardOf(arguments).game;
    const auto answer = decideCountChain(game.rule(), progress);
    if (const auto* witness = std::get_if<ChainWitness>(&answer)) {
        return {.text = arguments.wantsJson() ? jsonFor(*witness) : textFor(game.rule(), *witness)};
    }
    const auto& chain = std::get<CountChain>(answer);
    return {.text = arguments.wantsJson() ? jsonFor(chain) : textFor(chain)};
}

} // namespace

const Command chainCommand{.name = "chain",
                           .help = "Whether the number of black cells is a Markov chain",
                           .positionals = {},
                           .options = {},
                           .takesBoard = true,
                           .run = run};

} // namespace lightsout::cli
