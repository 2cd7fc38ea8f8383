// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernel/KernelPage.h"

#include "board/PatternTile.h"
#include "controls/CardColumn.h"
#include "controls/PageScroller.h"
#include "kernel/OverlapCard.h"
#include "kernel/QuietPatternsCard.h"
#include "page/StoredChoice.h"
#include "text/CommandText.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int columnSpacing = 8;
constexpr int comfortableLines = 23; ///< comfortable width of a column, in line heights

} // namespace

PageDescription KernelPage::description() {
    return {
        .id = QStringLiteral("kernel"),
        .title = QCoreApplication::translate("Pages", "Kernel and solutions"),
        .shortTitle = QCoreApplication::translate("Pages", "Kernel"),
        .toolTip = QCoreApplication::translate(
            "Pages", "Quiet patterns, all solutions, and the boards that need the most presses"),
        .cards = {{QStringLiteral("patterns"),
                   QCoreApplication::translate("lightsout::QuietPatternsCard", "Quiet patterns")},
                  {QStringLiteral("overlap"),
                   QCoreApplication::translate("lightsout::OverlapCard",
                                               "Can this board be solved?")},
                  {QStringLiteral("solutions"),
                   QCoreApplication::translate("lightsout::SolutionsCard", "Solutions")},
                  {QStringLiteral("weights")}},
        .values = {{{"counts", {"solutions", "quiet", "boards"}}, QStringLiteral("counts")},
                   {{"basis", {"lightest", "free-columns", "orthogonal"}},
                    QStringLiteral("basis")}},
        .landmarks = {{{"pattern", LandmarkArgument::number},
                       [](const Page& page, const Landmark& thing) {
                           const auto& patterns = *static_cast<const KernelPage&>(page).patterns_;
                           return LandmarkPlace::of(patterns.tile(thing.number - 1));
                       }}},
        .make = [](Workbench& workbench) -> Page* { return new KernelPage(workbench); },
        .scenes = kernelScenes};
}

KernelPage::KernelPage(Workbench& workbench, QWidget* parent)
    : Page(workbench, description, parent), patterns_(new QuietPatternsCard(workbench, this)),
      overlaps_(new OverlapCard(workbench, this)), solutions_(new SolutionsCard(workbench, this)),
      counts_(new CountsCard(workbench, this)), left_(new CardColumn({patterns_, overlaps_})),
      right_(new CardColumn({solutions_, counts_})), columns_(new QHBoxLayout),
      scroller_(new PageScroller(new QWidget, this)) {
    QWidget* both = scroller_->widget();
    both->setLayout(columns_);
    columns_->setContentsMargins(0, 0, 0, 0);
    columns_->setSpacing(columnSpacing);
    columns_->addWidget(left_, 1);
    columns_->addWidget(right_, 1);
    both->installEventFilter(this);
    scroller_->installEventFilter(this);
    auto* layout = new QHBoxLayout(this);
    layout->addWidget(scroller_);
    setReveals(reveal::solutions,
               QList<QWidget*>{overlaps_, solutions_, counts_} + patterns_->answers());
    setStage(Stage::desk);
    setFocusProxy(patterns_);
    connect(counts_, &CountsCard::browse, this, [this](CountsCard::View view, std::size_t presses) {
        if (view == CountsCard::solutions) {
            setCountsInFront(false);
            solutions_->showOnly(presses);
        } else if (view == CountsCard::quietPatterns) {
            patterns_->showOnly(presses);
        }
    });
    connect(patterns_, &QuietPatternsCard::chosen, this, &KernelPage::patternChosen);
    connect(&workbench.document, &CurrentDocument::changed, this, &KernelPage::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &KernelPage::refresh);
}

void KernelPage::setStage(Stage stage) {
    layout()->setContentsMargins(stage == Stage::desk ? QMargins(24, 12, 24, 12) : wallMargins);
    patterns_->setStage(stage);
    solutions_->setStage(stage);
    overlaps_->setStage(stage);
    (stage == Stage::desk ? left_ : right_)->addCard(overlaps_);
    stage_ = stage;
    setCountsInFront(areCountsInFront_);
}

void KernelPage::turn(bool isForward) {
    if (stage_ == Stage::wall && areCountsInFront_) {
        setCountsInFront(false);
    } else {
        solutions_->turn(isForward);
    }
}

Card* KernelPage::showCard(const QString& id) {
    setCountsInFront(id == QLatin1String("weights"));
    return Page::showCard(id);
}

void KernelPage::setCountsInFront(bool areInFront) {
    areCountsInFront_ = areInFront;
    counts_->setAllowed(stage_ == Stage::desk || (stage_ == Stage::wall && areInFront));
    refresh();
    showOneOnWall();
}

void KernelPage::showOneOnWall() {
    const bool areCounts = stage_ == Stage::wall && counts_->isVisibleTo(right_);
    if (areCounts) {
        overlaps_->hide();
    }
    const bool isProof = stage_ == Stage::wall && overlaps_->isVisibleTo(right_);
    solutions_->setVisible(stage_ != Stage::subjectOnly && !isProof && !areCounts);
}

QString KernelPage::mainText() const {
    const std::pair<const Card*, QString> parts[] = {
        {patterns_, QCoreApplication::translate("lightsout::QuietPatternsCard", "Quiet patterns")},
        {overlaps_,
         QCoreApplication::translate("lightsout::OverlapCard", "Can this board be solved?")},
        {solutions_, QCoreApplication::translate("lightsout::SolutionsCard", "Solutions")}};
    QStringList texts;
    for (const auto& [card, heading] : parts) {
        QStringList tiles;
        for (const auto* tile : card->findChildren<PatternTile*>()) {
            if (tile->isVisible()) {
                tiles << tile->text() + QLatin1Char('\n') + tile->shownText();
            }
        }
        if (card == patterns_) {
            tiles << QString::fromStdString(patterns_->vectorsText(MatrixNotation::plain));
        }
        tiles.removeAll(QString());
        if (!tiles.isEmpty()) {
            texts << heading + QLatin1Char('\n') + tiles.join(QLatin1Char('\n'));
        }
    }
    return texts.join(QLatin1Char('\n'));
}

std::optional<BitVector> KernelPage::chosenPattern() const {
    return patterns_->sumOfBasis();
}

void KernelPage::browse() {
    patterns_->browse();
}

void KernelPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void KernelPage::hideEvent(QHideEvent* event) {
    overlaps_->stop();
    counts_->stop();
    // If the user has started a search for the fewest presses, it continues.
    solutions_->stopListing();
    QWidget::hideEvent(event);
}

bool KernelPage::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == (watched == scroller_ ? QEvent::Resize : QEvent::LayoutRequest)) {
        arrange();
    }
    return QWidget::eventFilter(watched, event);
}

void KernelPage::arrange() {
    // In small windows, with large text, or next to lessons, there may be too little room for both
    // columns.
    const int comfortable = comfortableLines * fontMetrics().height();
    const int needed = std::max(left_->minimumWidth(), comfortable) + columnSpacing +
                       std::max(right_->minimumWidth(), comfortable);
    const bool isBelow = needed > scroller_->width();
    const auto direction = isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight;
    if (columns_->direction() != direction) {
        columns_->setDirection(direction);
        left_->setWhole(isBelow);
        right_->setWhole(isBelow);
    }
}

void KernelPage::refresh() {
    // All solutions are listed only if the page is visible.
    if (isVisible()) {
        patterns_->refresh();
        overlaps_->refresh();
        counts_->refresh();
        showOneOnWall();
        solutions_->refresh();
    } else {
        solutions_->stopOutdated();
    }
}

QStringList KernelPage::commands() const {
    const CurrentDocument& document = workbench_.document;
    return {ruleCommand(QStringLiteral("kernel"), document.game().rule(), document->path()),
            gameCommand(QStringLiteral("solve --all --classes"), document.game(), document->path()),
            ruleCommand(QStringLiteral("hardest"), document.game().rule(), document->path())};
}

QJsonObject KernelPage::state() const {
    return {{QStringLiteral("counts"), static_cast<int>(counts_->view())},
            {QStringLiteral("basis"), static_cast<int>(patterns_->kind())}};
}

void KernelPage::restore(const QJsonObject& state) {
    patterns_->chooseFirst();
    constexpr int kinds = 3;
    patterns_->setKind(static_cast<BasisKind>(
        choiceIn(state, QStringLiteral("basis"), kinds, static_cast<int>(patterns_->kind()))));
    constexpr int views = 3;
    counts_->setView(static_cast<CountsCard::View>(
        choiceIn(state, QStringLiteral("counts"), views, counts_->view())));
}

} // namespace lightsout

#include "moc_KernelPage.cpp"
