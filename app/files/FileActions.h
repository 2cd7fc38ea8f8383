// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Autosave.h"
#include "files/BackgroundWork.h"
#include "files/KnownFile.h"
#include "files/Rereading.h"

#include <QAction>

#include <functional>
#include <memory>

class QMenu;
class QWidget;

namespace lightsout {

/// The commands of the file menu for opening and saving, with the list of recent files. Asks
/// whether to save changes. Files are read and written off the GUI thread.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// If `autosave` is null, replaced boards are not saved among the recent boards.
    FileActions(CurrentDocument& document, Autosave* autosave, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    /// Saves a copy under another name; the board keeps its current file.
    QAction* saveCopy;
    QMenu* recent;
    Rereading* rereading;
    /// Widgets for the status bar.
    BackgroundWork* reading;
    BackgroundWork* writing;

    /// Asks about unsaved changes, and opens the file. Shows an error if that fails.
    void openFile(const QString& path);
    /// Asks about unsaved changes, and continues a board that was replaced without being saved.
    /// Shows an error if that fails.
    void resume(const KeptBoard& board);

    /// Leaves the document that is shown. Asks what to do with unsaved work, unless it will be kept
    /// as a recent board. Then calls `then`, after saving if the user wishes, unless the user
    /// cancels. `then` must own copies of all data that it uses, because the caller may be
    /// destroyed while the question is open. A later call of leave() discards a pending `then`.
    void leave(const std::function<void()>& then);

Q_SIGNALS:
    /// Emitted with a message about a file operation, to be shown briefly.
    void reported(const QString& text);

private:
    using SharedDocument = std::shared_ptr<Document>;

    void chooseAndOpen();
    /// Reads a file and replaces the user's document with its board. `revision` identifies the
    /// content that may be discarded without a question; if the content has changed since then, the
    /// user is asked.
    void read(const QString& path, quint64 revision, const ReadChoices& choices = {});
    /// Calls `then`. If the user's document has changed since `revision`, leaves it first.
    void leaveIfChanged(quint64 revision, const std::function<void()>& then);
    void saveToPresentFile(const SharedDocument& document);
    void chooseAndSave(const SharedDocument& document, bool isCopy = false);
    /// Writes the file, unless its state differs from `known`.
    void write(const SharedDocument& document, const QString& path,
               const std::optional<FileState>& known, bool isCopy = false);
    /// Asks what to do if the document's file was changed or removed by another program.
    void chooseAboutChangedFile(const SharedDocument& document, const QString& path,
                                bool isRemoved);
    void remember(const QString& path);
    void fillRecent();
    void addLeftBoard(const KeptBoard& board);
    void restore(const KeptBoard& board);

    CurrentDocument& document_;
    Autosave* autosave_;
    QWidget* window_;
    std::function<void()> whenWritten_; ///< called by leave() once the document has been written
};

} // namespace lightsout
