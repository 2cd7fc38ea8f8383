// SPDX-License-Identifier: GPL-3.0-or-later
#include "SearchEntries.h"

#include "challenge/ChallengeCode.h"
#include "document/CurrentDocument.h"
#include "facts/Fact.h"
#include "io/LatticeNames.h"
#include "lessons/LessonShelf.h"
#include "manual/Manual.h"
#include "newboard/BoardKinds.h"
#include "settings/PreferencesDialog.h"
#include "sweep/Sweep.h"
#include "text/BoardText.h"
#include "text/FactText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "window/CommandPalette.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

namespace lightsout {

namespace {

using Kind = SearchEntry::Kind;

void addPages(const std::vector<PageDescription>& pages, const SearchTargets& targets,
              std::vector<SearchEntry>& entries) {
    for (const PageDescription& page : pages) {
        const auto add = [&](Kind kind, const QString& name, const QString& where, Place place) {
            place.page = page.id.toStdString();
            entries.push_back({.kind = kind,
                               .name = name,
                               .place = where,
                               .target = QString::fromStdString(placeText(place)),
                               .run = [show = targets.showPlace, place] { show(place); }});
        };
        add(Kind::page, page.title, QCoreApplication::translate("Search", "Page"), {});
        for (const ModeBar::Mode& mode : page.modes) {
            add(Kind::mode, mode.text,
                QCoreApplication::translate("Search", "Mode of %1").arg(page.title),
                {.mode = mode.id.toStdString()});
        }
        for (const PageCard& card : page.cards) {
            if (!card.title.isEmpty()) {
                add(Kind::card, card.title,
                    QCoreApplication::translate("Search", "Card of %1").arg(page.title),
                    {.mode = card.mode.toStdString(), .card = card.id.toStdString()});
            }
        }
    }
}

void addLessons(const LessonShelf& shelf, const SearchTargets& targets,
                std::vector<SearchEntry>& entries) {
    for (const ShelvedLesson& shelved : shelf.lessons()) {
        const Lesson* lesson = shelved.lesson();
        if (lesson == nullptr) {
            continue; // its file has an error
        }
        const bool isBook = shelved.isBook();
        const QString target =
            (isBook ? QStringLiteral("book=") : QStringLiteral("lesson=")) + shelved.name;
        const auto opens = [&](std::size_t step) {
            return [open = targets.openLesson, name = shelved.name, step] { open(name, step); };
        };
        entries.push_back({.kind = Kind::lesson,
                           .name = shelved.title(),
                           .place = isBook ? QCoreApplication::translate("Search", "From your book")
                                           : QCoreApplication::translate("Search", "Lesson"),
                           .target = target,
                           .run = opens(0)});
        for (std::size_t i = 0; i < lesson->steps.size(); ++i) {
            entries.push_back(
                {.kind = Kind::step,
                 .name = QString::fromStdString(proseText(lesson->steps[i].title)),
                 .place = (isBook ? QCoreApplication::translate("Search", "Entry of “%1”")
                                  : QCoreApplication::translate("Search", "Step of “%1”"))
                              .arg(shelved.title()),
                 .target =
                     target +
                     (isBook ? QStringLiteral(" entry=%1") : QStringLiteral(" step=%1")).arg(i + 1),
                 .run = opens(i)});
        }
    }
}

void addManual(const SearchTargets& targets, std::vector<SearchEntry>& entries) {
    const Manual manual = Manual::inLanguageOfWindow();
    for (const Chapter& chapter : manual.chapters()) {
        const QString target = QStringLiteral("manual=") + chapter.name;
        const auto opens = [&](const QString& place) {
            return [open = targets.openManual, place] { open(place); };
        };
        const QString link = chapter.name + QStringLiteral(".md");
        entries.push_back({.kind = Kind::chapter,
                           .name = chapter.title,
                           .place = QCoreApplication::translate("Search", "Manual"),
                           .target = target,
                           .run = opens(link)});
        for (qsizetype i = 0; i < chapter.sections.size(); ++i) {
            const bool isTerm = chapter.name == QStringLiteral("lexicon");
            const QString section = QStringLiteral("#%1").arg(i);
            entries.push_back(
                {.kind = isTerm ? Kind::term : Kind::section,
                 .name = chapter.sections[i],
                 .place = QCoreApplication::translate("Search", "Manual: %1").arg(chapter.title),
                 .target = target + section,
                 .run = opens(link + section)});
        }
    }
}

} // namespace

std::vector<SearchEntry> searchEntries(const std::vector<PageDescription>& pages,
                                       CurrentDocument& document, const LessonShelf& shelf,
                                       const SearchTargets& targets,
                                       const QHash<QString, QStringList>& words) {
    std::vector<SearchEntry> entries;
    addPages(pages, targets, entries);
    std::ranges::move(boardEntries(document), std::back_inserter(entries));
    const Place classic{.board = "grid:5x5"};
    entries.push_back({.kind = Kind::board,
                       .name = QCoreApplication::translate("Search", "The classic board, 5 × 5"),
                       .place = categoryName(BoardCategory::grids),
                       .target = QString::fromStdString(placeText(classic)),
                       .run = [show = targets.showPlace, classic] { show(classic); }});
    addLessons(shelf, targets, entries);
    addManual(targets, entries);
    for (const Fact& fact : allFacts()) {
        const QString id = QString::fromLatin1(fact.id.data(), qsizetype(fact.id.size()));
        Place place{.page = "counts", .mode = "sweep"};
        if (sweptFactNamed(fact.id) != nullptr) {
            place.values.emplace("fact", fact.id);
        }
        entries.push_back(
            {.kind = Kind::fact,
             .name = factName(fact),
             .place = QCoreApplication::translate("Search", "Fact, for a sweep of many boards"),
             .target = QString::fromStdString(placeText(place)),
             .run = [show = targets.showPlace, place] { show(place); },
             .words = {id}});
    }
    for (QString& setting : PreferencesDialog::names()) {
        entries.push_back({.kind = Kind::setting,
                           .name = setting.remove(QLatin1Char('&')),
                           .place = QCoreApplication::translate("Search", "Preferences"),
                           .target = QStringLiteral("preferences"),
                           .run = targets.openPreferences});
    }
    for (SearchEntry& entry : entries) {
        entry.words << words.value(entry.target);
    }
    return entries;
}

std::vector<SearchEntry> typedEntries(const QString& typed, CurrentDocument& document) {
    static const QRegularExpression size(
        QStringLiteral("^\\s*(\\d{1,4})\\s*[x×*]\\s*(\\d{1,4})(?:\\s+(\\S.*?))?\\s*$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto begins = [&document](const Lattice& board) {
        return [&document, board] { document.begin(Game::allOn(board)); };
    };
    if (const auto match = size.match(typed); match.hasMatch()) {
        Lattice board{.rows = match.captured(1).toUInt(), .cols = match.captured(2).toUInt()};
        if (board.rows == 0 || board.cols == 0) {
            return {};
        }
        const QString surface = match.captured(3);
        for (const Topology topology : {Topology::plane, Topology::cylinder, Topology::torus,
                                        Topology::moebius, Topology::klein, Topology::projective}) {
            const std::string_view id = nameOf(topology);
            if (!surface.isEmpty() &&
                (topologyName(topology).startsWith(surface, Qt::CaseInsensitive) ||
                 QString::fromLatin1(id.data(), qsizetype(id.size()))
                     .startsWith(surface, Qt::CaseInsensitive))) {
                board.topology = topology;
            }
        }
        return {{.kind = Kind::board,
                 .name = boardName(Rule(board)),
                 .place = QCoreApplication::translate("Search", "New board"),
                 .target = QStringLiteral("board"),
                 .run = begins(board)}};
    }
    const auto read = readChallengeCode(typed.toStdString());
    if (const auto* challenge = std::get_if<Challenge>(&read)) {
        return {{.kind = Kind::board,
                 .name = typed.trimmed().toUpper(),
                 .place = QCoreApplication::translate("Search", "Board of a challenge code"),
                 .target = QStringLiteral("board"),
                 .run = [&document, challenge = *challenge] {
                     Progress progress;
                     document.begin(boardOf(challenge, progress).game());
                 }}};
    }
    return {};
}

} // namespace lightsout
