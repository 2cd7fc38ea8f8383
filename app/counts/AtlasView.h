// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "controls/EnumBox.h"
#include "controls/Stage.h"
#include "counts/AtlasModel.h"
#include "sweep/Sweep.h"

#include <QJsonObject>
#include <QWidget>

#include <functional>

class QCheckBox;
class QLineEdit;
class QPushButton;
class QTableView;

namespace lightsout {

class AtlasPicture;
class Card;
class CardColumn;
class ChartPanel;
class TextLabel;

/// The atlas of graphs: all connected graphs with up to eight vertices, members of families, or the
/// graphs of a file, with their facts. Conditions choose the rows, and a histogram counts them.
class AtlasView : public QWidget {
    Q_OBJECT

public:
    explicit AtlasView(Workbench& workbench, QWidget* parent = nullptr);

    /// Maximum number of vertices of the graphs that the atlas contains without a file.
    static constexpr std::size_t maxOwnVertices = 8;

    /// Sets the stage. On a wall, the table or the histogram is in front.
    void setStage(Stage stage);
    /// On a wall, brings the histogram to the front, or the table again.
    void turn();
    void showHistogram();
    /// Returns the command line for the nullities of the graphs of the file, or of the chosen size;
    /// empty if there is none.
    QString command() const;
    const AtlasModel& model() const { return *model_; }
    bool isComplete() const { return hasBegun_ && !job_.isRunning(); }
    /// Shows the graphs of a file instead, in one of McKay's formats.
    void openFile(const QString& path);

    QJsonObject state() const;
    void restore(const QJsonObject& state);

Q_SIGNALS:
    /// Emitted when the user wants to measure other quantities of the graphs that are shown.
    void sweepRequested(const lightsout::SweptGraphs& graphs);

protected:
    void showEvent(QShowEvent* event) override;

private:
    class Delivery;

    QWidget* makeTable();
    QWidget* makeCards();
    /// The graphs in the table, in the order of the chooser.
    enum class Source { connected, families, file };
    void nameSources();
    /// Begins to compute the rows of the chosen graphs.
    void begin();
    /// Replaces the rows by those that `work` delivers. It runs off the GUI thread.
    void compute(std::function<void(Delivery&, Progress&)> work);
    /// Reads the choosers and the condition.
    void readFilter();
    void refresh();
    void refreshChart();
    void refreshChosen();
    /// Selects the row of the board that is shown, if the table has it.
    void followBoard();
    /// Returns the selected rows, in ascending order.
    std::vector<int> selectedRows() const;
    void open();
    void compare();
    void chooseFile();
    void save(const QString& title, const QString& file, const QString& filter,
              const QString& contents);
    void retranslate();
    void showParts();

    Workbench& workbench_;
    AtlasModel* model_;
    EnumBox<Source>* source_; ///< contains the file only if one was opened
    QString path_{};          ///< the file that was opened last
    QComboBox* size_;
    QCheckBox* self_;
    QLineEdit* condition_;
    TextLabel* mistake_;
    TextLabel* answer_;
    QTableView* table_;
    QComboBox* column_; ///< of the histogram
    ChartPanel* chart_;
    TextLabel* chosenTitle_;
    AtlasPicture* picture_;
    TextLabel* hint_;
    QPushButton* open_;
    QPushButton* compare_;
    QPushButton* sweep_;
    QPushButton* csv_;
    QPushButton* graph6_;
    QPushButton* file_;
    QPushButton* stop_;
    CardColumn* cards_;
    Card* chosen_;
    Card* files_;
    Stage stage_ = Stage::desk;
    bool isHistogramInFront_ = false; ///< on a wall
    TextLabel* chartTitle_;
    TextLabel* note_;
    bool hasBegun_ = false;
    int series_ = 0;          ///< number of times that graphs were computed or opened
    Rule followed_;           ///< the rule of the board that was last looked up
    std::size_t skipped_ = 0; ///< number of graphs of the file that the atlas cannot hold
    Job job_{this};
};

} // namespace lightsout
