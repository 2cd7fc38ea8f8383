// SPDX-License-Identifier: GPL-3.0-or-later
#include "look/PartedView.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>

namespace lightsout {

namespace {

/// How many parts are told of, and which is the first of these.
std::size_t toldCount(const PartedView& view) {
    const std::size_t count = view.partCount();
    return count <= PartedView::maxParts ? count : view.currentPart() ? 1 : 0;
}

std::size_t toldPart(const PartedView& view, std::size_t index) {
    return view.partCount() <= PartedView::maxParts ? index : view.currentPart().value_or(0);
}

class Part : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    Part(QWidget& widget, std::size_t index)
        : widget_(&widget), view_(dynamic_cast<PartedView*>(&widget)), index_(index) {}

    bool isValid() const override { return widget_ != nullptr && index_ < toldCount(*view_); }
    QObject* object() const override { return nullptr; }
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(widget_);
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    QAccessibleInterface* childAt(int /*x*/, int /*y*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }

    QAccessible::Role role() const override {
        return isValid() && !view_->partActionName(part()).isEmpty() ? QAccessible::Button
                                                                     : QAccessible::Cell;
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
        return isValid() && kind == QAccessible::Name ? view_->partName(part()) : QString();
    }
    void setText(QAccessible::Text /*kind*/, const QString& /*text*/) override {}
    QRect rect() const override {
        if (!isValid()) {
            return {};
        }
        const QRect place = view_->partRect(part()).toAlignedRect();
        return {widget_->mapToGlobal(place.topLeft()), place.size()};
    }

    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface*>(this)
                                                    : nullptr;
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

private:
    std::size_t part() const { return toldPart(*view_, index_); }

    QPointer<QWidget> widget_;
    PartedView* view_;
    std::size_t index_;
};

class Parted : public QAccessibleWidget {
public:
    explicit Parted(QWidget& widget)
        : QAccessibleWidget(&widget, QAccessible::Grouping),
          view_(dynamic_cast<const PartedView*>(&widget)) {}
    Parted(const Parted&) = delete;
    Parted& operator=(const Parted&) = delete;
    ~Parted() override {
        for (const QAccessible::Id id : std::as_const(parts_)) {
            QAccessible::deleteAccessibleInterface(id);
        }
    }

    int firstPart() const { return QAccessibleWidget::childCount(); }

    int childCount() const override { return firstPart() + static_cast<int>(toldCount(*view_)); }
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
        return part && *part < toldCount(*view_) ? partInterface(static_cast<int>(*part))
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

private:
    QAccessibleInterface* partInterface(int index) const {
        const auto known = parts_.constFind(index);
        if (known != parts_.constEnd()) {
            return QAccessible::accessibleInterface(known.value());
        }
        auto* part = new Part(*widget(), static_cast<std::size_t>(index));
        parts_.insert(index, QAccessible::registerAccessibleInterface(part));
        return part;
    }

    const PartedView* view_;
    mutable QHash<int, QAccessible::Id> parts_;
};

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
    [[maybe_unused]] static const bool isInstalled = [] {
        QAccessible::installFactory(make);
        return true;
    }();
}

void tellPart(QWidget& view, std::size_t part, QAccessible::Event what) {
    const auto* parted = dynamic_cast<const PartedView*>(&view);
    if (parted == nullptr || (what == QAccessible::Focus && !view.hasFocus())) {
        return;
    }
    if (listener()) {
        listener()(parted->partName(part), what);
    }
    if (!QAccessible::isActive()) {
        return; // nobody needs what would be made now
    }
    const auto* accessible = dynamic_cast<Parted*>(QAccessible::queryAccessibleInterface(&view));
    if (accessible == nullptr) {
        return;
    }
    QAccessibleEvent event(&view, what);
    event.setChild(accessible->firstPart() +
                   (parted->partCount() <= PartedView::maxParts ? static_cast<int>(part) : 0));
    QAccessible::updateAccessibility(&event);
}

void tellCurrentPart(QWidget& view, const QString& description) {
    view.setAccessibleDescription(description);
    const auto* parted = dynamic_cast<const PartedView*>(&view);
    if (const auto part = parted != nullptr ? parted->currentPart() : std::nullopt) {
        tellPart(view, *part, QAccessible::Focus);
        tellPart(view, *part, QAccessible::NameChanged);
    }
}

void hearParts(std::function<void(const QString& name, QAccessible::Event what)> hear) {
    listener() = std::move(hear);
}

} // namespace lightsout
