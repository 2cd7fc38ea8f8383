// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/DrawingClipboard.h"

#include "io/BoardFile.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QMimeData>

namespace lightsout {

namespace {

const QString mimeType = QStringLiteral("application/x-lightsout");
/// How far beside the original a copy appears.
constexpr QPointF aside{0.5, 0.5};

} // namespace

void copySelected(const Drawing& drawing) {
    if (drawing.vertices().empty()) {
        return;
    }
    const SavedBoard part{.game = drawing.selectedPart()};
    auto* data = new QMimeData;
    const auto document = writeBoard(part, FileFormat::document);
    const auto edges = writeBoard(part, FileFormat::edgeList);
    if (document) {
        data->setData(mimeType, QByteArray::fromStdString(*document));
    }
    if (edges) {
        data->setText(QString::fromStdString(*edges));
    }
    QGuiApplication::clipboard()->setMimeData(data);
}

bool canPaste() {
    // There is none where the clipboard is empty, or its owner does not answer.
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

} // namespace lightsout
