// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/ClipboardActions.h"

#include "controls/ErrorDialog.h"
#include "document/DrawingClipboard.h"
#include "files/FileQuestions.h"
#include "files/PictureLightsAction.h"
#include "formats/BoardFile.h"
#include "text/ErrorText.h"
#include "text/FormatText.h"
#include "theme/LookChanges.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QImage>
#include <QMenu>
#include <QMimeData>

namespace lightsout {

namespace {

/// Maximum size, in bytes, of copied vertices that can be read within a frame.
constexpr qsizetype instantBytes = 1 << 16;
/// Number of characters of a text that a question shows at most.
constexpr std::size_t maxBeginning = 1000;

} // namespace

ClipboardActions::ClipboardActions(CurrentDocument& document, Drawing& drawing,
                                   BackgroundWork* reading, BackgroundWork* writing,
                                   Rereading* rereading, std::function<QString()> shownText,
                                   QWidget* window)
    : QObject(window), copyShown(new QAction(this)), paste(new QAction(this)),
      pasteDrawing(new QAction(this)), copyAs(new QMenu(window)), document_(document),
      drawing_(drawing), reading_(reading), writing_(writing), rereading_(rereading),
      window_(window) {
    copyShown->setShortcut(QKeySequence::Copy);
    connect(copyShown, &QAction::triggered, this, [text = std::move(shownText)] {
        if (const QString shown = text(); !shown.isEmpty()) {
            QGuiApplication::clipboard()->setText(shown);
        }
    });
    copyAs->setObjectName(QStringLiteral("copyAs"));
    paste->setObjectName(QStringLiteral("pasteBoard"));
    paste->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_V);
    connect(paste, &QAction::triggered, this, &ClipboardActions::pasteBoard);
    pasteDrawing->setShortcut(QKeySequence::Paste);
    connect(pasteDrawing, &QAction::triggered, this, &ClipboardActions::pasteVertices);
    for (const FileFormat format :
         {FileFormat::graph6, FileFormat::sparse6, FileFormat::edgeList, FileFormat::matrix,
          FileFormat::csv, FileFormat::rle, FileFormat::cells, FileFormat::flip, FileFormat::latex,
          FileFormat::dot, FileFormat::graphMl, FileFormat::gml, FileFormat::document}) {
        QAction* action = copyAs->addAction(QString());
        action->setData(static_cast<int>(format));
        connect(action, &QAction::triggered, this, [this, format] { copyBoard(format); });
    }
    onLanguageChanged(this, [this] {
        copyShown->setText(tr("&Copy current view"));
        copyShown->setToolTip(tr("Copy the visible lights, matrix, map or values as text"));
        paste->setText(tr("Paste as &board"));
        paste->setToolTip(tr("Paste a document, graph6 line, edge list, matrix, cell pattern, "
                             "“Flip” game or picture from the clipboard"));
        pasteDrawing->setText(tr("&Paste"));
        copyAs->setTitle(tr("Copy board &as"));
        for (QAction* action : copyAs->actions()) {
            action->setText(formatText(static_cast<FileFormat>(action->data().toInt())));
        }
    });
    connect(writing, &BackgroundWork::runningChanged, copyAs, &QMenu::setDisabled);
    connect(&drawing, &Drawing::copyingChanged, this, [this] {
        if (isPasteWaiting_) {
            pasteVertices();
        }
    });
}

void ClipboardActions::pasteBoard() {
    const QMimeData* data = QGuiApplication::clipboard()->mimeData(); // null if empty
    // If there is text too, it takes precedence.
    const QImage picture =
        data != nullptr && !data->hasText() ? PictureLightsAction::pictureIn(*data) : QImage();
    if (!picture.isNull()) {
        Q_EMIT picturePasted(picture);
        return;
    }
    pasteText(QGuiApplication::clipboard()->text());
}

void ClipboardActions::pasteText(const QString& text) {
    readPasted(text.toStdString(), {});
}

void ClipboardActions::readPasted(const std::string& text, const ReadChoices& choices) {
    struct Pasted {
        Result<SavedBoard> board;
        ReadReport report{};
        std::vector<OfferedReading> offers{};
    };
    reading_->start(
        tr("Pasting a board"),
        [text, choices](Progress& progress) {
            Pasted pasted{Error{}};
            pasted.board = readPastedBoard(text, choices.options(progress, pasted.report));
            pasted.offers = offeredReadings(
                [&text](const ReadOptions& options) { return readPastedBoard(text, options); },
                pasted.report, choices, progress);
            return pasted;
        },
        [this, text, choices](Pasted pasted) {
            const bool isWords = !pasted.board &&
                                 pasted.board.error().code == ErrorCode::onlyWords &&
                                 pasted.board.error().subject.empty(); // a single line
            if (isWords) {
                Q_EMIT reported(tr("Nothing was pasted: %1").arg(errorText(pasted.board.error())));
                return;
            }
            if (!pasted.board) {
                showError(window_, tr("The clipboard does not contain a board."),
                          errorText(pasted.board.error()));
                return;
            }
            const auto chosen = chooseReading(tr("The clipboard"), text.substr(0, maxBeginning),
                                              pasted.report, pasted.offers, choices, window_);
            if (!chosen) {
                return;
            }
            if (*chosen != choices) {
                readPasted(text, *chosen);
                return;
            }
            const QString summary =
                tr("Pasted a board: %1").arg(readingText(*pasted.board, pasted.report));
            showPasted(text, pasted.board->game, pasted.report, summary);
        });
}

void ClipboardActions::showPasted(const std::string& text, const Game& game,
                                  const ReadReport& report, const QString& summary) {
    const auto show = [this, text, game, report, summary] {
        document_.make(Replace{.game = game, .isEdit = true}, tr("paste"));
        rereading_->remember(report, [this, text] { readPasted(text, {.wantsAll = true}); });
        Q_EMIT reported(summary);
    };
    const bool isSameText = std::exchange(pasted_, text) == text;
    if (isSameText && rereading_->isUnchanged()) { // it is read differently
        document_->undoStack()->undo();
        show();
    } else {
        // The new document begins with the board before, so that pasting can be undone.
        document_.begin(document_.game(), Document::Origin::drawn, show);
    }
}

void ClipboardActions::pasteVertices() {
    isPasteWaiting_ = drawing_.isCopying();
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    const bool isBoard = data != nullptr && data->hasText() && !canPaste();
    if (!isPasteWaiting_ && isBoard && paste->isEnabled()) {
        pasteBoard(); // there are no vertices to paste
        return;
    }
    if (isPasteWaiting_ || !drawing_.canDraw() || !canPaste()) {
        return;
    }
    const QByteArray text = copiedText();
    if (text.size() <= instantBytes) {
        Progress progress;
        if (const std::optional<Game> part = copiedPart(text, progress)) {
            lightsout::paste(drawing_, *part);
        }
        return;
    }
    reading_->start(
        tr("Pasting vertices"), [text](Progress& progress) { return copiedPart(text, progress); },
        [this](const std::optional<Game>& part) {
            if (part) {
                addElsewhere(*part);
            }
        });
}

void ClipboardActions::addElsewhere(const Game& part) {
    if (!drawing_.canDraw()) {
        return;
    }
    reading_->start(
        tr("Pasting vertices"),
        [part, game = document_.game()](Progress& progress) {
            return withPasted(game, part, progress);
        },
        [this, part, revision = document_.revision()](std::optional<Game> pasted) {
            if (revision != document_.revision()) {
                addElsewhere(part); // adds them to the board that is now current
            } else if (pasted) {
                replaceByPasted(drawing_, *std::move(pasted));
            }
        });
}

void ClipboardActions::copyBoard(FileFormat format) {
    writing_->start(
        tr("Copying the board"),
        [board = document_->board(), format](Progress& progress) {
            return writeBoard(board, format, {.progress = &progress});
        },
        [this](const Result<std::string>& text) {
            if (text) {
                QGuiApplication::clipboard()->setText(QString::fromStdString(*text));
            } else {
                Q_EMIT writing_->stopped();
                showError(window_, tr("The board could not be copied."), errorText(text.error()));
            }
        });
}

} // namespace lightsout

#include "moc_ClipboardActions.cpp"
