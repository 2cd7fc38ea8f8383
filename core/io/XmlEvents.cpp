// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/XmlEvents.h"

#include "io/Text.h"

#include <libxml/parser.h>

#include <algorithm>
#include <array>
#include <climits>
#include <cstdio>
#include <exception>
#include <memory>
#include <new>

namespace lightsout {

namespace {

std::string_view viewOf(const xmlChar* text) {
    return reinterpret_cast<const char*>(text);
}

/// Maximum number of attributes of an element. libxml2 compares each attribute with all previous
/// ones, and cannot be stopped while doing so.
constexpr std::size_t maxAttributes = 1000;

/// Returns the text after the "<" of the first start tag with too many attributes, or nullopt if
/// there is no such tag. All other errors are left to libxml2. O(text).
std::optional<std::string_view> crowdedTag(std::string_view text) {
    const auto skipPast = [&text](std::string_view end) {
        const std::size_t at = text.find(end);
        text.remove_prefix(at == std::string_view::npos ? text.size() : at + end.size());
    };
    for (;;) {
        skipPast("<");
        if (text.empty()) {
            return std::nullopt;
        }
        if (text.starts_with("!--")) {
            skipPast("-->");
        } else if (text.starts_with("![CDATA[")) {
            skipPast("]]>");
        } else if (text.starts_with('?')) {
            skipPast("?>");
        } else {
            const std::string_view tag = text;
            std::size_t attributes = 0;
            while (!text.empty() && text.front() != '>' && text.front() != '<') {
                const char quote = text.front();
                attributes += quote == '=' ? 1 : 0;
                if (attributes > maxAttributes) {
                    return tag;
                }
                text.remove_prefix(1);
                if (quote == '"' || quote == '\'') {
                    skipPast({&quote, 1});
                }
            }
        }
    }
}

} // namespace

/// The libxml2 parser for one walk.
class XmlEvents::Parser {
public:
    explicit Parser(XmlEvents& events)
        : events_(events), context_(xmlNewParserCtxt(), xmlFreeParserCtxt) {
        if (!context_) {
            throw std::bad_alloc();
        }
        context_->userData = this;
        xmlSAXHandler& handlers = *context_->sax;
        handlers = {};
        handlers.initialized = XML_SAX2_MAGIC;
        handlers.startElementNs = onOpen;
        handlers.endElementNs = onClose;
        handlers.characters = onText;
        handlers.internalSubset = onDocumentType;
        handlers.comment = onComment;
        handlers.processingInstruction = onInstruction;
        handlers.serror = onError;
    }

    void run() {
        const std::string_view text = events_.text_;
        // The text is UTF-8, regardless of its declaration. NOENT is needed for attributes, in
        // which "&amp;" would otherwise remain a reference.
        xmlCtxtReadMemory(context_.get(), text.data(), static_cast<int>(text.size()), nullptr,
                          nullptr, XML_PARSE_NONET | XML_PARSE_IGNORE_ENC | XML_PARSE_NOENT);
        if (thrown_) {
            std::rethrow_exception(thrown_);
        }
        // libxml2 does not report running out of memory before it has read anything.
        if (context_->input == nullptr) {
            throw std::bad_alloc();
        }
    }

private:
    static void onOpen(void* parser, const xmlChar* name, const xmlChar* /*prefix*/,
                       const xmlChar* /*space*/, int /*spaceCount*/, const xmlChar** /*spaces*/,
                       int attributeCount, int /*defaultCount*/, const xmlChar** attributes) {
        handle(parser, [&](Parser& self) {
            self.findTag();
            return self.events_.onOpen(
                viewOf(name), Attributes(attributes, static_cast<std::size_t>(attributeCount)));
        });
    }

    static void onClose(void* parser, const xmlChar* /*name*/, const xmlChar* /*prefix*/,
                        const xmlChar* /*space*/) {
        handle(parser, [](Parser& self) { return self.events_.onClose(); });
    }

    static void onText(void* parser, const xmlChar* text, int length) {
        handle(parser, [&](Parser& self) {
            return self.events_.onText(
                {reinterpret_cast<const char*>(text), static_cast<std::size_t>(length)});
        });
    }

    static void onComment(void* parser, const xmlChar* /*text*/) {
        handle(parser, [](Parser& self) { return self.events_.onNothing(); });
    }

    static void onInstruction(void* parser, const xmlChar* /*target*/, const xmlChar* /*text*/) {
        handle(parser, [](Parser& self) { return self.events_.onNothing(); });
    }

    static void onDocumentType(void* parser, const xmlChar* /*name*/, const xmlChar* /*id*/,
                               const xmlChar* /*system*/) {
        handle(parser, [](Parser& self) {
            const std::string_view text = self.events_.text_;
            const std::string_view rest = text.substr(self.offset());
            return !rest.starts_with('[') ||
                   self.events_.stop(errorAbout(ErrorCode::syntax, text, rest.substr(0, 1)));
        });
    }

    static void onError(void* parser, xmlErrorPtr complaint) {
        handle(parser, [complaint](Parser& self) {
            if (complaint->code == XML_ERR_NO_MEMORY) {
                throw std::bad_alloc();
            }
            // With an external document type, an unknown entity would only cause a warning.
            const bool isWrong =
                complaint->level == XML_ERR_FATAL || complaint->code == XML_WAR_UNDECLARED_ENTITY;
            return !isWrong || self.refuse(*complaint);
        });
    }

    /// Calls a handler and stores any exception, because libxml2 is written in C and exceptions
    /// must not pass through it.
    template <typename Handler>
    static void handle(void* parser, Handler handler) {
        Parser& self = *static_cast<Parser*>(parser);
        if (self.events_.stopped_ || self.thrown_) {
            return;
        }
        try {
            if (handler(self)) {
                return;
            }
        } catch (...) {
            self.thrown_ = std::current_exception();
        }
        xmlStopParser(self.context_.get());
    }

    /// Returns the position up to which the parser has read.
    std::size_t offset() const {
        const xmlParserInput* const input = context_->input;
        const std::size_t size = events_.text_.size();
        return input == nullptr
                   ? size
                   : std::min(size, static_cast<std::size_t>(input->consumed) +
                                        static_cast<std::size_t>(input->cur - input->base));
    }

    std::string_view textRead() const { return events_.text_.substr(0, offset()); }

    void findTag() {
        // The parser is already past the attributes, whose values contain no "<".
        const std::size_t begin = textRead().rfind('<');
        events_.tagBegin_ = begin == std::string_view::npos ? 0 : begin + 1;
    }

    bool refuse(const xmlError& complaint) {
        const std::string_view text = events_.text_;
        if (complaint.code == XML_ERR_ATTRIBUTE_REDEFINED) {
            findTag();
            Error error = errorAbout(ErrorCode::repeated, text, text.substr(events_.tagBegin_, 0));
            error.subject = complaint.str1 == nullptr ? "" : complaint.str1;
            return events_.stop(std::move(error));
        }
        const std::string_view read = textRead();
        std::size_t begin = read.size();
        if (complaint.code == XML_ERR_INVALID_CHAR) {
            // The parser is at the character or after a reference to it, whose number it reports.
            const bool isHere =
                begin < text.size() && static_cast<unsigned char>(text[begin]) < ' ';
            std::array<char, 16> name{};
            std::snprintf(name.data(), name.size(), "U+%04X",
                          isHere ? static_cast<unsigned>(text[begin])
                                 : static_cast<unsigned>(complaint.int1));
            Error error = errorAbout(ErrorCode::syntax, text, text.substr(begin, 0));
            error.subject = name.data();
            return events_.stop(std::move(error));
        }
        if (complaint.code == XML_ERR_TAG_NAME_MISMATCH) {
            begin = read.rfind("</");
        } else if (complaint.code == XML_ERR_UNDECLARED_ENTITY ||
                   complaint.code == XML_WAR_UNDECLARED_ENTITY) {
            begin = read.rfind('&');
        }
        // Reports the text found, up to the end of its word; it is empty at the end of the text.
        const std::string_view rest = text.substr(std::min(begin, read.size()));
        const std::size_t end = std::min(rest.find_first_of(" \t\r\n>;", 1), rest.size());
        const bool isWithEnd = end < rest.size() && (rest[end] == '>' || rest[end] == ';');
        return events_.stop(
            errorAbout(ErrorCode::syntax, text, rest.substr(0, end + (isWithEnd ? 1 : 0))));
    }

    XmlEvents& events_;
    std::unique_ptr<xmlParserCtxt, decltype(&xmlFreeParserCtxt)> context_;
    std::exception_ptr thrown_;
};

std::optional<std::string> XmlEvents::Attributes::value(std::string_view name) const {
    constexpr std::size_t fieldCount = 5; // name, prefix, namespace, begin and end of the value
    for (std::size_t i = 0; i < count_; ++i) {
        const xmlChar** const fields = fields_ + i * fieldCount;
        if (viewOf(fields[0]) == name) {
            return std::string(fields[3], fields[4]);
        }
    }
    return std::nullopt;
}

std::optional<Error> XmlEvents::walk() {
    if (text_.size() > INT_MAX) {
        return Error{.code = ErrorCode::fileTooLarge, .expected = INT_MAX, .found = text_.size()};
    }
    if (const auto tag = crowdedTag(text_)) {
        Error error = errorAbout(ErrorCode::tooManyAttributes, text_, *tag);
        error.subject = tag->substr(0, tag->find_first_of(" \t\r\n"));
        error.expected = maxAttributes;
        return error;
    }
    Parser(*this).run();
    return stopped_;
}

bool XmlEvents::stop(Error error) {
    stopped_ = std::move(error);
    return false;
}

} // namespace lightsout
