// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "analysis/Job.h"
#include "controls/Card.h"
#include "labbook/LabBook.h"

#include <QTextDocument>
#include <QTimer>
#include <QWidget>

#include <memory>

class QAction;
class QLabel;
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
    /// Returns the label for the picture; null if there is none.
    QLabel* picture() const { return picture_; }
    /// The maximum size of the picture.
    static constexpr QSize pictureBox{560, 560};

Q_SIGNALS:
    void noteTyped(const QString& note);
    void placeRequested(const QString& place);
    void removeRequested();

private:
    void addPicture(QSize size);
    QWidget* makeButtons(const LabEntry& entry);

    QLabel* picture_ = nullptr;
    TextEditor* note_;
    TextLabel* cut_; ///< notice that a part was left out
};

/// A separate window for the lab book. It shows the entries one below the other, with notes, and
/// can print them or save them as PDF. Cards are made, and pictures decoded, when they come into
/// view.
class LabBookWindow : public QWidget {
    Q_OBJECT

public:
    /// `keep` is the action that adds an entry for the content of the workbench.
    LabBookWindow(LabBook& book, CurrentDocument& document, QAction* keep, QWidget* parent);

    /// Writes the lab book as a PDF file. Returns false if that fails.
    bool writePdf(const QString& path) const;

Q_SIGNALS:
    /// Emitted when the user wants to see the place that an entry names.
    void placeRequested(const QString& place);

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QWidget* makeButtons(QAction* keep);
    void showEntries();
    /// Makes the next card or decodes the next picture that is in view or next to it. Drops the
    /// pictures of all others.
    void fill();
    void makeCard(std::size_t entry);
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
    struct EntryBox {
        QWidget* widget;              ///< as large as the card is expected to be
        LabEntryCard* card = nullptr; ///< null until the box comes into view
    };
    std::vector<EntryBox> boxes_; ///< indexed by entry
    QTimer filling_;
    Job decoding_{this}; ///< must be the last member, so that it is destroyed first
};

/// Returns the lab book as a printable document whose pictures are at most `width` points wide.
std::unique_ptr<QTextDocument> labReport(const QString& title, const std::vector<LabEntry>& entries,
                                         double width);

} // namespace lightsout
