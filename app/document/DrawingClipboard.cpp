// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/DrawingClipboard.h"

#include "formats/BoardFile.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace lightsout {

namespace {

const QString mimeType = QStringLiteral("application/x-lightsout");
/// Offset of a copy from the original.
constexpr QPointF aside{0.5, 0.5};

} // namespace

CopiedTexts textsOf(const Game& part, Progress& progress) {
    const SavedBoard board{.game = part};
    const WriteOptions options{.progress = &progress};
    CopiedTexts texts;
    if (const auto document = writeBoard(board, FileFormat::document, options)) {
        texts.document = QByteArray::fromStdString(*document);
    }
    if (const auto edges = writeBoard(board, FileFormat::edgeList, options)) {
        texts.edges = QString::fromStdString(*edges);
    }
    return texts;
}

void putOnClipboard(const CopiedTexts& texts) {
    auto* data = new QMimeData;
    data->setData(mimeType, texts.document);
    data->setText(texts.edges);
    QGuiApplication::clipboard()->setMimeData(data);
}

void copySelected(const Drawing& drawing) {
    if (!drawing.vertices().empty()) {
        Progress progress;
        putOnClipboard(textsOf(drawing.selectedPart(), progress));
    }
}

bool canPaste() {
    // Null if the clipboard is empty, or its owner does not answer.
    const QMimeData* data = QGuiApplication::clipboard()->mimeData();
    return data != nullptr && data->hasFormat(mimeType);
}

QByteArray copiedText() {
    return canPaste() ? QGuiApplication::clipboard()->mimeData()->data(mimeType) : QByteArray();
}

std::optional<Game> copiedPart(const QByteArray& text, Progress& progress) {
    auto part = readBoard({text.constData(), static_cast<std::size_t>(text.size())},
                          FileFormat::document, {.progress = &progress});
    return part && part->game.rule().graph() != nullptr ? std::optional(std::move(part->game))
                                                        : std::nullopt;
}

void paste(Drawing& drawing, const Game& part) {
    drawing.add(part, aside, QCoreApplication::translate("Drawing", "paste"));
}

std::optional<Game> withPasted(const Game& game, const Game& part, Progress& progress) {
    return Drawing::withAdded(game, part, aside, progress);
}

void replaceByPasted(Drawing& drawing, Game pasted) {
    drawing.replaceByLarger(std::move(pasted), QCoreApplication::translate("Drawing", "paste"));
}

void duplicateSelected(Drawing& drawing) {
    if (!drawing.vertices().empty()) {
        drawing.add(drawing.selectedPart(), aside,
                    QCoreApplication::translate("Drawing", "duplicate"));
    }
}

void replaceByDuplicated(Drawing& drawing, Game larger) {
    drawing.replaceByLarger(std::move(larger), QCoreApplication::translate("Drawing", "duplicate"));
}

} // namespace lightsout
