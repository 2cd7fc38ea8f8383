#include "counts/CountsPage.h"

#include "counts/ChartsCard.h"
#include "counts/GraphsDialog.h"
#include "counts/IdentitiesCard.h"
#include "counts/MapPanel.h"
#include "counts/PointedCard.h"
#include "counts/TableDialog.h"
#include "document/VertexText.h"
#include "widgets/CardColumn.h"
#include "widgets/HeatLegend.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace lightsout {

CountsPage::CountsPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), first_(new MapPanel({}, this)),
      second_(new MapPanel({.topology = Topology::torus}, this)), pointed_(new PointedCard(this)),
      legend_(new HeatLegend(this)), charts_(new ChartsCard(this)),
      identities_(new IdentitiesCard(this)), modes_(new QButtonGroup(this)),
      compare_(new QPushButton(tr("&Compare two maps"), this)) {
    auto* legendCard = new Card(this);
    legendTitle_ = legendCard->addText(TextRole::title);
    legendCard->content()->addWidget(legend_);
    auto* maps = new QHBoxLayout;
    maps->setSpacing(20);
    maps->addWidget(first_, 1);
    maps->addWidget(second_, 1);
    second_->hide();
    auto* left = new QVBoxLayout;
    left->setSpacing(8);
    left->addWidget(makeHeader());
    left->addLayout(maps, 1);
    left->addWidget(makeFooter());
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(20);
    layout->addLayout(left, 3);
    layout->addWidget(new CardColumn({pointed_, legendCard, charts_, identities_}), 2);
    setFocusProxy(first_);

    connectMap(first_, second_);
    connectMap(second_, first_);
    connect(compare_, &QPushButton::toggled, this, [this](bool compares) {
        second_->setVisible(compares);
        second_->map()->showLike(*first_->map());
    });
    connect(first_, &MapPanel::familyChanged, this, &CountsPage::refreshCensus);
    connect(pointed_, &PointedCard::openWanted, this, &CountsPage::open);
    connect(charts_, &ChartsCard::squaresKnown, this,
            [this] { identities_->setSquares(charts_->squares()); });
    connect(charts_, &ChartsCard::sizeChosen, this, [this](std::size_t size) {
        first_->map()->choose(HeatCell{size, size});
    });
    connect(identities_, &IdentitiesCard::marksChanged, this, [this] {
        first_->map()->setMarks(identities_->marks());
        second_->map()->setMarks(identities_->marks());
    });
    setMode(MapMode::solutions);
}

QWidget* CountsPage::makeFooter() {
    auto* footer = new QWidget(this);
    auto* row = new QHBoxLayout(footer);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    auto* table = new QPushButton(tr("&Table …"), this);
    auto* graphs = new QPushButton(tr("&Graphs …"), this);
    graphs->setToolTip(tr("All connected graphs of a few vertices"));
    row->addWidget(table);
    row->addWidget(graphs);
    row->addStretch();
    connect(table, &QPushButton::clicked, this, &CountsPage::showTable);
    connect(graphs, &QPushButton::clicked, this, &CountsPage::showGraphs);
    return footer;
}

QWidget* CountsPage::makeHeader() {
    auto* header = new QWidget(this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    const std::pair<MapMode, QString> entries[] = {
        {MapMode::solutions, tr("Solutions")},
        {MapMode::unique, tr("One or several")},
        {MapMode::solvable, tr("Share solvable")},
    };
    for (const auto& [mode, name] : entries) {
        auto* button = new QPushButton(name, this);
        button->setCheckable(true);
        button->setChecked(mode == MapMode::solutions);
        modes_->addButton(button, static_cast<int>(mode));
        row->addWidget(button);
    }
    row->addStretch();
    compare_->setCheckable(true);
    row->addWidget(compare_);
    connect(modes_, &QButtonGroup::idClicked, this,
            [this](int id) { setMode(static_cast<MapMode>(id)); });
    return header;
}

void CountsPage::connectMap(MapPanel* panel, MapPanel* other) {
    // What happens on one map is followed by the other, which must not answer back.
    const auto tellOther = [this, other](const auto& tell) {
        if (other->isVisible() && !isFollowing_) {
            isFollowing_ = true;
            tell();
            isFollowing_ = false;
        }
    };
    connect(panel->map(), &HeatMap::pointedAt, this, [this, panel, other, tellOther](auto cell) {
        if (!isFollowing_) {
            refreshPointed(panel);
        }
        tellOther([&] {
            const HeatWindow& window = other->map()->window();
            const bool isThere =
                !cell || (cell->row <= window.rows() && cell->column <= window.columns());
            other->map()->point(isThere ? cell : std::nullopt);
        });
    });
    connect(panel->map(), &HeatMap::viewMoved, this, [panel, other, tellOther] {
        tellOther([&] { other->map()->showLike(*panel->map()); });
    });
    connect(panel->map(), &HeatMap::clicked, this,
            [this, panel](HeatCell cell) { open(panel->family().board(cell.row, cell.column)); });
    connect(panel, &MapPanel::familyChanged, this, [this, panel] { refreshPointed(panel); });
}

void CountsPage::setMode(MapMode mode) {
    const HeatScale scale = scaleFor(mode);
    first_->map()->setScale(scale);
    second_->map()->setScale(scale);
    legend_->setScale(scale);
    legendTitle_->setText(mode == MapMode::solvable ? tr("Boards that can be solved")
                                                    : tr("Solutions"));
}

void CountsPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (isStale_) {
        refreshCensus();
    }
}

void CountsPage::refreshCensus() {
    isStale_ = !isVisible();
    if (!isStale_) {
        charts_->setCensus(first_->census());
    }
}

void CountsPage::refreshPointed(MapPanel* panel) {
    const auto cell = panel->map()->pointed();
    if (cell) {
        pointed_->setBoard(panel->family().board(cell->row, cell->column),
                           panel->map()->valueAt(*cell));
    } else {
        pointed_->clear();
    }
}

void CountsPage::showTable() {
    auto* dialog = new TableDialog(first_->census(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
}

void CountsPage::showGraphs() {
    auto* dialog = new GraphsDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &GraphsDialog::openWanted, this, [this](const Graph& graph) {
        workbench_.document.make(Replace{Game::allOn(graph)},
                                 tr("open %1").arg(boardName(Rule(graph))));
    });
    dialog->show();
}

void CountsPage::open(const Lattice& board) {
    workbench_.document.make(Replace{Game::allOn(board)}, tr("open %1").arg(boardName(board)));
}

} // namespace lightsout
