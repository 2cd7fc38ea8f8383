// SPDX-License-Identifier: GPL-3.0-or-later
#include "play/VertexCard.h"

#include "controls/FormulaLabel.h"
#include "controls/PartedView.h"
#include "controls/WrapLayout.h"
#include "text/BoardText.h"
#include "text/EquationText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QCoreApplication>
#include <QPushButton>
#include <QStyle>

#include <algorithm>

namespace lightsout {

namespace {

constexpr std::size_t maxOnDesk = 4;
constexpr std::size_t maxOnWall = 2;
constexpr int deskSide = 92;

/// Returns all quiet patterns except the empty one if the basis has at most two elements, otherwise
/// the basis. If the basis has two elements, stores their sum in `sum`, which must outlive the
/// result.
std::vector<const BitVector*> patternsToShow(const Facts& facts, BitVector& sum) {
    std::vector<const BitVector*> patterns;
    if (facts.kernel == nullptr) {
        return patterns;
    }
    for (const BitVector& pattern : *facts.kernel) {
        patterns.push_back(&pattern);
    }
    if (patterns.size() == 2) {
        sum = *patterns[0] ^ *patterns[1];
        patterns.push_back(&sum);
    }
    return patterns;
}

} // namespace

VertexCard::VertexCard(Workbench& workbench, QWidget* parent)
    : Card({"vertexCard", {}, "mathematics.md#the-model"}, parent), workbench_(workbench),
      text_(addText(TextRole::body)), equation_(new FormulaLabel(this)),
      patternCaption_(addText(TextRole::body)), press_(new QPushButton(this)) {
    content()->insertWidget(content()->indexOf(patternCaption_), equation_);
    connect(equation_, &FormulaLabel::symbolPointedAt, this, [this](std::optional<Vertex> vertex) {
        // Pointing at a symbol of the equation selects its vertex, but the equation of the previous
        // vertex must stay visible.
        isFollowing_ = false;
        workbench_.selection.setVertex(vertex);
        isFollowing_ = true;
    });
    auto* tiles = new QWidget(this);
    auto* row = new WrapLayout(tiles);
    for (std::size_t i = 0; i < maxOnDesk; ++i) {
        auto* tile = new PatternTile(Rule(), BitVector(), &Theme::quiet, QString(), this);
        connect(tile, &PatternTile::toggled, this, [this, tile](bool isShown) {
            workbench_.guide.showPattern(isShown ? std::optional(tile->pattern()) : std::nullopt);
        });
        tiles_.push_back(tile);
        row->addWidget(tile);
    }
    row->addWidget(press_);
    content()->addWidget(tiles);
    connect(press_, &QPushButton::clicked, this, [this] {
        if (const auto pattern = workbench_.guide.pattern()) {
            workbench_.guide.pressPattern(
                *pattern, style()->styleHint(QStyle::SH_Widget_Animate, nullptr, this) != 0);
        }
    });
    connect(&workbench.guide, &Guide::changed, this, &VertexCard::followGuide);
    connect(&workbench.document, &CurrentDocument::onlyLitChanged, this, &VertexCard::followGuide);
    connect(&workbench.document, &CurrentDocument::changed, this, &VertexCard::refresh);
    connect(&workbench.selection, &Selection::vertexChanged, this, &VertexCard::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &VertexCard::refresh);
    setTexts<VertexCard>(press_, QT_TR_NOOP("Press it"), QT_TR_NOOP("Press the chosen vertex"));
    onLanguageChanged(this, [this] {
        for (PatternTile* tile : tiles_) {
            tile->setToolTip(tr("Show on the board"));
        }
        refresh();
    });
}

void VertexCard::setStage(Stage stage) {
    stage_ = stage;
    resizePictures();
    refresh();
}

std::size_t VertexCard::maxPictures() const {
    return stage_ == Stage::desk ? maxOnDesk : maxOnWall;
}

void VertexCard::resizePictures() {
    for (PatternTile* tile : tiles_) {
        tile->setSide(stage_ == Stage::desk ? deskSide : wallPictureSide(*this));
    }
}

void VertexCard::resizeEvent(QResizeEvent* event) {
    Card::resizeEvent(event);
    resizePictures();
}

void VertexCard::refresh() {
    const Game& game = workbench_.document.game();
    if (const auto vertex = workbench_.selection.vertex(); vertex && isFollowing_) {
        shown_ = {*vertex, workbench_.document.vertexRevision()};
    }
    const std::optional<Vertex> shown = shownVertex();
    if (!shown) {
        title_->setText(tr("Effect of a cell"));
        changeName(*title_, {});
        text_->setText(tr("Point at a cell to see its equation, or move there with the arrow keys "
                          "and press it with the space bar."));
        equation_->hide();
    } else {
        std::size_t toggled = 0;
        game.rule().forEachToggled(*shown, [&toggled](Vertex) { ++toggled; });
        title_->setText(tr("Effect of %1").arg(vertexName(game.rule(), *shown)));
        changeName(*title_, tr("Effect of %1").arg(spokenVertexName(game.rule(), *shown)));
        text_->setText(
            tr("Pressing it changes %Ln light(s). Its equation sums the presses that change it:",
               nullptr, static_cast<int>(toggled)));
        equation_->setFormula(equationText(game, *shown));
        equation_->setMarked(workbench_.selection.vertex());
        equation_->show();
    }
    const Facts* facts = workbench_.analysis.factsOfRule();
    showPatterns(facts != nullptr ? *facts : Facts());
}

void VertexCard::showPatterns(const Facts& facts) {
    BitVector sum;
    const std::vector<const BitVector*> patterns = patternsToShow(facts, sum);
    const std::optional<Vertex> shown = shownVertex();
    int pressedIn = 0;
    for (const BitVector* pattern : patterns) {
        pressedIn += shown && (*pattern)[*shown] ? 1 : 0;
    }
    const int count = static_cast<int>(patterns.size());
    const std::size_t nullity = workbench_.analysis.size("nullity").value_or(0);
    const auto basis = static_cast<int>(nullity);
    if (facts.kernel == nullptr) {
        patternCaption_->clear();
    } else if (count == 0) {
        patternCaption_->setText(
            tr("Only the empty pattern is quiet: every other pattern changes something."));
    } else if (nullity <= 2) {
        patternCaption_->setText(
            shown ? tr("It is pressed in %1 of %Ln quiet pattern(s), including the empty one:",
                       nullptr, count + 1)
                        .arg(pressedIn)
                  : tr("%Ln quiet pattern(s), including the empty one: press one, and nothing "
                       "changes.",
                       nullptr, count + 1));
    } else if (!facts.isKernelComplete()) {
        patternCaption_->setText(tr(
            "The first patterns of a basis of %Ln quiet patterns: press one, and nothing changes.",
            nullptr, basis));
    } else {
        patternCaption_->setText(
            shown
                ? tr("It is pressed in %1 of %Ln basic quiet patterns:", nullptr, basis)
                      .arg(pressedIn)
                : tr("%Ln basic quiet patterns: press one, and nothing changes.", nullptr, basis));
    }
    if (stage_ == Stage::desk && patterns.size() > maxPictures() &&
        facts.rule.vertexCount() <= PatternPicture::maxVertices) {
        patternCaption_->setText(
            patternCaption_->text() + QLatin1Char(' ') +
            tr("The first %1 are shown; the page “%2” has them all.")
                .arg(numberText(maxPictures()),
                     QCoreApplication::translate("Pages", "Kernel and solutions")));
    }
    for (std::size_t i = 0; i < tiles_.size(); ++i) {
        PatternTile* tile = tiles_[i];
        const bool isShown = i < std::min(patterns.size(), maxPictures()) &&
                             facts.rule.vertexCount() <= PatternPicture::maxVertices;
        tile->setVisible(isShown);
        if (isShown) {
            const QString name =
                isolated(i < facts.kernel->size()
                             ? QLatin1Char('q') + subscript(i + 1)
                             : QStringLiteral("q%1 + q%2").arg(subscript(1), subscript(2)));
            tile->setPattern(workbench_.document.game().rule(), *patterns[i]);
            tile->setRinged(shown);
            tile->setText(name);
            tile->setAccessibleName(tr("Quiet pattern %1: %Ln press(es)", nullptr,
                                       static_cast<int>(patterns[i]->count()))
                                        .arg(name));
        }
    }
    followGuide();
}

void VertexCard::followGuide() {
    const auto& pattern = workbench_.guide.pattern();
    for (PatternTile* tile : tiles_) {
        const QSignalBlocker blocker(tile);
        tile->setChecked(pattern == tile->pattern());
    }
    press_->setVisible(pattern && workbench_.document.game().rule().changedBy(*pattern).none());
    press_->setEnabled(!workbench_.document.onlyLit());
}

} // namespace lightsout

#include "moc_VertexCard.cpp"
