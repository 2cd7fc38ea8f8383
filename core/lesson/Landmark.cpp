// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Landmark.h"

#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

using Page = LessonVocabulary::Page;

bool hasMode(const Page& page, std::string_view mode) {
    return std::ranges::find(page.modes, mode) != page.modes.end();
}

} // namespace

PageChoice readPage(LessonSource& source, std::string_view text,
                    const LessonVocabulary& vocabulary) {
    const std::string_view name = takeWord(text);
    const auto page = std::ranges::find(vocabulary.pages, name, &Page::id);
    if (page == vocabulary.pages.end()) {
        source.fail(Expected::page, name);
    } else if (!text.empty() && !hasMode(*page, text)) {
        source.fail(Expected::mode, text);
    }
    return {.page = std::string(name), .mode = std::string(text)};
}

Landmark readLandmark(LessonSource& source, std::string_view text, const Rule& rule,
                      std::string_view onPage, const LessonVocabulary& vocabulary) {
    const std::string_view name = takeWord(text);
    const auto known =
        std::ranges::find(vocabulary.landmarks, name, &LessonVocabulary::LandmarkName::name);
    Landmark thing{.name = std::string(name)};
    if (known == vocabulary.landmarks.end()) {
        source.fail(Expected::thing, name);
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
                                 [&](const Page& page) { return hasMode(page, text); })) {
            source.fail(Expected::mode, text);
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
            source.fail(Expected::card, text, std::move(cards));
        }
        break;
    }
    }
    return thing;
}

} // namespace lightsout
