// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "live/LiveServer.h"
#include "live/Room.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QUrl>

#include <deque>
#include <memory>
#include <vector>

namespace lightsout {

/// An address on which a class can be opened.
struct ClassAddress {
    QString address;   ///< such as "192.168.1.20"
    QString interface; ///< the name of the network interface; empty for this computer alone
};
/// The addresses of this computer in its networks, and last the one that only it can reach.
std::vector<ClassAddress> classAddresses();

/// A room with its server: what arrives goes to the room, and what the room answers goes to the
/// phones.
class LiveClass : public QObject {
    Q_OBJECT

public:
    /// Where the class is, and what it begins with.
    struct Plan {
        QString address; ///< of this computer
        quint16 port = 8080;
        std::string word;
        std::vector<Game> boards; ///< at least one; each fits on a web page
        std::optional<LiveContest> contest{};
    };
    explicit LiveClass(const Plan& plan, QObject* parent = nullptr);
    /// Ends the class, with a message on the phones.
    ~LiveClass() override;

    /// Opens the server. Returns false if the port can't be used.
    bool open();
    QString errorString() const { return server_.errorString(); }
    /// "192.168.1.20:8080"
    QString host() const { return server_.host(); }
    QUrl url() const;

    const Room& room() const { return room_; }
    LiveServer& server() { return server_; }
    /// Of the clock of the room.
    Moment now() const { return clock_.elapsed(); }
    /// A solution of the board of the round, with few presses; nullopt until it is computed and if
    /// there is none.
    const std::optional<BitVector>& solution() const { return solution_; }
    bool isComputing() const { return solving_.isRunning(); }

    // What the teacher does. The phones follow.
    void begin(std::vector<Game> boards, std::optional<LiveContest> contest);
    void beginNext();
    void setPaused(bool isPaused);
    void showSolution();
    void ask(ClassQuestion question);
    void askAgain();
    void setRevealed(bool isRevealed);
    void showRight();
    void resume();
    void showRanking();
    void setOrder(RankingOrder order);

Q_SIGNALS:
    /// A pupil joined, pressed, answered, left or came back.
    void pupilChanged(std::size_t pupil);
    /// The class sees something else, or sees it otherwise.
    void sceneChanged();

private:
    void receive(ConnectionId connection, const QString& text);
    void leave(ConnectionId connection);
    /// What is sent to everybody: all that a pupil sees, or the clock and what is allowed alone,
    /// which takes nothing back that a phone has just done.
    enum class Shown { view, state };
    void showToAll(Shown shown = Shown::view);
    void sendSome();
    void solve();
    void tick();

    Plan plan_;
    QElapsedTimer clock_;
    Room room_;
    LiveServer server_;
    std::deque<std::size_t> toShow_; ///< pupils who are still to be sent what the class sees
    Shown shown_ = Shown::view;
    std::deque<ConnectionId> toBeat_;
    QTimer sending_;
    QTimer ticking_;
    qint64 lastBeat_ = 0;
    std::optional<BitVector> solution_;
    Job solving_{this};
};

} // namespace lightsout
