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
    /// `autosave` may be null: then boards that are left are not among the recent ones.
    FileActions(Document& document, Autosave* autosave, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    /// Another file, while the board stays that of its own.
    QAction* saveCopy;
    QMenu* recent;
    /// For the status line.
    BackgroundWork* reading;
    BackgroundWork* writing;

    /// Opens the file after asking about unsaved changes. Says what is wrong if it can't.
    void openFile(const QString& path);
    /// The same for a board that was left without saving.
    void resume(const KeptBoard& board);

    /// Asks what to do with unsaved work that is not kept among the recent boards. True when there
    /// is nothing to wait for. False when the user wants to stay, or wants to save first: then
    /// `proceed` is called once that is done.
    bool mayDiscard(std::function<void()> proceed);

Q_SIGNALS:
    /// What was done with a file, to be shown for a moment.
    void reported(const QString& text);

private:
    using Proceed = std::function<void()>;

    /// Calls `proceed` unless the user wants to stay. It holds copies of what it needs: while it is
    /// asked, whoever called may go.
    void askAndProceed(const Proceed& proceed);
    void chooseAndOpen();
    void read(const QString& path, const ReadChoices& choices = {});
    void saveToPresentFile(const Proceed& proceed = {});
    void chooseAndSave(const Proceed& proceed = {}, bool isCopy = false);
    /// Writes the file, unless it is no longer as it was known.
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
    Proceed whenWritten_;   ///< asks again
    int documentsLeft_ = 0; ///< so far; a file that is written may be that of one of them
    /// What the user knowingly saved as a copy in a format that forgets some of it.
    std::optional<quint64> copiedRevision_;
};

} // namespace lightsout
