// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/BruteForceCard.h"

#include "board/PatternPicture.h"
#include "controls/PartedView.h"
#include "controls/PlayerBar.h"
#include "elimination/Growth.h"
#include "solve/BruteForce.h"
#include "text/BoardText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"

#include <QPaintEvent>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace lightsout {

namespace {

constexpr int boardsHeight = 230;

BitVector unpacked(std::uint16_t bits, std::size_t size) {
    BitVector vector(size);
    for (std::size_t i = 0; i < size; ++i) {
        vector.set(i, ((bits >> i) & 1U) != 0);
    }
    return vector;
}

/// Returns the names of the pressed vertices, such as "cell 10".
QString pressesText(const Rule& rule, const TriedSet& tried, VertexNaming name) {
    QStringList names;
    unpacked(tried.presses, rule.vertexCount()).forEachOne([&](Vertex v) {
        names.append(name(rule, v));
    });
    return names.join(QStringLiteral("; "));
}

} // namespace

/// The rounds, in steps of at most a sixteenth of a round.
class BruteForceCard::Rounds : public StepPlayer {
public:
    using StepPlayer::StepPlayer;

    /// The boards of the current round that have been tried.
    struct Shown {
        std::size_t round = 0;
        std::vector<TriedSet> all; ///< all sets of the round
        std::size_t tried = 0;     ///< number of these sets that have been tried
        std::uint64_t before = 0;  ///< number of sets tried in earlier rounds
    };

    void setGame(const Game& game) {
        game_ = game;
        steps_.clear();
        std::uint64_t before = 0;
        const std::size_t buttons = game.rule().buttonCount();
        for (std::size_t round = 1; round <= buttons && !hasWon(); ++round) {
            const std::vector<TriedSet> tries = triesOfRound(game, round);
            const auto winner = std::ranges::find(tries, 0, &TriedSet::remaining);
            const auto end =
                static_cast<std::size_t>(winner - tries.begin()) + (winner != tries.end() ? 1 : 0);
            const std::size_t size = (tries.size() + stepsPerRound - 1) / stepsPerRound;
            for (std::size_t tried = 0; tried < end;) {
                tried = std::min(end, tried + size);
                steps_.push_back({round, tried, before, winner != tries.end() && tried == end});
            }
            before += tries.size();
        }
        rewind();
        const auto isFirst = [](const Step& step) { return step.round == 1; };
        setStep(static_cast<std::size_t>(std::ranges::count_if(steps_, isFirst)));
    }
    Shown shown() const {
        if (step() == 0) {
            return {};
        }
        const Step& last = steps_[step() - 1];
        return {last.round, triesOfRound(game_, last.round), last.tried, last.before};
    }
    bool hasWon() const { return !steps_.empty() && steps_.back().wins; }
    std::size_t stepCount() const override { return steps_.size(); }

private:
    static constexpr std::size_t stepsPerRound = 16;

    struct Step {
        std::size_t round = 0;
        std::size_t tried = 0;
        std::uint64_t before = 0;
        bool wins = false;
    };

    void doStep(std::size_t /*index*/) override {}
    void undoStep(std::size_t /*index*/) override {}

    Game game_;
    std::vector<Step> steps_;
};

/// The boards of a round, row by row in the order in which they are tried.
class BruteForceCard::Boards : public QWidget, public PartedView {
public:
    using QWidget::QWidget;

    void show(const Rule& rule, std::vector<TriedSet> all, std::size_t tried) {
        rule_ = rule;
        if (all.size() != tries_.size() || tried < tried_) {
            renumberParts();
        }
        tries_ = std::move(all);
        tried_ = tried;
        setMinimumHeight(heightFor(width()));
        update();
    }
    /// Returns the rectangle of the last board that was tried.
    QRect lastRect() const { return rectOf(std::max<std::size_t>(tried_, 1) - 1).toRect(); }

    std::size_t partCount() const override { return tried_; }
    QString partName(std::size_t board) const override {
        const TriedSet& tried = tries_[board];
        const QString presses = pressesText(rule_, tried, spokenVertexName);
        return tried.remaining == 0 ? BruteForceCard::tr("%1: wins").arg(presses)
                                    : BruteForceCard::tr("%1: %Ln light(s) left", nullptr,
                                                         std::popcount(tried.remaining))
                                          .arg(presses);
    }
    QRectF partRect(std::size_t board) const override { return rectOf(board); }
    std::optional<std::size_t> partAt(QPointF position) const override {
        for (std::size_t board = 0; board < tried_; ++board) {
            if (rectOf(board).contains(position)) {
                return board;
            }
        }
        return std::nullopt;
    }
    std::optional<std::size_t> currentPart() const override { return std::nullopt; }

protected:
    void resizeEvent(QResizeEvent* /*event*/) override { setMinimumHeight(heightFor(width())); }
    void paintEvent(QPaintEvent* event) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        for (std::size_t board = 0; board < tries_.size(); ++board) {
            const QRectF place = rectOf(board);
            if (!place.intersects(event->rect())) {
                continue; // a round has thousands of boards
            }
            const QRectF frame = place.adjusted(1.5, 1.5, -1.5, -1.5);
            const bool isTried = board < tried_;
            const bool wins = isTried && tries_[board].remaining == 0;
            painter.setPen(QPen(wins ? theme.accent : theme.line, wins ? 3 : 1));
            painter.setBrush(wins ? mixed(theme.card, theme.accent, winnerTint) : theme.card);
            painter.drawRoundedRect(frame, 4, 4);
            if (isTried) {
                paintPattern(painter, frame.adjusted(inset, inset, -inset, -inset), rule_,
                             unpacked(tries_[board].remaining, rule_.vertexCount()),
                             &Theme::litFlat, theme);
            }
        }
    }

private:
    static constexpr double winnerTint = 0.35;
    static constexpr double inset = 3;

    int side() const {
        // All boards of a round are visible at once if they are large enough to be recognised.
        constexpr double smallest = 36;
        constexpr double largest = 84;
        const double area = static_cast<double>(width()) * boardsHeight;
        const auto count = static_cast<double>(std::max<std::size_t>(tries_.size(), 1));
        const double fitting = std::sqrt(area / count) - 6; // rows and columns are not filled
        return static_cast<int>(std::clamp(fitting, smallest, largest));
    }
    std::size_t across() const { return static_cast<std::size_t>(std::max(1, width() / side())); }
    int heightFor(int /*width*/) const {
        return static_cast<int>((tries_.size() + across() - 1) / across()) * side();
    }
    QRectF rectOf(std::size_t board) const {
        const auto column = static_cast<int>(board % across());
        const auto row = static_cast<int>(board / across());
        return QRectF(column * side(), row * side(), side(), side());
    }

    Rule rule_;
    std::vector<TriedSet> tries_;
    std::size_t tried_ = 0;
};

BruteForceCard::BruteForceCard(QWidget* parent)
    : Card({"brute-forceCard", [] { return tr("Brute force"); }, "elimination.md#brute-force"},
           parent),
      rounds_(new Rounds(this)), text_(addText(TextRole::body)),
      tried_(addText(TextRole::headline)), player_(new PlayerBar(*rounds_, this)),
      boards_(new Boards), scroll_(new QScrollArea(this)) {
    tried_->setObjectName(QStringLiteral("triedSets"));
    // Boards are tried from left to right in every language, as cells are numbered.
    boards_->setLayoutDirection(Qt::LeftToRight);
    scroll_->setWidget(boards_);
    scroll_->setWidgetResizable(true);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setFixedHeight(boardsHeight);
    scroll_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    content()->addWidget(player_);
    content()->addWidget(scroll_);
    connect(rounds_, &StepPlayer::changed, this, &BruteForceCard::refresh);
    onLanguageChanged(this, [this] { refresh(); });
}

void BruteForceCard::setGame(const Game& game) {
    if (game == game_) {
        return;
    }
    game_ = game;
    rounds_->setGame(game_.vertexCount() <= maxRoundVertices ? game_ : Game());
    refresh();
}

QString BruteForceCard::largeBoardText() const {
    constexpr std::size_t named = 4;
    const std::size_t buttons = game_.rule().buttonCount();
    std::uint64_t sets = 1;
    QStringList rounds;
    for (std::size_t round = 1; round <= std::min(named, buttons); ++round) {
        sets = sets * (buttons - round + 1) / round;
        rounds.append(isolated(
            QStringLiteral("C(%1, %2) = %3").arg(buttons).arg(round).arg(numberText(sets))));
    }
    return tr("Round i tries all sets of i presses: %1 … In all: %2.")
        .arg(rounds.join(QStringLiteral(", ")), pressSetsText(buttons));
}

void BruteForceCard::refresh() {
    const bool isWon = game_.difference().none();
    const bool isSmall = !isWon && game_.vertexCount() <= maxRoundVertices;
    for (QWidget* part : std::initializer_list<QWidget*>{player_, scroll_, tried_}) {
        part->setVisible(isSmall);
    }
    boards_->setAccessibleName(tr("The boards of this round"));
    scroll_->setAccessibleName(boards_->accessibleName());
    if (!isSmall) {
        text_->setText(isWon ? tr("No press is needed: no light must change.") : largeBoardText());
        return;
    }
    const std::size_t buttons = game_.rule().buttonCount();
    Rounds::Shown shown = rounds_->shown();
    text_->setText(
        shown.round == 0
            ? tr("Round 1 tries each single press, round 2 each pair, and so on.")
            : tr("Round %1: %2 boards, one for each set of %Ln press(es). The order of presses "
                 "does not matter, so no set is tried twice.",
                 nullptr, static_cast<int>(shown.round))
                  .arg(numberText(shown.round), isolated(QStringLiteral("C(%1, %2) = %3")
                                                             .arg(buttons)
                                                             .arg(shown.round)
                                                             .arg(numberText(shown.all.size())))));
    QString tried = tr("Tried so far: %1 of %2.")
                        .arg(numberText(shown.before + shown.tried), pressSetsText(buttons));
    if (rounds_->isAtEnd() && rounds_->hasWon()) {
        tried += QLatin1Char(' ') +
                 tr("This set wins: %1.")
                     .arg(pressesText(game_.rule(), shown.all[shown.tried - 1], vertexName));
    } else if (rounds_->isAtEnd()) {
        tried += QLatin1Char(' ') + tr("No set of presses wins.");
    }
    tried_->setText(tried);
    boards_->show(game_.rule(), std::move(shown.all), shown.tried);
    const QRect last = boards_->lastRect();
    scroll_->ensureVisible(last.center().x(), last.center().y(), 0, last.height());
}

} // namespace lightsout

#include "moc_BruteForceCard.cpp"
