// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/ChallengeCodes.h"

#include "solve/Solutions.h"

namespace lightsout::cli {

namespace {

std::string sentence(const CodeFault& fault) {
    switch (fault.kind) {
    case CodeFault::Kind::character:
        return "\"" + shown(fault.character) +
               "\" does not appear in codes; all letters except I and O and the digits " +
               "from 2 to 9 are";
    case CodeFault::Kind::length:
        return "a code does not have " +
               counted(fault.count, "letter or digit", "letters and digits");
    case CodeFault::Kind::mistyped:
        return "this is not a valid code: a letter or digit is wrong";
    case CodeFault::Kind::newVersion:
        return "the code has version " + std::to_string(fault.count) +
               "; this program reads versions up to " + std::to_string(codeVersion);
    }
    return {};
}

} // namespace

Failure failureOf(const CodeFault& fault, const std::string& where) {
    return {.where = fault.column == 0 ? where : where + ", column " + std::to_string(fault.column),
            .what = sentence(fault)};
}

std::string codeFor(const Deal& deal, const ChallengeBoard& board) {
    return challengeCode(deal).value_or(challengeCode(board));
}

std::string difficultyLine(const ChallengeBoard& board, std::size_t threads, Progress& progress) {
    const auto difficulty = difficultyOf(board, quickEffort(threads), progress);
    if (!difficulty) {
        return "Unsolvable\n";
    }
    const FewestPresses& fewest = difficulty->fewest;
    std::string text = counted(fewest.presses.count(), "press", "presses");
    text += fewest.isProven() ? ", proven" : ", not proven";
    text += "; " + (difficulty->nullity == 0 ? "one solution"
                                             : powerOfTwo(difficulty->nullity) + " solutions");
    if (difficulty->chase) {
        const std::size_t left = difficulty->chase->lightsLeft;
        text += left == 0 ? "; chasing once solves it"
                          : "; chasing once leaves " + counted(left, "light", "lights") + " on";
    }
    return text + "\n";
}

} // namespace lightsout::cli
