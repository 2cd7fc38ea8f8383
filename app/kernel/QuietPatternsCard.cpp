// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/QuietPatternsCard.h"

#include "board/PatternTile.h"
#include "controls/Layouts.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "gf2/OrthogonalBasis.h"
#include "kernel/PatternGallery.h"
#include "kernel/VectorEquation.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace lightsout {

namespace {

constexpr std::size_t maxTiles = 10;
constexpr int basisKinds = 3;
constexpr int minSum = 84;
constexpr int maxSum = 150;
/// Returns a name such as "q₂"; the patterns of the basis are numbered from 1.
QString nameOf(std::size_t index) {
    return QLatin1Char('q') + subscript(index + 1);
}

/// Returns a basis of this kind for the span of a tidy basis. Throws Cancelled.
ShownBasis shownBasis(const std::shared_ptr<const std::vector<BitVector>>& tidy, BasisKind kind,
                      const Progress& progress) {
    ShownBasis shown{.patterns = tidy};
    if (kind == BasisKind::freeColumns) {
        shown.patterns = std::make_shared<const std::vector<BitVector>>(freeColumnBasis(*tidy));
    } else if (kind == BasisKind::orthogonal) {
        std::optional<std::vector<BitVector>> orthogonal = orthogonalBasis(*tidy);
        shown.isOfKind = orthogonal.has_value();
        if (orthogonal) {
            shown.patterns = std::make_shared<const std::vector<BitVector>>(*std::move(orthogonal));
        }
    }
    const std::vector<BitVector>& patterns = *shown.patterns;
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        progress.checkpoint();
        for (std::size_t j = i + 1; j < patterns.size(); ++j) {
            if (patterns[i].dot(patterns[j])) {
                shown.oblique.emplace_back(i, j);
            }
        }
    }
    return shown;
}

} // namespace

QuietPatternsCard::QuietPatternsCard(Workbench& workbench, QWidget* parent)
    : Card({"patternsCard", [] { return tr("Quiet patterns"); }}, parent), workbench_(workbench),
      text_(addText(TextRole::body)), basis_(new QWidget(this)),
      grid_(new TileLayout({.minColumns = 4, .maxColumns = 5, .widest = 180, .wallColumns = 2})),
      pages_(new PageRow(QStringLiteral("Basis"), maxTiles, this)),
      kind_(new EnumBox<BasisKind>(this)), pairs_(makeLabel(TextRole::small, true, this)),
      pictures_(new QVBoxLayout), beside_(new QVBoxLayout), both_(new QHBoxLayout),
      sumRow_(new QWidget(this)), sumLayout_(new QHBoxLayout(sumRow_)),
      equation_(new QWidget(sumRow_)), terms_(new QHBoxLayout(equation_)),
      sumName_(makeLabel(TextRole::formula, false, this)), sumPicture_(new PatternPicture(this)),
      sumText_(makeLabel(TextRole::body, true, this)), show_(new QPushButton(this)),
      press_(new QPushButton(this)), browse_(new QPushButton(this)),
      gallery_(new PatternGallery(PatternGallery::Kind::quietPatterns, this)),
      vectors_(new VectorEquation(this)), copy_(new QPushButton(this)) {
    new WhyButton(*text_, QStringLiteral("kernel.md#quiet-patterns"));
    auto* head = new QWidget(this);
    auto* headLayout = new WrapLayout(head);
    title_->setWordWrap(false);
    headLayout->addWidget(title_);
    kind_->setObjectName(QStringLiteral("basisKind"));
    setItemTexts(*kind_, QStringList(basisKinds)); // texts are set in retranslate()
    kind_->hide();
    headLayout->addWidget(kind_);
    gallery_->addFiltersTo(*headLayout);
    content()->insertWidget(0, head);
    basis_->setObjectName(QStringLiteral("basis"));
    basis_->setLayout(grid_);
    pictures_->addWidget(basis_);
    pictures_->addWidget(pages_, 0, Qt::AlignLeading);
    pairs_->setObjectName(QStringLiteral("orthogonalPairs"));
    pairs_->setWordWrap(true);
    pairs_->hide();
    pictures_->addWidget(pairs_);
    pictures_->addWidget(gallery_);
    pictures_->addStretch();
    vectors_->setObjectName(QStringLiteral("kernelVectors"));
    beside_->addWidget(vectors_, 0, Qt::AlignLeading);
    beside_->addWidget(copy_, 0, Qt::AlignLeading);
    beside_->addStretch();
    both_->setSpacing(16);
    both_->addLayout(pictures_, 1);
    both_->addLayout(beside_);
    content()->addLayout(both_);
    addSum();
    addCopyMenu();
    browse_->setCheckable(true);
    show_->setObjectName(QStringLiteral("showPattern"));
    press_->setObjectName(QStringLiteral("pressPattern"));
    browse_->setObjectName(QStringLiteral("browse"));
    gallery_->hide();
    connect(kind_, &QComboBox::currentIndexChanged, this, &QuietPatternsCard::findBasis);
    connect(pages_, &PageRow::turned, this, &QuietPatternsCard::showBasis);
    connect(show_, &QPushButton::clicked, this, &QuietPatternsCard::showOnBoard);
    connect(press_, &QPushButton::clicked, this, &QuietPatternsCard::pressPattern);
    const auto allowPressing = [this] { press_->setEnabled(!workbench_.document.onlyLit()); };
    connect(&workbench.document, &CurrentDocument::onlyLitChanged, this, allowPressing);
    allowPressing();
    connect(browse_, &QPushButton::toggled, this, &QuietPatternsCard::setBrowsing);
    connect(gallery_, &PatternGallery::choiceChanged, this, &QuietPatternsCard::showChosen);
    setTexts<QuietPatternsCard>(show_, QT_TR_NOOP("Show on the board"),
                                QT_TR_NOOP("Mark the sum of the chosen patterns on the board"));
    setTexts<QuietPatternsCard>(press_, QT_TR_NOOP("Press it"),
                                QT_TR_NOOP("Press all cells of this pattern: no light changes"));
    setNames<QuietPatternsCard>(
        kind_, QT_TR_NOOP("Kind of basis"),
        QT_TR_NOOP(
            "Show a basis of patterns with few presses, with one pattern for each free column, or "
            "with patterns that have an even number of presses in common"));
    onAppearanceChanged(this, [this] {
        retranslate();
        nameTiles();
    });
}

void QuietPatternsCard::addSum() {
    sumText_->setWordWrap(true);
    auto* buttons = new QWidget(sumRow_);
    auto* buttonLayout = new WrapLayout(buttons);
    buttonLayout->addWidget(show_);
    buttonLayout->addWidget(press_);
    buttonLayout->addWidget(browse_);
    auto* words = makeColumn({LayoutPart::rest(1), buttons, sumText_, LayoutPart::rest(1)});
    sumLayout_->setContentsMargins(0, 0, 0, 0);
    sumLayout_->setSpacing(16);
    // An equation runs from left to right in every language.
    equation_->setLayoutDirection(Qt::LeftToRight);
    terms_->setContentsMargins(0, 0, 0, 0);
    terms_->setSpacing(16);
    terms_->addWidget(sumName_);
    terms_->addWidget(sumPicture_);
    sumLayout_->addLayout(words, 1);
    placeSum();
}

void QuietPatternsCard::addCopyMenu() {
    copy_->setObjectName(QStringLiteral("copyVectors"));
    auto* menu = new QMenu(copy_);
    for (const auto& [notation, text] : {std::pair(MatrixNotation::plain, QT_TR_NOOP("as text")),
                                         {MatrixNotation::latex, QT_TR_NOOP("as LaTeX")},
                                         {MatrixNotation::numPy, QT_TR_NOOP("for NumPy")}}) {
        setTexts<QuietPatternsCard>(
            menu->addAction(QString(), this, [this, chosen = notation] { copyVectors(chosen); }),
            text);
    }
    copy_->setMenu(menu);
    setTexts<QuietPatternsCard>(
        copy_, QT_TR_NOOP("Copy the vectors"),
        QT_TR_NOOP("Copy the kernel, and all solutions as one solution plus the kernel"));
}

void QuietPatternsCard::retranslate() {
    browse_->setToolTip(tr("Browse the quiet patterns by number of presses and by symmetry"));
    // The entries are in the order of the enumeration.
    setItemTexts(*kind_, {tr("Lightest basis"), tr("By free columns"), tr("Orthogonal basis")});
    report();
    reportPairs();
    if (shownRule_ != workbench_.document.game().rule()) {
        return; // a hidden card still shows the patterns of the previous board
    }
    if (browse_->isChecked()) {
        showChosen();
    } else {
        showSum();
    }
}

void QuietPatternsCard::setStage(Stage stage) {
    isAlone_ = stage == Stage::subjectOnly;
    report();
    grid_->setStage(stage);
    basis_->updateGeometry();
    gallery_->setStage(stage);
    isOnDesk_ = stage == Stage::desk;
    placeSum();
    reportPairs();
    showVectors();
}

void QuietPatternsCard::placeSum() {
    if (isOnDesk_) {
        sumLayout_->insertWidget(0, equation_);
        pictures_->insertWidget(pictures_->count() - 1, sumRow_);
    } else {
        beside_->insertWidget(0, equation_, 0, Qt::AlignLeading);
        content()->addWidget(sumRow_);
    }
    constexpr int wallShare = 2; // of the patterns; the sum is as wide as one of them
    both_->setStretch(0, isOnDesk_ ? 1 : wallShare);
    both_->setStretch(1, isOnDesk_ ? 0 : 1);
    terms_->setDirection(isOnDesk_ ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    sumName_->setWordWrap(!isOnDesk_);
    resizeSum();
}

void QuietPatternsCard::resizeSum() {
    sumPicture_->setSide(
        isOnDesk_ ? std::clamp(width() / 6, minSum, static_cast<int>(maxSum * textScaleInUse()))
                  : wallPictureSide(*this));
}

BasisKind QuietPatternsCard::kind() const {
    return kind_->value();
}

void QuietPatternsCard::setKind(BasisKind kind) {
    kind_->setValue(kind);
}

void QuietPatternsCard::findBasis() {
    basisJob_.cancel();
    isBasisFound_ = false;
    const Facts* facts = workbench_.analysis.factsOfRule();
    if (facts == nullptr || shown_ == nullptr || tiles_.empty() || !facts->isKernelComplete()) {
        reportPairs();
        return;
    }
    basisJob_.start([tidy = shown_, kind = kind()](
                        const Progress& progress) { return shownBasis(tidy, kind, progress); },
                    [this](const ShownBasis& found) { takeBasis(found); });
}

void QuietPatternsCard::takeBasis(const ShownBasis& found) {
    const bool isOther = *found.patterns != *basisShown_.patterns;
    basisShown_ = found;
    isBasisFound_ = true;
    reportPairs();
    if (isOther) {
        chosen_ = {0};
        pages_->setCount(browse_->isChecked() ? 0 : basisShown_.patterns->size());
        showBasis();
        if (!browse_->isChecked()) {
            showSum();
        }
    }
}

void QuietPatternsCard::reportPairs() {
    const bool isShown = isOnDesk_ && !browse_->isChecked() && !tiles_.empty();
    kind_->setVisible(isShown && browse_->isVisibleTo(this));
    const std::size_t size = isBasisFound_ ? basisShown_.patterns->size() : 0;
    pairs_->setVisible(isShown && size > 1);
    if (size < 2) {
        return;
    }
    const std::size_t pairCount = size * (size - 1) / 2;
    const auto& oblique = basisShown_.oblique;
    QString text =
        oblique.empty()
            ? tr("All patterns are orthogonal to each other: any two have an even number of "
                 "presses in common.")
            : tr("%1 of %2 pairs are orthogonal: they have an even number of presses in common.")
                  .arg(numberText(pairCount - oblique.size()), numberText(pairCount));
    constexpr std::size_t maxNamedPairs = 8;
    if (!oblique.empty() && oblique.size() <= maxNamedPairs) {
        QStringList names;
        for (const auto& [first, second] : oblique) {
            names.append(isolated(nameOf(first) + QStringLiteral(" · ") + nameOf(second)));
        }
        text += QLatin1Char(' ') + tr("Not orthogonal: %1.").arg(names.join(QStringLiteral(", ")));
    }
    if (!basisShown_.isOfKind) {
        text = tr("There is no orthogonal basis: every quiet pattern has an even number of "
                  "presses, but two of them have an odd number in common.") +
               QLatin1Char(' ') + text;
    }
    pairs_->setText(text);
}

void QuietPatternsCard::refresh() {
    const Facts* known = workbench_.analysis.factsOfRule();
    const Facts* facts = known != nullptr ? known : workbench_.analysis.facts();
    if (known != nullptr && known->kernel == shown_ && known->rule == shownRule_) {
        return; // the patterns depend on the rule alone
    }
    shownRule_ = known != nullptr ? known->rule : Rule();
    shown_ = known != nullptr ? known->kernel : nullptr;
    basisJob_.cancel();
    isBasisFound_ = false;
    basisShown_ = {.patterns = shown_};
    chosen_.clear();
    pages_->setCount(0);
    showBasis();
    // This must come after showBasis(), because the old tiles do not belong to the new patterns.
    browse_->setChecked(false);
    browse_->hide();
    gallery_->clear();
    report();
    if (facts == nullptr) {
        showSum();
        findBasis();
        return;
    }
    const bool isDrawable = facts->rule.vertexCount() <= PatternPicture::maxVertices;
    const std::size_t count = shown_ != nullptr && isDrawable ? shown_->size() : 0;
    pages_->setCount(count);
    if (count > 0) {
        chosen_ = {0};
    }
    showBasis();
    browse_->setVisible(count > 0 && facts->isKernelComplete());
    if (!tiles_.empty()) {
        setFocusProxy(tiles_.front());
    }
    showSum();
    findBasis();
}

void QuietPatternsCard::chooseFirst() {
    browse_->setChecked(false);
    pages_->setCount(tiles_.empty() ? 0 : shown_->size());
    chosen_.clear();
    if (!tiles_.empty()) {
        chosen_.insert(0);
    }
    showBasis();
    if (!tiles_.empty()) {
        setFocusProxy(tiles_.front());
    }
    showSum();
}

void QuietPatternsCard::nameTiles() {
    for (PatternTile* tile : tiles_) {
        const QString name = isolated(tile->objectName());
        const QString presses =
            tr("%Ln press(es)", nullptr, static_cast<int>(tile->pattern().count()));
        tile->setText(name + QStringLiteral("  ") + presses);
        tile->setAccessibleName(tr("Quiet pattern %1").arg(tile->objectName()));
        tile->setDetail(presses);
        tile->setToolTip(tr("Choose this pattern; chosen patterns are added up"));
    }
}

void QuietPatternsCard::report() {
    const Facts* known = workbench_.analysis.factsOfRule();
    const Facts* facts = known != nullptr ? known : workbench_.analysis.facts();
    const std::size_t nullity = workbench_.analysis.size("nullity").value_or(0);
    if (facts == nullptr) {
        text_->clear();
    } else if (facts->refusal || facts->rule.vertexCount() > PatternPicture::maxVertices) {
        text_->setText(
            tr("This board is too large for its quiet patterns to be shown: the limit is %1 cells.")
                .arg(numberText(PatternPicture::maxVertices)));
    } else if (nullity == 0) {
        text_->setText(tr("Only the empty pattern is quiet: any other set of presses changes at "
                          "least one light."));
    } else if (!facts->isKernelComplete()) {
        text_->setText(tr("Pressing all teal cells of a pattern changes no light. A basis has %Ln "
                          "pattern(s), but there is only enough memory for %1.",
                          nullptr, static_cast<int>(nullity))
                           .arg(numberText(facts->kernel->size())));
    } else {
        text_->setText(tr("Pressing all teal cells of a pattern changes no light. Together with "
                          "their sums and the empty pattern, there are %1 quiet patterns.")
                           .arg(powerOfTwoText(nullity)));
    }
    // If only the subject is shown, its pictures need the room of the words about them.
    const bool arePatterns =
        facts != nullptr && nullity > 0 && facts->rule.vertexCount() <= PatternPicture::maxVertices;
    text_->setVisible(!isAlone_ || !arePatterns);
    if (facts != nullptr) {
        browse_->setText(nullity <= maxListedNullity
                             ? tr("All %1 quiet patterns").arg(powerOfTwoText(nullity))
                             : tr("More of the %1 quiet patterns").arg(powerOfTwoText(nullity)));
    }
}

void QuietPatternsCard::showBasis() {
    for (PatternTile* tile : tiles_) {
        delete tile;
    }
    tiles_.clear();
    for (std::size_t i = pages_->first(); i < pages_->end(); ++i) {
        auto* tile =
            new PatternTile(shownRule_, (*basisShown_.patterns)[i], &Theme::quiet, {}, basis_);
        tile->setObjectName(nameOf(i));
        tile->setChecked(chosen_.contains(i));
        connect(tile, &PatternTile::toggled, this,
                [this, i](bool isChosen) { choose(i, isChosen); });
        grid_->addWidget(tile);
        tiles_.push_back(tile);
    }
    nameTiles();
    showVectors();
}

void QuietPatternsCard::showVectors() {
    const Facts* facts = workbench_.analysis.factsOfRule();
    const bool isShown = isOnDesk_ && !browse_->isChecked() && facts != nullptr &&
                         shown_ != nullptr && facts->isKernelComplete() &&
                         facts->rule.vertexCount() <= VectorEquation::maxEntries &&
                         facts->kernel->size() <= maxTiles;
    if (isShown) {
        vectors_->setVectors(*basisShown_.patterns, {});
    }
    constexpr int share = 2; // the pictures get at least as much room
    vectors_->setVisible(isShown && vectors_->sizeHint().width() * share <= width());
    copy_->setVisible(isOnDesk_ && !vectorsText(MatrixNotation::plain).empty());
}

std::string QuietPatternsCard::vectorsText(MatrixNotation notation) const {
    constexpr std::size_t maxEntries = 100'000;
    const Facts* rule = workbench_.analysis.factsOfRule();
    if (rule == nullptr || shown_ == nullptr || !rule->isKernelComplete() ||
        rule->rule.vertexCount() * (rule->kernel->size() + 1) > maxEntries) {
        return {};
    }
    const Facts* facts = workbench_.analysis.facts();
    return solutionsText(*basisShown_.patterns,
                         facts != nullptr && facts->isSolvable()
                             ? std::optional(facts->fewest->presses)
                             : std::nullopt,
                         notation);
}

void QuietPatternsCard::copyVectors(MatrixNotation notation) {
    QGuiApplication::clipboard()->setText(QString::fromStdString(vectorsText(notation)));
}

void QuietPatternsCard::choose(std::size_t index, bool isChosen) {
    if (isChosen) {
        chosen_.insert(index);
    } else {
        chosen_.erase(index);
    }
    showSum();
    Q_EMIT chosen();
}

void QuietPatternsCard::showSum() {
    QStringList names;
    sum_ = BitVector(shown_ != nullptr && !shown_->empty() ? shown_->front().size() : 0);
    for (const std::size_t index : chosen_) {
        names.append(nameOf(index));
        sum_ ^= (*basisShown_.patterns)[index];
    }
    sumRow_->setVisible(!tiles_.empty());
    showParts(!names.isEmpty());
    if (!names.isEmpty()) {
        showPattern(isolated(names.join(QStringLiteral(" + ")) + QStringLiteral(" =")), sum_);
    }
}

void QuietPatternsCard::showChosen() {
    if (const auto chosen = gallery_->chosen(); chosen && browse_->isChecked()) {
        showPattern(QString(), *chosen);
    }
}

void QuietPatternsCard::showParts(bool haveSum) {
    equation_->setVisible(haveSum);
    show_->setVisible(haveSum);
    press_->setVisible(haveSum);
    sumText_->setVisible(haveSum);
}

void QuietPatternsCard::showPattern(const QString& name, const BitVector& pattern) {
    sum_ = pattern;
    showParts(true);
    sumName_->setVisible(!name.isEmpty());
    sumName_->setText(name);
    sumPicture_->setPattern(shownRule_, sum_);
    sumPicture_->setAccessibleName(name.isEmpty() ? tr("The chosen pattern")
                                                  : tr("The sum of the chosen patterns"));
    sumText_->setText(
        tr("%Ln press(es). This pattern is also quiet: the sum of quiet patterns is quiet.",
           nullptr, static_cast<int>(sum_.count())));
}

void QuietPatternsCard::setBrowsing(bool isBrowsing) {
    gallery_->setVisible(isBrowsing);
    basis_->setVisible(!isBrowsing);
    reportPairs();
    showVectors();
    pages_->setCount(isBrowsing || shown_ == nullptr || tiles_.empty() ? 0 : shown_->size(),
                     pages_->first());
    const Facts* facts = workbench_.analysis.factsOfRule();
    if (!isBrowsing || facts == nullptr) {
        listing_.cancel();
        gallery_->clear();
        showSum();
        return;
    }
    wanted_.reset();
    const PatternSet set{facts->rule, {}, BitVector(facts->rule.vertexCount()), facts->kernel};
    listing_.start([set](Progress& progress) { return listPatterns(set, progress); },
                   [this, set](const PatternList& list) {
                       const Facts* now = workbench_.analysis.factsOfRule();
                       if (now != nullptr && now->kernel == set.kernel) {
                           gallery_->setPatterns(set, list);
                           if (wanted_) {
                               gallery_->showOnly(*std::exchange(wanted_, std::nullopt));
                           }
                       }
                   });
}

void QuietPatternsCard::showOnly(std::size_t presses) {
    if (browse_->isVisible()) {
        browse_->setChecked(true);
        if (listing_.isRunning()) {
            wanted_ = presses;
        } else {
            gallery_->showOnly(presses);
        }
    }
}

void QuietPatternsCard::browse() {
    browse_->setChecked(true);
}

QWidget* QuietPatternsCard::tile(std::size_t index) const {
    return index < tiles_.size() ? tiles_[index] : nullptr;
}

QList<QWidget*> QuietPatternsCard::answers() const {
    return {text_, browse_, pairs_, vectors_, copy_};
}

std::optional<BitVector> QuietPatternsCard::sumOfBasis() const {
    return chosen_.empty() || browse_->isChecked() ? std::nullopt : std::optional(sum_);
}

void QuietPatternsCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    showVectors();
    resizeSum();
}

void QuietPatternsCard::showOnBoard() {
    if (sum_.size() == workbench_.document.game().vertexCount()) {
        workbench_.guide.showPattern(sum_);
        workbench_.guide.showBoard();
    }
}

void QuietPatternsCard::pressPattern() {
    if (sum_.size() != workbench_.document.game().vertexCount() || sum_.none()) {
        return; // sum_ belongs to the previous board; the patterns of the current one are being
                // computed
    }
    workbench_.guide.showBoard();
    workbench_.guide.pressPattern(
        sum_, style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0);
}

} // namespace lightsout

#include "moc_QuietPatternsCard.cpp"
