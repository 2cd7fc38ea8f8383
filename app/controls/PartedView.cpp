// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/PartedView.h"

#include "text/SpokenText.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>

namespace lightsout {

namespace {

/// The next two functions return the number of parts that are reported to screen readers, and the
/// part at an index among these.
std::size_t reportedCount(const PartedView& view) {
    const std::size_t count = view.partCount();
    return count <= PartedView::maxParts ? count : view.currentPart() ? 1 : 0;
}

std::size_t reportedPart(const PartedView& view, std::size_t index) {
    return view.partCount() <= PartedView::maxParts ? index : view.currentPart().value_or(0);
}

/// Returns true if screen readers see the parts as the cells of a table.
bool isTable(const PartedView& view) {
    return view.partColumns() > 0 && view.partCount() <= PartedView::maxParts;
}

/// An object of the accessibility tree that is painted by a view.
class Painted : public QAccessibleInterface {
public:
    explicit Painted(QWidget& widget)
        : widget_(&widget), view_(dynamic_cast<PartedView*>(&widget)) {}

    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(widget_);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}

protected:
    QPointer<QWidget> widget_;
    PartedView* view_;
};

/// The header of a row or a column of a table.
class Head : public Painted {
public:
    Head(QWidget& widget, bool isRow, std::size_t index)
        : Painted(widget), isRow_(isRow), index_(index, view_->partRevision()) {}

    bool isValid() const override {
        return widget_ != nullptr && index_.in(view_->partRevision()) != nullptr && isTable(*view_);
    }
    QAccessible::Role role() const override {
        return isRow_ ? QAccessible::RowHeader : QAccessible::ColumnHeader;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.invalid = !isValid();
        state.invisible = widget_ == nullptr || !widget_->isVisible();
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        if (!isValid() || kind != QAccessible::Name) {
            return {};
        }
        const std::size_t index = *index_.in(view_->partRevision());
        return withoutIsolates(isRow_ ? view_->partRowName(index) : view_->partColumnName(index));
    }
    QRect rect() const override { return {}; }

private:
    bool isRow_;
    OfRevision<std::size_t> index_;
};

class ViewPart : public Painted,
                 public QAccessibleActionInterface,
                 public QAccessibleTableCellInterface {
public:
    ViewPart(QWidget& widget, std::size_t index)
        : Painted(widget), index_(index, view_->partRevision()) {}

    bool isValid() const override {
        const std::size_t* index = widget_ != nullptr ? index_.in(view_->partRevision()) : nullptr;
        return index != nullptr && *index < reportedCount(*view_);
    }
    QAccessible::Role role() const override {
        if (!isValid() || view_->partActionName(part()).isEmpty()) {
            return QAccessible::Cell;
        }
        return view_->isPartOn(part()) ? QAccessible::CheckBox : QAccessible::Button;
    }
    QAccessible::State state() const override {
        QAccessible::State state;
        if (!isValid()) {
            state.invalid = true;
            return state;
        }
        const std::optional<bool> isOn = view_->isPartOn(part());
        state.checkable = isOn.has_value();
        state.checked = isOn.value_or(false);
        state.focusable = true;
        state.focused = widget_->hasFocus() && view_->currentPart() == part();
        state.invisible = !widget_->isVisible();
        state.offscreen = !QRectF(widget_->rect()).intersects(view_->partRect(part()));
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return isValid() && kind == QAccessible::Name ? withoutIsolates(view_->partName(part()))
                                                      : QString();
    }
    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect place = view_->partRect(part()).toAlignedRect();
        return {widget_->mapToGlobal(place.topLeft()), place.size()};
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        switch (type) {
        case QAccessible::ActionInterface:
            return static_cast<QAccessibleActionInterface*>(this);
        case QAccessible::TableCellInterface:
            return isCell() ? static_cast<QAccessibleTableCellInterface*>(this) : nullptr;
        default:
            return nullptr;
        }
    }
    QStringList actionNames() const override {
        return isValid() && !view_->partActionName(part()).isEmpty() ? QStringList{pressAction()}
                                                                     : QStringList();
    }
    QString localizedActionName(const QString& name) const override {
        return isValid() && name == pressAction()
                   ? view_->partActionName(part())
                   : QAccessibleActionInterface::localizedActionName(name);
    }
    void doAction(const QString& name) override {
        if (actionNames().contains(name)) {
            view_->pressPart(part());
        }
    }
    QStringList keyBindingsForAction(const QString& /*name*/) const override { return {}; }

    int rowIndex() const override {
        return isCell() ? static_cast<int>(part() / view_->partColumns()) : -1;
    }
    int columnIndex() const override {
        return isCell() ? static_cast<int>(part() % view_->partColumns()) : -1;
    }
    int rowExtent() const override { return 1; }
    int columnExtent() const override { return 1; }
    QList<QAccessibleInterface*> rowHeaderCells() const override;
    QList<QAccessibleInterface*> columnHeaderCells() const override;
    bool isSelected() const override { return false; }
    QAccessibleInterface* table() const override { return parent(); }

private:
    bool isCell() const { return isValid() && isTable(*view_); }
    /// Returns the part; isValid() must hold.
    std::size_t part() const { return reportedPart(*view_, *index_.in(view_->partRevision())); }

    OfRevision<std::size_t> index_; ///< index among the reported parts
};

class Parted : public QAccessibleWidget, public QAccessibleTableInterface {
public:
    explicit Parted(QWidget& widget)
        : QAccessibleWidget(&widget, QAccessible::Grouping),
          view_(dynamic_cast<const PartedView*>(&widget)) {}
    Parted(const Parted&) = delete;
    Parted& operator=(const Parted&) = delete;
    ~Parted() override {
        for (const auto* made : {&parts_, &rowHeads_, &columnHeads_}) {
            for (const QAccessible::Id id : *made) {
                QAccessible::deleteAccessibleInterface(id);
            }
        }
    }

    int firstPart() const { return QAccessibleWidget::childCount(); }

    QAccessible::Role role() const override {
        return isTable(*view_) ? QAccessible::Table : QAccessibleWidget::role();
    }
    QString text(QAccessible::Text kind) const override {
        return withoutIsolates(QAccessibleWidget::text(kind));
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableInterface && isTable(*view_)
                   ? static_cast<QAccessibleTableInterface*>(this)
                   : QAccessibleWidget::interface_cast(type);
    }

    int childCount() const override {
        return firstPart() + static_cast<int>(reportedCount(*view_));
    }
    QAccessibleInterface* child(int index) const override {
        const int part = index - firstPart();
        return part < 0               ? QAccessibleWidget::child(index)
               : index < childCount() ? partInterface(part)
                                      : nullptr;
    }
    int indexOfChild(const QAccessibleInterface* child) const override {
        for (auto known = parts_.begin(); known != parts_.end(); ++known) {
            if (QAccessible::accessibleInterface(known.value()) == child) {
                return firstPart() + known.key();
            }
        }
        return QAccessibleWidget::indexOfChild(child);
    }
    QAccessibleInterface* childAt(int x, int y) const override {
        const auto part = view_->partAt(widget()->mapFromGlobal(QPointF(x, y)));
        return part && *part < reportedCount(*view_) ? partInterface(static_cast<int>(*part))
                                                     : QAccessibleWidget::childAt(x, y);
    }
    QAccessibleInterface* focusChild() const override {
        const auto current = view_->currentPart();
        if (!widget()->hasFocus() || !current) {
            return QAccessibleWidget::focusChild();
        }
        return partInterface(view_->partCount() <= PartedView::maxParts ? static_cast<int>(*current)
                                                                        : 0);
    }

    int rowCount() const override {
        return isTable(*view_) ? static_cast<int>(view_->partCount() / view_->partColumns()) : 0;
    }
    int columnCount() const override {
        return isTable(*view_) ? static_cast<int>(view_->partColumns()) : 0;
    }
    QAccessibleInterface* cellAt(int row, int column) const override {
        return hasRow(row) && hasColumn(column) ? partInterface(row * columnCount() + column)
                                                : nullptr;
    }
    QString rowDescription(int row) const override {
        return hasRow(row) ? rowHead(row)->text(QAccessible::Name) : QString();
    }
    QString columnDescription(int column) const override {
        return hasColumn(column) ? columnHead(column)->text(QAccessible::Name) : QString();
    }
    QAccessibleInterface* rowHead(int row) const {
        return made(rowHeads_, row,
                    [&] { return new Head(*widget(), true, static_cast<std::size_t>(row)); });
    }
    QAccessibleInterface* columnHead(int column) const {
        return made(columnHeads_, column,
                    [&] { return new Head(*widget(), false, static_cast<std::size_t>(column)); });
    }
    QAccessibleInterface* caption() const override { return nullptr; }
    QAccessibleInterface* summary() const override { return nullptr; }
    void modelChange(QAccessibleTableModelChangeEvent* /*event*/) override {}

    // Cells are pointed at, not selected.
    int selectedCellCount() const override { return 0; }
    int selectedRowCount() const override { return 0; }
    int selectedColumnCount() const override { return 0; }
    QList<QAccessibleInterface*> selectedCells() const override { return {}; }
    QList<int> selectedRows() const override { return {}; }
    QList<int> selectedColumns() const override { return {}; }
    bool isRowSelected(int /*row*/) const override { return false; }
    bool isColumnSelected(int /*column*/) const override { return false; }
    bool selectRow(int /*row*/) override { return false; }
    bool selectColumn(int /*column*/) override { return false; }
    bool unselectRow(int /*row*/) override { return false; }
    bool unselectColumn(int /*column*/) override { return false; }

private:
    bool hasRow(int row) const { return row >= 0 && row < rowCount(); }
    bool hasColumn(int column) const { return column >= 0 && column < columnCount(); }

    QAccessibleInterface* partInterface(int index) const {
        return made(parts_, index,
                    [&] { return new ViewPart(*widget(), static_cast<std::size_t>(index)); });
    }

    /// Returns the object with this index, which is made when it is first needed.
    QAccessibleInterface* made(QHash<int, QAccessible::Id>& known, int index, auto make) const {
        const auto found = known.constFind(index);
        if (found != known.constEnd()) {
            QAccessibleInterface* told = QAccessible::accessibleInterface(found.value());
            if (told != nullptr && told->isValid()) {
                return told;
            }
            QAccessible::deleteAccessibleInterface(found.value()); // made before a renumbering
        }
        QAccessibleInterface* one = make();
        known.insert(index, QAccessible::registerAccessibleInterface(one));
        return one;
    }

    const PartedView* view_;
    mutable QHash<int, QAccessible::Id> parts_;
    mutable QHash<int, QAccessible::Id> rowHeads_;
    mutable QHash<int, QAccessible::Id> columnHeads_;
};

QList<QAccessibleInterface*> ViewPart::rowHeaderCells() const {
    const auto* table = isCell() ? dynamic_cast<const Parted*>(parent()) : nullptr;
    return table != nullptr ? QList{table->rowHead(rowIndex())} : QList<QAccessibleInterface*>();
}

QList<QAccessibleInterface*> ViewPart::columnHeaderCells() const {
    const auto* table = isCell() ? dynamic_cast<const Parted*>(parent()) : nullptr;
    return table != nullptr ? QList{table->columnHead(columnIndex())}
                            : QList<QAccessibleInterface*>();
}

std::function<void(const QString&, QAccessible::Event)>& listener() {
    static std::function<void(const QString&, QAccessible::Event)> hear;
    return hear;
}

QAccessibleInterface* make(const QString& /*className*/, QObject* object) {
    return dynamic_cast<PartedView*>(object) != nullptr ? new Parted(*static_cast<QWidget*>(object))
                                                        : nullptr;
}

} // namespace

PartedView::PartedView() {
    QAccessible::installFactory(make); // does nothing if it is installed
}

void reportPart(QWidget& view, std::size_t part, QAccessible::Event what) {
    const auto* parted = dynamic_cast<const PartedView*>(&view);
    if (parted == nullptr || !view.isVisible() ||
        (what == QAccessible::Focus && !view.hasFocus())) {
        return;
    }
    if (listener()) { // otherwise the name is not needed
        notifyObserver(parted->partName(part), what);
    }
    if (!QAccessible::isActive()) {
        return; // without a screen reader, no event has to be sent
    }
    const auto* accessible = dynamic_cast<Parted*>(QAccessible::queryAccessibleInterface(&view));
    if (accessible == nullptr) {
        return;
    }
    const int child = accessible->firstPart() +
                      (parted->partCount() <= PartedView::maxParts ? static_cast<int>(part) : 0);
    const auto send = [child](QAccessibleEvent&& event) {
        event.setChild(child);
        QAccessible::updateAccessibility(&event);
    };
    if (what == QAccessible::StateChanged) {
        QAccessible::State changed;
        changed.checked = true;
        send(QAccessibleStateChangeEvent(&view, changed));
    } else {
        send(QAccessibleEvent(&view, what));
    }
}

void changeName(QWidget& widget, const QString& name) {
    if (widget.accessibleName() != name) {
        widget.setAccessibleName(name);
        notifyObserver(name, QAccessible::NameChanged);
    }
}

void changeDescription(QWidget& widget, const QString& description) {
    if (widget.accessibleDescription() != description) {
        widget.setAccessibleDescription(description);
        notifyObserver(description, QAccessible::DescriptionChanged);
    }
}

void reportCurrentPart(QWidget& view, const QString& description) {
    changeDescription(view, description);
    const auto* parted = dynamic_cast<const PartedView*>(&view);
    if (const auto part = parted != nullptr ? parted->currentPart() : std::nullopt) {
        reportPart(view, *part, QAccessible::Focus);
        reportPart(view, *part, QAccessible::NameChanged);
    }
}

void observeParts(std::function<void(const QString& name, QAccessible::Event what)> hear) {
    listener() = std::move(hear);
}

void notifyObserver(const QString& text, QAccessible::Event what) {
    if (listener()) {
        listener()(text, what);
    }
}

bool hasObserver() {
    return listener() != nullptr;
}

} // namespace lightsout
