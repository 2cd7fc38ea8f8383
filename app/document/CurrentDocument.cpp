// SPDX-License-Identifier: GPL-3.0-or-later
#include "document/CurrentDocument.h"

#include "text/BoardText.h"

#include <utility>

namespace lightsout {

CurrentDocument::CurrentDocument(Game game)
    : own_(std::make_shared<Document>(SavedBoard{.game = std::move(game)})) {
    connectTop();
}

void CurrentDocument::connectTop() {
    const Document* document = top().get();
    connect(document, &Document::making, this, &CurrentDocument::making);
    connect(document, &Document::changed, this, &CurrentDocument::changed);
    connect(document, &Document::fileChanged, this, &CurrentDocument::fileChanged);
    connect(top()->undoStack(), &QUndoStack::indexChanged, this, &CurrentDocument::historyChanged);
}

void CurrentDocument::setOnlyLit(bool onlyLit) {
    if (onlyLit != this->onlyLit()) {
        (pushed_ != nullptr ? onlyLitOnPushed_ : onlyLit_) = onlyLit;
        Q_EMIT onlyLitChanged();
    }
}

void CurrentDocument::setPieces(bool hasPieces) {
    hasPieces_ = hasPieces;
    Q_EMIT piecesChanged();
}

bool CurrentDocument::press(Vertex vertex) {
    if (!game().rule().hasButton(vertex)) {
        return false;
    }
    if (onlyLit() && !game().lights()[vertex]) {
        Q_EMIT pressRefused(vertex);
        return false;
    }
    const Move move = Press{vertex};
    make(move, moveName(move));
    return true;
}

void CurrentDocument::begin(Game game, Document::Origin origin,
                            const std::function<void()>& begun) {
    const auto begin = [this, game = std::move(game), origin, begun] {
        if (pushed_ != nullptr) {
            push(game);
        } else {
            replace(std::make_shared<Document>(SavedBoard{.game = game}, origin));
        }
        if (begun) {
            begun();
        }
    };
    if (leave_) {
        leave_(begin);
    } else {
        begin();
    }
}

void CurrentDocument::replace(std::shared_ptr<Document> document) {
    pop();
    show(std::move(document), nullptr);
}

void CurrentDocument::push(Game game) {
    show(own_, std::make_shared<Document>(SavedBoard{.game = std::move(game)},
                                          Document::Origin::temporary));
}

void CurrentDocument::pop() {
    if (pushed_ != nullptr) {
        show(own_, nullptr);
    }
}

void CurrentDocument::show(std::shared_ptr<Document> own, std::shared_ptr<Document> pushed) {
    const bool wasOnlyLit = onlyLit();
    // The old document must outlive the signals: receivers may still be connected to its history.
    const std::shared_ptr<Document> left = top();
    left->disconnect(this);
    left->undoStack()->disconnect(this);
    if (pushed_ == nullptr) {
        onlyLitOnPushed_ = false;
    }
    own_ = std::move(own);
    pushed_ = std::move(pushed);
    connectTop();
    Q_EMIT changed(Replace{game()});
    Q_EMIT fileChanged();
    if (onlyLit() != wasOnlyLit) {
        Q_EMIT onlyLitChanged();
    }
    Q_EMIT piecesChanged();
    Q_EMIT replaced();
}

} // namespace lightsout

#include "moc_CurrentDocument.cpp"
