// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/PressSum.h"

#include "board/PatternPicture.h"
#include "look/LookChanges.h"
#include "look/TextLabel.h"
#include "look/WrapLayout.h"
#include "text/BoardText.h"
#include "text/NumberText.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace lightsout {

namespace {

constexpr int pictureSide = 46;
constexpr int signGap = 3;

} // namespace

PressSum::PressSum(QWidget* parent)
    : QWidget(parent), formula_(makeLabel(TextRole::formula, false, this)),
      pictures_(new QWidget(this)), terms_(new WrapLayout(pictures_)) {
    formula_->setObjectName(QStringLiteral("pressSum"));
    formula_->setWordWrap(true);
    // An equation runs from left to right in every language.
    pictures_->setLayoutDirection(Qt::LeftToRight);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(formula_);
    column->addWidget(pictures_);
    onAppearanceChanged(this, [this] { refresh(); });
}

void PressSum::setSolution(const Game& game, const BitVector& presses) {
    game_ = game;
    presses_ = presses;
    refresh();
}

void PressSum::addTerm(const QString& sign, const BitVector& lights, ThemeColour colour,
                       const QString& name) {
    // A sign and its picture stay together.
    auto* term = new QWidget(pictures_);
    auto* row = new QHBoxLayout(term);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(signGap);
    if (!sign.isEmpty()) {
        QLabel* label = makeLabel(TextRole::formula, false, term);
        label->setText(isolated(sign));
        row->addWidget(label);
    }
    auto* picture = new PatternPicture(term);
    picture->setSide(pictureSide);
    picture->setPattern(game_.rule(), lights, colour);
    picture->setAccessibleName(name);
    picture->setToolTip(name);
    row->addWidget(picture);
    terms_->addWidget(term);
}

void PressSum::refresh() {
    while (QLayoutItem* item = terms_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (presses_.size() != game_.vertexCount() || presses_.none()) {
        formula_->clear();
        pictures_->hide();
        return;
    }
    QStringList symbols;
    presses_.forEachOne(
        [&](Vertex press) { symbols.append(QLatin1Char('a') + subscript(shownNumber(press))); });
    formula_->setText(isolated(QStringLiteral("d = ") + symbols.join(QStringLiteral(" + "))));
    formula_->setToolTip(tr("The lights to change are the sum of the columns of the presses: a "
                            "stands for the column of a press in the matrix"));
    const std::size_t count = presses_.count();
    pictures_->setVisible(count <= maxPictures);
    if (count > maxPictures) {
        return;
    }
    addTerm({}, game_.difference(), &Theme::litFlat, tr("The lights to change"));
    bool isFirst = true;
    presses_.forEachOne([&](Vertex press) {
        addTerm(isFirst ? QStringLiteral("=") : QStringLiteral("+"),
                game_.rule().changedBy(BitVector::unit(presses_.size(), press)), &Theme::press,
                tr("Press %1").arg(vertexName(game_.rule(), press)));
        isFirst = false;
    });
}

} // namespace lightsout

#include "moc_PressSum.cpp"
