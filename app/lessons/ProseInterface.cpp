// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ProseInterface.h"

#include "lessons/ProseView.h"

#include <QAccessibleWidget>

namespace lightsout {

namespace {

class ProseInterface : public QAccessibleWidget, public QAccessibleTextInterface {
public:
    explicit ProseInterface(ProseView& view) : QAccessibleWidget(&view), view_(view) {}

    QAccessible::Role role() const override {
        return view_.isReadable() ? QAccessible::Document : QAccessible::StaticText;
    }
    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.readOnly = true;
        state.multiLine = true;
        return state;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TextInterface && view_.isReadable()
                   ? static_cast<QAccessibleTextInterface*>(this)
                   : QAccessibleWidget::interface_cast(type);
    }

    QString text(int start, int end) const override {
        return view_.words().mid(start, end - start);
    }
    using QAccessibleWidget::text;
    int characterCount() const override { return static_cast<int>(view_.words().size()); }
    int cursorPosition() const override { return view_.caret(); }
    void setCursorPosition(int position) override { view_.setCaret(position); }
    QRect characterRect(int offset) const override {
        const QRect place = view_.paragraphRect(offset).toAlignedRect();
        return {view_.mapToGlobal(place.topLeft()), place.size()};
    }
    int offsetAtPoint(const QPoint& /*point*/) const override { return -1; }
    void scrollToSubstring(int /*start*/, int /*end*/) override {}
    QString attributes(int /*offset*/, int* start, int* end) const override {
        *start = 0;
        *end = characterCount();
        return {};
    }

    // The text can be read, not selected.
    void selection(int /*selection*/, int* start, int* end) const override { *start = *end = 0; }
    int selectionCount() const override { return 0; }
    void addSelection(int /*start*/, int /*end*/) override {}
    void removeSelection(int /*selection*/) override {}
    void setSelection(int /*selection*/, int /*start*/, int /*end*/) override {}

private:
    ProseView& view_;
};

QAccessibleInterface* makeProse(const QString& /*className*/, QObject* object) {
    auto* view = qobject_cast<ProseView*>(object);
    return view != nullptr ? new ProseInterface(*view) : nullptr;
}

} // namespace

void installProseInterface() {
    QAccessible::installFactory(makeProse); // does nothing if it is installed
}

} // namespace lightsout
