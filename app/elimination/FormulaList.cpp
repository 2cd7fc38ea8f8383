// SPDX-License-Identifier: GPL-3.0-or-later
#include "elimination/FormulaList.h"

#include "elimination/FormulaText.h"
#include "game/Reduction.h"
#include "text/NumberText.h"
#include "text/SpokenText.h"
#include "theme/LookChanges.h"
#include "theme/Symbols.h"
#include "theme/Theme.h"

#include <QAbstractListModel>
#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextLayout>

#include <algorithm>

namespace lightsout {

namespace {

constexpr int lineMargin = 5;
constexpr int sideMargin = 8;
constexpr int batch = 100;

/// Lays out a formula in lines of this width, in pixels, and returns its height.
double setLines(QTextLayout& layout, double width) {
    QTextOption option(Qt::AlignLeft | Qt::AlignAbsolute);
    option.setTextDirection(Qt::LeftToRight);
    option.setWrapMode(QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.setFont(fontFor(TextRole::formula));
    double height = 0;
    layout.beginLayout();
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(std::max(40.0, width));
        line.setPosition({0, height});
        height += line.height();
    }
    layout.endLayout();
    return height;
}

/// Returns the area of a line's formula.
QRectF textArea(const QRect& line) {
    return QRectF(line).adjusted(sideMargin, lineMargin, -sideMargin, -lineMargin);
}

} // namespace

/// A model of formulas, whose texts are created only when they are displayed.
class FormulaList::Model : public QAbstractListModel {
public:
    using QAbstractListModel::QAbstractListModel;

    void setRecording(std::shared_ptr<const Recording> recording) {
        beginResetModel();
        recording_ = std::move(recording);
        proven_.clear();
        if (recording_ != nullptr) {
            recording_->outcome.certificate.forEachOne([this](Vertex v) { proven_.push_back(v); });
            choice_ = BitVector(recording_->outcome.solution.parameters.size());
        }
        endResetModel();
    }

    void setChoice(const BitVector& choice) {
        choice_ = choice;
        if (rowCount({}) > 0) {
            Q_EMIT dataChanged(index(0), index(rowCount({}) - 1));
        }
    }

    int rowCount(const QModelIndex& parent) const override {
        if (parent.isValid() || recording_ == nullptr) {
            return 0;
        }
        const EliminationOutcome& outcome = recording_->outcome;
        return static_cast<int>(outcome.contradiction ? outcome.proof.size() : recording_->columns);
    }

    QString text(std::size_t line, qsizetype maxTerms) const {
        const EliminationOutcome& outcome = recording_->outcome;
        if (outcome.contradiction) {
            const QString equation = equationText(outcome.proof[line], maxTerms);
            return line < proven_.size()
                       ? isolated(QStringLiteral("%1%2:  %3")
                                      .arg(rowLetter())
                                      .arg(subscript(shownNumber(*indexIn(
                                               recording_->reduction.lights(), proven_[line]))),
                                           equation))
                       : equation;
        }
        const Vertex press = recording_->reduction.buttons()[line];
        return outcome.inverse ? inverseFormula(*outcome.inverseOfVertices, press, maxTerms)
                               : solutionFormula(outcome.solution, choice_, press, maxTerms);
    }

    QVariant data(const QModelIndex& index, int role) const override {
        if (!index.isValid() || (role != Qt::DisplayRole && role != Qt::AccessibleTextRole)) {
            return {};
        }
        const QString shown = text(static_cast<std::size_t>(index.row()), maxShownTerms);
        return role == Qt::AccessibleTextRole ? withoutIsolates(shown) : shown;
    }

    /// Returns the vertex of a line; nullopt for the sum of all equations.
    std::optional<Vertex> vertexOf(const QModelIndex& line) const {
        if (!line.isValid()) {
            return std::nullopt;
        }
        const auto number = static_cast<std::size_t>(line.row());
        if (!recording_->outcome.contradiction) {
            return recording_->reduction.buttons()[number];
        }
        return number < proven_.size() ? std::optional(proven_[number]) : std::nullopt;
    }

    QModelIndex lineOf(Vertex vertex) const {
        if (recording_ == nullptr) {
            return {};
        }
        const auto line = indexIn(
            recording_->outcome.contradiction ? proven_ : recording_->reduction.buttons(), vertex);
        return line ? index(static_cast<int>(*line)) : QModelIndex();
    }

    /// Returns the number of the free press that a line shows, or nullopt if its press is not free.
    std::optional<std::size_t> parameterOf(const QModelIndex& line) const {
        if (!line.isValid() || recording_->outcome.contradiction) {
            return std::nullopt;
        }
        return indexIn(recording_->outcome.solution.parameters,
                       recording_->reduction.buttons()[static_cast<std::size_t>(line.row())]);
    }

    /// Returns the free press for the symbols t₁, t₂ …, and the vertex of any other symbol.
    std::optional<Vertex> vertexOf(const FormulaSymbol& symbol) const {
        if (symbol.letter != QLatin1Char('t')) {
            return symbol.vertex;
        }
        const auto& parameters = recording_->outcome.solution.parameters;
        return symbol.vertex < parameters.size() ? std::optional(parameters[symbol.vertex])
                                                 : std::nullopt;
    }

private:
    std::shared_ptr<const Recording> recording_;
    std::vector<Vertex> proven_; ///< lights whose equations form the proof
    BitVector choice_;
};

/// A delegate that draws a formula in as many lines as it needs and highlights the symbols of a
/// vertex.
class FormulaList::Painter : public QStyledItemDelegate {
public:
    Painter(const Model& formulas, QAbstractItemView* view)
        : QStyledItemDelegate(view), formulas_(formulas), view_(view) {}

    std::optional<Vertex> marked;

    QSize sizeHint(const QStyleOptionViewItem& /*option*/,
                   const QModelIndex& index) const override {
        QTextLayout layout(index.data().toString());
        const int width = view_->viewport()->width();
        return {width, static_cast<int>(setLines(layout, width - 2 * sideMargin)) + 2 * lineMargin};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const Theme theme = themeOf(*view_);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const bool isCurrent = index == view_->currentIndex();
        if (isCurrent) {
            painter->setPen(Qt::NoPen);
            painter->setBrush(mixed(theme.card, theme.accent, 0.14));
            painter->drawRoundedRect(QRectF(option.rect).adjusted(0, 1, 0, -1), 6, 6);
        }
        QTextLayout layout(index.data().toString());
        QList<QTextLayout::FormatRange> formats;
        for (const FormulaSymbol& symbol : symbolsIn(layout.text())) {
            if (!marked || formulas_.vertexOf(symbol) != marked) {
                continue;
            }
            QTextLayout::FormatRange range;
            range.start = static_cast<int>(symbol.begin);
            range.length = static_cast<int>(symbol.length);
            range.format.setBackground(theme.accent);
            range.format.setForeground(theme.onAccent);
            formats.append(range);
        }
        setLines(layout, option.rect.width() - 2 * sideMargin);
        painter->setPen(theme.text);
        layout.draw(painter, textArea(option.rect).topLeft(), formats);
        painter->restore();
    }

    /// Returns the symbol at `place` if the line is drawn in the rectangle `line`.
    std::optional<FormulaSymbol> symbolAt(const QModelIndex& index, const QRect& line,
                                          QPoint place) const {
        QTextLayout layout(index.data().toString());
        const QRectF area = textArea(line);
        setLines(layout, area.width());
        for (const FormulaSymbol& symbol : symbolsIn(layout.text())) {
            if (rectOf(layout, symbol).translated(area.topLeft()).contains(place)) {
                return symbol;
            }
        }
        return std::nullopt;
    }

    static QRectF rectOf(const QTextLayout& layout, const FormulaSymbol& symbol) {
        const QTextLine line = layout.lineForTextPosition(static_cast<int>(symbol.begin));
        const double left = line.cursorToX(static_cast<int>(symbol.begin));
        const double right = line.cursorToX(static_cast<int>(symbol.begin + symbol.length));
        return {left, line.y(), right - left, line.height()};
    }

private:
    const Model& formulas_;
    QAbstractItemView* view_;
};

FormulaList::FormulaList(QWidget* parent)
    : QListView(parent), formulas_(new Model(this)), painter_(new Painter(*formulas_, this)) {
    setModel(formulas_);
    setItemDelegate(painter_);
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setLayoutMode(QListView::Batched);
    setBatchSize(batch);
    setResizeMode(QListView::Adjust);
    setAutoScroll(false); // a line that is pointed at stays under the pointer
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setLayoutDirection(Qt::LeftToRight); // formulas run from left to right in every language
    onAppearanceChanged(this, [this] {
        setAccessibleName(tr("Formulas"));
        viewport()->update();
    });
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

void FormulaList::setRecording(std::shared_ptr<const Recording> recording) {
    isFollowing_ = true;
    formulas_->setRecording(std::move(recording));
    isFollowing_ = false;
    scrollToTop();
}

void FormulaList::setChoice(const BitVector& choice) {
    formulas_->setChoice(choice);
}

void FormulaList::setPointedAt(std::optional<Vertex> vertex) {
    isFollowing_ = true;
    const QModelIndex line = vertex ? formulas_->lineOf(*vertex) : QModelIndex();
    if (line != currentIndex()) {
        setCurrentIndex(line);
        if (line.isValid()) {
            scrollTo(line);
        }
        viewport()->update();
    }
    isFollowing_ = false;
}

void FormulaList::setMarkedSymbol(std::optional<Vertex> vertex) {
    painter_->marked = vertex;
    viewport()->update();
}

QString FormulaList::plainText() const {
    QString text;
    for (int line = 0; line < formulas_->rowCount({}); ++line) {
        for (const QChar sign : formulas_->text(static_cast<std::size_t>(line), unlimitedTerms)) {
            if (sign.category() != QChar::Other_Format) {
                text += sign;
            }
        }
        text += QLatin1Char('\n');
    }
    return text;
}

QString FormulaList::latexText() const {
    QStringList lines;
    for (int line = 0; line < formulas_->rowCount({}); ++line) {
        QString latex =
            formulaLatex(formulas_->text(static_cast<std::size_t>(line), unlimitedTerms));
        const qsizetype equals = latex.indexOf(QLatin1Char('='));
        lines.append(latex.insert(equals, QLatin1Char('&')));
    }
    return QStringLiteral("\\begin{align*}\n%1\n\\end{align*}\n")
        .arg(lines.join(QStringLiteral(" \\\\\n")));
}

QRect FormulaList::symbolRect(int line, const FormulaSymbol& symbol) const {
    const QModelIndex index = formulas_->index(line);
    QTextLayout layout(index.data().toString());
    const QRectF area = textArea(visualRect(index));
    setLines(layout, area.width());
    return Painter::rectOf(layout, symbol).translated(area.topLeft()).toRect();
}

void FormulaList::mouseMoveEvent(QMouseEvent* event) {
    QListView::mouseMoveEvent(event);
    const QPoint place = event->position().toPoint();
    const QModelIndex line = indexAt(place);
    if (line != currentIndex()) {
        setCurrentIndex(line);
    }
    if (const std::optional<Vertex> vertex = symbolAt(place)) {
        Q_EMIT symbolPointedAt(*vertex);
    }
}

void FormulaList::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton) {
        chooseAt(indexAt(event->position().toPoint()));
    }
}

void FormulaList::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Copy)) {
        QGuiApplication::clipboard()->setText(plainText());
    } else if (event->key() == Qt::Key_Space) {
        chooseAt(currentIndex());
    } else {
        QListView::keyPressEvent(event);
        scrollTo(currentIndex());
    }
}

void FormulaList::leaveEvent(QEvent* event) {
    QListView::leaveEvent(event);
    setCurrentIndex({});
}

void FormulaList::resizeEvent(QResizeEvent* event) {
    QListView::resizeEvent(event);
    scheduleDelayedItemsLayout();
}

void FormulaList::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QListView::currentChanged(current, previous);
    viewport()->update();
    if (!isFollowing_) {
        Q_EMIT pointedAt(formulas_->vertexOf(current));
    }
}

void FormulaList::chooseAt(const QModelIndex& line) {
    if (const std::optional<std::size_t> parameter = formulas_->parameterOf(line)) {
        Q_EMIT choiceRequested(*parameter);
    }
}

std::optional<Vertex> FormulaList::symbolAt(QPoint place) const {
    const QModelIndex line = indexAt(place);
    if (!line.isValid()) {
        return std::nullopt;
    }
    const auto symbol = painter_->symbolAt(line, visualRect(line), place);
    return symbol ? formulas_->vertexOf(*symbol) : std::nullopt;
}

} // namespace lightsout

#include "moc_FormulaList.cpp"
