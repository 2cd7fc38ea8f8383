// SPDX-License-Identifier: GPL-3.0-or-later
#include "worksheet/Words.h"

namespace lightsout {

namespace {

const char* changedLights(const SheetWords& words, Neighbours neighbours) {
    switch (neighbours) {
    case Neighbours::plus:
        return words.lightsPlus;
    case Neighbours::king:
        return words.lightsKing;
    case Neighbours::diagonal:
        return words.lightsDiagonal;
    case Neighbours::knight:
        return words.lightsKnight;
    case Neighbours::rowColumn:
        return words.lightsRowColumn;
    }
    return "";
}

const char* joinedSides(const SheetWords& words, Topology topology) {
    switch (topology) {
    case Topology::plane:
        return "";
    case Topology::cylinder:
        return words.cylinder;
    case Topology::torus:
        return words.torus;
    case Topology::moebius:
        return words.moebius;
    case Topology::klein:
        return words.klein;
    case Topology::projective:
        return words.projective;
    }
    return "";
}

} // namespace

std::string_view codeOf(SheetLanguage language) {
    return language == SheetLanguage::english  ? "en"
           : language == SheetLanguage::french ? "fr"
                                               : "he";
}

std::optional<SheetLanguage> sheetLanguageNamed(std::string_view code) {
    for (const auto language :
         {SheetLanguage::english, SheetLanguage::french, SheetLanguage::hebrew}) {
        if (codeOf(language) == code) {
            return language;
        }
    }
    return std::nullopt;
}

const SheetWords& sheetWords(SheetLanguage language) {
    return language == SheetLanguage::english  ? englishWords
           : language == SheetLanguage::french ? frenchWords
                                               : hebrewWords;
}

std::string filledIn(std::string_view text, std::string_view first, std::string_view second) {
    std::string filled;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPlace =
            text[i] == '%' && i + 1 < text.size() && (text[i + 1] == '1' || text[i + 1] == '2');
        if (isPlace) {
            filled += text[++i] == '1' ? first : second;
        } else {
            filled += text[i];
        }
    }
    return filled;
}

std::string ruleSentences(const SheetWords& words, const Lattice& lattice) {
    const std::string sides = joinedSides(words, lattice.topology);
    return filledIn(lattice.selfInfluence ? words.pressWithOwn : words.pressWithout,
                    changedLights(words, lattice.neighbours)) +
           (sides.empty() ? "" : " " + sides);
}

} // namespace lightsout
