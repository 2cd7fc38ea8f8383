// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Autosave.h"
#include "window/BackgroundWork.h"
#include "window/KnownFile.h"

#include <QAction>

#include <functional>

class QMenu;
class QWidget;

namespace lightsout {

/// Opening and saving: the file menu's commands, recent files, and "save changes?". Files are read
/// and written off the GUI thread.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// `autosave` may be null: then replaced boards are not among the recent ones.
    FileActions(Document& document, Autosave* autosave, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    /// Saves another file, while the board keeps its own.
    QAction* saveCopy;
    QMenu* recent;
    /// Widgets for the status line.
    BackgroundWork* reading;
    BackgroundWork* writing;

    /// Opens the file after asking about unsaved changes. Shows an error if it can't.
    void openFile(const QString& path);
    /// Does the same for a board that was replaced without saving.
    void resume(const KeptBoard& board);

    /// Asks what to do with unsaved work that is not saved among the recent boards. Returns true if
    /// there is nothing to wait for. Returns false if the user wants to stay, or to save first:
    /// then `proceed` is called after that.
    bool mayDiscard(std::function<void()> proceed);

Q_SIGNALS:
    /// A message about a file operation, to be shown briefly.
    void reported(const QString& text);

private:
    using Proceed = std::function<void()>;

    /// Calls `proceed` unless the user wants to stay. `proceed` must hold copies of what it needs:
    /// the caller may be destroyed during the question.
    void askAndProceed(const Proceed& proceed);
    void chooseAndOpen();
    void read(const QString& path, const ReadChoices& choices = {});
    void saveToPresentFile(const Proceed& proceed = {});
    void chooseAndSave(const Proceed& proceed = {}, bool isCopy = false);
    /// Writes the file, unless its state differs from `known`.
    void write(const QString& path, const std::optional<FileState>& known, const Proceed& proceed,
               bool isCopy = false);
    /// Asks what to do with the document's file that was changed or removed elsewhere.
    void chooseAboutChangedFile(const QString& path, bool isRemoved, const Proceed& proceed);
    void remember(const QString& path);
    void fillRecent();
    void addLeftBoard(const KeptBoard& board);
    void restore(const KeptBoard& board);

    Document& document_;
    Autosave* autosave_;
    QWidget* window_;
    Proceed whenWritten_;   ///< called after writing; asks again
    int documentsLeft_ = 0; ///< number of documents replaced so far; a file being written may
                            ///< belong to one of them
    /// The revision that the user knowingly saved as a copy in a lossy format.
    std::optional<quint64> copiedRevision_;
};

} // namespace lightsout
