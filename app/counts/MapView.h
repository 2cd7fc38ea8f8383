// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "counts/CountsText.h"
#include "look/Stage.h"
#include "map/HeatMap.h"
#include "tab/PageState.h"

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace lightsout {

class BoundCard;
class CardColumn;
class ChartsCard;
class HeatLegend;
class IdentitiesCard;
class MapPanel;
class ModeBar;
class PointedCard;
class SquaresCard;

/// A map of how many solutions boards of all sizes have, and what is known about the board pointed
/// at.
class MapView : public QWidget, public Staged, public PageState {
    Q_OBJECT

public:
    explicit MapView(Workbench& workbench, QWidget* parent = nullptr);

    void setStage(Stage stage) override;

    /// What to type for the part of the map that is seen.
    QString command() const;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    QWidget* makeHeader();
    QWidget* makeFooter();
    void connectMap(MapPanel* panel, MapPanel* other);
    void setMode(MapMode mode);
    void refreshCensus();
    /// Marks the board on the table, where the first map has it.
    void followBoard();
    /// Says what the maps are doing, and how far they reach.
    void refreshNote();
    void stopOrResume();
    void saveMaps();
    void refreshPointed(MapPanel* panel);
    void refreshMarks();
    void showTable(bool isOfSquares);
    void showGraphs();
    void open(const Rule& board);

    Workbench& workbench_;
    ModeBar* modes_ = nullptr;
    MapPanel* first_;
    MapPanel* second_;
    PointedCard* pointed_;
    QLabel* legendTitle_;
    HeatLegend* legend_;
    BoundCard* bound_;
    SquaresCard* squares_;
    ChartsCard* charts_;
    IdentitiesCard* identities_;
    QPushButton* compare_;
    QLabel* note_;
    QPushButton* stop_;
    QWidget* header_;
    QWidget* footer_;
    CardColumn* cards_;
    QHBoxLayout* columns_;
    Rule followed_; ///< the board that was last marked
    MapMode mode_ = MapMode::solutions;
    bool hasFamily_ = false;   ///< of the first map: that of the board looked at first, or chosen
    bool isFollowing_ = false; ///< while one map is told where the other is pointed at
    bool isStale_ = true;      ///< the charts are of another family
};

} // namespace lightsout
