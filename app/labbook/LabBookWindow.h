// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "controls/Card.h"
#include "labbook/LabBook.h"

#include <QTextDocument>
#include <QWidget>

#include <memory>

class QAction;
class QPushButton;
class QScrollArea;
class QVBoxLayout;

namespace lightsout {

class TextEditor;
class TextLabel;

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

/// A separate window for the lab book. It shows the entries one below the other, with notes, and
/// can print them or save them as PDF.
class LabBookWindow : public QWidget {
    Q_OBJECT

public:
    /// `keep` is the action that adds an entry for the content of the workbench.
    LabBookWindow(LabBook& book, CurrentDocument& document, QAction* keep, QWidget* parent);

    /// Writes the lab book as a PDF file. Returns false if that fails.
    bool writePdf(const QString& path) const;

private:
    QWidget* makeButtons(QAction* keep);
    void showEntries();
    void refresh();
    QString reportTitle() const;
    void print();
    void savePdf();

    LabBook& book_;
    CurrentDocument& document_;
    QPushButton* undo_;
    QPushButton* print_;
    QPushButton* pdf_;
    TextLabel* empty_;
    QScrollArea* scroller_;
    QVBoxLayout* column_;
    QList<LabEntryCard*> cards_;
};

/// Returns the lab book as a printable document whose pictures are at most `width` points wide.
std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width);

} // namespace lightsout
