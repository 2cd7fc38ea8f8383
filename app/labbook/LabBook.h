// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <QImage>
#include <QUndoStack>

#include <vector>

namespace lightsout {

/// Something that was computed, or only a note.
struct LabEntry {
    QString title;      ///< the page it was seen on, and the board
    QString values;     ///< as text
    QString commands;   ///< what gives them on the command line, a line each
    QString source;     ///< how it is cited: program, version, board, day
    QString note;       ///< the reader's own words
    QByteArray picture; ///< PNG; empty for none
    bool isCut = false; ///< a text was too long for LabBook; not saved

    friend bool operator==(const LabEntry&, const LabEntry&) = default;
};

/// What was computed and noted about the document's board; it is kept in the document, and with it
/// in its file. Follows the document to other boards.
class LabBook : public QObject {
    Q_OBJECT

public:
    explicit LabBook(Document& document, QObject* parent = nullptr);

    const std::vector<LabEntry>& entries() const { return entries_; }
    void add(LabEntry entry);
    void remove(std::size_t entry);
    void setNote(std::size_t entry, const QString& note);
    /// The steps of this book alone.
    QUndoStack* undoStack() { return &steps_; }

    /// More entries, or larger ones, would make documents slow to save.
    static constexpr std::size_t maxEntries = 60;
    /// Characters of each text of an entry, and of its values. Longer ones are cut when they are
    /// read or added: showing them would block the window.
    static constexpr qsizetype maxText = 20'000;
    static constexpr qsizetype maxValues = 50'000;
    /// States that a text was cut.
    static QString cutNotice();
    bool isFull() const { return entries_.size() >= maxEntries; }

Q_SIGNALS:
    /// There are other entries.
    void entriesChanged();
    /// This one's note is another.
    void noteChanged(std::size_t entry);

private:
    class Step;

    /// Takes over what the document holds, if that is not what is known.
    void follow();
    /// `noteOf` is the entry of which only the note is another, or -1.
    void replaceBy(std::vector<LabEntry> entries, int noteOf);

    Document& document_;
    std::vector<LabEntry> entries_;
    QByteArray json_; ///< of the entries
    QUndoStack steps_;
};

/// Decodes an entry's picture: a PNG of up to four million pixels. Null for anything else.
QImage pictureOf(const LabEntry& entry);
/// Makes an image small enough for pictureOf().
QImage fittedPicture(const QImage& image);

/// Entries as JSON, and back; what makes no sense is passed over.
QByteArray toJson(const std::vector<LabEntry>& entries);
std::vector<LabEntry> entriesFrom(const QByteArray& json);

} // namespace lightsout
