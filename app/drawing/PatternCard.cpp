// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/PatternCard.h"

#include "look/LookChanges.h"
#include "text/NumberText.h"

#include <QCheckBox>
#include <QVBoxLayout>

namespace lightsout {

PatternCard::PatternCard(CurrentDocument& document, PatternTool& tool, QWidget* parent)
    : Card(parent), document_(document), tool_(tool), headline_(addText(TextRole::headline)),
      detail_(addText(TextRole::body)), stamping_(new QCheckBox(this)),
      lights_(new FactLabel(QString(), this)) {
    headline_->setObjectName(QStringLiteral("pattern headline"));
    content()->addWidget(stamping_);
    content()->addWidget(lights_);
    connect(stamping_, &QCheckBox::clicked, &tool, &PatternTool::setStamping);
    connect(&tool, &BoardTool::changed, this, &PatternCard::refresh);
    onLanguageChanged(this, [this] {
        stamping_->setText(tr("The same pattern for every cell"));
        lights_->setName(tr("Lights changed by one press"));
        refresh();
    });
}

void PatternCard::refresh() {
    const BoardTool::Advice advice = tool_.advice();
    headline_->setText(advice.headline);
    detail_->setText(advice.detail);
    const Rule& rule = document_.game().rule();
    stamping_->setVisible(tool_.canChange() && rule.cells() != nullptr);
    stamping_->setChecked(tool_.isStamping());
    lights_->setVisible(tool_.canChange());
    if (tool_.canChange()) {
        std::size_t lights = 0;
        rule.forEachToggled(*tool_.chosen(), [&lights](Vertex) { ++lights; });
        lights_->setValue(numberText(lights));
    }
}

} // namespace lightsout

#include "moc_PatternCard.cpp"
