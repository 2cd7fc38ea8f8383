// SPDX-License-Identifier: GPL-3.0-or-later
// A typed code is either refused, or read as the challenge that has exactly this code.

#include "challenge/ChallengeCode.h"

#include "challenge/ResultsCode.h"
#include "tests/fuzz/Targets.h"

namespace lightsout {

void fuzzChallengeCode(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto read = readChallengeCode(text);
    if (const auto* fault = std::get_if<CodeFault>(&read)) {
        LIGHTSOUT_ASSERT(fault->column <= size);
    } else {
        const auto& challenge = std::get<Challenge>(read);
        const auto* deal = std::get_if<Deal>(&challenge);
        const std::string code = deal != nullptr
                                     ? challengeCode(*deal).value_or("")
                                     : challengeCode(std::get<ChallengeBoard>(challenge));
        LIGHTSOUT_ASSERT(codeSymbols(code) == codeSymbols(text));
    }
    const auto results = readResultsCode(text);
    if (const auto* result = std::get_if<RoundResult>(&results)) {
        LIGHTSOUT_ASSERT(codeSymbols(resultsCode(*result)) == codeSymbols(text));
    }
}

} // namespace lightsout
