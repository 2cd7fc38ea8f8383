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
    onLanguageChanged(this, [this] { retranslate(); });
}

void ToolRow::retranslate() {
    setItemTexts(*method_, {tr("Gaussian elimination"), tr("Light chasing")});
    setItemTexts(*kind_, {isolated(QStringLiteral("[A | d]")), tr("Influence matrix"),
                          isolated(QStringLiteral("[A | I]")), tr("Adjacency matrix"),
                          tr("Adjacency matrix + I")});
    formulas_->setText(tr("Formulas"));
    formulas_->setToolTip(tr("Show the result as a formula for each press"));
    matrix_->setText(tr("Matrix"));
    matrix_->setToolTip(tr("Show the result as the reduced matrix"));
    determinant_->setText(tr("Determinant"));
    determinant_->setToolTip(tr("Show the determinant over the integers and modulo 2"));
    bounds_->setText(tr("Bounds"));
    bounds_->setToolTip(tr("Show bounds on the nullity that need no elimination"));
    copy_->setText(tr("Copy and save"));
    copy_->setToolTip(tr("Export the matrix or the steps as text, LaTeX or a picture"));
    method_->setAccessibleName(tr("Method"));
    kind_->setAccessibleName(tr("Matrix"));
    kind_->setToolTip(tr("Show A next to the lights to change, A alone, A next to the identity (to "
                         "invert A), or A with a different diagonal"));
}

void ToolRow::makeMenu() {
    auto* menu = new QMenu(copy_);
    QMenu* matrixMenu = menu->addMenu(QString());
    matrixMenu->setObjectName(QStringLiteral("copyMatrix"));
    stepMenu_ = menu->addMenu(QString());
    stepMenu_->setObjectName(QStringLiteral("copyStep"));
    for (const MatrixNotation notation :
         {MatrixNotation::plain, MatrixNotation::csv, MatrixNotation::latex, MatrixNotation::numPy,
          MatrixNotation::sage}) {
        matrixMenu->addAction(QString(), this,
                              [this, notation] { Q_EMIT copyRequested(notation); });
        stepMenu_->addAction(QString(), this,
                             [this, notation] { Q_EMIT stepCopyRequested(notation); });
    }
    formulaActions_ = {
        menu->addAction(QString(), this, [this] { Q_EMIT formulaCopyRequested(false); }),
        menu->addAction(QString(), this, [this] { Q_EMIT formulaCopyRequested(true); })};
    formulaActions_.back()->setObjectName(QStringLiteral("copyFormulasAsLatex"));
    menu->addSeparator();
    QAction* picture = menu->addAction(QString(), this, &ToolRow::pictureRequested);
    onLanguageChanged(menu, [this, matrixMenu, picture] {
        matrixMenu->setTitle(tr("Copy the current matrix"));
        stepMenu_->setTitle(tr("Copy this step with both matrices"));
        // These texts are in the order of the notations above.
        const QStringList notations{tr("as plain text"), tr("as CSV"), tr("as LaTeX"),
                                    tr("for NumPy"), tr("for Sage")};
        for (qsizetype i = 0; i < notations.size(); ++i) {
            matrixMenu->actions().at(i)->setText(notations[i]);
            stepMenu_->actions().at(i)->setText(notations[i]);
        }
        formulaActions_.front()->setText(tr("Copy the formulas"));
        formulaActions_.back()->setText(tr("Copy the formulas as LaTeX"));
        picture->setText(tr("Save this step as a picture …"));
    });
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
