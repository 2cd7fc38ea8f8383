// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Stage.h"
#include "counts/CountsText.h"
#include "map/HeatMap.h"

#include <QJsonObject>
#include <QList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class BoundCard;
class Card;
class CardColumn;
class ChartsCard;
class HeatFilterBox;
class HeatLegend;
class IdentitiesCard;
class MapPanel;
class ModeBar;
class PointedCard;
class SquaresCard;

/// A map of the numbers of solutions for boards of all sizes, with facts about the board pointed
/// at.
class MapView : public QWidget {
    Q_OBJECT

public:
    explicit MapView(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage);

    /// Returns the command line for the visible part of the map.
    QString command() const;

    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    /// Emitted when the user wants to see all small graphs.
    void graphsRequested();

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Returns a card with both maps as a whole.
    Card* makeOverview();
    QWidget* makeHeader();
    QWidget* makeFooter();
    void connectParts();
    void connectMap(MapPanel* panel, MapPanel* other);
    void setMode(MapMode mode);
    void refreshCensus();
    /// Marks the current board, if the first map contains it.
    void followBoard();
    /// Shows which boards the maps are computing, and how far the maps reach.
    void refreshNote();
    void refreshScale();
    void refreshFilter();
    /// Returns a sentence about what a pixel shows that covers several boards.
    QString pixelText() const;
    void stopOrResume();
    void saveMaps();
    void refreshPointed(MapPanel* panel);
    void refreshMarks();
    void showTable(bool isOfSquares);
    void open(const Rule& board);
    void fitCards();

    Workbench& workbench_;
    ModeBar* modes_ = nullptr;
    MapPanel* first_;
    MapPanel* second_;
    PointedCard* pointed_;
    QLabel* legendTitle_;
    HeatLegend* legend_;
    HeatFilterBox* filter_;
    BoundCard* bound_;
    SquaresCard* squares_;
    ChartsCard* charts_;
    IdentitiesCard* identities_;
    QPushButton* compare_;
    QLabel* note_;
    QPushButton* stop_;
    QWidget* header_;
    QWidget* footer_;
    QWidget* details_; ///< the cards that are hidden if there is little room
    CardColumn* cards_;
    QHBoxLayout* columns_;
    Rule followed_; ///< the last board that was marked
    QWidget* secondOverview_;
    std::size_t scaledFor_ = 1; ///< number of cells per pixel for which the scale was made
    MapMode mode_ = MapMode::solutions;
    bool isOnWall_ = false;
    bool hasFamily_ = false;   ///< whether the first map has a family: the one of the first board
                               ///< shown, or one chosen by the user
    bool isFollowing_ = false; ///< true while one map follows the pointer on the other
    bool isStale_ = true;      ///< whether the charts must adopt the family of the first map
};

/// Writes the visible parts of the maps side by side, each below the name of its surface and rule,
/// with the legend at the bottom. The format follows the file's extension: .png or .svg. Returns
/// false if writing fails.
bool saveMapPicture(const QList<MapPanel*>& panels, HeatLegend& legend, const QString& path);

} // namespace lightsout
