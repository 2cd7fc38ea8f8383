#pragma once

#include "game/Game.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QSpinBox;

namespace lightsout {

class BoardView;

/// Asks for a new board: its kind, its size and its rule, with a live picture of it.
class NewBoardDialog : public QDialog {
    Q_OBJECT

public:
    explicit NewBoardDialog(QWidget* parent = nullptr);

    /// The board chosen, all lights on.
    Game game() const;

    /// The most rows or columns of a grid, and the most vertices of a graph, that can be chosen.
    static constexpr int largestSide = 4096;
    static constexpr int largestGraph = 400;

private:
    enum Kind { grid, path, cycle, complete, star, wheel, bipartite, hypercube, petersen };

    QWidget* makeOptions();
    void setSide(int side);
    void adaptToKind();
    void refreshPreview();
    Rule rule() const;
    Graph graph() const;

    QListWidget* kinds_;
    QLabel* firstName_;
    QSpinBox* first_;
    QLabel* secondName_;
    QSpinBox* second_;
    QWidget* sizes_;
    QLabel* topologyName_;
    QComboBox* topology_;
    QLabel* neighboursName_;
    QComboBox* neighbours_;
    QCheckBox* self_;
    BoardView* preview_;
};

} // namespace lightsout
