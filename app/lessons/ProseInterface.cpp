// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/ProseInterface.h"

#include "controls/ReadOnlyText.h"
#include "lessons/ProseView.h"

#include <QAccessibleWidget>

namespace lightsout {

namespace {

class ProseInterface : public QAccessibleWidget, public ReadOnlyText {
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
