// SPDX-License-Identifier: GPL-3.0-or-later
#include "classroom/WorksheetDialog.h"

#include "classroom/ClassroomCommands.h"
#include "classroom/PuzzleText.h"
#include "classroom/SheetPainter.h"
#include "classroom/WorksheetForm.h"
#include "controls/Card.h"
#include "controls/CopyCommandButton.h"
#include "controls/ErrorDialog.h"
#include "controls/WindowRoom.h"
#include "io/AtomicFile.h"
#include "text/ErrorText.h"
#include "text/FilePath.h"
#include "theme/Theme.h"
#include "theme/Touch.h"
#include "worksheet/Latex.h"
#include "worksheet/Marks.h"

#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QGridLayout>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace lightsout {

/// A widget that shows a page of a worksheet as it will be printed, scaled to fit.
class WorksheetPreview : public QWidget {
public:
    explicit WorksheetPreview(QWidget* parent = nullptr);

    /// Shows the page, or an empty sheet if it is nullopt.
    void setPage(std::optional<SheetPage> page);

    QSize sizeHint() const override { return {460, 650}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    std::optional<SheetPage> page_;
};

WorksheetPreview::WorksheetPreview(QWidget* parent) : QWidget(parent) {
    setMinimumSize(280, 396);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    setAccessibleName(WorksheetDialog::tr("Preview"));
}

void WorksheetPreview::setPage(std::optional<SheetPage> page) {
    page_ = std::move(page);
    update();
}

void WorksheetPreview::paintEvent(QPaintEvent* /*event*/) {
    const double scale = std::min(width() / sheetWidth, height() / sheetHeight);
    const QSizeF size(sheetWidth * scale, sheetHeight * scale);
    QPainter painter(this);
    painter.translate((width() - size.width()) / 2, (height() - size.height()) / 2);
    // Paper is white in every theme.
    painter.setPen(themeOf(*this).line);
    painter.setBrush(Qt::white);
    painter.drawRect(QRectF(QPointF(), size).adjusted(0.5, 0.5, -0.5, -0.5));
    if (page_) {
        paintSheet(painter, *page_, scale);
    }
}

WorksheetDialog::Made WorksheetDialog::sheetOf(const WorksheetChoice& choice, Progress& progress) {
    std::vector<ChallengeBoard> boards;
    std::vector<ChallengeBoard> matrixBoards;
    if (choice.board) {
        boards.push_back(*choice.board);
        matrixBoards = boards;
    }
    std::vector<GraphBoard> graphs;
    if (choice.graph) {
        graphs.push_back(*choice.graph);
    }
    const bool hasGraphs =
        std::ranges::find(choice.kinds, PuzzleKind::graphs) != choice.kinds.end();
    for (const Deal& deal : choice.deals) {
        boards.push_back(dealtBoard(deal, progress).board);
        if (hasGraphs) {
            graphs.push_back(dealtGraph(deal));
        }
    }
    if (std::ranges::any_of(choice.kinds, hasMatrix)) {
        for (const Deal& deal : choice.matrixDeals) {
            matrixBoards.push_back(dealtBoard(deal, progress).board);
        }
    }
    auto made = makePuzzles(boards, matrixBoards, choice.kinds, progress);
    if (const auto* none = std::get_if<NoPuzzle>(&made)) {
        return *none;
    }
    auto [puzzles, leftOut] = std::get<MadePuzzles>(std::move(made));
    for (std::size_t i = 0; i < graphs.size(); ++i) {
        auto puzzle = graphPuzzle(graphs[i], progress);
        if (!puzzle) {
            return NoPuzzle{NoPuzzle::Reason::unsolvable, i, PuzzleKind::graphs};
        }
        puzzles.push_back(*std::move(puzzle));
    }
    if (puzzles.empty() && !leftOut.empty()) {
        return leftOut.front();
    }
    return Sheet{worksheetPages(puzzles, choice.options), std::move(leftOut)};
}

WorksheetDialog::WorksheetDialog(const Game& game, QWidget* parent)
    : QDialog(parent), form_(new WorksheetForm(game, this)), preview_(new WorksheetPreview(this)),
      place_(makeLabel(TextRole::body, true, this)), result_(makeLabel(TextRole::body, true, this)),
      back_(new QToolButton(this)), forward_(new QToolButton(this)),
      pdf_(new QPushButton(tr("Save as &PDF …"), this)),
      latex_(new QPushButton(tr("Save as LaTe&X …"), this)),
      command_(new CopyCommandButton([this] { return worksheetCommands(form_->choice()); }, this)) {
    setWindowTitle(tr("Worksheet"));
    auto* layout = new QGridLayout(this);
    layout->setContentsMargins(24, 22, 24, 20);
    layout->setHorizontalSpacing(20);
    layout->setVerticalSpacing(16);
    auto* scroll = new QScrollArea(this);
    scroll->setWidget(form_);
    scroll->setAccessibleName(windowTitle());
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setMinimumWidth(form_->sizeHint().width() + 24);
    layout->addWidget(scroll, 0, 0);
    layout->addWidget(makePages(), 0, 1);
    layout->addWidget(makeButtons(), 1, 0, 1, 2);
    layout->setColumnStretch(1, 1);
    resize(QSize(1000, 820).boundedTo(windowRoom(*this)));
    connect(form_, &WorksheetForm::changed, this, &WorksheetDialog::make);
    make();
}

QWidget* WorksheetDialog::makePages() {
    auto* pages = new QWidget(this);
    auto* layout = new QGridLayout(pages);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(preview_, 0, 0, 1, 3);
    layout->setRowStretch(0, 1);
    layout->setColumnStretch(1, 1);
    const bool isMirrored = isRightToLeft();
    back_->setArrowType(isMirrored ? Qt::RightArrow : Qt::LeftArrow);
    forward_->setArrowType(isMirrored ? Qt::LeftArrow : Qt::RightArrow);
    forward_->setObjectName(QStringLiteral("nextPage"));
    for (QToolButton* button : {back_, forward_}) {
        button->setMinimumSize(touch::sideOf(0), touch::sideOf(0));
    }
    back_->setAccessibleName(tr("Previous page"));
    forward_->setAccessibleName(tr("Next page"));
    back_->setShortcut(Qt::Key_PageUp);
    forward_->setShortcut(Qt::Key_PageDown);
    connect(back_, &QToolButton::clicked, this, [this] { turnTo(page_ - 1); });
    connect(forward_, &QToolButton::clicked, this, [this] { turnTo(page_ + 1); });
    place_->setWordWrap(true);
    place_->setAlignment(Qt::AlignCenter);
    layout->addWidget(back_, 1, 0);
    layout->addWidget(place_, 1, 1);
    layout->addWidget(forward_, 1, 2);
    result_->setWordWrap(true);
    result_->setAlignment(Qt::AlignCenter);
    layout->addWidget(result_, 2, 0, 1, 3);
    return pages;
}

QWidget* WorksheetDialog::makeButtons() {
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    buttons->addButton(command_, QDialogButtonBox::ActionRole);
    buttons->addButton(latex_, QDialogButtonBox::ActionRole);
    buttons->addButton(pdf_, QDialogButtonBox::ActionRole);
    buttons->button(QDialogButtonBox::Close)->setObjectName(QStringLiteral("close"));
    pdf_->setDefault(true);
    connect(pdf_, &QPushButton::clicked, this, &WorksheetDialog::savePdf);
    connect(latex_, &QPushButton::clicked, this, &WorksheetDialog::saveLatex);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void WorksheetDialog::make() {
    job_.start([choice = form_->choice()](Progress& progress) { return sheetOf(choice, progress); },
               [this](Made made) { take(std::move(made)); });
}

void WorksheetDialog::take(Made made) {
    result_->clear();
    if (const auto* none = std::get_if<NoPuzzle>(&made)) {
        pages_.clear();
        turnTo(0);
        place_->setText(noPuzzleText(*none));
        return;
    }
    auto& sheet = std::get<Sheet>(made);
    pages_ = std::move(sheet.pages);
    turnTo(std::min(page_, pages_.size()));
    if (pages_.empty()) {
        place_->setText(tr("Choose at least one kind of puzzle."));
        return;
    }
    QStringList sentences{
        tr("The worksheet has %Ln page(s).", nullptr, static_cast<int>(pages_.size()))};
    std::ranges::transform(sheet.leftOut, std::back_inserter(sentences), leftOutText);
    result_->setText(sentences.join(QLatin1Char('\n')));
}

void WorksheetDialog::turnTo(std::size_t page) {
    page_ = pages_.empty() ? 0 : std::min(page, pages_.size() - 1);
    preview_->setPage(pages_.empty() ? std::nullopt : std::optional(pages_[page_]));
    back_->setEnabled(page_ > 0);
    forward_->setEnabled(page_ + 1 < pages_.size());
    pdf_->setEnabled(!pages_.empty());
    latex_->setEnabled(!pages_.empty());
    command_->setEnabled(!pages_.empty() && !worksheetCommands(form_->choice()).isEmpty());
    place_->setText(tr("Page %1 of %2").arg(page_ + 1).arg(pages_.size()));
}

void WorksheetDialog::savePdf() {
    save(QStringLiteral("pdf"), [pages = pages_] { return worksheetPdf(pages).toStdString(); });
}

void WorksheetDialog::saveLatex() {
    save(QStringLiteral("tex"), [pages = pages_, language = form_->choice().options.language] {
        return sheetLatex(pages, language);
    });
}

void WorksheetDialog::save(const QString& extension, std::function<std::string()> content) {
    QString path = QFileDialog::getSaveFileName(this, tr("Save the worksheet"),
                                                tr("worksheet") + QLatin1Char('.') + extension,
                                                QStringLiteral("*.") + extension);
    if (path.isEmpty()) {
        return;
    }
    if (QFileInfo(path).suffix().isEmpty()) {
        path += QLatin1Char('.') + extension;
    }
    saving_.start(
        [path, content = std::move(content)](Progress& /*progress*/) {
            return writeFileAtomically(pathOf(path), content());
        },
        [this, path](const Result<std::monostate>& written) {
            const QString name = QFileInfo(path).fileName();
            if (written) {
                place_->setText(tr("%1 was saved.").arg(name));
            } else {
                showError(this, tr("Worksheet"),
                          tr("%1 could not be saved. %2").arg(name, errorText(written.error())));
            }
        });
}

} // namespace lightsout

#include "moc_WorksheetDialog.cpp"
