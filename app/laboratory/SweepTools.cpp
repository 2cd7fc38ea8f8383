// SPDX-License-Identifier: GPL-3.0-or-later
#include "laboratory/SweepTools.h"

#include "controls/ExpressionField.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "controls/WrapLayout.h"
#include "laboratory/SweepText.h"
#include "lesson/Quantities.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QCheckBox>
#include <QJsonObject>
#include <QLabel>

namespace lightsout {

SweepTools::SweepTools(QWidget* parent)
    : QWidget(parent), logN_(new QCheckBox(this)), logValues_(new QCheckBox(this)),
      line_(new QCheckBox(this)), curve_(new ExpressionField(this)),
      claim_(new ExpressionField(this)), answer_(makeLabel(TextRole::small, true, this)) {
    logN_->setObjectName(QStringLiteral("logN"));
    logValues_->setObjectName(QStringLiteral("logValues"));
    logValues_->setTristate(true);
    logValues_->setCheckState(Qt::PartiallyChecked);
    line_->setObjectName(QStringLiteral("leastSquares"));
    curve_->setObjectName(QStringLiteral("curve"));
    claim_->setObjectName(QStringLiteral("claim"));
    answer_->setObjectName(QStringLiteral("claimAnswer"));
    answer_->setWordWrap(true);
    answer_->hide();
    auto* row = new WrapLayout(nullptr, 12);
    for (QWidget* part : std::initializer_list<QWidget*>{logN_, logValues_, line_, curve_}) {
        row->addWidget(part);
    }
    setColumn(this, {row, claim_, answer_});
    for (QCheckBox* box : {logN_, logValues_, line_}) {
        connect(box, &QCheckBox::stateChanged, this, &SweepTools::readLook);
    }
    connect(curve_, &QLineEdit::editingFinished, this, &SweepTools::readLook);
    connect(claim_, &QLineEdit::editingFinished, this, &SweepTools::readClaim);
    setTexts<SweepTools>(logN_, QT_TR_NOOP("Logarithmic n"));
    setTexts<SweepTools>(logValues_, QT_TR_NOOP("Logarithmic values"),
                         QT_TR_NOOP("Half checked: as it suits the quantity"));
    setTexts<SweepTools>(
        line_, QT_TR_NOOP("Least-squares line"),
        QT_TR_NOOP("A line in the scales of the axes, with its 95 % confidence interval"));
    setNames<SweepTools>(curve_, QT_TR_NOOP("Curve to compare with"),
                         QT_TR_NOOP("An expression of n, to be drawn with the values"));
    setNames<SweepTools>(
        claim_, QT_TR_NOOP("Conjecture"),
        QT_TR_NOOP("A claim about each board of the sweep, to be tested on all of them"));
    onLanguageChanged(this, [this] {
        logN_->setAccessibleName(withoutIsolates(logN_->text()));
        curve_->setPlaceholderText(tr("Curve: n^2 / 5"));
        claim_->setPlaceholderText(tr("Conjecture: nullity > 0 if divides(5, n + 1)"));
    });
}

void SweepTools::setSweep(const Sweep& sweep) {
    if (!hasSweep_ || sweep != sweep_) {
        sweep_ = sweep;
        hasSweep_ = true;
        readClaim();
    }
}

void SweepTools::readLook() {
    look_.isLogN = logN_->isChecked();
    look_.isLogValues = logValues_->checkState() == Qt::PartiallyChecked
                            ? std::nullopt
                            : std::optional(logValues_->isChecked());
    look_.hasLine = line_->isChecked();
    look_.curve.reset();
    look_.curveText = curve_->text().trimmed();
    if (!look_.curveText.isEmpty()) {
        const std::string text = curve_->source();
        LessonSource source(text);
        const Expression curve = readExpression(source, text);
        if (source.error()) {
            showMistake(*curve_, *source.error());
        } else if (!valueAt(curve, 2) && !valueAt(curve, 3)) {
            answer_->setText(tr("The curve must be an expression of n alone."));
            answer_->show();
        } else {
            look_.curve = curve;
            answer_->hide();
        }
    }
    Q_EMIT lookChanged();
}

QString SweepTools::mistakeText(const LessonError& error) {
    const QString met = QString::fromStdString(error.met);
    const QString text = met.isEmpty() ? tr("Something is missing at the end.")
                                       : tr("“%1” was not expected.").arg(isolated(met));
    return error.names.size() != 1
               ? text
               : text + QLatin1Char(' ') +
                     tr("Did you mean “%1”?")
                         .arg(isolated(QString::fromStdString(error.names.front())));
}

void SweepTools::showMistake(ExpressionField& field, const LessonError& error) {
    field.setSelection(static_cast<int>(error.position.column) - 1,
                       static_cast<int>(error.met.size()));
    answer_->setText(mistakeText(error));
    answer_->show();
}

void SweepTools::readClaim() {
    testing_.cancel();
    answer_->setVisible(!claim_->text().trimmed().isEmpty());
    if (!answer_->isVisibleTo(this) || !hasSweep_) {
        return;
    }
    const auto read = readConjecture(claim_->source());
    if (const auto* const error = std::get_if<LessonError>(&read)) {
        showMistake(*claim_, *error);
        return;
    }
    answer_->setText(tr("Looking for a counterexample …"));
    testing_.start(
        [conjecture = std::get<Conjecture>(read), sweep = sweep_](Progress& progress) {
            const auto boardAt = [&sweep](std::size_t point) {
                return sweep.gameAt(point, sweep.seed);
            };
            return testOnBoards(conjecture, 0, sweep.pointCount() - 1, boardAt, progress);
        },
        [this, sweep = sweep_](const ConjectureTest& test) {
            const auto boards = static_cast<int>(test.boards);
            answer_->setText(
                test.broken ? tr("Disproved: %1 is the first counterexample.")
                                  .arg(pointText(sweep.point(*test.broken)))
                : test.unknown ? tr("Not decided: %1 could not be computed.")
                                     .arg(pointText(sweep.point(*test.unknown)))
                : test.agreeing == 0
                    ? tr("The condition holds for no board of the sweep, so nothing was tested.")
                : test.agreeing == test.boards
                    ? tr("Holds for all %Ln board(s).", nullptr, boards)
                    : tr("Holds for all %1 boards of the sweep that satisfy the condition.")
                          .arg(numberText(test.agreeing)));
        });
}

QJsonObject SweepTools::state() const {
    return {{QStringLiteral("logN"), logN_->isChecked()},
            {QStringLiteral("logValues"), static_cast<int>(logValues_->checkState())},
            {QStringLiteral("line"), line_->isChecked()},
            {QStringLiteral("curve"), curve_->text()},
            {QStringLiteral("claim"), claim_->text()}};
}

void SweepTools::restore(const QJsonObject& state) {
    logN_->setChecked(state.value(QStringLiteral("logN")).toBool());
    const int values = state.value(QStringLiteral("logValues")).toInt(Qt::PartiallyChecked);
    logValues_->setCheckState(values == Qt::Checked     ? Qt::Checked
                              : values == Qt::Unchecked ? Qt::Unchecked
                                                        : Qt::PartiallyChecked);
    line_->setChecked(state.value(QStringLiteral("line")).toBool());
    curve_->setText(state.value(QStringLiteral("curve")).toString().left(maxExpressionLength));
    claim_->setText(state.value(QStringLiteral("claim")).toString().left(maxExpressionLength));
    readLook();
    readClaim();
}

} // namespace lightsout

#include "moc_SweepTools.cpp"
