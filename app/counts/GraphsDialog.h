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

class GraphListModel;

/// All connected graphs with a number of vertices: how many have exactly one solution, and a
/// gallery of them to open.
class GraphsDialog : public QDialog {
    Q_OBJECT

public:
    explicit GraphsDialog(QWidget* parent = nullptr);

    /// The graphs shown.
    std::size_t shownCount() const;

Q_SIGNALS:
    void openRequested(const lightsout::Graph& graph);

private:
    struct Sorted {
        std::vector<Graph> unique;
        std::vector<Graph> several;
    };
    void compute();
    /// The nullity of each of the graphs.
    QString command() const;
    void refresh();

    QButtonGroup* sizes_;
    QLabel* sentence_;
    QCheckBox* withSeveral_;
    QListView* list_;
    GraphListModel* model_;
    QPushButton* command_;
    Sorted graphs_;
    int vertices_ = 0;
    Job job_{this};
};

} // namespace lightsout
