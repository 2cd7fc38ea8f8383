#include "elimination/ToolRow.h"

#include "document/VertexText.h"
#include "elimination/EliminationPdf.h"
#include "io/EliminationLatex.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QMenu>
#include <QPushButton>

namespace lightsout {

ToolRow::ToolRow(EliminationMethod method, MatrixKind kind, QWidget* parent)
    : QWidget(parent), method_(new QComboBox(this)), kind_(new QComboBox(this)),
      copy_(new QPushButton(tr("Copy and save"), this)) {
    // In the order of the enumerations, so that an index is a value.
    method_->addItems({tr("Gaussian elimination"), tr("Row-by-row filling")});
    method_->setAccessibleName(tr("Method"));
    method_->setCurrentIndex(static_cast<int>(method));
    kind_->addItems({isolated(QStringLiteral("[A | d]")), isolated(QStringLiteral("A")),
                     isolated(QStringLiteral("[A | I]"))});
    kind_->setAccessibleName(tr("Matrix"));
    kind_->setToolTip(tr("With the lights to change, alone, or with the identity for the inverse"));
    kind_->setCurrentIndex(static_cast<int>(kind));
    connect(method_, &QComboBox::currentIndexChanged, this, &ToolRow::methodChosen);
    connect(kind_, &QComboBox::currentIndexChanged, this, &ToolRow::kindChosen);
    makeMenu();
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    for (QWidget* widget : {static_cast<QWidget*>(method_), static_cast<QWidget*>(kind_),
                            static_cast<QWidget*>(copy_)}) {
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
    menu->addSeparator();
    menu->addAction(tr("Save this step as a picture …"), this, &ToolRow::pictureWanted);
    pdf_ = menu->addAction(QString(), this, &ToolRow::pdfWanted);
    latex_ = menu->addAction(QString(), this, &ToolRow::latexWanted);
    copy_->setMenu(menu);
}

EliminationMethod ToolRow::method() const {
    return canChase_ ? static_cast<EliminationMethod>(method_->currentIndex())
                     : EliminationMethod::gauss;
}

MatrixKind ToolRow::kind() const {
    return static_cast<MatrixKind>(kind_->currentIndex());
}

void ToolRow::setCanChase(bool canChase) {
    canChase_ = canChase;
    method_->setEnabled(canChase);
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
