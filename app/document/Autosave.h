// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "document/CurrentDocument.h"
#include "document/KeptBoards.h"
#include "support/TaskQueue.h"

#include <QThreadPool>
#include <QTimer>

#include <functional>
#include <memory>
#include <string>

namespace lightsout {

/// Saves unsaved changes of the user's document in a journal (see KeptBoards), half a second after
/// each change, so that they survive a crash of the program. A board that is replaced with another
/// one is kept as a recent board. Temporary boards are not saved, except that of the open lesson.
///
/// Journals are written on a separate thread, so that no other work delays them.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(CurrentDocument& document, KeptBoards kept, QObject* parent = nullptr);
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
    /// Replaces the user's document with `board`, which was read from the journal of `kept`. That
    /// journal stays valid until the new document's own journal is written, and is then deleted.
    /// The other `abandoned` boards become recent boards.
    void restore(const KeptBoard& kept, const SavedBoard& board,
                 std::unique_ptr<KeptBoards::Abandoned> abandoned = nullptr);
    /// Sets the lesson and the step whose board is shown on top of the user's document. From then
    /// on, that board has a journal of its own, so that the lesson can be continued after a crash.
    void setLesson(const QString& name, std::size_t step);
    /// Must be called when no lesson is shown any more. Removes the journal of its board.
    void endLesson();
    /// Must be called when the program ends. Turns the board into a recent one and waits until it
    /// is written.
    void finish();

    /// Delay between a change and its autosave.
    static constexpr int delayMilliseconds = 500;

Q_SIGNALS:
    void problemChanged();

private:
    class Writer;
    /// The autosave state of one document.
    struct Journal {
        std::shared_ptr<Document> document;
        int number = 0;             ///< distinguishes the journals of this session
        std::string entries{};      ///< journal entries that are not written yet
        bool needsBeginning = true; ///< whether it must be rewritten with the current board
        bool exists = false;        ///< whether it was written or is being written
        bool isBeingWritten = false;
        std::size_t beginningBytes = 0;
        std::size_t appendedBytes = 0;
        QString superseded{};
        /// Holds the superseded board; may be null.
        std::unique_ptr<KeptBoards::Abandoned> abandoned{};
        QString lesson{}; ///< name of the lesson to which the board belongs; empty if it is the
                          ///< user's own
        std::size_t step = 0;
    };

    /// Begins a new journal for the user's document.
    void begin(int number);
    /// Begins the journal of the lesson again, for the board that is shown now.
    void beginLesson();
    /// Connects a journal to its document.
    void follow(Journal& journal);
    void add(Journal& journal, const Move& move);
    void noteFile(Journal& journal);
    /// Turns the journal's board into a recent one, or removes the journal if it is not needed.
    void leave();
    /// Writes pending changes on the other thread.
    void write(const std::shared_ptr<Journal>& written);
    /// Runs work on the other thread after the pending tasks.
    void runElsewhere(std::function<void()> work);
    /// Handles the result of the oldest finished write. The meta-object system invokes this
    /// function by name, once for each result.
    Q_INVOKABLE void takeResult() { results_.runNext(); }
    void finishWriting(Journal& journal, const QString& problem);
    static JournalNote noteOf(const Journal& journal);

    CurrentDocument& document_;
    const KeptBoards kept_;
    std::unique_ptr<Writer> writer_; ///< used only on the other thread
    TaskQueue tasks_;                ///< tasks that the other thread has not started
    TaskQueue results_;
    QThreadPool thread_;
    QTimer delay_;
    std::shared_ptr<Journal> journal_;
    std::shared_ptr<Journal> lesson_; ///< null if no lesson is shown
    bool isOn_ = true;
    bool isFinished_ = false;
    QString problem_;
};

} // namespace lightsout
