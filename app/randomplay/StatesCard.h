#pragma once

#include "analysis/Workbench.h"
#include "random/StateGraph.h"
#include "randomplay/RandomPlay.h"
#include "widgets/Card.h"
#include "widgets/ChartPanel.h"

class QSpinBox;

namespace lightsout {

/// All boards as a graph, layered by the fewest presses to the target. A click on a neighbour of
/// the present board presses there.
class StateGraphView : public QWidget {
    Q_OBJECT

public:
    /// Boards with so many vertices are drawn.
    static constexpr std::size_t mostVertices = 5;

    explicit StateGraphView(QWidget* parent = nullptr);

    /// Boards are the lights that differ from the target, as numbers.
    void setStates(const Rule& rule, std::vector<std::uint8_t> distances, std::uint32_t present);
    /// Where a board is drawn.
    QPointF centre(std::uint32_t board) const;

    QSize sizeHint() const override { return {640, 420}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

Q_SIGNALS:
    void pressWanted(lightsout::Vertex vertex);

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;

private:
    double nodeSize() const;
    std::optional<Vertex> pressLeadingTo(std::uint32_t board) const;

    Rule rule_;
    std::vector<std::uint8_t> distances_;
    std::uint32_t present_ = 0;
    /// Layer and place in it of each board; layers hold what they hold.
    std::vector<std::pair<std::size_t, std::size_t>> places_;
    std::vector<std::size_t> layerSizes_;
};

/// The state graph: drawn where it is small, counted where it is not.
class StatesCard : public Card {
    Q_OBJECT

public:
    explicit StatesCard(RandomPlay& play, Workbench& workbench, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Found {
        StateSummary summary;
        std::vector<std::uint8_t> distances; ///< of boards that are drawn
    };

    void explore();
    void showFound();
    void countGames();

    RandomPlay& play_;
    Workbench& workbench_;
    Job job_{this};
    Job gamesJob_{this};
    std::optional<Found> found_;
    Rule exploredRule_;
    bool hasExplored_ = false;
    QLabel* title_;
    StateGraphView* graph_;
    ChartPanel* chart_;
    FactLabel* boards_;
    FactLabel* reachable_;
    FactLabel* diameter_;
    QSpinBox* length_;
    FactLabel* games_;
    QLabel* list_;
};

} // namespace lightsout
