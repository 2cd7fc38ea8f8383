#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// The start tag of an XML element, as pieces of the text.
struct XmlTag {
    std::string_view name;       ///< without the prefix of a namespace
    std::string_view attributes; ///< what follows the name

    /// The value of an attribute with the five predefined entities and the character references
    /// resolved; nothing when the tag does not have it.
    std::optional<std::string> attribute(std::string_view wanted) const;
};

/// Walks over the start tags of an XML text, passing by comments, CDATA sections and instructions.
///
/// It is not a parser: it checks nothing, and stands beside one that does. O(text).
class XmlTags {
public:
    explicit XmlTags(std::string_view text) : rest_(text) {}

    /// The next start tag, or the declaration "!DOCTYPE" or the like; nothing at the end.
    std::optional<XmlTag> next();

private:
    void skipPast(std::string_view end);

    std::string_view rest_;
};

} // namespace lightsout
