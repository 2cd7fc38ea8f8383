// SPDX-License-Identifier: GPL-3.0-or-later
#include "newboard/BoardOptionsForm.h"

#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

namespace lightsout {

namespace {

constexpr std::size_t maxSizes = 3;

} // namespace

BoardOptionsForm::BoardOptionsForm(QWidget* parent)
    : QWidget(parent), sides_(new QWidget(this)), another_(new QPushButton(tr("A&nother"), this)),
      topologyName_(new QLabel(tr("S&urface"), this)), topology_(new QComboBox(this)),
      neighboursName_(new QLabel(tr("&Neighbours"), this)), neighbours_(new QComboBox(this)),
      self_(new QCheckBox(tr("A press changes the &pressed light too"), this)) {
    auto* form = new QGridLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(10);
    form->setHorizontalSpacing(14);
    // Sizes are side by side, with the choices below them.
    auto* sizes = new QHBoxLayout;
    sizes->setSpacing(10);
    for (std::size_t i = 0; i < maxSizes; ++i) {
        const Field field{new QLabel(this), new QSpinBox(this)};
        field.name->setBuddy(field.box);
        field.box->setMinimumHeight(34);
        connect(field.box, &QSpinBox::valueChanged, this, &BoardOptionsForm::changed);
        sizes->addWidget(field.name);
        sizes->addWidget(field.box);
        fields_.push_back(field);
    }
    another_->setObjectName(QStringLiteral("another"));
    neighbours_->setObjectName(QStringLiteral("neighbours"));
    another_->setAutoDefault(false);
    connect(another_, &QPushButton::clicked, this,
            [this] { fields_.at(sizeCount_ - 1).box->stepUp(); });
    sizes->addWidget(another_);
    sizes->addStretch();
    form->addLayout(sizes, 0, 0, 1, 3);
    form->addWidget(makeSides(), 1, 0, 1, 3, Qt::AlignLeading);
    // The entries are in the order of the enumerations, so that an index is a value.
    for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                   Topology::moebius, Topology::klein, Topology::projective}) {
        topology_->addItem(topologyName(surface));
    }
    neighbours_->addItems({tr("the four adjacent cells"), tr("all eight surrounding cells"),
                           tr("the four diagonal neighbours"), tr("the cells a knight's move away"),
                           tr("the same row and column")});
    addChoice(*form, 2, topologyName_, topology_);
    addChoice(*form, 3, neighboursName_, neighbours_);
    form->addWidget(self_, 4, 0, 1, 3);
    form->setColumnStretch(2, 1);
    connect(self_, &QCheckBox::toggled, this, &BoardOptionsForm::changed);
}

QWidget* BoardOptionsForm::makeSides() {
    auto* row = new QHBoxLayout(sides_);
    row->setContentsMargins(0, 0, 0, 0);
    for (const int side : {3, 5, 8, 20}) {
        auto* button = new QPushButton(isolated(QStringLiteral("%1 × %1").arg(side)), sides_);
        button->setObjectName(QStringLiteral("side%1").arg(side));
        button->setAutoDefault(false);
        connect(button, &QPushButton::clicked, this, [this, side] {
            fields_.at(0).box->setValue(side);
            fields_.at(1).box->setValue(side);
        });
        row->addWidget(button);
    }
    return sides_;
}

void BoardOptionsForm::addChoice(QGridLayout& form, int line, QLabel* name, QComboBox* box) {
    name->setBuddy(box);
    box->setMinimumHeight(34);
    form.addWidget(name, line, 0);
    form.addWidget(box, line, 1);
    connect(box, &QComboBox::currentIndexChanged, this, &BoardOptionsForm::changed);
}

void BoardOptionsForm::setKind(const BoardKind& kind) {
    const QSignalBlocker blocker(this);
    sizeCount_ = kind.sizes.size();
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const Field& field = fields_[i];
        field.name->setVisible(i < sizeCount_);
        field.box->setVisible(i < sizeCount_);
        if (i < sizeCount_) {
            const BoardKind::Size& size = kind.sizes[i];
            field.name->setText(size.name);
            field.box->setRange(size.least, size.most);
            field.box->setValue(size.value);
        }
    }
    const bool isLattice = kind.offersNeighbours || kind.offersTopology;
    sides_->setVisible(isLattice);
    another_->setVisible(kind.category == BoardCategory::random);
    topologyName_->setVisible(kind.offersTopology);
    topology_->setVisible(kind.offersTopology);
    topology_->setCurrentIndex(static_cast<int>(kind.topology));
    neighboursName_->setVisible(kind.offersNeighbours);
    neighbours_->setVisible(kind.offersNeighbours);
    neighbours_->setCurrentIndex(static_cast<int>(kind.neighbours));
    self_->setVisible(kind.offersSelfInfluence);
    self_->setChecked(true);
}

BoardOptions BoardOptionsForm::options() const {
    BoardOptions options{.sizes = {},
                         .topology = static_cast<Topology>(topology_->currentIndex()),
                         .neighbours = static_cast<Neighbours>(neighbours_->currentIndex()),
                         .selfInfluence = self_->isChecked()};
    for (std::size_t i = 0; i < sizeCount_; ++i) {
        options.sizes.push_back(static_cast<std::size_t>(fields_[i].box->value()));
    }
    return options;
}

void BoardOptionsForm::focusFirst() {
    if (sizeCount_ > 0) {
        fields_.front().box->setFocus();
        fields_.front().box->selectAll();
    }
}

} // namespace lightsout

#include "moc_BoardOptionsForm.cpp"
