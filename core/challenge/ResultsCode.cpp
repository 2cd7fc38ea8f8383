// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ResultsCode.h"

#include "challenge/ChallengeCode.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t resultSymbols = 12;

} // namespace

std::uint32_t boardDigest(const ChallengeBoard& board) {
    std::uint32_t hash = 2166136261;
    for (const char symbol : challengeCode(board)) {
        hash = (hash ^ static_cast<unsigned char>(symbol)) * 16777619;
    }
    return (hash >> 24U) ^ (hash & 0xFFFFFFU);
}

std::string resultsCode(const RoundResult& result) {
    CodeNumber number = result.digest;
    number = number * (mostResultPresses + 1) + std::min(result.presses, mostResultPresses);
    number = number * (mostResultSeconds + 1) + std::min(result.seconds, mostResultSeconds);
    return writeCode(CodeKind::results, number, resultSymbols);
}

std::variant<RoundResult, CodeFault> readResultsCode(std::string_view text) {
    const auto read = codeSymbols(text);
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        return *fault;
    }
    const CodeSymbols& symbols = std::get<CodeSymbols>(read);
    if (symbols.size() != resultSymbols) {
        return CodeFault{.kind = CodeFault::Kind::length, .count = symbols.size()};
    }
    const auto number = readCode(CodeKind::results, symbols);
    if (const auto* fault = std::get_if<CodeFault>(&number)) {
        return *fault;
    }
    auto rest = static_cast<std::uint64_t>(std::get<CodeNumber>(number));
    RoundResult result;
    result.seconds = rest % (mostResultSeconds + 1);
    rest /= mostResultSeconds + 1;
    result.presses = rest % (mostResultPresses + 1);
    result.digest = static_cast<std::uint32_t>(rest / (mostResultPresses + 1));
    return result;
}

} // namespace lightsout
