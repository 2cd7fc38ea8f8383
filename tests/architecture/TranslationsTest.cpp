#include <QTest>

#include <QDir>
#include <QMap>
#include <QRegularExpression>
#include <QXmlStreamReader>

namespace {

/// One text of a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< unfinished, vanished, obsolete, or empty
    bool isPlural = false;
    QStringList forms;

    QString key() const { return context + " | " + source + " | " + comment; }
};

QStringList plural(QXmlStreamReader& xml) {
    QStringList forms;
    while (xml.readNextStartElement()) {
        forms << xml.readElementText(); // numerusform
    }
    return forms;
}

Message message(QXmlStreamReader& xml, const QString& context) {
    Message result{.context = context, .source = {}, .comment = {}, .type = {}, .forms = {}};
    result.isPlural = xml.attributes().value("numerus") == QLatin1String("yes");
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            result.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            result.comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            result.type = xml.attributes().value("type").toString();
            result.forms = result.isPlural ? plural(xml) : QStringList(xml.readElementText());
        } else {
            xml.skipCurrentElement();
        }
    }
    return result;
}

struct TsFile {
    QString language;
    QList<Message> messages;
    QString error;
};

TsFile readTs(const QString& text) {
    TsFile file;
    QXmlStreamReader xml(text);
    xml.readNextStartElement(); // TS
    file.language = xml.attributes().value("language").toString();
    while (xml.readNextStartElement()) {
        QString context;
        while (xml.readNextStartElement()) {
            if (xml.name() == QLatin1String("name")) {
                context = xml.readElementText();
            } else {
                file.messages << message(xml, context);
            }
        }
    }
    file.error = xml.errorString();
    return file;
}

/// %1, %L2 and %n, sorted, each once.
QStringList placeholders(const QString& text) {
    static const QRegularExpression placeholder("%(L?[0-9]{1,2}|n)");
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();) {
        found << match.next().captured();
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

/// Letters that Alt reaches. "&&" shows a sign.
qsizetype mnemonics(QString text) {
    static const QRegularExpression mnemonic("&\\S");
    return text.remove("&&").count(mnemonic);
}

/// French counts nothing as one, so that its singular has to name the number.
bool singularIsOne(const QString& language) {
    return !language.startsWith("fr");
}

/// What is wrong with one message, as sentences.
QStringList faults(const Message& message, const QString& language) {
    QStringList found;
    if (message.type == "vanished" || message.type == "obsolete") {
        return {message.type};
    }
    // English texts are their own translation; only their plurals have to be given.
    if (language.startsWith("en") && !message.isPlural && message.forms.join("").isEmpty()) {
        return found;
    }
    if (!message.type.isEmpty()) {
        found << message.type;
    }
    if (message.isPlural && message.forms.size() < 2) {
        found << "has no plural";
    }
    for (qsizetype i = 0; i < message.forms.size(); ++i) {
        const QString& form = message.forms[i];
        if (form.trimmed().isEmpty()) {
            found << "is empty";
            continue;
        }
        QStringList expected = placeholders(message.source);
        if (message.isPlural && i == 0 && singularIsOne(language) && !form.contains("%n")) {
            expected.removeAll("%n");
        }
        if (placeholders(form) != expected) {
            found << "has other placeholders: " + form;
        }
        if (mnemonics(form) != mnemonics(message.source)) {
            found << "has other mnemonics: " + form;
        }
    }
    return found;
}

QStringList faults(const TsFile& file) {
    QStringList found;
    for (const Message& message : file.messages) {
        for (const QString& fault : faults(message, file.language)) {
            found << message.key() + ": " + fault;
        }
    }
    return found;
}

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

private slots:
    void languagesAreThere();
    void everyTextIsTranslated_data();
    void everyTextIsTranslated();
    void allLanguagesHaveTheSameTexts();
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

QTEST_GUILESS_MAIN(TranslationsTest)
#include "TranslationsTest.moc"
