// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Thing.h"

#include "io/Text.h"

#include <algorithm>
#include <array>

namespace lightsout {

namespace {

using namespace std::string_view_literals;

constexpr std::array playModes{"press"sv, "draw"sv};
constexpr std::array eliminationModes{"steps"sv, "by-hand"sv, "outcome"sv, "methods"sv};
constexpr std::array tilingModes{"browse"sv, "search"sv, "by-hand"sv, "map"sv};
constexpr std::array randomModes{"laws"sv, "experiments"sv, "chain"sv, "states"sv, "winning"sv};
constexpr std::array pages{
    PageName{"play", playModes},     PageName{"elimination", eliminationModes},
    PageName{"kernel", {}},          PageName{"tilings", tilingModes},
    PageName{"random", randomModes}, PageName{"counts", {}},
};

/// The argument after the name of a thing.
enum class ThingArgument { none, number, cell, page, mode };
struct ThingName {
    std::string_view name;
    ThingArgument argument;
};

constexpr std::array things{
    ThingName{"board", ThingArgument::none},     ThingName{"cell", ThingArgument::cell},
    ThingName{"matrix", ThingArgument::none},    ThingName{"row", ThingArgument::number},
    ThingName{"column", ThingArgument::number},  ThingName{"pattern", ThingArgument::number},
    ThingName{"tab", ThingArgument::page},       ThingName{"mode", ThingArgument::mode},
    ThingName{"facts", ThingArgument::none},     ThingName{"new-board", ThingArgument::none},
    ThingName{"undo", ThingArgument::none},      ThingName{"redo", ThingArgument::none},
    ThingName{"random", ThingArgument::none},    ThingName{"solvable", ThingArgument::none},
    ThingName{"all-on", ThingArgument::none},    ThingName{"hint", ThingArgument::none},
    ThingName{"solution", ThingArgument::none},  ThingName{"autoplay", ThingArgument::none},
    ThingName{"projector", ThingArgument::none}, ThingName{"play", ThingArgument::none},
    ThingName{"step", ThingArgument::none},      ThingName{"step-back", ThingArgument::none},
    ThingName{"card", ThingArgument::number},    ThingName{"chart", ThingArgument::number},
};

bool hasMode(const PageName& page, std::string_view mode) {
    return std::ranges::find(page.modes, mode) != page.modes.end();
}

} // namespace

std::span<const PageName> pageNames() {
    return pages;
}

PageChoice readPage(LessonSource& source, std::string_view text) {
    const std::string_view name = takeWord(text);
    const auto* const page = std::ranges::find(pages, name, &PageName::name);
    if (page == pages.end()) {
        source.fail(Expected::page, name);
    } else if (!text.empty() && !hasMode(*page, text)) {
        source.fail(Expected::mode, text);
    }
    return {.page = std::string(name), .mode = std::string(text)};
}

Thing readThing(LessonSource& source, std::string_view text, const Rule& rule) {
    const std::string_view name = takeWord(text);
    const auto* const known = std::ranges::find(things, name, &ThingName::name);
    Thing thing{.name = std::string(name)};
    if (known == things.end()) {
        source.fail(Expected::thing, name);
        return thing;
    }
    switch (known->argument) {
    case ThingArgument::none:
        if (!text.empty()) {
            source.fail(Expected::thing, text);
        }
        break;
    case ThingArgument::number: {
        const auto number = wholeNumber(text);
        constexpr std::size_t maxNumber = 10'000;
        if (!number || *number < 1 || *number > maxNumber) {
            source.fail(Expected::thing, text);
        }
        thing.number = number.value_or(1);
        break;
    }
    case ThingArgument::cell:
        thing.cell = readCell(source, text, rule);
        break;
    case ThingArgument::page:
        thing.word = readPage(source, text).page;
        break;
    case ThingArgument::mode:
        thing.word = std::string(text);
        if (std::ranges::none_of(pages,
                                 [&](const PageName& page) { return hasMode(page, text); })) {
            source.fail(Expected::mode, text);
        }
        break;
    }
    return thing;
}

} // namespace lightsout
