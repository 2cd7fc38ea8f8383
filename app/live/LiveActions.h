// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "labbook/LabBook.h"
#include "lesson/ClassQuestion.h"

#include <QAction>
#include <QPointer>

#include <memory>
#include <vector>

class QMainWindow;

namespace lightsout {

class ClassDock;
class ClassJournal;
class LiveClass;
class LiveWall;

/// The commands of a live class. They own the class with its wall and its dock.
class LiveActions : public QObject {
    Q_OBJECT

public:
    /// `book` is the lab book to which the teacher can add the results.
    LiveActions(Workbench& workbench, LabBook& book, QMainWindow* window);
    ~LiveActions() override;

    QAction* open;     ///< opens a class, or shows the open class
    QAction* everyone; ///< gives the class the current board
    QAction* boards;   ///< chooses other boards
    QAction* ask;
    QAction* save;
    QAction* keep; ///< adds the results to the lab book
    QAction* end;
    QAction* wider; ///< makes the dock wider, as dragging its edge does
    QAction* narrower;

    bool isOpen() const { return live_ != nullptr; }
    /// Returns the address of the class, such as "192.168.1.20:8080"; empty if no class is open.
    QString host() const;
    /// Returns the open class, its wall and its dock; null if no class is open.
    LiveClass* liveClass() const { return live_.get(); }
    LiveWall* wall() const { return wall_.get(); }
    ClassDock* dock() const;

    /// Continues with a class that has been opened, which must not be null.
    void begin(std::unique_ptr<LiveClass> opened);
    /// Offers to continue the class that was open when the program ended unexpectedly, if there is
    /// one.
    void offerKept();
    /// Sends the class a question of a lesson. A class must be open.
    void askClass(const ClassQuestion& question);
    /// Adds questions of a lesson to those that are ready to be asked. A class must be open.
    void prepare(const std::vector<ClassQuestion>& questions);
    /// Ends the class, if one is open. Asks first if there are results that were not saved. Returns
    /// false if the class stays open.
    bool endClass();
    /// Writes the results as CSV. Returns false if that fails.
    bool writeResults(const QString& path);
    /// Sets whether the window is projected on a wall. If so, the dock is hidden.
    void setOnWall(bool isOnWall);

Q_SIGNALS:
    /// Emitted when a class has been opened or has ended.
    void changed();
    /// Emitted when the class has answered the question that was asked last.
    void answersChanged(const lightsout::ClassQuestion& question,
                        const std::vector<lightsout::ClassAnswer>& answers);
    /// Emitted when the user prefers a web page to a class.
    void webPageRequested();

private:
    void openClass();
    void giveBoard();
    void chooseBoards();
    /// Lets the user choose a file for the results. Returns whether they were saved.
    bool saveResults();
    void keepResults();
    void closeClass();
    void widenDock(int pixels);
    void continueKept();
    void refresh();

    Workbench& workbench_;
    LabBook& book_;
    QMainWindow* window_;
    std::unique_ptr<LiveClass> live_; ///< null if no class is open
    std::unique_ptr<LiveWall> wall_;
    /// A child of the window, which may delete it before this object.
    QPointer<ClassDock> dock_;
    std::unique_ptr<ClassJournal> kept_; ///< a class until the user decides about it
    bool isOnWall_ = false;
};

} // namespace lightsout
