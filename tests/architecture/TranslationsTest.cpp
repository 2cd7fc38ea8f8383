// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/TsFile.h"
#include "tests/support/Test.h"

#include <QTest>

#include <QDir>
#include <QDirIterator>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace lightsout;

namespace {

QMap<QString, TsFile> translations() {
    QMap<QString, TsFile> files;
    const QDir folder(LIGHTSOUT_SOURCE_DIR "/translations");
    for (const QString& name : folder.entryList({"*.ts"})) {
        QFile file(folder.filePath(name));
        if (file.open(QIODevice::ReadOnly)) {
            files[name] = readTs(QString::fromUtf8(file.readAll()));
        }
    }
    return files;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void languagesAreThere();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void textsOfTheSourcesAreThere();
    void allLanguagesHaveTheSameTexts();
    void contextsAreThoseOfTheProgram();
    void unwantedWordsDoNotOccur_data();
    void unwantedWordsDoNotOccur();
    void hebrewNamesNoNumberWhereItCountsOne();
    void noticesFaults_data();
    void noticesFaults();
};

void TranslationsTest::languagesAreThere() {
    const auto files = translations();
    for (const char* language : {"en", "fr", "he"}) {
        const QString name = QString("lightsout_%1.ts").arg(language);
        QVERIFY2(files.contains(name), qPrintable(name));
    }
    for (auto file = files.begin(); file != files.end(); ++file) {
        QVERIFY2(file->error.isEmpty(), qPrintable(file.key() + ": " + file->error));
        QVERIFY2(!file->messages.isEmpty(), qPrintable(file.key()));
        const QString language = file.key().section('_', -1).section('.', 0, 0);
        QVERIFY2(file->language.startsWith(language), qPrintable(file.key()));
    }
}

void TranslationsTest::everyTextIsTranslated_data() {
    QTest::addColumn<QStringList>("found");
    const auto files = translations();
    QVERIFY(!files.isEmpty());
    for (auto file = files.begin(); file != files.end(); ++file) {
        QTest::newRow(qPrintable(file.key())) << faults(*file);
    }
}

void TranslationsTest::everyTextIsTranslated() {
    QFETCH(QStringList, found);
    const QString first = QStringList(found.mid(0, 20)).join('\n');
    QVERIFY2(found.isEmpty(), qPrintable(QString("%1 faults\n%2").arg(found.size()).arg(first)));
}

// lupdate adds the texts that a file lacks, without a translation, and marks those that it does not
// find in the sources.
void TranslationsTest::textsOfTheSourcesAreThere() {
#ifndef LUPDATE
    QSKIP("built without the window");
#else
    const QTemporaryDir folder;
    const QString path = folder.filePath("lightsout_en.ts");
    QVERIFY(QFile::copy(LIGHTSOUT_SOURCE_DIR "/translations/lightsout_en.ts", path));
    QVERIFY(QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner));
    const QString sources = LIGHTSOUT_SOURCE_DIR "/app";
    QCOMPARE(QProcess::execute(LUPDATE, {"-silent", "-locations", "none", "-extensions", "cpp",
                                         "-I", sources, sources, "-ts", path}),
             0);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QStringList differing;
    for (const Message& text : readTs(QString::fromUtf8(file.readAll())).messages) {
        if (text.type == "unfinished" || text.type == "vanished") {
            differing << text.type + ": " + text.key();
        }
    }
    QVERIFY2(differing.isEmpty(), qPrintable(differing.join('\n')));
#endif
}

void TranslationsTest::allLanguagesHaveTheSameTexts() {
    const auto files = translations();
    QVERIFY(!files.isEmpty());
    const auto keys = [](const TsFile& file) {
        QStringList found;
        for (const Message& text : file.messages) {
            found << text.key();
        }
        found.sort();
        return found;
    };
    for (const TsFile& file : files) {
        QCOMPARE(keys(file), keys(files.first()));
    }
}

/// In an unnamed namespace, lupdate stores Class::tr() under "Class", but the program looks for
/// "lightsout::Class", so the text is never translated.
void TranslationsTest::contextsAreThoseOfTheProgram() {
    QSet<QString> contexts;
    for (const TsFile& file : translations()) {
        for (const Message& text : file.messages) {
            contexts << text.context;
        }
    }
    QDirIterator sources(LIGHTSOUT_SOURCE_DIR "/app", {"*.cpp"}, QDir::Files,
                         QDirIterator::Subdirectories);
    QVERIFY(sources.hasNext());
    while (sources.hasNext()) {
        QFile file(sources.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (const QString& context : std::as_const(contexts)) {
            if (!context.contains("::")) {
                QVERIFY2(!source.contains(" " + context + "::tr("), qPrintable(file.fileName()));
            }
        }
    }
}

/// Each thing has one word, and there is one kind of hyphen and of space.
void TranslationsTest::unwantedWordsDoNotOccur_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("example");
    const auto add = [](const char* name, const char* language, const char* pattern,
                        const char* example) {
        QTest::newRow(name) << QString(language) << QString(pattern) << QString(example);
    };
    // "graphe des damiers" is the name of the state graph in the literature.
    add("a board is a grille", "fr", "(?<!graphe des )damier", "Ce damier est vide.");
    add("lights are not pushed", "fr", "\\bpress(er|ez|ion)\\b", "Pressez une case.");
    add("an edge is an arête", "fr", "\\b(liens?|arcs?)\\b", "Un lien relie deux sommets.");
    add("a vertex is a sommet", "fr", "\\bnœuds?\\b", "Le nœud 3");
    add("capitals keep their accents", "fr", "(?-i:\\b(Etape|Etat|Elimin|Eteign|Ecri|A la main))",
        "Etape 3");
    add("blanks before a colon do not break", "fr", "[ \u00a0][:;!?](?!\\))", "Trois cases : deux");
    add("blanks in quotation marks do not break", "fr", "«(?![\u202f\u00a0])|(?<![\u202f\u00a0])»",
        "« oui »");
    add("no blank before an ellipsis", "fr", "[ \u00a0\u202f]…", "Ouvrir …");
    for (const char* language : {"en", "fr", "he"}) {
        add(qPrintable(QString("quotation marks are curved, ") + language), language,
            "(?<!=)\"(?![ />])", "Press \"Open\".");
    }
    add("apostrophes are curved", "fr", "\\w'\\w", "l'arête");
    add("sizes are isolated", "he", "(?<![\u2066-\u2068\\d%])%?\\d+ ?× ?%?\\d", "לוח %1 × %2");
    add("milliseconds", "he", "אלפיות שנייה", "3 אלפיות שנייה");
    add("one kind of hyphen", "he", "[א-ת]-[א-ת]", "אי-זוגי");
    add("total variation is no variance", "he", "השונות הכולל", "מרחק השונות הכולל");
    add("an edge is no arc", "he", "קשת", "רשימת קשתות");
    add("the kernel is the null space", "he", "גרעין", "הגרעין");
    add("one form of address", "he", "(^|[.:] )(לוחצים|יורדים|גוררים|בוחרים) ", "לוחצים על משבצת");
}

void TranslationsTest::unwantedWordsDoNotOccur() {
    QFETCH(const QString, language);
    QFETCH(const QString, pattern);
    QFETCH(const QString, example);
    const QRegularExpression unwanted(pattern, QRegularExpression::CaseInsensitiveOption |
                                                   QRegularExpression::UseUnicodePropertiesOption);
    QVERIFY(unwanted.isValid());
    QVERIFY(unwanted.match(example).hasMatch());
    QStringList found;
    const TsFile file = translations().value("lightsout_" + language + ".ts");
    QVERIFY(!file.messages.isEmpty());
    for (const Message& message : file.messages) {
        for (const QString& form : message.forms) {
            if (unwanted.match(form).hasMatch()) {
                found << message.key() + form;
            }
        }
    }
    QVERIFY2(found.isEmpty(), qPrintable(found.join('\n')));
}

/// "עמודה 1" is column number 1; one column is "עמודה אחת".
void TranslationsTest::hebrewNamesNoNumberWhereItCountsOne() {
    const QRegularExpression numberAfterNoun("[א-ת](?<!של) %L?n");
    QVERIFY(numberAfterNoun.match("עמודה %n חופשית").hasMatch());
    QVERIFY(!numberAfterNoun.match("בסיס של %n").hasMatch());
    for (const Message& message : translations().value("lightsout_he.ts").messages) {
        QVERIFY2(!message.isPlural || !numberAfterNoun.match(message.forms.first()).hasMatch(),
                 qPrintable(message.key() + message.forms.first()));
    }
}

void TranslationsTest::noticesFaults_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    const auto add = [](const char* name, const char* language, const char* text, int count) {
        QTest::newRow(name) << QString(language) << QString(text) << count;
    };
    const char* const plural = "<message numerus=\"yes\"><source>%n light(s) of %1</source>";
    add("good", "fr",
        "<message><source>&amp;Open %1</source><translation>&amp;Ouvrir %1</translation></message>",
        0);
    add("unfinished", "fr",
        "<message><source>Open</source><translation type=\"unfinished\">Ouvrir</translation>"
        "</message>",
        1);
    add("unfinished and empty", "he",
        "<message><source>Open</source><translation type=\"unfinished\"></translation></message>",
        2);
    add("empty in English", "en",
        "<message><source>Open</source><translation type=\"unfinished\"></translation></message>",
        0);
    add("vanished", "en",
        "<message><source>Open</source><translation type=\"vanished\">Open</translation></message>",
        1);
    add("lost placeholder", "fr",
        "<message><source>%1 of %2</source><translation>%1 de</translation></message>", 1);
    add("order of placeholders", "fr",
        "<message><source>%1 of %2</source><translation>%2 a %1</translation></message>", 0);
    add("lost mnemonic", "fr",
        "<message><source>&amp;Open</source><translation>Ouvrir</translation></message>", 1);
    add("a sign is no mnemonic", "fr",
        "<message><source>A &amp;&amp; B</source><translation>A et B</translation></message>", 0);
    const auto addPlural = [&](const char* name, const char* language, const char* forms,
                               int count) {
        const QString text = QString(plural) + "<translation>" + forms + "</translation></message>";
        QTest::newRow(name) << QString(language) << text << count;
    };
    addPlural("plural", "en",
              "<numerusform>%n light of %1</numerusform><numerusform>%n lights of %1</numerusform>",
              0);
    addPlural("plural missing", "en", "<numerusform>%n light of %1</numerusform>", 1);
    addPlural("plural empty", "en",
              "<numerusform>%n light of %1</numerusform><numerusform></numerusform>", 1);
    addPlural("singular without number", "he",
              "<numerusform>one of %1</numerusform><numerusform>%n of %1</numerusform>", 0);
    addPlural("French singular without number", "fr",
              "<numerusform>une de %1</numerusform><numerusform>%n de %1</numerusform>", 1);
    add("localised number lost", "he",
        "<message numerus=\"yes\"><source>%Ln light(s)</source><translation>"
        "<numerusform>one</numerusform><numerusform>many</numerusform></translation></message>",
        1);
    add("localised number", "he",
        "<message numerus=\"yes\"><source>%Ln light(s)</source><translation>"
        "<numerusform>one</numerusform><numerusform>%Ln</numerusform></translation></message>",
        0);
    addPlural("plural without number", "he",
              "<numerusform>one of %1</numerusform><numerusform>many of %1</numerusform>", 1);
}

void TranslationsTest::noticesFaults() {
    QFETCH(QString, language);
    QFETCH(QString, text);
    QFETCH(int, count);
    const TsFile file = readTs(
        QString("<TS version=\"2.1\" language=\"%1\"><context><name>C</name>").arg(language) +
        text + "</context></TS>");
    QCOMPARE(file.error, QString());
    QCOMPARE(file.messages.size(), 1);
    QVERIFY2(faults(file).size() == count, qPrintable(faults(file).join('\n')));
}

LIGHTSOUT_TEST(TranslationsTest)
#include "TranslationsTest.moc"
