// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/architecture/TsFile.h"

#include <QRegularExpression>
#include <QXmlStreamReader>

namespace lightsout {

namespace {

QStringList plural(QXmlStreamReader& xml) {
    QStringList forms;
    while (xml.readNextStartElement()) {
        forms << xml.readElementText(); // the element numerusform
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

/// Returns the placeholders %1, %L2, %n and %Ln of a text, sorted, without repeats.
QStringList placeholders(const QString& text) {
    static const QRegularExpression placeholder("%L?([0-9]{1,2}|n)");
    QStringList found;
    for (auto match = placeholder.globalMatch(text); match.hasNext();) {
        found << match.next().captured();
    }
    found.removeDuplicates();
    found.sort();
    return found;
}

bool hasNumber(const QString& form) {
    return form.contains("%n") || form.contains("%Ln");
}

/// Returns the number of mnemonics. "&&" shows an ampersand.
qsizetype mnemonics(QString text) {
    static const QRegularExpression mnemonic("&\\S");
    return text.remove("&&").count(mnemonic);
}

/// French uses the singular for 0, too, so its singular must contain the number.
bool singularIsOne(const QString& language) {
    return !language.startsWith("fr");
}

/// Returns the faults of one message as sentences.
QStringList faults(const Message& message, const QString& language) {
    QStringList found;
    if (message.type == "vanished" || message.type == "obsolete") {
        return {message.type};
    }
    // English texts are their own translation; only their plurals must be given.
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
        if (message.isPlural && i == 0 && singularIsOne(language) && !hasNumber(form)) {
            expected.removeAll("%n");
            expected.removeAll("%Ln");
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

} // namespace

TsFile readTs(const QString& text) {
    TsFile file;
    QXmlStreamReader xml(text);
    xml.readNextStartElement(); // the element TS
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

QStringList faults(const TsFile& file) {
    QStringList found;
    for (const Message& message : file.messages) {
        for (const QString& fault : faults(message, file.language)) {
            found << message.key() + ": " + fault;
        }
    }
    return found;
}

} // namespace lightsout
