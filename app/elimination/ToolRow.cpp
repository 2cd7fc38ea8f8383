#include "elimination/ToolRow.h"

#include "document/VertexText.h"

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
    menu->addSection(tr("Copy the matrix as it stands"));
    const std::pair<MatrixNotation, QString> notations[] = {
        {MatrixNotation::plain, tr("as plain text")}, {MatrixNotation::csv, tr("as CSV")},
        {MatrixNotation::latex, tr("as LaTeX")},      {MatrixNotation::numPy, tr("for NumPy")},
        {MatrixNotation::sage, tr("for Sage")},
    };
    for (const auto& [notation, name] : notations) {
        menu->addAction(name, this, [this, wanted = notation] { Q_EMIT copyWanted(wanted); });
    }
    menu->addSection(tr("Save"));
    menu->addAction(tr("this step as a picture …"), this, &ToolRow::pictureWanted);
    menu->addAction(tr("all steps as PDF …"), this, &ToolRow::pdfWanted);
    menu->addAction(tr("all steps as LaTeX …"), this, &ToolRow::latexWanted);
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

void ToolRow::setHasMatrix(bool hasMatrix) {
    copy_->setEnabled(hasMatrix);
}

} // namespace lightsout
