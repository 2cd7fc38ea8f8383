// SPDX-License-Identifier: GPL-3.0-or-later
#include "io/LatticeNames.h"
#include "tests/support/Lattices.h"
#include "tests/support/Test.h"
#include "web/WebPage.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTest>

using namespace lightsout;

/// Tests the texts of the web page.
class MessagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void languagesAreThoseOfThePage();
    void everyTextIsInEveryLanguage();
    void everyTextIsUsed();
    void everyLatticeHasTexts();
    void punctuationIsFrench();
};

namespace {

QJsonObject messages() {
    QFile file(WEB_FOLDER "/messages.json");
    return file.open(QFile::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                      : QJsonObject();
}

/// Returns the forms of a text: the text itself, or its plural forms.
QStringList formsOf(const QJsonValue& text) {
    QStringList forms;
    if (text.isString()) {
        forms << text.toString();
    }
    for (const QJsonValue& form : text.toObject()) {
        forms << form.toString();
    }
    return forms;
}

/// Returns the names in braces in all forms of a text.
QSet<QString> placesIn(const QJsonValue& text) {
    static const QRegularExpression place("\\{(\\w+)\\}");
    QSet<QString> names;
    for (const QString& form : formsOf(text)) {
        auto found = place.globalMatch(form);
        while (found.hasNext()) {
            names << found.next().captured(1);
        }
    }
    return names;
}

} // namespace

void MessagesTest::languagesAreThoseOfThePage() {
    QStringList expected;
    for (const std::string_view language : webLanguages) {
        expected << QString::fromUtf8(language.data(), static_cast<qsizetype>(language.size()));
    }
    QCOMPARE(messages().keys(), expected);
}

void MessagesTest::everyTextIsInEveryLanguage() {
    // The plural forms that the languages need; other numbers use "other".
    const QHash<QString, QStringList> plurals{
        {"en", {"one", "other"}}, {"fr", {"one", "other"}}, {"he", {"one", "other", "two"}}};
    const QJsonObject all = messages();
    const QJsonObject english = all["en"].toObject();
    QVERIFY(english.size() > 60);
    for (const QString& language : all.keys()) {
        const QJsonObject texts = all[language].toObject();
        QCOMPARE(texts.keys(), english.keys());
        for (const QString& key : texts.keys()) {
            const QString name = language + ' ' + key;
            for (const QString& form : formsOf(texts[key])) {
                QVERIFY2(!form.trimmed().isEmpty(), qPrintable(name));
            }
            QVERIFY2(placesIn(texts[key]) == placesIn(english[key]), qPrintable(name));
            QVERIFY2(texts[key].isObject() == english[key].isObject(), qPrintable(name));
            if (texts[key].isObject()) {
                QCOMPARE(texts[key].toObject().keys(), plurals[language]);
            }
        }
    }
}

void MessagesTest::everyTextIsUsed() {
    QString code;
    const QDir folder(WEB_FOLDER);
    for (const QString& name : folder.entryList({"*.js"})) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        code += QString::fromUtf8(file.readAll());
    }
    // These texts are used by core, or their keys are composed.
    const QStringList others{"direction", "noScript", "languageName", "previousBoard", "liveTitle"};
    for (const QString& key : messages()["en"].toObject().keys()) {
        const bool isUsed = code.contains('"' + key + '"') || others.contains(key) ||
                            code.contains('`' + key.section('-', 0, 0) + "-$");
        QVERIFY2(isUsed, qPrintable(key));
    }
}

void MessagesTest::everyLatticeHasTexts() {
    const QJsonObject english = messages()["en"].toObject();
    const auto hasText = [&english](const std::string& key) {
        return english.contains(QString::fromStdString(key));
    };
    for (const auto& [topology, name] : allTopologies) {
        QVERIFY2(topology == Topology::plane || hasText("surface-" + std::string(nameOf(topology))),
                 name);
    }
    for (const auto& [neighbours, name] : allNeighbours) {
        QVERIFY2(hasText("lights-" + std::string(nameOf(neighbours))), name);
    }
}

void MessagesTest::punctuationIsFrench() {
    const QRegularExpression breaking(" [:;!?»]|« ");
    const QJsonObject french = messages()["fr"].toObject();
    for (const QString& key : french.keys()) {
        for (const QString& form : formsOf(french[key])) {
            QVERIFY2(!breaking.match(form).hasMatch(), qPrintable(key));
        }
    }
}

LIGHTSOUT_TEST(MessagesTest)
#include "MessagesTest.moc"
