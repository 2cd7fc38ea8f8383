// SPDX-License-Identifier: GPL-3.0-or-later
#include "Pages.h"
#include "manual/ManualExport.h"

#include "tests/architecture/TsFile.h"
#include "tests/support/Test.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace lightsout;

namespace {

const QStringList manualLanguages{QStringLiteral("en"), QStringLiteral("fr"), QStringLiteral("he")};

/// Returns a text of the window as users see it: without the marks for mnemonics and for dialogs
/// that follow.
QString readable(QString text) {
    static const QRegularExpression marks(QStringLiteral("&|\\x{200e}|[ \\x{a0}\\x{202f}]?…"));
    return text.remove(marks);
}

/// Returns all texts of the window in a language.
QSet<QString> textsOfWindow(const QString& language) {
    QFile file(QStringLiteral(LIGHTSOUT_SOURCE_DIR "/translations/lightsout_%1.ts")
                   .arg(language == QStringLiteral("en") ? QStringLiteral("fr") : language));
    QSet<QString> texts;
    if (file.open(QIODevice::ReadOnly)) {
        for (const Message& message : readTs(QString::fromUtf8(file.readAll())).messages) {
            if (language == QStringLiteral("en")) {
                texts << readable(message.source);
            } else {
                for (const QString& form : message.forms) {
                    texts << readable(form);
                }
            }
        }
    }
    return texts;
}

QStringList matches(const QString& pattern, const QString& text) {
    QStringList found;
    auto all = QRegularExpression(pattern).globalMatch(text);
    while (all.hasNext()) {
        found << all.next().captured(1);
    }
    return found;
}

} // namespace

/// Tests the chapters of the manual in all languages.
class ManualTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void everyPageHasItsChapter();
    void languagesHaveTheSameSections();
    void newsAreTranslated();
    void linksLeadSomewhere();
    void namesAreThoseOfTheWindow();
    void placesAreNamedByLinks();
    void wordsAreFound();
    void pagesForBrowsersLeadToEachOther();
    void pagesForBrowsersAreWellFormed();
};

void ManualTest::everyPageHasItsChapter() {
    const Manual manual(QStringLiteral("en"));
    for (const PageDescription& page : pageDescriptions()) {
        QVERIFY2(manual.chapterNamed(page.id), qPrintable(page.id));
    }
    QVERIFY(manual.chapterNamed(QStringLiteral("lexicon")));
    QVERIFY(!manual.chapterNamed(QStringLiteral("none")));
}

void ManualTest::languagesHaveTheSameSections() {
    const Manual english(manualLanguages.first());
    for (const QString& language : manualLanguages) {
        const Manual manual(language);
        QCOMPARE(manual.chapters().size(), english.chapters().size());
        for (std::size_t i = 0; i < manual.chapters().size(); ++i) {
            const Chapter& chapter = manual.chapters()[i];
            const QString place = language + QLatin1Char('/') + chapter.name;
            QCOMPARE(chapter.name, english.chapters()[i].name);
            QVERIFY2(!chapter.title.isEmpty(), qPrintable(place));
            QVERIFY2(chapter.sections.size() == english.chapters()[i].sections.size(),
                     qPrintable(place));
            // A chapter without a translation would be shown in English, with the same title.
            QVERIFY2(language == manualLanguages.first() ||
                         chapter.name == QStringLiteral("lexicon") ||
                         chapter.markdown != english.chapters()[i].markdown,
                     qPrintable(place));
        }
    }
}

// Each language has all entries of all versions, beginning with the newest version.
void ManualTest::newsAreTranslated() {
    qsizetype entries = 0;
    for (const QString& language : manualLanguages) {
        const Manual manual(language);
        const Chapter& news = manual.chapters()[*manual.chapterNamed(QStringLiteral("news"))];
        QVERIFY(news.sections.size() >= 4);
        QVERIFY2(news.sections.first() > news.sections.last(), qPrintable(news.sections.first()));
        const qsizetype count = news.markdown.count(QStringLiteral("\n- "));
        QVERIFY(count >= news.sections.size());
        QVERIFY(entries == 0 || count == entries);
        entries = count;
    }
}

void ManualTest::linksLeadSomewhere() {
    int links = 0;
    for (const QString& language : manualLanguages) {
        const Manual manual(language);
        for (std::size_t i = 0; i < manual.chapters().size(); ++i) {
            const Chapter& chapter = manual.chapters()[i];
            for (const QString& link :
                 matches(QStringLiteral("\\]\\(([^)]*)\\)"), chapter.markdown)) {
                QVERIFY2(manual.target(i, link),
                         qPrintable(language + QLatin1Char('/') + chapter.name +
                                    QStringLiteral(": ") + link));
                ++links;
            }
        }
    }
    QVERIFY(links > 0);
}

void ManualTest::namesAreThoseOfTheWindow() {
    QStringList wrong;
    for (const QString& language : manualLanguages) {
        const QSet<QString> texts = textsOfWindow(language);
        QVERIFY(texts.size() > 500);
        const Manual manual(language);
        for (const Chapter& chapter : manual.chapters()) {
            for (const QString& name :
                 matches(QStringLiteral("\\*\\*([^*]+)\\*\\*"), chapter.markdown)) {
                if (!texts.contains(readable(name))) {
                    wrong << language + QLatin1Char('/') + chapter.name + QStringLiteral(": ") +
                                 name;
                }
            }
        }
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
}

void ManualTest::placesAreNamedByLinks() {
    const Manual manual(QStringLiteral("en"));
    const std::size_t play = *manual.chapterNamed(QStringLiteral("play"));
    const std::size_t lexicon = *manual.chapterNamed(QStringLiteral("lexicon"));
    QCOMPARE(manual.target(play, QStringLiteral("lexicon.md")), ManualPlace{.chapter = lexicon});
    const qsizetype fewest =
        manual.chapters()[lexicon].sections.indexOf(QStringLiteral("Quiet pattern"));
    QVERIFY(fewest >= 0);
    const auto place = std::optional(ManualPlace{.chapter = lexicon, .section = fewest});
    QCOMPARE(manual.target(play, QStringLiteral("lexicon.md#quiet-pattern")), place);
    QCOMPARE(manual.target(lexicon, QStringLiteral("#quiet-pattern")), place);
    QVERIFY(!manual.target(play, QStringLiteral("#quiet-pattern")));
    QVERIFY(!manual.target(play, QStringLiteral("https://example.org")));
}

void ManualTest::wordsAreFound() {
    const Manual manual(QStringLiteral("en"));
    const std::size_t lexicon = *manual.chapterNamed(QStringLiteral("lexicon"));
    const auto found = manual.find(QStringLiteral("QUIET  pattern"));
    const qsizetype section =
        manual.chapters()[lexicon].sections.indexOf(QStringLiteral("Quiet pattern"));
    QVERIFY(std::ranges::any_of(found, [&](const ManualFinding& finding) {
        return finding.place == ManualPlace{.chapter = lexicon, .section = section};
    }));
    for (const ManualFinding& finding : found) {
        QVERIFY(finding.excerpt.contains(QStringLiteral("quiet"), Qt::CaseInsensitive));
        QVERIFY(!finding.excerpt.contains(QLatin1Char('*')));
    }
    QVERIFY(manual.find(QStringLiteral("zebra")).empty());
    QVERIFY(manual.find(QStringLiteral(" ")).empty());
}

void ManualTest::pagesForBrowsersLeadToEachOther() {
    for (const QString& language : manualLanguages) {
        const Manual manual(language);
        QMap<QString, QString> pages;
        for (std::size_t i = 0; i < manual.chapters().size(); ++i) {
            pages[manual.chapters()[i].name + QStringLiteral(".html")] = manualHtml(manual, i);
        }
        int links = 0;
        for (auto page = pages.begin(); page != pages.end(); ++page) {
            for (const QString& link : matches(QStringLiteral("href=\"([^\"]*)\""), page.value())) {
                const QString file = link.section(QLatin1Char('#'), 0, 0);
                const QString anchor = link.section(QLatin1Char('#'), 1);
                const QString target = pages.value(file.isEmpty() ? page.key() : file);
                QVERIFY2(!target.isEmpty(), qPrintable(page.key() + link));
                QVERIFY2(anchor.isEmpty() ||
                             target.contains(QStringLiteral("id=\"%1\"").arg(anchor)),
                         qPrintable(page.key() + link));
                ++links;
            }
        }
        QVERIFY(links > 200);
    }
}

void ManualTest::pagesForBrowsersAreWellFormed() {
    for (const QString& language : manualLanguages) {
        const Manual manual(language);
        for (std::size_t i = 0; i < manual.chapters().size(); ++i) {
            const Chapter& chapter = manual.chapters()[i];
            const QString html = manualHtml(manual, i, QStringLiteral("a.png"));
            QStringList open;
            auto tags = QRegularExpression(QStringLiteral("<(/?)(\\w+)[^>]*>")).globalMatch(html);
            while (tags.hasNext()) {
                const auto tag = tags.next();
                const QString name = tag.captured(2);
                if (name == QStringLiteral("meta") || name == QStringLiteral("br") ||
                    name == QStringLiteral("img")) {
                    continue;
                }
                if (tag.captured(1).isEmpty()) {
                    open << name;
                } else {
                    QVERIFY2(!open.isEmpty() && open.takeLast() == name,
                             qPrintable(chapter.name + QLatin1Char(' ') + name));
                }
            }
            QVERIFY(open.isEmpty());
            QCOMPARE(html.count(QStringLiteral("<h2 ")), chapter.sections.size());
            QCOMPARE(html.count(QStringLiteral("<pre ")),
                     chapter.markdown.count(QStringLiteral("```")) / 2);
            QVERIFY(html.contains(QStringLiteral("<img src=\"a.png\"")));
            QVERIFY(!html.contains(QStringLiteral(".md")));
        }
    }
}

LIGHTSOUT_TEST(ManualTest)
#include "ManualTest.moc"
