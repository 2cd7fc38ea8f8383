// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Landmark.h"

#include "io/Text.h"
#include "lesson/KnownWords.h"
#include "lesson/Place.h"

#include <algorithm>

namespace lightsout {

namespace {

using Page = LessonVocabulary::Page;

std::vector<std::string_view> modesOf(const LessonVocabulary& vocabulary) {
    std::vector<std::string_view> modes;
    for (const Page& page : vocabulary.pages) {
        modes.insert(modes.end(), page.modes.begin(), page.modes.end());
    }
    return modes;
}

} // namespace

Landmark readLandmark(LessonSource& source, std::string_view text, const Rule& rule,
                      std::string_view onPage, const LessonVocabulary& vocabulary) {
    const std::string_view name = takeWord(text);
    const auto known =
        std::ranges::find(vocabulary.landmarks, name, &LessonVocabulary::LandmarkName::name);
    Landmark thing{.name = std::string(name)};
    if (known == vocabulary.landmarks.end()) {
        std::vector<std::string_view> names;
        for (const auto& landmark : vocabulary.landmarks) {
            names.push_back(landmark.name);
        }
        failAtWord(source, Expected::thing, name, names);
        return thing;
    }
    switch (known->argument) {
    case LandmarkArgument::none:
        if (!text.empty()) {
            source.fail(Expected::thing, text);
        }
        break;
    case LandmarkArgument::number: {
        const auto number = wholeNumber(text);
        constexpr std::size_t maxNumber = 10'000;
        if (!number || *number < 1 || *number > maxNumber) {
            source.fail(Expected::thing, text);
        }
        thing.number = number.value_or(1);
        break;
    }
    case LandmarkArgument::cell:
        thing.cell = readCell(source, text, rule);
        break;
    case LandmarkArgument::page:
        thing.word = readPage(source, text, vocabulary).page;
        break;
    case LandmarkArgument::mode:
        thing.word = std::string(text);
        if (std::ranges::none_of(vocabulary.pages,
                                 [&](const Page& page) { return page.hasMode(text); })) {
            failAtWord(source, Expected::mode, text, modesOf(vocabulary));
        }
        break;
    case LandmarkArgument::card: {
        thing.word = std::string(text);
        std::vector<std::string> cards;
        for (const Page& page : vocabulary.pages) {
            if (onPage.empty() || page.id == onPage) {
                cards.insert(cards.end(), page.cards.begin(), page.cards.end());
            }
        }
        if (std::ranges::find(cards, text) == cards.end()) {
            failAtWord(source, Expected::card, text, viewsOf(cards), cards);
        }
        break;
    }
    }
    return thing;
}

} // namespace lightsout
