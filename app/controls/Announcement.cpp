// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/Announcement.h"

#include "controls/PartedView.h"
#include "text/SpokenText.h"

#include <QAccessibleObject>
#include <QStatusBar>
#include <QTimer>
#include <QWidget>

#include <algorithm>

namespace lightsout {

namespace {

/// The notification of a window. Screen readers speak it whenever it is reported as shown.
class Notification : public QObject {
public:
    using QObject::QObject;

    void add(const QString& text, Announced what) {
        if (waiting_.isEmpty()) {
            QTimer::singleShot(milliseconds, this, &Notification::show);
        }
        if (what == Announced::cause) {
            waiting_.insert(causes_++, text);
        } else {
            waiting_.removeAll(text);
            waiting_ << text;
        }
        if (waiting_.size() > maxTexts) {
            waiting_.removeFirst();
            causes_ = std::max(0, causes_ - 1);
        }
    }
    const QString& text() const { return text_; }

private:
    /// Many moves at once, such as those of a pattern, are not all spoken.
    static constexpr qsizetype maxTexts = 4;
    /// A screen reader that has not read a text when the next one is shown never reads it.
    static constexpr int milliseconds = 50;

    void show() {
        text_ = withoutIsolates(waiting_.join(QLatin1Char(' ')));
        waiting_.clear();
        causes_ = 0;
        // Screen readers keep the names of objects until they are reported as changed.
        for (const QAccessible::Event what : {QAccessible::NameChanged, QAccessible::ObjectShow}) {
            QAccessibleEvent event(this, what);
            QAccessible::updateAccessibility(&event);
        }
    }

    QStringList waiting_;
    int causes_ = 0; ///< number of causes at the beginning of waiting_
    QString text_;
};

class NotificationInterface : public QAccessibleObject {
public:
    explicit NotificationInterface(Notification& notification) : QAccessibleObject(&notification) {}

    // Orca does not speak the word "notification" inside a status bar.
    QAccessibleInterface* parent() const override {
        return QAccessible::queryAccessibleInterface(object()->parent());
    }
    QAccessibleInterface* child(int /*index*/) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface* /*child*/) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::Notification; }
    QAccessible::State state() const override {
        QAccessible::State state;
        state.readOnly = true;
        return state;
    }
    QString text(QAccessible::Text kind) const override {
        return kind == QAccessible::Name ? static_cast<Notification*>(object())->text() : QString();
    }
};

QAccessibleInterface* makeNotification(const QString& /*className*/, QObject* object) {
    auto* notification = dynamic_cast<Notification*>(object);
    return notification != nullptr ? new NotificationInterface(*notification) : nullptr;
}

/// Returns the notification of a window, which is created when it is first needed.
Notification& notificationOf(QWidget& window) {
    const QString name = QStringLiteral("notification");
    if (auto* made = window.findChild<QObject*>(name)) {
        return static_cast<Notification&>(*made);
    }
    QAccessible::installFactory(makeNotification); // does nothing if it is installed
    QWidget* bar = window.findChild<QStatusBar*>();
    auto* notification = new Notification(bar != nullptr ? bar : &window);
    notification->setObjectName(name);
    return *notification;
}

} // namespace

void announce(const QWidget& about, const QString& text, Announced what) {
    if (text.isEmpty()) {
        return;
    }
    notifyObserver(text, QAccessible::Alert);
    if (QAccessible::isActive()) {
        notificationOf(*about.window()).add(text, what);
    }
}

bool areAnnouncementsHeard() {
    return QAccessible::isActive() || hasObserver();
}

} // namespace lightsout
