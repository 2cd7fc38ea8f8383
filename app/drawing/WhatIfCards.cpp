// SPDX-License-Identifier: GPL-3.0-or-later
#include "drawing/WhatIfCards.h"

#include "controls/AccessibleUpdates.h"
#include "controls/Layouts.h"
#include "controls/WrapLayout.h"
#include "drawing/ChangeText.h"
#include "drawing/WhatIfTool.h"
#include "text/BoardText.h"
#include "text/FactText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QEvent>
#include <QPainter>
#include <QPushButton>
#include <QRadioButton>

#include <algorithm>
#include <array>
#include <climits>

namespace lightsout {

namespace {

/// The ids of the buttons that choose a kind of change, in the order of WhatIf::kinds.
constexpr std::array kindIds{"addEdge",       "removeEdge",   "addArrow", "removeArrow",
                             "selfInfluence", "removeVertex", "addLeaf",  "light"};

QString arrowBetween(const QString& before, const QString& after) {
    return isolated(QStringLiteral("%1 %2 %3").arg(before, QChar(0x2192), after));
}

} // namespace

/// A bar that shows how many changes have each effect, with the lines that the board draws for
/// them. Like a chart, it has the same orientation in all languages.
class EffectBar : public QWidget {
public:
    struct Entry {
        int level; ///< as effectPen() expects it
        QString name;
        std::size_t count;
    };

    using QWidget::QWidget;

    void setEntries(std::vector<Entry> entries) {
        entries_ = std::move(entries);
        QStringList texts;
        for (const Entry& entry : entries_) {
            texts << ChangesCard::tr("%1: %2").arg(entry.name, numberText(entry.count));
        }
        changeName(*this, texts.join(QStringLiteral("; ")));
        updateGeometry();
        update();
    }

    QSize sizeHint() const override { return {100, heightForWidth(std::max(100, width()))}; }
    QSize minimumSizeHint() const override { return {100, heightForWidth(INT_MAX)}; }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        return barHeight + rowsIn(width) * (gap + entryHeight());
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override {
        const Theme theme = themeOf(*this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        std::size_t total = 0;
        for (const Entry& entry : entries_) {
            total += entry.count;
        }
        if (total == 0) {
            return;
        }
        const int columns = columnsIn(width());
        const double entryWidth = width() / static_cast<double>(columns);
        const double barWidth = width() - segmentGap * static_cast<double>(entries_.size() - 1);
        double x = 0;
        for (std::size_t i = 0; i < entries_.size(); ++i) {
            const Entry& entry = entries_[i];
            const QPen pen = effectPen(entry.level, 2, theme);
            const double share = static_cast<double>(entry.count) / static_cast<double>(total);
            painter.setPen(Qt::NoPen);
            QColor fill = pen.color();
            fill.setAlphaF(entry.level == -1 ? 0.6F : 1.0F);
            painter.setBrush(fill);
            painter.drawRoundedRect(QRectF(x, 0, barWidth * share, barHeight), 3, 3);
            x += barWidth * share + segmentGap;
            const auto position = static_cast<int>(i);
            paintEntry(painter, entry, pen,
                       QRectF(position % columns * entryWidth,
                              barHeight + gap + position / columns * (gap + entryHeight()),
                              entryWidth, entryHeight()),
                       theme);
        }
    }

private:
    static constexpr int barHeight = 14;
    static constexpr int gap = 10;
    static constexpr double segmentGap = 3;
    static constexpr int sample = 26; ///< length of an entry's line

    static int entryHeight() {
        return QFontMetrics(fontFor(TextRole::small)).height() +
               QFontMetrics(fontFor(TextRole::value)).height();
    }
    /// Returns the number of entries in a row, so that their names are not cut off.
    int columnsIn(int width) const {
        const QFontMetrics small(fontFor(TextRole::small));
        int widest = 1;
        for (const Entry& entry : entries_) {
            widest = std::max(widest, sample + gap + small.horizontalAdvance(entry.name));
        }
        return std::clamp(width / widest, 1, std::max(4, static_cast<int>(entries_.size())));
    }
    int rowsIn(int width) const {
        const int columns = columnsIn(width);
        return std::max(1, (static_cast<int>(entries_.size()) + columns - 1) / columns);
    }

    static void paintEntry(QPainter& painter, const Entry& entry, const QPen& pen,
                           const QRectF& area, const Theme& theme) {
        const QFont small = fontFor(TextRole::small);
        const double lineHeight = QFontMetrics(small).height();
        const double left = area.left();
        const double middle = area.top() + lineHeight / 2;
        painter.setPen(pen);
        painter.drawLine(QPointF(left + 2, middle), QPointF(left + sample, middle));
        painter.setPen(theme.secondText);
        painter.setFont(small);
        painter.drawText(
            QRectF(left + sample + 6, area.top(), area.width() - sample - 6, lineHeight),
            Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute | Qt::TextSingleLine, entry.name);
        QFont value = fontFor(TextRole::value);
        painter.setFont(value);
        painter.setPen(entry.level == 0 ? theme.secondText : pen.color());
        painter.drawText(area.adjusted(0, lineHeight, 0, 0),
                         Qt::AlignLeft | Qt::AlignVCenter | Qt::AlignAbsolute,
                         numberText(entry.count));
    }

    std::vector<Entry> entries_;
};

PreviewCard::PreviewCard(Workbench& workbench, WhatIf& whatIf, WhatIfTool& tool, QWidget* parent)
    : Card({"previewCard", {}, "drawing.md#what-if"}, parent), workbench_(workbench),
      whatIf_(whatIf), tool_(tool), effect_(addText(TextRole::body)),
      nullity_(new FactLabel("nullity", this)), rank_(new FactLabel("rank", this)),
      solutions_(new FactLabel("solutions-now", this)), fewest_(new FactLabel("fewest", this)),
      symmetries_(new FactLabel("automorphisms", this)),
      name_(makeLabel(TextRole::small, true, this)), make_(new QPushButton(this)),
      turn_(new QPushButton(this)) {
    title_->setObjectName(QStringLiteral("previewTitle"));
    effect_->setObjectName(QStringLiteral("previewEffect"));
    nullity_->setObjectName(QStringLiteral("previewNullity"));
    rank_->setObjectName(QStringLiteral("previewRank"));
    solutions_->setObjectName(QStringLiteral("previewSolutions"));
    fewest_->setObjectName(QStringLiteral("previewFewest"));
    symmetries_->setObjectName(QStringLiteral("previewSymmetries"));
    name_->setObjectName(QStringLiteral("previewName"));
    make_->setObjectName(QStringLiteral("makeChange"));
    turn_->setObjectName(QStringLiteral("whatIfTurnIntoGraph"));
    effect_->setTone(TextLabel::Tone::second);
    effect_->reserveLines(2);
    facts_ = addRow({nullity_, rank_, solutions_, fewest_, symmetries_}, 28);
    make_->setDefault(true);
    name_->setWordWrap(true);
    content()->addLayout(makeRow({make_, {name_, 1}}));
    content()->addWidget(turn_, 0, Qt::AlignLeading);
    connect(make_, &QPushButton::clicked, this, [this] {
        if (const std::optional<SingleChange> change = whatIf_.pointed()) {
            whatIf_.make(*change);
        }
    });
    connect(turn_, &QPushButton::clicked, this, [this] { workbench_.drawing.turnIntoGraph(); });
    connect(&whatIf, &WhatIf::changed, this, &PreviewCard::refresh);
    connect(&whatIf, &WhatIf::pointedChanged, this, &PreviewCard::refresh);
    connect(&workbench.analysis, &Analysis::valuesChanged, this, &PreviewCard::refresh);
    setTexts<PreviewCard>(
        turn_, QT_TR_NOOP("Turn it into a graph"),
        QT_TR_NOOP("Turn this board into a graph whose vertices and edges you can change "
                   "one by one"));
    onLanguageChanged(this, [this] {
        refresh();
        make_->setToolTip(tr("Make this change, which can be undone"));
    });
}

void PreviewCard::refresh() {
    const bool isPossible = whatIf_.isPossible();
    const std::optional<SingleChange> change = whatIf_.pointed();
    const std::optional<Prediction> after = change ? whatIf_.predict(*change) : std::nullopt;
    const Rule& rule = workbench_.document.game().rule();
    facts_->setVisible(after.has_value());
    name_->setVisible(after.has_value());
    make_->setVisible(after.has_value());
    turn_->setVisible(!isPossible && !rule.isDrawn() && rule.vertexCount() <= WhatIf::maxVertices);
    if (after) {
        showEffect(*change, *after);
    } else if (isPossible) {
        const BoardTool::Advice advice = tool_.advice();
        title_->setText(advice.headline);
        effect_->setText(advice.detail);
    } else if (!rule.isDrawn()) {
        title_->setText(tr("Single changes are those of a drawn graph."));
        effect_->setText(
            tr("The cells of a grid have fixed neighbours. Turn the board into a graph to see what "
               "adding or removing an edge would change."));
    } else {
        title_->setText(tr("This graph is too large."));
        effect_->setText(tr("Single changes are shown for graphs of up to %Ln vertices.", nullptr,
                            static_cast<int>(WhatIf::maxVertices)));
    }
}

void PreviewCard::showEffect(const SingleChange& made, const Prediction& after) {
    const Prediction& before = *whatIf_.present();
    title_->setText(changeTitle(workbench_.document.game().rule(), made));
    effect_->setText(effectText(before, after));
    // The colours of the lines on the board: a nullity that falls makes more boards solvable.
    const int change = whatIf_.nullityChange(after);
    const TextLabel::Tone tone = change < 0   ? TextLabel::Tone::quiet
                                 : change > 0 ? TextLabel::Tone::press
                                              : TextLabel::Tone::text;
    const auto solutionsOf = [](const Prediction& state) {
        return state.isSolvable ? powerOfTwoText(state.nullity) : numberText(0);
    };
    nullity_->setValue(arrowBetween(numberText(before.nullity), numberText(after.nullity)), tone);
    rank_->setValue(arrowBetween(numberText(before.rank), numberText(after.rank)));
    solutions_->setValue(arrowBetween(solutionsOf(before), solutionsOf(after)));
    const WhatIf::Details* details = whatIf_.details();
    showDetail(*fewest_, "fewest", details != nullptr ? &details->fewest : nullptr);
    showDetail(*symmetries_, "automorphisms", details != nullptr ? &details->symmetries : nullptr);
    name_->setText(details == nullptr ? QString(QChar(0x2026))
                   : details->name.isEmpty()
                       ? tr("No known name")
                       : tr("It becomes a known graph: %1.").arg(boardName(details->name)));
    make_->setText(changeAction(made.kind));
}

void PreviewCard::showDetail(FactLabel& label, std::string_view id, const Value* after) {
    const Fact& fact = *factNamed(id);
    const QString unknown(QChar(0x2026));
    const std::optional<Value> before = workbench_.analysis.value(fact);
    const QString first = before ? valueText(fact, *before) : unknown;
    const QString second = after != nullptr ? valueText(fact, *after) : unknown;
    label.setValue(arrowBetween(first, second));
}

ChangesCard::ChangesCard(Workbench& workbench, WhatIf& whatIf, QWidget* parent)
    : Card({"changesCard", {}, "mathematics.md#changing-a-graph"}, parent), workbench_(workbench),
      whatIf_(whatIf), bar_(new EffectBar(this)), caption_(addText(TextRole::body)),
      buttons_(new QWidget(this)), rest_(addText(TextRole::small)) {
    title_->setObjectName(QStringLiteral("changesTitle"));
    bar_->setObjectName(QStringLiteral("effectBar"));
    rest_->setTone(TextLabel::Tone::second);
    new WrapLayout(buttons_);
    content()->insertWidget(content()->indexOf(caption_), bar_);
    content()->insertWidget(content()->indexOf(rest_), buttons_);
    connect(&whatIf, &WhatIf::changed, this, &ChangesCard::refresh);
    onLanguageChanged(this, [this] { refresh(); });
}

void ChangesCard::refresh() {
    const Prediction* before = whatIf_.present();
    setVisible(before != nullptr);
    if (before == nullptr) {
        return;
    }
    const std::vector<WhatIf::Effect>& effects = whatIf_.effects();
    std::map<int, std::size_t> levels; // number of changes with each effect
    std::size_t reaching = 0;
    int least = 0;
    for (const WhatIf::Effect& effect : effects) {
        ++levels[effectLevel(whatIf_, effect.after)];
        reaching += whatIf_.reachesGoal(effect.after) ? 1 : 0;
        least = std::min(least, effectLevel(whatIf_, effect.after));
    }
    const QString noun = changesText(whatIf_.kind());
    const bool isForEvery = whatIf_.goal() == WhatIf::Goal::everyBoard;
    const auto sentence = [&] {
        if (isForEvery) {
            return before->solvesAll() ? tr("Every board stays solvable with %1 of %2 %3.")
                                       : tr("Every board becomes solvable with %1 of %2 %3.");
        }
        return before->isSolvable ? tr("This board stays solvable with %1 of %2 %3.")
                                  : tr("This board becomes solvable with %1 of %2 %3.");
    };
    title_->setText(effects.empty()
                        ? tr("There are no %1.").arg(noun)
                        : sentence().arg(numberText(reaching), numberText(effects.size()), noun));
    std::vector<EffectBar::Entry> entries;
    for (const auto& [level, count] : levels) {
        entries.push_back({level,
                           isForEvery  ? tr("nullity %1").arg(isolated(signedText(level)))
                           : level < 0 ? tr("solvable")
                                       : tr("not solvable"),
                           count});
    }
    bar_->setVisible(!entries.empty());
    bar_->setEntries(std::move(entries));

    std::vector<SingleChange> listed;
    for (const WhatIf::Effect& effect : effects) {
        if (reaching > 0 ? whatIf_.reachesGoal(effect.after)
                         : least < 0 && effectLevel(whatIf_, effect.after) == least) {
            listed.push_back(effect.change);
        }
    }
    caption_->setVisible(!listed.empty());
    caption_->setText(reaching > 0 ? tr("These do:") : tr("These lower the nullity most:"));
    listChanges(listed);
}

void ChangesCard::listChanges(const std::vector<SingleChange>& changes) {
    for (const auto& [button, change] : ofButtons_) {
        button->deleteLater(); // its click may have caused the change
        static_cast<QWidget*>(button)->hide();
        buttons_->layout()->removeWidget(static_cast<QWidget*>(button));
    }
    ofButtons_.clear();
    const Rule& rule = workbench_.document.game().rule();
    const std::size_t count = std::min(changes.size(), maxListed);
    for (std::size_t i = 0; i < count; ++i) {
        auto* button = new QPushButton(changeShortName(rule, changes[i]), buttons_);
        button->setObjectName(QStringLiteral("change%1").arg(i));
        button->setAccessibleName(changeTitle(rule, changes[i]));
        if (const std::optional<Prediction> after = whatIf_.predict(changes[i])) {
            button->setToolTip(effectText(*whatIf_.present(), *after));
        }
        button->installEventFilter(this);
        const OfRevision<SingleChange> change(changes[i], workbench_.document.revision());
        ofButtons_.emplace(button, change);
        buttons_->layout()->addWidget(button);
        button->show();
        connect(button, &QPushButton::clicked, this, [this, change] {
            if (const SingleChange* made = change.in(workbench_.document.revision())) {
                whatIf_.make(*made);
            }
        });
    }
    buttons_->setVisible(count > 0);
    rest_->setVisible(count > 0);
    rest_->setText(changes.size() > count
                       ? tr("%Ln more of them are drawn on the board. Click one there or here.",
                            nullptr, static_cast<int>(changes.size() - count))
                       : tr("Click one on the board or here."));
}

bool ChangesCard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::Enter || event->type() == QEvent::FocusIn) {
        const auto found = ofButtons_.find(watched);
        if (found != ofButtons_.end()) {
            if (const SingleChange* change = found->second.in(workbench_.document.revision())) {
                whatIf_.point(*change);
            }
        }
    }
    return Card::eventFilter(watched, event);
}

ChangeKindsCard::ChangeKindsCard(WhatIf& whatIf, QWidget* parent)
    : Card({"changeKindsCard", [] { return tr("All single changes"); }, "drawing.md#what-if"},
           parent),
      whatIf_(whatIf), goals_(new QButtonGroup(this)), kinds_(new QButtonGroup(this)) {
    auto* goals = new QWidget(this);
    auto* goalRow = new WrapLayout(goals);
    constexpr std::array goalIds{"everyBoard", "thisBoard"};
    for (std::size_t i = 0; i < goalIds.size(); ++i) {
        auto* button = new QPushButton(goals);
        button->setObjectName(QLatin1String(goalIds[i]));
        button->setCheckable(true);
        goals_->addButton(button, static_cast<int>(i));
        goalRow->addWidget(button);
    }
    content()->addWidget(goals);
    for (std::size_t i = 0; i < WhatIf::kinds.size(); ++i) {
        auto* button = new QRadioButton(this);
        button->setObjectName(QLatin1String(kindIds[i]));
        kinds_->addButton(button, static_cast<int>(i));
        content()->addWidget(button, 0, Qt::AlignLeading);
    }
    connect(goals_, &QButtonGroup::idClicked, this,
            [this](int goal) { whatIf_.setGoal(static_cast<WhatIf::Goal>(goal)); });
    connect(kinds_, &QButtonGroup::idClicked, this,
            [this](int kind) { whatIf_.setKind(WhatIf::kinds[static_cast<std::size_t>(kind)]); });
    connect(&whatIf, &WhatIf::changed, this, &ChangeKindsCard::refresh);
    setTexts<ChangeKindsCard>(
        goals_->button(0), QT_TR_NOOP("For every board"),
        QT_TR_NOOP("Count the changes after which every board on the graph can be solved"));
    setTexts<ChangeKindsCard>(goals_->button(1), QT_TR_NOOP("For this board"),
                              QT_TR_NOOP("Count the changes after which this board can be solved"));
    onLanguageChanged(this, [this] {
        for (QAbstractButton* button : kinds_->buttons()) {
            button->setToolTip(tr("Show the effects of these changes on the board"));
        }
        refresh();
    });
}

void ChangeKindsCard::refresh() {
    setVisible(whatIf_.present() != nullptr);
    goals_->button(static_cast<int>(whatIf_.goal()))->setChecked(true);
    for (std::size_t i = 0; i < WhatIf::kinds.size(); ++i) {
        const std::vector<WhatIf::Effect>& effects = whatIf_.effects(WhatIf::kinds[i]);
        const auto reaching = std::ranges::count_if(effects, [this](const WhatIf::Effect& effect) {
            return whatIf_.reachesGoal(effect.after);
        });
        QAbstractButton* button = kinds_->button(static_cast<int>(i));
        button->setChecked(WhatIf::kinds[i] == whatIf_.kind());
        button->setText(tr("%1 of %2 %3")
                            .arg(numberText(static_cast<std::size_t>(reaching)),
                                 numberText(effects.size()), changesText(WhatIf::kinds[i])));
        // Lights do not change which boards are solvable.
        button->setVisible(WhatIf::kinds[i] != ChangeKind::light ||
                           whatIf_.goal() == WhatIf::Goal::thisBoard);
    }
}

} // namespace lightsout

#include "moc_WhatIfCards.cpp"
