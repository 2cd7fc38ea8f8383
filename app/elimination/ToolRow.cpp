#include "elimination/ToolRow.h"

#include "elimination/EliminationPdf.h"
#include "io/EliminationLatex.h"
#include "text/NumberText.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace lightsout {

ToolRow::ToolRow(EliminationMethod method, MatrixKind kind, QWidget* parent)
    : QWidget(parent), method_(new QComboBox(this)), kind_(new QComboBox(this)),
      formulas_(new QPushButton(tr("Formulas"), this)),
      matrix_(new QPushButton(tr("Matrix"), this)),
      copy_(new QPushButton(tr("Copy and save"), this)), wanted_(method) {
    // In the order of the enumerations, so that an index is a value.
    method_->addItems({tr("Gaussian elimination"), tr("Row-by-row filling")});
    method_->setAccessibleName(tr("Method"));
    method_->setCurrentIndex(static_cast<int>(method));
    kind_->addItems({isolated(QStringLiteral("[A | d]")), isolated(QStringLiteral("A")),
                     isolated(QStringLiteral("[A | I]"))});
    kind_->setAccessibleName(tr("Matrix"));
    kind_->setToolTip(tr("With the lights to change, alone, or with the identity for the inverse"));
    kind_->setCurrentIndex(static_cast<int>(kind));
    connect(method_, &QComboBox::currentIndexChanged, this, [this] {
        wanted_ = this->method();
        Q_EMIT methodChosen();
    });
    connect(kind_, &QComboBox::currentIndexChanged, this, &ToolRow::kindChosen);
    auto* views = new QButtonGroup(this);
    for (QPushButton* view : {formulas_, matrix_}) {
        view->setCheckable(true);
        view->hide();
        views->addButton(view);
    }
    formulas_->setChecked(true);
    connect(views, &QButtonGroup::buttonClicked, this, &ToolRow::formulasChosen);
    makeMenu();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget :
         std::initializer_list<QWidget*>{method_, kind_, formulas_, matrix_, copy_}) {
        widget->setMinimumHeight(34);
        row->addWidget(widget);
    }
    row->addStretch();
}

void ToolRow::makeMenu() {
    auto* menu = new QMenu(copy_);
    QMenu* matrixMenu = menu->addMenu(tr("Copy the matrix as it stands"));
    stepMenu_ = menu->addMenu(tr("Copy this step, from matrix to matrix"));
    const std::pair<MatrixNotation, QString> notations[] = {
        {MatrixNotation::plain, tr("as plain text")}, {MatrixNotation::csv, tr("as CSV")},
        {MatrixNotation::latex, tr("as LaTeX")},      {MatrixNotation::numPy, tr("for NumPy")},
        {MatrixNotation::sage, tr("for Sage")},
    };
    for (const auto& [notation, name] : notations) {
        matrixMenu->addAction(name, this, [this, wanted = notation] { Q_EMIT copyWanted(wanted); });
        stepMenu_->addAction(name, this,
                             [this, wanted = notation] { Q_EMIT stepCopyWanted(wanted); });
    }
    formulaActions_ = {
        menu->addAction(tr("Copy the formulas"), this, [this] { Q_EMIT formulaCopyWanted(false); }),
        menu->addAction(tr("Copy the formulas as LaTeX"), this,
                        [this] { Q_EMIT formulaCopyWanted(true); })};
    menu->addSeparator();
    menu->addAction(tr("Save this step as a picture …"), this, &ToolRow::pictureWanted);
    pdf_ = menu->addAction(QString(), this, &ToolRow::pdfWanted);
    latex_ = menu->addAction(QString(), this, &ToolRow::latexWanted);
    copy_->setMenu(menu);
}

EliminationMethod ToolRow::method() const {
    return static_cast<EliminationMethod>(method_->currentIndex());
}

MatrixKind ToolRow::kind() const {
    return static_cast<MatrixKind>(kind_->currentIndex());
}

void ToolRow::setCanChase(bool canChase) {
    const QSignalBlocker blocker(method_);
    method_->setEnabled(canChase);
    method_->setCurrentIndex(static_cast<int>(canChase ? wanted_ : EliminationMethod::gauss));
    method_->setToolTip(canChase ? QString()
                                 : tr("Filling row by row needs a rectangle whose borders are not "
                                      "glued, on which each light has neighbours on four sides."));
}

void ToolRow::setOutcome(bool isOutcome, bool hasFormulas) {
    isOutcome_ = isOutcome;
    hasFormulas_ = hasFormulas;
    method_->setVisible(!isOutcome);
    kind_->setVisible(!isOutcome);
    formulas_->setVisible(isOutcome && hasFormulas);
    matrix_->setVisible(isOutcome && hasFormulas);
    for (QAction* action : formulaActions_) {
        action->setEnabled(hasFormulas);
    }
}

bool ToolRow::showsFormulas() const {
    return isOutcome_ && hasFormulas_ && formulas_->isChecked();
}

void ToolRow::setMatrix(std::size_t rows, bool hasStep) {
    copy_->setEnabled(rows > 0);
    stepMenu_->setEnabled(hasStep);
    const bool isPrintable = rows <= mostPrintedVertices;
    pdf_->setEnabled(isPrintable);
    pdf_->setText(
        isPrintable
            ? tr("Save all steps as PDF …")
            : tr("All steps as PDF: for up to %1 vertices").arg(numberText(mostPrintedVertices)));
    latex_->setText(rows <= mostLatexSteps
                        ? tr("Save all steps as LaTeX …")
                        : tr("Save all operations as LaTeX, the matrix at both ends …"));
}

} // namespace lightsout
