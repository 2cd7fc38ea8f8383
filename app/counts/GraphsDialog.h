// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "graph/Graph.h"

#include <QDialog>

#include <vector>

class QButtonGroup;
class QCheckBox;
class QLabel;
class QListView;
class QPushButton;

namespace lightsout {

class ExpressionField;
class GraphListModel;

/// A dialog about all connected graphs with a given number of vertices. It shows how many of them
/// have exactly one solution, and a gallery from which they can be opened. A condition chooses the
/// graphs of the gallery; a conjecture is tested on all graphs.
class GraphsDialog : public QDialog {
    Q_OBJECT

public:
    explicit GraphsDialog(QWidget* parent = nullptr);

Q_SIGNALS:
    void openRequested(const lightsout::Graph& graph);

private:
    struct Sorted {
        std::vector<Graph> unique;
        std::vector<Graph> several;
    };
    void compute();
    /// Returns the command line for the nullities of the graphs.
    QString command() const;
    void refresh();
    /// Reads the claim, and tests it on all graphs.
    void readClaim();
    /// The graphs that a claim is about.
    struct Tested {
        std::vector<Graph> agreeing;
        std::vector<Graph> disproving;
        std::size_t unknown = 0; ///< number of graphs that could not be decided
    };
    void showTested(Tested tested, bool hasCondition);

    QButtonGroup* sizes_;
    QLabel* sentence_;
    QCheckBox* withSeveral_;
    ExpressionField* claim_;
    QLabel* answer_;
    QListView* list_;
    GraphListModel* model_;
    QPushButton* command_;
    Sorted graphs_;
    int vertices_ = 0;
    Job job_{this};
    Job testing_{this};
};

} // namespace lightsout
