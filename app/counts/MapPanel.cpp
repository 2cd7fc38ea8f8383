// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapPanel.h"

#include "counts/CountsText.h"
#include "counts/TileLoader.h"
#include "look/LookChanges.h"
#include "text/BoardText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QVBoxLayout>

namespace lightsout {

MapPanel::MapPanel(const LatticeFamily& family, QWidget* parent)
    : QWidget(parent), topology_(new QComboBox(this)), neighbours_(new QComboBox(this)),
      self_(new QCheckBox(this)), choice_(new QGridLayout), map_(new HeatMap(this)),
      loader_(new TileLoader(map_)) {
    // In the order of the enumerations, so that an index is a value.
    keepTranslated(this, [this] {
        QStringList surfaces;
        for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                       Topology::moebius, Topology::klein, Topology::projective}) {
            surfaces << topologyName(surface);
        }
        setItemTexts(*topology_, surfaces);
        QStringList all;
        for (const Neighbours neighbours :
             {Neighbours::plus, Neighbours::king, Neighbours::diagonal, Neighbours::knight,
              Neighbours::rowColumn}) {
            all << neighboursText(neighbours);
        }
        setItemTexts(*neighbours_, all);
    });
    showChoice(family);
    // Two panels side by side must fit beside the cards.
    constexpr int minFieldWidth = 84;
    topology_->setMinimumWidth(minFieldWidth);
    neighbours_->setMinimumWidth(minFieldWidth);
    choice_->setHorizontalSpacing(10);
    choice_->setVerticalSpacing(0);
    constexpr int fieldHeight = 34;
    int column = 0;
    for (QWidget* field : std::initializer_list<QWidget*>{topology_, neighbours_, self_}) {
        field->setMinimumHeight(fieldHeight);
        choice_->addWidget(field, 0, column++);
    }
    choice_->setColumnStretch(column, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(map_, 1);
    layout->addLayout(choice_);
    setFocusProxy(map_);
    connect(topology_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(neighbours_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(self_, &QCheckBox::toggled, this, &MapPanel::readChoice);
    loader_->setCensus(std::make_shared<Census>(family));
    keepTranslated(this, [this] { retranslate(); });
}

void MapPanel::retranslate() {
    self_->setText(tr("Self-influence"));
    topology_->setAccessibleName(tr("Surface"));
    neighbours_->setAccessibleName(tr("Neighbours"));
    self_->setToolTip(tr("A press changes the pressed light too"));
    map_->setAccessibleName(tr("Map of solution counts by rows and columns"));
}

void MapPanel::resizeEvent(QResizeEvent* /*event*/) {
    // Beside another map the names of surfaces need the whole width.
    const int wanted = topology_->sizeHint().width() + neighbours_->sizeHint().width() +
                       self_->sizeHint().width() + 2 * choice_->horizontalSpacing();
    choice_->removeWidget(self_);
    if (width() >= wanted) {
        choice_->addWidget(self_, 0, 2);
    } else {
        choice_->addWidget(self_, 1, 0, 1, 2);
    }
}

const LatticeFamily& MapPanel::family() const {
    return census()->family();
}

const std::shared_ptr<Census>& MapPanel::census() const {
    return loader_->census();
}

void MapPanel::setFamily(const LatticeFamily& family) {
    if (family != this->family()) {
        showChoice(family);
        loader_->setCensus(std::make_shared<Census>(family));
        Q_EMIT familyChanged();
    }
}

void MapPanel::showChoice(const LatticeFamily& family) {
    const QSignalBlocker blockers[] = {QSignalBlocker(topology_), QSignalBlocker(neighbours_),
                                       QSignalBlocker(self_)};
    topology_->setCurrentIndex(static_cast<int>(family.topology));
    neighbours_->setCurrentIndex(static_cast<int>(family.neighbours));
    self_->setChecked(family.selfInfluence);
}

void MapPanel::readChoice() {
    const LatticeFamily family{static_cast<Topology>(topology_->currentIndex()),
                               static_cast<Neighbours>(neighbours_->currentIndex()),
                               self_->isChecked()};
    loader_->setCensus(std::make_shared<Census>(family));
    Q_EMIT familyChanged();
}

} // namespace lightsout
