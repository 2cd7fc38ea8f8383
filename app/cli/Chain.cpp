// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/BoardArguments.h"
#include "cli/Commands.h"
#include "cli/Pictures.h"
#include "cli/WorkLimit.h"
#include "game/Reduction.h"
#include "random/ChainSpectrum.h"
#include "random/CountChain.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cmath>

namespace lightsout::cli {

namespace {

constexpr std::array<OptionDescription, 2> chainOptions{{
    {"--spectrum", nullptr,
     "Also the eigenvalues, the stationary law and the mean times until the target is reached"},
    {"--power", "N", "Also the matrix to this power: the probabilities after N presses"},
}};

/// The requested facts about a chain.
struct Report {
    CountChain chain;
    std::optional<ChainSpectrum> spectrum;
    std::vector<std::optional<double>> hitting; ///< empty unless the spectrum was requested
    std::optional<FractionMatrix> power;
};

std::string fractionsText(const std::vector<BigInteger>& numerators,
                          const BigInteger& denominator) {
    std::string text;
    for (const BigInteger& numerator : numerators) {
        text += " " + fractionText(numerator, denominator);
    }
    return text;
}

std::string textFor(const CountChain& chain, const FractionMatrix& matrix) {
    std::string text;
    for (std::size_t from = 0; from < matrix.numerators.size(); ++from) {
        text += std::to_string(chain.states[from]) + ":" +
                fractionsText(matrix.numerators[from], matrix.denominator) + "\n";
    }
    return text;
}

std::string textFor(const Report& report, std::uint64_t power) {
    std::string text = "The number of black cells is a Markov chain.\n" +
                       textFor(report.chain, report.chain.transition());
    if (report.power) {
        text += "After " + counted(power, "press", "presses") + ":\n" +
                textFor(report.chain, *report.power);
    }
    if (!report.spectrum) {
        return text;
    }
    text += "Eigenvalues:";
    for (const double value : report.spectrum->eigenvalues) {
        text += " " + decimal(value);
    }
    text += "\nSecond largest in absolute value: ";
    text += report.spectrum->second() ? decimal(*report.spectrum->second()) : "none";
    text += "\nPeriod: " + std::to_string(report.spectrum->period);
    text += "\nClasses: " + std::to_string(report.spectrum->classes.size());
    text += "\nStationary law:" +
            fractionsText(report.spectrum->stationary, report.spectrum->denominator);
    text += "\nMean presses until the target number:";
    for (const std::optional<double>& time : report.hitting) {
        text += time ? " " + decimal(*time) : " never";
    }
    return text + "\n";
}

std::string textFor(const Rule& rule, const ChainWitness& witness) {
    return "The number of black cells is not a Markov chain: these boards have equally many, but "
           "their next numbers have different laws.\n" +
           picture(rule, witness.first) + "and\n" + picture(rule, witness.second);
}

nlohmann::ordered_json jsonFor(const std::vector<BigInteger>& numerators,
                               const BigInteger& denominator) {
    auto row = nlohmann::ordered_json::array();
    for (const BigInteger& numerator : numerators) {
        row.push_back(fractionText(numerator, denominator));
    }
    return row;
}

nlohmann::ordered_json jsonFor(const FractionMatrix& matrix) {
    auto rows = nlohmann::ordered_json::array();
    for (const std::vector<BigInteger>& numerators : matrix.numerators) {
        rows.push_back(jsonFor(numerators, matrix.denominator));
    }
    return rows;
}

std::string jsonFor(const Report& report) {
    nlohmann::ordered_json answer;
    answer["lumpable"] = true;
    answer["states"] = report.chain.states;
    answer["transition"] = jsonFor(report.chain.transition());
    if (report.spectrum) {
        answer["eigenvalues"] = report.spectrum->eigenvalues;
        const std::optional<double> second = report.spectrum->second();
        answer["second"] = second ? nlohmann::ordered_json(*second) : nlohmann::ordered_json();
        answer["period"] = report.spectrum->period;
        answer["stationary"] = jsonFor(report.spectrum->stationary, report.spectrum->denominator);
        answer["hitting"] = nlohmann::ordered_json::array();
        for (const std::optional<double>& time : report.hitting) {
            answer["hitting"].push_back(time ? nlohmann::ordered_json(*time)
                                             : nlohmann::ordered_json());
        }
    }
    if (report.power) {
        answer["power"] = jsonFor(*report.power);
    }
    return answer.dump() + "\n";
}

std::string jsonFor(const ChainWitness& witness) {
    nlohmann::ordered_json answer;
    answer["lumpable"] = false;
    answer["witness"] = {witness.first.toString(), witness.second.toString()};
    return answer.dump() + "\n";
}

/// Throws Failure if the exact numbers of a power would exceed the limits.
void checkPower(const Arguments& arguments, const CountChain& chain, std::uint64_t power) {
    const auto states = static_cast<double>(chain.states.size());
    const double words = 1 + static_cast<double>(power) * std::log2(states + 1) / bitsPerWord;
    checkWork(arguments, "--power",
              {.operations = std::pow(states, 3) * std::log2(static_cast<double>(power) + 2) *
                             std::pow(words, 2),
               .bytes = 3 * states * states * words * sizeof(std::uint64_t)});
}

Report reportOn(CountChain chain, const Game& game, const Arguments& arguments,
                Progress& progress) {
    Report report{.chain = std::move(chain), .spectrum = {}, .hitting = {}, .power = {}};
    if (arguments.has("--spectrum")) {
        Result<ChainSpectrum> spectrum = spectrumOf(report.chain);
        if (!spectrum) {
            throw Failure{Status::tooLarge, "--spectrum",
                          "the chain has " + counted(spectrum.error().found, "state", "states") +
                              "; up to " + std::to_string(maxSpectrumStates) + " are feasible"};
        }
        report.spectrum = *std::move(spectrum);
        const auto target = std::ranges::find(report.chain.states, game.target().count());
        report.hitting =
            target == report.chain.states.end()
                ? std::vector<std::optional<double>>(report.chain.states.size())
                : hittingTimes(report.chain,
                               static_cast<std::size_t>(target - report.chain.states.begin()),
                               progress);
    }
    if (arguments.has("--power")) {
        const std::uint64_t power = arguments.number("--power", 1, 0);
        checkPower(arguments, report.chain, power);
        report.power = report.chain.power(power, Walk::plain, progress);
    }
    return report;
}

Outcome runChain(const Arguments& arguments, Progress& progress) {
    const Game board = boardOf(arguments).game;
    const Game game = wholeGame(board);
    std::variant<CountChain, ChainWitness> answer =
        arguments.has("--lights")
            ? valueOf(decideCountChainFrom(game.rule(), game.lights(), progress), boardOption)
            : decideCountChain(game.rule(), progress);
    if (auto* witness = std::get_if<ChainWitness>(&answer)) {
        if (board.rule().isMarked()) { // puts the holes back
            const std::vector<Vertex> lights = Reduction(board.rule()).lights();
            witness->first = spreadEntries(witness->first, lights, board.vertexCount());
            witness->second = spreadEntries(witness->second, lights, board.vertexCount());
        }
        return {.text =
                    arguments.wantsJson() ? jsonFor(*witness) : textFor(board.rule(), *witness)};
    }
    const Report report =
        reportOn(std::get<CountChain>(std::move(answer)), game, arguments, progress);
    return {.text = arguments.wantsJson() ? jsonFor(report)
                                          : textFor(report, arguments.number("--power", 1, 0))};
}

} // namespace

const Command chainCommand{
    .name = "chain",
    .help = "Test whether the number of black cells is a Markov chain; with --lights, among "
            "the boards that can be reached from there",
    .options = chainOptions,
    .examples = {"chain --board grid:2x2", "chain --board complete:5 --spectrum"},
    .run = runChain};

} // namespace lightsout::cli
