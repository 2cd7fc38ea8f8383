// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"
#include "theme/Theme.h"

#include <QTimer>
#include <QWidget>

#include <deque>
#include <vector>

namespace lightsout {

class PupilTile;

/// Shows a tile for each pupil, with the name, a small board, the presses, and whether the board is
/// solved. The tiles are as large as the space allows, and all of them are visible.
///
/// Changed tiles are painted into pixmaps for a few milliseconds at a time, so that the window
/// stays responsive even if a class makes a thousand presses in a second.
class PupilWall : public QWidget {
    Q_OBJECT

public:
    explicit PupilWall(QWidget* parent = nullptr);
    ~PupilWall() override;

    /// Shows the current state of all pupils.
    void show(const Room& room);
    /// Schedules an update of one pupil's tile; the pupil may be new.
    void refresh(const Room& room, std::size_t pupil);
    /// Sets the largest height of the text, in pixels.
    void setTextSize(double pixels);
    std::size_t tileCount() const { return tiles_.size(); }
    /// Returns the position of a tile.
    QRect tileRect(std::size_t pupil) const;
    /// Returns the text that a screen reader reads for a tile.
    QString textOf(std::size_t pupil) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void setTileCount(const Room& room);
    void arrange();
    /// Schedules the painting of a tile.
    void makeDirty(std::size_t pupil);
    void paintSome();

    std::vector<PupilTile*> tiles_;
    std::deque<std::size_t> dirty_;
    QTimer painting_;
    double textSize_ = 20;
    std::size_t arranged_ = 0; ///< number of tiles that were laid out
};

/// Returns the name of a pupil for the wall: a number if the teacher hides the names.
QString shownName(const Room& room, std::size_t pupil);
/// Returns what a pupil has done on the current board: "7 presses", "solved, 8 presses", "away".
QString pupilStateText(const Room& room, std::size_t pupil);

} // namespace lightsout
