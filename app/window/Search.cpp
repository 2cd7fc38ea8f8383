// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/Search.h"

#include <QFile>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <compare>
#include <optional>
#include <utility>

namespace lightsout {

namespace words {

/// Returns text in lower case, without accents and without the final forms of Hebrew letters.
QString plain(const QString& text) {
    static const QString finals = QStringLiteral("ךםןףץ");
    static const QString usual = QStringLiteral("כמנפצ");
    QString folded;
    for (const QChar letter : text.normalized(QString::NormalizationForm_D)) {
        if (letter.category() != QChar::Mark_NonSpacing) {
            const qsizetype final = finals.indexOf(letter);
            folded += final < 0 ? letter.toCaseFolded() : usual[final];
        }
    }
    return folded;
}

bool isHebrew(const QString& word) {
    return !word.isEmpty() && word.front().script() == QChar::Script_Hebrew;
}

/// Returns the word without the ending of a plural or of the construct state.
QString withoutEnding(const QString& word) {
    constexpr qsizetype shortest = 3; ///< letters that must remain
    static const QStringList hebrew{QStringLiteral("ימ"), QStringLiteral("ות"), QStringLiteral("ת"),
                                    QStringLiteral("ה"), QStringLiteral("י")};
    static const QStringList latin{QStringLiteral("s"), QStringLiteral("x")};
    for (const QString& ending : isHebrew(word) ? hebrew : latin) {
        if (word.endsWith(ending) && word.size() - ending.size() >= shortest) {
            return word.chopped(ending.size());
        }
    }
    return word;
}

/// Returns the forms under which a word is compared: its stem and, in Hebrew, the stem without the
/// article and the prefixes for and, in, to and from.
QStringList stemsOf(const QString& word) {
    static const QString prefixes = QStringLiteral("הובלמשכ");
    constexpr qsizetype shortest = 3;
    QStringList stems{withoutEnding(word)};
    QString rest = word;
    for (int i = 0;
         i < 2 && isHebrew(rest) && prefixes.contains(rest.front()) && rest.size() > shortest;
         ++i) {
        rest.remove(0, 1);
        stems << withoutEnding(rest);
    }
    return stems;
}

/// Returns whether one inserted, missing, wrong or exchanged letter turns one word into the other.
bool differInOneLetter(QString a, QString b) {
    if (a.size() > b.size()) {
        a.swap(b);
    }
    if (b.size() - a.size() > 1) {
        return false;
    }
    qsizetype begin = 0;
    while (begin < a.size() && a[begin] == b[begin]) {
        ++begin;
    }
    qsizetype end = 0;
    while (end < a.size() - begin && a[a.size() - 1 - end] == b[b.size() - 1 - end]) {
        ++end;
    }
    const qsizetype wrong = b.size() - begin - end;
    return wrong <= 1 || (wrong == 2 && a.size() == b.size() && a[begin] == b[begin + 1] &&
                          a[begin + 1] == b[begin]);
}

struct Word {
    explicit Word(const QString& plainWord) : text(plainWord), stems(stemsOf(plainWord)) {}

    bool isSameAs(const Word& other) const {
        return std::ranges::any_of(stems,
                                   [&](const QString& stem) { return other.stems.contains(stem); });
    }
    bool isBeginOf(const Word& other) const {
        return other.text.startsWith(text) || std::ranges::any_of(stems, [&](const QString& stem) {
                   return std::ranges::any_of(
                       other.stems, [&](const QString& longer) { return longer.startsWith(stem); });
               });
    }
    bool isLike(const Word& other) const {
        constexpr qsizetype shortest = 4;
        return text.size() >= shortest && (differInOneLetter(text, other.text) ||
                                           differInOneLetter(stems.front(), other.stems.front()));
    }

    QString text;
    QStringList stems;
};

/// A name, or what was typed.
struct Phrase {
    explicit Phrase(const QString& name) {
        static const QRegularExpression between(QStringLiteral("\\W+"),
                                                QRegularExpression::UseUnicodePropertiesOption);
        const QStringList parts = plain(name).split(between, Qt::SkipEmptyParts);
        text = parts.join(QLatin1Char(' '));
        for (const QString& part : parts) {
            words.emplace_back(part);
        }
    }

    QString text; ///< the words with single spaces between them
    std::vector<Word> words;
};

/// Returns whether every typed word has a counterpart in the phrase.
template <typename IsCounterpart>
bool hasAll(const Phrase& typed, const Phrase& phrase, const IsCounterpart& isCounterpart) {
    return std::ranges::all_of(typed.words, [&](const Word& word) {
        return std::ranges::any_of(phrase.words,
                                   [&](const Word& other) { return isCounterpart(word, other); });
    });
}

/// How well an entry matches, from best to worst.
enum class Match { exact, sameWords, begins, allWords, allBegin, contains, misspelled };

/// Returns how well a name matches; nullopt if it does not.
std::optional<Match> matchOf(const Phrase& typed, const Phrase& phrase) {
    if (phrase.text == typed.text) {
        return Match::exact;
    }
    const auto isSame = [](const Word& a, const Word& b) { return a.isSameAs(b); };
    if (typed.words.size() == phrase.words.size() && hasAll(typed, phrase, isSame)) {
        return Match::sameWords;
    }
    if (phrase.text.startsWith(typed.text)) {
        return Match::begins;
    }
    if (hasAll(typed, phrase, isSame)) {
        return Match::allWords;
    }
    if (hasAll(typed, phrase, [](const Word& a, const Word& b) { return a.isBeginOf(b); })) {
        return Match::allBegin;
    }
    if (hasAll(typed, phrase,
               [](const Word& a, const Word& b) { return a.isBeginOf(b) || a.isLike(b); })) {
        return Match::misspelled;
    }
    return {};
}

} // namespace words

using words::Match;
using words::matchOf;
using words::Phrase;

/// What an entry is compared by.
struct Search::Names {
    explicit Names(const SearchEntry& entry)
        : name(entry.name), others(entry.words.begin(), entry.words.end()),
          nameAndPlace(Phrase(entry.name + QLatin1Char(' ') + entry.place).text) {}

    std::optional<Match> match(const Phrase& typed) const {
        std::optional<Match> best = matchOf(typed, name);
        for (const Phrase& other : others) {
            const auto match = matchOf(typed, other);
            best = !best || (match && *match < *best) ? match : best;
        }
        if ((!best || *best > Match::contains) &&
            std::ranges::all_of(typed.words, [this](const words::Word& word) {
                return nameAndPlace.contains(word.text);
            })) {
            return Match::contains;
        }
        return best;
    }

    Phrase name;
    std::vector<Phrase> others;
    QString nameAndPlace;
};

Search::Search(std::vector<SearchEntry> entries)
    : entries_(std::move(entries)), names_(entries_.begin(), entries_.end()) {}

Search::~Search() = default;

const char* kindName(SearchEntry::Kind kind) {
    constexpr std::array names{"page",    "mode", "card",    "command", "board",   "lesson",
                               "chapter", "fact", "setting", "term",    "section", "step"};
    return names.at(static_cast<std::size_t>(kind));
}

QHash<QString, QStringList> searchWords() {
    QFile file(QStringLiteral(":/words/search.txt"));
    const bool isOpen = file.open(QIODevice::ReadOnly);
    Q_ASSERT(isOpen);
    Q_UNUSED(isOpen)
    const QString language = QLocale().name().left(2);
    QHash<QString, QStringList> words;
    QString target;
    for (const QString& line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1Char('#')) || line.trimmed().isEmpty()) {
            continue;
        }
        const QString trimmed = line.trimmed();
        if (!line.startsWith(QLatin1Char(' '))) {
            target = trimmed;
        } else if (trimmed.startsWith(QStringLiteral("en:")) ||
                   trimmed.startsWith(language + QLatin1Char(':'))) {
            for (const QString& word : trimmed.mid(3).split(QChar(0xB7))) {
                words[target] << word.trimmed();
            }
        }
    }
    return words;
}

std::vector<std::size_t> Search::matching(const QString& typed) const {
    const Phrase phrase(typed);
    struct Found {
        Match match;
        SearchEntry::Kind kind;
        std::size_t index;
        auto operator<=>(const Found&) const = default;
    };
    std::vector<Found> found;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (phrase.words.empty()) {
            found.push_back({Match::exact, {}, i});
        } else if (const auto match = names_[i].match(phrase)) {
            found.push_back({*match, entries_[i].kind, i});
        }
    }
    std::ranges::sort(found);
    constexpr std::ptrdiff_t front = 3;
    const auto isRisky = [&](const Found& one) {
        return entries_[one.index].isRisky && names_[one.index].name.text != phrase.text;
    };
    std::vector<Found> risky;
    for (auto i = found.begin();
         !phrase.words.empty() && i - found.begin() < front && i != found.end();) {
        if (isRisky(*i)) {
            risky.push_back(*i);
            i = found.erase(i);
        } else {
            ++i;
        }
    }
    found.insert(found.begin() + std::min(front, std::ssize(found)), risky.begin(), risky.end());
    std::vector<std::size_t> matching;
    for (const Found& one : found) {
        matching.push_back(one.index);
    }
    return matching;
}

} // namespace lightsout
