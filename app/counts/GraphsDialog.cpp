// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/GraphsDialog.h"

#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/ExpressionField.h"
#include "graph/SmallGraphs.h"
#include "laboratory/SweepTools.h"
#include "lesson/Quantities.h"
#include "solve/Solver.h"
#include "text/NumberText.h"
#include "theme/Theme.h"

#include <QAbstractListModel>
#include <QButtonGroup>
#include <QCheckBox>
#include <QHBoxLayout>
#include <QListView>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

namespace lightsout {

/// A list model of graphs, which GraphDelegate draws.
class GraphListModel : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setGraphs(std::vector<Graph> graphs);
    const Graph& graph(int row) const { return graphs_.at(static_cast<std::size_t>(row)); }

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;

private:
    std::vector<Graph> graphs_;
};

/// A delegate that draws each graph of a GraphListModel as a small picture.
class GraphDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
};

void GraphListModel::setGraphs(std::vector<Graph> graphs) {
    beginResetModel();
    graphs_ = std::move(graphs);
    endResetModel();
}

int GraphListModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(graphs_.size());
}

QVariant GraphListModel::data(const QModelIndex& index, int role) const {
    if (index.isValid() && (role == Qt::AccessibleTextRole || role == Qt::ToolTipRole)) {
        return GraphsDialog::tr("Graph %1 with %Ln edge(s)", nullptr,
                                static_cast<int>(graph(index.row()).edgeCount()))
            .arg(index.row() + 1);
    }
    return {};
}

void GraphDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                          const QModelIndex& index) const {
    const auto* model = static_cast<const GraphListModel*>(index.model());
    const Graph& graph = model->graph(index.row());
    const Theme theme = themeOf(*option.widget);
    const bool isSelected = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(option.rect).adjusted(4, 4, -4, -4);
    painter->setPen(QPen(isSelected ? theme.accent : theme.line, isSelected ? 2.5 : 1));
    painter->setBrush(theme.card);
    painter->drawRoundedRect(frame, 8, 8);
    double reach = 0.5;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        const Point place = graph.position(v);
        reach = std::max({reach, std::abs(place.x), std::abs(place.y)});
    }
    const double scale = frame.width() * 0.36 / reach;
    const auto place = [&](Vertex v) {
        return frame.center() + QPointF(graph.position(v).x, graph.position(v).y) * scale;
    };
    painter->setPen(QPen(theme.unlitRing, 1.6));
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        for (const Vertex u : graph.targets(v)) {
            if (u < v) {
                painter->drawLine(place(u), place(v));
            }
        }
    }
    painter->setPen(QPen(theme.card, 1.5));
    painter->setBrush(theme.quiet);
    const double radius = frame.width() * 0.055;
    for (Vertex v = 0; v < graph.vertexCount(); ++v) {
        painter->drawEllipse(place(v), radius, radius);
    }
    painter->restore();
}

QSize GraphDelegate::sizeHint(const QStyleOptionViewItem& /*option*/,
                              const QModelIndex& /*index*/) const {
    return {112, 112};
}

GraphsDialog::GraphsDialog(QWidget* parent)
    : QDialog(parent), sizes_(new QButtonGroup(this)),
      sentence_(makeLabel(TextRole::body, false, this)),
      withSeveral_(new QCheckBox(tr("Show graphs with &several solutions instead"), this)),
      claim_(new ExpressionField(this)), answer_(makeLabel(TextRole::small, true, this)),
      list_(new QListView(this)), model_(new GraphListModel(this)),
      command_(new CopyCommandButton([this] { return QStringList{command()}; }, this)) {
    setWindowTitle(tr("All connected graphs"));
    auto* sizes = new QHBoxLayout;
    QLabel* name = makeLabel(TextRole::body, true, this);
    name->setText(tr("Vertices"));
    sizes->addWidget(name);
    for (int count = 1; count <= static_cast<int>(maxGraphCensus); ++count) {
        auto* button = new QPushButton(numberText(static_cast<std::size_t>(count)), this);
        button->setObjectName(QStringLiteral("vertices%1").arg(count));
        button->setCheckable(true);
        button->setAutoDefault(false);
        button->setAccessibleName(tr("%Ln vertex(es)", nullptr, count));
        sizes_->addButton(button, count);
        sizes->addWidget(button);
    }
    sizes->addStretch();
    sentence_->setWordWrap(true);
    sentence_->setAlignment(leadingAlignment());
    claim_->setObjectName(QStringLiteral("graphClaim"));
    claim_->setPlaceholderText(tr("Condition or conjecture: nullity = 0 if even(n)"));
    claim_->setAccessibleName(tr("Condition or conjecture"));
    claim_->setToolTip(
        tr("Show only the graphs that satisfy a condition, or test a conjecture on all graphs"));
    answer_->setObjectName(QStringLiteral("graphAnswer"));
    answer_->setWordWrap(true);
    answer_->hide();
    list_->setModel(model_);
    list_->setItemDelegate(new GraphDelegate(list_));
    list_->setViewMode(QListView::IconMode);
    list_->setResizeMode(QListView::Adjust);
    list_->setUniformItemSizes(true);
    list_->setMovement(QListView::Static);
    list_->setAccessibleName(tr("Graphs"));
    auto* hint = makeLabel(TextRole::small, true, this);
    hint->setText(tr("Double-click a graph or press Return to open it."));
    auto* close = new QPushButton(tr("Close"), this);
    close->setAutoDefault(false);
    auto* bottom = new QHBoxLayout;
    bottom->addWidget(withSeveral_);
    bottom->addStretch();
    bottom->addWidget(hint);
    bottom->addWidget(command_);
    bottom->addWidget(close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 20, 24, 20);
    layout->setSpacing(14);
    layout->addLayout(sizes);
    layout->addWidget(sentence_);
    layout->addWidget(claim_);
    layout->addWidget(answer_);
    layout->addWidget(list_, 1);
    layout->addLayout(bottom);
    resize(900, 640);
    constexpr int shownFirst = 5;
    sizes_->button(shownFirst)->setChecked(true);
    connect(sizes_, &QButtonGroup::idToggled, this, [this](int /*vertices*/, bool isChosen) {
        if (isChosen) {
            compute();
        }
    });
    connect(withSeveral_, &QCheckBox::toggled, this, &GraphsDialog::refresh);
    connect(claim_, &QLineEdit::editingFinished, this, &GraphsDialog::readClaim);
    connect(close, &QPushButton::clicked, this, &QDialog::reject);
    connect(list_, &QListView::activated, this,
            [this](const QModelIndex& index) { Q_EMIT openRequested(model_->graph(index.row())); });
    compute();
}

QString GraphsDialog::command() const {
    return QStringLiteral("lightsout-cli sweep nullity --board 'connected:%1:{n}' --n 1..%2 --csv")
        .arg(vertices_)
        .arg(graphs_.unique.size() + graphs_.several.size());
}

void GraphsDialog::compute() {
    command_->setEnabled(false);
    const int vertices = sizes_->checkedId();
    sentence_->setText(tr("Computing"));
    job_.start(
        [vertices](Progress& progress) {
            Sorted sorted;
            for (Graph& graph :
                 smallGraphs(GraphKind::connected, static_cast<std::size_t>(vertices), progress)) {
                auto& kind = Solver::build(Rule(graph), progress)->nullity() == 0 ? sorted.unique
                                                                                  : sorted.several;
                kind.push_back(std::move(graph));
            }
            return sorted;
        },
        [this, vertices](Sorted sorted) {
            graphs_ = std::move(sorted);
            vertices_ = vertices;
            refresh();
            readClaim();
        });
}

void GraphsDialog::refresh() {
    command_->setEnabled(vertices_ > 0 && vertices_ <= static_cast<int>(maxNumberedGraph));
    const std::size_t all = graphs_.unique.size() + graphs_.several.size();
    sentence_->setText(tr("Connected graphs with %Ln vertex(es), up to isomorphism: %1. With "
                          "exactly one solution, whatever the lights: %2.",
                          nullptr, vertices_)
                           .arg(numberText(all), numberText(graphs_.unique.size())));
    model_->setGraphs(withSeveral_->isChecked() ? graphs_.several : graphs_.unique);
}

void GraphsDialog::readClaim() {
    testing_.cancel();
    const bool isEmpty = claim_->text().trimmed().isEmpty();
    answer_->setVisible(!isEmpty);
    withSeveral_->setEnabled(isEmpty);
    if (isEmpty) {
        refresh();
        return;
    }
    const auto read = readConjecture(claim_->source());
    if (const auto* const error = std::get_if<LessonError>(&read)) {
        claim_->setSelection(static_cast<int>(error->position.column) - 1,
                             static_cast<int>(error->met.size()));
        answer_->setText(SweepTools::mistakeText(*error));
        return;
    }
    const auto conjecture = std::get<Conjecture>(read);
    answer_->setText(tr("Testing all graphs …"));
    testing_.start(
        [conjecture, graphs = graphs_](Progress& progress) {
            Tested tested;
            for (const auto* part : {&graphs.unique, &graphs.several}) {
                for (const Graph& graph : *part) {
                    Quantities quantities(Game::allOn(graph));
                    switch (verdictOn(conjecture, quantities, progress)) {
                    case Verdict::agrees:
                        tested.agreeing.push_back(graph);
                        break;
                    case Verdict::disproves:
                        tested.disproving.push_back(graph);
                        break;
                    case Verdict::unknown:
                        tested.unknown += 1;
                        break;
                    case Verdict::doesNotApply:
                        break;
                    }
                }
            }
            return tested;
        },
        [this, hasCondition = conjecture.condition.has_value()](Tested tested) {
            showTested(std::move(tested), hasCondition);
        });
}

void GraphsDialog::showTested(Tested tested, bool hasCondition) {
    const std::size_t all = graphs_.unique.size() + graphs_.several.size();
    const QString agreeing = numberText(tested.agreeing.size());
    const QString about = numberText(tested.agreeing.size() + tested.disproving.size());
    const bool isDisproved = hasCondition && !tested.disproving.empty();
    QString text =
        !hasCondition ? tr("%1 of %2 graphs satisfy the condition. They are shown.")
                            .arg(agreeing, numberText(all))
        : isDisproved
            ? tr("Disproved by %1 of the %2 graphs that satisfy the condition. They are shown.")
                  .arg(numberText(tested.disproving.size()), about)
            : tr("Holds for all %1 graphs that satisfy the condition. They are shown.").arg(about);
    if (tested.unknown > 0) {
        text += QLatin1Char(' ') +
                tr("%1 graphs could not be decided.").arg(numberText(tested.unknown));
    }
    answer_->setText(text);
    model_->setGraphs(std::move(isDisproved ? tested.disproving : tested.agreeing));
}

} // namespace lightsout

#include "moc_GraphsDialog.cpp"
