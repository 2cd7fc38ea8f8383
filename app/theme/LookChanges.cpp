// SPDX-License-Identifier: GPL-3.0-or-later
#include "theme/LookChanges.h"

#include "text/SpokenText.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QEvent>
#include <QFontMetricsF>
#include <QStyle>
#include <QTimer>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <utility>

namespace lightsout {

namespace {

/// Installs `follower` as an event filter on `owner`, or on its nearest ancestor that is a widget.
void listen(QObject* follower, QObject* owner) {
    while (owner != nullptr && !owner->isWidgetType()) {
        owner = owner->parent();
    }
    if (owner != nullptr) {
        owner->installEventFilter(follower);
    }
}

class Translation : public QObject {
public:
    Translation(QObject* owner, std::function<void()> retranslate)
        : QObject(owner), retranslate_(std::move(retranslate)) {
        listen(this, owner);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange) {
            retranslate_();
        }
        return false;
    }

private:
    std::function<void()> retranslate_;
};

/// Calls `applyStyle` only after Qt has notified every widget, because the call may delete some of
/// them.
class AppearanceChange : public QObject {
public:
    AppearanceChange(QObject* owner, const std::function<void()>& applyStyle) : QObject(owner) {
        soon_.setSingleShot(true);
        soon_.setInterval(0);
        connect(&soon_, &QTimer::timeout, this, [this, applyStyle] {
            applyStyle();
            soon_.stop(); // applyStyle() itself may have restarted the timer
        });
        listen(this, owner);
    }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) {
            soon_.start();
        }
        return false;
    }

private:
    QTimer soon_;
};

} // namespace

void onLanguageChanged(QObject* owner, std::function<void()> retranslate) {
    retranslate();
    new Translation(owner, std::move(retranslate));
}

void onAppearanceChanged(QObject* owner, const std::function<void()>& applyStyle) {
    applyStyle();
    new AppearanceChange(owner, applyStyle);
}

void showEntriesWhole(QComboBox& field) {
    const QFontMetrics metrics(field.view()->font());
    int widest = 0;
    for (int i = 0; i < field.count(); ++i) {
        widest = std::max(widest, metrics.horizontalAdvance(field.itemText(i)));
    }
    const int padding = 4 * metrics.averageCharWidth();
    field.view()->setMinimumWidth(
        widest + padding + field.style()->pixelMetric(QStyle::PM_ScrollBarExtent, nullptr, &field));
}

int widthMissingIn(const QComboBox& field) {
    const QFontMetrics metrics = field.fontMetrics();
    int ink = 0;
    int whole = 0;
    for (int i = 0; i < field.count(); ++i) {
        ink = std::max(ink, metrics.boundingRect(field.itemText(i)).width());
        whole = std::max(whole, metrics.horizontalAdvance(field.itemText(i)));
    }
    return std::max(0, whole - ink);
}

void setItemTexts(QComboBox& field, const QStringList& texts) {
    while (field.count() < texts.size()) {
        field.addItem(QString());
    }
    for (int i = 0; i < texts.size(); ++i) {
        field.setItemText(i, texts[i]);
        field.setItemData(i, withoutIsolates(texts[i]), Qt::AccessibleTextRole);
    }
    showEntriesWhole(field);
    // By default, the field keeps the width it had in the first language.
    const auto widen = [&field] {
        field.ensurePolished();
        field.setMinimumWidth(field.sizeHint().width() + widthMissingIn(field));
    };
    if (field.sizeAdjustPolicy() == QComboBox::AdjustToContentsOnFirstShow) {
        field.setSizeAdjustPolicy(QComboBox::AdjustToContents);
        onAppearanceChanged(&field, widen);
    } else if (field.sizeAdjustPolicy() == QComboBox::AdjustToContents) {
        widen();
    }
}

void showChosenWhole(QComboBox& field) {
    field.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    const auto fit = [&field] {
        // The width is given as a number of letters X, the unit that Qt uses here, so that it
        // scales with the text size.
        const QFontMetricsF metrics(field.font());
        const double letters = metrics.horizontalAdvance(field.currentText()) /
                               metrics.horizontalAdvance(QLatin1Char('X'));
        field.setMinimumContentsLength(static_cast<int>(std::ceil(letters)) + 1);
    };
    QObject::connect(&field, &QComboBox::currentTextChanged, &field, fit);
    fit();
}

} // namespace lightsout
