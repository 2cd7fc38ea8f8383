// SPDX-License-Identifier: GPL-3.0-or-later
#include "controls/ModeBar.h"

#include "theme/LookChanges.h"
#include "theme/Theme.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QCoreApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QListView>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QStandardItemModel>

#include <algorithm>

namespace lightsout {

namespace {

class ModeField : public QComboBox {
public:
    using QComboBox::QComboBox;

    QSize sizeHint() const override {
        return QComboBox::sizeHint() + QSize(widthMissingIn(*this), 0);
    }
};

} // namespace

ModeBar::ModeBar(const std::function<QList<Mode>()>& modes, QWidget* parent)
    : QWidget(parent), row_(new QHBoxLayout(this)), frame_(new QFrame(this)),
      buttons_(new QButtonGroup(this)), field_(new ModeField(this)) {
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addWidget(frame_);
    row_->addWidget(field_);
    row_->addStretch();
    field_->setObjectName(QStringLiteral("modeField"));
    field_->setFocusPolicy(Qt::TabFocus);
    field_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    field_->hide();
    frame_->setObjectName(QStringLiteral("modes"));
    auto* inside = new QHBoxLayout(frame_);
    inside->setContentsMargins(1, 1, 1, 1);
    inside->setSpacing(0);
    for (const Mode& mode : modes()) {
        auto* button = new QPushButton(this);
        button->setObjectName(mode.id);
        button->setCheckable(true);
        // A click leaves the focus on the page.
        button->setFocusPolicy(Qt::TabFocus);
        buttons_->addButton(button, static_cast<int>(buttons_->buttons().size()));
        inside->addWidget(button);
    }
    onLanguageChanged(this, [this, modes] {
        QStringList texts;
        for (const Mode& mode : modes()) {
            QAbstractButton* button = buttons_->button(static_cast<int>(texts.size()));
            button->setText(mode.text);
            button->setToolTip(mode.toolTip);
            texts << mode.text;
        }
        setItemTexts(*field_, texts);
        field_->setAccessibleName(tr("Mode"));
    });
    onAppearanceChanged(this, [this] {
        for (auto* part : findChildren<QWidget*>()) {
            part->setFont(modeFont());
        }
        // It may become narrower than its longest text.
        field_->setMinimumWidth(6 * field_->fontMetrics().height());
        // A combo box updates its cached minimum size for a new style, but not for a new font.
        for (auto* field : findChildren<QComboBox*>()) {
            QEvent change(QEvent::StyleChange);
            QCoreApplication::sendEvent(field, &change);
        }
    });
    connect(buttons_, &QButtonGroup::idToggled, this, [this](int position, bool isChosen) {
        if (isChosen) {
            field_->setCurrentIndex(position);
            if (!isSetting_) {
                Q_EMIT modeChosen(mode());
            }
            Q_EMIT modeChanged();
        }
    });
    connect(field_, &QComboBox::activated, this,
            [this](int position) { buttons_->button(position)->setChecked(true); });
}

void ModeBar::setMode(const QString& id) {
    const QScopedValueRollback setting(isSetting_, true);
    button(id)->setChecked(true);
}

QString ModeBar::storedMode(const QJsonValue& stored) const {
    const QAbstractButton* found =
        stored.isDouble() ? buttons_->button(stored.toInt()) : button(stored.toString());
    return (found == nullptr ? buttons_->button(0) : found)->objectName();
}

QAbstractButton* ModeBar::button(const QString& id) const {
    const auto buttons = buttons_->buttons();
    const auto found = std::ranges::find(buttons, id, &QObject::objectName);
    return found == buttons.end() ? nullptr : *found;
}

QString ModeBar::mode() const {
    const auto* checked = buttons_->checkedButton();
    return checked == nullptr ? QString() : checked->objectName();
}

void ModeBar::choose(const QString& id) {
    QAbstractButton* chosen = button(id);
    if (chosen != nullptr && !chosen->isChecked()) {
        chosen->click();
    }
}

QWidget* ModeBar::shownFor(const QString& id) const {
    QAbstractButton* shown = button(id);
    return shown == nullptr      ? nullptr
           : shown->isVisible()  ? static_cast<QWidget*>(shown)
           : field_->isVisible() ? field_
                                 : nullptr;
}

void ModeBar::setModeShown(const QString& id, bool isShown) {
    QAbstractButton* shown = button(id);
    shown->setVisible(isShown);
    const int position = buttons_->id(shown);
    static_cast<QListView*>(field_->view())->setRowHidden(position, !isShown);
    // For the keyboard.
    static_cast<QStandardItemModel*>(field_->model())->item(position)->setEnabled(isShown);
}

QPushButton* ModeBar::addSwitch(const std::function<Mode()>& text) {
    switch_ = new QPushButton(this);
    switch_->setObjectName(text().id);
    switch_->setCheckable(true);
    switch_->setFont(modeFont());
    onLanguageChanged(switch_, [this, text] {
        switch_->setText(text().text);
        switch_->setToolTip(text().toolTip);
    });
    row_->insertWidget(row_->count() - 1, switch_);
    return switch_;
}

int ModeBar::widthAs(bool isField) const {
    return (isField ? field_ : static_cast<QWidget*>(frame_))->sizeHint().width() +
           (switch_ == nullptr ? 0 : row_->spacing() + switch_->sizeHint().width());
}

void ModeBar::showAs(bool isField) {
    frame_->setVisible(!isField);
    field_->setVisible(isField);
}

} // namespace lightsout

#include "moc_ModeBar.cpp"
