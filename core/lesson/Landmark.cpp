// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Landmark.h"

#include "io/Text.h"
#include "lesson/KnownWords.h"

#include <algorithm>

namespace lightsout {

namespace {

using Page = LessonVocabulary::Page;

std::vector<std::string_view> idsOf(const LessonVocabulary& vocabulary) {
    std::vector<std::string_view> ids;
    for (const Page& page : vocabulary.pages) {
        ids.push_back(page.id);
    }
    return ids;
}

std::vector<std::string_view> modesOf(const LessonVocabulary& vocabulary) {
    std::vector<std::string_view> modes;
    for (const Page& page : vocabulary.pages) {
        modes.insert(modes.end(), page.modes.begin(), page.modes.end());
    }
    return modes;
}

bool hasMode(const Page& page, std::string_view mode) {
    return std::ranges::find(page.modes, mode) != page.modes.end();
}

void readValue(LessonSource& source, std::string_view name, std::string_view value,
               const Page& page) {
    const auto known = std::ranges::find(page.values, name, &PlaceValue::name);
    if (known == page.values.end()) {
        std::vector<std::string> names;
        for (const PlaceValue& other : page.values) {
            names.push_back(other.name);
        }
        source.fail(Expected::value, name, std::move(names));
    } else if (known->words.empty()
                   ? !wholeNumber(value)
                   : std::ranges::find(known->words, value) == known->words.end()) {
        source.fail(Expected::value, value, known->words);
    }
}

} // namespace

Place readPlace(LessonSource& source, std::string_view text, const LessonVocabulary& vocabulary) {
    Place place;
    auto page = vocabulary.pages.end();
    do {
        const std::string_view word = takeWord(text);
        const std::size_t middle = word.find('=');
        const bool isNamed = middle != std::string_view::npos;
        const std::string_view name = isNamed              ? word.substr(0, middle)
                                      : place.page.empty() ? "page"
                                                           : "mode";
        const std::string_view value = isNamed ? word.substr(middle + 1) : word;
        if (name == "page" && place.page.empty()) {
            page = std::ranges::find(vocabulary.pages, value, &Page::id);
            if (page == vocabulary.pages.end()) {
                failAtWord(source, Expected::page, value, idsOf(vocabulary));
                return place;
            }
            place.page = value;
        } else if (page == vocabulary.pages.end()) {
            source.fail(Expected::page, word);
            return place;
        } else if (name == "mode") {
            if (!place.mode.empty() || !hasMode(*page, value)) {
                failAtWord(source, Expected::mode, value, viewsOf(page->modes));
            }
            place.mode = value;
        } else if (name == "card") {
            if (std::ranges::find(page->cards, value) == page->cards.end()) {
                source.fail(Expected::card, value, page->cards);
            }
            place.card = value;
        } else {
            readValue(source, name, value, *page);
            place.values.insert_or_assign(std::string(name), std::string(value));
        }
    } while (!text.empty());
    return place;
}

std::string placeText(const Place& place) {
    std::string text = "page=" + place.page;
    if (!place.mode.empty()) {
        text += " mode=" + place.mode;
    }
    if (!place.card.empty()) {
        text += " card=" + place.card;
    }
    for (const auto& [name, value] : place.values) {
        text += ' ' + name + '=' + value;
    }
    return text;
}

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
        thing.word = readPlace(source, text, vocabulary).page;
        break;
    case LandmarkArgument::mode:
        thing.word = std::string(text);
        if (std::ranges::none_of(vocabulary.pages,
                                 [&](const Page& page) { return hasMode(page, text); })) {
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
