// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// The pieces of an XML text in their order, as libxml2 reads them, without a tree of them being
/// built, each with its place in the text. Whoever derives from it says what to do with them; a
/// handler that returns false ends the walk.
///
/// Nothing outside the text is looked at. A document type may be named; one with declarations of
/// its own, which could make entities that grow without end, is an error, and so are entities that
/// XML does not know by itself. Elements have 1000 attributes at most.
class XmlEvents {
public:
    XmlEvents(const XmlEvents&) = delete;
    XmlEvents& operator=(const XmlEvents&) = delete;

protected:
    /// The attributes of the element at hand, alive during onOpen().
    class Attributes {
    public:
        Attributes(const unsigned char** fields, std::size_t count)
            : fields_(fields), count_(count) {}

        /// The value with its references resolved; nothing when there is no such attribute.
        std::optional<std::string> value(std::string_view name) const;

    private:
        const unsigned char** fields_; ///< five for each
        std::size_t count_;
    };

    explicit XmlEvents(std::string_view text) : text_(text) {}
    virtual ~XmlEvents() = default;

    /// Goes through the whole text; gives what ended that early, a syntax error or stop()'s.
    std::optional<Error> walk();

    /// The beginning and the end of an element; the name is without the prefix of a namespace.
    virtual bool onOpen(std::string_view name, const Attributes& attributes) = 0;
    virtual bool onClose() = 0;
    /// A piece of text between the tags, its references resolved.
    virtual bool onText(std::string_view piece) = 0;

    /// Something between the tags that says nothing, such as a comment.
    virtual bool onNothing() { return true; }

    /// Ends the walk with an error.
    bool stop(Error error);

    /// Where the name of the element opened last stands.
    std::size_t tagBegin() const { return tagBegin_; }

private:
    class Parser;

    std::string_view text_;
    std::size_t tagBegin_ = 0;
    std::optional<Error> stopped_;
};

} // namespace lightsout
