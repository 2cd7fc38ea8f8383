// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"

#include <QImage>
#include <QUndoStack>

#include <vector>

namespace lightsout {

/// A computed result, or only a note.
struct LabEntry {
    QString title;      ///< the page it was seen on, and the board
    QString values;     ///< as text
    QString commands;   ///< command lines that compute them, one per line
    QString source;     ///< citation: program, version, board, day
    QString note;       ///< the reader's own words
    QByteArray picture; ///< PNG; empty for none
    bool isCut = false; ///< a text was too long for LabBook; not saved

    friend bool operator==(const LabEntry&, const LabEntry&) = default;
};

/// Results and notes about the document's board, stored in the document and so in its file. Follows
/// the document to other boards.
class LabBook : public QObject {
    Q_OBJECT

public:
    explicit LabBook(Document& document, QObject* parent = nullptr);

    const std::vector<LabEntry>& entries() const { return entries_; }
    void add(LabEntry entry);
    void remove(std::size_t entry);
    void setNote(std::size_t entry, const QString& note);
    /// Returns the undo history of this book alone.
    QUndoStack* undoStack() { return &steps_; }

    /// More entries, or larger ones, would make documents slow to save.
    static constexpr std::size_t maxEntries = 60;
    /// Maximum number of characters of each text of an entry, and of its values. Longer texts are
    /// cut when they are read or added: showing them would block the window.
    static constexpr qsizetype maxText = 20'000;
    static constexpr qsizetype maxValues = 50'000;
    /// Returns the notice that a text was cut.
    static QString cutNotice();
    bool isFull() const { return entries_.size() >= maxEntries; }

Q_SIGNALS:
    /// The list of entries has changed.
    void entriesChanged();
    /// The note of this entry has changed.
    void noteChanged(std::size_t entry);

private:
    class Step;

    /// Adopts the document's entries if they differ from the known ones.
    void follow();
    /// `noteOf` is the entry whose note alone has changed, or -1.
    void replaceBy(std::vector<LabEntry> entries, int noteOf);

    Document& document_;
    std::vector<LabEntry> entries_;
    QByteArray json_; ///< of the entries
    QUndoStack steps_;
};

/// Decodes an entry's picture: a PNG of up to four million pixels. Returns null for anything else.
QImage pictureOf(const LabEntry& entry);
/// Scales an image so that pictureOf() accepts it.
QImage fittedPicture(const QImage& image);

/// Convert entries to JSON, and back; invalid entries are ignored.
QByteArray toJson(const std::vector<LabEntry>& entries);
std::vector<LabEntry> entriesFrom(const QByteArray& json);

} // namespace lightsout
