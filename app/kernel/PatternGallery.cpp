#include "kernel/PatternGallery.h"

#include "document/VertexText.h"
#include "widgets/Card.h"
#include "widgets/PatternTile.h"

#include <QButtonGroup>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QPushButton>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int tilesPerRow = 7;

} // namespace

PatternGallery::PatternGallery(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), filters_(new QButtonGroup(this)), allButton_(addFilter(all)),
      classesButton_(addFilter(representatives)), symmetricButton_(addFilter(symmetric)),
      pressesButton_(new QPushButton(this)), grid_(new QGridLayout), tiles_(new QButtonGroup(this)),
      pages_(new QWidget(this)), place_(makeLabel(TextRole::small, true, pages_)),
      previous_(new QPushButton(tr("Previous"), pages_)),
      next_(new QPushButton(tr("Next"), pages_)) {
    allButton_->setChecked(true);
    pressesButton_->setToolTip(tr("Show those with other numbers of presses again"));
    auto* filterRow = new QHBoxLayout;
    filterRow->addWidget(allButton_);
    filterRow->addWidget(classesButton_);
    filterRow->addWidget(symmetricButton_);
    filterRow->addWidget(pressesButton_);
    filterRow->addStretch();
    auto* pageRow = new QHBoxLayout(pages_);
    pageRow->setContentsMargins(0, 0, 0, 0);
    pageRow->addWidget(previous_);
    pageRow->addWidget(place_);
    pageRow->addWidget(next_);
    pageRow->addStretch();
    grid_->setColumnStretch(tilesPerRow, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addLayout(filterRow);
    layout->addLayout(grid_);
    layout->addWidget(pages_);
    connect(filters_, &QButtonGroup::buttonClicked, this, &PatternGallery::select);
    connect(pressesButton_, &QPushButton::clicked, this, [this] { showOnly(std::nullopt); });
    connect(previous_, &QPushButton::clicked, this, [this] { showPage(page_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { showPage(page_ + 1); });
    connect(tiles_, &QButtonGroup::buttonClicked, this, &PatternGallery::choiceChanged);
    setPatterns(Rule(), {});
}

QPushButton* PatternGallery::addFilter(Filter filter) {
    auto* button = new QPushButton(this);
    button->setCheckable(true);
    filters_->addButton(button, filter);
    return button;
}

void PatternGallery::setPatterns(const Rule& rule, PatternList list) {
    rule_ = rule;
    list_ = std::move(list);
    presses_.reset();
    const auto symmetricCount = std::ranges::count_if(list_.patterns, &ListedPattern::isSymmetric);
    allButton_->setText(tr("All"));
    classesButton_->setText(tr("Up to symmetry: %1").arg(numberText(list_.classCount)));
    symmetricButton_->setText(
        tr("Symmetric: %1").arg(numberText(static_cast<std::size_t>(symmetricCount))));
    classesButton_->setVisible(list_.classCount > 0 && list_.classCount < list_.patterns.size());
    marksSymmetric_ = symmetricCount > 0 && symmetricCount < std::ssize(list_.patterns);
    symmetricButton_->setVisible(marksSymmetric_);
    if ((!classesButton_->isVisibleTo(this) && classesButton_->isChecked()) ||
        (!symmetricButton_->isVisibleTo(this) && symmetricButton_->isChecked())) {
        allButton_->setChecked(true);
    }
    allButton_->setVisible(classesButton_->isVisibleTo(this) ||
                           symmetricButton_->isVisibleTo(this));
    select();
}

void PatternGallery::showOnly(std::optional<std::size_t> presses) {
    presses_ = presses;
    select();
}

bool PatternGallery::passes(const ListedPattern& listed) const {
    return (!classesButton_->isChecked() || listed.isRepresentative) &&
           (!symmetricButton_->isChecked() || listed.isSymmetric) &&
           (!presses_ || listed.presses.count() == *presses_);
}

void PatternGallery::select() {
    selected_.clear();
    for (std::size_t i = 0; i < list_.patterns.size(); ++i) {
        if (passes(list_.patterns[i])) {
            selected_.push_back(i);
        }
    }
    pressesButton_->setVisible(presses_.has_value());
    pressesButton_->setText(
        tr("%Ln press(es) only ×", nullptr, static_cast<int>(presses_.value_or(0))));
    showPage(0);
}

void PatternGallery::showPage(std::size_t page) {
    for (QAbstractButton* tile : tiles_->buttons()) {
        delete tile;
    }
    page_ = page;
    const std::size_t first = page * tilesPerPage;
    const std::size_t end = std::min(first + tilesPerPage, selected_.size());
    for (std::size_t i = first; i < end; ++i) {
        const ListedPattern& listed = list_.patterns[selected_[i]];
        const std::size_t presses = listed.presses.count();
        const bool isQuiet = kind_ == Kind::quietPatterns;
        const QString number = numberText(presses);
        const bool isMarked = listed.isSymmetric && marksSymmetric_;
        auto* tile = new PatternTile(rule_, listed.presses,
                                     isQuiet ? Theme::current().quiet : Theme::current().press,
                                     isMarked ? number + QStringLiteral(" ◇") : number, this);
        const QString name =
            isQuiet ? tr("A quiet pattern of %Ln press(es)", nullptr, static_cast<int>(presses))
                    : tr("Solution of %Ln press(es)", nullptr, static_cast<int>(presses));
        tile->setSmall();
        tile->setAccessibleName(name);
        tile->setToolTip(isMarked
                             ? tr("%1. Symmetric: some rotation, reflection or other symmetry of "
                                  "the board leaves it as it is.")
                                   .arg(name)
                             : name);
        tiles_->addButton(tile);
        const int place = static_cast<int>(i - first);
        grid_->addWidget(tile, place / tilesPerRow, place % tilesPerRow);
    }
    // The empty pattern is the first, and there is nothing to see of it.
    const QList<QAbstractButton*> tiles = tiles_->buttons();
    const bool beginsEmpty =
        tiles.size() > 1 && static_cast<PatternTile*>(tiles.front())->pattern().none();
    if (!tiles.isEmpty()) {
        tiles[beginsEmpty ? 1 : 0]->setChecked(true);
    }
    pages_->setVisible(selected_.size() > tilesPerPage);
    place_->setText(tr("%1 of %2")
                        .arg(isolated(numberText(first + 1) + QChar(0x2013) + numberText(end)),
                             numberText(selected_.size())));
    previous_->setEnabled(page > 0);
    next_->setEnabled(end < selected_.size());
    Q_EMIT choiceChanged();
}

std::optional<BitVector> PatternGallery::chosen() const {
    const auto* tile = qobject_cast<const PatternTile*>(tiles_->checkedButton());
    return tile != nullptr ? std::optional(tile->pattern()) : std::nullopt;
}

} // namespace lightsout
