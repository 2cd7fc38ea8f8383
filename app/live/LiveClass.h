// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "live/ClassJournal.h"
#include "live/LiveServer.h"
#include "live/Room.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>

#include <deque>
#include <vector>

namespace lightsout {

/// A room with its server. It passes received messages to the room, and the room's replies to the
/// phones.
class LiveClass : public QObject {
    Q_OBJECT

public:
    /// The address of the class, and its first boards.
    struct Plan {
        ClassAddress address;
        quint16 port = 8080;
        std::string word;
        LiveSeries series; ///< the boards that begin() starts
    };
    /// `journal` lets the class continue after a crash of the program; null for a class that is
    /// forgotten then.
    explicit LiveClass(const Plan& plan, std::unique_ptr<ClassJournal> journal = nullptr,
                       QObject* parent = nullptr);
    /// Continues the class of a journal that ClassJournal::find() has returned.
    explicit LiveClass(std::unique_ptr<ClassJournal> journal, QObject* parent = nullptr);
    /// Ends the class, with a message on the phones.
    ~LiveClass() override;

    /// Opens the server. Returns false if the port can't be used.
    bool open();
    /// Moves the server to another address with the same port. Returns false, and changes nothing
    /// else, if that is not possible. The class also does this when its address disappears.
    bool moveTo(const ClassAddress& address);
    QString errorString() const { return server_.errorString(); }
    /// Returns the address with the port, such as "192.168.1.20:8080".
    QString host() const { return server_.host(); }
    QUrl url() const;
    /// Returns the time at which the class was opened.
    const QDateTime& opened() const { return opened_; }

    const Room& room() const { return room_; }
    LiveServer& server() { return server_; }
    /// Returns the current time on the clock of the room.
    Moment now() const { return clockStart_ + clock_.elapsed(); }
    /// Returns a solution with few presses for the round's board; nullopt if it has not been
    /// computed yet or if there is none.
    const std::optional<BitVector>& solution() const { return solution_; }
    bool isComputing() const { return solving_.isRunning(); }
    /// Returns the number of devices, by network address, that have loaded the page.
    std::size_t loadedCount() const { return server_.visitors().size(); }
    /// Returns the number of devices that have loaded the page and have no connected pupil.
    std::size_t waitingCount() const;

    // These functions perform actions of the teacher and update the phones.
    void begin();
    void begin(LiveSeries series);
    void beginNext();
    void setPaused(bool isPaused);
    void showSolution();
    void ask(ClassQuestion question);
    void askAgain();
    void setPrepared(std::vector<ClassQuestion> questions);
    void askPrepared(std::size_t index);
    void setRevealed(bool isRevealed);
    void showRight();
    void resume();
    void showRanking();
    void setOrder(RankingOrder order);
    void setNamesHidden(bool areHidden);
    void rename(std::size_t pupil, const QString& name);
    void remove(std::size_t pupil, bool keepsOut);
    void markResultsSaved();

Q_SIGNALS:
    /// Emitted when a pupil has joined, pressed, answered, left or returned.
    void pupilChanged(std::size_t pupil);
    /// Emitted when the scene on the wall or on the phones has changed, or when the positions of
    /// pupils have changed.
    void sceneChanged();
    /// Emitted when a pupil has joined again and has taken over the place of the pupil of this name
    /// who was away.
    void takenOver(std::size_t pupil);
    /// Emitted when another device has loaded the page.
    void pageLoaded();
    /// Emitted when the address of the class has changed.
    void hostChanged();

private:
    LiveClass(const Plan& plan, Room room, std::unique_ptr<ClassJournal> journal, QDateTime opened,
              Moment now, QObject* parent);
    void write();
    void receive(ConnectionId connection, const QString& text);
    void leave(ConnectionId connection);
    /// The content of the message to everybody: all that a pupil sees, or only the clock and the
    /// teacher's settings. The latter does not undo moves that a phone has just made.
    enum class Shown { view, state };
    void showToAll(Shown shown = Shown::view);
    void sendSome();
    void solve();
    void solveRound(std::size_t round);
    void tick();
    void followNetwork();

    Plan plan_;
    std::unique_ptr<ClassJournal> journal_;
    QDateTime opened_;
    QTimer writing_; ///< delays the writing of the journal after a change
    QElapsedTimer clock_;
    Moment clockStart_ = 0; ///< time of the room when `clock_` was started
    Room room_;
    LiveServer server_;
    std::deque<ConnectionId> toShow_; ///< connections that have not been sent the current scene
    Shown shown_ = Shown::view;
    std::deque<ConnectionId> toBeat_; ///< connections that have not been sent the current beat
    QTimer sending_;
    QTimer ticking_;
    qint64 lastBeat_ = 0;
    qint64 lastLook_ = 0; ///< time at which the network was last examined
    std::optional<BitVector> solution_;
    Job solving_{this};
};

} // namespace lightsout
