// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "labbook/LabBook.h"
#include "look/Card.h"

namespace lightsout {

class TextEditor;

/// A card for one entry of the lab book: the result, and the reader's note about it.
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

    TextEditor* note_;
    TextLabel* cut_; ///< notice that text was too long
};

} // namespace lightsout
