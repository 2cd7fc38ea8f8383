// SPDX-License-Identifier: GPL-3.0-or-later
#include "manual/Manual.h"

#include "text/Glossary.h"

#include <QCoreApplication>
#include <QDate>
#include <QFile>
#include <QLocale>
#include <QRegularExpression>
#include <QXmlStreamReader>

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the chapters in reading order.
const QStringList& names() {
    static const QStringList all{
        QStringLiteral("start"),       QStringLiteral("play"),        QStringLiteral("drawing"),
        QStringLiteral("elimination"), QStringLiteral("kernel"),      QStringLiteral("tilings"),
        QStringLiteral("random"),      QStringLiteral("counts"),      QStringLiteral("classroom"),
        QStringLiteral("formats"),     QStringLiteral("commandline"), QStringLiteral("library"),
        QStringLiteral("python"),      QStringLiteral("mathematics"), QStringLiteral("keyboard")};
    return all;
}

const auto sectionMark = QStringLiteral("## ");

std::optional<Chapter> chapterFrom(const QString& path, const QString& name) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return std::nullopt;
    }
    Chapter chapter{
        .name = name, .title = {}, .markdown = QString::fromUtf8(file.readAll()), .sections = {}};
    const QStringList lines = chapter.markdown.split(QLatin1Char('\n'));
    chapter.title = lines.first().mid(2).trimmed();
    for (const QString& line : lines) {
        if (line.startsWith(sectionMark)) {
            chapter.sections << line.mid(sectionMark.size()).trimmed();
        }
    }
    return chapter;
}

Chapter lexicon() {
    Chapter chapter{.name = QStringLiteral("lexicon"),
                    .title = QCoreApplication::translate("Manual", "Glossary"),
                    .markdown = {},
                    .sections = {}};
    chapter.markdown = QStringLiteral("# %1\n").arg(chapter.title);
    for (const Term term : allTerms()) {
        chapter.sections << termName(term);
        chapter.markdown +=
            QStringLiteral("\n%1%2\n\n%3\n").arg(sectionMark, termName(term), termSentence(term));
    }
    return chapter;
}

/// Returns the release notes, newest first, as they are also shown by software centres.
Chapter news(const QString& language) {
    Chapter chapter{.name = QStringLiteral("news"),
                    .title = QCoreApplication::translate("Manual", "What's new"),
                    .markdown = {},
                    .sections = {}};
    chapter.markdown = QStringLiteral("# %1\n").arg(chapter.title);
    QFile file(QStringLiteral(":/desktop/lightsout.metainfo.xml"));
    QXmlStreamReader xml(file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray());
    while (!xml.atEnd()) {
        if (!xml.readNextStartElement()) {
            continue; // the end of an element
        }
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == QLatin1String("release")) {
            const QDate date =
                QDate::fromString(attributes.value(QStringLiteral("date")), Qt::ISODate);
            chapter.sections << QStringLiteral("%1 (%2)").arg(
                attributes.value(QStringLiteral("version")),
                QLocale(language).toString(date, QLocale::LongFormat));
            chapter.markdown +=
                QStringLiteral("\n%1%2\n\n").arg(sectionMark, chapter.sections.last());
        } else if (xml.name() == QLatin1String("li") && !chapter.sections.isEmpty()) {
            const auto spoken = attributes.value(QStringLiteral("xml:lang"));
            if (spoken == language || (spoken.isEmpty() && language == QLatin1String("en"))) {
                chapter.markdown += QStringLiteral("- %1\n").arg(xml.readElementText());
            }
        }
    }
    return chapter;
}

bool holdsAll(const QString& line, const QStringList& words) {
    return std::ranges::all_of(
        words, [&](const QString& word) { return line.contains(word, Qt::CaseInsensitive); });
}

/// Returns the readable text of a line, without the markup for emphasis, lists, code and links.
QString readable(const QString& line) {
    static const QRegularExpression links(QStringLiteral("\\[([^\\]]*)\\]\\([^)]*\\)"));
    static const QRegularExpression marks(QStringLiteral("[*`#]|^\\s*(-|\\d+\\.)\\s"));
    QString text = line;
    return text.replace(links, QStringLiteral("\\1")).remove(marks).trimmed();
}

} // namespace

Manual Manual::inLanguageOfWindow() {
    return Manual(QLocale().name().left(2));
}

Manual::Manual(const QString& language) {
    const QString path = QStringLiteral(":/manual/%1/%2.md");
    for (const QString& name : names()) {
        auto chapter = chapterFrom(path.arg(language, name), name);
        if (!chapter) {
            chapter = chapterFrom(path.arg(QStringLiteral("en"), name), name);
        }
        if (chapter) {
            chapters_.push_back(*std::move(chapter));
        }
    }
    chapters_.push_back(lexicon());
    chapters_.push_back(news(language));
}

std::optional<std::size_t> Manual::chapterNamed(const QString& name) const {
    const auto chapter = std::ranges::find(chapters_, name, &Chapter::name);
    return chapter == chapters_.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(chapter - chapters_.begin()));
}

QString Manual::anchorOf(const QString& title) {
    static const QRegularExpression marks(QStringLiteral("[^\\w\\s-]"),
                                          QRegularExpression::UseUnicodePropertiesOption);
    static const QRegularExpression spaces(QStringLiteral("\\s"),
                                           QRegularExpression::UseUnicodePropertiesOption);
    return title.toLower().remove(marks).replace(spaces, QStringLiteral("-"));
}

std::optional<ManualPlace> Manual::target(std::size_t from, const QString& link) const {
    const QString file = link.section(QLatin1Char('#'), 0, 0);
    const QString anchor = link.section(QLatin1Char('#'), 1);
    const QString name = file.isEmpty() ? chapters_[from].name + QStringLiteral(".md") : file;
    const auto chapter = std::ranges::find_if(chapters_, [&name](const Chapter& one) {
        return one.name + QStringLiteral(".md") == name;
    });
    if (chapter == chapters_.end()) {
        return std::nullopt;
    }
    ManualPlace place{.chapter = static_cast<std::size_t>(chapter - chapters_.begin())};
    if (anchor.isEmpty()) {
        return place;
    }
    bool isNumber = false;
    if (const int number = anchor.toInt(&isNumber);
        isNumber && number >= 0 && number < chapter->sections.size()) {
        place.section = number;
        return place;
    }
    const auto section = std::ranges::find(chapter->sections, anchor, anchorOf);
    if (section == chapter->sections.end()) {
        return std::nullopt;
    }
    place.section = section - chapter->sections.begin();
    return place;
}

std::vector<ManualFinding> Manual::find(const QString& text) const {
    const QStringList words = text.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<ManualFinding> findings;
    if (words.isEmpty()) {
        return findings;
    }
    for (std::size_t i = 0; i < chapters_.size(); ++i) {
        ManualPlace place{.chapter = i};
        for (const QString& line : chapters_[i].markdown.split(QLatin1Char('\n'))) {
            if (line.startsWith(sectionMark)) {
                place.section = place.section ? *place.section + 1 : 0;
            }
            const QString read = readable(line);
            // Only the first match in a section is listed.
            if (holdsAll(read, words) && (findings.empty() || findings.back().place != place)) {
                findings.push_back({place, read});
            }
        }
    }
    return findings;
}

} // namespace lightsout
