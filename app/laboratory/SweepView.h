// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/Stage.h"
#include "laboratory/SweepRun.h"
#include "laboratory/SweepSeries.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QProgressBar;
class QPushButton;
class QSpinBox;
class QStackedWidget;
class QTableView;

namespace lightsout {

class Card;
class ChartPanel;
class HeatMap;
class ModeBar;
class SweepForm;
class SweepTools;
class SweepTableModel;

/// A view of a quantity for many boards, which is computed on all cores while the user watches. It
/// shows a chart with one or several series, a map if there are two parameters, and a table. Boards
/// can be opened from each of them.
class SweepView : public QWidget {
    Q_OBJECT

public:
    explicit SweepView(Workbench& workbench, QWidget* parent = nullptr);

    const SweepRun& run() const { return run_; }

    void setStage(Stage stage);

    /// Makes these graphs the boards of the form. A sweep that is running stops.
    void chooseGraphs(SweptGraphs graphs);

    /// Returns the command line for the sweep that the form requests.
    QString command() const;

    QJsonObject state() const;
    void restore(const QJsonObject& state);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeControls();
    QWidget* makeCommand();
    Card* makeTable();
    void startOrStop();
    /// Shows the chart or the map of the values.
    void showPicture(const QString& id);
    /// Returns true if the form describes the sweep that was stopped.
    bool continues() const;
    std::vector<SweepSeries> series() const;
    /// Shows the results that are known so far.
    void refresh();
    void showMap();
    /// Shows the values of the samples for the chosen n, if the histogram is the current picture.
    void showHistogram();
    bool hasHistogram() const;
    /// Shows the board at a position of the chart as a small picture.
    void showBoard(std::optional<double> x);
    /// Gives the columns of values the width that the columns of n and m leave free.
    void fitColumns();
    void refreshControls();
    QString progressText() const;
    /// Opens the board of a point of the sweep in a new document.
    void open(const Sweep& sweep, const SweepPoint& point);
    void openDot(std::size_t chartSeries, double x);
    void copy(QChar separator);

    Workbench& workbench_;
    SweepRun run_;
    QString runBoards_;
    std::vector<SweepSeries> kept_; ///< other series in the chart
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
    ChartPanel* histogram_;
    QSpinBox* histogramN_; ///< the n of the histogram
    QSpinBox* histogramM_;
    std::pair<std::size_t, std::size_t> mapSize_{};
    QWidget* controls_;
    SweepTools* tools_;
    QLineEdit* commandText_;
    QWidget* command_;
    Card* table_;
    QTableView* values_ = nullptr;
    SweepTableModel* model_;
    QHBoxLayout* columns_;
    bool wasShown_ = false;
    bool isDesk_ = true;
    Job opening_{this};
    Job picturing_{this};
};

} // namespace lightsout
