// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/PatternGallery.h"

#include "board/PatternTile.h"
#include "controls/Card.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QPushButton>

#include <algorithm>

namespace lightsout {

namespace {

/// Returns the suffix that makes the object names of the buttons unique within the page.
QString nameOf(PatternGallery::Kind kind) {
    return kind == PatternGallery::Kind::solutions ? QStringLiteral("Solutions")
                                                   : QStringLiteral("Patterns");
}

/// Returns the number of columns in wall mode. The sum of quiet patterns is next to them.
int wallColumns(PatternGallery::Kind kind) {
    return kind == PatternGallery::Kind::solutions ? 3 : 2;
}

} // namespace

PageRow::PageRow(const QString& name, std::size_t perPage, QWidget* parent)
    : QWidget(parent), perPage_(perPage), previous_(new QPushButton(QStringLiteral("‹"), this)),
      place_(makeLabel(TextRole::small, true, this)),
      next_(new QPushButton(QStringLiteral("›"), this)) {
    previous_->setObjectName(QStringLiteral("previous") + name);
    next_->setObjectName(QStringLiteral("next") + name);
    setRow(this, {previous_, place_, next_});
    connect(previous_, &QPushButton::clicked, this, [this] { turnTo(page_ - 1); });
    connect(next_, &QPushButton::clicked, this, [this] { turnTo(page_ + 1); });
    onLanguageChanged(this, [this] {
        for (const auto& [button, text] :
             {std::pair(previous_, tr("Previous page")), std::pair(next_, tr("Next page"))}) {
            button->setAccessibleName(text);
            button->setToolTip(text);
        }
        refresh();
    });
}

void PageRow::setCount(std::size_t count, std::size_t shown) {
    count_ = count;
    page_ = shown / perPage_;
    refresh();
}

void PageRow::setPerPage(std::size_t perPage, std::size_t shown) {
    perPage_ = perPage;
    setCount(count_, shown);
}

std::size_t PageRow::end() const {
    return std::min(first() + perPage_, count_);
}

void PageRow::turnTo(std::size_t page) {
    page_ = page;
    refresh();
    Q_EMIT turned();
}

void PageRow::refresh() {
    setVisible(count_ > perPage_);
    place_->setText(tr("%1 of %2")
                        .arg(isolated(numberText(first() + 1) + QChar(0x2013) + numberText(end())),
                             numberText(count_)));
    previous_->setEnabled(page_ > 0);
    next_->setEnabled(end() < count_);
}

PatternGallery::PatternGallery(Kind kind, QWidget* parent)
    : QWidget(parent), kind_(kind), filters_(new QButtonGroup(this)), allButton_(addFilter(all)),
      classesButton_(addFilter(representatives)), symmetricButton_(addFilter(symmetric)),
      pressesRow_(new QWidget(this)), pressesButton_(new QPushButton(this)),
      pressesText_(makeLabel(TextRole::body, true, pressesRow_)),
      grid_(new TileLayout(
          {.minColumns = 4, .maxColumns = 8, .widest = 150, .wallColumns = wallColumns(kind)})),
      tiles_(new QButtonGroup(this)), actions_(new WrapLayout),
      pages_(new PageRow(nameOf(kind), tilesPerPage, this)) {
    setObjectName(QStringLiteral("gallery") + nameOf(kind));
    const std::pair<QPushButton*, QString> names[] = {
        {allButton_, QStringLiteral("all")},
        {classesButton_, QStringLiteral("representative")},
        {symmetricButton_, QStringLiteral("symmetric")},
        {pressesButton_, QStringLiteral("anyPresses")}};
    for (const auto& [button, name] : names) {
        button->setObjectName(name + nameOf(kind));
    }
    allButton_->setChecked(true);
    setRow(pressesRow_, {pressesButton_, {pressesText_, 1}});
    actions_->addWidget(pages_);
    setColumn(this, {pressesRow_, grid_, actions_});
    connect(filters_, &QButtonGroup::idToggled, this, [this](int /*filter*/, bool isChosen) {
        if (isChosen) {
            select();
        }
    });
    connect(pressesButton_, &QPushButton::clicked, this, [this] { showOnly(std::nullopt); });
    connect(pages_, &PageRow::turned, this, &PatternGallery::showPage);
    connect(tiles_, &QButtonGroup::idToggled, this, [this](int /*tile*/, bool isChosen) {
        if (isChosen) {
            Q_EMIT choiceChanged();
        }
    });
    clear();
    onAppearanceChanged(this, [this] {
        allButton_->setText(tr("All"));
        allButton_->setToolTip(tr("Every pattern"));
        classesButton_->setToolTip(tr("Show one pattern from each symmetry class"));
        symmetricButton_->setToolTip(
            tr("Show only patterns that a rotation or reflection leaves unchanged"));
        pressesButton_->setToolTip(tr("Stop filtering by number of presses"));
        showFilters();
        reportFound();
        nameTiles();
    });
}

QPushButton* PatternGallery::addFilter(Filter filter) {
    auto* button = new QPushButton(this);
    button->setCheckable(true);
    filters_->addButton(button, filter);
    return button;
}

void PatternGallery::addFiltersTo(QLayout& row) {
    for (QPushButton* button : {allButton_, classesButton_, symmetricButton_}) {
        row.addWidget(button);
    }
}

void PatternGallery::setStage(Stage stage) {
    grid_->setStage(stage);
    constexpr int wallRows = 2;
    const qsizetype chosen = tiles_->buttons().indexOf(tiles_->checkedButton());
    const std::size_t position =
        pages_->first() + static_cast<std::size_t>(std::max<qsizetype>(chosen, 0));
    pages_->setPerPage(stage == Stage::desk
                           ? tilesPerPage
                           : static_cast<std::size_t>(wallRows * wallColumns(kind_)),
                       position);
    if (chosen >= 0) {
        showPage();
        tiles_->buttons()[static_cast<qsizetype>(position - pages_->first())]->setChecked(true);
    }
    updateGeometry();
}

void PatternGallery::setPatterns(PatternSet set, PatternList list) {
    finding_.cancel();
    set_ = std::move(set);
    list_ = std::move(list);
    found_.reset();
    presses_.reset();
    showFilters();
    select();
}

void PatternGallery::addFirst(const BitVector& pattern) {
    if (std::ranges::any_of(list_.patterns, [&](const ListedPattern& listed) {
            return listed.presses == pattern;
        })) {
        return;
    }
    list_.patterns.insert(list_.patterns.begin(), {.presses = pattern});
    if (pages_->page() == 0 && !presses_) {
        select();
    } else if (!found_) {
        for (std::size_t& place : selected_) {
            ++place;
        }
    }
}

void PatternGallery::showOnly(std::optional<std::size_t> presses) {
    finding_.cancel();
    found_.reset();
    presses_ = presses;
    reportFound();
    if (presses && !list_.isComplete && set_.kernel != nullptr) {
        find(*presses);
    }
    showFilters();
    select();
}

void PatternGallery::find(std::size_t presses) {
    finding_.start(
        [set = set_, presses](Progress& progress) { return findPatterns(set, presses, progress); },
        [this](PatternList found) {
            found_ = std::move(found);
            reportFound();
            showFilters();
            select();
        });
    reportFound();
}

void PatternGallery::reportFound() {
    if (finding_.isRunning()) {
        pressesText_->setText(tr("Still searching …"));
    } else if (found_) {
        const QString count = numberText(found_->patterns.size());
        pressesText_->setText(found_->isComplete ? tr("All %1 are shown.").arg(count)
                              : set_.kernel->size() <= maxCountedNullity
                                  ? tr("The first %1 are shown.").arg(count)
                                  : tr("Found in the sample: %1.").arg(count));
    } else {
        pressesText_->clear();
    }
}

void PatternGallery::showFilters() {
    const PatternList& list = shownList();
    const auto symmetricCount = std::ranges::count_if(list.patterns, &ListedPattern::isSymmetric);
    const bool hasClasses = list.classCount > 0 && list.classCount < list.patterns.size();
    marksSymmetric_ = symmetricCount > 0 && symmetricCount < std::ssize(list.patterns);
    classesButton_->setText(tr("Up to symmetry: %1").arg(numberText(list.classCount)));
    symmetricButton_->setText(
        tr("Symmetric: %1").arg(numberText(static_cast<std::size_t>(symmetricCount))));
    if ((!hasClasses && classesButton_->isChecked()) ||
        (!marksSymmetric_ && symmetricButton_->isChecked())) {
        allButton_->setChecked(true);
    }
    classesButton_->setVisible(hasClasses);
    symmetricButton_->setVisible(marksSymmetric_);
    allButton_->setVisible(hasClasses || marksSymmetric_);
    pressesRow_->setVisible(presses_.has_value());
    pressesButton_->setText(
        tr("Only %Ln press(es) ×", nullptr, static_cast<int>(presses_.value_or(0))));
}

bool PatternGallery::passes(const ListedPattern& listed) const {
    return (!classesButton_->isChecked() || listed.isRepresentative) &&
           (!symmetricButton_->isChecked() || listed.isSymmetric) &&
           (!presses_ || listed.presses.count() == *presses_);
}

void PatternGallery::select() {
    selected_.clear();
    for (std::size_t i = 0; i < shownList().patterns.size(); ++i) {
        if (passes(shownList().patterns[i])) {
            selected_.push_back(i);
        }
    }
    pages_->setCount(selected_.size());
    showPage();
}

void PatternGallery::showPage() {
    for (QAbstractButton* tile : tiles_->buttons()) {
        delete tile;
    }
    for (std::size_t i = pages_->first(); i < pages_->end(); ++i) {
        auto* tile =
            new PatternTile(set_.rule, shownList().patterns[selected_[i]].presses,
                            kind_ == Kind::quietPatterns ? &Theme::quiet : &Theme::press, {}, this);
        tiles_->addButton(tile);
        grid_->addWidget(tile);
    }
    nameTiles();
    // If the empty pattern is first, the next one is chosen, because the empty pattern shows
    // nothing.
    const QList<QAbstractButton*> tiles = tiles_->buttons();
    const bool beginsEmpty =
        tiles.size() > 1 && static_cast<PatternTile*>(tiles.front())->pattern().none();
    if (!tiles.isEmpty()) {
        tiles[beginsEmpty ? 1 : 0]->setChecked(true);
    } else {
        Q_EMIT choiceChanged();
    }
}

void PatternGallery::turn(bool isForward) {
    const QList<QAbstractButton*> tiles = tiles_->buttons();
    const qsizetype wanted = tiles.indexOf(tiles_->checkedButton()) + (isForward ? 1 : -1);
    if (wanted >= 0 && wanted < tiles.size()) {
        tiles[wanted]->setChecked(true);
    } else if (isForward && pages_->end() < selected_.size()) {
        pages_->setCount(selected_.size(), pages_->end());
        showPage();
    } else if (!isForward && pages_->page() > 0) {
        pages_->setCount(selected_.size(), pages_->first() - 1);
        showPage();
        tiles_->buttons().back()->setChecked(true);
    }
}

void PatternGallery::nameTiles() {
    std::size_t position = pages_->first();
    for (QAbstractButton* button : tiles_->buttons()) {
        auto* tile = static_cast<PatternTile*>(button);
        const ListedPattern& listed = shownList().patterns[selected_[position++]];
        const std::size_t presses = listed.presses.count();
        const bool isQuiet = kind_ == Kind::quietPatterns;
        const QString number = numberText(presses);
        const bool isMarked = listed.isSymmetric && marksSymmetric_;
        const QString name =
            isQuiet ? tr("A quiet pattern of %Ln press(es)", nullptr, static_cast<int>(presses))
                    : tr("Solution of %Ln press(es)", nullptr, static_cast<int>(presses));
        tile->setEmphasized(!isQuiet && list_.isComplete &&
                            presses == list_.patterns.front().presses.count());
        tile->setText(isMarked ? number + QStringLiteral(" ◇") : number);
        // Tiles with the same number of presses look different, but screen readers would read them
        // alike.
        tile->setAccessibleName(
            isQuiet ? tr("Pattern %1 of %2: %Ln press(es)", nullptr, static_cast<int>(presses))
                          .arg(numberText(position), numberText(selected_.size()))
                    : tr("Solution %1 of %2: %Ln press(es)", nullptr, static_cast<int>(presses))
                          .arg(numberText(position), numberText(selected_.size())));
        tile->setToolTip(isMarked ? tr("%1. Symmetric: some rotation, reflection or other symmetry "
                                       "of the board leaves it unchanged.")
                                        .arg(name)
                                  : name);
    }
}

std::optional<BitVector> PatternGallery::chosen() const {
    const auto* tile = qobject_cast<const PatternTile*>(tiles_->checkedButton());
    return tile != nullptr ? std::optional(tile->pattern()) : std::nullopt;
}

} // namespace lightsout

#include "moc_PatternGallery.cpp"
