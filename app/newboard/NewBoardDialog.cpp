#include "newboard/NewBoardDialog.h"

#include "document/VertexText.h"
#include "graph/Families.h"
#include "widgets/BoardView.h"
#include "widgets/Card.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGridLayout>
#include <QListWidget>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace lightsout {

NewBoardDialog::NewBoardDialog(QWidget* parent)
    : QDialog(parent), kinds_(new QListWidget), firstName_(new QLabel), first_(new QSpinBox),
      secondName_(new QLabel), second_(new QSpinBox), sizes_(new QWidget),
      topologyName_(new QLabel(tr("S&urface"))), topology_(new QComboBox),
      neighboursName_(new QLabel(tr("&Neighbours"))), neighbours_(new QComboBox),
      self_(new QCheckBox(tr("A press changes the &pressed light too"))), preview_(new BoardView) {
    setWindowTitle(tr("New board"));
    kinds_->addItems({tr("Rectangle"), tr("Path"), tr("Cycle"), tr("Complete graph"), tr("Star"),
                      tr("Wheel"), tr("Complete bipartite graph"), tr("Hypercube"),
                      tr("Petersen graph")});
    kinds_->setAccessibleName(tr("Kind of board"));
    kinds_->setSizeAdjustPolicy(QAbstractItemView::AdjustToContents);
    kinds_->setMinimumWidth(kinds_->sizeHintForColumn(0) + 24);
    kinds_->setMaximumWidth(kinds_->sizeHintForColumn(0) + 48);
    preview_->setEnabled(false);
    preview_->setFocusPolicy(Qt::NoFocus);
    preview_->setMinimumSize(380, 380);

    auto* buttons = new QDialogButtonBox;
    auto* create = buttons->addButton(tr("&Create"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    create->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(24, 24, 24, 20);
    layout->setHorizontalSpacing(28);
    layout->setVerticalSpacing(18);
    layout->addWidget(kinds_, 0, 0);
    layout->addWidget(makeOptions(), 0, 1);
    layout->addWidget(preview_, 0, 2);
    layout->addWidget(buttons, 1, 0, 1, 3);
    layout->setColumnStretch(2, 1);

    connect(kinds_, &QListWidget::currentRowChanged, this, &NewBoardDialog::adaptToKind);
    for (QSpinBox* box : {first_, second_}) {
        connect(box, &QSpinBox::valueChanged, this, &NewBoardDialog::refreshPreview);
    }
    for (QComboBox* box : {topology_, neighbours_}) {
        connect(box, &QComboBox::currentIndexChanged, this, &NewBoardDialog::refreshPreview);
    }
    connect(self_, &QCheckBox::toggled, this, &NewBoardDialog::refreshPreview);
    kinds_->setCurrentRow(grid);
    first_->setFocus();
    first_->selectAll();
}

QWidget* NewBoardDialog::makeOptions() {
    auto* options = new QWidget;
    auto* form = new QGridLayout(options);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(12);
    form->setHorizontalSpacing(14);
    // In the order of the enumerations, so that an index is a value.
    for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                   Topology::moebius, Topology::klein, Topology::projective}) {
        topology_->addItem(topologyName(surface));
    }
    neighbours_->addItems({tr("the four beside it"), tr("all eight around it"),
                           tr("the four at its corners"), tr("a knight's move away"),
                           tr("its row and its column")});
    self_->setChecked(true);
    firstName_->setBuddy(first_);
    secondName_->setBuddy(second_);
    topologyName_->setBuddy(topology_);
    neighboursName_->setBuddy(neighbours_);
    const std::pair<QLabel*, QWidget*> rows[] = {{firstName_, first_},
                                                 {secondName_, second_},
                                                 {topologyName_, topology_},
                                                 {neighboursName_, neighbours_}};
    int line = 0;
    for (const auto& [name, field] : rows) {
        field->setMinimumHeight(34);
        form->addWidget(name, line, 0);
        form->addWidget(field, line, 1);
        ++line;
    }
    auto* sizeRow = new QHBoxLayout(sizes_);
    sizeRow->setContentsMargins(0, 0, 0, 0);
    for (const int side : {3, 5, 8, 20}) {
        auto* button = new QPushButton(QStringLiteral("%1 × %1").arg(side));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, side] { setSide(side); });
        sizeRow->addWidget(button);
    }
    form->addWidget(sizes_, line++, 0, 1, 2);
    form->addWidget(self_, line++, 0, 1, 2);
    form->setRowStretch(line, 1);
    return options;
}

void NewBoardDialog::setSide(int side) {
    first_->setValue(side);
    second_->setValue(side);
}

void NewBoardDialog::adaptToKind() {
    struct Range {
        QString name;
        int least, most, value;
    };
    const QString vertices = tr("&Vertices");
    Range first{vertices, 1, largestGraph, 6};
    Range second{QString(), 1, 1, 1};
    const int kind = kinds_->currentRow();
    if (kind == grid) {
        first = {tr("&Rows"), 1, largestSide, 5};
        second = {tr("C&olumns"), 1, largestSide, 5};
    } else if (kind == cycle) {
        first.least = 3;
    } else if (kind == wheel) {
        first = {vertices, 4, largestGraph, 7};
    } else if (kind == complete) {
        first = {vertices, 1, 60, 6};
    } else if (kind == bipartite) {
        first = {tr("&First side"), 1, 60, 3};
        second = {tr("&Second side"), 1, 60, 3};
    } else if (kind == hypercube) {
        first = {tr("&Dimension"), 1, 8, 3};
    }
    const auto adapt = [](QLabel* label, QSpinBox* box, const Range& range, bool visible) {
        const QSignalBlocker blocker(box);
        label->setText(range.name);
        box->setRange(range.least, range.most);
        box->setValue(range.value);
        label->setVisible(visible);
        box->setVisible(visible);
    };
    adapt(firstName_, first_, first, kind != petersen);
    adapt(secondName_, second_, second, !second.name.isEmpty());
    for (QWidget* widget :
         {static_cast<QWidget*>(topologyName_), static_cast<QWidget*>(topology_),
          static_cast<QWidget*>(neighboursName_), static_cast<QWidget*>(neighbours_), sizes_}) {
        widget->setVisible(kind == grid);
    }
    refreshPreview();
}

void NewBoardDialog::refreshPreview() {
    preview_->setGame(game());
}

Game NewBoardDialog::game() const {
    return Game::allOn(rule());
}

Rule NewBoardDialog::rule() const {
    if (kinds_->currentRow() == grid) {
        return Lattice{.rows = static_cast<std::size_t>(first_->value()),
                       .cols = static_cast<std::size_t>(second_->value()),
                       .topology = static_cast<Topology>(topology_->currentIndex()),
                       .neighbours = static_cast<Neighbours>(neighbours_->currentIndex()),
                       .selfInfluence = self_->isChecked()};
    }
    Graph drawn = graph();
    for (Vertex v = 0; v < drawn.vertexCount(); ++v) {
        drawn.setSelfInfluence(v, self_->isChecked());
    }
    return drawn;
}

Graph NewBoardDialog::graph() const {
    const auto first = static_cast<std::size_t>(first_->value());
    const auto second = static_cast<std::size_t>(second_->value());
    switch (kinds_->currentRow()) {
    case path:
        return pathGraph(first);
    case cycle:
        return cycleGraph(first);
    case complete:
        return completeGraph(first);
    case star:
        return starGraph(first);
    case wheel:
        return wheelGraph(first);
    case bipartite:
        return completeBipartiteGraph(first, second);
    case hypercube:
        return hypercubeGraph(first);
    default:
        return generalizedPetersenGraph(5, 2);
    }
}

} // namespace lightsout
