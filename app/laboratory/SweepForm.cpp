// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepForm.h"

#include "controls/Card.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "graph/SmallGraphs.h"
#include "io/BoardSpec.h"
#include "io/LatticeNames.h"
#include "laboratory/SweepRun.h"
#include "page/StoredChoice.h"
#include "support/Parallel.h"
#include "text/BoardText.h"
#include "text/ErrorText.h"
#include "text/FactText.h"
#include "text/Glossary.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSpinBox>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int maxOfDense = 400;
constexpr int maxDimensions = 12;
constexpr int maxOfBox = 40; ///< side of a box

QString boardWords(const char* source) {
    return QCoreApplication::translate("SweepBoards", source);
}

QString sized(const char* source, const char* size) {
    return boardWords(source).arg(isolated(QString::fromUtf8(size)));
}

constexpr int fieldHeight = 34;
constexpr int maxPresses = 1'000'000;
constexpr int maxSamples = 100'000;
constexpr int maxSeed = 999'999;
constexpr int maxWritten = 1'000'000; ///< largest n in a board specification that the user writes
constexpr int firstSamples = 20;
constexpr int firstPresses = 10;
constexpr int maxFieldLetters = 26; ///< width in letters

} // namespace

std::vector<SweepBoards> sweepBoards() {
    return {
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "squares (%1)"), "n × n"),
         .pattern = QStringLiteral("grid:{n}x{n}"),
         .isLattice = true},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "rectangles (%1)"), "n × m"),
         .pattern = QStringLiteral("grid:{n}x{m}"),
         .value = 12,
         .isLattice = true},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "hexagons (%1)"), "n × n"),
         .pattern = QStringLiteral("hex:{n}x{n}"),
         .max = maxOfDense},
        {.name = sized(QT_TRANSLATE_NOOP("SweepBoards", "triangles (%1)"), "n × n"),
         .pattern = QStringLiteral("triangular:{n}x{n}"),
         .max = maxOfDense},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "surfaces of cubes")),
         .pattern = QStringLiteral("cube:{n}"),
         .max = 100,
         .value = 10},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "paths")),
         .pattern = QStringLiteral("path:{n}")},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "cycles")),
         .pattern = QStringLiteral("cycle:{n}"),
         .min = 3},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "complete graphs")),
         .pattern = QStringLiteral("complete:{n}"),
         .max = maxOfDense},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "stars")),
         .pattern = QStringLiteral("star:{n}")},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "wheels")),
         .pattern = QStringLiteral("wheel:{n}"),
         .min = 4},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "complete bipartite graphs")),
         .pattern = QStringLiteral("bipartite:{n}x{m}"),
         .max = maxOfDense,
         .value = 12},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "hypercubes")),
         .pattern = QStringLiteral("hypercube:{n}"),
         .max = maxDimensions,
         .value = 8},
        {.name =
             boardWords(QT_TRANSLATE_NOOP("SweepBoards", "circulant graphs with jumps 1 and 3")),
         .pattern = QStringLiteral("circulant:{n}:1,3"),
         .min = 7},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "triangles of discs")),
         .pattern = QStringLiteral("discs:{n}"),
         .max = 100,
         .value = 15},
        {.name =
             sized(QT_TRANSLATE_NOOP("SweepBoards", "grids of three dimensions (%1)"), "n × n × n"),
         .pattern = QStringLiteral("grid3d:{n}x{n}x{n}"),
         .max = maxOfBox,
         .value = 6},
        {.name =
             sized(QT_TRANSLATE_NOOP("SweepBoards", "tori of three dimensions (%1)"), "n × n × n"),
         .pattern = QStringLiteral("torus3d:{n}x{n}x{n}"),
         .max = maxOfBox,
         .value = 6},
        {.name =
             sized(QT_TRANSLATE_NOOP("SweepBoards", "squares (%1) with arms of m cells"), "n × n"),
         .pattern = QStringLiteral("arms:{n}x{n}:{m}"),
         .max = maxOfDense,
         .value = 10},
        {.name =
             sized(QT_TRANSLATE_NOOP("SweepBoards", "switches for rows and columns (%1)"), "n × m"),
         .pattern = QStringLiteral("switches:{n}x{m}"),
         .max = maxOfDense,
         .value = 8,
         .offersSelfInfluence = false},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all connected graphs on 6 vertices")),
         .pattern = QStringLiteral("connected:6:{n}"),
         .max = int(smallGraphCount(GraphKind::connected, 6)),
         .value = int(smallGraphCount(GraphKind::connected, 6))},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all connected graphs on 7 vertices")),
         .pattern = QStringLiteral("connected:7:{n}"),
         .max = int(smallGraphCount(GraphKind::connected, 7)),
         .value = int(smallGraphCount(GraphKind::connected, 7))},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "all graphs on 7 vertices")),
         .pattern = QStringLiteral("simple:7:{n}"),
         .max = int(smallGraphCount(GraphKind::any, 7)),
         .value = int(smallGraphCount(GraphKind::any, 7))},
        {.name = boardWords(
             QT_TRANSLATE_NOOP("SweepBoards", "random graphs, each edge with probability ½")),
         .pattern = QStringLiteral("gnp:{n}:0.5"),
         .max = maxOfDense,
         .value = 20,
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random cubic graphs")),
         .pattern = QStringLiteral("regular:{n}:3"),
         .min = 4,
         .max = maxOfDense,
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random trees")),
         .pattern = QStringLiteral("tree:{n}"),
         .isDrawn = true},
        {.name = boardWords(QT_TRANSLATE_NOOP("SweepBoards", "random planar graphs")),
         .pattern = QStringLiteral("planar:{n}"),
         .isDrawn = true},
    };
}

QString patternWith(const SweepBoards& boards, const SweepRule& rule) {
    QString pattern = boards.pattern;
    const auto add = [&pattern](const char* option, std::string_view value) {
        pattern += QStringLiteral(",%1=%2").arg(
            QLatin1String(option), QString::fromUtf8(value.data(), qsizetype(value.size())));
    };
    if (boards.isLattice) {
        if (rule.surface != Topology::plane) {
            add("topology", nameOf(rule.surface));
        }
        if (rule.neighbours != Neighbours::plus) {
            add("neighbours", nameOf(rule.neighbours));
        }
    }
    if (!rule.selfInfluence) {
        add("self", "off");
    }
    return pattern;
}

SweepForm::SweepForm(QWidget* parent)
    : QWidget(parent), all_(sweepBoards()), quantity_(new QComboBox(this)),
      boards_(new QComboBox(this)), pattern_(new QLineEdit(this)),
      surface_(new EnumBox<Topology>(this)), neighbours_(new EnumBox<Neighbours>(this)),
      self_(new QCheckBox(this)), n_(makeRange(QStringLiteral("n"))),
      m_(makeRange(QStringLiteral("m"))), of_(makeLabel(TextRole::body, true, this)),
      presses_(new QSpinBox(this)),
      pressesRow_(withName([] { return tr("presses:"); }, presses_, this)),
      samples_(new QSpinBox(this)),
      samplesRow_(withName([] { return tr("boards for each n:"); }, samples_, this)),
      seed_(new QSpinBox(this)), seedRow_(withName([] { return tr("seed"); }, seed_, this)),
      cores_(new QComboBox(this)) {
    auto* layout = new WrapLayout(this, 10);
    for (QWidget* part : std::initializer_list<QWidget*>{
             quantity_, of_, boards_, pattern_, surface_, neighbours_, self_, n_.row, m_.row,
             pressesRow_, samplesRow_, seedRow_, cores_}) {
        layout->addWidget(part);
    }
    for (QWidget* field : std::initializer_list<QWidget*>{quantity_, boards_, pattern_, surface_,
                                                          neighbours_, self_, cores_, of_}) {
        field->setMinimumHeight(fieldHeight);
    }
    for (QComboBox* field : {quantity_, boards_}) {
        showChosenWhole(*field);
    }
    pattern_->setMinimumWidth(pattern_->fontMetrics().averageCharWidth() * maxFieldLetters);
    pattern_->setText(QStringLiteral("grid:{n}x{n}"));
    quantity_->setObjectName(QStringLiteral("quantity"));
    boards_->setObjectName(QStringLiteral("boards"));
    surface_->setObjectName(QStringLiteral("surface"));
    pattern_->setObjectName(QStringLiteral("customBoards"));
    samples_->setObjectName(QStringLiteral("samples"));
    presses_->setRange(0, maxPresses);
    presses_->setValue(firstPresses);
    samples_->setRange(1, maxSamples);
    samples_->setValue(firstSamples);
    seed_->setRange(0, maxSeed);
    seed_->setValue(1);
    setTexts<SweepForm>(of_, QT_TR_NOOP("of"));
    setTexts<SweepForm>(self_, QT_TR_NOOP("Self-influence"));
    setNames<SweepForm>(quantity_, QT_TR_NOOP("Quantity"));
    setNames<SweepForm>(boards_, QT_TR_NOOP("Boards"));
    setNames<SweepForm>(pattern_, QT_TR_NOOP("Custom boards"));
    setNames<SweepForm>(surface_, QT_TR_NOOP("Surface"));
    setNames<SweepForm>(neighbours_, QT_TR_NOOP("Neighbours"));
    setNames<SweepForm>(presses_, QT_TR_NOOP("Presses"));
    setNames<SweepForm>(samples_, QT_TR_NOOP("Boards for each n"));
    setNames<SweepForm>(seed_, QT_TR_NOOP("Seed"));
    setNames<SweepForm>(cores_, QT_TR_NOOP("Cores"));
    onLanguageChanged(this, [this] { retranslate(); });
    choose(factNamed("fewest"));
    cores_->setCurrentIndex(cores_->count() - 1);
    followBoards();
    connect(boards_, &QComboBox::currentIndexChanged, this, &SweepForm::followBoards);
    for (QComboBox* field :
         std::initializer_list<QComboBox*>{quantity_, surface_, neighbours_, cores_}) {
        connect(field, &QComboBox::currentIndexChanged, this, &SweepForm::refresh);
    }
    for (QSpinBox* field : {n_.first, n_.last, m_.first, m_.last, presses_, samples_, seed_}) {
        connect(field, &QSpinBox::valueChanged, this, &SweepForm::refresh);
    }
    connect(self_, &QCheckBox::toggled, this, &SweepForm::refresh);
    connect(pattern_, &QLineEdit::textChanged, this, &SweepForm::refresh);
}

SweepRange SweepForm::Range::numbers() const {
    return {static_cast<std::uint64_t>(first->value()), static_cast<std::uint64_t>(last->value())};
}

SweepForm::Range SweepForm::makeRange(const QString& letter) {
    auto* first = new QSpinBox(this);
    auto* last = new QSpinBox(this);
    const Range range{
        withName([letter] { return tr("%1 from").arg(isolated(letter)); }, first, this), first,
        last};
    range.row->layout()->addWidget(withName([] { return tr("to"); }, last, range.row));
    range.first->setObjectName(letter + QStringLiteral("First"));
    range.last->setObjectName(letter + QStringLiteral("Last"));
    onLanguageChanged(range.row, [range, letter] {
        range.first->setAccessibleName(withoutIsolates(tr("%1, from").arg(letter)));
        range.last->setAccessibleName(withoutIsolates(tr("%1, to").arg(letter)));
    });
    return range;
}

void SweepForm::choose(const Fact* fact) {
    const std::vector<const Fact*> facts = sweptFacts();
    const auto found = std::ranges::find(facts, fact);
    if (found != facts.end()) {
        quantity_->setCurrentIndex(static_cast<int>(found - facts.begin()));
    }
}

void SweepForm::retranslate() {
    all_ = sweepBoards();
    QStringList names;
    for (const Fact* fact : sweptFacts()) {
        names << factName(*fact);
    }
    setItemTexts(*quantity_, names);
    names.clear();
    for (const SweepBoards& boards : all_) {
        names << boards.name;
    }
    names << tr("custom boards");
    if (graphs_ != nullptr) {
        names << tr("%1 graphs of the atlas").arg(numberText(graphs_->graphs.size()));
    }
    setItemTexts(*boards_, names);
    names.clear();
    for (const Topology surface : {Topology::plane, Topology::cylinder, Topology::torus,
                                   Topology::moebius, Topology::klein, Topology::projective}) {
        names << topologyName(surface);
    }
    setItemTexts(*surface_, names);
    names.clear();
    for (const Neighbours neighbours : {Neighbours::plus, Neighbours::king, Neighbours::diagonal,
                                        Neighbours::knight, Neighbours::rowColumn}) {
        names << neighboursText(neighbours);
    }
    setItemTexts(*neighbours_, names);
    names.clear();
    for (int cores = 1; cores <= static_cast<int>(coreCount()); ++cores) {
        names << tr("on %Ln core(s)", nullptr, cores);
    }
    setItemTexts(*cores_, names);
    self_->setToolTip(termSentence(Term::selfInfluence));
    pattern_->setToolTip(
        tr("Use command-line syntax, with %1 and optionally %2 in place of numbers")
            .arg(isolated(QStringLiteral("{n}")), isolated(QStringLiteral("{m}"))));
}

bool SweepForm::isWritten() const {
    return boards_->currentIndex() == static_cast<int>(all_.size());
}

bool SweepForm::isOfGraphs() const {
    return boards_->currentIndex() > static_cast<int>(all_.size());
}

const SweepBoards* SweepForm::family() const {
    const int index = boards_->currentIndex();
    return index >= 0 && index < static_cast<int>(all_.size())
               ? &all_[static_cast<std::size_t>(index)]
               : nullptr;
}

bool SweepForm::hasSecond() const {
    return family() != nullptr ? family()->hasSecond()
                               : isWritten() && pattern_->text().contains(QLatin1String("{m}"));
}

void SweepForm::chooseGraphs(SweptGraphs graphs) {
    graphs_ = std::make_shared<const SweptGraphs>(std::move(graphs));
    retranslate();
    boards_->setCurrentIndex(boards_->count() - 1);
    followBoards(); // even if other graphs were chosen before
}

SweepRule SweepForm::rule() const {
    return {surface_->value(), neighbours_->value(), self_->isChecked()};
}

void SweepForm::followBoards() {
    const QSignalBlocker blockers[] = {QSignalBlocker(n_.first), QSignalBlocker(n_.last),
                                       QSignalBlocker(m_.first), QSignalBlocker(m_.last),
                                       QSignalBlocker(self_)};
    SweepBoards boards{.name = {}, .pattern = {}, .min = 0, .max = maxWritten};
    if (family() != nullptr) {
        boards = *family();
    } else if (isOfGraphs()) {
        boards.min = 1;
        boards.max = boards.value = static_cast<int>(graphs_->graphs.size());
    }
    for (const Range& range : {n_, m_}) {
        range.first->setRange(boards.min, boards.max);
        range.last->setRange(boards.min, boards.max);
        if (!isWritten()) {
            range.first->setValue(boards.min);
            range.last->setValue(boards.value);
        }
    }
    self_->setChecked(true);
    refresh();
}

void SweepForm::refresh() {
    const bool isLattice = family() != nullptr && family()->isLattice;
    pattern_->setVisible(isWritten());
    surface_->setVisible(isLattice);
    neighbours_->setVisible(isLattice);
    self_->setVisible(family() != nullptr && family()->offersSelfInfluence);
    m_.row->setVisible(hasSecond());
    const Sweep asked = sweep();
    pressesRow_->setVisible(!asked.fact->arguments.empty());
    samplesRow_->setVisible(asked.isDrawn());
    seedRow_->setVisible(asked.isDrawn());
    updateGeometry();
    Q_EMIT changed();
}

Sweep SweepForm::sweep() const {
    const QString pattern = family() != nullptr ? patternWith(*family(), rule())
                            : isOfGraphs()      ? QStringLiteral("{n}")
                                                : pattern_->text().trimmed();
    Sweep sweep{.fact = sweptFacts()[static_cast<std::size_t>(quantity_->currentIndex())],
                .board = pattern.toStdString()};
    if (pattern.contains(QLatin1String("{n}"))) {
        sweep.n = n_.numbers();
    }
    if (hasSecond()) {
        sweep.m = m_.numbers();
    }
    sweep.presses =
        sweep.fact->arguments.empty() ? 0 : static_cast<std::uint64_t>(presses_->value());
    if (sweep.isDrawn()) {
        sweep.samples = static_cast<std::uint64_t>(samples_->value());
        sweep.seed = static_cast<std::uint64_t>(seed_->value());
    }
    if (isOfGraphs()) {
        sweep.graphs = graphs_;
    }
    return sweep;
}

QString SweepForm::boardsName() const {
    QStringList parts;
    if (isWritten()) {
        parts << isolated(pattern_->text().trimmed());
    } else {
        parts << boards_->currentText();
        if (surface_->isVisibleTo(this) && surface_->currentIndex() > 0) {
            parts << surface_->currentText();
        }
        if (neighbours_->isVisibleTo(this) && neighbours_->currentIndex() > 0) {
            parts << neighbours_->currentText();
        }
        if (isOfGraphs() ? !graphs_->selfInfluence : !self_->isChecked()) {
            parts << tr("without self-influence");
        }
    }
    return parts.join(QStringLiteral(", "));
}

std::size_t SweepForm::threads() const {
    return static_cast<std::size_t>(std::max(cores_->currentIndex(), 0)) + 1;
}

QString SweepForm::problem() const {
    const Sweep asked = sweep();
    for (const auto& range : {asked.n, asked.m}) {
        if (range && range->last < range->first) {
            return tr("The first number is larger than the last.");
        }
    }
    if (asked.pointCount() > SweepRun::maxPoints) {
        return tr("%1 boards are too many: the limit is %2 here and higher on the command line.")
            .arg(numberText(asked.pointCount()), numberText(SweepRun::maxPoints));
    }
    if (isOfGraphs()) {
        return {};
    }
    const auto first = parseBoardSpec(asked.boardAt(0), {.seed = asked.seed});
    return first ? QString() : errorText(first.error());
}

QJsonObject SweepForm::state() const {
    const std::string_view fact = sweep().fact->id;
    return {{QStringLiteral("quantity"),
             QString::fromUtf8(fact.data(), static_cast<qsizetype>(fact.size()))},
            {QStringLiteral("boards"), family() != nullptr ? family()->pattern : QString()},
            {QStringLiteral("pattern"), pattern_->text()},
            {QStringLiteral("surface"), surface_->currentIndex()},
            {QStringLiteral("neighbours"), neighbours_->currentIndex()},
            {QStringLiteral("selfInfluence"), self_->isChecked()},
            {QStringLiteral("nFirst"), n_.first->value()},
            {QStringLiteral("nLast"), n_.last->value()},
            {QStringLiteral("mFirst"), m_.first->value()},
            {QStringLiteral("mLast"), m_.last->value()},
            {QStringLiteral("presses"), presses_->value()},
            {QStringLiteral("samples"), samples_->value()},
            {QStringLiteral("seed"), seed_->value()}};
}

void SweepForm::restoreBoards(const QJsonValue& boards) {
    if (boards.isString()) { // of a family, or empty for custom boards
        const auto found = std::ranges::find(all_, boards.toString(), &SweepBoards::pattern);
        boards_->setCurrentIndex(static_cast<int>(found - all_.begin()));
    } else if (boards.isDouble()) {  // earlier versions stored the position in a shorter list
        constexpr int firstNew = 13; // families that were added to the list later
        constexpr int added = 5;
        const int position = boards.toInt();
        boards_->setCurrentIndex(position < firstNew ? position : position + added);
    }
}

void SweepForm::restore(const QJsonObject& state) {
    const auto chooseIndex = [&state](QComboBox* field, const char* key) {
        field->setCurrentIndex(
            choiceIn(state, QLatin1String(key), field->count(), field->currentIndex()));
    };
    const auto set = [&state](QSpinBox* field, const char* key) {
        field->setValue(state.value(QLatin1String(key)).toInt(field->value()));
    };
    const QJsonValue quantity = state.value(QStringLiteral("quantity"));
    if (quantity.isString()) {
        choose(sweptFactNamed(quantity.toString().toStdString()));
    } else {
        chooseIndex(quantity_, "quantity"); // earlier versions stored the position
    }
    restoreBoards(state.value(QStringLiteral("boards")));
    chooseIndex(surface_, "surface");
    chooseIndex(neighbours_, "neighbours");
    pattern_->setText(state.value(QStringLiteral("pattern")).toString(pattern_->text()));
    self_->setChecked(state.value(QStringLiteral("selfInfluence")).toBool(true));
    set(n_.first, "nFirst");
    set(n_.last, "nLast");
    set(m_.first, "mFirst");
    set(m_.last, "mLast");
    set(presses_, "presses");
    set(samples_, "samples");
    set(seed_, "seed");
}

} // namespace lightsout

#include "moc_SweepForm.cpp"
