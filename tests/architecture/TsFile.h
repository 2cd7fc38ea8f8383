// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lightsout {

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

/// A file of translations as Qt Linguist writes it.
struct TsFile {
    QString language;
    QList<Message> messages;
    QString error;
};

TsFile readTs(const QString& text);

/// What is wrong with the translations, each as a sentence beginning with its text: unfinished or
/// empty ones, missing plurals, placeholders or mnemonics that differ.
QStringList faults(const TsFile& file);

} // namespace lightsout
