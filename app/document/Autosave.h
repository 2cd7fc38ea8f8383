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

/// Keeps what the document's file does not hold in a journal of KeptBoards, half a second after it
/// was done, so that it survives the end of the program, however that comes. A board that is left
/// for another stays among those that were left; nothing is kept of boards for which the document
/// is aside.
///
/// Writes on a thread of its own, so that no other work holds it up.
class Autosave : public QObject {
    Q_OBJECT

public:
    Autosave(Document& document, KeptBoards kept, QObject* parent = nullptr);
    /// finish().
    ~Autosave() override;

    const KeptBoards& kept() const { return kept_; }
    /// Whether anything is kept; else what was kept of this board goes. On at first.
    void setOn(bool isOn);
    /// Returns whether a board that is left for another is kept among the recent ones.
    bool keepsBoards() const { return isOn_ && problem_.isEmpty(); }
    /// Why nothing can be kept at present, as a sentence; empty when all is well.
    const QString& problem() const { return problem_; }
    /// A kept board became the document: its journal goes once the document's own is written, and
    /// until then counts as before. Of those that were `abandoned`, the others count as left.
    void supersede(const QString& journal,
                   std::unique_ptr<KeptBoards::Abandoned> abandoned = nullptr);
    /// The program ends: the board becomes one that was left. Waits until it is written.
    void finish();

    /// From a change until it is being written.
    static constexpr int delayMilliseconds = 500;

Q_SIGNALS:
    void problemChanged();

private:
    class Writer;

    void follow(const Move& move);
    void noteFile();
    void leave();
    /// The document is put aside: its journal stays as it is until the document is taken back.
    void pause();
    /// Writes what is not written yet, on the other thread.
    void write();
    /// Runs work on the other thread, after what it has to do already.
    void runElsewhere(std::function<void()> work);
    /// How writing went. Invoked by name.
    Q_INVOKABLE void hear(int journal, const QString& problem);
    JournalNote note() const;

    Document& document_;
    const KeptBoards kept_;
    std::unique_ptr<Writer> writer_; ///< used by the thread alone
    TaskQueue tasks_;                ///< that the thread has not begun
    QThreadPool thread_;
    QTimer delay_;
    std::string entries_;        ///< not written yet
    bool needsBeginning_ = true; ///< the journal is to be written anew, with the board as it is
    bool hasJournal_ = false;    ///< one was written, or is being written
    bool isWriting_ = false;
    bool isOn_ = true;
    bool isPaused_ = false;
    bool isFinished_ = false;
    std::size_t beginningBytes_ = 0;
    std::size_t appendedBytes_ = 0;
    int journals_ = 1; ///< of this session so far, the present one included
    QString superseded_;
    std::unique_ptr<KeptBoards::Abandoned> abandoned_; ///< of which that is one, or null
    QString problem_;
};

} // namespace lightsout
