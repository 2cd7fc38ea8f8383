// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/OperationList.h"

#include "elimination/FormulaText.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QAbstractItemModel>
#include <QScrollBar>
#include <QStyle>

#include <algorithm>

namespace lightsout {

/// A model of the lines. It creates the text of a line only when it is displayed, because there may
/// be very many operations.
class OperationList::Model : public QAbstractItemModel {
public:
    using QAbstractItemModel::QAbstractItemModel;

    void setLines(std::vector<RowOperation> operations, std::vector<StepNote> notes,
                  const std::vector<OperationGroup>& groups, std::vector<Vertex> pivots) {
        if (operations == operations_ && notes == notes_ && pivots == pivots_) {
            return; // what is unfolded stays unfolded
        }
        beginResetModel();
        operations_ = std::move(operations);
        notes_ = std::move(notes);
        pivots_ = std::move(pivots);
        lastRow_ = 0;
        for (const RowOperation& operation : operations_) {
            lastRow_ = std::max({lastRow_, operation.source, operation.target});
        }
        lines_.assign(1, {.kind = Line::Kind::start});
        std::size_t note = 0;
        const auto addNotes = [&](std::size_t step) {
            for (; note < notes_.size() && notes_[note].afterStep <= step; ++note) {
                lines_.push_back(
                    {.kind = Line::Kind::note, .end = notes_[note].afterStep, .note = note});
            }
        };
        for (const OperationGroup& group : groups) {
            addNotes(group.first);
            lines_.push_back({Line::Kind::pivot, group.first, group.end, 0});
        }
        if (groups.empty()) {
            for (std::size_t i = 0; i < operations_.size(); ++i) {
                lines_.push_back({Line::Kind::operation, i, i + 1, 0});
            }
        }
        addNotes(operations_.size());
        endResetModel();
    }

    /// Returns a text that is at least as wide as that of any operation.
    QString widestOperation() const {
        return operationSymbols(
            {.kind = RowOperation::Kind::add, .source = lastRow_, .target = lastRow_});
    }

    /// Returns the texts of all lines at the top, except equations.
    QStringList titles() const {
        QStringList titles;
        for (const Line& line : lines_) {
            if (line.kind == Line::Kind::pivot || isHeading(line)) {
                titles << textOf(line);
            }
        }
        return titles;
    }

    /// Returns the line of a step; step 0 is the start.
    QModelIndex indexOf(std::size_t step) const {
        if (step == 0) {
            return index(0, 0);
        }
        // Lines are in the order of their ends. Notes at a step follow its operation.
        const auto line = std::ranges::lower_bound(lines_, step, {}, &Line::end);
        const auto number = static_cast<int>(line - lines_.begin());
        return line->kind == Line::Kind::pivot
                   ? index(static_cast<int>(step - line->first) - 1, 0, index(number, 0))
                   : index(number, 0);
    }

    /// Returns the step that a line shows or follows; nullopt for a heading.
    std::optional<std::size_t> stepOf(const QModelIndex& index) const {
        const Line& line = lineOf(index);
        if (index.internalId() != 0) {
            return line.first + static_cast<std::size_t>(index.row()) + 1;
        }
        return isHeading(line) ? std::nullopt : std::optional(line.end);
    }

    /// Returns the row that an equation of the small system describes.
    std::optional<std::size_t> rowOf(const QModelIndex& index) const {
        const Line& line = lineOf(index);
        return line.kind == Line::Kind::note ? notes_[line.note].row : std::nullopt;
    }

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override {
        if (row < 0 || column != 0 || row >= rowCount(parent)) {
            return {};
        }
        return createIndex(
            row, 0, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
    }
    QModelIndex parent(const QModelIndex& child) const override {
        return !child.isValid() || child.internalId() == 0
                   ? QModelIndex()
                   : createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
    }
    int rowCount(const QModelIndex& parent = {}) const override {
        if (!parent.isValid()) {
            return static_cast<int>(lines_.size());
        }
        const Line& line = lineOf(parent);
        return parent.internalId() == 0 && line.kind == Line::Kind::pivot
                   ? static_cast<int>(line.end - line.first)
                   : 0;
    }
    int columnCount(const QModelIndex& /*parent*/) const override { return 1; }

    Qt::ItemFlags flags(const QModelIndex& index) const override {
        return index.isValid() && !stepOf(index) ? Qt::ItemFlags(Qt::ItemNeverHasChildren)
                                                 : QAbstractItemModel::flags(index);
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid()) {
            return {};
        }
        const Line& line = lineOf(index);
        if (isHeading(line) && role == Qt::FontRole) {
            QFont font = fontFor(TextRole::small);
            font.setBold(true);
            return font;
        }
        // Headings can't be chosen, so Qt would write them like unavailable items.
        if (line.kind == Line::Kind::note && role == Qt::ForegroundRole) {
            return isHeading(line) ? themeOf(*this).secondText : themeOf(*this).accent;
        }
        if (role != Qt::DisplayRole && role != Qt::AccessibleTextRole && role != Qt::ToolTipRole) {
            return {};
        }
        const QString text = index.internalId() == 0
                                 ? textOf(line)
                                 : operationSymbols(operations_[*stepOf(index) - 1]);
        return role == Qt::AccessibleTextRole ? withoutIsolates(text) : text;
    }

private:
    struct Line {
        enum class Kind { start, pivot, operation, note };
        Kind kind = Kind::start;
        std::size_t first = 0; ///< number of operations before the line
        std::size_t end = 0;   ///< number of operations after which it is complete
        std::size_t note = 0;
    };

    const Line& lineOf(const QModelIndex& index) const {
        return lines_[index.internalId() == 0 ? static_cast<std::size_t>(index.row())
                                              : static_cast<std::size_t>(index.internalId()) - 1];
    }

    bool isHeading(const Line& line) const {
        return line.kind == Line::Kind::note && notes_[line.note].kind != StepNote::Kind::equation;
    }

    QString textOf(const Line& line) const {
        switch (line.kind) {
        case Line::Kind::start:
            return OperationList::tr("Start");
        case Line::Kind::operation:
            return operationSymbols(operations_[line.first]);
        case Line::Kind::pivot: {
            const std::size_t row = operations_[line.first].source;
            return OperationList::tr("Pivot %1: %2 (%3)")
                .arg(numberText(shownNumber(row)),
                     isolated(QLatin1Char('x') + subscript(shownNumber(pivots_[row]))),
                     numberText(line.end - line.first));
        }
        case Line::Kind::note:
            break;
        }
        const StepNote& note = notes_[line.note];
        switch (note.kind) {
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
        return equationText(note.equation);
    }

    std::vector<RowOperation> operations_;
    std::vector<StepNote> notes_;
    std::vector<Vertex> pivots_; ///< the buttons of the pivots' columns, indexed by row
    std::vector<Line> lines_{Line{}};
    std::size_t lastRow_ = 0; ///< largest row number in any operation
};

OperationList::OperationList(QWidget* parent) : QTreeView(parent), model_(new Model(this)) {
    setModel(model_);
    connect(model_, &QAbstractItemModel::modelReset, this, &QWidget::updateGeometry);
    setHeaderHidden(true);
    setUniformRowHeights(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    onAppearanceChanged(this, [this] {
        retranslate();
        viewport()->update();
        setIndentation(QFontMetrics(fontFor(TextRole::body)).height() * 2 / 3);
        updateGeometry(); // the width of the lines depends on the language and the text size
    });
}

int OperationList::widthOf(const QString& text, int level) const {
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.font.setBold(true); // as in headings
    option.fontMetrics = QFontMetrics(option.font);
    option.features = QStyleOptionViewItem::HasDisplay;
    option.text = text;
    return style()->sizeFromContents(QStyle::CT_ItemViewItem, &option, {}, this).width() +
           level * indentation() + verticalScrollBar()->sizeHint().width();
}

QSize OperationList::sizeHint() const {
    int width = minimumSizeHint().width();
    for (const QString& title : model_->titles()) {
        width = std::max(width, widthOf(title, 1));
    }
    return {width, 120};
}

QSize OperationList::minimumSizeHint() const {
    return {widthOf(model_->widestOperation(), 2), 60};
}

void OperationList::retranslate() {
    setAccessibleName(tr("Steps"));
}

void OperationList::setRecording(const Recording& recording) {
    const RecordedElimination& elimination = recording.elimination;
    std::vector<Vertex> pivots;
    for (const std::size_t column : elimination.pivots) {
        pivots.push_back(recording.reduction.buttons()[column]);
    }
    isFollowing_ = true;
    model_->setLines(elimination.operations, recording.notes, operationGroups(elimination),
                     std::move(pivots));
    isFollowing_ = false;
}

void OperationList::setOperations(const std::vector<RowOperation>& operations) {
    isFollowing_ = true;
    model_->setLines(operations, {}, {}, {});
    isFollowing_ = false;
}

void OperationList::setStep(std::size_t step) {
    if (currentIndex().isValid() && model_->stepOf(currentIndex()) == step) {
        return;
    }
    isFollowing_ = true;
    const QModelIndex line = model_->indexOf(step);
    if (unfolded_.isValid() && unfolded_ != line.parent()) {
        collapse(unfolded_);
        unfolded_ = QPersistentModelIndex();
    }
    if (line.parent().isValid() && !isExpanded(line.parent())) {
        unfolded_ = line.parent();
        expand(line.parent());
    }
    setCurrentIndex(line);
    scrollTo(line);
    isFollowing_ = false;
}

void OperationList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    const auto step = current.isValid() ? model_->stepOf(current) : std::nullopt;
    if (!isFollowing_ && step) {
        const std::optional<std::size_t> row = model_->rowOf(current);
        Q_EMIT stepRequested(*step);
        if (row) {
            Q_EMIT rowRequested(*row);
        }
    }
}

} // namespace lightsout

#include "moc_OperationList.cpp"
