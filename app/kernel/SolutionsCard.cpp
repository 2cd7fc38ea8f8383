// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/SolutionsCard.h"

#include "analysis/WorkMemory.h"
#include "analysis/WorkThreads.h"
#include "board/PatternPicture.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WhyButton.h"
#include "controls/WrapLayout.h"
#include "game/Game.h"
#include "kernel/VectorEquation.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/NumberText.h"
#include "text/WorkText.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QLocale>
#include <QPushButton>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

/// The largest number whose factorial is displayed with all digits.
constexpr std::size_t maxFactorial = 18;
constexpr std::size_t maxKnown = 8;

SearchEffort effortForProof() {
    return thoroughEffort(workThreads(), workBudget().memory);
}

/// Returns a string such as "4! = 24", the number of orders in which a set of presses can be
/// played.
QString ordersText(std::size_t presses) {
    qulonglong factorial = 1;
    for (qulonglong i = 2; i <= std::min(presses, maxFactorial); ++i) {
        factorial *= i;
    }
    const QString symbol = QStringLiteral("%1!").arg(presses);
    return isolated(presses <= maxFactorial
                        ? QStringLiteral("%1 = %2").arg(symbol, QLocale().toString(factorial))
                        : symbol);
}

} // namespace

/// A widget that shows the lights to change as a sum, with a picture of these lights and a picture
/// of the lights that each press of a solution changes.
class PressSum : public QWidget {
public:
    explicit PressSum(QWidget* parent = nullptr);

    /// The maximum number of presses that are shown as pictures.
    static constexpr std::size_t maxPictures = 24;

    /// Shows the sum for a solution of a board. If the solution has more presses than
    /// `maxPictures`, only the symbols are shown.
    void setSolution(const Game& game, const BitVector& presses);

private:
    void refresh();

    Game game_;
    BitVector presses_;
    QLabel* formula_;
    QWidget* pictures_;
    WrapLayout* terms_;
};

PressSum::PressSum(QWidget* parent)
    : QWidget(parent), formula_(makeLabel(TextRole::formula, false, this)),
      pictures_(new QWidget(this)), terms_(new WrapLayout(pictures_)) {
    formula_->setObjectName(QStringLiteral("pressSum"));
    formula_->setWordWrap(true);
    // An equation runs from left to right in every language.
    pictures_->setLayoutDirection(Qt::LeftToRight);
    setColumn(this, {formula_, pictures_});
    onAppearanceChanged(this, [this] { refresh(); });
}

void PressSum::setSolution(const Game& game, const BitVector& presses) {
    game_ = game;
    presses_ = presses;
    refresh();
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
    formula_->setToolTip(
        SolutionsCard::tr("The lights to change are the sum of the columns of the presses: a "
                          "stands for the column of a press in the matrix"));
    const std::size_t count = presses_.count();
    pictures_->setVisible(count <= maxPictures);
    if (count > maxPictures) {
        return;
    }
    const Rule& rule = game_.rule();
    terms_->addWidget(makeTerm({}, rule, game_.difference(), &Theme::litFlat,
                               SolutionsCard::tr("The lights to change"), pictures_));
    QString sign = QStringLiteral("=");
    presses_.forEachOne([&](Vertex press) {
        terms_->addWidget(makeTerm(
            sign, rule, rule.changedBy(BitVector::unit(presses_.size(), press)), &Theme::press,
            SolutionsCard::tr("Press %1").arg(vertexName(rule, press)), pictures_));
        sign = QStringLiteral("+");
    });
}

SolutionsCard::SolutionsCard(Workbench& workbench, QWidget* parent)
    : Card({"solutionsCard"}, parent), workbench_(workbench), text_(addText(TextRole::body)),
      fewest_(new FactLabel("fewest")),
      ways_(new FactLabel([] { return tr("Shortest solutions"); })),
      orders_(new FactLabel([] { return tr("Orders of play"); })),
      proof_(new FactLabel([] { return tr("A proof needs"); })), show_(new QPushButton(this)),
      play_(new QPushButton(this)), asSum_(new QPushButton(this)), sum_(new PressSum(this)),
      asVectors_(new QPushButton(this)), vectors_(new VectorEquation(this)),
      search_(new QPushButton(this)),
      gallery_(new PatternGallery(PatternGallery::Kind::solutions, this)) {
    new WhyButton(*text_, QStringLiteral("mathematics.md#fewest-presses"));
    auto* head = new QWidget(this);
    auto* headLayout = new WrapLayout(head);
    title_->setWordWrap(false);
    headLayout->addWidget(title_);
    gallery_->addFiltersTo(*headLayout);
    content()->insertWidget(0, head);
    gallery_->actions()->addWidget(show_);
    gallery_->actions()->addWidget(play_);
    gallery_->actions()->addWidget(asSum_);
    gallery_->actions()->addWidget(asVectors_);
    asVectors_->setCheckable(true);
    asVectors_->setObjectName(QStringLiteral("solutionsAsVectors"));
    vectors_->hide();
    asSum_->setCheckable(true);
    proof_->setObjectName(QStringLiteral("proofNeeds"));
    show_->setObjectName(QStringLiteral("showSolution"));
    play_->setObjectName(QStringLiteral("playSolution"));
    play_->setIcon(themedIcon(QStringLiteral("play")));
    search_->setObjectName(QStringLiteral("searchFewer"));
    asSum_->setObjectName(QStringLiteral("boardAsSum"));
    sum_->hide();
    content()->addWidget(gallery_);
    content()->addWidget(sum_);
    content()->addWidget(vectors_, 0, Qt::AlignLeading);
    facts_ = addRow({fewest_, ways_, orders_, proof_, search_}, 20);
    show_->setDefault(true);
    connect(show_, &QPushButton::clicked, this, &SolutionsCard::showOnBoard);
    connect(play_, &QPushButton::clicked, this, &SolutionsCard::playOnBoard);
    connect(asSum_, &QPushButton::toggled, this, &SolutionsCard::showSum);
    connect(asVectors_, &QPushButton::toggled, this, &SolutionsCard::showVectors);
    for (const auto show : {&SolutionsCard::showSum, &SolutionsCard::showVectors}) {
        connect(gallery_, &PatternGallery::choiceChanged, this, show);
    }
    connect(search_, &QPushButton::clicked, this, [this] {
        if (searching_.isRunning()) {
            searching_.cancel();
            showFewest(best_);
            gallery_->addFirst(best_.presses);
        } else {
            search();
        }
    });
    setTexts<SolutionsCard>(show_, QT_TR_NOOP("Show on the board"),
                            QT_TR_NOOP("Mark the selected solution on the board"));
    setTexts<SolutionsCard>(play_, QT_TR_NOOP("Autoplay"),
                            QT_TR_NOOP("Press the cells of the selected solution one by one"));
    setTexts<SolutionsCard>(
        asSum_, QT_TR_NOOP("As a sum"),
        QT_TR_NOOP("Write the board as a sum of the presses in the selected solution"));
    setTexts<SolutionsCard>(
        asVectors_, QT_TR_NOOP("As vectors"),
        QT_TR_NOOP(
            "Write all solutions as the selected one plus the kernel, with a column for each"));
    onLanguageChanged(this, [this] { retranslate(); });
}

void SolutionsCard::retranslate() {
    if (const Facts* facts = workbench_.analysis.facts()) {
        report(*facts);
    }
}

QString SolutionsCard::countText() const {
    return powerOfTwoText(workbench_.analysis.size("nullity").value_or(0));
}

void SolutionsCard::report(const Facts& facts) {
    const QString count = countText();
    if (facts.refusal) {
        title_->setText(tr("Solutions"));
        text_->setText(errorText(*facts.refusal));
    } else if (!facts.isSolvable()) {
        title_->setText(tr("No solution"));
        text_->setText(tr("Changing one light of a pattern with an odd number of lights to change "
                          "may make the board solvable."));
    } else if (!canList(facts)) {
        title_->setText(tr("%1 solutions").arg(count));
        text_->setText(tr("Too many to show: they are listed only for boards of up to %1 cells.")
                           .arg(numberText(PatternPicture::maxVertices)));
    } else if (isListed_ && isPresent(state_)) {
        reportListed(facts);
        showFewest(best_);
    }
}

void SolutionsCard::setStage(Stage stage) {
    gallery_->setStage(stage);
}

bool SolutionsCard::canList(const Facts& facts) {
    const std::size_t vertices = facts.rule.vertexCount();
    return facts.isSolvable() && facts.isKernelComplete() && vertices > 0 &&
           vertices <= PatternPicture::maxVertices;
}

bool SolutionsCard::isPresent(const BoardState& state) const {
    return state.isOf(workbench_.document.game());
}

void SolutionsCard::stopOutdated() {
    if ((listing_.isRunning() || searching_.isRunning()) && !isPresent(state_)) {
        listing_.cancel();
        searching_.cancel();
    }
}

void SolutionsCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    stopOutdated();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // new facts follow shortly; keeping the old ones avoids flicker
    }
    const bool isToList = facts != nullptr && canList(*facts);
    if (!isToList || !isPresent(state_)) {
        sum_->hide();
        vectors_->hide();
    }
    facts_->setVisible(isToList && facts_->isVisibleTo(this));
    gallery_->setVisible(isToList && facts_->isVisibleTo(this));
    if (isToList) {
        list(*facts);
        return;
    }
    stopListing();
    searching_.cancel();
    isListed_ = false;
    gallery_->clear();
    if (facts == nullptr) {
        title_->setText(tr("Solutions"));
        text_->clear();
    } else {
        report(*facts);
    }
}

void SolutionsCard::list(const Facts& facts) {
    const Game& game = workbench_.document.game();
    if (isPresent(state_) && (isListed_ || listing_.isRunning())) {
        return;
    }
    if (state_.rule != game.rule()) {
        // Solutions of another board must not be shown for this one.
        gallery_->clear();
        gallery_->hide();
        facts_->hide();
        title_->setText(tr("Solutions"));
        text_->setText(tr("Searching …"));
    }
    state_ = BoardState::of(game);
    isListed_ = false;
    search_->hide();
    const auto known =
        std::ranges::find(known_, state_, &std::pair<BoardState, FewestPresses>::first);
    listing_.start(
        [facts, state = state_, effort = effortForProof(),
         known = known != known_.end() ? std::optional(known->second)
                                       : std::nullopt](Progress& progress) {
            FewestPresses fewest = known ? *known : *facts.fewest;
            PatternList list = listPatterns(
                {state.rule, {state.lights, state.target}, fewest.presses, facts.kernel}, progress);
            WorkEstimate proof;
            if (!fewest.isProven()) {
                proof = proofEstimate(state.rule, fewest.presses, *facts.kernel, effort, progress);
            }
            return Listing{std::move(list), std::move(fewest), proof};
        },
        [this, state = state_](const Listing& listing) {
            const Facts* now = workbench_.analysis.facts();
            if (now != nullptr && isPresent(state)) {
                showListing(*now, listing);
            }
        });
}

void SolutionsCard::reportListed(const Facts& facts) {
    const QString count = countText();
    if (facts.kernel->empty()) {
        title_->setText(tr("The only solution"));
        text_->setText(tr("No quiet pattern can be added to it."));
    } else if (isComplete_) {
        title_->setText(tr("All %1 solutions").arg(count));
        text_->setText(tr("Each is one solution plus a quiet pattern; fewest presses first."));
    } else {
        title_->setText(tr("%1 solutions").arg(count));
        text_->setText(tr("Too many to show one by one: this is a sample of %1.")
                           .arg(numberText(listedCount_)));
    }
}

void SolutionsCard::showListing(const Facts& facts, const Listing& listing) {
    isComplete_ = listing.list.isComplete;
    listedCount_ = listing.list.patterns.size();
    reportListed(facts);
    gallery_->setPatterns(
        {state_.rule, {state_.lights, state_.target}, facts.fewest->presses, facts.kernel},
        listing.list);
    isListed_ = true;
    showSum();
    showVectors();
    facts_->show();
    gallery_->show();
    best_ = listing.fewest;
    proofEstimate_ = listing.proof;
    showFewest(best_);
    if (!best_.isProven() && facts.kernel->size() <= searchedNullity) {
        search();
    }
}

void SolutionsCard::showFewest(const FewestPresses& fewest) {
    const std::size_t count = fewest.presses.count();
    const QString number = numberText(count);
    if (fewest.isProven()) {
        fewest_->setValue(tr("%1, proven").arg(number), true);
    } else {
        fewest_->setValue(
            tr("best known %1, at least %2").arg(number, numberText(fewest.lowerBound)), true);
    }
    ways_->setVisible(!fewest.ways.empty());
    const QString ways = QString::fromStdString(fewest.ways);
    constexpr qsizetype maxDigits = 40;
    bool isShort = false;
    const qulonglong few = ways.toULongLong(&isShort);
    ways_->setValue(isShort                    ? QLocale().toString(few)
                    : ways.size() <= maxDigits ? isolated(ways)
                                               : largeNumberText(fewest.ways));
    orders_->setValue(ordersText(count));
    reportProof();
    search_->setVisible(searching_.isRunning() || !fewest.isProven());
    search_->setText(searching_.isRunning() ? tr("Stop searching")
                                            : tr("Search for fewer presses"));
}

void SolutionsCard::reportProof() {
    proof_->setVisible(!best_.isProven() && proofEstimate_.operations > 0);
    const SearchEffort effort = effortForProof();
    const auto size = [](std::uint64_t bytes) {
        return isolated(QLocale().formattedDataSize(static_cast<qint64>(bytes)));
    };
    if (best_.memoryForProof > 0) {
        // The memory that a proof needs is sometimes known only after the proof has been attempted.
        proof_->setValue(tr("too much: %1").arg(size(best_.memoryForProof)));
        proof_->setMeaning(tr("A proof would need %1 of memory, but only %2 may be used. The "
                              "results so far remain valid.")
                               .arg(size(best_.memoryForProof), size(effort.memory)));
        return;
    }
    const bool isFeasible =
        proofEstimate_.isWithin({.operations = effort.proofOperations, .memory = effort.memory});
    const QString work = workText(proofEstimate_, workThreads());
    proof_->setValue(isFeasible ? work : tr("too much: %1").arg(work));
    proof_->setMeaning(
        isFeasible ? QString()
                   : tr("A proof is out of reach here, but a search may still find fewer presses. "
                        "For boards with up to %1 solutions, a proof takes only seconds.")
                         .arg(powerOfTwoText(searchedNullity)));
}

void SolutionsCard::learn(const FewestPresses& fewest) {
    best_ = fewest;
    std::erase_if(known_, [this](const auto& entry) { return entry.first == state_; });
    known_.emplace_front(state_, best_);
    if (known_.size() > maxKnown) {
        known_.pop_back();
    }
    showFewest(best_);
}

void SolutionsCard::search() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr || facts->solver == nullptr || !isPresent(state_)) {
        return;
    }
    const auto report = [this, state = state_](const FewestPresses& fewest) {
        if (isPresent(state) && searching_.isRunning() &&
            fewest.presses.count() <= best_.presses.count()) {
            learn(fewest);
        }
    };
    searching_.start(
        [this, report, facts = *facts, first = best_.presses,
         effort = effortForProof()](Progress& progress) {
            return fewestPresses(facts.solver->rule(), first, *facts.kernel, effort, progress,
                                 [&](const FewestPresses& better) {
                                     searching_.post([report, better] { report(better); });
                                 });
        },
        [this, state = state_](const FewestPresses& fewest) {
            if (isPresent(state)) {
                learn(fewest);
                gallery_->addFirst(fewest.presses);
            }
        });
    showFewest(best_);
}

void SolutionsCard::showSum() {
    const auto chosen = gallery_->chosen();
    const bool isShown = asSum_->isChecked() && chosen && isListed_ && isPresent(state_);
    sum_->setVisible(isShown);
    if (isShown) {
        sum_->setSolution(workbench_.document.game(), *chosen);
    }
}

void SolutionsCard::showVectors() {
    const Facts* facts = workbench_.analysis.facts();
    const auto chosen = gallery_->chosen();
    const bool isPossible = facts != nullptr && !facts->refusal &&
                            facts->rule.vertexCount() <= VectorEquation::maxEntries && chosen &&
                            isListed_ && isPresent(state_);
    asVectors_->setVisible(isPossible);
    if (isPossible) {
        vectors_->setVectors(*facts->kernel, *chosen);
    }
    vectors_->setVisible(isPossible && asVectors_->isChecked());
}

void SolutionsCard::showOnBoard() {
    const auto chosen = gallery_->chosen();
    if (chosen && isPresent(state_)) {
        workbench_.guide.showSolution(*chosen);
        workbench_.guide.showBoard();
    }
}

void SolutionsCard::playOnBoard() {
    const bool wasPlaying = workbench_.guide.isPlaying();
    showOnBoard();
    workbench_.guide.setPlaying(!wasPlaying);
}

} // namespace lightsout

#include "moc_SolutionsCard.cpp"
