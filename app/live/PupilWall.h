// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"
#include "theme/Theme.h"

#include <QScrollArea>
#include <QTimer>

#include <deque>
#include <vector>

namespace lightsout {

class PupilTile;

/// Shows a tile for each pupil, with the name, a small board, the presses, and whether the board is
/// solved.
///
/// Changed tiles are painted into pixmaps for a few milliseconds at a time, so that the window
/// stays responsive even if a class makes a thousand presses in a second.
class PupilWall : public QScrollArea {
    Q_OBJECT

public:
    explicit PupilWall(QWidget* parent = nullptr);

    /// Shows the current state of all pupils.
    void show(const Room& room);
    /// Schedules an update of one pupil's tile; the pupil may be new.
    void refresh(const Room& room, std::size_t pupil);
    void setNamesHidden(bool areHidden, const Room& room);
    std::size_t tileCount() const { return tiles_.size(); }
    /// Returns the text that a screen reader reads for a tile.
    QString textOf(std::size_t pupil) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addTiles(const Room& room);
    void arrange();
    /// Schedules the painting of a tile.
    void makeDirty(std::size_t pupil);
    void paintSome();

    QWidget* inside_;
    std::vector<PupilTile*> tiles_;
    std::deque<std::size_t> dirty_;
    QTimer painting_;
    bool areNamesHidden_ = false;
    int arranged_ = 0; ///< number of tiles that were laid out
};

} // namespace lightsout
