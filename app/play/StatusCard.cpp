// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/StatusCard.h"

#include "controls/Announcement.h"
#include "controls/PartedView.h"
#include "fewest/HardestBoards.h"
#include "play/NextSize.h"
#include "text/ErrorText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QLocale>
#include <QPushButton>
#include <QRandomGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <climits>

namespace lightsout {

StatusCard::StatusCard(Workbench& workbench, QWidget* parent)
    : Card(parent), workbench_(workbench), headline_(addText(TextRole::headline)),
      detail_(addText(TextRole::body)), pressed_(new FactLabel([] { return tr("Pressed"); })),
      left_(new FactLabel([] { return tr("Fewest left"); },
                          [] { return termSentence(Term::fewestPresses); })),
      time_(new FactLabel([] { return tr("Time"); })), allow_(new QPushButton(this)),
      again_(new QPushButton(this)), harder_(new QPushButton(this)),
      nextSize_(new QPushButton(this)) {
    setObjectName(QStringLiteral("boardCard"));
    addRow({pressed_, left_, time_}, 36);
    content()->addWidget(allow_, 0, Qt::AlignLeading);
    next_ = addRow({again_, harder_, nextSize_});
    for (QPushButton* button : {again_, harder_, nextSize_}) {
        button->setFocusPolicy(Qt::TabFocus);
    }
    headline_->setObjectName(QStringLiteral("headline"));
    again_->setObjectName(QStringLiteral("playAgain"));
    harder_->setObjectName(QStringLiteral("playHarder"));
    nextSize_->setObjectName(QStringLiteral("nextSize"));
    again_->setDefault(true);
    // Texts of different length must not move the cards below.
    detail_->reserveLines(2);
    tick_.setInterval(200);
    connect(&tick_, &QTimer::timeout, this, &StatusCard::refreshTime);
    connect(allow_, &QPushButton::clicked, &workbench.analysis, &Analysis::allowMemory);
    connect(again_, &QPushButton::clicked, this, &StatusCard::againRequested);
    connect(harder_, &QPushButton::clicked, this, [this] {
        const auto* found = harderLights_.in(workbench_.document.revision());
        if (found != nullptr && found->has_value()) {
            const BitVector lights = **found; // copied, because a new game clears them
            Q_EMIT harderRequested(lights);
        }
    });
    connect(nextSize_, &QPushButton::clicked, this, &StatusCard::nextSizeRequested);
    connect(&workbench.document, &CurrentDocument::changed, this, &StatusCard::refresh);
    connect(&workbench.document, &CurrentDocument::onlyLitChanged, this, &StatusCard::refresh);
    connect(&workbench.document, &CurrentDocument::pressRefused, this, [this](Vertex vertex) {
        refused_ = {vertex, workbench_.document.revision()};
        spoken_.clear(); // each refusal is announced
        refresh();
    });
    connect(&workbench.analysis, &Analysis::factsChanged, this, &StatusCard::refresh);
    connect(&workbench.guide, &Guide::changed, this, &StatusCard::refresh);
    setTexts<StatusCard>(allow_, QT_TR_NOOP("Solve anyway"));
    setTexts<StatusCard>(again_, QT_TR_NOOP("Again"), QT_TR_NOOP("Play the same lights again"));
    onLanguageChanged(this, [this] {
        refresh();
        harder_->setToolTip(tr("Start a game on this board that needs more presses"));
    });
}

void StatusCard::setMode(BoardMode mode) {
    mode_ = mode;
    refresh();
}

void StatusCard::refresh() {
    const Message now = message(vertexName);
    const Message spoken = message(spokenVertexName);
    // The facts about the new lights follow shortly. Without this, the text would change twice.
    const bool isComputing = workbench_.analysis.facts() == nullptr &&
                             workbench_.analysis.factsOfRule() != nullptr &&
                             !workbench_.analysis.wasCancelled();
    const bool keepsDetail = isComputing && !now.isNews && now.headline == headline_->text() &&
                             !detail_->text().isEmpty();
    headline_->setText(now.headline);
    changeName(*headline_, spoken.headline);
    announceNews(spoken);
    if (!keepsDetail) {
        detail_->setText(now.detail);
    }
    const Game& game = workbench_.document.game();
    pressed_->setValue(numberText(game.pressCount()));
    const Facts* facts = workbench_.analysis.facts();
    const auto fewest = workbench_.analysis.value(*factNamed("fewest"));
    const auto& stars = workbench_.guide.stars();
    if (stars) {
        // The solution shown by the stars is not necessarily a shortest one.
        const bool isFewest = fewest && fewest->isProven && fewest->size() == stars->count();
        left_->setName(isFewest ? tr("Fewest left") : tr("Presses left"));
        left_->setValue(numberText(stars->count()), true);
    } else if (fewest && fewest->isProven && fewest->size()) {
        left_->setName(tr("Fewest left"));
        left_->setValue(numberText(*fewest->size()));
    } else if (facts != nullptr || workbench_.analysis.factsOfRule() == nullptr) {
        left_->setUnknown(!fewest || fewest->missing() == Missing::tooLarge
                              ? tr("Not known for this board.")
                          : fewest->exists() ? tr("The minimum has not been proven yet.")
                                             : tr("This board has no solution."));
    }
    allow_->setVisible(workbench_.analysis.memoryToAllow().has_value());
    refreshNext();
    refreshTime();
    if (workbench_.clock.isRunning()) {
        tick_.start();
    } else {
        tick_.stop();
    }
}

void StatusCard::announceNews(const Message& spoken) {
    const bool isNew = spoken.isNews && spoken.headline != spoken_;
    spoken_ = spoken.isNews ? spoken.headline : QString();
    if (isNew && areAnnouncementsHeard()) {
        announce(*this, (spoken.headline + QLatin1Char(' ') + spoken.detail + QLatin1Char(' ') +
                         markedCells())
                            .trimmed());
    }
}

QString StatusCard::markedCells() const {
    constexpr std::size_t maxCells = 12;
    const Guide& guide = workbench_.guide;
    const auto& marked = guide.certificate() ? guide.certificate()
                         : guide.pattern()   ? guide.pattern()
                                             : guide.stars();
    const Game& game = workbench_.document.game();
    return marked && marked->any() && marked->count() <= maxCells &&
                   marked->size() == game.vertexCount()
               ? spokenVertexNames(game.rule(), *marked) + QLatin1Char('.')
               : QString();
}

void StatusCard::refreshNext() {
    const Game& game = workbench_.document.game();
    const bool isOver = mode_ == BoardMode::press && game.isWon() && game.pressCount() > 0;
    next_->setVisible(isOver);
    if (!isOver) {
        harderJob_.cancel();
        harderLights_.reset();
        return;
    }
    const std::optional<Lattice> larger = nextSize(game.rule());
    nextSize_->setVisible(larger.has_value());
    if (larger) {
        nextSize_->setText(tr("Next size: %1").arg(boardName(*larger)));
    }
    const Facts* facts = workbench_.analysis.facts();
    const quint64 revision = workbench_.document.revision();
    if (harderLights_.in(revision) == nullptr) {
        harderJob_.cancel(); // the job is for another board that was also won
        if (facts != nullptr) {
            harderLights_ = {std::nullopt, revision};
            searchForHarder(*facts);
        }
    }
    const auto* found = harderLights_.in(revision);
    harder_->setVisible(found != nullptr && found->has_value());
}

void StatusCard::searchForHarder(const Facts& facts) {
    if (facts.fewestOfGame == nullptr || !facts.fewestOfGame->isProven() ||
        facts.rule.vertexCount() > maxHarderBoardVertices ||
        facts.solver->nullity() > maxHarderBoardNullity || workbench_.document.onlyLit()) {
        return;
    }
    const Game& game = workbench_.document.game();
    harderJob_.start(
        [game, kernel = facts.kernel, fewest = facts.fewestOfGame->presses.count(),
         seed = QRandomGenerator::global()->generate64()](Progress& progress) {
            Random random(seed);
            return harderPresses(game.vertexCount(), *kernel, fewest, random, progress);
        },
        [this](const std::optional<BitVector>& presses) {
            if (presses) {
                const Game& won = workbench_.document.game();
                harderLights_ = {won.target() ^ won.rule().changedBy(*presses),
                                 workbench_.document.revision()};
                harder_->setText(
                    tr("Harder: %Ln press(es)", nullptr, static_cast<int>(presses->count())));
                harder_->show();
            }
        });
}

void StatusCard::refreshTime() {
    time_->setValue(timeText());
}

QString StatusCard::timeText() const {
    return lightsout::timeText(static_cast<std::uint64_t>(workbench_.clock.milliseconds() / 1000));
}

StatusCard::Message StatusCard::message(VertexNaming name) const {
    const Game& game = workbench_.document.game();
    if (game.vertexCount() == 0) {
        return {tr("This board is empty."), tr("Choose a new board to play.")};
    }
    if (mode_ == BoardMode::editLights) {
        return {tr("Draw the lights."),
                tr("Click a cell or drag over several to turn lights on or off.")};
    }
    if (mode_ == BoardMode::editTarget) {
        return {tr("Draw the target."), tr("The lights that are on here must be on at the end.")};
    }
    if (const BitVector* pressed = workbench_.guide.pressedPattern()) {
        return pressedMessage(*pressed);
    }
    if (game.isWon()) {
        return solvedMessage();
    }
    if (const Vertex* refused = refused_.in(workbench_.document.revision())) {
        return {tr("You can't press %1: it is off.").arg(name(game.rule(), *refused)),
                onlyLitText(), true};
    }
    if (workbench_.guide.certificate()) {
        const BitVector& pattern = *workbench_.guide.certificate();
        return {tr("This board has no solution."),
                tr("Count the marked lights: there are %Ln, an odd number.", nullptr,
                   static_cast<int>(pattern.overlap(game.difference()))),
                true};
    }
    if (workbench_.guide.pattern()) {
        return patternMessage(*workbench_.guide.pattern());
    }
    if (workbench_.guide.hint()) {
        return {tr("Press %1.").arg(name(game.rule(), *workbench_.guide.hint())),
                workbench_.guide.isLed() ? tr("This is the next press in light chasing.")
                                         : tr("This press is part of the shortest known solution. "
                                              "The order never matters."),
                true};
    }
    return workbench_.guide.stars() ? starsMessage() : taskMessage();
}

StatusCard::Message StatusCard::solvedMessage() const {
    const Game& game = workbench_.document.game();
    if (game.pressCount() == 0) {
        return {
            tr("Nothing is left to do."),
            tr("The lights already match the target. Choose random or solvable lights to play.")};
    }
    if (workbench_.guide.hasPlayed()) {
        return {tr("That was the solution. Your turn."),
                tr("“Again” starts with the same lights. Now solve them yourself."), true};
    }
    // The number of presses may have been read from a file, which may contain any number.
    const int made = static_cast<int>(std::min<std::uint64_t>(game.pressCount(), INT_MAX));
    const Facts* facts = workbench_.analysis.facts();
    const FewestPresses* fewest = facts != nullptr ? facts->fewestOfGame.get() : nullptr;
    if (fewest == nullptr || fewest->presses.none() || workbench_.document.onlyLit()) {
        return {tr("Solved!"), tr("%Ln press(es) in %1.", nullptr, made).arg(timeText()), true};
    }
    if (game.pressCount() > fewest->presses.count()) {
        return {tr("Solved!"),
                tr("%Ln press(es) in %1; %2 would have been enough.", nullptr, made)
                    .arg(timeText(), numberText(fewest->presses.count())),
                true};
    }
    return {tr("Solved!"),
            (fewest->isProven()
                 ? tr("%Ln press(es) in %1, the fewest possible.", nullptr, made)
                 : tr("%Ln press(es) in %1. No shorter solution is known.", nullptr, made))
                .arg(timeText()),
            true};
}

StatusCard::Message StatusCard::pressedMessage(const BitVector& pattern) {
    return {tr("%Ln press(es), and nothing changed.", nullptr, static_cast<int>(pattern.count())),
            tr("Each light was changed an even number of times."), true};
}

StatusCard::Message StatusCard::patternMessage(const BitVector& pattern) const {
    const Game& game = workbench_.document.game();
    const bool isQuiet = game.rule().changedBy(pattern).none();
    return {isQuiet ? tr("Press all teal cells, and nothing changes.")
                    : tr("Every press changes an even number of the teal lights."),
            tr("%Ln of these lights must change; they are marked.", nullptr,
               static_cast<int>(pattern.overlap(game.difference()))),
            true};
}

StatusCard::Message StatusCard::starsMessage() const {
    const Facts* facts = workbench_.analysis.facts();
    const std::size_t left = workbench_.guide.stars()->count();
    const int shown = static_cast<int>(left);
    const QString headline = workbench_.document.onlyLit()
                                 ? tr("Press the starred cells, each while it is lit.")
                                 : tr("Press the starred cells in any order.");
    if (facts == nullptr) {
        return {headline, tr("%Ln press(es) left.", nullptr, shown), true};
    }
    if (workbench_.guide.isStuck()) {
        return {tr("None of the starred cells is lit."),
                tr("In this order, the solution can't be completed. Undo, or press another cell "
                   "first."),
                true};
    }
    const auto fewest = workbench_.analysis.value(*factNamed("fewest"));
    if (fewest && fewest->size() < left) {
        return {
            headline,
            tr("%Ln press(es) left on this path. A shorter solution is now known.", nullptr, shown),
            true};
    }
    return {headline,
            fewest && fewest->isProven
                ? tr("%Ln press(es) left, and no solution is shorter (proven).", nullptr, shown)
                : tr("%Ln press(es) left. A shorter solution might exist.", nullptr, shown),
            true};
}

QString StatusCard::onlyLitText() {
    return tr(
        "Only lit cells can be pressed, so the order matters and some solutions can't be played.");
}

StatusCard::Message StatusCard::taskMessage() const {
    const Game& game = workbench_.document.game();
    const QString headline = game.target().none() ? tr("Turn all the lights off.")
                             : game.target() == BitVector::ones(game.vertexCount())
                                 ? tr("Turn all the lights on.")
                                 : tr("Turn on the marked lights, and only those.");
    const Facts* facts = workbench_.analysis.facts();
    if (facts == nullptr) {
        return {headline, workbench_.analysis.wasCancelled() ? tr("The search was stopped.")
                                                             : tr("Looking for a solution …")};
    }
    if (const auto memory = workbench_.analysis.memoryToAllow()) {
        return {headline, tr("Solving this board needs %1 of memory, which is a lot.")
                              .arg(QLocale().formattedDataSize(static_cast<qint64>(*memory)))};
    }
    if (facts->refusal) {
        return {headline, errorText(*facts->refusal)};
    }
    if (facts->isSolvable() && workbench_.document.onlyLit()) {
        return {headline, onlyLitText()};
    }
    return {headline, facts->isSolvable()
                          ? tr("There is a solution. The order of its presses never matters.")
                          : tr("There is no solution from here. Click Solution to see why.")};
}

} // namespace lightsout

#include "moc_StatusCard.cpp"
