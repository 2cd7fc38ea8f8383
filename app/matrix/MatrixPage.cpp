#include "matrix/MatrixPage.h"

#include "document/VertexText.h"
#include "widgets/BoardLink.h"
#include "widgets/BoardView.h"
#include "widgets/EquationText.h"
#include "widgets/MatrixView.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace lightsout {

MatrixPage::MatrixPage(Workbench& workbench, QWidget* parent)
    : QWidget(parent), workbench_(workbench), matrix_(new MatrixView(this)),
      board_(new BoardView(this)) {
    auto* meaning = new Card;
    meaning->addText(TextRole::title)->setText(tr("The board as equations"));
    meaning->addText(TextRole::formula)->setText(isolated(QStringLiteral("A x = d")));
    meaning->addText(TextRole::body)
        ->setText(tr("Row %1 is the equation of light %1: the presses that reach it have to add "
                     "up to 1 if the light must change, else to 0. Column %1 shows what press %1 "
                     "changes.")
                      .arg(QStringLiteral("i")));

    auto* row = new Card;
    rowTitle_ = row->addText(TextRole::title);
    rowEquation_ = row->addText(TextRole::formula);
    rowText_ = row->addText(TextRole::body);
    row->content()->addWidget(board_, 1);
    QPalette palette = rowEquation_->palette();
    palette.setColor(QPalette::WindowText, Theme::current().accent);
    rowEquation_->setPalette(palette);
    rowText_->setMinimumHeight(2 * rowText_->fontMetrics().lineSpacing());
    rowText_->setAlignment(Qt::AlignTop | leadingAlignment());

    auto* side = new QVBoxLayout;
    side->setSpacing(14);
    side->addWidget(meaning);
    side->addWidget(row, 1);
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(28, 16, 28, 16);
    layout->setSpacing(28);
    layout->addWidget(matrix_, 13);
    layout->addLayout(side, 8);

    linkBoard(*board_, workbench.document, workbench.selection);
    matrix_->setGame(workbench.document.game());
    connect(&workbench.document, &Document::changed, this, [this] {
        matrix_->setGame(workbench_.document.game());
        showRow();
    });
    connect(&workbench.selection, &Selection::vertexChanged, this, [this] {
        matrix_->setPointedAt(workbench_.selection.vertex());
        showRow();
    });
    connect(matrix_, &MatrixView::pointedAt, &workbench.selection, &Selection::setVertex);
    connect(&workbench.guide, &Guide::changed, this, [this] {
        board_->setStars(workbench_.guide.stars());
        board_->setHint(workbench_.guide.hint());
        board_->setPattern(workbench_.guide.certificate());
    });
    setFocusProxy(matrix_);
    showRow();
}

void MatrixPage::showRow() {
    const Game& game = workbench_.document.game();
    const std::optional<Vertex> vertex = workbench_.selection.vertex();
    if (!vertex || *vertex >= game.vertexCount()) {
        rowTitle_->setText(tr("Point at a row or at a cell"));
        rowEquation_->setText(isolated(QStringLiteral("…")));
        rowText_->setText(tr("Its row and its column light up in the matrix, and the presses of "
                             "its equation on the board."));
        return;
    }
    const QString number = isolated(QStringLiteral("R") + subscript(*vertex + 1));
    rowTitle_->setText(tr("%1 belongs to %2").arg(number, vertexName(game.rule(), *vertex)));
    rowEquation_->setText(equationText(game, *vertex));
    rowText_->setText(game.lights()[*vertex] != game.target()[*vertex]
                          ? tr("This light must change: an odd number of these presses.")
                          : tr("This light must stay: an even number of these presses."));
}

} // namespace lightsout
