// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/ToolRow.h"

#include "controls/WrapLayout.h"
#include "elimination/Export.h"
#include "formats/EliminationLatex.h"
#include "page/Page.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"

#include <QButtonGroup>
#include <QMenu>
#include <QPushButton>

namespace lightsout {

namespace {

constexpr int kindCount = 5;

} // namespace

ToolRow::ToolRow(QWidget* parent)
    : QWidget(parent), method_(new EnumBox<EliminationMethod>(this)),
      kind_(new EnumBox<MatrixKind>(this)), formulas_(new QPushButton(this)),
      matrix_(new QPushButton(this)), determinant_(new QPushButton(this)),
      bounds_(new QPushButton(this)), copy_(new QPushButton(this)) {
    // The entries are in the order of the enumerations, so that the index of an entry is its value.
    setItemTexts(*method_, {QString(), QString()}); // texts are set in retranslate()
    setItemTexts(*kind_, QStringList(kindCount));
    method_->setObjectName(QStringLiteral("method"));
    kind_->setObjectName(QStringLiteral("matrixKind"));
    connect(method_, &QComboBox::currentIndexChanged, this, [this] {
        wanted_ = this->method();
        Q_EMIT methodChosen();
    });
    connect(kind_, &QComboBox::currentIndexChanged, this, &ToolRow::kindChosen);
    auto* views = new QButtonGroup(this);
    for (QPushButton* view : {formulas_, matrix_, determinant_, bounds_}) {
        view->setCheckable(true);
        view->hide();
        views->addButton(view);
    }
    formulas_->setChecked(true);
    formulas_->setObjectName(QStringLiteral("formulas"));
    matrix_->setObjectName(QStringLiteral("reducedMatrix"));
    determinant_->setObjectName(QStringLiteral("determinant"));
    bounds_->setObjectName(QStringLiteral("bounds"));
    connect(views, &QButtonGroup::idToggled, this, [this](int /*view*/, bool isChosen) {
        if (isChosen) {
            Q_EMIT viewChosen();
        }
    });
    copy_->setObjectName(QStringLiteral("copyAndSave"));
    makeMenu();
    auto* row = new WrapLayout(this);
    for (QWidget* widget : std::initializer_list<QWidget*>{method_, kind_, formulas_, matrix_,
                                                           determinant_, bounds_, copy_}) {
        widget->setMinimumHeight(34);
        row->addWidget(widget);
    }
    setTexts<ToolRow>(formulas_, QT_TR_NOOP("Formulas"),
                      QT_TR_NOOP("Show the result as a formula for each press"));
    setTexts<ToolRow>(matrix_, QT_TR_NOOP("Matrix"),
                      QT_TR_NOOP("Show the result as the reduced matrix"));
    setTexts<ToolRow>(determinant_, QT_TR_NOOP("Determinant"),
                      QT_TR_NOOP("Show the determinant over the integers and modulo 2"));
    setTexts<ToolRow>(bounds_, QT_TR_NOOP("Bounds"),
                      QT_TR_NOOP("Show bounds on the nullity that need no elimination"));
    setTexts<ToolRow>(copy_, QT_TR_NOOP("Copy and save"),
                      QT_TR_NOOP("Export the matrix or the steps as text, LaTeX or a picture"));
    setNames<ToolRow>(method_, QT_TR_NOOP("Method"));
    setNames<ToolRow>(
        kind_, QT_TR_NOOP("Matrix"),
        QT_TR_NOOP("Show A next to the lights to change, A alone, A next to the identity (to "
                   "invert A), or A with a different diagonal"));
    onLanguageChanged(this, [this] { retranslate(); });
}

void ToolRow::retranslate() {
    setItemTexts(*method_, {tr("Gaussian elimination"), tr("Light chasing")});
    setItemTexts(*kind_, {isolated(QStringLiteral("[A | d]")), tr("Influence matrix"),
                          isolated(QStringLiteral("[A | I]")), tr("Adjacency matrix"),
                          tr("Adjacency matrix + I")});
}

void ToolRow::makeMenu() {
    auto* menu = new QMenu(copy_);
    QMenu* matrixMenu = menu->addMenu(QString());
    matrixMenu->setObjectName(QStringLiteral("copyMatrix"));
    stepMenu_ = menu->addMenu(QString());
    stepMenu_->setObjectName(QStringLiteral("copyStep"));
    for (const auto& [notation, text] :
         {std::pair(MatrixNotation::plain, QT_TR_NOOP("as plain text")),
          {MatrixNotation::csv, QT_TR_NOOP("as CSV")},
          {MatrixNotation::latex, QT_TR_NOOP("as LaTeX")},
          {MatrixNotation::numPy, QT_TR_NOOP("for NumPy")},
          {MatrixNotation::sage, QT_TR_NOOP("for Sage")}}) {
        setTexts<ToolRow>(
            matrixMenu->addAction(QString(), this,
                                  [this, chosen = notation] { Q_EMIT copyRequested(chosen); }),
            text);
        setTexts<ToolRow>(
            stepMenu_->addAction(QString(), this,
                                 [this, chosen = notation] { Q_EMIT stepCopyRequested(chosen); }),
            text);
    }
    formulaActions_ = {
        menu->addAction(QString(), this, [this] { Q_EMIT formulaCopyRequested(false); }),
        menu->addAction(QString(), this, [this] { Q_EMIT formulaCopyRequested(true); })};
    formulaActions_.back()->setObjectName(QStringLiteral("copyFormulasAsLatex"));
    menu->addSeparator();
    QAction* picture = menu->addAction(QString(), this, &ToolRow::pictureRequested);
    setTexts<ToolRow>(matrixMenu->menuAction(), QT_TR_NOOP("Copy the current matrix"));
    setTexts<ToolRow>(stepMenu_->menuAction(), QT_TR_NOOP("Copy this step with both matrices"));
    setTexts<ToolRow>(formulaActions_.front(), QT_TR_NOOP("Copy the formulas"));
    setTexts<ToolRow>(formulaActions_.back(), QT_TR_NOOP("Copy the formulas as LaTeX"));
    setTexts<ToolRow>(picture, QT_TR_NOOP("Save this step as a picture …"));
    pdf_ = menu->addAction(QString(), this, &ToolRow::pdfRequested);
    slides_ = menu->addAction(QString(), this, &ToolRow::slidesRequested);
    slides_->setObjectName(QStringLiteral("saveSlides"));
    latex_ = menu->addAction(QString(), this, &ToolRow::latexRequested);
    animation_ = menu->addAction(QString(), this, &ToolRow::animationRequested);
    animation_->setObjectName(QStringLiteral("saveAnimation"));
    copy_->setMenu(menu);
}

EliminationMethod ToolRow::method() const {
    return method_->value();
}

MatrixKind ToolRow::kind() const {
    return kind_->value();
}

void ToolRow::choose(EliminationMethod method, MatrixKind kind) {
    const QSignalBlocker blockers[] = {QSignalBlocker(method_), QSignalBlocker(kind_)};
    wanted_ = method;
    method_->setValue(method);
    kind_->setValue(kind);
}

void ToolRow::setCanChase(bool canChase) {
    const QSignalBlocker blocker(method_);
    method_->setEnabled(canChase);
    method_->setValue(canChase ? wanted_ : EliminationMethod::gauss);
    method_->setToolTip(canChase ? QString()
                                 : tr("Light chasing needs a rectangle without glued borders in "
                                      "which neighbouring cells share a side."));
}

void ToolRow::setOutcome(bool isOutcome, bool hasFormulas) {
    isOutcome_ = isOutcome;
    hasFormulas_ = hasFormulas;
    method_->setVisible(!isOutcome);
    kind_->setVisible(!isOutcome);
    formulas_->setVisible(isOutcome && hasFormulas);
    matrix_->setVisible(isOutcome);
    determinant_->setVisible(isOutcome);
    bounds_->setVisible(isOutcome);
    for (QAction* action : formulaActions_) {
        action->setEnabled(hasFormulas);
    }
}

ResultView ToolRow::view() const {
    if (isOutcome_ && determinant_->isChecked()) {
        return ResultView::determinant;
    }
    if (isOutcome_ && bounds_->isChecked()) {
        return ResultView::bounds;
    }
    return isOutcome_ && hasFormulas_ && formulas_->isChecked() ? ResultView::formulas
                                                                : ResultView::matrix;
}

void ToolRow::chooseView(ResultView view) {
    QPushButton* const buttons[] = {formulas_, matrix_, determinant_, bounds_};
    buttons[static_cast<int>(view)]->click();
}

void ToolRow::setMatrix(std::size_t rows, bool hasStep) {
    copy_->setEnabled(rows > 0);
    stepMenu_->setEnabled(hasStep);
    const bool isPrintable = rows <= maxPrintedVertices;
    pdf_->setEnabled(isPrintable);
    pdf_->setText(
        isPrintable
            ? tr("Save all steps as PDF …")
            : tr("All steps as PDF (up to %1 vertices)").arg(numberText(maxPrintedVertices)));
    slides_->setEnabled(rows > 0 && isPrintable);
    animation_->setText(tr("Save an animation as GIF …"));
    animation_->setEnabled(rows > 0 && rows <= maxAnimatedVertices);
    latex_->setText(rows <= maxLatexSteps
                        ? tr("Save all steps as LaTeX …")
                        : tr("Save all operations as LaTeX, with the first and last matrices …"));
}

void ToolRow::setSlides(bool byPivot) {
    slides_->setText(byPivot ? tr("Save slides as PDF, a page for each pivot …")
                             : tr("Save slides as PDF, a page for each step …"));
}

} // namespace lightsout

#include "moc_ToolRow.cpp"
