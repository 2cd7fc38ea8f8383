#include "kernel/SolutionsCard.h"

#include "document/VertexText.h"
#include "widgets/CountText.h"
#include "widgets/PatternPicture.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace lightsout {

namespace {

/// Factorials up to this one are written out.
constexpr std::size_t largestFactorial = 18;

/// "4! = 24": a set of presses can be played in any order.
QString ordersText(std::size_t presses) {
    qulonglong factorial = 1;
    for (qulonglong i = 2; i <= std::min(presses, largestFactorial); ++i) {
        factorial *= i;
    }
    const QString symbol = QStringLiteral("%1!").arg(presses);
    return isolated(presses <= largestFactorial
                        ? QStringLiteral("%1 = %2").arg(symbol, QLocale().toString(factorial))
                        : symbol);
}

} // namespace

SolutionsCard::SolutionsCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), title_(addText(TextRole::title)),
      text_(addText(TextRole::body)), facts_(new QWidget(this)),
      fewest_(new FactLabel(tr("Fewest presses"))), ways_(new FactLabel(tr("In how many ways"))),
      orders_(new FactLabel(tr("Orders of play"))),
      show_(new QPushButton(tr("Show on the board"), this)),
      play_(new QPushButton(tr("Autoplay"), this)), search_(new QPushButton(this)),
      gallery_(new PatternGallery(PatternGallery::Kind::solutions, this)) {
    auto* row = new QHBoxLayout(facts_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(28);
    for (FactLabel* fact : {fewest_, ways_, orders_}) {
        row->addWidget(fact);
    }
    row->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(show_);
    buttons->addWidget(play_);
    buttons->addWidget(search_);
    buttons->addStretch();
    content()->addWidget(facts_);
    content()->addLayout(buttons);
    content()->addWidget(gallery_);
    show_->setDefault(true);
    connect(show_, &QPushButton::clicked, this, &SolutionsCard::showOnBoard);
    connect(play_, &QPushButton::clicked, this, &SolutionsCard::playOnBoard);
    connect(search_, &QPushButton::clicked, this, [this] {
        if (searching_.isRunning()) {
            searching_.cancel();
            showFewest(best_);
        } else {
            search();
        }
    });
}

const Facts* SolutionsCard::factsAt(quint64 revision) const {
    const Facts* now = workbench_.analysis.facts();
    return now != nullptr && now->revision == revision ? now : nullptr;
}

void SolutionsCard::refresh() {
    const Facts* facts = workbench_.analysis.facts();
    stop();
    if (facts == nullptr && workbench_.analysis.factsOfRule() != nullptr) {
        return; // the next answer is a moment away: do not flicker
    }
    const bool canList = facts != nullptr && !facts->refusal && facts->solvable &&
                         facts->kernel->size() == facts->nullity && facts->vertices > 0 &&
                         facts->vertices <= PatternPicture::mostVertices;
    for (QWidget* part : {facts_, static_cast<QWidget*>(show_), static_cast<QWidget*>(play_),
                          static_cast<QWidget*>(gallery_)}) {
        part->setVisible(canList);
    }
    search_->hide();
    if (!canList) {
        gallery_->setPatterns(Rule(), {});
    }
    if (facts == nullptr) {
        title_->setText(tr("Solutions"));
        text_->clear();
    } else if (canList) {
        listing_.start(
            [facts = *facts, game = workbench_.document.game()](Progress& progress) {
                FewestPresses fewest = fewestPresses(game.rule(), facts.solution, *facts.kernel,
                                                     quickEffort(), progress);
                PatternList list = listPatterns(game.rule(), {game.lights(), game.target()},
                                                fewest.presses, *facts.kernel, progress);
                return Listing{std::move(list), std::move(fewest)};
            },
            [this, revision = facts->revision](const Listing& listing) {
                if (const Facts* now = factsAt(revision)) {
                    showListing(*now, listing);
                }
            });
    } else if (facts->refusal) {
        title_->setText(tr("Solutions"));
        text_->setText(tr("This board is too large for them to be found."));
    } else if (!facts->solvable) {
        title_->setText(tr("No solution"));
        text_->setText(tr("Turn one of the lights in an odd pattern on or off, and there may be "
                          "some."));
    } else {
        title_->setText(tr("%1 solutions").arg(powerOfTwoText(facts->nullity)));
        text_->setText(tr("Too many to be shown one by one."));
    }
}

void SolutionsCard::stop() {
    listing_.cancel();
    searching_.cancel();
}

void SolutionsCard::showListing(const Facts& facts, const Listing& listing) {
    const QString count = powerOfTwoText(facts.nullity);
    if (facts.nullity == 0) {
        title_->setText(tr("The only solution"));
        text_->setText(tr("No quiet pattern can be added to it."));
    } else if (listing.list.isComplete) {
        title_->setText(tr("All %1 solutions").arg(count));
        text_->setText(tr("Any one of them, with the quiet patterns added. Those with fewest "
                          "presses come first."));
    } else {
        title_->setText(tr("%1 solutions").arg(count));
        text_->setText(tr("Too many to be shown one by one: these are a sample of %1.")
                           .arg(numberText(listing.list.patterns.size())));
    }
    gallery_->setPatterns(facts.rule, listing.list);
    best_ = listing.fewest;
    showFewest(best_);
    if (!best_.isProven() && facts.nullity <= searchedNullity) {
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
            tr("%1 best known, at least %2").arg(number, numberText(fewest.lowerBound)), true);
    }
    ways_->setVisible(!fewest.ways.empty());
    const QString ways = QString::fromStdString(fewest.ways);
    bool isShort = false;
    const qulonglong few = ways.toULongLong(&isShort);
    ways_->setValue(isShort ? QLocale().toString(few) : isolated(ways));
    orders_->setValue(ordersText(count));
    search_->setVisible(searching_.isRunning() || !fewest.isProven());
    search_->setText(searching_.isRunning() ? tr("Stop searching") : tr("Look for fewer presses"));
}

void SolutionsCard::search() {
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr || facts->solver == nullptr) {
        return;
    }
    const quint64 revision = facts->revision;
    const auto tell = [this, revision](const FewestPresses& fewest) {
        if (factsAt(revision) != nullptr && searching_.isRunning() &&
            fewest.presses.count() <= best_.presses.count()) {
            best_ = fewest;
            showFewest(best_);
        }
    };
    searching_.start(
        [this, tell, facts = *facts](Progress& progress) {
            return fewestPresses(facts.solver->rule(), facts.solution, *facts.kernel,
                                 thoroughEffort(), progress, [&](const FewestPresses& better) {
                                     QMetaObject::invokeMethod(
                                         this, [tell, better] { tell(better); },
                                         Qt::QueuedConnection);
                                 });
        },
        [this, revision](const FewestPresses& fewest) {
            if (factsAt(revision) == nullptr) {
                return;
            }
            best_ = fewest;
            showFewest(best_);
            // What was found joins what is listed, in front.
            PatternList list = gallery_->patterns();
            if (std::ranges::none_of(list.patterns, [&](const ListedPattern& listed) {
                    return listed.presses == fewest.presses;
                })) {
                list.patterns.insert(list.patterns.begin(), {.presses = fewest.presses});
                gallery_->setPatterns(workbench_.document.game().rule(), std::move(list));
            }
        });
    showFewest(best_);
}

void SolutionsCard::showOnBoard() {
    if (const auto chosen = gallery_->chosen()) {
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
