// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A chapter of the manual: Markdown that begins with its title; sections are headings of the
/// second level.
struct Chapter {
    QString name; ///< of its file; that of the page it is about, if there is one
    QString title;
    QString markdown;
    QStringList sections;
};

/// A place in the manual. Without a section the chapter's beginning.
struct ManualPlace {
    std::size_t chapter = 0;
    std::optional<qsizetype> section = {};

    bool operator==(const ManualPlace&) const = default;
};

/// A place where all words that were looked for stand, and the line around them.
struct ManualFinding {
    ManualPlace place;
    QString excerpt;
};

/// The manual in one language, with the words of the window's glossary as its last chapter.
class Manual {
public:
    /// In the language that the application speaks; chapters that it lacks are in English.
    static Manual inLanguageOfWindow();
    /// "en", "fr" or "he".
    explicit Manual(const QString& language);

    const std::vector<Chapter>& chapters() const { return chapters_; }
    /// Nothing where there is no such chapter.
    std::optional<std::size_t> chapterNamed(const QString& name) const;
    /// Where a link such as "play.md#hints" leads, seen from a chapter: a section is named by its
    /// title in small letters, with a dash for each space and without other marks, or by its
    /// number.
    std::optional<ManualPlace> target(std::size_t from, const QString& link) const;
    /// How links name a section: by its title in small letters, with dashes between the words.
    static QString anchorOf(const QString& title);
    /// Sections whose titles or lines hold all of these words, in the order of the manual.
    std::vector<ManualFinding> find(const QString& words) const;

private:
    std::vector<Chapter> chapters_;
};

} // namespace lightsout
