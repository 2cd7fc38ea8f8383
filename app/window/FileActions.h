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

/// The commands of the file menu for opening and saving, with the list of recent files. Asks
/// whether to save changes. Files are read and written off the GUI thread.
class FileActions : public QObject {
    Q_OBJECT

public:
    /// If `autosave` is null, replaced boards are not saved among the recent boards.
    FileActions(Document& document, Autosave* autosave, QWidget* window);

    QAction* open;
    QAction* save;
    QAction* saveAs;
    /// Saves a copy under another name; the board keeps its current file.
    QAction* saveCopy;
    QMenu* recent;
    /// Widgets for the status bar.
    BackgroundWork* reading;
    BackgroundWork* writing;

    /// Asks about unsaved changes, and opens the file. Shows an error if that fails.
    void openFile(const QString& path);
    /// Does the same with a board that was replaced without being saved.
    void resume(const KeptBoard& board);

    /// Asks what to do with unsaved work that is not saved among the recent boards. Returns true if
    /// the caller can proceed at once. Returns false if the user wants to stay, or wants to save
    /// first. In the latter case, `proceed` is called after saving.
    bool mayDiscard(std::function<void()> proceed);

Q_SIGNALS:
    /// Emitted with a message about a file operation, to be shown briefly.
    void reported(const QString& text);

private:
    using Proceed = std::function<void()>;

    /// Calls `proceed` unless the user wants to stay. `proceed` must hold copies of what it needs:
    /// the caller may be destroyed while the question is open.
    void askAndProceed(const Proceed& proceed);
    void chooseAndOpen();
    void read(const QString& path, const ReadChoices& choices = {});
    void saveToPresentFile(const Proceed& proceed = {});
    void chooseAndSave(const Proceed& proceed = {}, bool isCopy = false);
    /// Writes the file, unless its state differs from `known`.
    void write(const QString& path, const std::optional<FileState>& known, const Proceed& proceed,
               bool isCopy = false);
    /// Asks what to do if the document's file was changed or removed by another program.
    void chooseAboutChangedFile(const QString& path, bool isRemoved, const Proceed& proceed);
    void remember(const QString& path);
    void fillRecent();
    void addLeftBoard(const KeptBoard& board);
    void restore(const KeptBoard& board);

    Document& document_;
    Autosave* autosave_;
    QWidget* window_;
    Proceed whenWritten_;   ///< called after writing; may ask again
    int documentsLeft_ = 0; ///< number of documents replaced so far
    /// The revision that the user knowingly saved as a copy in a format that loses some of its
    /// content.
    std::optional<quint64> copiedRevision_;
};

} // namespace lightsout
