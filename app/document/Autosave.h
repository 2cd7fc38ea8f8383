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

/// Saves what the document's file does not hold in a journal of KeptBoards, half a second after
/// each change, so that it survives any end of the program. A board that is replaced by another
/// stays among the recent ones; boards shown while the document is aside are not saved.
///
/// Writes on a separate thread, so that no other work delays it.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, KeptBoards kept, QObject* parent = nullptr);
    /// Calls finish().
    ~Autosave() override;

    const KeptBoards& kept() const { return kept_; }
    /// Sets whether anything is saved; if not, what was saved of this board is deleted. On by
    /// default.
    void setOn(bool isOn);
    /// Returns whether a board that is replaced by another is saved among the recent ones.
    bool keepsBoards() const { return isOn_ && problem_.isEmpty(); }
    /// Returns why nothing can be saved at present, as a sentence; empty if all is well.
    const QString& problem() const { return problem_; }
    /// Reports that a saved board became the document. Its journal is deleted once the document's
    /// own is written, and stays valid until then. The other `abandoned` boards become recent ones.
    void supersede(const QString& journal,
                   std::unique_ptr<KeptBoards::Abandoned> abandoned = nullptr);
    /// Must be called when the program ends: the board becomes a recent one. Waits until it is
    /// written.
    void finish();

    /// Delay between a change and its saving.
    static constexpr int delayMilliseconds = 500;

Q_SIGNALS:
    void problemChanged();

private:
    class Writer;

    void follow(const Move& move);
    void noteFile();
    void leave();
    /// Called when the document is suspended: its journal stays as it is until the document is
    /// restored.
    void pause();
    /// Writes pending changes on the other thread.
    void write();
    /// Runs work on the other thread, after its pending tasks.
    void runElsewhere(std::function<void()> work);
    /// Receives the result of writing. Invoked by name.
    Q_INVOKABLE void hear(int journal, const QString& problem);
    JournalNote note() const;

    Document& document_;
    const KeptBoards kept_;
    std::unique_ptr<Writer> writer_; ///< used by the thread alone
    TaskQueue tasks_;                ///< tasks that the thread has not begun
    QThreadPool thread_;
    QTimer delay_;
    std::string entries_;        ///< not written yet
    bool needsBeginning_ = true; ///< the journal must be rewritten, with the current board
    bool hasJournal_ = false;    ///< one was written or is being written
    bool isWriting_ = false;
    bool isOn_ = true;
    bool isPaused_ = false;
    bool isFinished_ = false;
    std::size_t beginningBytes_ = 0;
    std::size_t appendedBytes_ = 0;
    int journals_ = 1; ///< number of journals in this session, including the present one
    QString superseded_;
    std::unique_ptr<KeptBoards::Abandoned> abandoned_; ///< boards that include the superseded one,
                                                       ///< or null
    QString problem_;
};

} // namespace lightsout
