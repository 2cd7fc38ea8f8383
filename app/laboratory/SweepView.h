// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "laboratory/SweepRun.h"
#include "laboratory/SweepSeries.h"
#include "look/Stage.h"
#include "tab/PageState.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace lightsout {

class Card;
class ChartPanel;
class HeatMap;
class ModeBar;
class SweepForm;
class SweepTableModel;

/// A quantity of many boards, computed on all cores while one looks on: as a chart with one or
/// several series, as a map for two parameters, and as a table. Boards are opened from each.
class SweepView : public QWidget, public Staged, public PageState {
    Q_OBJECT

public:
    explicit SweepView(Workbench& workbench, QWidget* parent = nullptr);

    const SweepRun& run() const { return run_; }

    void setStage(Stage stage) override;

    /// What to type for the sweep that is asked for.
    QString command() const;

    QJsonObject state() const override;
    void restore(const QJsonObject& state) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void retranslate();
    QWidget* makeControls();
    QWidget* makeCommand();
    Card* makeTable();
    void startOrStop();
    /// The form asks for what was stopped.
    bool continues() const;
    std::vector<SweepSeries> series() const;
    /// Shows what is known by now.
    void refresh();
    void showMap();
    /// Gives the values the room that n and m leave.
    void fitColumns();
    void refreshControls();
    QString progressText() const;
    /// Begins a document with a board of a sweep.
    void open(const Sweep& sweep, const SweepPoint& point);
    void openDot(std::size_t chartSeries, double x);
    void copy(QChar separator);

    Workbench& workbench_;
    SweepRun run_;
    QString runBoards_;
    std::vector<SweepSeries> kept_; ///< that the chart shows besides
    std::vector<std::optional<SweepDot>> dots_;
    SweepForm* form_;
    QPushButton* start_;
    QCheckBox* keep_;
    QProgressBar* bar_;
    QLabel* progress_;
    ModeBar* pictures_;
    QStackedWidget* picture_;
    ChartPanel* chart_;
    HeatMap* map_;
    std::pair<std::size_t, std::size_t> mapSize_{};
    QWidget* controls_;
    QLineEdit* commandText_;
    QWidget* command_;
    Card* table_;
    QTableView* values_ = nullptr;
    SweepTableModel* model_;
    QHBoxLayout* columns_;
    bool wasShown_ = false;
    bool isDesk_ = true;
    Job opening_{this};
};

} // namespace lightsout
