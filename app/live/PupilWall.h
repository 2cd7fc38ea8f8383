// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "live/Room.h"
#include "look/Theme.h"

#include <QScrollArea>
#include <QTimer>

#include <deque>
#include <vector>

namespace lightsout {

class PupilTile;

/// A tile for each pupil: name, small board, presses, solved.
///
/// Tiles that change are painted into pictures of their own, for a few milliseconds at a time, so
/// that a class that presses a thousand times in a second does not keep the window waiting.
class PupilWall : public QScrollArea {
    Q_OBJECT

public:
    explicit PupilWall(QWidget* parent = nullptr);

    /// Shows all pupils as they are now.
    void show(const Room& room);
    /// Shows one pupil, who may be new, soon.
    void refresh(const Room& room, std::size_t pupil);
    void setNamesHidden(bool areHidden, const Room& room);
    std::size_t tileCount() const { return tiles_.size(); }
    /// What a screen reader says of a tile.
    QString textOf(std::size_t pupil) const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addTiles(const Room& room);
    void arrange();
    void paintSome();

    QWidget* inside_;
    std::vector<PupilTile*> tiles_;
    std::deque<std::size_t> dirty_;
    QTimer painting_;
    bool areNamesHidden_ = false;
    int arranged_ = 0; ///< tiles that have their places
};

} // namespace lightsout
