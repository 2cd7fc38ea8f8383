// SPDX-License-Identifier: GPL-3.0-or-later
#include "arguments/Messages.h"

#include <array>
#include <cstdio>

namespace lightsout::cli {

namespace {

/// Returns the length of the UTF-8 character at the beginning of `text`; 0 if there is none, or if
/// it is a control character.
std::size_t lengthOfPrintable(std::string_view text) {
    const auto byte = [text](std::size_t i) {
        return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U;
    };
    const unsigned first = byte(0);
    constexpr unsigned del = 0x7f;
    if (first <= del) {
        return first >= ' ' && first != del ? 1 : 0;
    }
    const std::size_t length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80) {
            return 0;
        }
    }
    const bool isControl = first == 0xc2 && byte(1) < 0xa0; // U+0080 to U+009F
    return isControl ? 0 : length;
}

/// Returns the sentence for an error, with the option that helps if there is one.
std::string sentence(const Error& error) {
    return englishErrorText(error) + (error.code == ErrorCode::notSquare
                                          ? " (--as lights reads it as the lights of a grid)"
                                          : "");
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

Failure failureOf(const Error& error, const Source& source) {
    return {.status = isTooLarge(error.code) ? Status::tooLarge : Status::badInput,
            .where = place(source, error.position),
            .what = sentence(error)};
}

} // namespace lightsout::cli
