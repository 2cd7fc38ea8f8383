// SPDX-License-Identifier: GPL-3.0-or-later
#include "lessons/AskCard.h"

#include "controls/Announcement.h"
#include "controls/Layouts.h"
#include "controls/TextLabel.h"
#include "lessons/GuessAxis.h"
#include "lessons/ProseView.h"
#include "lessons/TilesView.h"
#include "theme/Icon.h"
#include "theme/LookChanges.h"

#include <QAccessibleWidget>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <random>
#include <utility>

namespace lightsout {

namespace {

/// The slider of a question. Its name, the text of the question, contains its number. A screen
/// reader does not get its position, which counts the steps.
class Slide : public QSlider {
public:
    using QSlider::QSlider;
};

QAccessibleInterface* makeSlide(const QString& /*className*/, QObject* object) {
    auto* slide = dynamic_cast<Slide*>(object);
    return slide != nullptr ? new QAccessibleWidget(slide, QAccessible::Slider) : nullptr;
}

} // namespace

static bool isWritten(const Ask& ask) {
    return ask.kind == Ask::Kind::number || ask.kind == Ask::Kind::predict ||
           ask.kind == Ask::Kind::conjecture;
}

/// Updates all layouts of a widget and inside it at once, the innermost first. Otherwise, each
/// would be updated by an event of its own.
static void updateLayouts(QWidget& widget) {
    for (auto* child : widget.findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly)) {
        updateLayouts(*child);
    }
    if (widget.layout() != nullptr) {
        widget.layout()->activate();
        widget.updateGeometry();
    }
}

AskCard::AskCard(LessonSession& session, QWidget* parent)
    : QFrame(parent), session_(session),
      title_(new TextLabel(TextRole::body, TextLabel::Tone::accent, this)),
      text_(new ProseView(this)), answerRow_(new QWidget(this)), field_(new QLineEdit(this)),
      check_(new QPushButton(this)), slider_(new Slide(Qt::Horizontal, this)),
      tiles_(new TilesView(this)), random_(new QPushButton(this)), sentence_(new ProseView(this)),
      choiceBox_(new QWidget(this)), hintText_(new ProseView(this)), line_(new QFrame(this)),
      message_(new ProseView(this)), axis_(new GuessAxis(this)),
      notice_(makeLabel(TextRole::body, true, this)), hint_(new QPushButton(this)),
      class_(new QPushButton(this)), skip_(new QPushButton(this)) {
    QAccessible::installFactory(makeSlide);
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
    slider_->setObjectName(QStringLiteral("slider"));
    random_->setObjectName(QStringLiteral("pressRandomly"));
    sentence_->setObjectName(QStringLiteral("sentence"));
    for (QPushButton* button : {check_, hint_, class_, skip_, random_}) {
        button->setAutoDefault(true);
    }
    hint_->setIcon(themedIcon(QStringLiteral("hint")));
    line_->setFixedHeight(1);
    arrange();
    const auto give = [this] {
        announcedRemark_.clear(); // the same feedback on another answer is announced, too
        session_.answer(field_->text());
    };
    connect(check_, &QPushButton::clicked, this, give);
    connect(field_, &QLineEdit::returnPressed, this, give);
    connect(field_, &QLineEdit::textEdited, &session, &LessonSession::forgetAnswer);
    const auto slide = [this] {
        const auto& [from, to, by] = session_.step().ask->numbers;
        session_.slideTo(from + slider_->value() * by, !slider_->isSliderDown());
    };
    connect(slider_, &QSlider::valueChanged, this, slide);
    connect(slider_, &QSlider::sliderReleased, this, slide);
    connect(tiles_, &TilesView::clicked, &session, &LessonSession::toggleTile);
    connect(random_, &QPushButton::clicked, &session, &LessonSession::pressRandomly);
    connect(hint_, &QPushButton::clicked, &session, &LessonSession::takeHint);
    connect(skip_, &QPushButton::clicked, &session, &LessonSession::skip);
    connect(class_, &QPushButton::clicked, &session, &LessonSession::askClass);
    // What is announced about the board interrupts the remark.
    connect(&session, &LessonSession::pressTakenBack, this, [this] {
        announcedRemark_.clear();
        refresh();
    });
    onAppearanceChanged(this, [this] {
        const Theme theme = themeOf(*this);
        QColor back = theme.accent;
        back.setAlphaF(theme.isDark ? 0.14F : 0.1F); // more would leave too little contrast
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

void AskCard::arrange() {
    setRow(answerRow_, {{field_, 1}, check_});
    setColumn(choiceBox_, {}, 6);
    hintText_->setObjectName(QStringLiteral("hint"));
    auto* buttons = makeRow({hint_, class_, LayoutPart::rest(), skip_});
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(14, 10, 14, 10);
    layout->setSpacing(6);
    layout->addWidget(title_);
    layout->addWidget(text_);
    layout->addWidget(answerRow_);
    layout->addWidget(slider_);
    layout->addWidget(tiles_);
    layout->addWidget(random_, 0, Qt::AlignLeading);
    layout->addWidget(sentence_);
    layout->addWidget(choiceBox_);
    layout->addWidget(hintText_);
    layout->addWidget(line_);
    layout->addWidget(message_);
    layout->addWidget(axis_);
    layout->addWidget(notice_);
    layout->addLayout(buttons);
}

void AskCard::showAsk() {
    setVisible(session_.step().ask.has_value());
    if (!session_.step().ask) {
        return;
    }
    const Ask& ask = *session_.step().ask;
    field_->clear();
    answerRow_->setVisible(isWritten(ask));
    // A conjecture is a formula, which is written from left to right in every language.
    field_->setLayoutDirection(ask.kind == Ask::Kind::conjecture ? Qt::LeftToRight
                                                                 : layoutDirection());
    slider_->setVisible(ask.kind == Ask::Kind::slide);
    if (ask.kind == Ask::Kind::slide) {
        const auto& [from, to, by] = ask.numbers;
        const QSignalBlocker blocked(slider_);
        slider_->setLayoutDirection(Qt::LeftToRight);
        slider_->setRange(0, static_cast<int>(std::lround((to - from) / by)));
        slider_->setPageStep(1); // a click next to the knob must not jump to the answer
        slider_->setValue(
            static_cast<int>(std::lround((session_.guess().value_or(from) - from) / by)));
    }
    tiles_->setVisible(ask.kind == Ask::Kind::tiles);
    sentence_->setVisible(ask.kind == Ask::Kind::blocks);
    makeChoices(ask);
    refreshParts();
    announcedText_ = text_->words();
    announcedHint_ = hintText_->words();
    announcedRemark_ = spokenRemark();
}

void AskCard::setTextScale(double scale) {
    textScale_ = scale;
    QFont font = fontFor(TextRole::body);
    font.setPointSizeF(font.pointSizeF() * scale);
    field_->setFont(font);
    notice_->setFont(font);
    for (ProseView* view : {text_, sentence_, hintText_, message_}) {
        view->setTextScale(scale);
    }
    for (ProseView* choice : choiceTexts_) {
        choice->setTextScale(scale);
    }
    updateLayouts(*this);
}

int AskCard::narrowestWidth() const {
    if (isHidden()) {
        return 0;
    }
    int widest = 0;
    for (const ProseView* view : {text_, sentence_, hintText_, message_}) {
        widest = std::max(widest, view->narrowestWidth());
    }
    for (const ProseView* choice : choiceTexts_) {
        // Next to the text are the margins of the button and the cross of a wrong answer.
        const QLayout* inside = choice->parentWidget()->layout();
        const int others = inside->sizeHint().width() - choice->sizeHint().width();
        widest = std::max(widest, choice->narrowestWidth() + others);
    }
    const QMargins margins = layout()->contentsMargins();
    return widest + margins.left() + margins.right();
}

int AskCard::heightOfHints(int width) const {
    if (isHidden() || session_.isDone()) {
        return 0;
    }
    const QMargins margins = layout()->contentsMargins();
    const int room = width - margins.left() - margins.right();
    const std::vector<Prose>& hints = session_.step().ask->hints;
    QWidget holder; // keeps the text hidden
    int highest = 0;
    for (std::size_t i = session_.shownHints(); i < hints.size(); ++i) {
        ProseView hint(&holder);
        hint.setTextScale(textScale_);
        hint.setProse(hints[i], session_.step().game.rule(), session_.numbers());
        highest = std::max(highest, hint.heightForWidth(room));
    }
    const bool isHinting = !hintText_->isEmpty();
    const int shown = isHinting ? hintText_->heightForWidth(room) : -layout()->spacing();
    return highest > 0 ? std::max(0, highest - shown) : 0;
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
        connect(button, &QPushButton::clicked, this, [this, i] {
            announcedRemark_.clear();
            session_.choose(i);
        });
    }
    // The file lists the blocks of a sentence in their order.
    std::vector<std::size_t> order(choiceTexts_.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (ask.kind == Ask::Kind::blocks) {
        constexpr std::uint32_t seed = 5;
        std::shuffle(order.begin(), order.end(), std::minstd_rand(seed));
    }
    for (const std::size_t i : order) {
        choiceBox_->layout()->addWidget(choiceTexts_[i]->parentWidget());
    }
    choiceBox_->setVisible(!ask.choices.empty());
}

QWidget* AskCard::answerPlace() const {
    const auto& ask = session_.step().ask;
    return ask && isWritten(*ask) ? field_ : nullptr;
}

QWidget& AskCard::questionPlace() const {
    return *text_;
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
    hintText_->setReadable(tr("Hint %1 of %2").arg(shown).arg(all));
}

void AskCard::showChoices(const Ask& ask) {
    const Rule& rule = session_.step().game.rule();
    const ShownNumbers numbers = session_.numbers();
    const bool isSentence = ask.kind == Ask::Kind::blocks;
    const std::vector<std::size_t> placed =
        isSentence ? session_.placedBlocks() : std::vector<std::size_t>();
    for (std::size_t i = 0; i < choiceTexts_.size(); ++i) {
        choiceTexts_[i]->setProse(ask.choices[i].text, rule, numbers);
        auto* button = static_cast<QPushButton*>(choiceTexts_[i]->parentWidget());
        button->setAccessibleName(choiceTexts_[i]->words());
        const bool isTried = session_.isTried(i);
        button->findChild<QWidget*>(QStringLiteral("tried"))->setVisible(isTried);
        button->setAccessibleDescription(isTried ? LessonSession::tr("Not this one. Try another.")
                                                 : QString());
        button->setEnabled(!session_.isDone());
        button->setVisible(isSentence
                               ? !session_.isDone() && std::ranges::find(placed, i) == placed.end()
                               : !session_.isDone() || ask.choices[i].isRight);
    }
    Prose sentence;
    for (const std::size_t block : placed) {
        if (!sentence.empty()) {
            sentence.push_back({.words = " "});
        }
        sentence.insert(sentence.end(), ask.choices[block].text.begin(),
                        ask.choices[block].text.end());
    }
    sentence_->setProse(sentence, rule, numbers);
}

QString AskCard::spokenQuestion() const {
    return session_.step().ask ? tr("%1: %2").arg(title_->text(), text_->words()) : QString();
}

QString AskCard::spokenRemark() const {
    return session_.step().ask
               ? QString(message_->words() + QLatin1Char(' ') + session_.notice()).trimmed()
               : QString();
}

void AskCard::refresh() {
    refreshParts();
    // The text of a slider contains what depends on its number.
    const QString text = text_->words();
    if (slider_->hasFocus() && text != announcedText_) {
        announcedText_ = text;
        announce(*this, text);
    }
    if (const QString hint = hintText_->words(); hint != announcedHint_) {
        announcedHint_ = hint;
        announce(*this, hint);
    }
    if (const QString remark = spokenRemark(); remark != announcedRemark_) {
        announcedRemark_ = remark;
        announce(*this, remark);
    }
}

void AskCard::refreshParts() {
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
    text_->setReadable(title_->text());
    showChoices(ask);
    field_->setEnabled(!session_.isDone());
    check_->setEnabled(!session_.isDone());
    if (session_.isDone() && field_->text().isEmpty()) {
        field_->setText(session_.answerText()); // the step was done before
    }
    showHints(ask);
    message_->setProse(session_.message(), rule, numbers);
    message_->setReadable(title_->text());
    const auto tally = session_.tally();
    const auto result = tally ? tally : session_.guessedResult();
    axis_->setVisible(result.has_value());
    if (result) {
        axis_->setValues(session_.shownGuess(), *result, session_.classGuesses(),
                         tally.has_value());
    }
    if (const auto mistake = session_.mistake()) {
        field_->setSelection(mistake->first, mistake->second);
    }
    slider_->setEnabled(!session_.isDone());
    slider_->setAccessibleName(text_->words());
    if (ask.kind == Ask::Kind::tiles) {
        tiles_->setShares(ask.numbers);
    }
    for (std::size_t tile = 0; tile < TilesView::tileCount; ++tile) {
        tiles_->setMarked(tile, session_.isMarked(tile));
    }
    tiles_->setEnabled(!session_.isDone());
    random_->setText(tr("Random press"));
    random_->setVisible(ask.kind == Ask::Kind::games && !session_.isDone());
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
