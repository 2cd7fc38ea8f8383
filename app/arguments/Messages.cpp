// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Messages.h"

#include "io/Text.h"
#include "random/Confidence.h"

#include <array>
#include <cstdio>

namespace lightsout::cli {

namespace {

/// Returns true for the control characters of bidirectional text, which could reorder what a
/// terminal shows.
bool isDirectional(std::string_view character) {
    return character == "\xD8\x9C" ||                                      // U+061C
           (character >= "\xE2\x80\x8E" && character <= "\xE2\x80\x8F") || // U+200E, U+200F
           (character >= "\xE2\x80\xAA" && character <= "\xE2\x80\xAE") || // U+202A to U+202E
           (character >= "\xE2\x81\xA6" && character <= "\xE2\x81\xA9");   // U+2066 to U+2069
}

/// Returns the length of the UTF-8 character at the beginning of `text`; 0 if there is none, or if
/// it is a control character.
std::size_t lengthOfPrintable(std::string_view text) {
    const std::size_t length = characterLength(text);
    constexpr std::string_view del = "\x7f";
    const bool isControl = (length == 1 && (text < " " || text.starts_with(del))) ||
                           (length == 2 && text >= "\xC2\x80" && text < "\xC2\xA0");
    return isControl || isDirectional(text.substr(0, length)) ? 0 : length;
}

std::string place(const Source& source, const Position& position) {
    if (position.line == 0) {
        return source.name;
    }
    const std::string column = std::to_string(position.column);
    if (source.kind == Source::Kind::argument) {
        return source.name + ", column " + column;
    }
    const std::string line = source.name + ":" + std::to_string(position.line);
    return position.column == 0 ? line : line + ":" + column;
}

} // namespace

std::string decimal(double number) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%.12g", number);
    return text.data();
}

std::string estimate(double number, double margin) {
    std::array<char, 340> text{}; // the greatest number has 309 digits
    std::snprintf(text.data(), text.size(), "%.*f", decimalsOfEstimate(margin), number);
    return text.data();
}

std::string estimateWithMargin(double number, double margin) {
    return estimate(number, margin) + " ± " + estimate(margin, margin);
}

std::string withoutControls(std::string_view text) {
    std::string result;
    while (!text.empty()) {
        const bool isBlank = text.front() == '\n' || text.front() == '\t';
        const std::size_t length = isBlank ? 1 : lengthOfPrintable(text);
        if (length == 0) {
            result += escaped(text.substr(0, 1));
            text.remove_prefix(1);
        } else {
            result += text.substr(0, length);
            text.remove_prefix(length);
        }
    }
    return result;
}

Source sourceOfFile(std::string_view path) {
    return {Source::Kind::file, shown(path)};
}

void refuseFile(std::string_view path, std::string what) {
    throw Failure{.where = shown(path), .what = std::move(what)};
}

Failure wrongValue(std::string_view where, std::string_view value, std::string_view problem) {
    return {.where = std::string(where),
            .what = "\"" + shown(value) + "\" " + std::string(problem)};
}

Failure missing(std::string_view argument) {
    return {.where = commandLine, .what = std::string(argument) + " is missing"};
}

Failure notExpected(std::string_view argument) {
    return wrongValue(commandLine, argument, "is not expected here");
}

Failure failureOf(const Error& error, const Source& source) {
    return {.status = isTooLarge(error.code) ? Status::tooLarge : Status::badInput,
            .where = place(source, error.position),
            .what = englishErrorText(error)};
}

} // namespace lightsout::cli
