// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/Text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <limits>

namespace lightsout {

std::string_view withoutByteOrderMark(std::string_view text) {
    constexpr std::string_view mark = "\xEF\xBB\xBF";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

Position positionAt(std::string_view text, std::size_t offset) {
    const std::string_view before = text.substr(0, offset);
    const std::size_t lineEnd = before.rfind('\n');
    const std::string_view line =
        lineEnd == std::string_view::npos ? before : before.substr(lineEnd + 1);
    return {1 + static_cast<std::size_t>(std::ranges::count(before, '\n')),
            1 + line.size() -
                static_cast<std::size_t>(std::ranges::count_if(line, isContinuation))};
}

std::optional<std::size_t> firstBadByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = characterLength(text.substr(i));
        if (length == 0) {
            return i;
        }
        i += length;
    }
    return std::nullopt;
}

std::size_t characterLength(std::string_view text) {
    if (text.empty()) {
        return 0;
    }
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) {
        return first == 0 ? 0 : 1;
    }
    if (first < 0xC2 || first > 0xF4) {
        return 0;
    }
    const std::size_t length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    if (text.size() < length || !std::ranges::all_of(text.substr(1, length - 1), isContinuation)) {
        return 0;
    }
    const auto second = static_cast<unsigned char>(text[1]);
    const bool isOverlong = (first == 0xE0 && second < 0xA0) || (first == 0xF0 && second < 0x90);
    const bool isSurrogate = first == 0xED && second >= 0xA0;
    const bool isBeyondUnicode = first == 0xF4 && second >= 0x90;
    return isOverlong || isSurrogate || isBeyondUnicode ? 0 : length;
}

std::size_t firstCharacterLength(std::string_view text) {
    const auto* const end =
        std::find_if_not(text.begin() + (text.empty() ? 0 : 1), text.end(), isContinuation);
    return static_cast<std::size_t>(end - text.begin());
}

double shareRead(std::string_view text, std::size_t left) {
    return text.empty() ? 1 : 1 - static_cast<double>(left) / static_cast<double>(text.size());
}

std::string_view trimmed(std::string_view text) {
    const std::size_t first = text.find_first_not_of(blankCharacters);
    if (first == std::string_view::npos) {
        return text.substr(0, 0);
    }
    return text.substr(first, text.find_last_not_of(blankCharacters) + 1 - first);
}

std::string lowerCase(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(),
                           [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return small;
}

std::string_view takeLine(std::string_view& text) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r')) {
        line.remove_suffix(1);
    }
    return line;
}

void splitWords(std::string_view line, std::vector<std::string_view>& words, std::size_t maxWords) {
    words.clear();
    for (auto begin = line.begin(); begin != line.end() && words.size() < maxWords;) {
        begin = std::find_if_not(begin, line.end(), isBlank);
        const auto end = std::find_if(begin, line.end(), isBlank);
        if (begin != end) {
            words.emplace_back(begin, end);
        }
        begin = end;
    }
}

std::optional<std::uint64_t> wholeNumber(std::string_view text) {
    if (text.empty()) {
        return std::nullopt;
    }
    std::uint64_t number = 0;
    for (const char character : text) {
        if (character < '0' || character > '9') {
            return std::nullopt;
        }
        const auto digit = static_cast<std::uint64_t>(character - '0');
        number = number > (UINT64_MAX - digit) / 10 ? UINT64_MAX : number * 10 + digit;
    }
    return number;
}

std::optional<double> realNumber(std::string_view text) {
    text.remove_prefix(text.starts_with('+') ? 1 : 0);
    double number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, failure] = std::from_chars(text.data(), end, number);
    if (failure == std::errc::invalid_argument || stop != end) {
        return std::nullopt;
    }
    return failure == std::errc{} ? number : std::numeric_limits<double>::infinity();
}

std::string shortestDigits(double number) {
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number);
    return {buffer.data(), result.ptr};
}

Error errorAbout(ErrorCode code, std::string_view text, std::string_view part) {
    return {.code = code,
            .subject = std::string(part),
            .position = positionAt(text, static_cast<std::size_t>(part.data() - text.data()))};
}

} // namespace lightsout
