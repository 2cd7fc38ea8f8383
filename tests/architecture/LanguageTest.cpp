// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/SourceTree.h"
#include "tests/architecture/TsFile.h"
#include "tests/support/Test.h"

#include <QTest>

#include <QFile>
#include <QRegularExpression>

using namespace lightsout;

/// English messages and all comments use the words of textbooks and of Qt. To extend the list, add
/// a line with a sentence that contains the word.
class LanguageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void unusualWordsDoNotOccur_data();
    void unusualWordsDoNotOccur();
};

void LanguageTest::unusualWordsDoNotOccur_data() {
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("example");
    const auto add = [](const char* better, const char* pattern, const char* example) {
        QTest::newRow(better) << QString(pattern) << QString(example);
    };
    add("report, show, emit", "\\b(tells?|told|telling)\\b", "Tells how many there are.");
    add("again", "\\banew\\b", "Draws the board anew.");
    add("name the quantity", "(?<!by )\\bso (many|few)\\b(?! that)", "Boards of so many rows.");
    add("callers, users", "\\bwho(so)?ever\\b", "Whoever writes it must wait.");
    add("next to", "\\bbeside\\b(?! (formulas|the point))", "The menu beside the title.");
    add("heuristic", "\\b(lucky|luck)\\b", "Found by luck.");
    add("continue, resume", "\\b(goes|going|went|go) on\\b", "A contest goes on.");
    add("returns nullopt, is empty", "\\b(nothing|none) where\\b", "Nothing where there is none.");
    add("even if, including", "\\bbe it\\b", "Be it empty.");
    add("restore", "\\bbr(ing|ings|ought) back\\b", "Brings back the board.");
    add("suspend", "\\bput aside\\b", "The document is put aside.");
    add("apply a style", "\\b(wears?|wearing)\\b", "Wears the theme.");
    add("show an error", "\\bcomplain", "Complains about the file.");
    add("cannot be predicted", "\\bnobody\\b", "Nobody knows before.");
    add("anyway", "\\ball the same\\b", "Solve it all the same.");
    add("no others", "\\bnone else\\b", "These and none else.");
    add("if there is none", "\\bwhere there (is|are|was|were) (no|none|one|any)\\b",
        "Where there is none.");
    add("fix", "\\bmend(s|ed|ing)?\\b", "Mends the file.");
}

void LanguageTest::unusualWordsDoNotOccur() {
    QFETCH(const QString, pattern);
    QFETCH(const QString, example);
    const QRegularExpression unusual(pattern, QRegularExpression::CaseInsensitiveOption);
    QVERIFY(unusual.isValid());
    QVERIFY(unusual.match(example).hasMatch());
    QStringList found;

    QFile translations(LIGHTSOUT_SOURCE_DIR "/translations/lightsout_en.ts");
    QVERIFY(translations.open(QIODevice::ReadOnly));
    const TsFile messages = readTs(QString::fromUtf8(translations.readAll()));
    QVERIFY(!messages.messages.isEmpty());
    for (const Message& message : messages.messages) {
        if (unusual.match(message.source).hasMatch()) {
            found << message.key();
        }
    }

    const SourceTree tree(LIGHTSOUT_SOURCE_DIR);
    const auto check = [&](const QString& path, const QRegularExpression& comment) {
        const QString text = tree.read(path);
        for (auto comments = comment.globalMatch(text); comments.hasNext();) {
            const QString line = comments.next().captured();
            if (unusual.match(line).hasMatch()) {
                found << path + ": " + line;
            }
        }
        return !text.isEmpty();
    };
    for (const char* top : {"app", "core", "tests"}) {
        for (const QString& path : tree.sources(top)) {
            if (!path.endsWith("LanguageTest.cpp")) { // it contains the words
                check(path, QRegularExpression("//.*"));
            }
        }
    }
    const QStringList scripts = tree.scripts();
    QVERIFY(scripts.contains("CMakeLists.txt") && scripts.contains(".ci/run") &&
            scripts.contains("core/Library.cmake") && scripts.contains("tests/run.sh"));
    for (const QString& path : scripts) {
        QVERIFY2(check(path, QRegularExpression("(?m)(^|\\s)#\\s.*")), qPrintable(path));
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

LIGHTSOUT_TEST(LanguageTest)
#include "LanguageTest.moc"
