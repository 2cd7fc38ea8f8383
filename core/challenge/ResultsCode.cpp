// SPDX-License-Identifier: GPL-3.0-or-later
#include "challenge/ResultsCode.h"

#include "challenge/ChallengeCode.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t resultSymbols = 12;
constexpr std::uint8_t versionWithHints = 2;

/// Computes 32-bit FNV-1a.
class Hash {
public:
    void add(std::uint32_t byte) { hash_ = (hash_ ^ byte) * 16777619; }
    std::uint32_t folded() const { return (hash_ >> 24U) ^ (hash_ & 0xFFFFFFU); }

private:
    std::uint32_t hash_ = 2166136261;
};

} // namespace

std::uint32_t textDigest(std::string_view text) {
    Hash hash;
    for (const char symbol : text) {
        hash.add(static_cast<unsigned char>(symbol));
    }
    return hash.folded();
}

std::uint32_t boardDigest(const ChallengeBoard& board) {
    return textDigest(challengeCode(board));
}

std::uint32_t seriesDigest(const std::vector<std::uint32_t>& digests) {
    if (digests.size() == 1) {
        return digests.front();
    }
    Hash hash;
    for (const std::uint32_t digest : digests) {
        for (unsigned shift = 0; shift < 24; shift += 8) {
            hash.add((digest >> shift) & 0xFFU);
        }
    }
    return hash.folded();
}

std::string resultsCode(const RoundResult& result) {
    CodeNumber number = result.digest;
    number = number * (maxResultPresses + 1) + std::min(result.presses, maxResultPresses);
    number = number * (maxResultSeconds + 1) + std::min(result.seconds, maxResultSeconds);
    return writeCode(CodeKind::results, number, resultSymbols,
                     result.hadHints ? versionWithHints : codeVersion);
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
    const auto number = readCode(CodeKind::results, symbols, versionWithHints);
    if (const auto* fault = std::get_if<CodeFault>(&number)) {
        return *fault;
    }
    auto rest = static_cast<std::uint64_t>(std::get<CodeNumber>(number));
    RoundResult result{.hadHints = symbols.front() == versionWithHints};
    result.seconds = rest % (maxResultSeconds + 1);
    rest /= maxResultSeconds + 1;
    result.presses = rest % (maxResultPresses + 1);
    result.digest = static_cast<std::uint32_t>(rest / (maxResultPresses + 1));
    return result;
}

} // namespace lightsout
