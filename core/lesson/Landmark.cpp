// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/Landmark.h"

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

/// The argument after the name of a landmark.
enum class LandmarkArgument { none, number, cell, page, mode };
struct LandmarkName {
    std::string_view name;
    LandmarkArgument argument;
};

constexpr std::array things{
    LandmarkName{"board", LandmarkArgument::none},
    LandmarkName{"cell", LandmarkArgument::cell},
    LandmarkName{"matrix", LandmarkArgument::none},
    LandmarkName{"row", LandmarkArgument::number},
    LandmarkName{"column", LandmarkArgument::number},
    LandmarkName{"pattern", LandmarkArgument::number},
    LandmarkName{"tab", LandmarkArgument::page},
    LandmarkName{"mode", LandmarkArgument::mode},
    LandmarkName{"facts", LandmarkArgument::none},
    LandmarkName{"new-board", LandmarkArgument::none},
    LandmarkName{"undo", LandmarkArgument::none},
    LandmarkName{"redo", LandmarkArgument::none},
    LandmarkName{"random", LandmarkArgument::none},
    LandmarkName{"solvable", LandmarkArgument::none},
    LandmarkName{"all-on", LandmarkArgument::none},
    LandmarkName{"hint", LandmarkArgument::none},
    LandmarkName{"solution", LandmarkArgument::none},
    LandmarkName{"autoplay", LandmarkArgument::none},
    LandmarkName{"projector", LandmarkArgument::none},
    LandmarkName{"play", LandmarkArgument::none},
    LandmarkName{"step", LandmarkArgument::none},
    LandmarkName{"step-back", LandmarkArgument::none},
    LandmarkName{"card", LandmarkArgument::number},
    LandmarkName{"chart", LandmarkArgument::number},
};

constexpr std::array concealables{"facts"sv, "solutions"sv, "laws"sv, "states"sv};

bool hasMode(const PageName& page, std::string_view mode) {
    return std::ranges::find(page.modes, mode) != page.modes.end();
}

} // namespace

std::span<const PageName> pageNames() {
    return pages;
}

std::span<const std::string_view> concealableNames() {
    return concealables;
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

Landmark readLandmark(LessonSource& source, std::string_view text, const Rule& rule) {
    const std::string_view name = takeWord(text);
    const auto* const known = std::ranges::find(things, name, &LandmarkName::name);
    Landmark thing{.name = std::string(name)};
    if (known == things.end()) {
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
        thing.word = readPage(source, text).page;
        break;
    case LandmarkArgument::mode:
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
