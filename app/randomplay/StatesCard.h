// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Workbench.h"
#include "chart/ChartPanel.h"
#include "controls/Card.h"
#include "controls/NumberTable.h"
#include "controls/Stage.h"
#include "random/StateGraph.h"
#include "randomplay/RandomPlay.h"
#include "randomplay/StateGraphView.h"
#include "randomplay/StateMatrixView.h"

#include <QJsonObject>
#include <QString>

class QButtonGroup;
class QCheckBox;
class QSpinBox;
class QStackedWidget;

namespace lightsout {

/// The number of winning games of a given length, and the first few of these games, as lists of
/// vertices.
struct WinningGames {
    BigInteger count;
    std::vector<std::vector<Vertex>> list; ///< empty if the board is large or the games are long
};

/// A card about the state graph. A small graph is drawn, with its matrix and the numbers of games;
/// for a large one, only counts are shown.
class StatesCard : public Card {
    Q_OBJECT

public:
    /// The content of the panel next to the graph.
    enum class Side { chart, adjacency, power, sum, powers };

    explicit StatesCard(RandomPlay& play, Workbench& workbench, QWidget* parent = nullptr);

    /// Sets the stage. In wall mode, only one of the graph and the panel next to it is shown.
    void setStage(Stage stage) {
        stage_ = stage;
        showParts();
    }
    /// Returns the choices made on the card: the content of the panel next to the graph, whether
    /// sums include the identity, and the length of games.
    QJsonObject state() const;
    void restore(const QJsonObject& state);
    /// Chooses the content of the side next to the graph, as the user does.
    void setSide(Side side);
    /// Returns the parts that show answers to questions of lessons.
    QList<QWidget*> answers() const;
    /// Returns the row of facts, to which the page adds a strip for progress.
    QLayout& tools() { return *tools_; }
    void turn() {
        isGraphInFront_ = !isGraphInFront_;
        showParts();
    }

protected:
    void showEvent(QShowEvent* event) override;

private:
    void retranslate();
    /// Returns a chart of the numbers of boards that need each number of presses.
    static Chart chartOf(const StateSummary& summary);

    struct Found {
        StateSummary summary;
        std::vector<std::uint8_t> distances; ///< distances of the boards that are drawn
    };

    QLayout* makeFacts();
    QWidget* makeSide();
    /// Shows the graph, the panel next to it, or both.
    void showParts();
    void explore();
    void showFound();
    /// Shows the known facts about the states.
    void showTexts();
    void showSummary();
    QString graphText() const;
    void showTable();
    void showSide();
    void countGames();
    void showGames();
    void countMatrix();
    void describeEntry();
    /// Shows the columns of the target in A, A² …, and in their sum, in one table.
    void showPowers(const std::vector<GameCounts>& counts);
    bool isDrawn() const;
    Side side() const;

    RandomPlay& play_;
    Workbench& workbench_;
    Job job_{this};
    Job gamesJob_{this};
    Job matrixJob_{this};
    std::optional<Found> found_;
    std::optional<WinningGames> winning_; ///< winning games of the chosen length
    Rule exploredRule_;
    bool hasExplored_ = false;
    StateGraphView* graph_;
    ChartPanel* chart_;
    NumberTable* table_;
    StateMatrixView* matrix_;
    NumberTable* powers_;
    QLabel* entry_;
    QStackedWidget* side_;
    QWidget* beside_; ///< the chart or matrix next to the graph, with its buttons
    Stage stage_ = Stage::desk;
    bool isGraphInFront_ = true; ///< whether the graph is in front in wall mode
    QWidget* sideButtons_;
    QButtonGroup* sides_;
    QCheckBox* withIdentity_;
    FactLabel* boards_;
    FactLabel* reachable_;
    FactLabel* diameter_;
    QSpinBox* length_;
    FactLabel* games_;
    QLabel* words_ = nullptr; ///< shows degree, edges, components and diameter
    QLabel* list_ = nullptr;
    QLayout* tools_;
};

} // namespace lightsout
