// SPDX-License-Identifier: GPL-3.0-or-later
#include "counts/MapPanel.h"

#include "controls/WrapLayout.h"
#include "counts/TileLoader.h"
#include "text/BoardText.h"
#include "text/Glossary.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QComboBox>
#include <QVBoxLayout>

namespace lightsout {

MapPanel::MapPanel(const LatticeFamily& family, QWidget* parent)
    : QWidget(parent), topology_(new QComboBox(this)), neighbours_(new QComboBox(this)),
      self_(new QCheckBox(this)), choice_(new QWidget(this)), map_(new HeatMap(this)),
      loader_(new TileLoader(map_)) {
    // The entries are in the order of the enumerations, so that the index of an entry is its value.
    onLanguageChanged(this, [this] {
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
    auto* choice = new WrapLayout(choice_);
    constexpr int fieldHeight = 34;
    for (QWidget* field : std::initializer_list<QWidget*>{topology_, neighbours_, self_}) {
        field->setMinimumHeight(fieldHeight);
        choice->addWidget(field);
    }
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(8);
    layout->addWidget(map_, 1);
    layout->addWidget(choice_);
    setFocusProxy(map_);
    connect(topology_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(neighbours_, &QComboBox::currentIndexChanged, this, &MapPanel::readChoice);
    connect(self_, &QCheckBox::toggled, this, &MapPanel::readChoice);
    loader_->setCensus(std::make_shared<Census>(family));
    onLanguageChanged(this, [this] {
        self_->setText(tr("Self-influence"));
        topology_->setAccessibleName(tr("Surface"));
        neighbours_->setAccessibleName(tr("Neighbours"));
        self_->setToolTip(termSentence(Term::selfInfluence));
        map_->setAccessibleName(tr("Map of solution counts by number of rows and columns"));
    });
}

void MapPanel::setStage(Stage stage) {
    choice_->setVisible(stage == Stage::desk);
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

#include "moc_MapPanel.cpp"
