// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <functional>
#include <vector>

namespace lightsout {

/// The name of the property of an action that is true if the action discards something.
inline constexpr const char* isDestructive = "isDestructive";

/// Something that the search finds.
struct SearchEntry {
    /// The kind of thing, in the order in which equally good matches are listed.
    enum class Kind {
        page,
        mode,
        card,
        command,
        board,
        lesson,
        chapter,
        fact,
        setting,
        term,
        section,
        step,
    };

    Kind kind = Kind::command;
    QString name = {};
    QString place =
        {}; ///< what it is and where, such as "Mode of Tilings", or the menu of a command
    /// Where it leads, in the words of lessons, such as "page=kernel card=solutions"; never
    /// translated.
    QString target = {};
    std::function<void()> run = {};
    QString keys = {};      ///< keyboard shortcut as text; may be empty
    QStringList words = {}; ///< other names by which it is found
    bool isRisky = false;   ///< whether running it discards something
};

/// Returns the name of a kind in English, for scripts.
const char* kindName(SearchEntry::Kind kind);

/// Returns the other names of each target in the language of the window, and in English, from
/// resources/words/search.txt.
QHash<QString, QStringList> searchWords();

/// Entries that are searched at each key. Their names are divided into words only once.
class Search {
public:
    explicit Search(std::vector<SearchEntry> entries);
    ~Search();

    const std::vector<SearchEntry>& entries() const { return entries_; }
    /// Returns the indices of the entries that match what was typed, the best first.
    ///
    /// Names and other words that were typed exactly come first, then those that begin with what
    /// was typed, entries with all of its words, and entries with one wrong letter in a word of at
    /// least four. Case, accents, plurals and Hebrew prefixes, endings and final letters do not
    /// matter. Entries that match equally well are in the order of their kinds, then in their own
    /// order. A risky entry is among the first three only if its name was typed. If nothing was
    /// typed, all entries match.
    std::vector<std::size_t> matching(const QString& typed) const;

private:
    struct Names;

    std::vector<SearchEntry> entries_;
    std::vector<Names> names_; ///< of each entry
};

} // namespace lightsout
