// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/GmlTokens.h"

#include "io/Text.h"

#include <algorithm>

namespace lightsout {

namespace {

bool isLetter(char character) {
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z');
}

bool isOfNumber(char character) {
    return isDigit(character) || character == '.' || character == '+' || character == '-' ||
           character == 'e' || character == 'E';
}

bool isOfKey(char character) {
    return isLetter(character) || isDigit(character) || character == '_';
}

/// Returns the length up to the first space or bracket, for showing text that is not understood.
std::size_t wordLength(std::string_view text) {
    return std::max<std::size_t>(1, std::min(text.find_first_of(" \t\r\n[]"), text.size()));
}

} // namespace

GmlToken GmlTokens::next() {
    using Kind = GmlToken::Kind;
    skipBlanksAndComments();
    if (rest_.empty()) {
        return {Kind::end, text_.substr(text_.size())};
    }
    const char first = rest_.front();
    if (first == '[' || first == ']') {
        return take(first == '[' ? Kind::open : Kind::close, 1);
    }
    if (first == '"') {
        const std::size_t end = rest_.find('"', 1);
        if (end == std::string_view::npos) {
            return take(Kind::strange, wordLength(rest_));
        }
        GmlToken token = take(Kind::text, end + 1);
        token.text = token.text.substr(1, end - 1);
        return token;
    }
    // Infinities have a sign: +INF.
    const bool isSigned = (first == '+' || first == '-') && rest_.size() > 1 && isLetter(rest_[1]);
    const bool isKey = isLetter(first) || first == '_' || isSigned;
    const auto* const end = std::find_if_not(rest_.begin() + (isSigned ? 1 : 0), rest_.end(),
                                             isKey ? isOfKey : isOfNumber);
    const auto length = static_cast<std::size_t>(end - rest_.begin());
    // A word that contains any other character is neither a key nor a number.
    if (length == 0 || length < wordLength(rest_)) {
        return take(Kind::strange, wordLength(rest_));
    }
    return take(isKey ? Kind::key : Kind::number, length);
}

void GmlTokens::skipBlanksAndComments() {
    for (;;) {
        rest_.remove_prefix(std::min(rest_.find_first_not_of(blankCharacters), rest_.size()));
        if (!rest_.starts_with('#')) {
            return;
        }
        rest_.remove_prefix(std::min(rest_.find('\n'), rest_.size()));
    }
}

GmlToken GmlTokens::take(GmlToken::Kind kind, std::size_t length) {
    const GmlToken token{kind, rest_.substr(0, length)};
    rest_.remove_prefix(length);
    return token;
}

} // namespace lightsout
