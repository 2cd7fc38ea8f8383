// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labbook/LabBook.h"
#include "look/Card.h"

class QPlainTextEdit;

namespace lightsout {

/// One entry of the lab book, as a card: what was seen, and the reader's note on it.
class LabEntryCard : public Card {
    Q_OBJECT

public:
    LabEntryCard(const LabEntry& entry, QWidget* parent);

    void setNote(const QString& note);

Q_SIGNALS:
    void noteTyped(const QString& note);
    void removeRequested();

private:
    void showPicture(const QImage& picture);
    QWidget* makeButtons(const QString& commands);

    QPlainTextEdit* note_;
    TextLabel* cut_; ///< the notice that a text was too long
};

} // namespace lightsout
