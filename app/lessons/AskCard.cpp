// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/AskCard.h"

#include "controls/TextLabel.h"
#include "lessons/GuessAxis.h"
#include "lessons/ProseView.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <utility>

namespace lightsout {

AskCard::AskCard(LessonSession& session, QWidget* parent)
    : QFrame(parent), session_(session),
      title_(new TextLabel(TextRole::body, TextLabel::Tone::accent, this)),
      text_(new ProseView(this)), answerRow_(new QWidget(this)), field_(new QLineEdit(this)),
      check_(new QPushButton(this)), choiceBox_(new QWidget(this)), hintText_(new ProseView(this)),
      line_(new QFrame(this)), message_(new ProseView(this)), axis_(new GuessAxis(this)),
      notice_(makeLabel(TextRole::body, true, this)), hint_(new QPushButton(this)),
      class_(new QPushButton(this)), skip_(new QPushButton(this)) {
    setObjectName(QStringLiteral("ask"));
    title_->setBold(true);
    field_->setObjectName(QStringLiteral("answer"));
    check_->setObjectName(QStringLiteral("check"));
    hint_->setObjectName(QStringLiteral("lessonHint"));
    class_->setObjectName(QStringLiteral("askClass"));
    skip_->setObjectName(QStringLiteral("skip"));
    message_->setObjectName(QStringLiteral("message"));
    notice_->setObjectName(QStringLiteral("notice"));
    notice_->setWordWrap(true);
    skip_->setFlat(true);
    for (QPushButton* button : {check_, hint_, class_, skip_}) {
        button->setAutoDefault(true);
    }
    hint_->setIcon(themedIcon(QStringLiteral("hint")));
    line_->setFixedHeight(1);
    auto* answer = new QHBoxLayout(answerRow_);
    answer->setContentsMargins(0, 0, 0, 0);
    answer->addWidget(field_, 1);
    answer->addWidget(check_);
    auto* choices = new QVBoxLayout(choiceBox_);
    choices->setContentsMargins(0, 0, 0, 0);
    choices->setSpacing(6);
    hintText_->setObjectName(QStringLiteral("hint"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(hint_);
    buttons->addWidget(class_);
    buttons->addStretch();
    buttons->addWidget(skip_);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->setSpacing(6);
    layout->addWidget(title_);
    layout->addWidget(text_);
    layout->addWidget(answerRow_);
    layout->addWidget(choiceBox_);
    layout->addWidget(hintText_);
    layout->addWidget(line_);
    layout->addWidget(message_);
    layout->addWidget(axis_);
    layout->addWidget(notice_);
    layout->addLayout(buttons);
    const auto give = [this] { session_.answer(field_->text()); };
    connect(check_, &QPushButton::clicked, this, give);
    connect(field_, &QLineEdit::returnPressed, this, give);
    connect(hint_, &QPushButton::clicked, &session, &LessonSession::takeHint);
    connect(skip_, &QPushButton::clicked, &session, &LessonSession::skip);
    connect(class_, &QPushButton::clicked, &session, &LessonSession::askClass);
    onAppearanceChanged(this, [this] {
        const Theme theme = themeOf(*this);
        QColor back = theme.accent;
        back.setAlphaF(theme.isDark ? 0.28F : 0.1F);
        QColor rule = theme.accent;
        rule.setAlphaF(0.3F);
        setStyleSheet(QStringLiteral("QFrame#ask { background: %1; border: none; "
                                     "border-radius: 12px; }")
                          .arg(back.name(QColor::HexArgb)));
        line_->setStyleSheet(
            QStringLiteral("background: %1; border: none;").arg(rule.name(QColor::HexArgb)));
        check_->setText(tr("Check"));
        field_->setAccessibleName(tr("Your answer"));
        if (session_.isOpen()) {
            refresh();
        }
    });
}

void AskCard::showAsk() {
    setVisible(session_.step().ask.has_value());
    if (!session_.step().ask) {
        return;
    }
    const Ask& ask = *session_.step().ask;
    field_->clear();
    answerRow_->setVisible(ask.kind == Ask::Kind::number || ask.kind == Ask::Kind::predict);
    makeChoices(ask);
    refresh();
}

void AskCard::setTextScale(double scale) {
    QFont font = fontFor(TextRole::body);
    font.setPointSizeF(font.pointSizeF() * scale);
    field_->setFont(font);
    notice_->setFont(font);
    for (ProseView* view : {text_, hintText_, message_}) {
        view->setTextScale(scale);
    }
    const auto update = [](QWidget& widget) {
        widget.layout()->activate();
        widget.updateGeometry();
    };
    for (ProseView* choice : choiceTexts_) {
        choice->setTextScale(scale);
        update(*choice->parentWidget());
    }
    update(*choiceBox_);
    update(*this);
}

void AskCard::makeChoices(const Ask& ask) {
    qDeleteAll(choiceBox_->findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
    choiceTexts_.clear();
    for (std::size_t i = 0; i < ask.choices.size(); ++i) {
        auto* button = new QPushButton(choiceBox_);
        button->setObjectName(QStringLiteral("choice%1").arg(i + 1));
        button->setAutoDefault(true);        // so that the return key works, too
        button->setProperty("choice", true); // so that none looks like the default button
        auto* inside = new QHBoxLayout(button);
        inside->setContentsMargins(12, 6, 12, 6);
        auto* cross = new TextLabel(TextRole::body, TextLabel::Tone::press, button);
        cross->setObjectName(QStringLiteral("tried"));
        cross->setText(QString(QChar(0x2717)));
        cross->setAttribute(Qt::WA_TransparentForMouseEvents);
        inside->addWidget(cross, 0, Qt::AlignTop);
        auto* text = new ProseView(button);
        text->setAttribute(Qt::WA_TransparentForMouseEvents);
        QSizePolicy growing(QSizePolicy::Preferred, QSizePolicy::Preferred);
        growing.setHeightForWidth(true);
        text->setSizePolicy(growing);
        inside->addWidget(text, 1);
        // The default policy fixes the height to that of one line of text.
        QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        policy.setHeightForWidth(true);
        button->setSizePolicy(policy);
        choiceTexts_.push_back(text);
        choiceBox_->layout()->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, i] { session_.choose(i); });
    }
    choiceBox_->setVisible(!ask.choices.empty());
}

QWidget* AskCard::answerPlace() const {
    const auto& ask = session_.step().ask;
    const bool isWritten =
        ask && (ask->kind == Ask::Kind::number || ask->kind == Ask::Kind::predict);
    return isWritten ? field_ : nullptr;
}

void AskCard::showHints(const Ask& ask) {
    // Only the latest hint is shown; it builds on the previous ones.
    const std::size_t shown = session_.shownHints();
    const bool isHinting = shown > 0 && !session_.isDone();
    hintText_->setProse(isHinting ? ask.hints[shown - 1] : Prose(), session_.step().game.rule(),
                        session_.numbers());
    const std::size_t all = ask.hints.size();
    hint_->setVisible(session_.shownHints() < all && !session_.isDone());
    hint_->setText(tr("Hint %1 of %2").arg(session_.shownHints() + 1).arg(all));
}

void AskCard::refresh() {
    if (!session_.step().ask) {
        return;
    }
    const Ask& ask = *session_.step().ask;
    const Rule& rule = session_.step().game.rule();
    const ShownNumbers numbers = session_.numbers();
    title_->setText(session_.isDone()                ? tr("Done")
                    : ask.kind == Ask::Kind::predict ? tr("Predict first")
                                                     : tr("Your turn"));
    text_->setProse(ask.text, rule, numbers);
    for (std::size_t i = 0; i < choiceTexts_.size(); ++i) {
        choiceTexts_[i]->setProse(ask.choices[i].text, rule, numbers);
        auto* button = static_cast<QPushButton*>(choiceTexts_[i]->parentWidget());
        button->setAccessibleName(choiceTexts_[i]->words());
        const bool isTried = session_.isTried(i);
        button->findChild<QWidget*>(QStringLiteral("tried"))->setVisible(isTried);
        button->setAccessibleDescription(isTried ? LessonSession::tr("Not this one. Try another.")
                                                 : QString());
        button->setEnabled(!session_.isDone());
        button->setVisible(!session_.isDone() || ask.choices[i].isRight);
    }
    field_->setEnabled(!session_.isDone());
    check_->setEnabled(!session_.isDone());
    if (session_.isDone() && field_->text().isEmpty()) {
        field_->setText(session_.answerText()); // the step was done before
    }
    showHints(ask);
    message_->setProse(session_.message(), rule, numbers);
    const auto result = session_.guessedResult();
    axis_->setVisible(result.has_value());
    if (result) {
        axis_->setValues(*session_.guess(), *result, session_.classGuesses());
    }
    notice_->setText(session_.notice());
    notice_->setVisible(!session_.notice().isEmpty());
    line_->setVisible(!message_->isEmpty() || !session_.notice().isEmpty());
    class_->setText(tr("Ask the class"));
    class_->setToolTip(tr("Send the question to the pupils' phones"));
    class_->setVisible(session_.canAskClass());
    skip_->setText(tr("Skip"));
    skip_->setVisible(!session_.isDone());
}

} // namespace lightsout

#include "moc_AskCard.cpp"
