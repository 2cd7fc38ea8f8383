#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lightsout {

/// The start tag of an XML element, as pieces of the text.
struct XmlTag {
    std::string_view name;       ///< without the prefix of a namespace
    std::string_view attributes; ///< what follows the name

    /// The value of an attribute with its references resolved; nothing when the tag does not have
    /// it.
    std::optional<std::string> attribute(std::string_view wanted) const;
};

/// Walks over the start tags of an XML text, passing by comments, CDATA sections and instructions.
///
/// It checks that tags are whole and end tags match, so as to say where they don't; the rest it
/// leaves to the parser beside which it stands. O(text).
class XmlTags {
public:
    explicit XmlTags(std::string_view text) : rest_(text) {}

    /// The next start tag, or the declaration "!DOCTYPE" or the like; nothing at the end, and
    /// where the text is wrong.
    std::optional<XmlTag> next();

    /// The piece of the text at which it is wrong; empty if it is not.
    std::string_view wrong() const { return wrong_; }

private:
    /// Elements inside each other, at most.
    static constexpr std::size_t depthLimit = 100;

    std::optional<XmlTag> takeStartTag();
    void takeEndTag();
    void skipPast(std::string_view begin, std::string_view end);

    std::string_view rest_;
    std::string_view wrong_;
    std::vector<std::string_view> open_; ///< the names of the elements around
};

} // namespace lightsout
