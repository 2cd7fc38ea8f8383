#include "io/XmlTags.h"

#include "io/CharacterReferences.h"

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::string_view blanks = " \t\r\n";

} // namespace

std::optional<std::string> XmlTag::attribute(std::string_view wanted) const {
    std::string_view rest = attributes;
    for (;;) {
        rest.remove_prefix(std::min(rest.find_first_not_of(blanks), rest.size()));
        const std::size_t nameEnd = rest.find_first_of(" \t\r\n=");
        if (nameEnd == std::string_view::npos) {
            return std::nullopt;
        }
        const std::string_view met = rest.substr(0, nameEnd);
        const std::size_t quote = rest.find_first_of("\"'", nameEnd);
        if (quote == std::string_view::npos) {
            return std::nullopt;
        }
        const std::size_t end = rest.find(rest[quote], quote + 1);
        if (end == std::string_view::npos) {
            return std::nullopt;
        }
        if (met == wanted) {
            return withoutReferences(rest.substr(quote + 1, end - quote - 1));
        }
        rest.remove_prefix(end + 1);
    }
}

std::optional<XmlTag> XmlTags::next() {
    while (wrong_.empty()) {
        rest_.remove_prefix(std::min(rest_.find('<'), rest_.size()));
        if (rest_.empty()) {
            if (!open_.empty()) {
                wrong_ = open_.back();
            }
        } else if (rest_.starts_with("<!--")) {
            skipPast("<!--", "-->");
        } else if (rest_.starts_with("<![CDATA[")) {
            skipPast("<![CDATA[", "]]>");
        } else if (rest_.starts_with("<?")) {
            skipPast("<?", "?>");
        } else if (rest_.starts_with("</")) {
            takeEndTag();
        } else {
            return takeStartTag();
        }
        if (rest_.empty() && wrong_.empty()) {
            break;
        }
    }
    return std::nullopt;
}

std::optional<XmlTag> XmlTags::takeStartTag() {
    const std::string_view begin = rest_.substr(0, 1);
    rest_.remove_prefix(1);
    // The tag ends at the first ">" outside quotes.
    std::size_t end = 0;
    char quote = '\0';
    for (; end < rest_.size() && (quote != '\0' || rest_[end] != '>'); ++end) {
        const char character = rest_[end];
        if (quote == '\0' && (character == '"' || character == '\'')) {
            quote = character;
        } else if (character == quote) {
            quote = '\0';
        }
    }
    const std::string_view tag = rest_.substr(0, end);
    std::string_view name = tag.substr(0, tag.find_first_of(" \t\r\n/"));
    if (end == rest_.size() || name.empty()) {
        wrong_ = name.empty() ? begin : name;
        return std::nullopt;
    }
    rest_.remove_prefix(end);
    const std::string_view attributes = tag.substr(name.size());
    if (!tag.ends_with('/') && !name.starts_with('!')) {
        open_.push_back(name);
        if (open_.size() > depthLimit) {
            wrong_ = name;
            return std::nullopt;
        }
    }
    if (const std::size_t colon = name.find(':'); colon != std::string_view::npos) {
        name.remove_prefix(colon + 1);
    }
    return XmlTag{name, attributes};
}

void XmlTags::takeEndTag() {
    constexpr std::string_view begin = "</";
    const std::string_view whole = rest_;
    rest_.remove_prefix(begin.size());
    const std::size_t end = rest_.find('>');
    std::string_view name = rest_.substr(0, std::min(end, rest_.find_first_of(blanks)));
    if (end == std::string_view::npos || open_.empty() || open_.back() != name) {
        wrong_ = name.empty() ? whole.substr(0, begin.size()) : name;
        return;
    }
    open_.pop_back();
    rest_.remove_prefix(end + 1);
}

void XmlTags::skipPast(std::string_view begin, std::string_view end) {
    const std::size_t place = rest_.find(end, begin.size());
    if (place == std::string_view::npos) {
        wrong_ = rest_.substr(0, begin.size());
    } else {
        rest_.remove_prefix(place + end.size());
    }
}

} // namespace lightsout
