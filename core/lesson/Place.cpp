// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Place.h"

#include "io/Text.h"
#include "lesson/KnownWords.h"
#include "lesson/LessonBoard.h"

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

/// Reads a board with a target that is all off. All lights are on if `lights` is empty.
Game readGame(LessonSource& source, std::string_view board, std::string_view lights) {
    const Rule rule = readBoard(source, board);
    const BitVector target(rule.vertexCount());
    return {rule,
            lights.empty() ? BitVector::ones(rule.vertexCount())
                           : readLights(source, lights, rule, target),
            target};
}

} // namespace

Place readPlace(LessonSource& source, std::string_view text, const LessonVocabulary& vocabulary) {
    Place place;
    std::string_view board;
    std::string_view lights;
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
        } else if (name == "board" && board.empty()) {
            board = value;
        } else if (name == "lights" && !board.empty()) {
            lights = value;
        } else if (page == vocabulary.pages.end()) {
            source.fail(Expected::page, word);
            return place;
        } else if (name == "mode") {
            if (!place.mode.empty() || !page->hasMode(value)) {
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
    if (!board.empty()) {
        readGame(source, board, lights);
        place.board = board;
        place.lights = lights;
    }
    return place;
}

Place readPage(LessonSource& source, std::string_view text, const LessonVocabulary& vocabulary) {
    Place place = readPlace(source, text, vocabulary);
    if (!place.board.empty()) {
        source.fail(Expected::page, text);
    }
    return place;
}

std::string placeText(const Place& place) {
    std::string text;
    const auto add = [&text](const std::string& name, const std::string& value) {
        if (!value.empty()) {
            text += (text.empty() ? "" : " ") + name + '=' + value;
        }
    };
    add("board", place.board);
    add("lights", place.lights);
    add("page", place.page);
    add("mode", place.mode);
    add("card", place.card);
    for (const auto& [name, value] : place.values) {
        add(name, value);
    }
    return text;
}

std::optional<Game> boardOf(const Place& place) {
    if (place.board.empty()) {
        return std::nullopt;
    }
    const std::string text = placeText({.board = place.board, .lights = place.lights});
    const std::string_view words = text;
    LessonSource source(words);
    Game game = readGame(source, words.substr(words.find('=') + 1, place.board.size()),
                         words.substr(words.size() - place.lights.size()));
    return source.error() ? std::nullopt : std::optional(std::move(game));
}

} // namespace lightsout
