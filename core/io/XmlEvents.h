// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/Error.h"

#include <optional>
#include <string>
#include <string_view>

namespace lightsout {

/// Reports the pieces of an XML text in order, as libxml2 reads them, each with its position,
/// without building a tree. Derived classes handle them; a handler that returns false ends the
/// walk.
///
/// No external resources are read. A document type may be named, but must not contain declarations,
/// which could define entities that expand without limit. Entities that XML does not predefine are
/// errors. Elements may have at most 1000 attributes.
class XmlEvents {
public:
    XmlEvents(const XmlEvents&) = delete;
    XmlEvents& operator=(const XmlEvents&) = delete;

protected:
    /// The attributes of the current element, valid during onOpen().
    class Attributes {
    public:
        Attributes(const unsigned char** fields, std::size_t count)
            : fields_(fields), count_(count) {}

        /// Returns the value with its references resolved, or nullopt if there is no such
        /// attribute.
        std::optional<std::string> value(std::string_view name) const;

    private:
        const unsigned char** fields_; ///< five entries for each attribute
        std::size_t count_;
    };

    explicit XmlEvents(std::string_view text) : text_(text) {}
    virtual ~XmlEvents() = default;

    /// Walks through the whole text. Returns the error that ended the walk early: a syntax error,
    /// or the one passed to stop().
    std::optional<Error> walk();

    /// Handle the beginning and the end of an element. The name has no namespace prefix.
    virtual bool onOpen(std::string_view name, const Attributes& attributes) = 0;
    virtual bool onClose() = 0;
    /// Handles a piece of text between the tags, with its references resolved.
    virtual bool onText(std::string_view piece) = 0;

    /// Handles anything between the tags that is not text, such as a comment.
    virtual bool onNothing() { return true; }

    /// Ends the walk with an error.
    bool stop(Error error);

    /// Returns the position of the name of the element opened last.
    std::size_t tagBegin() const { return tagBegin_; }

private:
    class Parser;

    std::string_view text_;
    std::size_t tagBegin_ = 0;
    std::optional<Error> stopped_;
};

} // namespace lightsout
