// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>
#include <vector>

namespace lightsout {

/// A chapter of the manual. It is Markdown that begins with the title of the chapter; sections are
/// second-level headings.
struct Chapter {
    QString name; ///< name of its file, and of its page if there is one
    QString title;
    QString markdown;
    QStringList sections;
};

/// A place in the manual. Without a section, it is the beginning of the chapter.
struct ManualPlace {
    std::size_t chapter = 0;
    std::optional<qsizetype> section = {};

    bool operator==(const ManualPlace&) const = default;
};

/// A search result: a place that contains all search words, and the line around them.
struct ManualFinding {
    ManualPlace place;
    QString excerpt;
};

/// The manual in one language, with the window's glossary and the release notes as its last
/// chapters.
class Manual {
public:
    /// Returns the manual in the application's language; missing chapters are in English.
    static Manual inLanguageOfWindow();
    /// Loads the manual in this language: "en", "fr" or "he".
    explicit Manual(const QString& language);

    const std::vector<Chapter>& chapters() const { return chapters_; }
    /// Returns the index of a chapter, or nullopt if there is no chapter with this name.
    std::optional<std::size_t> chapterNamed(const QString& name) const;
    /// Returns the target of a link such as "play.md#hints" in the chapter `from`. A section is
    /// given by its title in lower case, with a dash for each space and without other punctuation,
    /// or by its number.
    std::optional<ManualPlace> target(std::size_t from, const QString& link) const;
    /// Returns the name by which links refer to a section: its title in lower case, with dashes
    /// between the words.
    static QString anchorOf(const QString& title);
    /// Returns sections whose titles or lines contain all of these words, in the order of the
    /// manual.
    std::vector<ManualFinding> find(const QString& words) const;

private:
    std::vector<Chapter> chapters_;
};

} // namespace lightsout
