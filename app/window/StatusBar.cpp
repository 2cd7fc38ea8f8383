// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/StatusBar.h"

#include "analysis/ProgressStrip.h"
#include "controls/Card.h"
#include "controls/Layouts.h"
#include "controls/PartedView.h"
#include "controls/WhyButton.h"
#include "files/AutosaveNotice.h"
#include "files/FileActions.h"
#include "files/FileHandle.h"
#include "graph/Symmetry.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/FactText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "text/WorkText.h"
#include "theme/LookChanges.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QMouseEvent>
#include <QToolButton>

#include <algorithm>
#include <utility>

namespace lightsout {

namespace {

constexpr int wordSpacing = 6; ///< space between the name of a fact and its value
constexpr int factSpacing = 24;
constexpr int sideMargin = 16;
constexpr int boardShare = 4; ///< a board's name is truncated to 1 / boardShare of the width

/// The facts that may be omitted if there is too little room, in the order of omission.
constexpr Term leastFirst[] = {Term::edges, Term::symmetries, Term::vertices, Term::rank,
                               Term::nullity};

constexpr auto placeProperty = "manualPlace";

/// Returns the facts that follow the name of the board.
std::vector<const Fact*> shownFacts() {
    std::vector<const Fact*> facts;
    for (const char* id : {"vertices", "edges", "rank", "nullity", "solutions-now", "automorphisms",
                           "is-solvable"}) {
        facts.push_back(factNamed(id));
    }
    return facts;
}

/// Returns the place of a term in the glossary of the manual.
QString placeOf(Term term) {
    const auto place = std::ranges::find(allTerms(), term) - allTerms().begin();
    return QStringLiteral("lexicon.md#%1").arg(place);
}

} // namespace

void StatusFacts::mousePressEvent(QMouseEvent* event) {
    const QWidget* fact = childAt(event->pos());
    const QString place = fact != nullptr ? fact->property(placeProperty).toString() : QString();
    if (!place.isEmpty()) {
        ManualEvent wanted(place);
        QCoreApplication::sendEvent(window(), &wanted);
    }
}

StatusFacts::StatusFacts(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), row_(new QHBoxLayout(this)),
      rest_(makeLabel(TextRole::small, true, this)) {
    setObjectName(QStringLiteral("facts"));
    row_->setContentsMargins(sideMargin, 0, sideMargin, 0);
    row_->setSpacing(factSpacing);
    rest_->setText(QStringLiteral("…"));
    row_->addWidget(rest_);
    row_->addStretch();
    connect(&workbench.document, &CurrentDocument::changed, this, &StatusFacts::refresh);
    connect(&workbench.analysis, &Analysis::factsChanged, this, &StatusFacts::refresh);
    connect(&workbench.analysis, &Analysis::valuesChanged, this, &StatusFacts::refresh);
    workbench.analysis.want(*this, shownFacts());
    onAppearanceChanged(this, [this] {
        setAccessibleName(tr("Facts about the board"));
        refresh();
        fit();
    });
}

QSize StatusFacts::minimumSizeHint() const {
    return {0, QWidget::minimumSizeHint().height()};
}

void StatusFacts::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void StatusFacts::refresh() {
    const Game& game = workbench_.document.game();
    const Facts* facts = workbench_.analysis.facts();
    const Analysis& analysis = workbench_.analysis;
    if (analysis.isComputing() && analysis.value(*factNamed("rank")) &&
        !analysis.value(*factNamed("is-solvable")) && !facts_.empty()) {
        return; // only the lights have changed; the next facts follow in a moment
    }
    std::vector<Shown> all{{Term::board, boardName(game.rule())}};
    for (const Fact* fact : shownFacts()) {
        const auto value = analysis.value(*fact);
        const auto missing = value ? value->missing() : std::nullopt;
        Shown shown{.term = *termOf(*fact)};
        if (!value || missing) {
            shown.value = !value && analysis.isComputing() ? tr("…") : tr("not known");
            shown.reason = facts != nullptr && facts->refusal ? errorText(*facts->refusal)
                           : missing                          ? missingText(*missing)
                                                              : QString();
            if (missing && shown.term == Term::symmetries) {
                shown.value = tr("not counted");
                shown.reason =
                    tr("Symmetries are counted on boards of up to %1 vertices and %2 edges, "
                       "unless that takes too long.")
                        .arg(numberText(maxAutomorphismVertices), numberText(maxAutomorphismEdges));
            }
        } else if (shown.term == Term::solvable) {
            shown.value = std::get<bool>(value->content) ? tr("solvable") : tr("not solvable");
        } else {
            shown.value = valueText(*fact, *value);
            if (shown.term == Term::edges && facts != nullptr && facts->oneWayEdges > 0) {
                const std::size_t edges =
                    (game.rule().graph()->arcCount() + facts->oneWayEdges) / 2;
                shown.value =
                    tr("%1 (%2 one-way)").arg(numberText(edges), numberText(facts->oneWayEdges));
            }
        }
        all.push_back(std::move(shown));
    }
    show(std::move(all));
}

void StatusFacts::show(std::vector<Shown> facts) {
    facts_ = std::move(facts);
    // New labels would be reported to screen readers after each press.
    while (holders_.size() < facts_.size()) {
        auto* holder = new QWidget(this);
        auto* words = setRow(holder, {}, wordSpacing);
        TextLabel* caption = makeLabel(TextRole::small, true, holder);
        TextLabel* fact = makeLabel(TextRole::small, false, holder);
        fact->setBold(true);
        words->addWidget(caption);
        words->addWidget(fact);
        row_->insertWidget(static_cast<int>(holders_.size()), holder);
        holders_.push_back(holder);
    }
    QStringList spoken;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        const auto& [term, value, reason] = facts_[i];
        const auto labels = holders_[i]->findChildren<TextLabel*>();
        labels[0]->setText(termName(term));
        if (term != Term::board) { // fit() shortens this one
            labels[1]->setText(value);
        }
        spoken.append(QStringList{termName(term), value, reason}.join(QLatin1Char(' ')).trimmed());
    }
    changeDescription(*this, withoutIsolates(spoken.join(QStringLiteral(", "))));
    fit();
}

int StatusFacts::widthOf(std::size_t fact) const {
    int width = wordSpacing;
    for (const auto* label : holders_[fact]->findChildren<TextLabel*>()) {
        width += label->sizeHint().width(); // even if the label is hidden
    }
    return width;
}

void StatusFacts::fit() {
    const int room = width() - 2 * sideMargin;
    int needed = 0;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        const auto& [term, value, reason] = facts_[i];
        const auto labels = holders_[i]->findChildren<TextLabel*>();
        QString explanation = termSentence(term);
        if (!reason.isEmpty()) {
            explanation += QLatin1Char(' ') + reason;
        }
        if (term == Term::board) {
            const QString shown =
                labels[1]->fontMetrics().elidedText(value, Qt::ElideMiddle, room / boardShare);
            labels[1]->setText(shown);
            if (shown != value) {
                explanation = value + QStringLiteral(". ") + explanation;
            }
        }
        for (TextLabel* label : labels) {
            label->setToolTip(explanation);
            label->setProperty(placeProperty, placeOf(term));
            label->setCursor(Qt::WhatsThisCursor);
        }
        needed += widthOf(i) + factSpacing;
    }
    needed -= factSpacing;
    const int restWidth = rest_->sizeHint().width() + factSpacing;
    std::vector<bool> isShown(facts_.size(), true);
    QStringList hidden;
    for (const Term least : leastFirst) {
        if (needed + (hidden.isEmpty() ? 0 : restWidth) <= room) {
            break;
        }
        for (std::size_t i = 0; i < facts_.size(); ++i) {
            if (facts_[i].term == least) {
                isShown[i] = false;
                needed -= widthOf(i) + factSpacing;
                hidden << termName(least) + QLatin1Char(' ') + facts_[i].value;
            }
        }
    }
    for (std::size_t i = 0; i < facts_.size(); ++i) {
        holders_[i]->setVisible(isShown[i]);
    }
    rest_->setVisible(!hidden.isEmpty());
    rest_->setToolTip(hidden.join(QLatin1Char('\n')));
    rest_->setAccessibleName(hidden.join(QStringLiteral(", ")));
}

StatusBar::StatusBar(Workbench& workbench, const FileActions& file, QWidget* parent)
    : QStatusBar(parent), facts_(new StatusFacts(workbench, this)) {
    setSizeGripEnabled(false);
    addWidget(facts_, 1);
    if (workbench.autosave != nullptr) {
        addPermanentWidget(new AutosaveNotice(*workbench.autosave, file.saveAs, this));
    }
    addPermanentWidget(new FileHandle(workbench.document, file.saveCopy, this));
    auto* differently = new QToolButton(this);
    differently->setObjectName(QStringLiteral("readDifferently"));
    differently->setDefaultAction(file.rereading->action);
    differently->setVisible(file.rereading->action->isVisible());
    connect(file.rereading->action, &QAction::changed, differently,
            [action = file.rereading->action, differently] {
                differently->setVisible(action->isVisible());
            });
    addPermanentWidget(differently);
    addPermanentWidget(file.reading->strip);
    addPermanentWidget(file.writing->strip);
    Analysis& analysis = workbench.analysis;
    auto* strip = new ProgressStrip(
        analysis, [&analysis] { return progressText(analysis.expected()); }, this);
    connect(strip, &ProgressStrip::stopRequested, &analysis, &Analysis::cancel);
    addPermanentWidget(strip);
    connect(&file, &FileActions::reported, this, &StatusBar::showBriefly);
}

QString StatusBar::progressText(const std::optional<WorkEstimate>& expected) {
    constexpr std::size_t cores = 1; // elimination uses only one core
    // The duration of short work is not worth showing.
    return expected && secondsFor(*expected, cores) >= 1
               ? tr("Computing; elimination needs %1").arg(workText(*expected, cores))
               : tr("Computing");
}

void StatusBar::showBriefly(const QString& text) {
    constexpr int shownMilliseconds = 6'000;
    showMessage(text, shownMilliseconds);
}

} // namespace lightsout

#include "moc_StatusBar.cpp"
