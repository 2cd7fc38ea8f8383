// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/OperationList.h"

#include "elimination/FormulaText.h"
#include "text/NumberText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QScrollBar>
#include <QStyle>

#include <algorithm>
#include <ranges>

namespace lightsout {

/// A model of the lines. It creates the text of a line only when it is displayed, because there may
/// be very many lines.
class OperationList::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setOperations(const std::vector<RowOperation>& operations,
                       const std::vector<StepNote>& notes) {
        if (operations != operations_ || notes != notes_) {
            beginResetModel();
            operations_ = operations;
            notes_ = notes;
            lastRow_ = 0;
            for (const RowOperation& operation : operations_) {
                lastRow_ = std::max({lastRow_, operation.source, operation.target});
            }
            endResetModel();
        }
    }

    /// Returns the text of a line that is at least as wide as that of any operation.
    QString widestLine() const {
        return lineText(operations_.size(),
                        {.kind = RowOperation::Kind::add, .source = lastRow_, .target = lastRow_});
    }

    /// Returns the lines that are headings.
    QModelIndexList headings() const {
        QModelIndexList headings;
        for (std::size_t i = 0; i < notes_.size(); ++i) {
            if (notes_[i].kind != StepNote::Kind::equation) {
                headings << index(static_cast<int>(lineOfNote(notes_, i)), 0);
            }
        }
        return headings;
    }

    /// Returns the line of a step; step 0 is the start.
    int lineOf(std::size_t step) const {
        const auto later = std::ranges::lower_bound(notes_, step, {}, &StepNote::afterStep);
        return static_cast<int>(step) + static_cast<int>(later - notes_.begin());
    }

    /// Returns the step that a line shows or follows; nullopt for a heading.
    std::optional<std::size_t> stepOf(int line) const {
        if (const StepNote* note = noteOf(line)) {
            return note->kind == StepNote::Kind::equation ? std::optional(note->afterStep)
                                                          : std::nullopt;
        }
        return static_cast<std::size_t>(line) - notesBefore(line);
    }

    int rowCount(const QModelIndex& parent) const override {
        return parent.isValid() ? 0 : static_cast<int>(operations_.size() + notes_.size()) + 1;
    }

    Qt::ItemFlags flags(const QModelIndex& index) const override {
        return index.isValid() && !stepOf(index.row()) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                       : QAbstractListModel::flags(index);
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) {
            return {};
        }
        const StepNote* note = noteOf(index.row());
        const bool isHeading = note != nullptr && note->kind != StepNote::Kind::equation;
        if (isHeading && role == Qt::FontRole) {
            QFont font = fontFor(TextRole::small);
            font.setBold(true);
            return font;
        }
        if (note != nullptr && !isHeading && role == Qt::ForegroundRole) {
            return themeOf(*this).accent;
        }
        if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole) {
            return {};
        }
        if (note != nullptr) {
            return isHeading ? headingText(note->kind) : equationText(note->equation);
        }
        const std::size_t step = *stepOf(index.row());
        return step == 0 ? OperationList::tr("Start") : lineText(step, operations_[step - 1]);
    }

private:
    static QString lineText(std::size_t step, const RowOperation& operation) {
        return QStringLiteral("%1.  %2").arg(numberText(step), operationSymbols(operation));
    }

    /// Returns the line of note i, which follows its step and the previous notes.
    static std::size_t lineOfNote(const std::vector<StepNote>& notes, std::size_t i) {
        return notes[i].afterStep + i + 1;
    }

    std::size_t notesBefore(int line) const {
        const auto notes = std::views::iota(std::size_t{0}, notes_.size());
        const auto next = std::ranges::partition_point(notes, [&](std::size_t i) {
            return lineOfNote(notes_, i) < static_cast<std::size_t>(line);
        });
        return static_cast<std::size_t>(next - notes.begin());
    }

    const StepNote* noteOf(int line) const {
        const std::size_t next = notesBefore(line);
        const bool isNote =
            next < notes_.size() && lineOfNote(notes_, next) == static_cast<std::size_t>(line);
        return isNote ? &notes_[next] : nullptr;
    }

    static QString headingText(StepNote::Kind kind) {
        switch (kind) {
        case StepNote::Kind::goingDown:
            return OperationList::tr("Forward elimination");
        case StepNote::Kind::goingUp:
            return OperationList::tr("Back substitution");
        case StepNote::Kind::filling:
            return OperationList::tr("Light chasing");
        case StepNote::Kind::smallSystem:
            return OperationList::tr("The small system");
        case StepNote::Kind::firstRowPutIn:
            return OperationList::tr("Substitution");
        case StepNote::Kind::equation:
            break;
        }
        return {};
    }

    std::vector<RowOperation> operations_;
    std::vector<StepNote> notes_;
    std::size_t lastRow_ = 0; ///< largest row number in any operation
};

OperationList::OperationList(QWidget* parent) : QListView(parent), operations_(new Model(this)) {
    setModel(operations_);
    connect(operations_, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
    setUniformItemSizes(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    onLanguageChanged(this, [this] {
        retranslate();
        updateGeometry(); // the width of the lines depends on the language
        viewport()->update();
    });
}

QSize OperationList::sizeHint() const {
    const int bar = verticalScrollBar()->sizeHint().width();
    int width = minimumSizeHint().width();
    for (const QModelIndex& heading : operations_->headings()) {
        width = std::max(width, sizeHintForIndex(heading).width() + bar);
    }
    return {width, 120};
}

QSize OperationList::minimumSizeHint() const {
    QStyleOptionViewItem widest;
    initViewItemOption(&widest);
    widest.features = QStyleOptionViewItem::HasDisplay;
    widest.text = operations_->widestLine();
    const int width = style()->sizeFromContents(QStyle::CT_ItemViewItem, &widest, {}, this).width();
    return {width + verticalScrollBar()->sizeHint().width(), 60};
}

void OperationList::retranslate() {
    setAccessibleName(tr("Steps"));
}

void OperationList::setOperations(const std::vector<RowOperation>& operations,
                                  const std::vector<StepNote>& notes) {
    isFollowing_ = true;
    operations_->setOperations(operations, notes);
    isFollowing_ = false;
}

void OperationList::setStep(std::size_t step) {
    if (currentIndex().isValid() && operations_->stepOf(currentIndex().row()) == step) {
        return;
    }
    isFollowing_ = true;
    const QModelIndex line = operations_->index(operations_->lineOf(step), 0);
    setCurrentIndex(line);
    scrollTo(line);
    isFollowing_ = false;
}

void OperationList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    const auto step = current.isValid() ? operations_->stepOf(current.row()) : std::nullopt;
    if (!isFollowing_ && step) {
        Q_EMIT stepRequested(*step);
    }
}

} // namespace lightsout

#include "moc_OperationList.cpp"
