// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"

#include <QImage>
#include <QUndoStack>

#include <vector>

namespace lightsout {

/// An entry of the lab book: a computed result, or only a note.
struct LabEntry {
    QString title;      ///< page that showed the result, and name of the board
    QString values;     ///< values as text
    QString commands;   ///< command lines that compute the values, one per line
    QString place{};    ///< a Place as text; empty if the result was not on a page
    QString source;     ///< citation: program, version, board, date
    QString note;       ///< the reader's own words
    QByteArray picture; ///< PNG file; empty if there is none
    bool isCut = false; ///< whether text or picture was too large for LabBook; not saved

    friend bool operator==(const LabEntry&, const LabEntry&) = default;
};

/// The results and notes about the document's board. They are stored in the document and therefore
/// in its file. When another document is shown, the lab book shows the entries of that document.
class LabBook : public QObject {
    Q_OBJECT

public:
    explicit LabBook(CurrentDocument& document, QObject* parent = nullptr);

    const std::vector<LabEntry>& entries() const { return entries_; }
    void add(LabEntry entry);
    void remove(std::size_t entry);
    void setNote(std::size_t entry, const QString& note);
    /// Returns the undo history of this book.
    QUndoStack* undoStack() { return &steps_; }

    /// The maximum number of entries. With more entries, documents would be slow to save.
    static constexpr std::size_t maxEntries = 60;
    /// The maximum numbers of characters in each text field of an entry, and in its values. Longer
    /// strings are truncated when they are read or added, because showing them would block the
    /// window.
    static constexpr qsizetype maxText = 20'000;
    static constexpr qsizetype maxValues = 50'000;
    /// The maximum number of pixels of all pictures together. Further pictures are left out.
    static constexpr qint64 maxPixels = qint64{1} << 25;
    /// Returns the notice that a part of an entry was left out.
    static QString cutNotice();
    bool isFull() const { return entries_.size() >= maxEntries; }

Q_SIGNALS:
    /// Emitted when the list of entries has changed.
    void entriesChanged();
    /// Emitted when the note of this entry has changed.
    void noteChanged(std::size_t entry);

private:
    class Step;

    /// Adopts the document's entries if they differ from the current ones.
    void follow();
    /// Replaces the entries. `noteOf` is the index of an entry if only its note has changed, or
    /// else -1.
    void replaceBy(std::vector<LabEntry> entries, int noteOf);

    CurrentDocument& document_;
    std::vector<LabEntry> entries_;
    QByteArray json_; ///< entries as JSON
    QUndoStack steps_;
};

/// Decodes the picture of an entry, scaled down to fit into `box`. Returns a null image unless it
/// is a PNG of up to four million pixels. Callable from any thread.
QImage pictureOf(const LabEntry& entry, QSize box);
/// Returns the size of the result of pictureOf() without decoding the picture.
QSize pictureSizeOf(const LabEntry& entry, QSize box);
/// Returns the image, scaled down if as many pictures as there can be entries would have too many
/// pixels.
QImage fittedPicture(const QImage& image);

/// Convert entries to JSON and back. Invalid entries are ignored.
QByteArray toJson(const std::vector<LabEntry>& entries);
std::vector<LabEntry> entriesFrom(const QByteArray& json);

} // namespace lightsout
