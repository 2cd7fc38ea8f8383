// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace lightsout {

/// A text of a .ts file.
struct Message {
    QString context;
    QString source;
    QString comment;
    QString type; ///< unfinished, vanished, obsolete, or empty
    bool isPlural = false;
    QStringList forms;

    QString key() const { return context + " | " + source + " | " + comment; }
};

/// A translation file as Qt Linguist writes it.
struct TsFile {
    QString language;
    QList<Message> messages;
    QString error;
};

TsFile readTs(const QString& text);

/// Returns the faults of the translations as sentences that begin with the text: unfinished or
/// empty translations, missing plurals, and different placeholders or mnemonics.
QStringList faults(const TsFile& file);

} // namespace lightsout
