// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/ErrorText.h"

#include "formats/BoardFile.h"
#include "text/NumberText.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace lightsout {

namespace {

struct ErrorTexts {
    Q_DECLARE_TR_FUNCTIONS(ErrorText)
};

/// Returns a piece of a file for use in a sentence: on one line, cut if it is too long.
QString shortened(const QString& text) {
    constexpr qsizetype maxLength = 80;
    const QString line = text.left(maxLength + 1).simplified();
    return text.size() > maxLength ? line.left(maxLength) + QChar(0x2026) : line;
}

/// Returns an amount of memory as text. An amount that is out of range is replaced with the largest
/// possible one.
QString dataSize(std::uint64_t bytes) {
    return QLocale().formattedDataSize(
        static_cast<qint64>(std::min<std::uint64_t>(bytes, INT64_MAX)));
}

/// Returns the extensions of all readable formats.
QString readableList() {
    QString list;
    for (const std::string_view extension : readableExtensions()) {
        list += (list.isEmpty() ? QStringLiteral(".") : QStringLiteral(" .")) +
                QString::fromLatin1(extension.data(), qsizetype(extension.size()));
    }
    return isolated(list);
}

/// Returns a sentence that says what is wrong, without the position.
QString sentence(const Error& error) {
    const QString subject = shortened(QString::fromStdString(error.subject));
    const QLocale locale;
    const QString expected = locale.toString(qulonglong{error.expected});
    const QString found = locale.toString(qulonglong{error.found});
    switch (error.code) {
    case ErrorCode::fileNotReadable:
        return ErrorTexts::tr("The file can't be read: %1.").arg(subject);
    case ErrorCode::fileNotWritable:
        return ErrorTexts::tr("The file can't be written: %1.").arg(subject);
    case ErrorCode::fileTooLarge:
        return ErrorTexts::tr("The file is too large: it has %1 bytes, but the limit is %2.")
            .arg(found, expected);
    case ErrorCode::fileWouldBeTooLarge:
        return ErrorTexts::tr("The file would be too large to reopen: it would have %1 bytes, but "
                              "the limit is %2.")
            .arg(found, expected);
    case ErrorCode::unknownFileFormat:
        return ErrorTexts::tr("“%1” is not a known file format. Supported formats: %2.")
            .arg(subject, readableList());
    case ErrorCode::notThisFormat:
        return ErrorTexts::tr("This file is not in the format “%1”. Supported formats: %2.")
            .arg(subject, readableList());
    case ErrorCode::syntax:
        if (error.subject.empty()) {
            return ErrorTexts::tr("Something is missing here.");
        }
        return ErrorTexts::tr("“%1” is not recognised.").arg(subject);
    case ErrorCode::unsupportedVersion:
        return ErrorTexts::tr(
                   "The file has version %1, but this program only reads versions up to %2.")
            .arg(found, expected);
    case ErrorCode::repeated:
        return ErrorTexts::tr("“%1” appears twice.").arg(subject);
    case ErrorCode::missingField:
        return ErrorTexts::tr("“%1” is missing.").arg(subject);
    case ErrorCode::wrongType:
        return ErrorTexts::tr("“%1” has the wrong kind of value.").arg(subject);
    case ErrorCode::notANumber:
        return ErrorTexts::tr("“%1” is not a number.").arg(subject);
    case ErrorCode::numberOutOfRange:
        return ErrorTexts::tr("The number “%1” is out of range.").arg(subject);
    case ErrorCode::unexpectedCharacter:
        return ErrorTexts::tr("Found “%1” where 0 or 1 was expected.").arg(subject);
    case ErrorCode::wrongLength:
        return ErrorTexts::tr("Found %1 digits where %2 were expected.").arg(found, expected);
    case ErrorCode::unevenRows:
        return ErrorTexts::tr("This row has %1 entries, but the first row has %2.")
            .arg(found, expected);
    case ErrorCode::notSquare:
        return ErrorTexts::tr(
                   "A symmetric matrix must be square, but this one has %1 rows and %2 columns.")
            .arg(expected, found);
    case ErrorCode::tooManyAttributes:
        return ErrorTexts::tr("The element “%1” has too many attributes: at most %2 are possible.")
            .arg(subject, expected);
    case ErrorCode::vertexOutOfRange:
        return ErrorTexts::tr("There is no vertex “%1”: the board has %2 vertices.")
            .arg(subject, expected);
    case ErrorCode::unknownBoard:
        return ErrorTexts::tr("“%1” is not a known kind of board.").arg(subject);
    case ErrorCode::unknownOption:
    case ErrorCode::unknownOptionValue:
        return ErrorTexts::tr("“%1” is not a known option.").arg(subject);
    case ErrorCode::cannotHold:
        return ErrorTexts::tr("A file in the format “%1” can't hold this board.").arg(subject);
    case ErrorCode::tooManyVertices:
        return ErrorTexts::tr("The board would have %1 vertices, but at most %2 are possible.")
            .arg(found, expected);
    case ErrorCode::tooManyArcs:
        return ErrorTexts::tr("The board would have %1 influences, but at most %2 are possible.")
            .arg(found, expected);
    case ErrorCode::tooMuchMemory:
        return ErrorTexts::tr("Solving this board would need %1 of memory. The program can handle "
                              "all boards with up to %2 vertices, and far larger ones if each "
                              "press changes only a few nearby lights.")
            .arg(locale.formattedDataSize(static_cast<qint64>(error.found)), expected);
    case ErrorCode::outOfMemory:
        return ErrorTexts::tr("There is not enough memory for this board.");
    case ErrorCode::tooManySteps:
        return ErrorTexts::tr("Checking all sets of presses would take too long: %1 steps, but at "
                              "most %2 are feasible.")
            .arg(error.found == UINT64_MAX ? isolated(QStringLiteral("> 10") + superscript(19))
                                           : found,
                 expected);
    case ErrorCode::tableTooLarge:
        return ErrorTexts::tr(
                   "The table for this board would need %1 of memory, but only %2 can be used.")
            .arg(dataSize(error.found), dataSize(error.expected));
    case ErrorCode::notUtf8:
        return ErrorTexts::tr(
            "This file is not UTF-8. Save it as UTF-8 in the program that made it.");
    case ErrorCode::graphOutOfRange:
        return ErrorTexts::tr("There is no graph %1: the file has %2 in total.")
            .arg(found, expected);
    case ErrorCode::flipSeed:
        return ErrorTexts::tr("“%1” is a random seed for the game “Flip”. Only that program can "
                              "recreate the board. Use its “Specific” identifier instead.")
            .arg(subject);
    case ErrorCode::flipSave:
        return ErrorTexts::tr("This is a saved game from Simon Tatham's collection. Use the game's "
                              "“Specific” identifier instead.");
    case ErrorCode::unknownTable:
        return ErrorTexts::tr(
                   "The table is neither a matrix nor a list of edges: “%1” does not fit. Give it "
                   "the columns Source and Target, or the same number of entries in each row.")
            .arg(subject);
    case ErrorCode::emptyText:
        return ErrorTexts::tr("The file is empty.");
    case ErrorCode::moreStates:
        return ErrorTexts::tr("A digit %1 appears: boards of more than two states are not read.")
            .arg(subject);
    case ErrorCode::noSuchReading:
        return ErrorTexts::tr("The text can't be read in this way.");
    case ErrorCode::onlyWords:
        return subject.isEmpty()
                   ? ErrorTexts::tr("The text is not a board but words.")
                   : ErrorTexts::tr("The text is not a board but words or measurements.");
    case ErrorCode::saveAsCsv:
        return ErrorTexts::tr("This is a spreadsheet. Save it as CSV.");
    case ErrorCode::otherFormat:
        return ErrorTexts::tr("This is a file in the format “%1”, which is not read.").arg(subject);
    case ErrorCode::noEdges:
        return ErrorTexts::tr("The file lists vertices, but no edges under a known name.");
    case ErrorCode::internalError:
        return ErrorTexts::tr("This could not be computed because of an internal error (%1).")
            .arg(subject);
    }
    return {};
}

} // namespace

QString errorText(const Error& error) {
    if (error.position.line == 0) {
        return sentence(error);
    }
    if (error.position.column == 0) {
        return ErrorTexts::tr("Line %1: %2").arg(error.position.line).arg(sentence(error));
    }
    return ErrorTexts::tr("Line %1, column %2: %3")
        .arg(error.position.line)
        .arg(error.position.column)
        .arg(sentence(error));
}

} // namespace lightsout
