// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QComboBox>
#include <QTest>

#include <algorithm>
#include <type_traits>

namespace lightsout {

/// Drives a window, a dialog or another widget as a user does. Its parts are found by object name.
/// The test fails if one is missing.
class WidgetDriver {
public:
    explicit WidgetDriver(const QWidget& whole) : roots_{&whole} {}

    /// Clicks a button, which must be visible and enabled.
    void click(const char* button) const {
        if (auto* found = part<QAbstractButton>(button)) {
            QVERIFY2(found->isVisible() && found->isEnabled(), button);
            QTest::mouseClick(found, Qt::LeftButton);
        }
    }
    /// Activates a button, even if the stage or the width of the window hides it.
    void activate(const char* button) const {
        if (auto* found = part<QAbstractButton>(button)) {
            found->click();
        }
    }
    /// Triggers the action of a menu or tool bar, which must be enabled.
    void trigger(const char* action) const {
        if (auto* found = part<QAction>(action)) {
            QVERIFY2(found->isEnabled(), action);
            found->trigger();
        }
    }
    /// Chooses an entry of a list of choices.
    void select(const char* list, int entry) const {
        if (auto* found = part<QComboBox>(list)) {
            QVERIFY2(entry >= 0 && entry < found->count(), list);
            found->setCurrentIndex(entry);
        }
    }
    /// Returns the text of a label or button.
    QString read(const char* label) const {
        const auto* found = part<QWidget>(label);
        return found == nullptr ? QString() : found->property("text").toString();
    }
    /// Returns a part. If several have this name, such as those of views of the same class, returns
    /// the visible one; the test fails if that is ambiguous.
    template <typename Part>
    Part* part(const char* name) const {
        QList<Part*> all;
        for (const QWidget* root : roots_) {
            all += root->findChildren<Part*>(QLatin1String(name));
        }
        [&] { QVERIFY2(!all.isEmpty(), name); }();
        if constexpr (std::is_base_of_v<QWidget, Part>) {
            const auto seen = std::ranges::find_if(all, &QWidget::isVisible);
            if (seen != all.end()) {
                [&] { QVERIFY2(std::ranges::count_if(all, &QWidget::isVisible) == 1, name); }();
                return *seen;
            }
        }
        return all.value(0);
    }

protected:
    void alsoIn(const QWidget& other) { roots_ << &other; }

private:
    QList<const QWidget*> roots_;
};

} // namespace lightsout
