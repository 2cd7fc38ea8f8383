// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/OutcomeCard.h"

#include "analysis/ShownFacts.h"
#include "board/PatternPicture.h"
#include "controls/WrapLayout.h"
#include "game/Reduction.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace lightsout {

namespace {

/// Pictures of at most this many quiet patterns are shown next to the picture of the solution.
constexpr std::size_t maxDirections = 8;

} // namespace

OutcomeCard::OutcomeCard(Workbench& workbench, QWidget* parent)
    : Card({"outcomeCard", {}, "elimination.md#result"}, parent), workbench_(workbench),
      text_(addText(TextRole::body)),
      determinant_(new FactLabel(
          [] { return tr("Determinant"); },
          [] { return tr("The determinant of the matrix over the integers"); }, this)),
      modulo2_(new FactLabel(
          [] { return tr("Modulo 2"); },
          [] {
              return tr("The determinant modulo 2: 1 if the rank equals the size of the matrix");
          },
          this)),
      next_(new QPushButton(this)), choiceText_(makeLabel(TextRole::small, true, this)) {
    auto* rank = new FactLabel("rank", this);
    auto* nullity = new FactLabel("nullity", this);
    showFacts(workbench.analysis, {rank, nullity});
    workbench.analysis.want(*this, {factNamed("invertible")});
    connect(&workbench.analysis, &Analysis::valuesChanged, this, &OutcomeCard::refreshDeterminant);
    addRow({rank, nullity, determinant_, modulo2_}, 28);
    pictures_ = new QWidget(this);
    pictureRow_ = new WrapLayout(pictures_);
    // The pictures form an equation, which runs from left to right in every language.
    pictures_->setLayoutDirection(Qt::LeftToRight);
    content()->addWidget(pictures_);
    rank->setObjectName(QStringLiteral("rankFact"));
    determinant_->setObjectName(QStringLiteral("determinantFact"));
    modulo2_->setObjectName(QStringLiteral("modulo2Fact"));
    next_->setObjectName(QStringLiteral("nextChoice"));
    choiceText_->setObjectName(QStringLiteral("choiceNumber"));
    choiceRow_ = addRow({next_, choiceText_});
    connect(next_, &QPushButton::clicked, this, &OutcomeCard::chooseNext);
    setTexts<OutcomeCard>(
        next_, QT_TR_NOOP("Next choice"),
        QT_TR_NOOP("Go through all choices of the free presses, one after another"));
    onAppearanceChanged(this, [this] { setRecording(recording_, rule_); });
}

void OutcomeCard::setRecording(std::shared_ptr<const Recording> recording, const Rule& rule) {
    recording_ = std::move(recording);
    if (recording_ != nullptr && !recording_->outcome.contradiction &&
        recording_->outcome.solution.parameters != parameters_) {
        parameters_ = recording_->outcome.solution.parameters;
        choice_ = BitVector(parameters_.size());
    }
    rule_ = rule;
    refreshText();
    refreshPictures(rule);
    Q_EMIT choiceChanged();
}

void OutcomeCard::setMessage(const QString& message) {
    message_ = message;
    refreshText();
}

void OutcomeCard::chooseNext() {
    // The last free press changes fastest, as in a table of all choices.
    for (std::size_t i = choice_.size(); i-- > 0;) {
        choice_.flip(i);
        if (choice_[i]) {
            break;
        }
    }
    refreshChoice();
    Q_EMIT choiceChanged();
}

void OutcomeCard::choose(std::size_t parameter) {
    choice_.flip(parameter);
    refreshChoice();
    Q_EMIT choiceChanged();
}

void OutcomeCard::setDeterminant(const QString& determinant) {
    integer_ = determinant;
    refreshDeterminant();
}

void OutcomeCard::refreshDeterminant() {
    const Rule& rule = workbench_.document.game().rule();
    const Analysis& analysis = workbench_.analysis;
    const auto value = analysis.value(*factNamed("invertible"));
    if (!value && analysis.isComputing()) {
        if (analysis.isLongWork()) { // otherwise, the value will be known in a moment
            determinant_->setValue(QStringLiteral("…"));
            modulo2_->setValue(QStringLiteral("…"));
        }
        return;
    }
    const bool* isInvertible = value ? std::get_if<bool>(&value->content) : nullptr;
    if (rule.buttonCount() != rule.lightCount() || isInvertible == nullptr) {
        const QString why = isInvertible == nullptr ? message_ : tr("The matrix is not square.");
        determinant_->setUnknown(why);
        modulo2_->setUnknown(why);
        return;
    }
    modulo2_->setValue(numberText(*isInvertible ? 1 : 0));
    // The parity is known even if the digits are not.
    determinant_->setValue(!integer_.isEmpty() ? isolated(integer_)
                           : *isInvertible     ? tr("odd")
                                               : tr("even"));
}

void OutcomeCard::refreshText() {
    refreshDeterminant();
    if (recording_ == nullptr) {
        title_->setText(tr("Result"));
        text_->setText(message_);
        return;
    }
    const EliminationOutcome& outcome = recording_->outcome;
    const bool isSquare = recording_->reduction.isSquare();
    if (outcome.inverse) {
        title_->setText(tr("Every board has exactly one solution"));
        text_->setText(
            tr("The determinant is odd, so the matrix has an inverse. Each row K of the inverse "
               "gives a formula: a press is the scalar product %1 with the lights M to change. It "
               "is made if an odd number of the lights in K must change.")
                .arg(isolated(QStringLiteral("⟨M, K⟩"))) +
            orthonormalText());
    } else if (outcome.contradiction) {
        title_->setText(
            tr("Row %1 reads 0 = 1").arg(numberText(shownNumber(*outcome.contradiction))));
        text_->setText(tr("It is the sum of the equations of the %Ln marked light(s). Every press "
                          "changes an even number of these lights, but an odd number of them "
                          "(those that are numbered or ticked) must change.",
                          nullptr, static_cast<int>(outcome.certificate.count())));
    } else if (!isSquare) {
        title_->setText(outcome.nullity == 0
                            ? tr("Exactly one solution")
                            : tr("%1 solutions").arg(powerOfTwoText(outcome.nullity)));
        text_->setText(tr("The table has %1 and %2. Click ringed presses to set them freely; the "
                          "others follow.")
                           .arg(tr("%Ln light(s)", nullptr,
                                   static_cast<int>(recording_->reduction.lights().size())),
                                tr("%Ln button(s)", nullptr,
                                   static_cast<int>(recording_->reduction.buttons().size()))));
    } else {
        title_->setText(tr("%1 solutions").arg(powerOfTwoText(outcome.nullity)));
        text_->setText(
            tr("The determinant is even: some boards have no solution, the others have several. "
               "Click the %Ln ringed press(es) to set them freely; the others follow.",
               nullptr, static_cast<int>(outcome.nullity)));
    }
}

QString OutcomeCard::orthonormalText() const {
    constexpr std::size_t maxVertices = 400;
    if (rule_.lattice() == nullptr || rule_.vertexCount() > maxVertices) {
        return {};
    }
    const bool isOrthonormal =
        *recording_->outcome.inverseOfVertices == rule_.influenceMatrix().transposed();
    return QLatin1Char(' ') +
           (isOrthonormal
                ? tr("The columns C of the matrix are orthonormal: the scalar product %1 is "
                     "1 for C = C′ and 0 otherwise.")
                : tr("The columns C of the matrix are not orthonormal: the scalar product "
                     "%1 would have to be 1 for C = C′ and 0 otherwise."))
               .arg(isolated(QStringLiteral("⟨C, C′⟩"))) +
           QLatin1Char(' ') +
           tr("Of all plane rectangles with more than one cell, only %1 has orthonormal columns; "
              "the %2 torus has them, too.")
               .arg(isolated(QStringLiteral("2 × 2")), isolated(QStringLiteral("4 × 4")));
}

void OutcomeCard::refreshPictures(const Rule& rule) {
    while (QLayoutItem* item = pictureRow_->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    choices_.clear();
    const bool hasPictures = recording_ != nullptr && !recording_->outcome.contradiction &&
                             recording_->outcome.nullity > 0 &&
                             rule.vertexCount() <= PatternPicture::maxVertices;
    pictures_->setVisible(hasPictures);
    choiceRow_->setVisible(recording_ != nullptr && !recording_->outcome.contradiction &&
                           recording_->outcome.nullity > 0);
    refreshChoice();
    if (!hasPictures) {
        return;
    }
    const GeneralSolution& solution = recording_->outcome.solution;
    pictureRow_->addWidget(makeTerm(QStringLiteral("x ="), rule, solution.particular, &Theme::press,
                                    tr("One solution"), pictures_));
    for (std::size_t i = 0; i < std::min(solution.directions.size(), maxDirections); ++i) {
        auto* choice = new QPushButton(pictures_);
        choice->setObjectName(QStringLiteral("freePress%1").arg(i + 1));
        choice->setCheckable(true);
        choice->setToolTip(tr("Set this free press to 0 or 1"));
        connect(choice, &QPushButton::toggled, this, [this, i](bool isOne) {
            if (choice_[i] != isOne) {
                choose(i);
            }
        });
        choices_.push_back(choice);
        QWidget* term = makeTerm(QStringLiteral("+"), rule, solution.directions[i], &Theme::quiet,
                                 tr("Quiet pattern %1").arg(numberText(i + 1)), pictures_);
        qobject_cast<QHBoxLayout*>(term->layout())->insertWidget(1, choice);
        pictureRow_->addWidget(term);
    }
    if (solution.directions.size() > maxDirections) {
        QLabel* more = makeLabel(TextRole::formula, false, pictures_);
        more->setText(isolated(QStringLiteral("+ …")));
        pictureRow_->addWidget(more);
    }
    refreshChoice();
}

void OutcomeCard::refreshChoice() {
    for (std::size_t i = 0; i < choices_.size(); ++i) {
        choices_[i]->setText(isolated(
            QStringLiteral("t%1 = %2").arg(subscript(shownNumber(i))).arg(choice_[i] ? 1 : 0)));
        choices_[i]->setChecked(choice_[i]);
    }
    constexpr std::size_t maxNumbered = 40;
    if (choice_.size() == 0 || choice_.size() > maxNumbered) {
        choiceText_->clear();
        return;
    }
    std::size_t number = 0;
    for (std::size_t i = 0; i < choice_.size(); ++i) {
        number = 2 * number + (choice_[i] ? 1 : 0);
    }
    choiceText_->setText(
        tr("%1 of %2").arg(numberText(number + 1), powerOfTwoText(choice_.size())));
}

} // namespace lightsout

#include "moc_OutcomeCard.cpp"
