#include "counts/MapPanel.h"

#include "counts/CountsText.h"
#include "counts/TileLoader.h"
#include "document/VertexText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace lightsout {

MapPanel::MapPanel(const LatticeFamily& family, QWidget* parent)
    : QWidget(parent), topology_(new QComboBox(this)), neighbours_(new QComboBox(this)),
      self_(new QCheckBox(tr("Self-influence"), this)), map_(new HeatMap(this)),
      loader_(new TileLoader(map_)) {
    // In the order of the enumerations, so that an index is a value.
    for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                   Topology::moebius, Topology::klein, Topology::projective}) {
        topology_->addItem(topologyName(surface));
    }
    for (const Neighbours neighbours : {Neighbours::plus, Neighbours::king, Neighbours::diagonal,
                                        Neighbours::knight, Neighbours::rowColumn}) {
        neighbours_->addItem(neighboursText(neighbours));
    }
    topology_->setCurrentIndex(static_cast<int>(family.topology));
    neighbours_->setCurrentIndex(static_cast<int>(family.neighbours));
    self_->setChecked(family.selfInfluence);
    topology_->setAccessibleName(tr("Surface"));
    neighbours_->setAccessibleName(tr("Neighbours"));
    self_->setToolTip(tr("A press changes the pressed light too"));
    map_->setAccessibleName(tr("Map of nullities by rows and columns"));
    // Two panels side by side must fit beside the cards.
    constexpr int leastFieldWidth = 84;
    topology_->setMinimumWidth(leastFieldWidth);
    neighbours_->setMinimumWidth(leastFieldWidth);
    auto* choice = new QHBoxLayout;
    choice->setSpacing(10);
    constexpr int fieldHeight = 34;
    for (QWidget* field : std::initializer_list<QWidget*>{topology_, neighbours_, self_}) {
        field->setMinimumHeight(fieldHeight);
        choice->addWidget(field);
    }
    choice->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addLayout(choice);
    layout->addWidget(map_, 1);
    setFocusProxy(map_);
    connect(topology_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(neighbours_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(self_, &QCheckBox::toggled, this, &MapPanel::readChoice);
    loader_->setCensus(std::make_shared<Census>(family));
}

const LatticeFamily& MapPanel::family() const {
    return census()->family();
}

const std::shared_ptr<Census>& MapPanel::census() const {
    return loader_->census();
}

void MapPanel::readChoice() {
    const LatticeFamily family{static_cast<Topology>(topology_->currentIndex()),
                               static_cast<Neighbours>(neighbours_->currentIndex()),
                               self_->isChecked()};
    loader_->setCensus(std::make_shared<Census>(family));
    Q_EMIT familyChanged();
}

} // namespace lightsout
