// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A chapter of the manual: Markdown that begins with its title; sections are headings of the
/// second level.
struct Chapter {
    QString name; ///< of its file, and of the page it is about, if there is one
    QString title;
    QString markdown;
    QStringList sections;
};

/// A place in the manual; without a section, the chapter's beginning.
struct ManualPlace {
    std::size_t chapter = 0;
    std::optional<qsizetype> section = {};

    bool operator==(const ManualPlace&) const = default;
};

/// A place that contains all search words, and the line around them.
struct ManualFinding {
    ManualPlace place;
    QString excerpt;
};

/// The manual in one language, with the window's glossary as its last chapter.
class Manual {
public:
    /// Returns the manual in the application's language; missing chapters are in English.
    static Manual inLanguageOfWindow();
    /// "en", "fr" or "he".
    explicit Manual(const QString& language);

    const std::vector<Chapter>& chapters() const { return chapters_; }
    /// Returns nothing if there is no such chapter.
    std::optional<std::size_t> chapterNamed(const QString& name) const;
    /// Returns where a link such as "play.md#hints" in a chapter leads: a section is named by its
    /// title in lower case, with a dash for each space and without other punctuation, or by its
    /// number.
    std::optional<ManualPlace> target(std::size_t from, const QString& link) const;
    /// Returns the name of a section in links: its title in lower case, with dashes between the
    /// words.
    static QString anchorOf(const QString& title);
    /// Returns sections whose titles or lines contain all of these words, in the order of the
    /// manual.
    std::vector<ManualFinding> find(const QString& words) const;

private:
    std::vector<Chapter> chapters_;
};

} // namespace lightsout
