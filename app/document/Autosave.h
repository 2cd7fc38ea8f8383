// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/Document.h"
#include "document/KeptBoards.h"
#include "support/TaskQueue.h"

#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace lightsout {

/// Saves work that the document's file does not contain in a journal of KeptBoards, half a second
/// after each change. So the work survives even if the program crashes. A board that is replaced
/// with another one stays among the recent boards. Boards shown while the document is suspended are
/// not saved.
///
/// Journals are written on a separate thread, so that no other work delays them.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, KeptBoards kept, QObject* parent = nullptr);
    /// Calls finish().
    ~Autosave() override;

    const KeptBoards& kept() const { return kept_; }
    /// Turns autosaving on or off; it is on by default. Turning it off deletes everything that was
    /// saved for this board.
    void setOn(bool isOn);
    /// Returns true if a board that is replaced with another one is saved among the recent boards.
    bool keepsBoards() const { return isOn_ && problem_.isEmpty(); }
    /// Returns a sentence that says why nothing can be saved at present; empty if there is no
    /// problem.
    const QString& problem() const { return problem_; }
    /// Must be called when a saved board has become the document. The board's journal stays valid
    /// until the document's own journal is written, and is then deleted. The other `abandoned`
    /// boards become recent boards.
    void supersede(const QString& journal,
                   std::unique_ptr<KeptBoards::Abandoned> abandoned = nullptr);
    /// Must be called when the program ends. Turns the board into a recent one and waits until it
    /// is written.
    void finish();

    /// Delay between a change and its autosave.
    static constexpr int delayMilliseconds = 500;

Q_SIGNALS:
    void problemChanged();

private:
    class Writer;

    void follow(const Move& move);
    void noteFile();
    void leave();
    /// Called when the document is suspended. Its journal stays unchanged until the document is
    /// restored.
    void pause();
    /// Writes pending changes on the other thread.
    void write();
    /// Runs work on the other thread after the pending tasks.
    void runElsewhere(std::function<void()> work);
    /// Receives the result of writing. The meta-object system invokes it by name.
    Q_INVOKABLE void hear(int journal, const QString& problem);
    JournalNote note() const;

    Document& document_;
    const KeptBoards kept_;
    std::unique_ptr<Writer> writer_; ///< used only on the other thread
    TaskQueue tasks_;                ///< tasks that the other thread has not started
    QThreadPool thread_;
    QTimer delay_;
    std::string entries_;        ///< journal entries that are not written yet
    bool needsBeginning_ = true; ///< whether the journal must be rewritten with the current board
    bool hasJournal_ = false;    ///< whether a journal was written or is being written
    bool isWriting_ = false;
    bool isOn_ = true;
    bool isPaused_ = false;
    bool isFinished_ = false;
    std::size_t beginningBytes_ = 0;
    std::size_t appendedBytes_ = 0;
    int journals_ = 1; ///< number of journals in this session, including the present one
    QString superseded_;
    std::unique_ptr<KeptBoards::Abandoned> abandoned_; ///< holds the superseded board; may be null
    QString problem_;
};

} // namespace lightsout
