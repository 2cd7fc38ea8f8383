// SPDX-License-Identifier: GPL-3.0-or-later
#include "files/Rereading.h"

#include "theme/LookChanges.h"

#include <utility>

namespace lightsout {

Rereading::Rereading(CurrentDocument& document, QObject* parent)
    : QObject(parent), action(new QAction(this)), document_(document) {
    action->setObjectName(QStringLiteral("readDifferently"));
    connect(action, &QAction::triggered, this, [this] {
        if (const auto ask = ask_) { // it may be replaced meanwhile
            ask();
        }
    });
    connect(&document, &CurrentDocument::replaced, this, &Rereading::refresh);
    connect(&document, &CurrentDocument::historyChanged, this, &Rereading::refresh);
    setTexts<Rereading>(
        action, QT_TR_NOOP("Read it &differently …"),
        QT_TR_NOOP("Show the other ways in which the text of this board can be read"));
    refresh();
}

void Rereading::remember(const ReadReport& report, std::function<void()> ask) {
    ask_ = hasSeveralReadings(report) ? std::move(ask) : nullptr;
    read_ = document_.top();
    step_ = document_->undoStack()->index();
    revision_ = document_->revision();
    refresh();
}

bool Rereading::isUnchanged() const {
    return read_.lock() == document_.top() && document_->revision() == revision_;
}

void Rereading::refresh() {
    const bool isShown = ask_ != nullptr && read_.lock() == document_.top() &&
                         document_->undoStack()->index() >= step_;
    action->setEnabled(isShown);
    action->setVisible(isShown);
}

} // namespace lightsout

#include "moc_Rereading.cpp"
